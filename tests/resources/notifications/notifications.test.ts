import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { putGroup, saying } from '../../support/conversations.ts'
import { authors, codesOf, insightPath, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)
let provider: Client
let investor: Client
let other: Client
beforeAll(async () => {
  ;[provider, investor, other] = await Promise.all([server.as('provider'), server.as('investor'), server.as('investor-2')])
})

interface News {
  id: string
  links: { self: string }
  attributes: { key: string; parameters: Record<string, unknown>; 'read-at': string | null; 'updated-at': string }
}

const listed = async (client: Client, query = ''): Promise<News[]> =>
  (await client.get(`/api/v2/notifications?page[size]=100${query}`)).body.data
const mark = (client: Client, path: string, read: boolean) => client.patch(path, { data: { type: 'notifications', attributes: { read } } })
/** What the author was told of one insight. */
async function toldOf(client: Client, insight: string): Promise<News[]> {
  const found: News[] = []
  for (const one of await listed(client)) {
    const { data } = (await client.get(`${one.links.self}/relationships/trackable`)).body
    if (data?.id === insight) found.push(one)
  }
  return found
}

describe('a like', () => {
  test('is told to the author, and likes of others join it until it is read', async () => {
    const id = await putInsight(server.db, 'published')
    const like = (client: Client) => client.patch(`${insightPath(id)}/like`)
    const unlike = (client: Client) => client.patch(`${insightPath(id)}/unlike`)
    await like(investor)
    await like(investor)
    await like(other)
    const [first, ...none] = await toldOf(provider, id)
    expect(none).toEqual([])
    expect(first!.attributes).toMatchObject({
      key: 'insight.liked',
      parameters: { title: 'Put into published', count: 2, url: insightPath(id), 'anonymous-actors': 0 },
      'read-at': null,
    })
    expect((await mark(provider, first!.links.self, true)).body.data.attributes['read-at']).not.toBeNull()
    await unlike(investor)
    await like(investor)
    const [second, earlier] = await toldOf(provider, id)
    expect([second!.attributes.parameters['count'], earlier!.id]).toEqual([1, first!.id])
  })

  test('of one who reads anonymously is counted and not named', async () => {
    const id = await putInsight(server.db, 'published')
    await (await server.as('jordan.avery')).patch(`${insightPath(id)}/like`)
    const [news] = await toldOf(provider, id)
    expect(news!.attributes.parameters).toMatchObject({ count: 1, 'anonymous-actors': 1 })
    const actors = await (await server.as('admin')).get(`${news!.links.self}/relationships/notification-actors`)
    expect([actors.body.data, actors.body.meta['record-count']]).toEqual([[], 0])
  })
})

describe('the actors', () => {
  test('are the last ten, the newest first, as far as the account sees them', async () => {
    const id = seedId('notifications', 3)
    const admin = await server.as('admin')
    const acted = async (n: number, minutes: number) =>
      sql`insert into notification_actors (notification_id, account_id, anonymize, acted_at)
        values (${id}, ${account(n)}, false, now() + make_interval(mins => ${minutes}))`.execute(server.db)
    for (const [index, n] of [5, 6, 9, 14, 15, 16, 17, 21, 22, 24].entries()) await acted(n, index)
    const shown = async (client: Client) =>
      (await client.get(`/api/v2/notifications/${id}/notification-actors?page[size]=20`)).body.data.map((one: { id: string }) => one.id)
    expect(await shown(admin)).toEqual([24, 22, 21, 17, 16, 15, 14, 9, 6, 5].map(account))
    expect(await shown(provider)).toEqual([22, 17, 16, 15, 14, 6, 5].map(account))
    const second = await admin.get(`/api/v2/notifications/${id}/relationships/notification-actors?page[size]=4&page[number]=2`)
    expect(second.body.data.map((one: { id: string }) => one.id)).toEqual([16, 15, 14, 9].map(account))
  })
})

