/** Events to a realtime service, and how they come there. */
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { publisher } from '../../src/effects/pusher.ts'
import { announceNotifications } from '../../src/resources/notifications/notifications.live.ts'
import { marking, putGroup, saying } from '../support/conversations.ts'
import { realtimeService } from '../support/realtime-service.ts'
import type { LiveTold } from '../support/realtime-service.ts'
import { startServer } from '../support/server.ts'

const { events, host: hostOf, refuse } = realtimeService()
const server = startServer({ liveApp: async () => ({ id: '7', host: await hostOf() }) })
const account = (n: number): string => seedId('accounts', n)
const ofAccount = (id: string): string => `private-account-${id}`
const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
    where name = 'live' and state in ('created', 'retry')`.execute(server.db)
  return rows[0]!.count
}
beforeEach(async () => {
  refuse(0)
  await server.jobs.drain()
  await sql`update notifications set announced_at = updated_at`.execute(server.db)
  events.length = 0
})

describe('an event', () => {
  test('is signed as the protocol asks', async () => {
    const host = await hostOf()
    const send = (secret: string, app = '7') => publisher({ key: 'demo-key', secret, app: { id: app, host } })!
    const event = { name: 'foo', channels: ['project-3'], data: { some: 'data', and: 'ü' } }
    await send('demo-secret')(event)
    expect(events).toEqual([event])
    await expect(send('another')(event)).rejects.toThrow('answered 401')
    await expect(send('demo-secret', '8')(event)).rejects.toThrow('answered 404')
    expect(publisher({ key: 'demo-key', secret: 'demo-secret' })).toBe(undefined)
  })
})

describe('a message', () => {
  test('is told to its group and to each who received it, by its id; that it was read, once to the group', async () => {
    const [ingrid, noor] = [await server.as('investor'), await server.as('noor.alhashimi')]
    const group = await putGroup(server.db, [account(1), account(24), account(21)])
    const id = (await ingrid.post('/api/v2/messages', saying('Between us.', group))).body.data.id as string
    expect(events).toEqual([])
    for (const read of [true, true, false]) await noor.patch(`/api/v2/messages/${id}`, marking(read))
    await server.jobs.drain()
    const room = `presence-message-group-${group}`
    const inRoom = events.filter((one) => one.channels.includes(room))
    expect(inRoom).toEqual([
      {
        name: 'message.created',
        channels: [room, ...[21, 24].map((n) => ofAccount(account(n)))],
        data: { id, 'message-group-id': group },
      },
      { name: 'message.read', channels: [room], data: { id, 'account-id': account(24) } },
    ])
  })

  test('that was refused is told to nobody', async () => {
    const group = await putGroup(server.db, [account(1), account(24)], { status: 'archived' })
    expect((await (await server.as('investor')).post('/api/v2/messages', saying('Hello?', group))).status).toBe(409)
    await server.jobs.drain()
    expect(events).toEqual([])
  })

  test('goes to a hundred channels at once, and is told when the service is back', async () => {
    const more = {
      first_name: 'Full',
      last_name: 'House',
      account_type: 'investor',
      status: 'active',
      reading_tier: 'professional',
    } as const
    const rest = Array.from({ length: 120 }, (_, n) => ({ id: `live-${n}`, slug: `live-${n}`, email: `live-${n}@demo.example`, ...more }))
    await insertRows(server.db, 'accounts', rest)
    const group = await putGroup(server.db, [account(1), ...rest.map((one) => one.id)])
    await (await server.as('investor')).post('/api/v2/messages', saying('All of you.', group))
    refuse(1)
    await expect(server.jobs.drain()).rejects.toThrow('answered 503')
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(server.db)
    await server.jobs.drain()
    expect(events.map((one) => one.channels.length).sort()).toEqual([100, 21])
    expect(new Set(events.flatMap((one) => one.channels)).size).toBe(121)
  })
})

describe('a notification', () => {
  test('is told on the channel of its account, once for what is new of it', async () => {
    const follow = (id: string) => ({
      data: { type: 'follows', relationships: { followable: { data: { type: 'accounts', id } } } },
    })
    for (const who of ['investor', 'investor-delayed']) await (await server.as(who)).post('/api/v2/follows', follow(account(14)))
    const announce = async (): Promise<LiveTold[]> => {
      events.length = 0
      // Several processes come to it at once.
      await Promise.all([1, 2, 3].map(() => announceNotifications(server.db, server.jobs)))
      await server.jobs.drain()
      return events.filter((one) => one.data['key'] === 'account.followed')
    }
    const data = { key: 'account.followed', 'trackable-type': 'accounts', 'trackable-id': account(14) }
    expect(await announce()).toEqual([{ name: 'notification.updated', channels: [ofAccount(account(14))], data }])
    expect(await announce()).toEqual([])
    await (await server.as('investor-2')).post('/api/v2/follows', follow(account(14)))
    expect(await announce()).toHaveLength(1)
  })
})

describe('without an app of a service', () => {
  const silent = startServer()
  test('nothing is queued and nothing marked', async () => {
    const group = await putGroup(silent.db, [account(1), account(24)])
    expect((await (await silent.as('investor')).post('/api/v2/messages', saying('Quietly.', group))).status).toBe(201)
    await announceNotifications(silent.db, silent.jobs)
    await silent.jobs.ready()
    expect((await sql`select from pgboss.queue where name = 'live'`.execute(silent.db)).rows).toEqual([])
    expect(await silent.db.selectFrom('notifications').select('id').where('announced_at', 'is not', null).execute()).toEqual([])
    expect(await waiting()).toBe(0)
  })
})
