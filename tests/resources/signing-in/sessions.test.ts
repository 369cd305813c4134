import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const signInPath = '/api/v2/accounts/sign_in'
const email = 'investor@demo.example'
const password = 'demo-password-1'
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/) as unknown

const signIn = (attributes: object, headers: Record<string, string> = {}): Promise<Answer> =>
  server.guest.post(signInPath, { data: { type: 'sessions', attributes } }, { headers })

describe('signing in', () => {
  test('begins a session whose token works, in either form', async () => {
    for (const body of [{ data: { type: 'sessions', attributes: { email, password } } }, { account: { email, password } }]) {
      const answer = await server.guest.post(signInPath, body, { headers: { 'user-agent': 'A client/1.0' } })
      expect(answer.status).toBe(201)
      const { data } = answer.body
      expect(data.type).toBe('sessions')
      expect(data.attributes).toEqual({
        token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as unknown,
        email,
        kind: 'password',
        'created-at': time,
        'expires-at': time,
        'last-used-at': time,
        'user-agent': 'A client/1.0',
        'ip-country': null,
      })
      const lasts = Date.parse(data.attributes['expires-at']) - Date.parse(data.attributes['created-at'])
      expect(lasts / 86_400_000).toBeCloseTo(30, 1)
      const client = server.withToken(data.attributes.token)
      expect((await client.get('/api/v2/accounts/me')).body.data.id).toBe(seedId('accounts', 1))
      expect((await client.get(data.relationships.account.links.related)).body.data.id).toBe(seedId('accounts', 1))
    }
  })

  test('begins another session each time, with another token', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn({ email, password })))
    expect(new Set(answers.map((one) => one.body.data.id)).size).toBe(5)
    expect(new Set(answers.map((one) => one.body.data.attributes.token)).size).toBe(5)
  })

  test('shows the token here and nowhere else, and keeps only its hash', async () => {
    const { data } = (await signIn({ email, password })).body
    const { token, ...rest } = data.attributes
    const client = server.withToken(token)
    for (const link of [data.links.self, '/api/v2/sessions/current']) {
      const answer = await client.get(link)
      expect(answer.body.data).toEqual({ ...data, attributes: rest })
      expect(answer.text).not.toContain(token)
    }
    const rows = await server.db.selectFrom('sessions').selectAll().execute()
    for (const row of rows) expect(Object.values(row)).not.toContain(token)
  })

  test('does not mind the case of the address', async () => {
    const answer = await signIn({ email: 'Investor@Demo.EXAMPLE', password })
    expect([answer.status, answer.body.data.attributes.email]).toEqual([201, email])
  })

  test('answers a wrong password, an unknown address and an account that may not sign in alike', async () => {
    await server.db.updateTable('accounts').set({ status: 'suspended' }).where('email', '=', 'corporate@demo.example').execute()
    await server.db.updateTable('accounts').set({ password_hash: null }).where('email', '=', 'finance@demo.example').execute()
    const wrong: object[] = [
      { email, password: 'demo-password-2' },
      { email, password: 'Demo-password-1' },
      { email, password: `${password} ` },
      { email: 'nobody@demo.example', password },
      { email: "' or 1=1 --", password },
      { email: 'corporate@demo.example', password },
      { email: 'finance@demo.example', password },
    ]
    for (const attributes of wrong) {
      for (const answer of [await signIn(attributes), await server.guest.post(signInPath, { account: attributes })]) {
        expect([attributes, answer.status]).toEqual([attributes, 401])
        expect(answer.body).toEqual({ errors: [{ title: 'You are not authorized to access this request' }] })
      }
    }
  })

  test('refuses what is missing, mistyped or more than it asks for', async () => {
    const codes = async (body: unknown): Promise<unknown[]> => {
      const answer = await server.guest.post(signInPath, body)
      return [answer.status, ...answer.body.errors.map((one: { code: string }) => one.code)]
    }
    expect(await codes({ data: { type: 'sessions', attributes: { email } } })).toEqual([400, '106'])
    expect(await codes({ data: { type: 'sessions', attributes: {} } })).toEqual([400, '106', '106'])
    expect(await codes({ account: { password } })).toEqual([400, '106'])
    expect(await codes({ data: { attributes: { email, password } } })).toEqual([400, '106'])
    expect(await codes({ data: { type: 'accounts', attributes: { email, password } } })).toEqual([400, '116'])
    expect(await codes({ data: { type: 'sessions', attributes: { email, password, 'remember-me': true } } })).toEqual([400, '105'])
    expect(await codes({ account: { email, password, token: 'x' } })).toEqual([400, '105'])
    expect(await codes({ account: { email, password }, data: { type: 'sessions', attributes: { email, password } } })).toEqual([400, '105'])
    expect(await codes({ data: { type: 'sessions', attributes: { email: 5, password: '' } } })).toEqual([422, '103', '103'])
    expect(await codes({ account: { email, password: 'x'.repeat(1_025) } })).toEqual([422, '103'])
    expect(await codes({ account: { email: `${'x'.repeat(250)}@a.example`, password } })).toEqual([422, '103'])
    expect(await codes({ account: null })).toEqual([400, '122'])
    expect(await codes({ account: 'x' })).toEqual([400, '122'])
    expect(await codes({ email, password })).toEqual([400, '122'])
  })
})