describe('a notification', () => {
  test('is unread until its account says otherwise, and again when it says so', async () => {
    const path = `/api/v2/notifications/${seedId('notifications', 1)}`
    const unread = async (value: boolean) => (await listed(investor, `&filter[unread]=${value}`)).map((one) => one.id)
    expect((await investor.get(path)).body.data.attributes['read-at']).toBeNull()
    expect(await unread(true)).toContain(seedId('notifications', 1))
    const before = (await investor.get(path)).body.data.attributes['updated-at']
    const { 'read-at': at, 'updated-at': updated } = (await mark(investor, path, true)).body.data.attributes
    expect([typeof at, updated]).toEqual(['string', before])
    expect((await mark(investor, path, true)).body.data.attributes['read-at']).toBe(at)
    expect([await unread(true), await unread(false)]).toEqual([
      expect.not.arrayContaining([seedId('notifications', 1)]),
      expect.arrayContaining([seedId('notifications', 1)]),
    ])
    expect((await mark(investor, path, false)).body.data.attributes['read-at']).toBeNull()
    expect(await unread(true)).toContain(seedId('notifications', 1))
  })

  test('takes nothing but whether it is read', async () => {
    const path = `/api/v2/notifications/${seedId('notifications', 1)}`
    const refused = async (attributes: object) => {
      const answer = await investor.patch(path, { data: { attributes } })
      return [answer.status, ...codesOf(answer)]
    }
    expect(await refused({})).toEqual([400, '106'])
    expect(await refused({ read: 'yes' })).toEqual([422, '103'])
    expect(await refused({ read: true, 'read-at': null, key: 'insight.liked' })).toEqual([400, '105', '105'])
  })

  test('is of its account alone: others do not see it, an admin sees it and does not mark it', async () => {
    const path = `/api/v2/notifications/${seedId('notifications', 1)}`
    for (const client of [provider, other, await server.as('editor')]) {
      expect([(await client.get(path)).status, (await mark(client, path, true)).status]).toEqual([404, 404])
      expect((await listed(client)).map((one) => one.id)).not.toContain(seedId('notifications', 1))
    }
    const admin = await server.as('admin')
    expect([(await admin.get(path)).status, (await mark(admin, path, true)).status]).toEqual([200, 403])
    expect((await listed(admin)).map((one) => one.id)).toContain(seedId('notifications', 1))
  })

  test('tells what was said in a message to whom it was told alone, not to an admin', async () => {
    const admin = await server.as('admin')
    const group = await putGroup(server.db, [account(1), account(4), (await admin.get('/api/v2/accounts/me')).body.data.id])
    expect((await investor.post('/api/v2/messages', saying('Strictly between us.', group))).status).toBe(201)
    const toldTo = async (client: Client) => {
      const told = (await listed(client)).filter((one) => one.attributes.parameters['title'] === 'A story')
      for (const { id, attributes } of told)
        expect((await client.get(`/api/v2/notifications/${id}`)).body.data.attributes.parameters).toEqual(attributes.parameters)
      return told.map((one) => one.attributes.parameters['excerpt'])
    }
    expect(await toldTo(provider)).toEqual(['Strictly between us.'])
    expect(new Set(await toldTo(admin))).toEqual(new Set(['Strictly between us.', undefined]))
  })

  test('stands in the list by when it was last told', async () => {
    const times = (await listed(await server.as('admin'))).map((one) => one.attributes['updated-at'])
    expect(times).toEqual([...times].sort().reverse())
  })

  test('of an insight that is gone leads nowhere and stays', async () => {
    const id = await putInsight(server.db, 'published', authors.provider)
    await investor.patch(`${insightPath(id)}/like`)
    const [news] = await toldOf(provider, id)
    await sql`update insights set aasm_state = 'drafted' where id = ${id}`.execute(server.db)
    expect((await provider.delete(insightPath(id))).status).toBe(204)
    const trackable = await provider.get(`${news!.links.self}/trackable`)
    expect([trackable.status, trackable.body]).toEqual([200, { data: null }])
  })
})
