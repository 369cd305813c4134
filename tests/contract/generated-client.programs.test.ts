import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { startServer } from '../support/server.ts'

interface OpenApi {
  paths: Record<string, Record<string, { operationId?: string; responses?: object }>>
  components: { responses: object }
}

const server = startServer()
const run = promisify(execFile)
let document = ''
beforeAll(async () => void (document = (await server.guest.get('/openapi.json')).text))

/** Settings of a careful consumer, with the types that a browser or Node brings. */
const compilerOptions = {
  strict: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: ['node'],
  typeRoots: [resolve('node_modules/@types')],
  outDir: 'made',
}

/** Runs a tool of this repository without a way to tell anyone of it. */
const tool = (script: string, ...options: string[]): Promise<{ stdout: string; stderr: string }> =>
  run(process.execPath, [resolve('node_modules', script), ...options], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${script} failed:\n${error.stdout}${error.stderr}`)
  })

interface Workshop {
  folder: string
  input: string
}

/** A folder with the document in it, as its server publishes it. */
function workshop(): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'generated-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const input = join(folder, 'openapi.json')
  writeFileSync(input, document)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  return { folder, input }
}

/** Compiles a program beside the generated client and runs it against the server; what it prints is JSON. */
async function converse({ folder }: Workshop, program: string): Promise<unknown> {
  writeFileSync(join(folder, 'conversation.ts'), program)
  await tool('typescript/bin/tsc', '--project', folder)
  const { stdout, stderr } = await run(process.execPath, [join(folder, 'made/conversation.js'), server.url])
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

const credentials = "{ data: { type: 'sessions', attributes: { email: 'investor@demo.example', password: 'demo-password-1' } } }"
const preset = `{
  data: {
    type: 'filter-presets',
    attributes: { name: 'By a generated client', countries: ['JP'] },
    relationships: { account: { data: { type: 'accounts', id: '${seedId('accounts', 1)}' } } },
  },
}`

/** What every generated client is to have seen. */
async function expected(): Promise<unknown> {
  const investor = await server.as('investor')
  const { body } = await investor.get('/api/v2/insights?page[size]=3&filter[country]=JP,SG&sort=-likes-count')
  return {
    insights: body.data.map((one: { attributes: { slug: string } }) => one.attributes.slug),
    total: body.meta['record-count'],
    preset: 'By a generated client',
    refused: [404, 'Record not found'],
  }
}

describe('the published document makes a client that compiles strictly, signs in, lists, creates and is refused', () => {
  test('by @hey-api/openapi-ts', async () => {
    const shop = workshop()
    const client = join(shop.folder, 'client')
    await tool('@hey-api/openapi-ts/bin/run.js', '--input', shop.input, '--output', client, '--no-log-file')
    const seen = await converse(
      shop,
      `import { client } from './client/client.gen.js'
import { createFilterPreset, getInsight, listInsights, signIn } from './client/index.js'

client.setConfig({ baseUrl: process.argv[2]! })
const session = await signIn({ body: ${credentials}, throwOnError: true })
const { token } = session.data.data.attributes
client.setConfig({ auth: ({ scheme }) => (scheme === 'bearer' ? token : undefined) })
const list = await listInsights({
  query: { 'page[size]': 3, 'filter[country]': ['JP', 'SG'], sort: '-likes-count' },
  throwOnError: true,
})
const made = await createFilterPreset({ body: ${preset}, throwOnError: true })
const refused = await getInsight({ path: { id: 'no-such-insight' } })
console.log(JSON.stringify({
  insights: list.data.data.map((one) => one.attributes.slug),
  total: list.data.meta['record-count'],
  preset: made.data.data.attributes.name,
  refused: [refused.response?.status, refused.error?.errors[0]?.title],
}))
`,
    )
    expect(seen).toEqual(await expected())
  })

  test('by Redocly, without a word of warning', async () => {
    const shop = workshop()
    const made = await tool('@redocly/cli/bin/cli.js', 'generate-client', shop.input, '--output', join(shop.folder, 'client.ts'))
    expect(made.stdout + made.stderr).not.toMatch(/warn|emitted as|skipp|unsupported/i)
    const seen = await converse(
      shop,
      `import { ApiError, client, createFilterPreset, getInsight, listInsights, signIn } from './client.js'

client.configure({ serverUrl: process.argv[2]! })
const session = await signIn({ body: ${credentials} })
client.auth.bearer(session.data.attributes.token)
const list = await listInsights({ query: { 'page[size]': 3, 'filter[country]': ['JP', 'SG'], sort: '-likes-count' } })
const made = await createFilterPreset({ body: ${preset} })
const refused = await getInsight({ path: { id: 'no-such-insight' } }).catch((error: unknown) => error)
if (!(refused instanceof ApiError)) throw refused
console.log(JSON.stringify({
  insights: list.data.map((one) => one.attributes.slug),
  total: list.meta['record-count'],
  preset: made.data.attributes.name,
  refused: [refused.status, (refused.body as { errors: { title: string }[] }).errors[0]?.title],
}))
`,
    )
    expect(seen).toEqual(await expected())
  })
})

test('no shared answer has a name that a generator makes of an operation and a status', () => {
  const { paths, components } = JSON.parse(document) as OpenApi
  const made = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, responses }) => Object.keys(responses ?? {}).map((status) => `${operationId}${status}`.toLowerCase()))
  const names = Object.keys(components.responses).map((name) => name.toLowerCase())
  expect(names.filter((name) => made.includes(name))).toEqual([])
})
