import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess } from '../support/process.ts'
import { addOperation, addType, copyProject } from './projects.ts'
import type { CopiedProject } from './projects.ts'

const stubs = 'scripts/stubs/main.ts'
const sources = ['src', 'tests', 'openapi']

/** Every file of the sources with its text. */
const snapshot = ({ folder }: CopiedProject): Map<string, string> =>
  new Map(
    sources.flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => join(one.parentPath, one.name))
        .map((file): [string, string] => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
    ),
  )

const written = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after]
    .filter(([file, text]) => before.get(file) !== text && !file.startsWith('src/generated/'))
    .map(([file]) => file)
    .sort()

test('an operation and a type that were only written into the contract compile, keep the rules of the code, run and answer 501', async () => {
  const project = copyProject()
  addOperation(project)
  addType(project)
  const before = snapshot(project)
  const { status, said } = project.run(stubs)
  expect([status, said]).toEqual([0, expect.stringContaining('+ src/resources/discussion/like-reasons.ts: createLikeReason\n')])
  expect(said).toContain('→ src/resources/discussion/things.ts: write listThings (page, filters: name)\n')
  expect(said).toContain('→ src/resources/discussion/like-reasons.ts: write createLikeReason (create)\n')
  expect(said).toContain('write updateThing (a function like update, that also leads stage on by transition)\n')
  expect(said).toContain(
    'write createThing (a function like create, that also says whose it is (owner_id) and writes the linkage readers apart ' +
      'and stores the file source (storing, keep))\n',
  )

  const after = snapshot(project)
  expect(after.get('openapi/discussion/things.yaml')).toMatch(/^ThingDocument:\n[^]*^ThingPage:\n/m)
  expect(after.get('tests/contract/cells/discussion.ts')).toMatch(/getThing: \{[^}]*\bforeign: stranger\b/)
  const migration = [...after].find(([file]) => file.endsWith('-things.ts'))?.[1]
  expect(migration).toContain('create table thing_readers')
  expect(migration).toContain("stage text not null default 'planned' constraint things_stage_known check (stage in ('planned', 'built')),")
  expect(migration).toContain('due_on date not null,')
  expect(migration).toContain('create trigger things_release_file after delete or update of source on things')
  expect(said).not.toContain('a new migration: things.')
  expect(after.get('src/database/retention.ts')).toMatch(/^ {2}thing_readers: 'with its record',\n {2}things: 'until it is ended',\n/m)
  expect(said).toContain('→ src/database/retention.ts: see how long the rows of things are kept; so far until somebody deletes them\n')
  expect(said).toContain('→ tests/support/lives.ts: how one of things is put into a state, and which demo account is which actor\n')
  expect(said).toContain("→ src/resources/people/accounts.export.ts: ['things', 'owner_id'] exports what is an account's own\n")
  expect(said).toContain("→ src/resources/discussion/things.ts: saveLinkage(tx, 'thing_readers', { thing_id: id }, …) writes its readers\n")
  expect(written(before, after)).toEqual([
    'openapi/discussion/things.yaml',
    expect.stringMatching(/^src\/database\/migrations\/\d{3}-things\.ts$/),
    'src/database/migrations/index.ts',
    'src/database/retention.ts',
    'src/resources/discussion/index.ts',
    'src/resources/discussion/like-reasons.ts',
    'src/resources/discussion/things.ts',
    'tests/contract/cells/discussion.ts',
    'tests/resources/discussion/things.test.ts',
  ])
  for (const [file, text] of before) {
    if (file.startsWith('src/generated/')) continue
    const lines = after.get(file)!.split('\n')
    expect([file, text.split('\n').filter((line) => !lines.includes(line) && !line.startsWith('export const cells'))]).toEqual([file, []])
  }

  const files = written(before, after).filter((file) => file.endsWith('.ts'))
  // What the other tests and the scripts ask of the sources stays as it is.
  project.write('compiled.json', JSON.stringify({ extends: './tsconfig.json', include: ['src', 'tests/contract/operations.ts', ...files] }))
  const unkept = ['--incremental', 'false', '--tsBuildInfoFile', 'null']
  expect(project.run('node_modules/typescript/bin/tsc', '--project', 'compiled.json', ...unkept)).toEqual({ status: 0, said: '' })
  const lint = project.run('node_modules/eslint/bin/eslint.js', '--config', 'scripts/eslint.config.js', '--max-warnings', '0', ...files)
  expect(lint).toEqual({ status: 0, said: '' })
  expect(project.run('node_modules/prettier/bin/prettier.cjs', '--check', ...files).status).toBe(0)

  expect(project.run(stubs).said).toMatch(/^Nothing is missing\.\nNothing changed\.\n/)
  expect(snapshot(project)).toEqual(after)

  const checked = project.run('scripts/check.ts', '--without-tests')
  expect([checked.status, checked.said]).toEqual([1, expect.stringContaining('POST /api/v2/like-reasons answers 501: createLikeReason')])

  const server = await startProcess({ DATA_DIR: join(project.folder, 'data'), DEMO: 'true' }, project.folder)
  onTestFinished(() => server.stop())
  const send = (token: string | undefined, method: string, path: string, body?: object) =>
    fetch(`${server.url}/api/v2/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const signIn = async (name: string): Promise<string> => {
    const attributes = { email: `${name}@demo.example`, password: 'demo-password-1' }
    const answer = await send(undefined, 'POST', 'accounts/sign_in', { data: { type: 'sessions', attributes } })
    return ((await answer.json()) as { data: { attributes: { token: string } } }).data.attributes.token
  }
  const [admin, investor] = [await signIn('admin'), await signIn('investor')]
  const reason = { data: { type: 'like-reasons', attributes: { name: 'Clear' } } }
  const thing = '/019a0000-00f0-7000-8000-000000000001'
  const asked: [string | undefined, string, string, object | undefined, number][] = [
    [undefined, 'POST', 'like-reasons', reason, 401],
    [investor, 'POST', 'like-reasons', reason, 403],
    [admin, 'POST', 'like-reasons', reason, 501],
    [admin, 'POST', 'like-reasons', {}, 400],
    [undefined, 'GET', 'things', undefined, 501],
    [undefined, 'GET', `things${thing}`, undefined, 401],
    [investor, 'GET', `things${thing}`, undefined, 501],
    [undefined, 'GET', `things${thing}/whole`, undefined, 401],
    [admin, 'GET', `things${thing}/relationships/parts`, undefined, 404],
    [admin, 'GET', `things${thing}/relationships/readers`, undefined, 404],
    [undefined, 'GET', 'like-reasons', undefined, 200],
  ]
  for (const [token, method, path, body, expected] of asked) {
    expect([method, path, (await send(token, method, path, body)).status]).toEqual([method, path, expected])
  }
}, 300_000)

test('a contract with a mistake is refused, and nothing is written', () => {
  const project = copyProject()
  addOperation(project)
  project.edit('openapi/discussion/like-reasons.yaml', '    x-roles: [editor]\n', '    x-roles: [edit0r]\n')
  const before = snapshot(project)
  const { status, said } = project.run(stubs)
  expect([status, said]).toEqual([1, expect.stringMatching(/^openapi\/discussion\/like-reasons\.yaml:\d+: x-roles is "edit0r"/)])
  expect(snapshot(project)).toEqual(before)
})
