import { build } from 'esbuild'
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../support/server.ts'

const server = startServer()
const run = promisify(execFile)
const project = mkdtempSync(join(tmpdir(), 'consumer-'))
const name = 'research-publishing-platform-client'
const installed = join(project, 'node_modules', name)
afterAll(() => rmSync(project, { recursive: true }))

const isYoungEnough = (node: string): boolean => Number(/^v(\d+)/.exec(execFileSync(node, ['--version'], { encoding: 'utf8' }))?.[1]) >= 20

/** The Node that runs this, and every other that is installed and the package is for. */
const nodes = [
  ...new Set([
    process.execPath,
    ...(process.env['PATH'] ?? '')
      .split(delimiter)
      .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
      .filter((file) => !file.includes('node_modules') && existsSync(file))
      .map((file) => realpathSync(file))
      .filter(isYoungEnough),
  ]),
]

const conversation = `import { ApiError, signIn } from '${name}'

declare const process: { argv: string[] }
const api = await signIn({ url: process.argv[2]!, email: 'investor@demo.example', password: 'demo-password-1' })
const slugs: string[] = []
for await (const insight of api.each('/api/v2/insights', { params: { query: { 'filter[country]': ['JP'], 'page[size]': 2 } } })) {
  slugs.push(insight.attributes.slug ?? '')
}

const me = await api.GET('/api/v2/accounts/me')
const owner = { data: { type: 'accounts', id: me.data.data.id } } as const
const body = { data: { type: 'filter-presets', attributes: { name: 'Packed' }, relationships: { account: owner } } } as const
const idempotencyKey = crypto.randomUUID()
const made = await api.POST('/api/v2/filter-presets', { body, idempotencyKey })
const again = await api.POST('/api/v2/filter-presets', { body, idempotencyKey })

const at = '/api/v2/filter-presets/{id}'
const params = { path: { id: made.data.data.id } }
const shown = await api.GET(at, { params })
const known = await api.getIfChanged(at, shown.etag!, { params })
const change = { params, body: { data: { attributes: { name: 'Changed' } } }, ifMatch: shown.etag! }
await api.PATCH(at, change)
const stale = await api.PATCH(at, change).catch((error: unknown) => error)
const changed = await api.getIfChanged(at, shown.etag!, { params })

const parts = {
  data: { data: { type: 'account-uploads', attributes: { 'source-file-name': 'a.csv' } } },
  source: new File(['email\\na@example.com\\n'], 'b.csv', { type: 'text/csv' }),
} as const
const uploaded = await api.upload('post', '/api/v2/account-uploads', { parts })
await api.DELETE(at, { params })
const gone = await api.GET(at, { params }).catch((error: unknown) => error)
await api.signOut()

// Never called: each of these has to be refused by the compiler.
export const mistakes = [
  // @ts-expect-error no such path
  () => api.GET('/api/v2/trees'),
  // @ts-expect-error takes no files
  () => api.upload('post', '/api/v2/filter-presets', { parts: {} }),
  // @ts-expect-error a record is there only if it has changed
  () => known.data,
]

console.log(JSON.stringify({
  slugs,
  sameUnderAKey: made.data.data.id === again.data.data.id,
  unchanged: [known.changed, known.response.status],
  changed: changed.changed && changed.data.data.attributes.name,
  refused: [stale, gone].map((error) => error instanceof ApiError && error.status),
  uploaded: uploaded.data.data.attributes['source-file-name'],
}))
`

/** Settings of a careful consumer, who looks into what is installed, too. */
const compilerOptions = { strict: true, target: 'es2022', module: 'nodenext', skipLibCheck: false, types: [], outDir: 'made' }

const npm = (...options: string[]) => run('npm', options, { cwd: project, shell: process.platform === 'win32' })

beforeAll(async () => {
  const { stdout } = await run(process.execPath, ['scripts/client-pack.ts', project])
  const tarball = readdirSync(project).find((file) => file.endsWith('.tgz'))!
  expect(stdout).toBe(`Wrote ${join(project, tarball)}\n`)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'consumer', type: 'module', private: true }))
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['conversation.ts'] }))
  writeFileSync(join(project, 'conversation.ts'), conversation)
  await npm('install', '--offline', '--no-audit', '--no-fund', '--cache', join(project, 'cache'), `./${tarball}`)
  await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '--project', project]).catch((error: { stdout: string }) => {
    throw new Error(`The consumer does not compile:\n${error.stdout}`)
  })
}, 180_000)

test('the package is small, plain JavaScript, and of the version of the contract', () => {
  const about = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>
  const { info } = JSON.parse(readFileSync('src/generated/openapi.json', 'utf8')) as { info: { version: string } }
  expect(about).toMatchObject({ name, version: info.version, license: own['license'] })
  expect(about).not.toHaveProperty('dependencies')
  const files = readdirSync(installed).filter((file) => file !== 'openapi.d.ts')
  expect(files.reduce((size, file) => size + statSync(join(installed, file)).size, 0)).toBeLessThan(100_000)
  expect(files.filter((file) => /(?<!\.d)\.ts$/.test(file))).toEqual([])
  for (const file of files.filter((one) => one.endsWith('.ts') || one.endsWith('.js'))) {
    expect([file, readFileSync(join(installed, file), 'utf8')]).toEqual([
      file,
      expect.not.stringMatching(/from ["'](?!\.\/[\w-]+\.js["'])/),
    ])
  }
})

describe('a project that installed it, compiled strictly', () => {
  test.each(nodes)('converses with a server on %s', async (node) => {
    const { stdout, stderr } = await run(node, [join(project, 'made/conversation.js'), server.url])
    expect(stderr).toBe('')
    const list = await (await server.as('investor')).get('/api/v2/insights?page[size]=100&filter[country]=JP')
    expect(JSON.parse(stdout)).toEqual({
      slugs: list.body.data.map((one: { attributes: { slug: string } }) => one.attributes.slug),
      sameUnderAKey: true,
      unchanged: [false, 304],
      changed: 'Changed',
      refused: [412, 404],
      uploaded: 'a.csv',
    })
  })

  test('is bundled for browsers without a module of Node', async () => {
    const { outputFiles, metafile } = await build({
      entryPoints: [join(project, 'made/conversation.js')],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
    })
    expect(Object.keys(metafile.inputs)).toHaveLength(2)
    expect(Object.values(metafile.outputs).flatMap((one) => one.imports)).toEqual([])
    expect(outputFiles[0]!.text).not.toMatch(/node:|\brequire\(/)
  })
})
