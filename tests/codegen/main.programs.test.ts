import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withSources, workFolder } from './contracts.ts'

const main = resolve('codegen/main.ts')
const generated = 'src/generated'

/** Runs the generator as a developer does, in a folder. */
function codegen(folder: string, ...options: string[]): { status: number | null; said: string; complained: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...options], { cwd: folder, encoding: 'utf8' })
  return { status, said: stdout, complained: stderr }
}

const filesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

/** The repository's own contract in a folder of its own, with what was generated from it. */
function ownContract(): string {
  const folder = withSources(workFolder())
  rmSync(join(folder, 'openapi'), { recursive: true })
  cpSync('openapi', join(folder, 'openapi'), { recursive: true })
  cpSync(generated, join(folder, generated), { recursive: true })
  return folder
}

test('two runs on one contract write the same bytes, which are those that are committed, and nothing elsewhere; the second says so', () => {
  const folder = withSources(workFolder())
  rmSync(join(folder, 'openapi'), { recursive: true })
  cpSync('openapi', join(folder, 'openapi'), { recursive: true })
  expect(codegen(folder)).toMatchObject({ status: 0, complained: '' })
  const written = filesIn(join(folder, generated))
  for (const [file, text] of written) expect([file, text === readFileSync(join(generated, file), 'utf8')]).toEqual([file, true])

  expect(codegen(folder)).toEqual({ status: 0, said: expect.stringMatching(/^Nothing changed\.\n/) as string, complained: '' })
  expect(filesIn(join(folder, generated))).toEqual(written)
  expect(codegen(folder, '--check')).toEqual({ status: 0, said: '', complained: '' })
  expect([readdirSync(folder), readdirSync(join(folder, 'src'))]).toEqual([
    ['node_modules', 'openapi', 'src'],
    ['database', 'generated', 'http'],
  ])
})

