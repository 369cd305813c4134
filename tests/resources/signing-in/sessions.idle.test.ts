import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const me = '/api/v2/accounts/me'

async function signedIn(name = 'provider'): Promise<{ id: string; client: Client }> {
  const attributes = { email: `${name}@demo.example`, password: 'demo-password-1' }
  const { data } = (await server.guest.post('/api/v2/accounts/sign_in', { data: { type: 'sessions', attributes } })).body
  return { id: data.id as string, client: server.withToken(data.attributes.token as string) }
}
/** Sets how long a session of provider's company may be idle. */
async function allow(minutes: number | null): Promise<void> {
  const policy = { 'session-idle-minutes': minutes }
  const answer = await (
    await server.as('compliance')
  ).patch(`/api/v2/companies/${seedId('companies', 1)}`, { data: { attributes: { policy } } })
  expect([answer.status, answer.body.data.attributes.policy['session-idle-minutes']]).toEqual([200, minutes ?? undefined])
}
/** Lets a session be idle for so long. */
const rest = (id: string, seconds: number) =>
  sql`update sessions set last_used_at = now() - make_interval(secs => ${seconds}) where id = ${id}`.execute(server.db)
/** How many seconds ago its last use was noted. */
async function notedBefore(id: string): Promise<number> {
  const { rows } = await sql<{ ago: number }>`select extract(epoch from now() - last_used_at)::float8 as ago from sessions
    where id = ${id}`.execute(server.db)
  return rows[0]!.ago
}

describe('where the company allows 30 idle minutes', () => {
  beforeAll(() => allow(30))

  test('a session idle for longer has ended, for its account and in its list, and does not come back', async () => {
    const [idle, other] = [await signedIn(), await signedIn()]
    await rest(idle.id, 30 * 60 + 1)
    const listed = await other.client.get('/api/v2/sessions?page[size]=100')
    const ids = listed.body.data.map((one: { id: string }) => one.id)
    expect([ids.includes(idle.id), ids.includes(other.id)]).toEqual([false, true])
    expect((await idle.client.get(me)).status).toBe(401)
    await allow(600)
    expect((await idle.client.get(me)).status).toBe(401)
    expect((await other.client.get(`/api/v2/sessions/${idle.id}`)).status).toBe(404)
    await allow(30)
  })

  test('one that is known from a moment ago ends as well', async () => {
    const { id, client } = await signedIn()
    expect((await client.get(me)).status).toBe(200)
    await rest(id, 31 * 60)
    await expect.poll(() => client.get(me).then((one) => one.status), { timeout: 1_500, interval: 50 }).toBe(401)
  })

  test('one that is used within lives on, and its use is noted once in three minutes at most', async () => {
    const { id, client } = await signedIn()
    await rest(id, 29 * 60)
    expect((await client.get(me)).status).toBe(200)
    expect(await notedBefore(id)).toBeLessThan(60)
    const another = await signedIn()
    await rest(another.id, 170)
    expect((await another.client.get(me)).status).toBe(200)
    expect(await notedBefore(another.id)).toBeGreaterThan(160)
  })
})

test('where no company says so a session may be idle, and its use is noted hourly', async () => {
  const { id, client } = await signedIn('investor')
  await rest(id, 3_500)
  expect((await client.get(me)).status).toBe(200)
  expect(await notedBefore(id)).toBeGreaterThan(3_400)
  const later = await signedIn('investor')
  await rest(later.id, 20 * 24 * 3_600)
  expect((await later.client.get(me)).status).toBe(200)
  expect(await notedBefore(later.id)).toBeLessThan(60)
})

test('a limit that is set anew ends no session that may have been in use', async () => {
  await allow(null)
  const [used, idle] = [await signedIn(), await signedIn()]
  await rest(used.id, 50 * 60)
  await rest(idle.id, 61 * 60)
  await allow(30)
  expect((await used.client.get(me)).status).toBe(200)
  expect((await idle.client.get(me)).status).toBe(401)
  // What is said again changes nothing, or a session would never end.
  await rest(used.id, 2 * 60)
  await allow(30)
  expect(await notedBefore(used.id)).toBeGreaterThan(100)
})
