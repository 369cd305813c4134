import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { tokenIn } from '../../support/mailed-token.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const reset = '/api/v2/reset-password'
const own = '/api/v2/accounts/me/password'
const old = 'demo-password-1'
const body = (attributes: object) => ({ data: { type: 'sessions', attributes } })
const change = (attributes: object) => ({ data: { type: 'accounts', attributes } })

const signIn = (name: string, password: string): Promise<Answer> =>
  server.guest.post('/api/v2/accounts/sign_in', body({ email: `${name}@demo.example`, password }))
const signedIn = async (name: string, password = old): Promise<Client> =>
  server.withToken((await signIn(name, password)).body.data.attributes.token as string)
async function mailedToken(name: string): Promise<string> {
  expect((await server.guest.post(reset, body({ email: `${name}@demo.example` }))).body).toEqual({ meta: { sent: true } })
  return tokenIn((await server.mailsTo(`${name}@demo.example`)).at(-1)!)
}
const redeem = (token: string, password: string): Promise<Answer> => server.guest.patch(reset, body({ token, password }))
/** Fails unless the session is refused within a second and what the request itself takes. */
const ends = (client: Client) =>
  expect.poll(() => client.get('/api/v2/accounts/me').then((one) => one.status), { timeout: 1_500, interval: 50 }).toBe(401)

describe('a forgotten password', () => {
  test('is replaced with the token of a mail, which begins a session and ends all others within a second', async () => {
    const others = [await signedIn('investor'), await signedIn('investor')]
    for (const one of others) expect((await one.get('/api/v2/accounts/me')).status).toBe(200)
    const token = await mailedToken('investor')
    const begun = await redeem(token, 'a better password')
    expect(begun.status).toBe(200)
    expect(begun.body.data.attributes).toMatchObject({ kind: 'password', email: 'investor@demo.example' })
    for (const one of others) await ends(one)
    expect((await server.withToken(begun.body.data.attributes.token as string).get('/api/v2/accounts/me')).status).toBe(200)
    expect((await signIn('investor', old)).status).toBe(401)
    expect((await signIn('investor', 'a better password')).status).toBe(201)
    expect((await redeem(token, 'a third password')).status).toBe(422)
    expect((await signIn('investor', 'a better password')).status).toBe(201)
  })

  test('is set by one of 50 clients that redeem one token at once', async () => {
    const token = await mailedToken('provider')
    const passwords = Array.from({ length: 50 }, (_, index) => `a password of client ${index}`)
    const answers = await Promise.all(passwords.map((password) => redeem(token, password)))
    const winners = passwords.filter((_, index) => answers[index]!.status === 200)
    expect(winners).toHaveLength(1)
    expect(answers.filter((one) => one.status === 422)).toHaveLength(49)
    expect((await signIn('provider', winners[0]!)).status).toBe(201)
  })

  test('stays when the token is expired or unknown', async () => {
    const token = await mailedToken('lead')
    await sql`update one_time_tokens set expires_at = now() - interval '1 second' where account_id = ${seedId('accounts', 6)}`.execute(
      server.db,
    )
    for (const one of [token, 'never-issued']) {
      const { status, body } = await redeem(one, 'a better password')
      expect(status).toBe(422)
      expect(body.errors[0]).toMatchObject({ code: '100', source: { pointer: '/data/attributes/token' } })
    }
    expect((await signIn('lead', old)).status).toBe(201)
  })

  test('is not replaced by one of 11 characters, and the token still works afterwards', async () => {
    const token = await mailedToken('finance')
    const short = await redeem(token, 'elevenchars')
    expect(short.status).toBe(422)
    expect(short.body.errors[0]).toMatchObject({ code: '103', source: { pointer: '/data/attributes/password' } })
    expect((await redeem(token, 'twelve-chars')).status).toBe(200)
  })

  test('needs a token and a password, and takes nothing else', async () => {
    const missing = await server.guest.patch(reset, body({}))
    expect(missing.body.errors.map((one: { code: string; source: unknown }) => [one.code, one.source])).toEqual([
      ['106', { pointer: '/data/attributes/token' }],
      ['106', { pointer: '/data/attributes/password' }],
    ])
    const surplus = await server.guest.patch(reset, body({ email: 'investor@demo.example', token: 'x', password: 'y' }))
    expect(surplus.body.errors).toEqual([{ title: 'Param not allowed', detail: 'email is not allowed.', code: '105', status: '400' }])
    expect((await server.guest.post(reset, body({}))).body.errors[0].code).toBe('106')
  })
})

describe('changing the own password', () => {
  test('keeps the session and ends every other of the account', async () => {
    const [mine, other, colleague] = [await signedIn('corporate'), await signedIn('corporate'), await signedIn('editor')]
    expect((await other.get('/api/v2/accounts/me')).status).toBe(200)
    const answer = await mine.patch(own, change({ 'current-password': old, password: 'a changed password' }))
    expect(answer.status).toBe(204)
    expect(answer.text).toBe('')
    await ends(other)
    expect((await mine.get('/api/v2/accounts/me')).status).toBe(200)
    expect((await colleague.get('/api/v2/accounts/me')).status).toBe(200)
    expect((await signIn('corporate', old)).status).toBe(401)
    expect((await signIn('corporate', 'a changed password')).status).toBe(201)
  })

  test('takes the worth of every one-time token that was not used', async () => {
    const mine = await signedIn('entity-editor')
    const { token } = (await mine.post('/api/v2/accounts/temporary-authentication')).body.data.attributes
    expect((await mine.patch(own, change({ 'current-password': old, password: 'a changed password' }))).status).toBe(204)
    expect((await server.guest.post('/api/v2/accounts/temporary-authentication', body({ token }))).status).toBe(401)
  })

  test('is refused with a wrong current password, and changes nothing', async () => {
    const [mine, other] = [await signedIn('admin'), await signedIn('admin')]
    const { status, body } = await mine.patch(own, change({ 'current-password': 'not the one', password: 'a changed password' }))
    expect(status).toBe(422)
    expect(body.errors[0]).toMatchObject({ code: '100', source: { pointer: '/data/attributes/current-password' } })
    expect((await other.get('/api/v2/accounts/me')).status).toBe(200)
    expect((await signIn('admin', old)).status).toBe(201)
  })

  test('is refused to a temporary session, and to a guest', async () => {
    const mine = await signedIn('compliance')
    const { token } = (await mine.post('/api/v2/accounts/temporary-authentication')).body.data.attributes
    const begun = await server.guest.post('/api/v2/accounts/temporary-authentication', body({ token }))
    const temporary = server.withToken(begun.body.data.attributes.token as string)
    expect((await temporary.get('/api/v2/accounts/me')).status).toBe(200)
    const sent = change({ 'current-password': old, password: 'a changed password' })
    expect((await temporary.patch(own, sent)).status).toBe(403)
    expect((await server.guest.patch(own, sent)).status).toBe(401)
    expect((await signIn('compliance', old)).status).toBe(201)
  })

  test('takes no password of 11 characters', async () => {
    const mine = await signedIn('investor-2')
    const { status, body } = await mine.patch(own, change({ 'current-password': old, password: 'elevenchars' }))
    expect(status).toBe(422)
    expect(body.errors[0].source).toEqual({ pointer: '/data/attributes/password' })
    expect((await signIn('investor-2', old)).status).toBe(201)
  })
})
