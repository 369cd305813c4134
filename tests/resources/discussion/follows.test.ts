import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { followOf } from '../../support/activity-bodies.ts'
import { codesOf, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)
let investor: Client
let admin: Client
beforeAll(async () => {
  ;[investor, admin] = await Promise.all([server.as('investor-2'), server.as('admin')])
})

const follow = (client: Client, type: string, id: string) => client.post('/api/v2/follows', followOf(type, id))
const attribute = async (path: string, name: string) => (await admin.get(`/api/v2/${path}`)).body.data.attributes[name]
const following = () => attribute(`accounts/${account(2)}`, 'following-count') as Promise<number>

describe('a follow', () => {
  test.each([
    ['insights', 'insights/', seedId('insights', 5)],
    ['Account', 'accounts/', account(6)],
    ['entities', 'entities/', seedId('entities', 7)],
    ['companies', 'companies/', seedId('companies', 11)],
    ['content-verticals', 'content-verticals/', seedId('content-verticals', 2)],
  ])('of %s is made once, counted, shown, and ended', async (type, path, id) => {
    const before = await following()
    const made = await follow(investor, type, id)
    expect([made.status, made.body.data.attributes, await following()]).toEqual([201, {}, before + 1])
    const again = await follow(investor, type, id)
    expect([again.status, again.body, await following()]).toEqual([200, made.body, before + 1])
    const self = made.body.data.links.self as string
    expect((await investor.get(`${self}/followable`)).body.data.links.self).toContain(`${path}${id}`)
    expect((await investor.get(`${self}/relationships/follower`)).body.data).toEqual({ type: 'accounts', id: account(2) })
    const own = await investor.get('/api/v2/accounts/me/follows?page[size]=100')
    expect([own.body.data[0].id, own.body.meta['record-count']]).toEqual([made.body.data.id, before + 1])
    expect((await investor.delete(self)).status).toBe(204)
    expect([(await investor.get(self)).status, (await investor.delete(self)).status, await following()]).toEqual([404, 404, before])
  })

  test('counts at the other end, where that shows its followers', async () => {
    for (const path of [`accounts/${account(14)}`, `entities/${seedId('entities', 8)}`]) {
      const [type = '', id = ''] = path.split('/')
      const before = Number(await attribute(path, 'followers-count'))
      const made = await follow(investor, type, id)
      expect(await attribute(path, 'followers-count')).toBe(before + 1)
      const seen = (await investor.get(`/api/v2/${path}`)).body.data.attributes['is-followed']
      await investor.delete(made.body.data.links.self)
      expect([seen, await attribute(path, 'followers-count')]).toEqual([true, before])
      expect((await investor.get(`/api/v2/${path}`)).body.data.attributes['is-followed']).toBe(false)
    }
  })

  test('is the same as what the account actions make', async () => {
    await investor.patch(`/api/v2/accounts/${account(16)}/follow`)
    const made = await follow(investor, 'accounts', account(16))
    expect(made.status).toBe(200)
    await investor.patch(`/api/v2/accounts/${account(16)}/unfollow`)
    expect((await investor.get(made.body.data.links.self)).status).toBe(404)
  })

  test('of oneself, of what is not there and of what cannot be followed is refused', async () => {
    const refused = async (type: string, id: string) => {
      const answer = await follow(investor, type, id)
      return [answer.status, ...codesOf(answer)]
    }
    expect(await refused('accounts', account(2))).toEqual([422, '100'])
    expect(await refused('accounts', account(1))).toEqual([422, '103'])
    expect(await refused('insights', await putInsight(server.db, 'drafted'))).toEqual([422, '103'])
    expect(await refused('insights', account(4))).toEqual([422, '103'])
    expect(await refused('sectors', seedId('sectors', 1))).toEqual([400, '116'])
  })

  test('is its own: others do not see it, an admin sees it and does not end it', async () => {
    const made = await follow(investor, 'entities', seedId('entities', 12))
    const self = made.body.data.links.self as string
    const other = await server.as('provider')
    expect([(await other.get(self)).status, (await other.delete(self)).status]).toEqual([404, 404])
    expect([(await admin.get(self)).status, (await admin.delete(self)).status]).toEqual([200, 403])
    const { body } = await other.get(`/api/v2/accounts/${account(5)}/follows`)
    expect(body.meta['record-count']).toBe(0)
  })

  test('ends with what is followed', async () => {
    const provider = await server.as('provider')
    const draft = await putInsight(server.db, 'drafted')
    const before = await attribute(`accounts/${account(4)}`, 'following-count')
    const made = await follow(provider, 'insights', draft)
    expect(made.status).toBe(201)
    expect((await provider.delete(`/api/v2/insights/${draft}`)).status).toBe(204)
    expect([(await provider.get(made.body.data.links.self)).status, await attribute(`accounts/${account(4)}`, 'following-count')]).toEqual([
      404,
      before,
    ])
  })
})

describe('following an account', () => {
  test('is recorded, and told to who is followed', async () => {
    await investor.patch(`/api/v2/accounts/${account(15)}/follow`)
    await investor.patch(`/api/v2/accounts/${account(15)}/follow`)
    await investor.patch(`/api/v2/accounts/${account(15)}/unfollow`)
    const followed = await server.as('theodora.mavridis')
    const { body } = await followed.get('/api/v1/activities?filter[key]=account.follow,account.unfollow')
    expect(body.data.map((one: { attributes: { key: string } }) => one.attributes.key)).toEqual(['account.unfollow', 'account.follow'])
    const news = (await followed.get('/api/v2/notifications')).body.data
    expect(news.map((one: { attributes: { key: string } }) => one.attributes.key)).toEqual(['account.followed'])
    expect((await followed.get(`${news[0].links.self}/relationships/trackable`)).body.data).toEqual({ type: 'accounts', id: account(15) })
  })
})
