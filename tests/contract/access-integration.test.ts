import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { startServer } from '../support/server.ts'
import type { Client } from '../support/server.ts'

const server = startServer()

const members = [
  ...['investor', 'investor-2', 'investor-delayed', 'provider', 'provider-2', 'lead', 'compliance', 'corporate'],
  ...['editor', 'entity-editor', 'account-manager', 'finance', 'admin'],
]
const client = async (name: string): Promise<Client> => (name === 'guest' ? server.guest : server.as(name))

/** Where the endpoint of `investor` and a delivery to it are seen from. */
const paths = [
  ...['', '/account', '/webhook-deliveries', '/relationships/account', '/relationships/webhook-deliveries'].map(
    (end) => `/api/v2/webhook-endpoints/${seedId('webhook-endpoints', 1)}${end}`,
  ),
  ...['', '/webhook-endpoint', '/relationships/webhook-endpoint'].map(
    (end) => `/api/v2/webhook-deliveries/${seedId('webhook-deliveries', 1)}${end}`,
  ),
  ...['', '/account', '/relationships/account'].map((end) => `/api/v2/exports/${seedId('exports', 1)}${end}`),
]
const changes = [
  ['PATCH', `/api/v2/webhook-endpoints/${seedId('webhook-endpoints', 1)}`],
  ['PATCH', `/api/v2/webhook-endpoints/${seedId('webhook-endpoints', 1)}/rotate-secret`],
  ['PATCH', `/api/v2/webhook-deliveries/${seedId('webhook-deliveries', 1)}/redeliver`],
] as const

describe.each(['guest', ...members])('%s', (caller) => {
  const expected = caller === 'guest' ? 401 : caller === 'investor' ? 200 : 404

  test('sees its own endpoints, deliveries and exports alone, whoever it is', async () => {
    const asker = await client(caller)
    for (const path of paths) expect([path, (await asker.get(path)).status]).toEqual([path, expected])
    for (const list of ['/api/v2/webhook-endpoints', '/api/v2/webhook-deliveries', '/api/v2/exports']) {
      const { status, body } = await asker.get(list)
      expect([list, status, body.data?.length > 0]).toEqual([list, expected === 401 ? 401 : 200, caller === 'investor'])
    }
  })

  test('changes its own and nothing else', async () => {
    const asker = await client(caller)
    for (const [method, path] of changes) {
      const body = path.endsWith('1') ? { data: { attributes: { description: 'Mine' } } } : undefined
      expect([path, (await asker.send(method, path, body)).status]).toEqual([path, expected])
    }
  })

  test('deletes its own export and no other', async () => {
    const status = expected === 200 ? 204 : expected
    expect((await (await client(caller)).delete(`/api/v2/exports/${seedId('exports', 2)}`)).status).toBe(status)
  })
})
