/** What API keys may do: each operation of the contract is asked with keys that lack its scope, and with those that have it. */
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { cells } from '../contract/operations.ts'
import { keyWith, keysPath, lacks, makeKey, noKey, told } from '../support/api-keys.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'

const server = startServer()
/** An account has 20 keys at most. */
const forgetKeys = () => server.db.deleteFrom('api_keys').execute()

interface Operation {
  operationId: string
  security: object[]
  tags: string[]
  'x-scopes'?: string[]
  'x-sessions-only'?: boolean
}
interface Parameter {
  name?: string
  in?: string
  $ref?: string
  schema?: { enum?: string[] }
}
interface Asked {
  id: string
  method: string
  path: string
  scopes: string[]
  forSessions: boolean
  group: string
}
interface Published {
  'x-tagGroups': { name: string; tags: string[] }[]
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>
  components: { parameters: Record<string, Parameter>; schemas: Record<string, { enum?: string[] }> }
}
const document = JSON.parse(readFileSync('src/generated/openapi.json', 'utf8')) as Published
const folder = (name: string): string => name.toLowerCase().replaceAll(' ', '-')
const groupOf = new Map(document['x-tagGroups'].flatMap(({ name, tags }) => tags.map((tag) => [tag, folder(name)] as const)))
const groups = document['x-tagGroups'].map(({ name }) => folder(name)).filter((name) => name !== 'signing-in')

/** The first relationship that a path may name. */
function relationshipIn(parameters: Parameter[] = []): string {
  const found = parameters.map((one) => (one.$ref ? document.components.parameters[one.$ref.split('/').at(-1)!]! : one))
  return found.find(({ name }) => name === 'relationship')?.schema?.enum?.[0] ?? ''
}

/** Every operation that looks at a credential. */
const operations: Asked[] = Object.entries(document.paths).flatMap(([path, { parameters, ...item }]) =>
  Object.entries(item)
    .filter(([, { security }]) => security.some((one) => 'bearer' in one))
    .map(([method, one]) => ({
      id: one.operationId,
      method: method.toUpperCase(),
      path: path.replaceAll('{relationship}', relationshipIn(parameters)).replaceAll(/\{\w+\}/g, 'some-id'),
      scopes: one['x-scopes'] ?? [],
      forSessions: one['x-sessions-only'] ?? false,
      group: groupOf.get(one.tags[0]!)!,
    })),
)
const access = (method: string): string => (method === 'GET' ? 'read' : 'write')

test('the scopes are those of the groups of operations, and of all of them together', () => {
  expect(document.components.schemas['ApiKeyScope']!.enum).toEqual([
    'read',
    'write',
    ...groups.flatMap((one) => [`${one}:read`, `${one}:write`]),
  ])
})

test('each operation that looks at a credential needs the scope of its group, or is for sessions alone', () => {
  for (const { id, method, scopes, forSessions, group } of operations) {
    expect([id, forSessions ? 'session' : scopes[0]]).toEqual([id, forSessions ? 'session' : `${group}:${access(method)}`])
    if (group === 'signing-in') expect([id, forSessions]).toEqual([id, true])
  }
})

test('what only sessions may do, besides signing in, is what would outlast a key, or tells all', () => {
  const others = operations.filter(({ forSessions, group }) => forSessions && group !== 'signing-in').map(({ id }) => id)
  expect(others.sort()).toEqual([
    'authenticatePusher',
    'createAccount',
    'createCalendarFeed',
    'createPushNotificationToken',
    'createWebhookEndpoint',
    'getAccountExport',
    'rotateWebhookEndpointSecret',
    'updatePushNotificationToken',
    'updateWebhookEndpoint',
  ])
})

describe('a key with every scope but those of a group', () => {
  const without = new Map<string, Client>()
  beforeAll(async () => {
    const admin = await server.as('admin')
    await Promise.all(
      groups.map(async (group) => {
        const scopes = groups.filter((one) => one !== group).flatMap((one) => [`${one}:read`, `${one}:write`])
        const { body } = await admin.post(keysPath, keyWith({ scopes }))
        without.set(group, server.withToken(body.data.attributes.secret as string))
      }),
    )
  })

  test.each(operations.filter(({ forSessions }) => !forSessions))(
    'is refused $id before its body is read',
    async ({ method, path, group }) => {
      const answer = await without.get(group)!.send(method, path, undefined, method === 'GET' ? {} : { raw: '{"data":' })
      expect(told(answer)).toEqual(lacks(`${group}:${access(method)}`))
    },
  )
})

