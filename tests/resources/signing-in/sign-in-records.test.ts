import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()

const signIn = (email: string, password: string) =>
  server.guest.post(
    '/api/v2/accounts/sign_in',
    { data: { type: 'sessions', attributes: { email, password } } },
    { headers: { 'user-agent': 'Mozilla/5.0' } },
  )
async function recorded() {
  const { rows } = await sql<{ key: string; owner: string | null; trackable: string | null; origin: string; row: string }>`
    select key, owner_id as owner, trackable_id as trackable, origin, activities::text as row
    from activities where key like 'session.%' order by created_at, id`.execute(server.db)
  await sql`delete from activities where key like 'session.%'`.execute(server.db)
  return rows
}

describe('signing in', () => {
  test('is recorded with its session, for the account and its compliance officer', async () => {
    const { body } = await signIn('provider@demo.example', 'demo-password-1')
    const account = seedId('accounts', 4)
    const provider = server.withToken(body.data.attributes.token)
    const list = await provider.get('/api/v1/activities?filter[key]=session.sign_in')
    const [activity] = list.body.data
    expect([list.body.meta['record-count'], activity.attributes.parameters, activity.attributes.direction]).toEqual([
      1,
      { kind: 'password' },
      'outgoing',
    ])
    expect((await provider.get(`${activity.links.self}/trackable`)).body.data.id).toBe(body.data.id)
    expect((await (await server.as('compliance')).get(activity.links.self)).status).toBe(200)
    expect((await (await server.as('lead')).get(activity.links.self)).status).toBe(404)
    const [row] = await recorded()
    expect(row).toMatchObject({ key: 'session.sign_in', owner: account, trackable: body.data.id, origin: 'web' })
    expect(row!.row).not.toContain(body.data.attributes.token)
  })

  test('that fails is recorded too, without an owner where the address is nobody’s, and without what was typed', async () => {
    expect((await signIn('lead@demo.example', 'a-secret-guess')).status).toBe(401)
    expect((await signIn('nobody@demo.example', 'a-secret-guess')).status).toBe(401)
    const rows = await recorded()
    expect(rows.map(({ key, owner, trackable }) => [key, owner, trackable])).toEqual([
      ['session.sign_in_failed', seedId('accounts', 6), null],
      ['session.sign_in_failed', null, null],
    ])
    for (const { row } of rows) expect(row).not.toMatch(/a-secret-guess|nobody@/)
  })
})
