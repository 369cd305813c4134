import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { routes } from '../../src/generated/routes.ts'
import type { DB } from '../../src/generated/tables.ts'
import { openBody } from '../../src/http/accept.ts'
import { readQuery } from '../../src/http/query.ts'
import type { Route } from '../../src/http/route.ts'
import { Refusal } from '../../src/refusals.ts'
import { handlers } from '../../src/resources/index.ts'
import type { Caller } from '../../src/verbs/caller.ts'
import type { Handler } from '../../src/verbs/handler.ts'
import { published } from '../support/contract.ts'
import { freshDatabase } from '../support/database.ts'
import { askedBy, compiled } from './compiled.ts'
import { invented } from './invented.ts'
import { account, guest } from './statements.ts'

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema: { enum?: string[] }
  example?: unknown
}
interface Documented {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { example?: { data?: { id?: string } } }> }
}

const documented = ({ path, method }: Route): Documented =>
  (published.paths[path] as unknown as Record<string, Documented>)[method.toLowerCase()]!
const components = published.components as unknown as { parameters: Record<string, Parameter> }
const parametersOf = (route: Route): Parameter[] =>
  [documented(route), published.paths[route.path] as unknown as Documented]
    .flatMap(({ parameters = [] }) => parameters)
    .map((one) => (one.$ref ? components.parameters[one.$ref.split('/').at(-1)!]! : one))

/** Everybody owns what is invented, and has some role. */
const callers: Caller[] = [
  guest,
  ...['investor', 'insight-provider', 'corporate-user'].map((accountType) => ({ ...account, accountType })),
  ...['team-lead', 'compliance-officer', 'editor', 'entity-editor', 'account-manager', 'finance', 'admin'].map((role) => ({
    ...account,
    accountType: 'staff',
    roles: [role],
  })),
].map((one) => (one === guest ? one : { ...one, id: '1', companyId: '1' }))
const nameOf = ({ accountType, roles }: Caller): string => roles[0] ?? accountType

const ids = ['a-slug', '019a0000-0003-7000-8000-000000000001']
const pages = [
  { number: 1, size: 10 },
  { number: 1, size: 20 },
  { number: 2, size: 10 },
  // Walked to from the end.
  { number: 200, size: 10 },
  // From a position, with a value and without, and from the end.
  { number: 1, size: 10, from: { back: false, at: { value: '1', id: '1' } } },
  { number: 1, size: 10, from: { back: true, at: { value: null, id: '1' } } },
  { number: 1, size: 10, from: { back: true } },
]

/** Each filter and each sort key by itself, as the query of a request; what is required stands in every one. */
function queriesOf(route: Route): string[] {
  const parameters = parametersOf(route).filter((one) => one.in === 'query' && !one.name.startsWith('page['))
  const written = ({ name }: Parameter, value: unknown): string => `${name}=${encodeURIComponent(String(value))}`
  const required = parameters.filter((one) => one.required)
  return ['', ...parameters.flatMap((one) => (one.schema.enum ?? [one.example]).map((value) => written(one, value)))].map((one) =>
    [one, ...required.filter(({ name }) => !one.startsWith(`${name}=`)).map((other) => written(other, other.example))]
      .filter(Boolean)
      .join('&'),
  )
}

/** What handlers are given besides what was asked: nothing happens outside. */
const around = {
  db: invented,
  jobs: { ready: () => Promise.resolve(), send: () => Promise.resolve(), sendAll: () => Promise.resolve(), has: () => true },
  files: { put: () => Promise.resolve(), open: () => Promise.resolve(Readable.from([])), remove: () => Promise.resolve() },
  links: { prove: () => true },
  addresses: { name: 'Demo', appUrl: undefined, apiUrl: 'http://localhost' },
  pusher: { key: 'key', secret: 'secret' },
  client: { userAgent: null, address: '', ahead: false },
  demo: true,
  ready: () => Promise.resolve(),
  lists: { require: () => Promise.resolve(), permitted: () => true },
  limited: true,
}
const handle = (route: Route, asked: object): Promise<unknown> =>
  (handlers[route.id] as unknown as Handler<never>)({ ...around, ...asked } as never)

