/** Who moves to another firm: what it did at the one it left is that firm's for ever, and no business of the other. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { tick } from '../../../src/tick.ts'
import { tell } from '../../support/activity-bodies.ts'
import { setColumns } from '../../support/columns.ts'
import { putGroup, saying } from '../../support/conversations.ts'
import { putEvent } from '../../support/event-rows.ts'
import { freshClient, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const mover = seedId('accounts', 14)
const [left, joined] = [seedId('companies', 1), seedId('companies', 5)]
const ref = (type: SeededType | 'insights', id: string) => ({ data: { type, id } })

/** What the mover leaves behind in a firm: a note of its own and one for all there, something shared, and an activity. */
interface Traces {
  secret: string
  open: string
  shared: string
  received: string
  activity: string
}
let own: Client
let insight: string
/** The compliance officers and two colleagues, of the firm that it left and of the one that it joined. */
let former: { officer: Client; colleague: Client }
let present: { officer: Client; colleague: Client }
let before: Traces
let after: Traces

async function annotated(secret: boolean): Promise<string> {
  const attributes = { message: 'A plan of the firm.', 'annotable-attribute': 'executive_summary', 'section-id': 0, starred: false, secret }
  const relationships = { annotator: ref('accounts', mover), annotable: ref('insights', insight) }
  const { body, text } = await own.post('/api/v2/annotations', { data: { type: 'annotations', attributes, relationships } })
  expect(text).toContain('A plan of the firm.')
  return body.data.id
}
const shared = async (sharer: Client, recipient: string): Promise<string> => {
  const relationships = { recipient: ref('accounts', recipient), shareable: ref('insights', insight) }
  return (await sharer.post('/api/v2/shared-items', { data: { type: 'shared-items', attributes: { message: 'Look.' }, relationships } }))
    .body.data.id
}
const leaveTraces = async (entity: number): Promise<Traces> => ({
  ...{ secret: await annotated(true), open: await annotated(false) },
  ...{ shared: await shared(own, seedId('accounts', 5)), received: await shared(await server.as('provider-2'), mover) },
  activity: (await tell(own, 'entity.view', 'entities', seedId('entities', entity))).body.data.id,
})

const statusOf = async (client: Client, path: string): Promise<number> => (await client.get(path)).status
const seenOf = async (client: Client, { secret, open, shared: given, received, activity }: Traces): Promise<number[]> =>
  Promise.all(
    [
      ...[secret, open].map((id) => `/api/v2/annotations/${id}`),
      ...[given, received].map((id) => `/api/v2/shared-items/${id}`),
      `/api/v1/activities/${activity}`,
    ].map((path) => statusOf(client, path)),
  )
const all = [200, 200, 200, 200, 200]
const nothing = [404, 404, 404, 404, 404]
/** Which of the activities above a list has, each with how the caller stands to it and who did it. */
async function listed(client: Client, filter: string) {
  const { body } = await client.get(`/api/v1/activities?page[size]=100&${filter}`)
  const known = [before.activity, after.activity]
  const rows = (body.data as { id: string; attributes: Record<string, unknown> }[]).filter(({ id }) => known.includes(id))
  return rows.map(({ id, attributes }) => [id === before.activity ? 'before' : 'after', attributes['direction'], attributes['parameters']])
}

beforeAll(async () => {
  const as = (name: string) => server.as(name)
  former = { officer: await as('compliance'), colleague: await as('provider') }
  present = { officer: await as('beatrice.okafor'), colleague: await as('investor') }
  insight = await putInsight(server.db, 'published', 5)
  // Open annotations are for colleagues alone here.
  await setColumns(server.db, 'companies', seedId('companies', 2), { policy: JSON.stringify({ 'allow-open-annotations': false }) })
  own = await freshClient(server, mover)
  before = await leaveTraces(1)
  expect([await seenOf(former.officer, before), await seenOf(present.officer, before)]).toEqual([all, nothing])

  const at = `/api/v2/accounts/${mover}`
  expect((await (await as('lead')).patch(at, { data: { attributes: { status: 'deactivated' } } })).status).toBe(200)
  const moved = { data: { relationships: { company: ref('companies', joined) } } }
  expect((await (await as('admin')).patch(at, moved)).status).toBe(200)
  expect([await seenOf(former.officer, before), await seenOf(present.officer, before)]).toEqual([all, nothing])
  await setColumns(server.db, 'accounts', mover, { status: 'active' })
  own = await freshClient(server, mover)
  after = await leaveTraces(2)
})

