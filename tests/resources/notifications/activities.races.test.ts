import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { differences, mend } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { followOf, longEnough, tell } from '../../support/activity-bodies.ts'
import { crowdOf } from '../../support/crowd.ts'
import { authors, insightPath, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
let crowd: { id: string; client: Client }[]
let investor: Client
beforeAll(async () => {
  crowd = await crowdOf(server, 100)
  investor = await server.as('investor')
})

const published = () => putInsight(server.db, 'published', authors.provider)
const counterOf = async (id: string, name: string) => (await investor.get(insightPath(id))).body.data.attributes[name]
const activitiesOn = async (id: string): Promise<number> =>
  (await sql`select from activities where trackable_id = ${id}`.execute(server.db)).rows.length
const statuses = (answers: Answer[]) => [...new Set(answers.map((one) => one.status))]

describe('at once', () => {
  test('100 of the same are one, and count once', async () => {
    const id = await published()
    const answers = await Promise.all(crowd.map(() => tell(investor, 'insight.view', 'insights', id, { source: 'share' })))
    expect([statuses(answers), new Set(answers.map((one) => one.body.data.id)).size, await activitiesOn(id)]).toEqual([[201], 1, 1])
    expect([await counterOf(id, 'introduced-total-views'), await counterOf(id, 'weighted-insight-views')]).toEqual([1, 1])
  })

  test('100 readings of one account, told in different ways, count once', async () => {
    const id = await published()
    await Promise.all(crowd.map((_, n) => tell(investor, 'insight.read', 'insights', id, { seconds: 30 + n })))
    expect(await counterOf(id, 'total-account-read')).toBe(1)
  })

  test('100 readers are 100, each with its own mark', async () => {
    const id = await published()
    const answers = await Promise.all(crowd.map(({ client }) => tell(client, 'insight.read', 'insights', id, longEnough)))
    expect([statuses(answers), await activitiesOn(id), await counterOf(id, 'total-account-read')]).toEqual([[201], 100, 100])
    const marks = await Promise.all(crowd.map(({ client }) => client.get(insightPath(id))))
    expect(marks.filter((one) => one.body.data.attributes['is-read'] === true)).toHaveLength(100)
  })

  test('100 visitors are 100, and one that reads 100 times is one', async () => {
    const [many, single] = [await published(), await published()]
    const visit = (id: string, from: string) =>
      server.guest.post(
        '/api/v2/activities',
        { data: { key: 'insight.public_read', relationships: { trackable: { data: { type: 'insights', id } } } } },
        { from },
      )
    await sql`delete from visitor_salts`.execute(server.db)
    expect(statuses(await Promise.all(crowd.map((_, n) => visit(many, `127.0.1.${n + 1}`))))).toEqual([201])
    await Promise.all(crowd.map(() => visit(single, '127.0.1.1')))
    expect([await counterOf(many, 'total-public-read'), await counterOf(single, 'total-public-read')]).toEqual([100, 1])
  })

  test('100 follows by one account are one, and by 100 accounts are 100', async () => {
    const entity = seedId('entities', 9)
    const followers = async (): Promise<number> =>
      (await investor.get(`/api/v2/entities/${entity}`)).body.data.attributes['followers-count']
    const before = await followers()
    const same = await Promise.all(crowd.map(() => investor.post('/api/v2/follows', followOf('entities', entity))))
    expect(same.filter((one) => one.status === 201)).toHaveLength(1)
    expect(same.filter((one) => one.status === 200)).toHaveLength(99)
    expect([new Set(same.map((one) => one.body.data.id)).size, await followers()]).toEqual([1, before + 1])
    const each = await Promise.all(crowd.map(({ client }) => client.post('/api/v2/follows', followOf('entities', entity))))
    expect([statuses(each), await followers()]).toEqual([[201], before + 101])
  })

  test('100 new followers are one notification that counts them all', async () => {
    await Promise.all(crowd.map(({ client }) => client.patch(`/api/v2/accounts/${seedId('accounts', 17)}/follow`)))
    const { body } = await (await server.as('dale.whitcombe')).get('/api/v2/notifications?filter[unread]=true')
    const followed = body.data.filter((one: { attributes: { key: string } }) => one.attributes.key === 'account.followed')
    expect(followed.map((one: { attributes: { parameters: object } }) => one.attributes.parameters)).toMatchObject([{ count: 100 }])
  })
})

describe('the counters', () => {
  test('agree with their rows after much was done at once', async () => {
    const ids = await Promise.all([published(), published(), published()])
    const done = crowd.flatMap(({ client }, n) => {
      const id = ids[n % 3]!
      const follow = followOf('accounts', crowd[(n + 7) % 100]!.id)
      return [
        tell(client, n % 2 ? 'insight.view' : 'insight.read', 'insights', id, { ...longEnough, source: n % 5 ? 'alert' : 'search' }),
        client.patch(`${insightPath(id)}/${['like', 'dislike', 'unlike'][n % 3]!}`),
        client.post('/api/v2/follows', n % 4 ? followOf('entities', seedId('entities', 1 + (n % 5))) : follow),
        client.patch(`/api/v2/accounts/${seedId('accounts', 4 + (n % 3))}/${n % 2 ? 'follow' : 'unfollow'}`),
      ]
    })
    expect((await Promise.all(done)).filter((one) => one.status >= 500)).toEqual([])
    expect(await differences(server.db)).toEqual([])
  })

  test('that are wrong are found and set right, and no others', async () => {
    const id = await published()
    await sql`update insights set likes_count = 7, weighted_view_tenths = 3 where id = ${id}`.execute(server.db)
    await sql`update accounts set following_count = following_count + 2 where id = ${seedId('accounts', 1)}`.execute(server.db)
    await sql`insert into insight_counts (shard, published) values (99, 5)`.execute(server.db)
    await sql`insert into insight_periods (span, starts, shard, published) values ('day', '2001-02-03T00:00:00Z', 99, 5)`.execute(server.db)
    const found = await differences(server.db)
    expect(found.map(({ table, id: of, counter }) => [table, of, counter])).toEqual([
      ['insights', id, 'likes_count'],
      ['insights', id, 'weighted_view_tenths'],
      ['accounts', seedId('accounts', 1), 'following_count'],
      ['insight_counts', 'all', 'published'],
      ['insight_periods', 'day 2001-02-03 00:00:00', 'published'],
    ])
    expect(found[0]).toMatchObject({ is: '7', should: '0' })
    for (const one of found) await mend(server.db, one)
    expect(await differences(server.db)).toEqual([])
  })

  test('are set right while others count', async () => {
    const id = await published()
    await sql`update insights set likes_count = 50 where id = ${id}`.execute(server.db)
    const mending = Array.from({ length: 10 }, () => mend(server.db, { table: 'insights', id, counter: 'likes_count' }))
    await Promise.all([...mending, ...crowd.map(({ client }) => client.patch(`${insightPath(id)}/like`))])
    expect([await counterOf(id, 'likes-count'), await differences(server.db)]).toEqual([100, []])
  })
})
