import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { deletion, withSources, workFolder } from './contracts.ts'
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

const diff = (folder: string, ...options: string[]): Ran => run(folder, 'scripts/contract-diff/main.ts', ...options)

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
  expect(diff(folder, '--release', '0.1')).toEqual({
    status: 0,
    said: 'Wrote openapi/released/0.1.json.gz\n0.1 is the first: nothing changed by it\n',
    complained: '',
  })
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
const added: Edit[] = [deletion()]

describe('what breaks a client', () => {
  test.each<[string, Edit[], string, string, string]>([
    ['an operation that is gone', withoutShow, things, 'operation getThing', 'removed (GET /api/v2/things/{id})'],
    [
      'a bound that is tighter for those who send',
      [tighter],
      `${things}:61`,
      'ThingCreate.data.attributes.name',
      'maxLength tightened from 120 to 60',
    ],
    ['an attribute that is newly required', required, things, 'ThingCreate.data.attributes.size', 'added, required'],
  ])('%s fails with its place and what to declare, and passes once declared', (_what, edits, place, at, what) => {
    const folder = edited(...edits)
    const { status, complained } = diff(folder)
    expect(status).toBe(1)
    const [said = '', asked = ''] = complained.split('with the reason:\n')
    expect(said.replaceAll(`${at}: `, `${at} `)).toContain(`breaks clients: ${at} ${what}`)
    expect(said).toContain(`openapi/${place}`)
    const entries = parse(asked) as { at: string; what: string; reason: string; since: string }[]
    expect(entries).toContainEqual({ at, what, reason: '', since: '0.2' })

    writeFileSync(join(folder, breaking), JSON.stringify(entries))
    expect(diff(folder)).toMatchObject({ status: 2, complained: `${breaking}: entry 1 has no reason that is a text\n` })

    writeFileSync(join(folder, breaking), JSON.stringify(entries.map((one) => ({ ...one, reason: 'It has to be.' }))))
    expect(diff(folder)).toMatchObject({ status: 0, complained: '', said: expect.stringContaining(`! ${at}: ${what}. It has to be.\n`) })
  })

  test('a declared change that is not there fails, until the release that it is for was cut', () => {
    const folder = edited(tighter)
    const entry = { at: 'operation getThing', what: 'removed (GET /api/v2/things/{id})', reason: 'It has to be.', since: '0.2' }
    const real = {
      at: 'ThingCreate.data.attributes.name',
      what: 'maxLength tightened from 120 to 60',
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

const git = (folder: string, ...options: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...options], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, expect.any(String)])
  return stdout.trim()
}

test('a release is written once, after the one before it', () => {
  const folder = edited()
  const held = readFileSync(join(folder, 'openapi/released/0.1.json.gz'))
  const published = readFileSync(join(folder, 'src/generated/openapi.json'), 'utf8')
  expect(JSON.parse(gunzipSync(held).toString())).toEqual(JSON.parse(published))
  for (const version of ['0.1', '0.0']) {
    expect(diff(folder, '--release', version).complained).toBe(`${version} does not come after 0.1, the last release\n`)
  }
  expect(diff(folder, '--release', 'next').complained).toBe('next is no release: write two numbers, as in 0.2\n')
  expect(diff(folder, '--release', '0.10').said).toBe(
    'Wrote openapi/released/0.10.json.gz\nKept openapi/released/0.1.json.gz: no commit holds it as it is\nWrote openapi/released/0.10.changes.yaml\n',
  )
  expect(diff(folder, '--release', '0.9').complained).toBe('0.9 does not come after 0.10, the last release\n')
  expect(readFileSync(join(folder, 'openapi/released/0.1.json.gz'))).toEqual(held)
  expect(existsSync(join(folder, 'openapi/released/0.9.json.gz'))).toBe(false)
})

test('an earlier release is a reference into the history, and says what to do where there is none', () => {
  const folder = edited()
  git(folder, 'init', '--quiet')
  git(folder, 'add', 'openapi')
  git(folder, 'commit', '--quiet', '--message', 'release 0.1')
  change(folder, added)
  const kept = 'openapi/released/0.1.json.gz'
  expect(diff(folder, '--release', '0.2').said).toBe(
    `Wrote openapi/released/0.2.json.gz\nWrote openapi/released/0.1.ref in place of ${kept}\nWrote openapi/released/0.2.changes.yaml\n`,
  )
  expect(existsSync(join(folder, kept))).toBe(false)
  expect(readFileSync(join(folder, 'openapi/released/0.1.ref'), 'utf8')).toBe(`${git(folder, 'rev-parse', 'HEAD')}:${kept}\n`)
  const said = 'Changed since 0.1:\n· operation deleteThing added (DELETE /api/v2/things/{id})\n'
  expect(diff(folder, '0.1', '0.2')).toEqual({ status: 0, said, complained: '' })
  expect(diff(folder)).toMatchObject({ status: 0, said: 'Nothing changed since 0.2.\n' })

  rmSync(join(folder, '.git'), { recursive: true })
  expect(diff(folder)).toMatchObject({ status: 0, said: 'Nothing changed since 0.2.\n' })
  const { status, complained } = diff(folder, '0.1')
  expect(status).toBe(2)
  expect(complained).toContain('which is not in the history here: a shallow clone gets it by `git fetch --unshallow`.')
  expect(complained).toContain('npm run contract:diff -- <old> <new>')
})

describe('any two documents are compared', () => {
  const document = (maxLength: number) => ({
    openapi: '3.1.0',
    info: { title: 'Trees', version: '1' },
    paths: {
      '/trees': {
        get: {
          operationId: 'listTrees',
          parameters: [{ name: 'q', in: 'query', schema: { type: 'string', maxLength } }],
          responses: { 200: {} },
        },
      },
    },
  })
  const said = 'operation listTrees: parameter q: maxLength tightened from 9 to 8'

  test('by file and by address, in JSON and in YAML', async () => {
    const server = createServer((request, reply) => {
      reply.writeHead(request.url === '/new' ? 200 : 404).end(stringify(document(8)))
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const folder = workFolder([], { 'old.json': JSON.stringify(document(9)), 'same.yaml': stringify(document(9)) })
    // The server answers in this process, which therefore may not wait for the other.
    const compare = (...two: string[]): Promise<Ran> =>
      new Promise((ended) => {
        execFile(process.execPath, [resolve('scripts/contract-diff/main.ts'), ...two], { cwd: folder }, (error, stdout, stderr) =>
          ended({ status: error ? Number(error.code) : 0, said: stdout, complained: stderr }),
        )
      })
    expect(await compare('old.json', 'same.yaml')).toEqual({ status: 0, said: 'Nothing changed since old.json.\n', complained: '' })
    expect(await compare('old.json', `${address}/new`)).toEqual({
      status: 1,
      said: `Changed since old.json:\n· ${said}\n`,
      complained: `breaks clients: ${said}\n`,
    })
    expect(await compare('old.json', `${address}/other`)).toEqual({ status: 2, said: '', complained: `${address}/other answers 404.\n` })
  })

  test('unless one is none', () => {
    const folder = workFolder([], {
      'old.json': JSON.stringify(document(9)),
      'none.yaml': 'swagger: "2.0"',
      'torn.json': '{',
      'lost.json': JSON.stringify({ openapi: '3.1.0', paths: { '/a': { $ref: '#/components/pathItems/A' } } }),
    })
    expect(diff(folder, 'old.json', 'none.yaml')).toMatchObject({ status: 2, complained: 'none.yaml is no OpenAPI 3 document.\n' })
    expect(diff(folder, 'old.json', 'torn.json').complained).toMatch(/^torn\.json is neither JSON nor YAML: /)
    expect(diff(folder, 'lost.json', 'old.json')).toMatchObject({
      status: 2,
      complained: 'The document does not hold what its reference #/components/pathItems/A names.\n',
    })
    expect(diff(folder, 'missing.json', 'old.json')).toMatchObject({ status: 2, complained: expect.stringContaining('missing.json') })
    expect(diff(folder, 'a', 'b', 'c')).toMatchObject({ status: 2, complained: expect.stringMatching(/^Unexpected argument 'c'/) })
    expect(diff(folder, '--release', '0.2', 'old.json')).toMatchObject({ status: 2 })
    expect(diff(folder, '--help').said).toContain('clients must expect new attributes, new values of extensible enums and new operations')
  })
})

test('without a release there is nothing to compare with', () => {
  const folder = withSources(workFolder())
  change(folder, [])
  expect(diff(folder)).toMatchObject({ status: 2, complained: 'Nothing was released yet: npm run contract:diff -- --release 0.1\n' })
})
