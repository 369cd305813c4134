import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { tokenIn } from '../../support/mailed-token.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/accounts'
const session = (attributes: object) => ({ data: { type: 'sessions', attributes } })
const ask = (operation: string, attributes: object, client: Client = server.guest) =>
  client.post(`${path}/${operation}`, session(attributes))
const sent = { meta: { sent: true } }
const unauthorized = { errors: [{ title: 'You are not authorized to access this request' }] }

async function mailedToken(operation: string, email: string): Promise<string> {
  expect((await ask(operation, { email })).body).toEqual(sent)
  return tokenIn((await server.mailsTo(email)).at(-1)!)
}
async function handedOver(name: string): Promise<string> {
  const { body } = await (await server.as(name)).post(`${path}/temporary-authentication`)
  return body.data.attributes.token as string
}
/** How long the newest token of an account works, in seconds. */
async function lifetime(account: number, purpose: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`select extract(epoch from expires_at - now())::integer as seconds from one_time_tokens
    where account_id = ${seedId('accounts', account)} and purpose = ${purpose} order by created_at desc limit 1`.execute(server.db)
  return rows[0]!.seconds
}
const expire = (account: number): Promise<unknown> =>
  sql`update one_time_tokens set expires_at = now() - interval '1 second' where account_id = ${seedId('accounts', account)}`.execute(
    server.db,
  )