describe('a session', () => {
  const fresh = async (name = 'investor'): Promise<{ token: string; id: string }> => {
    const { data } = (await signIn({ email: `${name}@demo.example`, password })).body
    return { token: data.attributes.token, id: data.id }
  }

  test('is current for its own token', async () => {
    const [one, other] = [await fresh(), await fresh()]
    for (const { token, id } of [one, other]) {
      const { body } = await server.withToken(token).get('/api/v2/sessions/current')
      expect([body.data.id, body.data.links.self]).toEqual([id, `${server.url}/api/v2/sessions/${id}`])
    }
  })

  test("is shown to its account, and does not exist for another's", async () => {
    const [one, other] = [await fresh(), await fresh()]
    expect((await server.withToken(one.token).get(`/api/v2/sessions/${other.id}`)).body.data.id).toBe(other.id)
    for (const name of ['investor-2', 'editor', 'admin']) {
      const client = await server.as(name)
      for (const end of ['', '/account', '/relationships/account']) {
        expect([name, end, (await client.get(`/api/v2/sessions/${one.id}${end}`)).status]).toEqual([name, end, 404])
      }
    }
    expect((await server.guest.get(`/api/v2/sessions/${one.id}`)).status).toBe(401)
  })

  test('leads to its account, also as the current one', async () => {
    const client = server.withToken((await fresh()).token)
    const { data } = (await client.get('/api/v2/sessions/current')).body
    const { links } = data.relationships.account
    expect((await client.get(links.self)).body.data).toEqual({ type: 'accounts', id: seedId('accounts', 1) })
    expect((await client.get(links.related)).body.data.id).toBe(seedId('accounts', 1))
  })

  test('is over once it is signed out, and no other session is', async () => {
    const [one, other] = [await fresh(), await fresh()]
    const answer = await server.withToken(one.token).delete('/api/v2/accounts/sign_out')
    expect([answer.status, answer.text]).toEqual([204, ''])
    const rest = server.withToken(other.token)
    expect((await rest.get('/api/v2/accounts/me')).status).toBe(200)
    expect((await rest.get(`/api/v2/sessions/${one.id}`)).status).toBe(404)
    expect((await rest.get(`/api/v2/sessions/${other.id}`)).status).toBe(200)
  })

  test('is ended by a credential alone', async () => {
    expect((await server.guest.delete('/api/v2/accounts/sign_out')).status).toBe(401)
    expect((await server.withToken('worthless').delete('/api/v2/accounts/sign_out')).status).toBe(401)
  })

  test('that is used lives on: 30 days from its last use, noted to the hour', async () => {
    const { token, id } = await fresh('investor-2')
    const earlier = '2026-01-01T00:00:00.000Z'
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await setColumns(server.db, 'sessions', id, { last_used_at: earlier, expires_at: soon })
    const client = server.withToken(token)
    expect((await client.get('/api/v2/accounts/me')).status).toBe(200)
    const { attributes } = (await client.get('/api/v2/sessions/current')).body.data
    expect(Date.now() - Date.parse(attributes['last-used-at'])).toBeLessThan(3_600_000)
    expect((Date.parse(attributes['expires-at']) - Date.now()) / 86_400_000).toBeCloseTo(30, 1)
  })
})