describe('--check', () => {
  test('fails when a generated file was edited, naming the file, the first line that differs and the way out', () => {
    const folder = ownContract()
    const file = join(folder, generated, 'routes.ts')
    const lines = readFileSync(file, 'utf8').split('\n')
    const at = lines.findIndex((line) => line.includes("method: 'GET'"))
    const edited = lines.with(at, "    method: 'POST',").join('\n')
    writeFileSync(file, edited)
    const { status, complained } = codegen(folder, '--check')
    expect(status).toBe(1)
    expect(complained.split('\n').map((line) => line.trim())).toEqual([
      `src/generated/routes.ts:${at + 1}: is      method: 'POST',`,
      "should be      method: 'GET',",
      '',
      'Run `npm run codegen` and commit what it writes.',
      '',
    ])
    expect(readFileSync(file, 'utf8')).toBe(edited)
  })

  test('notices an edit of any file, one that is missing, and one that nothing generates any more', () => {
    const folder = ownContract()
    const files = readdirSync(join(folder, generated))
    for (const file of files) appendFileSync(join(folder, generated, file), ' ')
    rmSync(join(folder, generated, 'routes.ts'))
    writeFileSync(join(folder, generated, 'left-over.ts'), '')
    const { status, complained } = codegen(folder, '--check')
    expect(status).toBe(1)
    expect([...files, 'left-over.ts'].filter((file) => !complained.includes(`src/generated/${file}:`))).toEqual([])
    expect(complained).toContain('src/generated/routes.ts: missing')
  })

  test('fails when the contract was edited and nothing generated since', () => {
    const folder = ownContract()
    const file = join(folder, 'openapi/research/filter-presets.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('List your filter presets', 'List all your filter presets'))
    const { status, complained } = codegen(folder, '--check')
    expect(status).toBe(1)
    expect(complained).toContain('src/generated/openapi.json:')
  })
})

describe('a migration', () => {
  test('that index.ts does not name is refused, with what to do, and nothing is written', () => {
    const folder = ownContract()
    rmSync(join(folder, 'src/database'))
    cpSync('src/database', join(folder, 'src/database'), { recursive: true })
    const index = join(folder, 'src/database/migrations/index.ts')
    const whole = readFileSync(index, 'utf8')
    const before = filesIn(join(folder, generated))
    const complained =
      'src/database/migrations/154-lent-sessions.ts is in no line of index.ts, so it never runs: ' +
      'import it there and name it in `migrations`.\n\nNothing was generated.\n'
    for (const line of [/^.*from '\.\/154-lent-sessions\.ts'\n/m, /^ {2}'154-lent-sessions': .*\n/m]) {
      writeFileSync(index, whole.replace(line, ''))
      for (const options of [[], ['--check']]) expect(codegen(folder, ...options)).toEqual({ status: 1, said: '', complained })
    }
    expect(filesIn(join(folder, generated))).toEqual(before)
    writeFileSync(index, whole)
    expect(codegen(folder, '--check')).toEqual({ status: 0, said: '', complained: '' })
  })
})

test('a declaration of what breaks clients that is not whole is refused with its place, and nothing is written', () => {
  const folder = ownContract()
  const before = filesIn(join(folder, generated))
  const declared = join(folder, 'openapi/released/breaking.yaml')
  const mistakes = {
    "- at: here\n  what: gone\n  reason: ''\n  since: '0.3'\n": 'entry 1 has no reason that is a text',
    '- at: "here\n': 'Missing closing "quote at line 2, column 1:',
  }
  for (const [text, mistake] of Object.entries(mistakes)) {
    writeFileSync(declared, text)
    const { status, said, complained } = codegen(folder)
    expect([status, said]).toEqual([1, ''])
    expect(complained).toContain(`openapi/released/breaking.yaml: ${mistake}\n`)
    expect(complained).toMatch(/\n\nNothing was generated\.\n$/)
  }
  expect(filesIn(join(folder, generated))).toEqual(before)
})

describe('what it says', () => {
  const given = { in: 'toolbox/things.yaml', replace: 'maxLength: 120', by: 'maxLength: 60' }

  test('what changed, what it wrote, and the line to add for each operation that nobody answers yet', () => {
    const folder = withSources(workFolder())
    codegen(folder)
    const file = join(folder, 'openapi', given.in)
    writeFileSync(file, readFileSync(file, 'utf8').replace(given.replace, given.by))
    const { status, said } = codegen(folder)
    expect(status).toBe(0)
    expect(said.split('\n').slice(0, 2)).toEqual([
      '· Thing.attributes.name: maxLength tightened from 120 to 60  openapi/toolbox/things.yaml:61',
      '· ThingCreate.data.attributes.name: maxLength tightened from 120 to 60  openapi/toolbox/things.yaml:61',
    ])
    expect(said).toContain('\nWrote src/generated/')
    expect(said).toContain('\n→ src/resources/toolbox/things.ts: GET /api/v2/things answers 501: listThings\n')
  })

  test('that what was edited by hand in a generated file is gone', () => {
    const folder = ownContract()
    const file = join(folder, generated, 'routes.ts')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before.replace("method: 'GET'", "method: 'POST'"))
    const lost = '! src/generated/routes.ts: not as openapi/ has it. What was edited there by hand is gone.'
    expect(codegen(folder)).toEqual({
      status: 0,
      said: expect.stringContaining(`Wrote src/generated/routes.ts\n${lost}\n`) as string,
      complained: '',
    })
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('where what has to follow stands: the handler, its cell, the columns', () => {
    const folder = withSources(workFolder())
    mkdirSync(join(folder, 'src/resources/toolbox'), { recursive: true })
    writeFileSync(join(folder, 'src/resources/toolbox/things.ts'), '// Things\nlistThings: page(things),\ncreateThing: create(things),\n')
    mkdirSync(join(folder, 'tests/contract/cells'), { recursive: true })
    writeFileSync(join(folder, 'tests/contract/cells/things.ts'), 'export const things = {\n  getThing: {},\n  createThing: {},\n}\n')
    codegen(folder)
    const file = join(folder, 'openapi', given.in)
    const edits = [
      [
        'maxLength: 120, example: Anvil }',
        "maxLength: 120, example: Anvil }\n        weight: &weight { type: [integer, 'null'], description: Its weight., minimum: 0, maximum: 9, example: 1 }",
      ],
      ['name: *name', 'name: *name\n            weight: *weight'],
      [
        '      - { $ref: ../shared/parameters.yaml#/PageSize }',
        "      - { $ref: ../shared/parameters.yaml#/PageSize }\n      - { name: 'filter[name]', in: query, description: A name., schema: { type: string, maxLength: 9 }, example: x }",
      ],
      ['x-roles: [editor]', 'x-roles: [editor, finance]'],
      ['operationId: getThing\n', 'operationId: getThingItself\n'],
    ] as const
    writeFileSync(
      file,
      edits.reduce((text, [replace, by]) => text.replace(replace, by), readFileSync(file, 'utf8')),
    )
    const { said } = codegen(folder)
    expect(said.split('\n').filter((line) => /^[·→]/.test(line))).toEqual([
      '· operation getThingItself added (GET /api/v2/things/{id})  openapi/toolbox/things.yaml:41',
      '· operation getThing removed (GET /api/v2/things/{id})  openapi/toolbox/things.yaml:41',
      '· operation listThings: filter name added  openapi/toolbox/things.yaml:12',
      '· operation createThing: roles was editor, is editor, finance  openapi/toolbox/things.yaml:24',
      '· Thing.attributes.weight added  openapi/toolbox/things.yaml:63',
      '· ThingCreate.data.attributes.weight added  openapi/toolbox/things.yaml:98',
      '→ tests/contract/cells/things.ts:2: remove its cell',
      '→ src/resources/toolbox/things.ts:2: filter name added',
      '→ tests/contract/cells/things.ts:3: see that the cell of createThing still fits',
      '→ src/database/migrations/: a new migration that adds things.weight, or computed in src/resources/toolbox/things.ts',
      '→ src/resources/toolbox/things.ts:3: createThing: ThingCreate.data.attributes.weight added',
      '→ src/resources/toolbox/things.ts: GET /api/v2/things/{id} answers 501: getThingItself',
    ])
  })

  test('of an attribute that the published document shares, as of any other: its places, and what has to follow', () => {
    const folder = ownContract()
    const source = 'src/resources/events/corporate-events.ts'
    mkdirSync(join(folder, dirname(source)), { recursive: true })
    writeFileSync(join(folder, source), 'createCorporateEvent,\nupdateCorporateEvent,\n')
    const file = join(folder, 'openapi/events/corporate-events.yaml')
    const whole = readFileSync(file, 'utf8')
    const at = whole.slice(0, whole.indexOf('        title: &title')).split('\n').length
    const title = /(title: &title\n +type: )string(\n(?: .*\n){3} +maxLength: )255/
    writeFileSync(file, whole.replace(title, "$1[string, 'null']$2510"))
    expect(JSON.parse(readFileSync(join(folder, generated, 'openapi.json'), 'utf8'))).toHaveProperty(
      'components.schemas.CorporateEventTitle',
    )

    const { said } = codegen(folder)
    const lines = said.split('\n').filter((line) => /^[·→]/.test(line) && !line.includes('answers 501'))
    const [event, made, changed] = ['CorporateEvent', 'CorporateEventCreate.data', 'CorporateEventUpdate.data'].map(
      (one) => `${one}.attributes.title`,
    )
    const column = 'src/database/migrations/: a new migration: '
    expect(lines).toEqual([
      ...[event, made, changed].flatMap((one) => [
        `· ${one!} is now nullable  openapi/events/corporate-events.yaml:${at + 1}`,
        `· ${one!}: maxLength loosened from 255 to 510  openapi/events/corporate-events.yaml:${at + 5}`,
      ]),
      `→ ${column}corporate_events.title is now nullable`,
      `→ ${column}the check corporate_events_title_length takes as much, which it got in src/database/migrations/012-corporate-events.ts:29`,
      `→ ${source}:1: createCorporateEvent: ${made!} is now nullable`,
      `→ ${source}:2: updateCorporateEvent: ${changed!} is now nullable`,
    ])
  })

  test('an attribute that gets another name asks for a column, and for the end of the one before', () => {
    const folder = ownContract()
    const file = join(folder, 'openapi/shelves/locker-items.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(' note: ', ' remark: '))
    expect(
      codegen(folder)
        .said.split('\n')
        .filter((line) => line.startsWith('→ src/database/')),
    ).toEqual([
      '→ src/database/migrations/: a new migration that adds locker_items.remark, or computed in src/resources/shelves/locker-items.ts',
      '→ src/database/migrations/: one release later, a new migration that drops locker_items.note',
    ])
  })

  test('what is left of a type that is gone', () => {
    const folder = ownContract()
    const left = ['src/resources/people/personal-email-domains.ts', 'tests/resources/people/personal-email-domains.test.ts']
    for (const file of left) {
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), 'listPersonalEmailDomains,\ngetPersonalEmailDomain,\n')
    }
    const root = join(folder, 'openapi/openapi.yaml')
    const lines = [/^.*personal-email-domains\.yaml.*\n/gm, /^ +- \{ name: Personal email.*\n/gm, / Personal email domains,/g]
    writeFileSync(
      root,
      lines.reduce((text, line) => text.replaceAll(line, ''), readFileSync(root, 'utf8')),
    )
    rmSync(join(folder, 'openapi/people/personal-email-domains.yaml'))
    const { said, complained } = codegen(folder)
    expect(complained).toBe('')
    expect(said.split('\n').filter((line) => /^→.*personal.email.domains/i.test(line) && !line.includes('answers 501'))).toEqual([
      `→ ${left[0]!}:1: remove listPersonalEmailDomains`,
      `→ ${left[1]!}: remove it`,
      '→ src/database/migrations/: one release later, a new migration that drops personal_email_domains',
      `→ ${left[0]!}:2: remove getPersonalEmailDomain`,
    ])
  })

  test('a new key of an order, which the handler has to know', () => {
    const folder = withSources(workFolder())
    mkdirSync(join(folder, 'src/resources/toolbox'), { recursive: true })
    writeFileSync(join(folder, 'src/resources/toolbox/things.ts'), 'listThings: page(things),\n')
    const file = join(folder, 'openapi', given.in)
    const size = '      - { $ref: ../shared/parameters.yaml#/PageSize }'
    const sort = '{ type: string, description: A key., enum: [name], default: name }'
    const by = `${size}\n      - { name: sort, in: query, description: The order., schema: ${sort}, example: name }`
    writeFileSync(file, readFileSync(file, 'utf8').replace(size, by))
    codegen(folder)
    writeFileSync(file, readFileSync(file, 'utf8').replace('enum: [name]', "enum: [name, '-name']"))
    expect(codegen(folder).said).toContain('\n→ src/resources/toolbox/things.ts:1: sort key -name added\n')
  })

  test('nothing of an operation that its resource file names, nor of those that answer relationships', () => {
    const folder = withSources(workFolder())
    mkdirSync(join(folder, 'src/resources/toolbox'), { recursive: true })
    writeFileSync(join(folder, 'src/resources/toolbox/things.ts'), 'listThings: page(things),\n')
    const { said } = codegen(folder)
    const missing = [...said.matchAll(/answers 501: (\w+)$/gm)].map((one) => one[1])
    expect(missing).toEqual(['createThing', 'getThing'])
  })

  test('every mistake of the contract, and then writes nothing', () => {
    const folder = withSources(
      workFolder([
        { in: 'toolbox/things.yaml', replace: '    security: []\n', by: '' },
        { ...given, by: 'minLength: 1' },
      ]),
    )
    const { status, said, complained } = codegen(folder)
    expect([status, said]).toEqual([1, ''])
    expect(complained).toBe(`openapi/toolbox/things.yaml:3: listThings does not say who may call it: write security, [] if anyone
openapi/toolbox/things.yaml:60: name has no maxLength

The contract has 2 mistake(s); nothing was generated.
`)
    expect(readdirSync(join(folder, generated))).toEqual(['tables.ts'])
  })

  test.each([
    [
      'an anchor that is not there',
      'toolbox/things.yaml',
      'name: *name',
      'name: *title',
      'openapi/toolbox/things.yaml:95: *title names nothing above it',
    ],
    [
      'an operation that is not finished',
      'toolbox/things.yaml',
      "responses:\n      '200':\n        description: One page of things.\n        content: { application/json: { schema: { $ref: '#/ThingPage' } } }",
      'responses:',
      'openapi/toolbox/things.yaml:12: responses is null and must be object',
    ],
    [
      'a text in place of a list',
      'openapi.yaml',
      '  - { name: Things, description: What there is. }',
      '  Things',
      'openapi/openapi.yaml:1: tags is "Things" and must be array',
    ],
  ])('a contract with %s is refused with file and line, not stumbled over', (_what, file, replace, by, message) => {
    const { status, complained } = codegen(withSources(workFolder([{ in: file, replace, by }])))
    expect(status).toBe(1)
    expect(complained).toContain(message)
    expect(complained).toContain('nothing was generated')
  })
})
