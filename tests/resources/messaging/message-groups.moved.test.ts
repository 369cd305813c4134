/** Who held an event for one firm has no part in its conversation from another. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { letOrganisersGo } from '../../../src/resources/messaging/message-groups.events.ts'
import { setColumns } from '../../support/columns.ts'
import { eventPath, putEvent } from '../../support/event-rows.ts'
import { freshClient } from '../../support/insight-rows.ts'
import { moved } from '../../support/moved.ts'
import { putFirm } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/message-groups'

let guest: Client
let corporate: Client
beforeAll(async () => {
  guest = await server.as('investor')
  corporate = await server.as('corporate')
})

/** A corporate user of a firm. */
async function corporateUserOf(company: string): Promise<string> {
  const { account } = await putFirm(server.db, undefined)
  await setColumns(server.db, 'accounts', account, { company_id: company, account_type: 'corporate-user', reading_tier: 'corporate' })
  return account
}

const moveTo = (account: string, company: string): Promise<Client> => moved(server, account, company)

async function groupOf(event: string): Promise<string> {
  expect((await guest.patch(eventPath(event, '/book-reservation'))).status).toBe(200)
  const { data } = (await guest.get(`${path}?page[size]=100`)).body
  return data.find((one: { attributes: Record<string, unknown> }) => one.attributes['subject-id'] === event).id as string
}

const ofIssuer = async (): Promise<string> =>
  (await server.db.selectFrom('accounts').select('company_id').where('id', '=', seedId('accounts', 8)).executeTakeFirstOrThrow())
    .company_id!

const mayJoin = async (who: Client, group: string): Promise<[number, number]> => [
  (await who.get(`${path}/${group}`)).status,
  (await who.patch(`${path}/${group}/join`)).status,
]
const namedHosts = async (event: string): Promise<string[]> =>
  (await corporate.get(eventPath(event, '/hosts'))).body.data.map((one: { id: string }) => one.id)

test('the organiser comes back while it manages the entity, and not from another firm', async () => {
  const organiser = await corporateUserOf(await ofIssuer())
  const event = await putEvent(server.db, { account_id: organiser })
  const group = await groupOf(event)
  const before = await freshClient(server, organiser)
  expect((await before.patch(`${path}/${group}/leave`)).status).toBe(200)
  expect(await mayJoin(before, group)).toEqual([200, 200])
  const mover = await moveTo(organiser, (await putFirm(server.db, undefined)).company)
  expect(await mayJoin(mover, group)).toEqual([404, 404])
})

test('the organiser whose firm lost the entity is out of it, but for who comes as well or is only suspended', async () => {
  const { company } = await putFirm(server.db, undefined)
  await setColumns(server.db, 'companies', company, { kind: 'issuer', corporate_plan_id: seedId('corporate-plans', 1) })
  const manager = await server.as('account-manager')
  const give = async (...ids: string[]) => {
    const data = ids.map((id) => ({ type: 'entities', id }))
    const answer = await manager.patch(`/api/v2/companies/${company}`, { data: { relationships: { 'managed-entities': { data } } } })
    expect(answer.status).toBe(200)
  }
  await give(seedId('entities', 1))
  const [organiser, away] = [await corporateUserOf(company), await corporateUserOf(company)]
  const own = { account_id: organiser, audience: ['investor', 'corporate-user'] }
  const [event, attended, ofOther] = [
    await putEvent(server.db, own),
    await putEvent(server.db, own),
    await putEvent(server.db, { account_id: away }),
  ]
  const groups = [await groupOf(event), await groupOf(attended), await groupOf(ofOther)] as const
  const client = await freshClient(server, organiser)
  expect((await client.patch(eventPath(attended, '/book-reservation'))).status).toBe(200)
  await setColumns(server.db, 'accounts', away, { status: 'suspended' })
  const isIn = async (group: string, account: string): Promise<boolean> => {
    const { rows } = await sql`select from message_group_members where message_group_id = ${group} and account_id = ${account}`.execute(
      server.db,
    )
    return rows.length > 0
  }
  const there = async () => [await isIn(groups[0], organiser), await isIn(groups[1], organiser), await isIn(groups[2], away)]
  await letOrganisersGo(server.db, undefined)
  expect(await there()).toEqual([true, true, true])
  await give()
  await letOrganisersGo(server.db, undefined)
  expect(await there()).toEqual([false, true, true])
  expect(await mayJoin(client, groups[0])).toEqual([404, 404])
  expect((await client.get(`${path}/${groups[0]}/messages`)).status).toBe(404)
  await give(seedId('entities', 1))
  expect(await mayJoin(client, groups[0])).toEqual([200, 200])
})

test('a host comes back while it is named, and is named no more from another firm', async () => {
  const host = await corporateUserOf((await putFirm(server.db, undefined)).company)
  const event = await putEvent(server.db)
  await insertRows(server.db, 'corporate_event_hosts', { corporate_event_id: event, account_id: host })
  const group = await groupOf(event)
  const before = await freshClient(server, host)
  expect((await before.patch(`${path}/${group}/leave`)).status).toBe(200)
  expect(await mayJoin(before, group)).toEqual([200, 200])
  expect(await namedHosts(event)).toEqual([host])
  const mover = await moveTo(host, (await putFirm(server.db, undefined)).company)
  expect(await mayJoin(mover, group)).toEqual([404, 404])
  expect(await namedHosts(event)).toEqual([])
  expect((await guest.get(`${path}/${group}`)).status).toBe(200)
})

test('an organiser of the operator keeps its part', async () => {
  const event = await putEvent(server.db, { account_id: seedId('accounts', 11) })
  const group = await groupOf(event)
  const manager = await server.as('account-manager')
  await manager.patch(`${path}/${group}/leave`)
  expect(await mayJoin(manager, group)).toEqual([200, 200])
})

test('a guest who had organised is shown to the others only if it agrees', async () => {
  const organiser = await corporateUserOf(await ofIssuer())
  const event = await putEvent(server.db, { account_id: organiser, audience: ['investor', 'corporate-user'] })
  const group = await groupOf(event)
  expect((await guest.patch(`${path}/${group}/join`)).status).toBe(200)
  const mover = await moveTo(organiser, (await putFirm(server.db, undefined)).company)
  expect((await mover.patch(eventPath(event, '/book-reservation'))).status).toBe(200)
  expect((await mover.patch(`${path}/${group}/join`)).status).toBe(200)
  const members = (await guest.get(`${path}/${group}/relationships/members?page[size]=100`)).body.data
  expect(members.map((one: { id: string }) => one.id)).not.toContain(organiser)
})
