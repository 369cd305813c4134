import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { enter } from '../../../src/resources/messaging/message-groups.members.ts'
import { setColumns } from '../../support/columns.ts'
import { putGroup, saying } from '../../support/conversations.ts'
import { crowdOf } from '../../support/crowd.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/messages'
const account = (n: number): string => seedId('accounts', n)
const groupAt = (id: string, rest = ''): string => `/api/v2/message-groups/${id}${rest}`

let investor: Client
let provider: Client
let officer: Client
beforeAll(async () => {
  investor = await server.as('investor')
  provider = await server.as('provider')
  officer = await server.as('compliance')
})

const say = async (who: Client, content: string, group: string): Promise<string> =>
  (await who.post(path, saying(content, group))).body.data.id as string
const comes = async (who: Client, id: string, group: string) => {
  await insertRows(server.db, 'message_group_invitations', { message_group_id: group, account_id: id })
  expect((await who.patch(groupAt(group, '/join'))).status).toBe(200)
}
const goes = async (who: Client, group: string) => expect((await who.patch(groupAt(group, '/leave'))).status).toBe(200)
/** What a list says of a group, without what the platform says, oldest first. */
const said = async (who: Client, url: string): Promise<string[]> =>
  (await who.get(`${url}${url.includes('?') ? '&' : '?'}page[size]=100`)).body.data
    .filter((one: { attributes: Record<string, unknown> }) => one.attributes['is-system-message'] === false)
    .map((one: { attributes: { content: string } }) => one.attributes.content)
    .reverse()

test('a compliance officer sees what was said while a colleague was there, for ever after, and nothing else', async () => {
  const group = await putGroup(server.db, [account(1), account(5)])
  const statuses = async (ids: string[]) => Promise.all(ids.map(async (id) => (await officer.get(`${path}/${id}`)).status))
  const early = await say(investor, 'Early.', group)
  expect((await officer.get(groupAt(group))).status).toBe(404)
  await comes(provider, account(4), group)
  const middle = await say(provider, 'A tip: earnings will miss.', group)
  const answer = await say(investor, 'Thank you for the tip.', group)
  await goes(provider, group)
  const late = await say(investor, 'Late, and a tip.', group)
  const seen = ['A tip: earnings will miss.', 'Thank you for the tip.']
  const lists = [groupAt(group, '/messages'), `${path}?filter[message-group-id]=${group}`]
  for (const list of lists) expect([list, await said(officer, list)]).toEqual([list, seen])
  expect(await statuses([early, middle, answer, late])).toEqual([404, 200, 200, 404])
  expect((await provider.get(groupAt(group))).status).toBe(404)
  expect(await said(provider, lists[1]!)).toEqual([])

  await comes(provider, account(4), group)
  await say(investor, 'Once more.', group)
  await goes(provider, group)
  for (const list of lists) expect([list, await said(officer, list)]).toEqual([list, [...seen, 'Once more.']])
  expect(await said(officer, `${lists[1]}&filter[fulltext]=tips`)).toEqual(seen)
  expect(await said(officer, `${lists[1]}&filter[account-id]=${account(4)}`)).toEqual([...seen, 'Once more.'])
  // Whom else they belong to is not for the officer of this firm, and nobody else finds by accounts at all.
  for (const other of [account(1), account(5), account(6)])
    expect(await said(officer, `${lists[1]}&filter[account-id]=${other}`)).toEqual([])
  expect(await said(investor, `${lists[1]}&filter[account-id]=${account(1)}`)).toEqual([])
  expect((await officer.get(lists[1]!)).body.meta['record-count']).toBeGreaterThanOrEqual(3)
})

