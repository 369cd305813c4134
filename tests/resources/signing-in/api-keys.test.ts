import { sql } from 'kysely'
import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { publishedSecret } from '../../../src/resources/signing-in/published-password.ts'
import { keysPath, keyWith, makeKey, told } from '../../support/api-keys.ts'
import { lentSession } from '../../support/lent-session.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const me = '/api/v2/accounts/me'
const day = 24 * 3_600_000
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString()
const meOf = async (client: Client): Promise<number> => (await client.get(me)).status
const soon = (client: Client, status: number) => expect.poll(() => meOf(client), { timeout: 1_500, interval: 50 }).toBe(status)
/** Has an account hold no keys but those that a test makes. */
const forget = (account: number) => sql`delete from api_keys where account_id = ${seedId('accounts', account)}`.execute(server.db)

describe('a key', () => {
  test('is made, used, shown, changed and deleted', async () => {
    const owner = await server.as('investor')
    const made = await owner.post(keysPath, keyWith({ scopes: ['people:read', 'research:write'] }))
    expect(made.status).toBe(201)
    expect(made.headers['cache-control']).toBe('private, no-store')
    const { id, attributes, relationships } = made.body.data
    expect(attributes.secret).toMatch(/^rk_[\w-]{43}$/)
    expect(attributes).toMatchObject({ name: 'Nightly import', scopes: ['people:read', 'research:write'], 'last-used-at': null })
    expect(attributes.prefix).toBe(attributes.secret.slice(0, 13))
    expect(Math.abs(Date.parse(attributes['expires-at']) - Date.now() - 365 * day)).toBeLessThan(60_000)
    expect((await owner.get(relationships.account.links.related)).body.data.id).toBe(seedId('accounts', 1))
    expect(made.headers['location']).toBe(made.body.data.links.self)

    const program = server.withToken(attributes.secret)
    expect((await program.get(me)).body.data.id).toBe(seedId('accounts', 1))
    const older = { authorization: `Token token="${attributes.secret}", email="Investor@demo.example"` }
    expect((await server.guest.get(me, { headers: older })).status).toBe(200)
    const other = { authorization: `Token token="${attributes.secret}", email="investor-2@demo.example"` }
    expect((await server.guest.get(me, { headers: other })).status).toBe(401)

    const shown = await owner.get(`${keysPath}/${id}`)
    expect(shown.body.data.attributes).not.toHaveProperty('secret')
    expect(Date.now() - Date.parse(shown.body.data.attributes['last-used-at'])).toBeLessThan(60_000)
    const listed = await owner.get(keysPath)
    expect(listed.body.data[0]).toEqual(shown.body.data)
    expect(listed.text).not.toContain(attributes.secret)

    const change = { name: 'Hourly import', scopes: ['read'], 'expires-at': inDays(10) }
    const changed = await owner.patch(`${keysPath}/${id}`, { data: { attributes: change } })
    expect(changed.body.data.attributes).toMatchObject({ name: 'Hourly import', scopes: ['read'], prefix: attributes.prefix })
    expect(Date.parse(changed.body.data.attributes['expires-at'])).toBe(Date.parse(change['expires-at']))

    expect((await owner.delete(`${keysPath}/${id}`)).status).toBe(204)
    await soon(program, 401)
    expect((await owner.get(`${keysPath}/${id}`)).status).toBe(404)
  })

  test('is kept as its hash alone, and found by characters that are not all of it', async () => {
    const { id, secret, client } = await makeKey(server, 'admin', 'people:read')
    const { rows } = await sql<{ row: string; hash: Buffer }>`select api_keys::text as row, secret_hash as hash from api_keys
      where id = ${id}`.execute(server.db)
    expect(rows[0]!.row).not.toContain(secret)
    expect(Buffer.from(rows[0]!.hash).toString('hex')).toBe(hash('sha256', secret, 'hex'))
    expect(await meOf(client)).toBe(200)
    const last = secret.at(-1) === 'A' ? 'B' : 'A'
    for (const wrong of [secret.slice(0, -2) + last + last, secret.slice(0, 13), `${secret}x`, secret.slice(3), secret.toUpperCase()])
      expect(await meOf(server.withToken(wrong))).toBe(401)
  })

  test('takes at least one scope that there is, once each, a name and an end within a year', async () => {
    const owner = await server.as('investor')
    for (const wrong of [
      { scopes: [] },
      { scopes: ['sessions:read'] },
      { scopes: ['signing-in:read'] },
      { scopes: ['read', 'read'] },
      { scopes: 'read' },
      { scopes: ['read'], name: '' },
      { scopes: ['read'], 'expires-at': null },
      { scopes: ['read'], 'expires-at': inDays(-1) },
      { scopes: ['read'], 'expires-at': inDays(367) },
      { scopes: ['read'], 'expires-at': new Date(Date.now() + 60_000).toISOString() },
    ])
      expect([wrong, (await owner.post(keysPath, keyWith(wrong))).status]).toEqual([wrong, 422])
    expect((await owner.post(keysPath, keyWith({}))).body.errors[0].code).toBe('106')
    expect((await owner.post(keysPath, keyWith({ scopes: ['read'], secret: 'mine' }))).body.errors[0].code).toBe('105')
  })

  test('can do less within a second', async () => {
    const { id, client } = await makeKey(server, 'investor', 'people:read')
    expect(await meOf(client)).toBe(200)
    await (await server.as('investor')).patch(`${keysPath}/${id}`, { data: { attributes: { scopes: ['research:read'] } } })
    await soon(client, 403)
  })

  test('of the demo works, and has an owner who sees it', async () => {
    const program = server.withToken(publishedSecret)
    expect((await program.get('/api/v2/insights')).status).toBe(200)
    expect((await (await server.as('investor')).get(`${keysPath}/${seedId('api-keys', 1)}`)).status).toBe(200)
  })

  test('tells when it was used to the minute, though not each use is written', async () => {
    const { id, client } = await makeKey(server, 'editor', 'people:read')
    const usedBefore = (seconds: number) =>
      sql`update api_keys set last_used_at = now() - make_interval(secs => ${seconds}) where id = ${id}`.execute(server.db)
    async function lastUse(): Promise<number> {
      const { rows } = await sql<{ ago: number }>`select extract(epoch from now() - last_used_at)::float8 as ago from api_keys
        where id = ${id}`.execute(server.db)
      return rows[0]!.ago
    }
    expect(await meOf(client)).toBe(200)
    expect(await lastUse()).toBeLessThan(30)
    await usedBefore(40)
    const since = performance.now()
    while (performance.now() - since < 1_200) expect(await meOf(client)).toBe(200)
    expect(await lastUse()).toBeGreaterThan(40)
    await usedBefore(61)
    await expect.poll(async () => ((await meOf(client)) === 200 ? lastUse() : NaN), { timeout: 1_500, interval: 50 }).toBeLessThan(30)
  })
})

