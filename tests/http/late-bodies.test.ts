/** Bodies that are on their way while what their sender may do is taken away. */
import { sql } from 'kysely'
import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { dataUrl } from '../support/files.ts'
import { freshClient } from '../support/insight-rows.ts'
import { startServer } from '../support/server.ts'
import type { Client } from '../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)
const change = (attributes: object) => ({ data: { attributes } })

/** A client whose session was not used for so long that its next use is noted. */
async function rested(of: string): Promise<Client> {
  const client = await freshClient(server, of)
  await sql`update sessions set last_used_at = now() - interval '3 hours' where account_id = ${of}`.execute(server.db)
  return client
}

async function wasUsed(of: string): Promise<boolean> {
  const { rows } = await sql`select from sessions where account_id = ${of} and last_used_at > now() - interval '1 hour'`.execute(server.db)
  return rows.length > 0
}

interface Sent {
  method: string
  path: string
  body: object
  /** Whose session the client has. */
  of: string
}

/** Sends the half of a body, and the rest once `meanwhile` is done after the client was let in. Answers the status. */
async function sendSlowly(client: Client, { method, path, body, of }: Sent, meanwhile: () => Promise<void>): Promise<number> {
  const text = JSON.stringify(body)
  const half = Math.floor(text.length / 2)
  const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json', 'content-length': text.length }
  const call = request(server.url + path, { method, headers })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  call.write(text.slice(0, half))
  await expect.poll(() => wasUsed(of), { timeout: 10_000 }).toBe(true)
  await meanwhile()
  call.end(text.slice(half))
  const [answer] = await answered
  answer.resume()
  return answer.statusCode!
}

const become = (of: string, attributes: object) => async (): Promise<void> => {
  expect((await (await server.as('admin')).patch(`/api/v2/accounts/${of}`, change(attributes))).status).toBe(200)
}
const nothing = (): Promise<void> => Promise.resolve()
const preset = (of: string, name: string): Sent => {
  const relationships = { account: { data: { type: 'accounts', id: of } } }
  return {
    method: 'POST',
    path: '/api/v2/filter-presets',
    body: { data: { type: 'filter-presets', attributes: { name }, relationships } },
    of,
  }
}

test('are taken where nothing changed', async () => {
  const of = account(2)
  expect(await sendSlowly(await rested(of), preset(of, 'Sent in two pieces'), nothing)).toBe(201)
})

test.each(['suspended', 'deactivated'])('are refused once their sender is %s', async (status) => {
  const of = status === 'suspended' ? account(20) : account(23)
  const name = `Sent by who is ${status}`
  expect(await sendSlowly(await rested(of), preset(of, name), become(of, { status }))).toBe(401)
  expect(await server.db.selectFrom('filter_presets').select('id').where('name', '=', name).execute()).toEqual([])
})

test('are refused once their sender has another role, and so are files', async () => {
  const of = account(9)
  const path = `/api/v2/geographies/${(await server.guest.get('/api/v2/geographies')).body.data[0].id}`
  const renamed = { method: 'PATCH', path, body: change({ name: 'Renamed too late' }), of }
  expect(await sendSlowly(await rested(of), renamed, become(of, { roles: ['finance'] }))).toBe(403)
  expect((await server.guest.get(path)).body.data.attributes.name).not.toBe('Renamed too late')
  await become(of, { roles: ['editor'] })()

  const attributes = { source: dataUrl('text/csv', 'a,b\n'), 'source-file-name': 'late.csv', purpose: 'other' }
  const uploaded = { method: 'POST', path: '/api/v2/account-uploads', body: { data: { type: 'account-uploads', attributes } }, of }
  expect(await sendSlowly(await rested(of), uploaded, become(of, { status: 'suspended' }))).toBe(401)
  expect(await server.db.selectFrom('account_uploads').select('id').where('account_id', '=', of).execute()).toEqual([])
})