/** Asks a reading operation for everything, as `caller`. Answers what it could not be asked. */
async function read(route: Route, caller: Caller): Promise<string[]> {
  const failed: string[] = []
  const relationships = 'relationships' in route.answer ? Object.keys(route.answer.relationships) : ['']
  for (const query of 'relationships' in route.answer ? [''] : queriesOf(route)) {
    const { errors, ...asked } = readQuery(query, route.query)
    expect([route.id, query, errors]).toEqual([route.id, query, []])
    for (const page of query.includes('filter[') ? [pages[0]] : pages) {
      for (const id of query === '' ? ids : [ids[0]]) {
        for (const relationship of relationships) {
          const who = [route.id, relationship, decodeURIComponent(query), 'for', nameOf(caller)].filter(Boolean).join(' ')
          await askedBy(who, async () => {
            const asking = handle(route, { ...asked, page, caller, params: { id, relationship, month: '2026-06' } })
            await asking.catch((error: unknown) => {
              // An admin is refused nothing, so that every statement is reached; but what is invented holds no link to be led to.
              if (!(error instanceof Refusal)) failed.push(`${who}: ${String(error)}`)
              else if (nameOf(caller) === 'admin' && route.answer.kind !== 'redirect') failed.push(`${who} is refused with ${error.status}`)
            })
          })
        }
      }
    }
  }
  return failed
}

/** Sends the documented body. A row that is invented may lead a writer anywhere, so that how it ends is not asked. */
async function write(route: Route, caller: Caller): Promise<void> {
  const { example = { data: {} } } = Object.values(documented(route).requestBody?.content ?? {})[0] ?? {}
  const { data, ...beside } = example
  const { id: _id, ...withoutId } = data ?? {}
  const sent = { ...beside, data: Array.isArray(data) ? data : data && withoutId }
  const present = (_db: unknown, _types: unknown, named: readonly string[]) => Promise.resolve(new Set(named))
  const asked = { caller, params: { id: ids[0], month: '2026-06' }, page: pages[0], filters: {}, values: {} }
  await askedBy(`${route.id} by ${nameOf(caller)}`, async () => {
    try {
      await handle(route, { ...asked, ...(route.body && openBody(sent, route.body, present)) })
    } catch {
      // As said above.
    }
  })
}

/** What PostgreSQL says to a statement, and about which part of it. */
async function complaint(db: Kysely<DB>, text: string): Promise<string | undefined> {
  const before = 'prepare tried as '
  try {
    await sql.raw(before + text).execute(db)
    await sql`deallocate tried`.execute(db)
    return undefined
  } catch (error) {
    const { message, position } = error as Error & { position?: string }
    const at = Number(position ?? 1) - before.length - 1
    return `${message}: … ${text.slice(Math.max(0, at - 60), at + 40).replaceAll(/\s+/g, ' ')} …`
  }
}

test('every statement fits the schema, whoever asks, by whatever filter, order and relationship', async () => {
  const failed: string[] = []
  for (const route of routes as readonly Route[]) {
    for (const caller of callers) {
      if (route.method === 'GET') failed.push(...(await read(route, caller)))
      else await write(route, caller)
    }
  }
  expect(failed).toEqual([])

  const statements = [...compiled].filter(([text]) => /^\s*(select|with|insert|update|delete)\b/i.test(text))
  expect(statements.length).toBeGreaterThan(2_000)
  const { db, close } = await freshDatabase()
  const complaints = await db.connection().execute(async (one) => {
    const found: string[] = []
    for (const [text, who] of statements) {
      const said = await complaint(one, text)
      if (said) found.push(`${who}: ${said}`)
    }
    return found
  })
  await close()
  expect(complaints).toEqual([])
})
