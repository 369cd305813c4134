import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomBytes, randomUUID } from 'node:crypto'
import { seedId } from '../../src/demo/ids.ts'
import { freshDatabase } from '../support/database.ts'
import { authors, minutesFromNow, putInsight, rowOf } from '../support/insight-rows.ts'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'

let processes: ServerProcess[] = []
let close: () => Promise<void>

beforeAll(async () => {
  const database = await freshDatabase()
  close = database.close
  const env = { DATABASE_URL: database.url!, DEMO: 'true' }
  processes = await Promise.all([startProcess(env), startProcess(env)])
})
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()))
  await close()
})

test('a token that is revoked in one process is refused by every process within a second', async () => {
  const [here, there] = processes as [ServerProcess, ServerProcess]
  const signedIn = await fetch(`${here.url}/api/v2/accounts/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: { email: 'investor@demo.example', password: 'demo-password-1' } }),
  })
  const { data } = (await signedIn.json()) as { data: { attributes: { token: string } } }
  const headers = { authorization: `Bearer ${data.attributes.token}` }
  const me = async (server: ServerProcess): Promise<number> => {
    const answer = await fetch(`${server.url}/api/v2/accounts/me`, { headers })
    await answer.arrayBuffer()
    return answer.status
  }
  expect(await me(here)).toBe(200)
  expect(await me(there)).toBe(200)

  const signedOut = await fetch(`${here.url}/api/v2/accounts/sign_out`, { method: 'DELETE', headers })
  expect(signedOut.status).toBe(204)
  const revoked = performance.now()
  let last: number[] = []
  while (performance.now() - revoked < 1_000) last = await Promise.all([me(here), me(there)])
  last = await Promise.all([me(here), me(there)])
  expect(last).toEqual([401, 401])
})

test('an API key that is deleted in one process is refused by every process within a second', async () => {
  const [here, there] = processes as [ServerProcess, ServerProcess]
  const send = async (server: ServerProcess, method: string, path: string, credential: string, data?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${credential}` }
    const answer = await fetch(server.url + path, { method, headers, ...(data ? { body: JSON.stringify({ data }) } : {}) })
    return { status: answer.status, text: await answer.text() }
  }
  const attributes = { email: 'investor@demo.example', password: 'demo-password-1' }
  const signedIn = await send(here, 'POST', '/api/v2/accounts/sign_in', 'none', { type: 'sessions', attributes })
  const { token } = (JSON.parse(signedIn.text) as { data: { attributes: { token: string } } }).data.attributes
  const wanted = { type: 'api-keys', attributes: { name: 'Import', scopes: ['people:read'] } }
  const made = await send(here, 'POST', '/api/v2/api-keys', token, wanted)
  const { id, attributes: key } = (JSON.parse(made.text) as { data: { id: string; attributes: { secret: string } } }).data
  const me = async (server: ServerProcess): Promise<number> => (await send(server, 'GET', '/api/v2/accounts/me', key.secret)).status
  expect([await me(here), await me(there)]).toEqual([200, 200])

  expect((await send(here, 'DELETE', `/api/v2/api-keys/${id}`, token)).status).toBe(204)
  const deleted = performance.now()
  while (performance.now() - deleted < 1_000) await Promise.all([me(here), me(there)])
  expect(await Promise.all([me(here), me(there)])).toEqual([401, 401])
})

test('several processes may start on an empty database at once', async () => {
  const empty = await freshDatabase()
  await empty.db.schema.dropSchema('public').cascade().execute()
  await empty.db.schema.createSchema('public').execute()
  const started = await Promise.all([1, 2, 3].map(() => startProcess({ DATABASE_URL: empty.url!, DEMO: 'true' })))
  const ready = async () => (await Promise.all(started.map((one) => fetch(`${one.url}/health/ready`)))).map((one) => one.status)
  await expect.poll(ready, { timeout: 20_000 }).toEqual([200, 200, 200])
  await Promise.all(started.map((one) => one.stop()))
  await empty.close()
})