describe('of 100 that are made at once', () => {
  test('an account has at most 20, and one that has expired makes room', async () => {
    await forget(4)
    const owner = await server.as('provider')
    const answers = await Promise.all(Array.from({ length: 100 }, () => owner.post(keysPath, keyWith({ scopes: ['read'] }))))
    expect(Map.groupBy(answers, ({ status }) => status).get(201)).toHaveLength(20)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]))
    const list = await owner.get(`${keysPath}?page[size]=100`)
    expect(list.body.meta['record-count']).toBe(20)
    const { id } = list.body.data[3]
    await sql`update api_keys set expires_at = now() - interval '1 day' where id = ${id}`.execute(server.db)
    expect((await owner.post(keysPath, keyWith({ scopes: ['read'] }))).status).toBe(201)
    expect(told(await owner.post(keysPath, keyWith({ scopes: ['read'] })))[0]).toBe(422)
    expect((await owner.get(keysPath)).body.meta['record-count']).toBe(21)
    await forget(4)
  })
})

describe('keys are for', () => {
  test('staff, and accounts whose plan includes them', async () => {
    for (const name of ['investor', 'provider', 'admin', 'editor', 'finance'])
      expect([name, (await (await server.as(name)).post(keysPath, keyWith({ scopes: ['read'] }))).status]).toEqual([name, 201])
    for (const name of ['investor-2', 'investor-delayed', 'provider-2', 'corporate']) {
      const answer = await (await server.as(name)).post(keysPath, keyWith({ scopes: ['read'] }))
      expect([name, ...told(answer)]).toEqual([name, 403, 'Your plan does not include API keys.'])
    }
  })

  test('a session that lasts, not one that was handed over', async () => {
    const temporary = await lentSession(server, await server.as('investor'))
    expect((await temporary.post(keysPath, keyWith({ scopes: ['read'] }))).status).toBe(403)
    const change = { data: { attributes: { scopes: ['write'] } } }
    expect((await temporary.patch(`${keysPath}/${seedId('api-keys', 1)}`, change)).status).toBe(403)
  })

  test('nor does it, or a session that was handed over, let anybody in or give roles', async () => {
    const admin = await server.as('admin')
    const temporary = await lentSession(server, admin)
    const { client } = await makeKey(server, 'admin', 'write')
    const names = { email: 'way-in@demo.example', 'first-name': 'Way', 'last-name': 'In', 'account-type': 'staff', roles: ['admin'] }
    const account = `/api/v2/accounts/${seedId('accounts', 1)}`
    for (const one of [client, temporary]) {
      expect((await one.post('/api/v2/accounts', { data: { type: 'accounts', attributes: names } })).status).toBe(403)
      expect((await one.patch(account, { data: { attributes: { roles: ['team-lead'] } } })).status).toBe(403)
      expect((await one.patch(account, { data: { attributes: { email: 'way-in@demo.example' } } })).status).toBe(403)
      expect((await one.patch(account, { data: { attributes: { title: 'Fund manager' } } })).status).toBe(200)
    }
    const relationships = { company: { data: { type: 'companies', id: seedId('companies', 3) } } }
    for (const data of [{ attributes: { status: 'invited' } }, { relationships }])
      expect((await temporary.patch(account, { data })).status).toBe(403)
    expect((await admin.get(account)).body.data.attributes.roles).toEqual([])
    expect((await server.mailsTo('way-in@demo.example')).length).toBe(0)
  })

  test('a session that has not ended, though a process knows it for a second yet', async () => {
    const signIn = () =>
      server.guest.post('/api/v2/accounts/sign_in', { account: { email: 'editor@demo.example', password: 'demo-password-1' } })
    const client = server.withToken((await signIn()).body.data.attributes.token as string)
    const { id } = (await client.get('/api/v2/sessions/current')).body.data
    await sql`delete from sessions where id = ${id}`.execute(server.db)
    expect((await client.post(keysPath, keyWith({ scopes: ['read'] }))).status).toBe(401)
  })

  test('their account alone, whatever its roles', async () => {
    const { id } = await makeKey(server, 'investor', 'read')
    for (const name of ['admin', 'compliance', 'provider']) {
      const client = await server.as(name)
      expect((await client.get(`${keysPath}/${id}`)).status).toBe(404)
      expect((await client.patch(`${keysPath}/${id}`, { data: { attributes: { name: 'Mine' } } })).status).toBe(404)
      expect((await client.delete(`${keysPath}/${id}`)).status).toBe(404)
      expect((await client.get(`${keysPath}?page[size]=100`)).text).not.toContain(id)
    }
  })
})

