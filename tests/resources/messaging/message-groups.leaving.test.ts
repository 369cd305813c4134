/** Conversations of those who are no longer what they were in them. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { bringTogether } from '../../../src/resources/messaging/message-groups.requests.ts'
import { setColumns } from '../../support/columns.ts'
import { putGroup, saying } from '../../support/conversations.ts'
import { freshClient } from '../../support/insight-rows.ts'
import { putRequest } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)
const at = (group: string): string => `/api/v2/message-groups/${group}`
const change = (attributes: object, relationships: object = {}) => ({ data: { attributes, relationships } })

let admin: Client
let investor: Client
beforeAll(async () => {
  ;[admin, investor] = [await server.as('admin'), await server.as('investor')]
})

async function put(columns: object): Promise<string> {
  const id = randomUUID()
  const common = {
    first_name: 'Going',
    last_name: 'Gone',
    account_type: 'investor',
    status: 'active',
    reading_tier: 'professional',
  } as const
  await insertRows(server.db, 'accounts', { id, slug: `going-${id}`, email: `${id}@demo.example`, ...common, ...columns })
  return id
}
async function bring(id: string, body: object): Promise<void> {
  expect((await admin.patch(`/api/v2/accounts/${id}`, body)).status).toBe(200)
}
const saidIn = async (client: Client, group: string): Promise<string[]> =>
  (await client.get(`${at(group)}/messages`)).body.data.map((one: { attributes: { content: string } }) => one.attributes.content)

test('whoever leaves the platform leaves its groups, to the oldest of the others where they were its own, and its team', async () => {
  const company_id = randomUUID()
  await insertRows(server.db, 'companies', { id: company_id, name: 'Left Behind', slug: `left-${company_id}`, kind: 'investor-firm' })
  const [leaver, colleague] = [await put({ company_id }), await put({ company_id })]
  const [own, mate] = [await freshClient(server, leaver), await freshClient(server, colleague)]
  const group = await putGroup(server.db, [leaver, account(1), colleague])
  const team = await putGroup(server.db, [colleague, leaver], { kind: 'team', company_id })
  const invited = await putGroup(server.db, [account(1), account(5)])
  await insertRows(server.db, 'message_group_invitations', { message_group_id: invited, account_id: leaver })
  expect((await own.post('/api/v2/messages', saying('I was here.', group))).status).toBe(201)

  await bring(leaver, change({ status: 'deactivated' }))
  expect((await investor.get(at(group))).body.data.attributes).toMatchObject({ 'members-count': 2 })
  expect([account(1), colleague]).toContain((await investor.get(`${at(group)}/relationships/owner`)).body.data.id)
  expect(await saidIn(investor, group)).toEqual(expect.arrayContaining(['Going Gone left.', 'I was here.']))
  expect((await mate.get(at(team))).body.data.attributes['members-count']).toBe(1)

  // In another firm nothing is said to it of the one before.
  await bring(leaver, change({}, { company: { data: { type: 'companies', id: seedId('companies', 6) } } }))
  await bring(leaver, change({ status: 'invited' }))
  await setColumns(server.db, 'accounts', leaver, { status: 'active' })
  const again = await freshClient(server, leaver)
  for (const one of [group, team, invited]) expect((await again.get(at(one))).status).toBe(404)
  expect((await again.post('/api/v2/messages', saying('Still here?', team))).status).toBe(422)
})

test('a team that all have left goes to the first who joins it', async () => {
  const company_id = randomUUID()
  await insertRows(server.db, 'companies', { id: company_id, name: 'All Gone', slug: `gone-${company_id}`, kind: 'investor-firm' })
  const [lead, next, third] = [await put({ company_id, roles: ['team-lead'] }), await put({ company_id }), await put({ company_id })]
  const team = await putGroup(server.db, [lead], { kind: 'team', company_id })
  await bring(lead, change({ status: 'deactivated' }))
  const [heir, other] = [await freshClient(server, next), await freshClient(server, third)]
  for (const client of [heir, other]) expect((await client.patch(`${at(team)}/join`)).status).toBe(200)
  const membership = async (client: Client) => (await client.get(at(team))).body.data.attributes.membership as string
  expect([await membership(heir), await membership(other)]).toEqual(['owner', 'member'])
  expect((await heir.patch(at(team), change({ name: 'Those who came' }))).status).toBe(200)
})

test('to whoever left the platform nobody writes alone any more; what was said stays', async () => {
  const leaver = await put({ company_id: seedId('companies', 6) })
  const group = await putGroup(server.db, [account(1), leaver], { kind: 'direct', direct_key: [account(1), leaver].sort().join(':') })
  expect((await investor.post('/api/v2/messages', saying('Are you there?', group))).status).toBe(201)
  await bring(leaver, change({ status: 'suspended' }))
  expect((await investor.post('/api/v2/messages', saying('For when you are back.', group))).status).toBe(201)
  await bring(leaver, change({ status: 'deactivated' }))
  const { status, body } = await investor.post('/api/v2/messages', saying('Nobody reads this.', group))
  expect([status, body.errors[0].detail]).toEqual([409, 'Whom you wrote with has left.'])
  expect(await saidIn(investor, group)).toEqual(['For when you are back.', 'Are you there?'])
})

test('whoever is no account manager any more hears no more of what the parties of a request say', async () => {
  const manager_id = await put({ account_type: 'staff', roles: ['account-manager'], company_id: null })
  const id = await putRequest(server.db, 'accepted', { manager_id })
  const request = await server.db.selectFrom('premium_service_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const together = () => transact(server.db, (tx) => bringTogether({ tx, jobs: server.jobs }, request))
  const group = await together()
  const manager = await freshClient(server, manager_id)
  expect((await manager.get(at(group))).body.data.attributes['members-count']).toBe(3)

  await bring(manager_id, change({ roles: [] }))
  const answers = async () => [
    (await manager.get(at(group))).status,
    (await manager.get(`${at(group)}/messages`)).status,
    (await manager.post('/api/v2/messages', saying('And now?', group))).status,
  ]
  await expect.poll(answers).toEqual([404, 404, 422])
  expect(await saidIn(investor, group)).toContain('Going Gone left.')

  await together()
  expect(await answers()).toEqual([404, 404, 422])
  expect((await investor.get(at(group))).body.data.attributes['members-count']).toBe(2)
})