describe('of what a mover did', () => {
  test('each officer sees what was done at the own firm, and nothing else', async () => {
    expect([await seenOf(former.officer, before), await seenOf(former.officer, after)]).toEqual([all, nothing])
    expect([await seenOf(present.officer, before), await seenOf(present.officer, after)]).toEqual([nothing, all])
    expect([await seenOf(own, before), await seenOf(own, after)]).toEqual([all, all])
  })

  test('each finds the same in lists, as done by one of the firm', async () => {
    for (const filter of [
      `filter[owner-id]=${mover}`,
      'filter[direction]=internal',
      'filter[key]=entity.view',
      'filter[from]=2020-01-01T00:00:00Z',
    ]) {
      expect([filter, await listed(former.officer, filter)]).toEqual([filter, [['before', 'internal', {}]]])
      expect([filter, await listed(present.officer, filter)]).toEqual([filter, [['after', 'internal', {}]]])
    }
    expect(await listed(former.officer, `filter[company-id]=${left}`)).toEqual([['before', 'internal', {}]])
    expect(await listed(present.officer, `filter[company-id]=${joined}`)).toEqual([['after', 'internal', {}]])
    expect(await listed(present.officer, `filter[owner-id]=${seedId('accounts', 4)},${mover}&filter[direction]=system`)).toEqual([])
    const whose = await former.officer.get(`/api/v1/activities/${before.activity}/relationships/owner`)
    expect(whose.body.data).toEqual(ref('accounts', mover).data)
  })

  test('colleagues read the open notes of their time', async () => {
    const notes = async (client: Client) =>
      Promise.all([before.open, after.open, before.secret, after.secret].map((id) => statusOf(client, `/api/v2/annotations/${id}`)))
    expect(await notes(former.colleague)).toEqual([200, 404, 404, 404])
    expect(await notes(present.colleague)).toEqual([404, 200, 404, 404])
    const under = async (client: Client): Promise<string[]> =>
      (await client.get(`/api/v2/insights/${insight}/annotations?page[size]=100`)).body.data.map((one: { id: string }) => one.id).toSorted()
    expect(await under(former.officer)).toEqual([before.secret, before.open].toSorted())
    expect(await under(present.officer)).toEqual([after.secret, after.open].toSorted())
  })

  test('a reading by either officer is recorded', async () => {
    await former.officer.get(`/api/v2/annotations/${before.secret}`)
    await present.officer.get(`/api/v2/annotations/${after.secret}`)
    const { rows } = await sql`select distinct owner_id, trackable_id from activities where key = 'compliance.read_annotation'
      and trackable_id in (${before.secret}, ${after.secret}) order by owner_id`.execute(server.db)
    expect(rows).toEqual([
      { owner_id: seedId('accounts', 7), trackable_id: before.secret },
      { owner_id: seedId('accounts', 18), trackable_id: after.secret },
    ])
  })

  test('alerts of a firm tell what was done there', async () => {
    const { data } = (await server.guest.get('/api/v2/activity-alert-names')).body
    const name = data.find((one: { attributes: { name: string } }) => one.attributes.name === 'insight.print').id as string
    const attributes = { frequency: 'hourly', scope: 'company', channel: 'app' }
    const relationships = { 'activity-alert-name': { data: { type: 'activity-alert-names', id: name } } }
    const alerts: string[] = []
    for (const { officer } of [former, present]) {
      const made = await officer.post('/api/v2/activity-alerts', { data: { type: 'activity-alerts', attributes, relationships } })
      alerts.push(made.body.data.id)
    }
    const { rows } = await sql<{
      at: string
    }>`select until::text as at from employments where account_id = ${mover} and until is not null`.execute(server.db)
    const moment = (milliseconds: number): string => new Date(Date.parse(rows[0]!.at) + milliseconds).toISOString()
    const printed = { key: 'insight.print', trackable_type: 'insights', trackable_id: insight, owner_id: mover, origin: 'web' as const }
    for (const after of [-2, -1, 0]) {
      await insertRows(server.db, 'activities', { id: randomUUID(), ...printed, created_at: moment(after), updated_at: moment(after) })
    }
    await sql`update activity_alerts set told_until = ${moment(-3)}, next_due_at = now() where id = any(${alerts}::text[])`.execute(
      server.db,
    )
    await tick(server.db, server.place.files, new Date(Date.now() + 120_000), server.jobs)
    const { rows: told } = await sql<{ id: string; parameters: object }>`select trackable_id as id, parameters from notifications
      where trackable_id = any(${alerts}::text[])`.execute(server.db)
    expect(alerts.map((id) => told.find((one) => one.id === id)?.parameters)).toMatchObject([{ activities: 2 }, { activities: 1 }])
  })
})

