import { beforeAll, describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { crowdOf } from '../../support/crowd.ts'
import { authors, codesOf, insightPath, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const because = (n: number) => ({
  data: { type: 'insights', relationships: { 'like-reason': { data: { type: 'like-reasons', id: seedId('like-reasons', n) } } } },
})
const tally = (answer: Answer) => {
  const { attributes } = answer.body.data
  return [answer.status, attributes['likes-count'], attributes['dislikes-count'], attributes['my-like-score']]
}
const votesOn = (id: string) => server.db.selectFrom('insight_votes').selectAll().where('insight_id', '=', id).execute()

let investor: Client
let other: Client
beforeAll(async () => {
  ;[investor, other] = await Promise.all([server.as('investor'), server.as('investor-2')])
})

describe('a vote', () => {
  test('is given, repeated, switched and taken back, and each viewer sees the own one', async () => {
    const path = insightPath(await putInsight(server.db, 'published'))
    expect(tally(await investor.get(path))).toEqual([200, 0, 0, 0])
    expect(tally(await investor.patch(`${path}/like`))).toEqual([200, 1, 0, 1])
    expect(tally(await investor.patch(`${path}/like`))).toEqual([200, 1, 0, 1])
    expect(tally(await other.patch(`${path}/dislike`))).toEqual([200, 1, 1, -1])
    expect(tally(await other.patch(`${path}/dislike`))).toEqual([200, 1, 1, -1])
    expect(tally(await investor.patch(`${path}/dislike`))).toEqual([200, 0, 2, -1])
    expect(tally(await other.patch(`${path}/like`))).toEqual([200, 1, 1, 1])
    expect(tally(await investor.get(path))).toEqual([200, 1, 1, -1])
    expect(tally(await server.as('corporate').then((one) => one.get(path)))).toEqual([200, 1, 1, 0])
    expect(tally(await investor.patch(`${path}/unlike`))).toEqual([200, 1, 0, 0])
    expect(tally(await investor.patch(`${path}/unlike`))).toEqual([200, 1, 0, 0])
    expect(tally(await other.patch(`${path}/unlike`))).toEqual([200, 0, 0, 0])
  })

  test('shows in the list too, to each viewer the own one', async () => {
    const id = await putInsight(server.db, 'published')
    await investor.patch(`${insightPath(id)}/like`)
    const scoreFor = async (client: Client) =>
      (await client.get('/api/v2/insights?page[size]=100')).body.data.find((one: { id: string }) => one.id === id).attributes[
        'my-like-score'
      ]
    expect([await scoreFor(investor), await scoreFor(other), await scoreFor(await server.as('provider'))]).toEqual([1, 0, 0])
  })

  test('is not given by whom a restriction keeps from reading it, and can be taken back', async () => {
    const id = await putInsight(server.db, 'published')
    const vote = await investor.patch(`${insightPath(id)}/like`)
    expect(vote.status).toBe(200)
    const account = seedId('accounts', 1)
    const before = await server.db
      .selectFrom('accounts')
      .select(['reading_tier', 'plan_id'])
      .where('id', '=', account)
      .executeTakeFirstOrThrow()
    await setColumns(server.db, 'accounts', account, { reading_tier: 'none', plan_id: null })
    await expect.poll(async () => (await investor.patch(`${insightPath(id)}/dislike`)).status, { timeout: 5_000 }).toBe(403)
    expect((await investor.patch(`${insightPath(id)}/like`)).body.errors[0].detail).toBe('A restriction keeps you from reading this.')
    expect((await investor.patch(`${insightPath(id)}/unlike`)).status).toBe(200)
    await setColumns(server.db, 'accounts', account, before)
    await expect.poll(async () => (await investor.patch(`${insightPath(id)}/like`)).status, { timeout: 5_000 }).toBe(200)
  })

  test('is found by the slug too', async () => {
    const id = await putInsight(server.db, 'published')
    const { slug } = (await investor.get(insightPath(id))).body.data.attributes
    expect(tally(await investor.patch(`${insightPath(slug)}/like`))).toEqual([200, 1, 0, 1])
  })

  test('does not move the insight up among those changed last', async () => {
    const id = await putInsight(server.db, 'published')
    const before = (await investor.get(insightPath(id))).body.data.attributes['updated-at']
    await investor.patch(`${insightPath(id)}/like`)
    expect((await investor.get(insightPath(id))).body.data.attributes['updated-at']).toBe(before)
  })
})

describe('the reason of a dislike', () => {
  test('is kept, stays when the dislike is repeated without one, and gives way to another', async () => {
    const id = await putInsight(server.db, 'published')
    const reasonAfter = async (body?: object) => {
      expect((await investor.patch(`${insightPath(id)}/dislike`, body)).status).toBe(200)
      const votes = await votesOn(id)
      return votes.map((one) => one.like_reason_id)
    }
    expect(await reasonAfter(because(6))).toEqual([seedId('like-reasons', 6)])
    expect(await reasonAfter()).toEqual([seedId('like-reasons', 6)])
    expect(await reasonAfter(because(7))).toEqual([seedId('like-reasons', 7)])
    await investor.patch(`${insightPath(id)}/like`)
    expect((await votesOn(id)).map((one) => one.like_reason_id)).toEqual([null])
  })

  test('must exist and be a like reason for a dislike, else nothing is counted', async () => {
    const id = await putInsight(server.db, 'published')
    const unknown = await investor.patch(`${insightPath(id)}/dislike`, because(99))
    expect([unknown.status, ...codesOf(unknown)]).toEqual([422, '103'])
    const liking = await investor.patch(`${insightPath(id)}/dislike`, because(1))
    expect([liking.status, liking.body.errors[0].title]).toEqual([422, 'It is a reason to like an insight'])
    const wrong = { data: { relationships: { 'like-reason': { data: { type: 'entities', id: seedId('entities', 1) } } } } }
    expect(codesOf(await investor.patch(`${insightPath(id)}/dislike`, wrong))).toEqual(['116'])
    expect(codesOf(await investor.patch(`${insightPath(id)}/dislike`, { data: { attributes: { score: -5 } } }))).toEqual(['105'])
    expect(tally(await investor.get(insightPath(id)))).toEqual([200, 0, 0, 0])
    expect(await votesOn(id)).toEqual([])
  })

  test('comes with the id of the insight, as every change may, and is looked at after the insight', async () => {
    const id = await putInsight(server.db, 'published')
    const naming = (named: string, more: object = {}) => ({ data: { id: named, ...because(6).data, ...more } })
    expect(tally(await investor.patch(`${insightPath(id)}/dislike`, naming(id, { attributes: {} })))).toEqual([200, 0, 1, -1])
    const other = await investor.patch(`${insightPath(id)}/dislike`, naming(seedId('insights', 1)))
    expect([other.status, ...codesOf(other)]).toEqual([409, '409'])
    const refused = { data: { attributes: { score: -5 } } }
    expect((await investor.patch(`${insightPath('nowhere')}/dislike`, refused)).status).toBe(404)
    expect((await (await server.as('provider')).patch(`${insightPath(id)}/dislike`, refused)).status).toBe(403)
  })

  test('comes from a public list of ten, five for each vote', async () => {
    const { body } = await server.guest.get('/api/v2/like-reasons')
    expect(body.meta).toEqual({ 'record-count': 10 })
    expect(
      body.data.map((one: { attributes: { slug: string; polarity: string } }) => [one.attributes.slug, one.attributes.polarity]),
    ).toEqual([
      ...['original-idea', 'actionable', 'well-argued', 'good-data', 'timely'].map((slug) => [slug, 'like']),
      ...['wrong-facts', 'too-long', 'not-new', 'off-topic', 'disagree'].map((slug) => [slug, 'dislike']),
    ])
  })
})

describe('nobody votes', () => {
  test.each(['like', 'dislike', 'unlike'])('on the own work or that of a colleague (%s)', async (action) => {
    const id = await putInsight(server.db, 'published')
    for (const name of ['provider', 'lead', 'compliance', 'vikram.deshpande']) {
      expect([name, (await (await server.as(name)).patch(`${insightPath(id)}/${action}`)).status]).toEqual([name, 403])
    }
    expect(await votesOn(id)).toEqual([])
    expect((await (await server.as('provider-2')).patch(`${insightPath(id)}/${action}`)).status).toBe(200)
    expect((await server.guest.patch(`${insightPath(id)}/${action}`)).status).toBe(401)
  })

  test.each(['like', 'dislike', 'unlike'])('on what is not published: 404 where it is not seen, else 409 (%s)', async (action) => {
    for (const state of ['drafted', 'approved', 'cancelled'] as const) {
      const path = `${insightPath(await putInsight(server.db, state))}/${action}`
      for (const name of ['investor', 'provider-2', 'corporate'])
        expect([state, name, (await (await server.as(name)).patch(path)).status]).toEqual([state, name, 404])
      for (const name of ['editor', 'admin'])
        expect([state, name, (await (await server.as(name)).patch(path)).status]).toEqual([state, name, 409])
    }
    expect((await investor.patch(`${insightPath(randomUUID())}/${action}`)).status).toBe(404)
  })
})

describe('at once', () => {
  let crowd: Client[]
  beforeAll(async () => {
    crowd = (await crowdOf(server, 100)).map(({ client }) => client)
  })

  test('100 likes by as many accounts leave 100 likes, then 100 dislikes as many, then none', async () => {
    const id = await putInsight(server.db, 'published', authors['provider-2'])
    for (const [action, likes, dislikes, score] of [
      ['like', 100, 0, 1],
      ['dislike', 0, 100, -1],
      ['unlike', 0, 0, 0],
    ] as const) {
      const answers = await Promise.all(crowd.map((one) => one.patch(`${insightPath(id)}/${action}`)))
      expect(answers.map((one) => [one.status, one.body.data.attributes['my-like-score']])).toEqual(crowd.map(() => [200, score]))
      expect(tally(await crowd[0]!.get(insightPath(id)))).toEqual([200, likes, dislikes, score])
      expect(await votesOn(id)).toHaveLength(likes + dislikes)
    }
  })

  test('votes of one account in any order leave one vote at most, and counters that agree with it', async () => {
    const id = await putInsight(server.db, 'published')
    const actions = Array.from({ length: 30 }, (_, index) => ['like', 'dislike', 'unlike'][index % 3]!)
    const answers = await Promise.all(actions.map((action) => investor.patch(`${insightPath(id)}/${action}`)))
    expect(answers.map((one) => one.status)).toEqual(actions.map(() => 200))
    const [status, likes, dislikes, score] = tally(await investor.get(insightPath(id)))
    expect([status, Number(likes) - Number(dislikes), Number(likes) + Number(dislikes)]).toEqual([200, score, Math.abs(Number(score))])
    expect((await votesOn(id)).map((one) => one.score)).toEqual(score === 0 ? [] : [score])
  })
})
