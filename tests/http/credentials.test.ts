import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import type { Answer } from '../support/server.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const password = 'demo-password-1'
const own = '/api/v2/accounts/me'
const email = 'investor@demo.example'

const withHeader = (authorization: string): Promise<Answer> => server.guest.get(own, { headers: { authorization } })

async function freshToken(address = email): Promise<string> {
  const { body } = await server.guest.post('/api/v2/accounts/sign_in', { account: { email: address, password } })
  return body.data.attributes.token as string
}

function expectUnauthorized(answer: Answer): void {
  expect(answer.status).toBe(401)
  expect(answer.body).toEqual({ errors: [{ title: 'You are not authorized to access this request' }] })
  expect(answer.headers['www-authenticate']).toMatch(/^Bearer/)
}

describe('a credential', () => {
  test('is a bearer token, whatever the case of the scheme', async () => {
    const token = await freshToken()
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      expect((await withHeader(`${scheme} ${token}`)).body.data.id).toBe(seedId('accounts', 1))
    }
  })

  test('is a token with the address of its account, in the form of older clients', async () => {
    const token = await freshToken()
    expect((await withHeader(`Token token="${token}", email="${email}"`)).body.data.id).toBe(seedId('accounts', 1))
  })

  test('of the older form that names another address is refused', async () => {
    const token = await freshToken()
    for (const other of ['investor-2@demo.example', 'nobody@demo.example', 'investor@demo.example.org', ' ', '%']) {
      expectUnauthorized(await withHeader(`Token token="${token}", email="${other}"`))
    }
  })

  test('of the older form is refused when it is quoted or ordered in another way', async () => {
    const token = await freshToken()
    for (const header of [
      `Token token=${token}, email=${email}`,
      `Token token='${token}', email='${email}'`,
      `Token token="${token}"`,
      `Token token="${token}", email=""`,
      `Token token="${token}", email="${email}`,
      `Token token="${token}" email="${email}"`,
      `Token email="${email}", token="${token}"`,
      `Token token="", email="${email}"`,
      `Token ${token}`,
      `Token token="${token}", email="${email}", more="x"`,
    ]) {
      expectUnauthorized(await withHeader(header))
    }
  })

  test('that is malformed, unknown or of another scheme is refused', async () => {
    const token = await freshToken()
    const basic = Buffer.from(`${email}:${password}`).toString('base64')
    for (const header of [
      '',
      'Bearer',
      'Bearer ',
      'Bearer x',
      `Bearer ${token}x`,
      `Bearer ${token.slice(0, -1)}`,
      `Bearer ${token} ${token}`,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer "${token}"`,
      token,
      `Basic ${basic}`,
      `Digest ${token}`,
      `Bearer ${'x'.repeat(8_000)}`,
      "Bearer ' or 1=1 --",
      `Bearer ${token.toLowerCase()}`,
    ]) {
      expectUnauthorized(await withHeader(header))
    }
  })

  test('is asked for wherever the contract says so, in the one shape of a 401', async () => {
    for (const path of [
      '/api/v2/insights',
      '/api/v2/filter-presets',
      `/api/v2/insight-disclosures/${seedId('insight-disclosures', 1)}`,
      own,
    ]) {
      expectUnauthorized(await server.guest.get(path))
    }
    expectUnauthorized(await server.guest.get(`/api/v2/insights/${seedId('insights', 1)}/account`))
    expectUnauthorized(await server.guest.get(`/api/v2/insights/${seedId('insights', 1)}/relationships/account`))
    // The vertical itself is for everyone, the insights filed under it are not.
    expectUnauthorized(await server.guest.get(`/api/v2/content-verticals/${seedId('content-verticals', 1)}/insights`))
  })

  test('of a session that was signed out is worth nothing at latest a second after', async () => {
    const token = await freshToken()
    expect((await withHeader(`Bearer ${token}`)).status).toBe(200)
    expect((await server.withToken(token).delete('/api/v2/accounts/sign_out')).status).toBe(204)
    const since = performance.now()
    let lastAdmitted = 0
    let answer: Answer
    for (;;) {
      const asked = performance.now() - since
      answer = await withHeader(`Bearer ${token}`)
      if (answer.status !== 200) break
      lastAdmitted = asked
    }
    expect(lastAdmitted).toBeLessThan(1_000)
    expectUnauthorized(answer)
    expectUnauthorized(await withHeader(`Token token="${token}", email="${email}"`))
  })

  test('of a session that is over, or of an account that may not sign in any more, is refused', async () => {
    const over = await freshToken('lead@demo.example')
    await sql`update sessions set expires_at = '2026-01-01'
      where account_id = (select id from accounts where email = 'lead@demo.example')`.execute(server.db)
    expectUnauthorized(await withHeader(`Bearer ${over}`))
    const suspended = await freshToken('finance@demo.example')
    await server.db.updateTable('accounts').set({ status: 'suspended' }).where('email', '=', 'finance@demo.example').execute()
    expectUnauthorized(await withHeader(`Bearer ${suspended}`))
  })
})

describe('where no credential is needed', () => {
  const country = seedId('countries', 1)
  const open = [
    '/api/v2/asset-classes',
    '/api/v1/asset_classes',
    '/api/v1/countries',
    `/api/v1/countries/${country}`,
    '/api/v2/geographies',
    '/api/v2/sectors',
    '/api/v2/content-verticals',
    `/api/v2/classification-distributions/${seedId('geographies', 1)}`,
    '/health/live',
    '/health/ready',
  ]
  const welcome = [
    `/api/v2/entities/${seedId('entities', 1)}`,
    `/api/v1/countries/${country}/geography`,
    `/api/v1/countries/${country}/relationships/geography`,
    `/api/v2/geographies/${seedId('geographies', 1)}/countries`,
  ]
  test.each([...open, ...welcome])('%s answers without one and with one', async (path) => {
    expect((await server.guest.get(path)).status).toBe(200)
    expect((await (await server.as('investor')).get(path)).status).toBe(200)
  })

  test.each(open)('%s does not mind one that has become worthless', async (path) => {
    expect((await server.withToken('worthless').get(path)).status).toBe(200)
  })

  test.each(welcome)('%s, where one may be sent, answers a worthless one only as the contract says', async (path) => {
    expect([200, 401]).toContain((await server.withToken('worthless').get(path)).status)
  })

  test('signing in works with one that has become worthless, which is why one signs in', async () => {
    const answer = await server.withToken('worthless').post('/api/v2/accounts/sign_in', { account: { email, password } })
    expect(answer.status).toBe(201)
  })

  test('the document and its page do not mind one either', async () => {
    for (const path of ['/', '/openapi.json', '/openapi.yaml']) expect((await server.withToken('worthless').get(path)).status).toBe(200)
  })
})
