import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { withSources, workFolder } from './contracts.ts'
import type { Edit } from './contracts.ts'

const things = 'toolbox/things.yaml'
const breaking = 'openapi/released/breaking.yaml'

interface Ran {
  status: number | null
  said: string
  complained: string
}

function run(folder: string, script: string, ...options: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script), ...options], { cwd: folder, encoding: 'utf8' })
  return { status, said: stdout, complained: stderr }
}

const diff = (folder: string, ...options: string[]): Ran => run(folder, 'scripts/contract-diff.ts', ...options)

function change(folder: string, edits: readonly Edit[]): void {
  for (const { in: file, replace, by } of edits) {
    const path = join(folder, 'openapi', file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(replace)
    writeFileSync(path, text.replace(replace, by))
  }
  expect(run(folder, 'codegen/main.ts')).toMatchObject({ status: 0, complained: '' })
}

/** A folder whose contract was released as 0.1 and edited since. */
function edited(...edits: Edit[]): string {
  const folder = withSources(workFolder())
  change(folder, [])
  expect(diff(folder, '--release', '0.1')).toEqual({ status: 0, said: 'Wrote openapi/released/0.1.yaml\n', complained: '' })
  if (edits.length > 0) change(folder, edits)
  return folder
}

const withoutShow: Edit[] = [
  { in: things, replace: 'get:\n    operationId: getThing\n', by: 'delete:\n    operationId: deleteThing\n' },
  {
    in: things,
    replace:
      "'200':\n        description: The thing.\n        content: { application/json: { schema: { $ref: '#/ThingDocument' } } }\nThing:",
    by: "'204': { description: It is gone. }\nThing:",
  },
]
const tighter: Edit = { in: things, replace: 'maxLength: 120', by: 'maxLength: 60' }
const size = 'name: *name\n            size: { type: boolean, description: Whether., example: true }'
const required: Edit[] = [
  { in: things, replace: 'name: *name', by: size },
  { in: things, replace: 'required: [name]', by: 'required: [name, size]' },
]
const added: Edit[] = [
  {
    in: things,
    replace: "'#/ThingDocument' } } }\nThing:",
    by: `'#/ThingDocument' } } }
  delete:
    operationId: deleteThing
    tags: [Things]
    summary: Remove a thing
    description: Removes a thing.
    x-source: listed
    security: [{ bearer: [] }, { token: [] }]
    responses:
      '204': { description: It is gone. }
Thing:`,
  },
]

describe('what breaks a client', () => {
  test.each<[string, Edit[], string, string, string]>([
    ['an operation that is gone', withoutShow, things, 'getThing', 'Operation `GET /api/v2/things/{id}` was removed.'],
    [
      'a bound that is tighter for those who send',
      [tighter],
      `${things}:61`,
      'ThingCreate.data.attributes.name',
      "`maxLength` of `name` changed from '120' to '60'.",
    ],
    [
      'an attribute that is newly required',
      required,
      things,
      'ThingCreate.data.attributes',
      'Properties of `attributes` became required: `size`.',
    ],
  ])('%s fails with its place and what to declare, and passes once declared', (_what, edits, place, at, what) => {
    const folder = edited(...edits)
    const { status, complained } = diff(folder)
    expect(status).toBe(1)
    const [said = '', asked = ''] = complained.split('with the reason:\n')
    expect(said).toContain(`breaks clients: ${at}: ${what}\n`)
    expect(said).toContain(`openapi/${place}`)
    const entries = parse(asked) as { at: string; what: string; reason: string; since: string }[]
    expect(entries).toContainEqual({ at, what, reason: '', since: '0.2' })

    writeFileSync(join(folder, breaking), JSON.stringify(entries))
    expect(diff(folder)).toMatchObject({ status: 1, complained: `${breaking}: entry 1 has no reason that is a text\n` })

    writeFileSync(join(folder, breaking), JSON.stringify(entries.map((one) => ({ ...one, reason: 'It has to be.' }))))
    expect(diff(folder)).toMatchObject({ status: 0, complained: '', said: expect.stringContaining(`! ${at}: ${what} It has to be.\n`) })
  })

  test('a declared change that is not there fails, until the release that it is for was cut', () => {
    const folder = edited(tighter)
    const entry = { at: 'getThing', what: 'Operation `GET /api/v2/things/{id}` was removed.', reason: 'It has to be.', since: '0.2' }
    const real = {
      at: 'ThingCreate.data.attributes.name',
      what: "`maxLength` of `name` changed from '120' to '60'.",
      reason: 'Names are short.',
      since: '0.2',
    }
    writeFileSync(join(folder, breaking), JSON.stringify([entry, real]))
    const outdated = `${breaking}: no longer true, remove it: ${entry.at}: ${entry.what}\n`
    expect(diff(folder)).toMatchObject({ status: 1, complained: outdated })

    writeFileSync(join(folder, breaking), JSON.stringify([real]))
    expect(diff(folder)).toMatchObject({ status: 0, complained: '' })
    expect(diff(folder, '--release', '0.2').status).toBe(0)
    expect(diff(folder)).toEqual({ status: 0, said: 'Nothing changed since 0.2.\n', complained: '' })
  })
})

test('what breaks nobody passes and is listed', () => {
  expect(diff(edited())).toEqual({ status: 0, said: 'Nothing changed since 0.1.\n', complained: '' })
  expect(diff(edited(...added))).toEqual({
    status: 0,
    said: 'Changed since 0.1:\n· operation deleteThing added (DELETE /api/v2/things/{id})\n',
    complained: '',
  })
})

test('a release is written once, after the one before it', () => {
  const folder = edited()
  const first = readFileSync(join(folder, 'openapi/released/0.1.yaml'), 'utf8')
  expect(first).toMatch(/^# Released as 0\.1\. Never edited\.\nopenapi: 3\.1\.0\n/)
  for (const version of ['0.1', '0.0']) {
    expect(diff(folder, '--release', version).complained).toBe(`${version} does not come after 0.1, the last release\n`)
  }
  expect(diff(folder, '--release', 'next').complained).toBe('next is no release: write two numbers, as in 0.2\n')
  expect(diff(folder, '--release', '0.10').status).toBe(0)
  expect(diff(folder, '--release', '0.9').complained).toBe('0.9 does not come after 0.10, the last release\n')
  expect(readFileSync(join(folder, 'openapi/released/0.1.yaml'), 'utf8')).toBe(first)
  expect(existsSync(join(folder, 'openapi/released/0.9.yaml'))).toBe(false)
})

test('without a release there is nothing to compare with', () => {
  const folder = withSources(workFolder())
  change(folder, [])
  expect(diff(folder)).toMatchObject({ status: 1, complained: 'Nothing was released yet: npm run contract:diff -- --release 0.1\n' })
})