describe('a person of two firms', () => {
  test('is named in the conversation of an event to the officer of that for which it came', async () => {
    const event = await putEvent(server.db, {})
    const subject = { kind: 'event', subject_type: 'corporate-events', subject_id: event }
    const traveller = seedId('accounts', 24)
    const group = await putGroup(server.db, [traveller, seedId('accounts', 16)], subject as never)
    const said = await (await server.as('noor.alhashimi')).post('/api/v2/messages', saying('Who else is here?', group))
    const sender = async (client: Client) => (await client.get(`/api/v2/messages/${said.body.data.id}/relationships/sender`)).body.data
    const named = ref('accounts', traveller).data
    expect(await sender(present.officer)).toEqual(named)
    await setColumns(server.db, 'accounts', traveller, { company_id: left })
    expect(await sender(present.officer)).toEqual(named)
    expect(await statusOf(former.officer, `/api/v2/messages/${said.body.data.id}`)).toBe(404)
  })

  test('that comes back is seen of both its times, also when the officer sees nothing else of it any more', async () => {
    const wanderer = seedId('accounts', 19)
    const client = await freshClient(server, wanderer)
    const move = (company_id: string | null) => setColumns(server.db, 'accounts', wanderer, { company_id })
    const elsewhere = seedId('companies', 8)
    const ids: string[] = []
    for (const company of [joined, elsewhere, joined]) {
      await move(company)
      ids.push((await tell(client, 'entity.view', 'entities', seedId('entities', 3 + ids.length))).body.data.id)
    }
    const seen = async () => Promise.all(ids.map((id) => statusOf(present.officer, `/api/v1/activities/${id}`)))
    expect(await seen()).toEqual([200, 404, 200])
    await move(null)
    expect([await seen(), await statusOf(present.officer, `/api/v2/accounts/${wanderer}`)]).toEqual([[200, 404, 200], 404])
    const { body } = await present.officer.get(`/api/v1/activities?filter[owner-id]=${wanderer}`)
    const listed = body.data.map((one: { id: string; attributes: Record<string, unknown> }) => [one.id, one.attributes['parameters']])
    expect(listed).toEqual([ids[2], ids[0]].map((id) => [id, {}]))
    const { rows } =
      await sql`select company_id, until is null as lasts from employments where account_id = ${wanderer} order by since`.execute(server.db)
    const firms = [seedId('companies', 7), joined, elsewhere, joined]
    expect(rows).toEqual(firms.map((company_id) => ({ company_id, lasts: false })))
  })
})