describe('a key rests', () => {
  const planTo = async (plan: number): Promise<void> => {
    const relationships = { plan: { data: { type: 'plans', id: seedId('plans', plan) } } }
    const finance = await server.as('finance')
    expect((await finance.patch(`/api/v2/companies/${seedId('companies', 5)}`, { data: { relationships } })).status).toBe(200)
  }

  test('while the plan does not include it, and works again afterwards', async () => {
    const { id, client } = await makeKey(server, 'investor', 'people:read')
    expect(await meOf(client)).toBe(200)
    await planTo(2)
    await soon(client, 401)
    expect((await (await server.as('investor')).get(`${keysPath}/${id}`)).status).toBe(200)
    await planTo(3)
    await soon(client, 200)
  })

  test('while its account is suspended', async () => {
    const { client } = await makeKey(server, 'editor', 'people:read')
    const admin = await server.as('admin')
    const { id } = (await client.get(me)).body.data
    const to = async (status: string) =>
      expect((await admin.patch(`/api/v2/accounts/${id}`, { data: { attributes: { status } } })).status).toBe(200)
    await to('suspended')
    await soon(client, 401)
    await to('active')
    await soon(client, 200)
  })
})

describe('a key ends', () => {
  test('at its time, and is listed afterwards, but not changed any more', async () => {
    const { id, client } = await makeKey(server, 'investor', 'people:read')
    expect(await meOf(client)).toBe(200)
    await sql`update api_keys set expires_at = now() - interval '1 second' where id = ${id}`.execute(server.db)
    await soon(client, 401)
    const owner = await server.as('investor')
    const { attributes } = (await owner.get(`${keysPath}/${id}`)).body.data
    expect(Date.parse(attributes['expires-at'])).toBeLessThan(Date.now())
    const later = { data: { attributes: { 'expires-at': inDays(100) } } }
    expect(told(await owner.patch(`${keysPath}/${id}`, later))).toEqual([409, 'The API key has expired. Make another one.'])
    expect((await owner.delete(`${keysPath}/${id}`)).status).toBe(204)
  })

  test('with its account, for good', async () => {
    const { id, client } = await makeKey(server, 'account-manager', 'people:read')
    const admin = await server.as('admin')
    const account = (await client.get(me)).body.data.id as string
    const leaves = { data: { attributes: { status: 'deactivated' } } }
    expect((await admin.patch(`/api/v2/accounts/${account}`, leaves)).status).toBe(200)
    await soon(client, 401)
    const { rows } = await sql`select id from api_keys where id = ${id}`.execute(server.db)
    expect(rows).toEqual([])
  })

  test('not with another password', async () => {
    const { client } = await makeKey(server, 'finance', 'people:read')
    const signIn = await server.guest.post('/api/v2/accounts/sign_in', {
      account: { email: 'finance@demo.example', password: 'demo-password-1' },
    })
    const session = server.withToken(signIn.body.data.attributes.token as string)
    const attributes = { 'current-password': 'demo-password-1', password: 'correct-horse-battery-staple-9' }
    expect((await session.patch('/api/v2/accounts/me/password', { data: { attributes } })).status).toBe(204)
    expect(await meOf(client)).toBe(200)
    const mail = (await server.mailsTo('finance@demo.example')).at(-1)!
    expect(mail).toContain('Subject: Your password was changed\n')
    expect(mail.replaceAll(/\s+/g, ' ')).toContain('Its API keys, webhooks and calendar addresses stay: delete those that you do not know.')
  })
})