const statuses = (answers: Answer[]): Record<number, number> =>
  answers.reduce<Record<number, number>>((counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {})
const fifty = Array.from({ length: 50 })

describe('the token of a sign-in mail', () => {
  test('begins a session of the kind magic, once', async () => {
    const token = await mailedToken('magic-authentication', 'investor@demo.example')
    const begun = await ask('magic-authentication', { token })
    expect(begun.status).toBe(201)
    expect(begun.body.data.attributes).toMatchObject({ kind: 'magic', email: 'investor@demo.example' })
    const me = await server.withToken(begun.body.data.attributes.token as string).get(`${path}/me`)
    expect(me.body.data.id).toBe(seedId('accounts', 1))
    const again = await ask('magic-authentication', { token })
    expect(again.status).toBe(401)
    expect(again.body).toEqual(unauthorized)
  })

  test('works with its address beside it, in any case, and not with another address', async () => {
    const other = await mailedToken('magic-authentication', 'investor-2@demo.example')
    expect((await ask('magic-authentication', { token: other, email: 'investor@demo.example' })).status).toBe(401)
    const token = await mailedToken('magic-authentication', 'investor-2@demo.example')
    expect((await ask('magic-authentication', { token, email: 'Investor-2@DEMO.example' })).status).toBe(201)
  })

  test('works for 15 minutes', async () => {
    const token = await mailedToken('magic-authentication', 'lead@demo.example')
    const seconds = await lifetime(6, 'magic')
    expect(seconds).toBeGreaterThan(14 * 60)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
    await expire(6)
    expect((await ask('magic-authentication', { token })).body).toEqual(unauthorized)
  })

  test('serves one of 50 clients that redeem it at once', async () => {
    const token = await mailedToken('magic-authentication', 'finance@demo.example')
    const answers = await Promise.all(fifty.map(() => ask('magic-authentication', { token })))
    expect(statuses(answers)).toEqual({ 201: 1, 401: 49 })
  })

  test('serves no other purpose', async () => {
    const token = await mailedToken('magic-authentication', 'editor@demo.example')
    expect((await ask('temporary-authentication', { token })).status).toBe(401)
    expect((await ask('verify-email', { token })).status).toBe(422)
    const reset = await server.guest.patch('/api/v2/reset-password', session({ token, password: 'another-password-1' }))
    expect(reset.status).toBe(422)
    expect((await ask('magic-authentication', { token })).status).toBe(201)
  })

  test('is worth nothing once its account is suspended', async () => {
    const token = await mailedToken('magic-authentication', 'jordan.avery@demo.example')
    await setColumns(server.db, 'accounts', seedId('accounts', 20), { status: 'suspended' })
    expect((await ask('magic-authentication', { token })).status).toBe(401)
    expect((await ask('magic-authentication', { email: 'jordan.avery@demo.example' })).body).toEqual(sent)
  })
})

describe('a token to take a session over', () => {
  test('is given to a signed-in caller for 5 minutes, without links', async () => {
    const { status, body } = await (await server.as('provider')).post(`${path}/temporary-authentication`)
    expect(status).toBe(201)
    expect(Object.keys(body.data).sort()).toEqual(['attributes', 'id', 'relationships', 'type'])
    expect(body.data.type).toBe('one-time-tokens')
    const left = Date.parse(body.data.attributes['expires-at'] as string) - Date.now()
    expect(left).toBeGreaterThan(4 * 60_000)
    expect(left).toBeLessThanOrEqual(5 * 60_000 + 1_000)
  })

  test('begins a temporary session of the same account for 24 hours, once, with no credential', async () => {
    const token = await handedOver('provider')
    const begun = await ask('temporary-authentication', { token })
    expect(begun.status).toBe(201)
    const { attributes } = begun.body.data
    expect(attributes).toMatchObject({ kind: 'temporary', email: 'provider@demo.example' })
    expect(Date.parse(attributes['expires-at'] as string) - Date.parse(attributes['created-at'] as string)).toBe(24 * 3_600_000)
    expect((await server.withToken(attributes.token as string).get('/api/v2/insights')).status).toBe(200)
    expect((await ask('temporary-authentication', { token })).body).toEqual(unauthorized)
  })

  test('is not given to a temporary session, which would never end if it could hand itself on', async () => {
    const begun = await ask('temporary-authentication', { token: await handedOver('provider') })
    const temporary = server.withToken(begun.body.data.attributes.token as string)
    expect((await temporary.post(`${path}/temporary-authentication`)).status).toBe(403)
  })

  test('is refused when expired, when unknown, and when there is neither token nor credential', async () => {
    const token = await handedOver('compliance')
    await expire(7)
    expect((await ask('temporary-authentication', { token })).body).toEqual(unauthorized)
    expect((await ask('temporary-authentication', { token: 'never-issued' })).body).toEqual(unauthorized)
    expect((await server.guest.post(`${path}/temporary-authentication`)).body).toEqual(unauthorized)
    expect((await server.guest.post(`${path}/temporary-authentication`, { data: { type: 'sessions' } })).status).toBe(401)
  })

  test('serves one of 50 clients that redeem it at once', async () => {
    const token = await handedOver('corporate')
    const answers = await Promise.all(fifty.map(() => ask('temporary-authentication', { token })))
    expect(statuses(answers)).toEqual({ 201: 1, 401: 49 })
  })
})

describe('a token to take a session over ends with the session that it was made in', () => {
  async function handing(name: string) {
    const { attributes, id } = (await ask('sign_in', { email: `${name}@demo.example`, password: 'demo-password-1' })).body.data
    const client = server.withToken(attributes.token as string)
    const { token } = (await client.post(`${path}/temporary-authentication`)).body.data.attributes
    return { client, id: id as string, token: token as string }
  }
  const redeemed = async (token: string): Promise<number> => (await ask('temporary-authentication', { token })).status

  test('when that signs out, and no other one of the account does', async () => {
    const [left, stays] = [await handing('provider-2'), await handing('provider-2')]
    expect((await left.client.delete(`${path}/sign_out`)).status).toBe(204)
    expect([await redeemed(left.token), await redeemed(stays.token)]).toEqual([401, 201])
  })

  test('when that is ended from another device', async () => {
    const [left, other] = [await handing('provider-2'), await handing('provider-2')]
    expect((await other.client.delete(`/api/v2/sessions/${left.id}`)).status).toBe(204)
    expect([await redeemed(left.token), await redeemed(other.token)]).toEqual([401, 201])
  })

  test('when that expires, though it is not deleted yet', async () => {
    const { id, token } = await handing('provider-2')
    await sql`update sessions set expires_at = now() where id = ${id}`.execute(server.db)
    expect(await redeemed(token)).toBe(401)
  })

  test('when its account is suspended', async () => {
    const { token } = await handing('lukas.hofstede')
    await server.db.updateTable('accounts').set({ status: 'suspended' }).where('email', '=', 'lukas.hofstede@demo.example').execute()
    expect(await redeemed(token)).toBe(401)
  })

  test('and is not given any more to a session that has ended, of which a process may know for a second yet', async () => {
    const { client, id } = await handing('provider-2')
    expect((await client.get('/api/v2/sessions/current')).status).toBe(200)
    await server.db.deleteFrom('sessions').where('id', '=', id).execute()
    expect((await client.post(`${path}/temporary-authentication`)).status).toBe(401)
  })
})

describe('a session that was lent', () => {
  const me = `${path}/me`
  async function lending(name: string) {
    const { attributes, id } = (await ask('sign_in', { email: `${name}@demo.example`, password: 'demo-password-1' })).body.data
    const client = server.withToken(attributes.token as string)
    const { token } = (await client.post(`${path}/temporary-authentication`)).body.data.attributes
    const begun = (await ask('temporary-authentication', { token })).body.data
    return { client, id: id as string, lent: server.withToken(begun.attributes.token as string), lentId: begun.id as string }
  }
  // A process may know of a session for a second after it has ended.
  const ends = (client: Client) => expect.poll(() => client.get(me).then((one) => one.status), { timeout: 3_000, interval: 50 }).toBe(401)

  test('ends when the one that lent it signs out, and no other one does', async () => {
    const [left, stays] = [await lending('samuel.penrose'), await lending('samuel.penrose')]
    expect((await left.client.delete(`${path}/sign_out`)).status).toBe(204)
    await ends(left.lent)
    expect((await stays.client.get(`/api/v2/sessions/${left.lentId}`)).status).toBe(404)
    expect([(await stays.client.get(me)).status, (await stays.lent.get(me)).status]).toEqual([200, 200])
  })

  test('ends when that is ended from another device, when it is gone, and when the password changes', async () => {
    const [one, other] = [await lending('samuel.penrose'), await lending('samuel.penrose')]
    expect((await other.client.delete(`/api/v2/sessions/${one.id}`)).status).toBe(204)
    await ends(one.lent)
    await server.db.deleteFrom('sessions').where('id', '=', other.id).execute()
    await ends(other.lent)
    const third = await lending('matthias.krueger')
    const words = { 'current-password': 'demo-password-1', password: 'umbrellas against the rain' }
    expect((await third.client.patch(`${me}/password`, { data: { type: 'accounts', attributes: words } })).status).toBe(204)
    await ends(third.lent)
  })

  test('ends itself, and no other session of the account', async () => {
    const { client, id, lent, lentId } = await lending('provider-2')
    const refused = await lent.delete(`/api/v2/sessions/${id}`)
    expect([refused.status, refused.body.errors[0].detail]).toEqual([403, 'A temporary session ends no other session.'])
    expect((await client.get(me)).status).toBe(200)
    expect((await lent.delete(`/api/v2/sessions/${lentId}`)).status).toBe(204)
    await ends(lent)
    expect((await client.get(me)).status).toBe(200)
  })

  test('is never left over, however its lender signs out meanwhile', async () => {
    for (let n = 0; n < 10; n++) {
      const { attributes } = (await ask('sign_in', { email: 'provider-2@demo.example', password: 'demo-password-1' })).body.data
      const client = server.withToken(attributes.token as string)
      const { token } = (await client.post(`${path}/temporary-authentication`)).body.data.attributes
      const [begun, left] = await Promise.all([ask('temporary-authentication', { token }), client.delete(`${path}/sign_out`)])
      expect([[201, 401].includes(begun.status), left.status]).toEqual([true, 204])
      if (begun.status === 201) await ends(server.withToken(begun.body.data.attributes.token as string))
    }
  })
})

describe('confirming an address', () => {
  const email = 'wing.cheung@demo.example'
  const confirmed = () => server.db.selectFrom('accounts').select('email_verified').where('email', '=', email).executeTakeFirstOrThrow()

  test('works once with the token of a mail and answers the account', async () => {
    await server.db.updateTable('accounts').set({ email_verified: false }).where('email', '=', email).execute()
    const token = await mailedToken('verify-email', email)
    const { status, body } = await ask('verify-email', { token })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ type: 'accounts', id: seedId('accounts', 16), attributes: { email, 'email-verified': true } })
    const again = await ask('verify-email', { token })
    expect(again.status).toBe(422)
    expect(again.body.errors[0]).toMatchObject({ code: '100', status: '422' })
  })

  test('is refused with an expired token, and the address stays unconfirmed', async () => {
    await server.db.updateTable('accounts').set({ email_verified: false }).where('email', '=', email).execute()
    const token = await mailedToken('verify-email', email)
    await expire(16)
    expect((await ask('verify-email', { token })).status).toBe(422)
    expect((await confirmed()).email_verified).toBe(false)
  })

  test.each(['suspended', 'deactivated'] as const)('is refused once the account is %s, which is answered to nobody', async (status) => {
    await server.db.updateTable('accounts').set({ email_verified: false }).where('email', '=', email).execute()
    const token = await mailedToken('verify-email', email)
    await server.db.updateTable('accounts').set({ status }).where('email', '=', email).execute()
    const refused = await ask('verify-email', { token })
    await server.db.updateTable('accounts').set({ status: 'active' }).where('email', '=', email).execute()
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, '100'])
    expect((await confirmed()).email_verified).toBe(false)
  })

  test('needs a token or an address', async () => {
    for (const operation of ['verify-email', 'magic-authentication']) {
      const { status, body } = await ask(operation, {})
      expect(status).toBe(400)
      expect(body.errors[0].code).toBe('106')
    }
  })
})