test('a request at hand is answered before SIGTERM ends the process', async () => {
  const database = await freshDatabase()
  const server = await startProcess({ DATABASE_URL: database.url! })
  const requests = Array.from({ length: 50 }, () => fetch(`${server.url}/api/v2/geographies`))
  await requests[0]
  const stopped = server.stop()
  const answers = await Promise.allSettled(requests)
  await stopped
  // Those that had a connection are answered; those that came too late are refused whole, never torn.
  for (const answer of answers) if (answer.status === 'fulfilled') expect([200, 503]).toContain(answer.value.status)
  expect(answers.filter((one) => one.status === 'fulfilled').length).toBeGreaterThan(0)
  await database.close()
})

/** Has a process take it for a time that is so many days from now. */
const daysFromNow = (days: number): string => {
  const shift = days * 24 * 3_600_000
  const clock = `globalThis.Date = class extends Date {
    static now() { return super.now() + ${shift} }
    constructor(...given) { super(...(given.length > 0 ? given : [Date.now()])) }
  }`
  return `--import data:text/javascript,${encodeURIComponent(clock)}`
}

test('a process whose clock is wrong says so, and does what is due by the clock of the database', async () => {
  const database = await freshDatabase()
  const sessionUntil = (minutes: number, id = randomUUID()) => ({
    ...{
      id,
      account_id: seedId('accounts', 1),
      kind: 'password' as const,
      token_hash: randomBytes(32),
      expires_at: minutesFromNow(minutes),
    },
  })
  const [lasting, over] = [sessionUntil(60), sessionUntil(-25 * 60)]
  await database.db.insertInto('sessions').values([lasting, over]).execute()
  const put = (minutes: number) => putInsight(database.db, 'scheduled', authors.provider, { published_at: minutesFromNow(minutes) })
  const [due, later] = [await put(-1), await put(3 * 24 * 60)]

  const ahead = await startProcess({ DATABASE_URL: database.url!, NODE_OPTIONS: daysFromNow(30) })
  const stateOf = async (id: string) => (await rowOf(database.db, id)).insight!.aasm_state
  const kept = async () => (await database.db.selectFrom('sessions').select('id').execute()).map((one) => one.id)
  await expect.poll(() => stateOf(due), { timeout: 20_000 }).toBe('published')
  await expect.poll(kept, { timeout: 20_000 }).toEqual([lasting.id])
  expect(await stateOf(later)).toBe('scheduled')
  expect(ahead.said()).toMatch(/The clock of this machine is 2592\d{3} seconds ahead of the database's/)
  await ahead.stop()
  await database.close()
})

test('a token that a process makes whose clock is late works for as long as it should', async () => {
  const database = await freshDatabase()
  const late = await startProcess({ DATABASE_URL: database.url!, DEMO: 'true', NODE_OPTIONS: daysFromNow(-1) })
  const post = async (operation: string, attributes: object, credential?: string) => {
    const answer = await fetch(`${late.url}/api/v2/accounts/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(credential ? { authorization: `Bearer ${credential}` } : {}) },
      body: JSON.stringify({ data: { type: 'sessions', attributes } }),
    })
    const { data } = (await answer.json()) as { data?: { attributes: { token: string; 'expires-at': string } } }
    return { status: answer.status, ...data?.attributes }
  }
  const { token } = await post('sign_in', { email: 'investor@demo.example', password: 'demo-password-1' })
  const lent = await post('temporary-authentication', {}, token)
  const minutes = Math.round((Date.parse(lent['expires-at']!) - Date.now()) / 60_000)
  expect(minutes).toBe(5)
  expect(await post('temporary-authentication', { token: lent.token })).toMatchObject({ status: 201 })
  expect(late.said()).toMatch(/The clock of this machine is 86[34]\d\d seconds behind the database's/)
  await late.stop()
  await database.close()
})
