/** Events to a realtime service: a server of its HTTP protocol, which takes what is signed as the protocol asks and nothing else. */
import { sql } from 'kysely'
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { publisher } from '../../src/effects/pusher.ts'
import { announceNotifications } from '../../src/resources/notifications/notifications.live.ts'
import { marking, putGroup, saying } from '../support/conversations.ts'
import { startServer } from '../support/server.ts'

interface Event {
  name: string
  channels: string[]
  data: Record<string, unknown>
}

const events: Event[] = []
let refusals = 0
const service = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => void chunks.push(chunk))
  request.on('end', () => {
    const answer = (status: number): void => void response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    const body = Buffer.concat(chunks)
    const { pathname, searchParams } = new URL(request.url!, 'http://service')
    const signature = searchParams.get('auth_signature')
    searchParams.delete('auth_signature')
    searchParams.sort()
    const query = [...searchParams].map(([name, value]) => `${name}=${value}`).join('&')
    const expected = createHmac('sha256', 'demo-secret').update(`${request.method}\n${pathname}\n${query}`).digest('hex')
    const late = Math.abs(Date.now() / 1000 - Number(searchParams.get('auth_timestamp'))) > 600
    const hash = createHash('md5').update(body).digest('hex')
    const known = searchParams.get('auth_key') === 'demo-key' && searchParams.get('auth_version') === '1.0'
    if (signature !== expected || late || !known || searchParams.get('body_md5') !== hash) return answer(401)
    if (pathname !== '/apps/7/events') return answer(404)
    const { data, ...event } = JSON.parse(body.toString()) as { name: string; channels: string[]; data: string }
    if (event.channels.length > 100 || event.channels.some((one) => !/^[A-Za-z0-9_=@,.;-]{1,200}$/.test(one))) return answer(400)
    if (refusals-- > 0) return answer(503)
    events.push({ ...event, data: JSON.parse(data) as Event['data'] })
    answer(200)
  })
})
const hostOf = async (): Promise<string> => {
  if (!service.listening) await once(service.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`
}
afterAll(() => void service.close())

const server = startServer({ liveApp: async () => ({ id: '7', host: await hostOf() }) })
const account = (n: number): string => seedId('accounts', n)
const ofAccount = (id: string): string => `private-account-${id}`
const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
    where name = 'live' and state in ('created', 'retry')`.execute(server.db)
  return rows[0]!.count
}
beforeEach(async () => {
  refusals = 0
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
    expect(events).toEqual([
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
    refusals = 1
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
    const announce = async (): Promise<Event[]> => {
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
    expect((await sql`select from pgboss.queue where name = 'live'`.execute(silent.db)).rows).toEqual([])
    expect(await silent.db.selectFrom('notifications').select('id').where('announced_at', 'is not', null).execute()).toEqual([])
    expect(await waiting()).toBe(0)
  })
})