describe('the sessions of an account', () => {
  const sessions = '/api/v2/sessions'

  test('are listed live and without tokens, and shown to nobody else', async () => {
    const first = server.withToken(
      (await ask('sign_in', { email: 'noor.alhashimi@demo.example', password: 'demo-password-1' })).body.data.attributes.token,
    )
    const second = (await ask('sign_in', { email: 'noor.alhashimi@demo.example', password: 'demo-password-1' })).body.data
    const { body } = await first.get(sessions)
    expect(body.meta['record-count']).toBe(2)
    expect(body.data[0].id).toBe(second.id)
    expect(body.data.every((one: { attributes: object }) => !('token' in one.attributes))).toBe(true)
    for (const name of ['investor', 'admin']) {
      const other = await server.as(name)
      expect((await other.get(`${sessions}/${second.id}`)).status).toBe(404)
      expect((await other.delete(`${sessions}/${second.id}`)).status).toBe(404)
    }
    expect((await first.delete(`${sessions}/${second.id}`)).status).toBe(204)
    await expect
      .poll(
        () =>
          server
            .withToken(second.attributes.token as string)
            .get(sessions)
            .then((one) => one.status),
        { timeout: 1_500 },
      )
      .toBe(401)
    expect((await first.get(sessions)).body.meta['record-count']).toBe(1)
  })

  test('that have expired are not listed', async () => {
    const client = await server.as('entity-editor')
    const over = (await ask('sign_in', { email: 'entity-editor@demo.example', password: 'demo-password-1' })).body.data
    await sql`update sessions set expires_at = now() - interval '1 second' where id = ${over.id}`.execute(server.db)
    expect((await client.get(sessions)).body.data.map((one: { id: string }) => one.id)).not.toContain(over.id)
  })

  test('the present one is shown and ended by the name current', async () => {
    const { token } = (await ask('sign_in', { email: 'samuel.penrose@demo.example', password: 'demo-password-1' })).body.data.attributes
    const client = server.withToken(token as string)
    expect((await client.get(`${sessions}/current`)).status).toBe(200)
    expect((await client.delete(`${sessions}/current`)).status).toBe(204)
    await expect.poll(() => client.get(sessions).then((one) => one.status), { timeout: 1_500 }).toBe(401)
  })
})
