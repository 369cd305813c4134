/** The scopes of API keys where records of several groups meet, and what else a key does as a session does. */
import { afterEach, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { cells } from '../contract/operations.ts'
import { lacks, makeKey, noKey, told } from '../support/api-keys.ts'
import { startServer } from '../support/server.ts'
import type { Client } from '../support/server.ts'

const server = startServer()
/** An account has 20 keys at most. */
const forgetKeys = () => server.db.deleteFrom('api_keys').execute()

describe('scopes', () => {
  afterEach(forgetKeys)
  const insight = `/api/v2/insights/${seedId('insights', 1)}`
  const withScopes = async (...scopes: string[]): Promise<Client> => (await makeKey(server, 'investor', ...scopes)).client

  test('of a group to write include those to read it, and those of all the ones of each', async () => {
    for (const scope of ['research:read', 'research:write', 'read', 'write'])
      expect([scope, (await (await withScopes(scope)).get(insight)).status]).toEqual([scope, 200])
    const preset = {
      data: {
        type: 'filter-presets',
        attributes: { name: 'Mine' },
        relationships: { account: { data: { type: 'accounts', id: seedId('accounts', 1) } } },
      },
    }
    for (const [scope, status] of [
      ['research:read', 403],
      ['read', 403],
      ['discussion:write', 403],
      ['research:write', 201],
      ['write', 201],
    ] as const)
      expect([scope, (await (await withScopes(scope)).post('/api/v2/filter-presets', preset)).status]).toEqual([scope, status])
  })

  test('have to be those of what a relationship leads to, too', async () => {
    const [one, both] = [await withScopes('research:read'), await withScopes('research:read', 'discussion:read')]
    for (const path of [`${insight}/comments`, `${insight}/relationships/comments`]) {
      expect(told(await one.get(path))).toEqual(lacks('discussion:read'))
      expect((await both.get(path)).status).toBe(200)
    }
    expect((await one.get(`${insight}/insight-documents`)).status).not.toBe(403)
  })

  test('have to be those of where a relationship to several groups leads in this record', async () => {
    const item = (await (await server.as('investor')).get('/api/v2/locker-items?filter[type]=insights')).body.data[0] as { id: string }
    const [one, both] = [await withScopes('shelves:read'), await withScopes('shelves:read', 'research:read')]
    for (const path of ['lockable', 'relationships/lockable'].map((end) => `/api/v2/locker-items/${item.id}/${end}`)) {
      expect(told(await one.get(path))).toEqual(lacks('research:read'))
      expect((await both.get(path)).body.data).toMatchObject({ type: 'insights' })
    }
  })

  test('show no session that an activity leads to', async () => {
    const key = await withScopes('read')
    const list = await key.get('/api/v1/activities?filter[key]=session.sign_in')
    expect(told(await key.get(`${list.body.data[0].links.self}/trackable`))).toEqual(noKey)
  })

  test('have to be those of all that a search finds', async () => {
    const path = '/api/v2/search?query-text=Japan'
    expect(told(await (await withScopes('research:read', 'issuers:read')).get(path))).toEqual(lacks('people:read'))
    expect((await (await withScopes('research:read', 'issuers:write', 'people:read')).get(path)).status).toBe(200)
  })

  test('hold where guests may ask as well; without the key the answer is that of a guest', async () => {
    const path = `/api/v2/entities/${seedId('entities', 1)}`
    expect(told(await (await withScopes('research:read')).get(path))).toEqual(lacks('issuers:read'))
    expect((await server.guest.get(path)).status).toBe(200)
  })
})

describe('with a key, as in a session', () => {
  test('a POST under an idempotency key is carried out once, and a change is made only if nothing has changed', async () => {
    const { client } = await makeKey(server, 'provider', 'research:write')
    const account = { data: { type: 'accounts', id: seedId('accounts', 4) } }
    const preset = { data: { type: 'filter-presets', attributes: { name: 'Once' }, relationships: { account } } }
    const under = { headers: { 'idempotency-key': 'once-by-key' } }
    const [first, second] = [
      await client.post('/api/v2/filter-presets', preset, under),
      await client.post('/api/v2/filter-presets', preset, under),
    ]
    expect([first.status, second.body.data.id]).toEqual([201, first.body.data.id])
    const own = `/api/v2/filter-presets/${first.body.data.id as string}`
    const { etag } = (await client.get(own)).headers
    const change = (name: string) => client.patch(own, { data: { attributes: { name } } }, { headers: { 'if-match': String(etag) } })
    expect([(await change('Changed')).status, (await change('Again')).status]).toEqual([200, 412])
  })

  test('a file is uploaded', async () => {
    const { client } = await makeKey(server, 'investor', 'messaging:write')
    const { path, body } = cells.createAccountUpload.success
    const answer = await client.post(path, body)
    expect([answer.status, answer.body.data.type]).toEqual([201, 'account-uploads'])
  })
})