describe('a key that may write everything', () => {
  let key: Client
  let ofAdmin: Client
  beforeAll(async () => {
    key = (await makeKey(server, 'editor', 'write')).client
    ofAdmin = (await makeKey(server, 'admin', 'write')).client
  })

  test.each(operations.filter(({ forSessions }) => forSessions))(
    'is refused $id, which is for sessions alone',
    async ({ method, path }) => {
      const answer = await ofAdmin.send(method, path, undefined, method === 'GET' ? {} : { raw: '{"data":' })
      // A page for people says so in its own words.
      if (answer.body) expect(told(answer)).toEqual(noKey)
      else expect(answer.status).toBe(403)
    },
  )

  test('does no more than its account', async () => {
    const session = await server.as('editor')
    const seats = { data: { attributes: { seats: 9 } } }
    const revenue = { data: { type: 'recognised-revenues', attributes: {} } }
    const asks: ((client: Client) => Promise<Answer>)[] = [
      (client) => client.get(`/api/v2/filter-presets/${seedId('filter-presets', 1)}`),
      (client) => client.patch(`/api/v2/companies/${seedId('companies', 1)}`, seats),
      (client) => client.post('/api/v2/recognised-revenues', revenue),
      (client) => client.get('/api/v2/message-groups'),
    ]
    const answers = await Promise.all(asks.map(async (ask) => [told(await ask(session)), told(await ask(key))]))
    for (const [its, mine] of answers) expect(mine).toEqual(its)
    expect(answers.map(([its]) => its![0])).toEqual([404, 403, 403, 200])
  })

  test('changes the account, but not the address that it signs in with', async () => {
    const own = `/api/v2/accounts/me`
    const change = (attributes: object) => key.patch(own, { data: { attributes } })
    expect((await change({ bio: 'Edits.' })).status).toBe(200)
    expect(told(await change({ email: 'mine@demo.example' }))).toEqual(noKey)
    expect(told(await change({ email: 7, nonsense: true }))).toEqual(noKey)
    const admin = (await makeKey(server, 'admin', 'write')).client
    const other = { data: { attributes: { email: 'mine@demo.example' } } }
    expect(told(await admin.patch(`/api/v2/accounts/${seedId('accounts', 2)}`, other))).toEqual(noKey)
  })

  test('signs in like anybody else, since nobody looks at the credential', async () => {
    const credentials = { account: { email: 'editor@demo.example', password: 'demo-password-1' } }
    expect((await key.post('/api/v2/accounts/sign_in', credentials)).status).toBe(201)
  })
})

/** Accounts that may have keys, each with a key for each scope that its cells need. */
const owners = ['investor', 'provider', 'corporate', 'admin', 'editor', 'lead']
const readings = operations.filter(({ id, method, path, scopes, forSessions }) => {
  const { success } = cells[id as keyof typeof cells]
  return method === 'GET' && !forSessions && scopes.length === 1 && !path.includes('some-id/') && owners.includes(success.as ?? '')
})

describe('a key with the one scope to read the group', () => {
  beforeAll(async () => {
    await forgetKeys()
    // No plan for issuers of the demo includes keys.
    await sql`update corporate_plans set features = features || '{api-access}'`.execute(server.db)
  })
  const keys = new Map<string, Promise<Client>>()
  const keyOf = (owner: string, scope: string): Promise<Client> => {
    const name = `${owner} ${scope}`
    if (!keys.has(name))
      keys.set(
        name,
        makeKey(server, owner, scope).then(({ client }) => client),
      )
    return keys.get(name)!
  }

  test('is tried in each group that somebody reads with a credential', () => {
    const tried = new Set(readings.map(({ group }) => group))
    expect(groups.filter((one) => !tried.has(one))).toEqual(['classification', 'shared', 'operation'])
  })

  test.each(readings)('is answered by $id as its account is', async ({ id, scopes }) => {
    const { path, as } = cells[id as keyof typeof cells].success
    const [program, owner] = [await keyOf(as!, scopes[0]!), await server.as(as!)]
    const [mine, its] = [await owner.get(path), await program.get(path)]
    expect([its.status, its.body?.meta?.['record-count']]).toEqual([mine.status, mine.body?.meta?.['record-count']])
    expect((await program.send('HEAD', path)).status).toBe(its.status)
  })
})