test('each reading is recorded, with what was searched for', async () => {
  const group = await putGroup(server.db, [account(1), account(4)])
  await say(investor, 'About the harbour.', group)
  const readings = () =>
    server.db
      .selectFrom('activities')
      .select('parameters')
      .where('key', '=', 'compliance.read_message')
      .where('owner_id', '=', account(7))
      .where('trackable_id', '=', group)
      .orderBy('created_at')
      .execute()
  const list = `${path}?filter[message-group-id]=${group}`
  await officer.get(`${list}&filter[fulltext]=lighthouse`)
  expect(await readings()).toEqual([])
  await officer.get(`${list}&filter[fulltext]=harbour&filter[account-id]=${account(4)}`)
  await officer.get(list)
  await investor.get(list)
  expect((await readings()).map((one) => one.parameters)).toEqual([{ fulltext: 'harbour', 'account-id': [account(4)] }, {}])
})

test('a reading is recorded of what was said before the officer came to a conversation, and of nothing that it was told there', async () => {
  const group = await putGroup(server.db, [account(1), account(4)])
  const [before, list] = [await say(provider, 'Before you came.', group), `${path}?filter[message-group-id]=${group}`]
  await transact(server.db, (tx) => enter(tx, group, [account(7)]))
  const after = await say(provider, 'Welcome.', group)
  const readings = async () => {
    const { rows } = await sql<{ id: string }>`select trackable_id as id from activities where key = 'compliance.read_message'
      and owner_id = ${account(7)} and trackable_id in (${group}, ${before}, ${after}) order by created_at, id`.execute(server.db)
    return rows.map(({ id }) => id)
  }
  expect((await officer.get(`${path}/${after}`)).status).toBe(200)
  expect((await officer.get(groupAt(group, '/last-message'))).body.data.id).toBe(after)
  expect(await readings()).toEqual([])
  expect((await officer.get(`${path}/${before}`)).status).toBe(200)
  expect(await said(officer, list)).toEqual(['Before you came.', 'Welcome.'])
  expect(await said(officer, groupAt(group, '/messages'))).toEqual(['Before you came.', 'Welcome.'])
  expect(await readings()).toEqual([before, group, group])
})

test('what is said after somebody has changed the company is for that company', async () => {
  const [mover] = (await crowdOf(server, 1)) as [{ id: string; client: Client }]
  const move = (company: number) => setColumns(server.db, 'accounts', mover.id, { company_id: seedId('companies', company) })
  await move(1)
  const group = await putGroup(server.db, [account(1), mover.id])
  const list = groupAt(group, '/messages')
  await say(investor, 'Before.', group)
  await move(9)
  await say(investor, 'After.', group)
  expect(await said(officer, list)).toEqual(['Before.'])
  expect(await said(mover.client, list)).toEqual(['Before.', 'After.'])
  const { rows } = await sql`select joined_after, left_after from message_group_spans where account_id = ${mover.id} order by 1`.execute(
    server.db,
  )
  expect(rows).toMatchObject([
    { joined_after: '0', left_after: '1' },
    { joined_after: '1', left_after: null },
  ])
})

test('reading a secret annotation of a colleague is recorded, by whichever path', async () => {
  const insight = seedId('insights', 1)
  const note = { message: 'Mine alone.', 'annotable-attribute': 'executive_summary', 'section-id': 0, starred: false }
  const relationships = {
    annotator: { data: { type: 'accounts', id: account(1) } },
    annotable: { data: { type: 'insights', id: insight } },
  }
  const make = async (secret: boolean): Promise<string> =>
    (await investor.post('/api/v2/annotations', { data: { type: 'annotations', attributes: { ...note, secret }, relationships } })).body
      .data.id
  const [secret, open] = [await make(true), await make(false)]
  const overseer = await server.as('beatrice.okafor')
  for (const who of [overseer, investor]) {
    for (const id of [secret, open]) expect((await who.get(`/api/v2/annotations/${id}`)).status).toBe(200)
    expect((await who.get(`/api/v2/insights/${insight}/annotations?page[size]=100`)).text).toContain(secret)
  }
  const { rows } = await sql`select owner_id, trackable_id from activities where key = 'compliance.read_annotation'
    and trackable_id in (${secret}, ${open})`.execute(server.db)
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ owner_id: account(18), trackable_id: secret })))
})
