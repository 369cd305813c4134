/** Accounts that are suspended: who ends it, and what they hold meanwhile. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { eventPath, putEvent } from '../../support/event-rows.ts'
import { freshClient } from '../../support/insight-rows.ts'
import { putFirm } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const change = (attributes: object) => ({ data: { attributes } })
const bring = async (name: string, account: string, status: string): Promise<Answer> =>
  (await server.as(name)).patch(`/api/v2/accounts/${account}`, change({ status }))

test('an admin alone ends a suspension, also of who was deactivated meanwhile', async () => {
  const account = seedId('accounts', 14)
  expect((await bring('admin', account, 'suspended')).status).toBe(200)
  const refused = async (status: string) => {
    const answer = await bring('lead', account, status)
    expect([answer.status, answer.body.errors?.[0].detail]).toEqual([403, 'Only an admin ends a suspension.'])
  }
  await refused('active')
  expect((await bring('lead', account, 'deactivated')).status).toBe(200)
  await refused('invited')
  expect(await server.mailsTo('vikram.deshpande@demo.example')).not.toContainEqual(expect.stringContaining('Subject: You are invited'))

  expect((await bring('admin', account, 'invited')).body.data.attributes.status).toBe('invited')
  // From here on it is as for anybody who left.
  for (const status of ['deactivated', 'invited']) expect((await bring('lead', account, status)).status).toBe(200)
})

test('who left without a suspension is invited by the team lead', async () => {
  const account = seedId('accounts', 4)
  for (const status of ['suspended', 'active']) expect((await bring('admin', account, status)).status).toBe(200)
  for (const status of ['deactivated', 'invited']) expect((await bring('lead', account, status)).status).toBe(200)
})

test('a host gives no seat to who is suspended or has left, and may refuse it', async () => {
  const host = await server.as('corporate')
  const [{ account }, event, other] = [
    await putFirm(server.db, undefined),
    await putEvent(server.db, { access: 'approval' }),
    await putEvent(server.db),
  ]
  expect((await (await freshClient(server, account)).patch(eventPath(event, '/book-reservation'), change({}))).status).toBe(200)
  const [held] = (await host.get(eventPath(event, '/reservations'))).body.data as { id: string }[]
  const path = `/api/v2/corporate-reservations/${held!.id}`
  expect((await bring('admin', account, 'suspended')).status).toBe(200)
  const elsewhere = { data: { relationships: { 'corporate-event': { data: { type: 'corporate-events', id: other } } } } }
  for (const body of [change({ status: 'confirmed' }), elsewhere]) {
    const refused = await host.patch(path, body)
    expect([refused.status, refused.body.errors[0].detail]).toEqual([409, 'The account of its holder is suspended, or left.'])
  }
  expect((await host.patch(path, change({ status: 'declined', reason: 'Later.' }))).status).toBe(200)
  expect((await host.patch(path, change({ status: 'confirmed' }))).status).toBe(409)
  expect((await bring('admin', account, 'active')).status).toBe(200)
  expect((await host.patch(path, change({ status: 'confirmed' }))).body.data.attributes.status).toBe('confirmed')
})

test('whoever waits for a seat is passed over while it is suspended, and has one that is free when it comes back', async () => {
  const [holder, first, second] = [
    (await putFirm(server.db, undefined)).account,
    (await putFirm(server.db, undefined)).account,
    (await putFirm(server.db, undefined)).account,
  ]
  const event = await putEvent(server.db, { capacity: 1 })
  const book = async (account: string): Promise<Client> => {
    const client = await freshClient(server, account)
    expect((await client.patch(eventPath(event, '/book-reservation'), change({}))).status).toBe(200)
    return client
  }
  const own = await book(holder)
  for (const account of [first, second]) await book(account)
  const statuses = async () => {
    const { rows } = await sql<{ account: string; status: string }>`select account_id as account, status from corporate_reservations
      where corporate_event_id = ${event}`.execute(server.db)
    return [holder, first, second].map((account) => rows.find((one) => one.account === account)!.status)
  }
  expect(await statuses()).toEqual(['confirmed', 'waitlisted', 'waitlisted'])

  expect((await bring('admin', first, 'suspended')).status).toBe(200)
  expect((await own.patch(eventPath(event, '/cancel-reservation'), change({}))).status).toBe(200)
  expect(await statuses()).toEqual(['cancelled', 'waitlisted', 'confirmed'])
  expect((await (await server.as('corporate')).patch(eventPath(event), change({ capacity: 2 }))).status).toBe(200)
  expect(await statuses()).toEqual(['cancelled', 'waitlisted', 'confirmed'])

  expect((await bring('admin', first, 'active')).status).toBe(200)
  expect(await statuses()).toEqual(['cancelled', 'confirmed', 'confirmed'])
  const told = await (await freshClient(server, first)).get('/api/v2/notifications')
  expect(told.body.data.map((one: { attributes: { key: string } }) => one.attributes.key)).toContain('reservation.promoted')
})
