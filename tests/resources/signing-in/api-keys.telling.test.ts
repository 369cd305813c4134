import { sql } from 'kysely'
import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { keysPath, makeKey } from '../../support/api-keys.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const me = '/api/v2/accounts/me'

describe('what becomes of a key', () => {
  test('is told its account by mail, with what to do', async () => {
    const { id, secret } = await makeKey(server, 'lead', 'read')
    await (await server.as('lead')).delete(`${keysPath}/${id}`)
    const mails = (await server.mailsTo('lead@demo.example')).map((mail) => mail.replaceAll(/\s+/g, ' '))
    const made = mails.find((mail) => mail.includes('Subject: An API key was made '))!
    for (const part of ['Key: Nightly import', `Begins with: ${secret.slice(0, 13)}`, 'Network address: 127.0.0.1', 'delete the key'])
      expect(made).toContain(part)
    expect(mails.some((mail) => mail.includes('Subject: An API key was deleted '))).toBe(true)
    expect(mails.join('\n')).not.toContain(secret)
  })

  test('is recorded for its account and the compliance officer, and its use once a day', async () => {
    const { id, client } = await makeKey(server, 'provider', 'people:read')
    await client.get(me)
    await sql`update api_keys set last_used_at = now() - interval '2 minutes' where id = ${id}`.execute(server.db)
    await sql`update api_keys set last_used_at = greatest(last_used_at, date_trunc('day', now(), 'UTC')) where id = ${id}`.execute(
      server.db,
    )
    const owner = await server.as('provider')
    await owner.patch(`${keysPath}/${id}`, { data: { attributes: { scopes: ['people:read', 'reports:read'] } } })
    await expect.poll(() => client.get(me).then(({ status }) => status), { timeout: 1_500, interval: 50 }).toBe(200)
    await owner.delete(`${keysPath}/${id}`)
    const of = (asker: Client) => asker.get(`/api/v1/activities?filter[trackable-type]=api-keys&filter[trackable-id]=${id}&page[size]=100`)
    const own = await of(owner)
    const keys = own.body.data.map((one: { attributes: { key: string } }) => one.attributes.key).sort()
    expect(keys).toEqual(['api_key.create', 'api_key.delete', 'api_key.update', 'api_key.use'])
    expect((await of(await server.as('compliance'))).body.data).toHaveLength(4)
    expect((await of(await server.as('lead'))).body.data).toHaveLength(0)
  })

  test('is recorded once for many uses at once', async () => {
    const { id, client } = await makeKey(server, 'admin', 'people:read')
    const uses = await Promise.all(Array.from({ length: 30 }, () => client.get(me)))
    expect(new Set(uses.map(({ status }) => status))).toEqual(new Set([200]))
    const { rows } = await sql`select from activities where key = 'api_key.use' and trackable_id = ${id}`.execute(server.db)
    expect(rows).toHaveLength(1)
  })

  test('cannot be told by a client', async () => {
    const told = { data: { key: 'api_key.use', relationships: { trackable: { data: { type: 'api-keys', id: seedId('api-keys', 1) } } } } }
    expect((await (await server.as('investor')).post('/api/v2/activities', told)).status).toBe(403)
  })

  test('is a part of the export of its account, without secrets', async () => {
    const { id, secret } = await makeKey(server, 'investor', 'read')
    const { body, text } = await (await server.as('investor')).get('/api/v2/accounts/me/export')
    const key = body.data['api-keys'].find((one: { id: string }) => one.id === id)
    expect(key).toMatchObject({ name: 'Nightly import', prefix: secret.slice(0, 13) })
    expect(key).not.toHaveProperty('secret-hash')
    expect(text).not.toContain(secret)
    expect(text).not.toContain(hash('sha256', secret, 'hex'))
  })
})
