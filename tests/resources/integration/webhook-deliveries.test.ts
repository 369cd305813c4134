/** What is sent to whom: events of all kinds, told as their own GET tells them. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { spreadEvents } from '../../../src/resources/integration/webhook-events.spreading.ts'
import { followOf, longEnough, tell } from '../../support/activity-bodies.ts'
import { setColumns } from '../../support/columns.ts'
import { putGroup, saying } from '../../support/conversations.ts'
import { authors, freshClient, insightPath, putInsight, setState } from '../../support/insight-rows.ts'
import { publish } from '../../support/publish.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'
import { webhookReceiver } from '../../support/webhook-receiver.ts'
import { deliveries, endpoints, round, send, subscribe, takenBy } from '../../support/webhooks.ts'

const receiver = webhookReceiver()
const server = startServer({ privateWebhooks: true })
const account = (n: number): string => seedId('accounts', n)
const say = (client: Client, insight: string) =>
  client.post('/api/v1/comments', {
    data: { type: 'comments', attributes: { body: 'Why?' }, relationships: { commentable: { data: { type: 'insights', id: insight } } } },
  })
const events = async (): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from webhook_events`.execute(server.db)).rows[0]!.count

beforeEach(async () => {
  await sql`delete from webhook_endpoints`.execute(server.db)
  await sql`delete from webhook_events`.execute(server.db)
  receiver.received.length = 0
})

describe('an event', () => {
  test('reaches a follower of the author who publishes, signed and as the follower would be shown it', async () => {
    const reader = await server.as('noor.alhashimi')
    await reader.post('/api/v2/follows', followOf('accounts', account(5)))
    const endpoint = await subscribe(receiver, reader, ['insight.published'])
    const insight = await putInsight(server.db, 'drafted', authors['provider-2'])
    await publish(server, insight)
    await round(server)
    const [event, ...more] = takenBy(receiver, endpoint).filter((one) => one.included[0]?.id === insight)
    expect(more).toEqual([])
    expect(event).toMatchObject({ type: 'insight.published', data: { type: 'notifications', attributes: { key: 'insight.published' } } })
    expect(event!.data).toEqual((await reader.get(`/api/v2/notifications/${event!.data.id}`)).body.data)
    expect(event!.included).toEqual([(await reader.get(insightPath(insight))).body.data])
    expect(Math.abs(Date.parse(event!.timestamp) - Date.now())).toBeLessThan(60_000)
    await round(server)
    expect(receiver.taken(endpoint.path)).toEqual([])
    const { data } = (await reader.get(`${deliveries}?filter[endpoint-id]=${endpoint.id}&filter[state]=delivered`)).body
    expect(data[0].attributes).toMatchObject({ event: 'insight.published', attempts: 1, 'last-status-code': 204, 'last-error': null })
    expect(data[0].attributes['delivered-at']).toMatch(/^20/)
  })

  test('tells an author of a comment, who made it of that it did, and nobody of what was not asked for', async () => {
    const [reader, author] = [await server.as('investor'), await server.as('provider')]
    const [ofReader, ofAuthor] = [
      await subscribe(receiver, reader, ['comment.create', 'comment.created']),
      await subscribe(receiver, author, ['comment.created']),
    ]
    const deaf = await subscribe(receiver, author, ['comment.liked'])
    const insight = await putInsight(server.db, 'published')
    const comment = (await say(reader, insight)).body.data
    await send(server)
    const [done] = takenBy(receiver, ofReader)
    expect(done).toMatchObject({ type: 'comment.create', data: { type: 'activities', attributes: { direction: 'outgoing' } } })
    expect(done!.data).toEqual((await reader.get(`/api/v1/activities/${done!.data.id}`)).body.data)
    const [told] = takenBy(receiver, ofAuthor)
    expect(told).toMatchObject({ type: 'comment.created', data: { type: 'notifications' } })
    expect(told!.included[0].id).toBe(comment.id)
    expect(receiver.taken(deaf.path)).toEqual([])
  })

  test('of a message has its words for whom it was told to, and not for an admin', async () => {
    const [admin, reader] = [await server.as('admin'), await server.as('investor')]
    const ofAdmin = await subscribe(receiver, admin, ['message.created'])
    const ofReader = await subscribe(receiver, reader, ['message.created'])
    const group = await putGroup(server.db, [account(1), account(4)])
    await (await server.as('provider')).post('/api/v2/messages', saying('Strictly between us.', group))
    await send(server)
    const words = (endpoint: typeof ofAdmin) => takenBy(receiver, endpoint).map((one) => one.data.attributes['parameters'])
    expect(words(ofReader)).toEqual([expect.objectContaining({ excerpt: 'Strictly between us.' })])
    const [told, ...more] = words(ofAdmin)
    expect([told, more]).toEqual([expect.not.objectContaining({ excerpt: expect.anything() }), []])
  })

  test('is not sent to whoever may not see it', async () => {
    const reader = await server.as('investor')
    const stranger = await subscribe(receiver, await server.as('investor-2'), ['*'])
    const author = await subscribe(receiver, await server.as('provider'), ['*'])
    const overseer = await subscribe(receiver, await server.as('beatrice.okafor'), ['*'])
    const admin = await subscribe(receiver, await server.as('admin'), ['insight.read'])
    const insight = await putInsight(server.db, 'published')
    await server.db.deleteFrom('webhook_events').execute()
    expect((await tell(reader, 'insight.read', 'insights', insight, longEnough)).status).toBe(201)
    await send(server)
    expect(takenBy(receiver, stranger)).toEqual([])
    for (const one of [author, overseer, admin]) expect(takenBy(receiver, one)).toMatchObject([{ type: 'insight.read' }])
  })

  test('goes to those whose own GET answers it, and to no others', async () => {
    const ids = Array.from({ length: 24 }, (_, n) => account(n + 1))
    const none = { url: 'http://127.0.0.1:1/', events: ['*'], secret: 'whsec_none' }
    await insertRows(
      server.db,
      'webhook_endpoints',
      ids.map((account_id) => ({ ...none, id: randomUUID(), account_id })),
    )
    await sql`insert into webhook_events (id, record_type, record_id, event)
      select 'a' || id, 'activities', id, key from activities union all select 'n' || id, 'notifications', id, key from notifications`.execute(
      server.db,
    )
    const { rows: all } = await sql<{ id: string; type: string }>`select record_id as id, record_type as type from webhook_events`.execute(
      server.db,
    )
    await spreadEvents(server.db)
    const { rows: made } = await sql<{ key: string }>`select account_id || ' ' || record_id as key from webhook_deliveries`.execute(
      server.db,
    )
    const sent = new Set(made.map((one) => one.key))
    expect(sent.size).toBe(made.length)
    expect(sent.size).toBeGreaterThan(all.length)
    for (const id of ids.filter((_one, n) => [0, 3, 5, 6, 7, 12, 17, 19].includes(n))) {
      const client = await freshClient(server, id)
      for (const one of all) {
        const { status } = await client.get(`/api/${one.type === 'activities' ? 'v1' : 'v2'}/${one.type}/${one.id}`)
        expect([id, one.id, status]).toEqual([id, one.id, sent.has(`${id} ${one.id}`) ? 200 : 404])
      }
    }
  })

  test('that is no longer to be seen when it is sent fails, and is not sent', async () => {
    const author = await server.as('provider')
    const endpoint = await subscribe(receiver, author, ['comment.created'])
    const insight = await putInsight(server.db, 'published')
    await say(await server.as('investor'), insight)
    await spreadEvents(server.db)
    await sql`delete from notifications where key = 'comment.created' and account_id = ${account(4)}`.execute(server.db)
    await send(server)
    expect(receiver.taken(endpoint.path)).toEqual([])
    const { attributes } = (await author.get(`${deliveries}?filter[endpoint-id]=${endpoint.id}`)).body.data[0]
    expect(attributes).toMatchObject({ state: 'failed', attempts: 0, 'last-status-code': null, 'next-attempt-at': null })
    expect(attributes['last-error']).toBe('What happened is no longer to be seen by the account.')
  })

  test('holds nothing of a record that may no longer be seen', async () => {
    const reader = await server.as('investor')
    const endpoint = await subscribe(receiver, reader, ['insight.like'])
    const insight = await putInsight(server.db, 'published')
    expect((await reader.patch(`${insightPath(insight)}/like`)).status).toBe(200)
    await setState(server.db, insight, 'drafted')
    await send(server)
    expect(takenBy(receiver, endpoint)).toMatchObject([{ type: 'insight.like', included: [] }])
  })

  test('is not sent to an account that was suspended meanwhile', async () => {
    const endpoint = await subscribe(receiver, await server.as('provider'), ['comment.created'])
    await say(await server.as('investor'), await putInsight(server.db, 'published'))
    await spreadEvents(server.db)
    await setColumns(server.db, 'accounts', account(4), { status: 'suspended' })
    await send(server)
    await setColumns(server.db, 'accounts', account(4), { status: 'active' })
    expect(receiver.taken(endpoint.path)).toEqual([])
    const { data } = (await endpoint.client.get(`${deliveries}?filter[endpoint-id]=${endpoint.id}`)).body
    expect(data).toMatchObject([{ attributes: { state: 'failed', attempts: 0 } }])
  })

  test('of a conversation that is overseen is recorded as read, once', async () => {
    const overseer = await subscribe(receiver, await server.as('beatrice.okafor'), ['*'])
    const group = await putGroup(server.db, [account(1), account(24)])
    await (await server.as('investor')).post('/api/v2/messages', saying('Between us.', group))
    for (let times = 0; times < 4; times++) await send(server)
    const told = takenBy(receiver, overseer).map(({ type, included }) => [type, included.length])
    expect(told).toEqual([
      ['message.create', 1],
      ['compliance.read_message', 0],
    ])
    expect(await events()).toBe(0)
  })

  test('is written down only where an active endpoint asks for it', async () => {
    const reader = await server.as('investor')
    const insight = await putInsight(server.db, 'published')
    const view = (n: number) => tell(reader, 'entity.view', 'entities', seedId('entities', n))
    await view(1)
    expect(await events()).toBe(0)
    const other = await subscribe(receiver, reader, ['insight.view'])
    await view(2)
    expect(await events()).toBe(0)
    await tell(reader, 'insight.view', 'insights', insight)
    expect(await events()).toBe(1)
    await reader.patch(other.own, { data: { attributes: { active: false } } })
    await tell(reader, 'insight.view', 'insights', await putInsight(server.db, 'published'))
    expect(await events()).toBe(1)
  })
})

describe('the list of deliveries', () => {
  test('is narrowed by endpoint, state and event, and is nobody else’s', async () => {
    const reader = await server.as('investor')
    const [one, two] = [await subscribe(receiver, reader, ['comment.create']), await subscribe(receiver, reader, ['*'])]
    receiver.manners.set(two.path, 500)
    await say(reader, await putInsight(server.db, 'published'))
    await send(server)
    const count = async (filters: string, client = reader): Promise<number> =>
      (await client.get(`${deliveries}?${filters}`)).body.meta['record-count']
    const both = `filter[endpoint-id]=${one.id},${two.id}`
    expect(await count(both)).toBe(2)
    expect(await count(`${both}&filter[state]=delivered`)).toBe(1)
    expect(await count(`filter[endpoint-id]=${two.id}&filter[state]=pending`)).toBe(1)
    expect(await count(`${both}&filter[event]=comment.create`)).toBe(2)
    expect(await count(`${both}&filter[event]=comment.like`)).toBe(0)
    expect(await count(both, await server.as('admin'))).toBe(0)
    const { data } = (await reader.get(`${endpoints}/${one.id}/webhook-deliveries`)).body
    expect(data).toHaveLength(1)
    expect((await reader.get(`${deliveries}/${data[0].id}/webhook-endpoint`)).body.data.id).toBe(one.id)
    expect((await (await server.as('admin')).get(`${deliveries}/${data[0].id}`)).status).toBe(404)
  })
})
