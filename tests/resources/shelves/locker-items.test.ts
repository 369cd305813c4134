import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import { tick } from '../../../src/tick.ts'
import { putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/locker-items'
const keep = (type: string, id: string, attributes: object = {}) => ({
  data: { type: 'locker-items', attributes, relationships: { lockable: { data: { type, id } } } },
})
const keepSeeded = (type: SeededType, n: number, attributes: object = {}) => keep(type, seedId(type, n), attributes)
const idsOf = (found: { id: string }[]): string[] => found.map((one) => one.id)
const activitiesOn = (insight: string) =>
  server.db.selectFrom('activities').select(['key', 'owner_id', 'recipient_id']).where('trackable_id', '=', insight).orderBy('id').execute()

describe('a locker', () => {
  test('takes an insight, shows it, lets it be noted, filed and taken out again', async () => {
    const reader = await server.as('elodie.favre')
    const insight = await putInsight(server.db, 'published')
    const made = await reader.post(
      path,
      keep('Insight', insight, { note: 'Tonight.', folder: 'Banks', 'reminder-at': '2027-01-01 08:00:00 +0100' }),
    )
    expect(made.status).toBe(201)
    const { id, attributes, relationships } = made.body.data
    expect(attributes).toMatchObject({
      note: 'Tonight.',
      folder: 'Banks',
      'is-archived': false,
      'reminder-at': '2027-01-01T07:00:00.000+00:00',
    })
    expect((await reader.get(relationships.lockable.links.related)).body.data.id).toBe(insight)
    expect((await reader.get(relationships.lockable.links.self)).body.data).toEqual({ type: 'insights', id: insight })
    expect((await reader.get(relationships.account.links.related)).body.data.id).toBe(seedId('accounts', 21))

    const changed = await reader.patch(`${path}/${id}`, { data: { id, attributes: { note: null, 'is-archived': true, position: 7 } } })
    expect(changed.body.data.attributes).toMatchObject({ note: null, folder: 'Banks', 'is-archived': true, position: 7 })
    expect((await reader.delete(`${path}/${id}`)).status).toBe(204)
    expect((await reader.get(`${path}/${id}`)).status).toBe(404)

    const who = { owner_id: seedId('accounts', 21), recipient_id: seedId('accounts', 4) }
    expect(await activitiesOn(insight)).toEqual([
      { key: 'insight.save', ...who },
      { key: 'insight.unsave', ...who },
    ])
  })

  test('answers what it holds already as it stands, and tells nobody again', async () => {
    const reader = await server.as('elodie.favre')
    const insight = await putInsight(server.db, 'published')
    const made = await reader.post(path, keep('insights', insight, { note: 'First.' }))
    const again = await reader.post(path, keep('insights', insight, { note: 'Second.' }))
    expect([made.status, again.status]).toEqual([201, 200])
    expect(again.body.data).toEqual(made.body.data)
    expect(await activitiesOn(insight)).toHaveLength(1)
    const told = await server.db.selectFrom('notifications').select('account_id').where('trackable_id', '=', insight).execute()
    expect(told).toEqual([{ account_id: seedId('accounts', 4) }])
  })

  test('takes entity news and collections, each new one behind the others', async () => {
    const reader = await server.as('lukas.hofstede')
    await reader.post(path, keepSeeded('insights', 1))
    await reader.post(path, keepSeeded('entity-news', 1, { folder: 'News' }))
    await reader.post(path, keepSeeded('collections', 2, { 'is-archived': true }))
    const all = await reader.get(`${path}?sort=position`)
    expect(all.body.data.map((one: { attributes: { position: number } }) => one.attributes.position)).toEqual([1, 2, 3])
    expect(all.body.meta['record-count']).toBe(3)
    const [insight, news, collection] = idsOf(all.body.data)
    const listed = async (query: string) => idsOf((await reader.get(`${path}?${query}`)).body.data)
    expect(await listed('')).toEqual([collection, news, insight])
    expect(await listed('filter[type]=insights,entity-news')).toEqual([news, insight])
    expect(await listed('filter[folder]=News')).toEqual([news])
    expect(await listed('filter[archived]=true')).toEqual([collection])
    expect(await listed('filter[archived]=false&filter[type]=collections')).toEqual([])
  })

  test('is put into another order by its positions', async () => {
    const reader = await server.as('wing.cheung')
    const made = [await reader.post(path, keepSeeded('insights', 1)), await reader.post(path, keepSeeded('insights', 2))]
    const [first, second] = made.map((one) => one.body.data.id as string)
    await reader.patch(`${path}/${first}`, { data: { attributes: { position: 9 } } })
    const third = (await reader.post(path, keepSeeded('entity-news', 1, { position: 1 }))).body.data.id as string
    expect(idsOf((await reader.get(`${path}?sort=position`)).body.data)).toEqual([third, second, first])
  })

  test('takes external reports and what issuers publish, and forgets those that are deleted', async () => {
    const [reader, editor] = [await server.as('investor-delayed'), await server.as('entity-editor')]
    const news = seedId('exchange-announcements', 1)
    const kept = await Promise.all([
      reader.post(path, keepSeeded('external-reports', 1)),
      reader.post(path, keepSeeded('exchange-announcements', 1)),
      reader.post(path, keepSeeded('corporate-presentations', 1)),
    ])
    expect(kept.map((one) => one.status)).toEqual([201, 201, 201])
    const announcement = kept[1].body.data
    expect((await reader.get(announcement.relationships.lockable.links.related)).body.data.id).toBe(news)
    expect(idsOf((await reader.get(`${path}?filter[type]=exchange-announcements`)).body.data)).toEqual([announcement.id])
    expect((await editor.delete(`/api/v2/exchange-announcements/${news}`)).status).toBe(204)
    expect((await reader.get(`${path}/${announcement.id}`)).status).toBe(404)
  })

  test('forgets what is deleted', async () => {
    const author = await server.as('provider')
    const draft = await putInsight(server.db, 'drafted')
    const { id } = (await author.post(path, keep('insights', draft))).body.data
    expect((await author.delete(`/api/v2/insights/${draft}`)).status).toBe(204)
    expect((await author.get(`${path}/${id}`)).status).toBe(404)
  })

  test('is part of what insights are filtered by', async () => {
    const reader = await server.as('gita.wulandari')
    const insight = await putInsight(server.db, 'published')
    await reader.post(path, keep('insights', insight))
    const all = (await reader.get('/api/v2/insights')).body.meta['record-count'] as number
    const kept = await reader.get('/api/v2/insights?filter[in-locker]=true')
    expect(idsOf(kept.body.data)).toEqual([insight])
    expect((await reader.get('/api/v2/insights?filter[in-locker]=false')).body.meta['record-count']).toBe(all - 1)
  })
})

describe('what is refused', () => {
  test.each([
    ['an insight that the caller may not see', keepSeeded('insights', 51), 422, '103'],
    ['news before its release', keepSeeded('entity-news', 2), 422, '103'],
    ['the private collection of another', keepSeeded('collections', 1), 422, '103'],
    ['an id under another type', keep('collections', seedId('insights', 1)), 422, '103'],
    ['what no locker takes', keepSeeded('accounts', 4), 400, '116'],
    ['nothing', { data: { type: 'locker-items' } }, 400, '106'],
    ['a counter', keepSeeded('insights', 1, { 'reads-count': 1 }), 400, '105'],
    ['an empty folder', keepSeeded('insights', 1, { folder: '' }), 422, '103'],
  ])('%s', async (_what, body, status, code) => {
    const answer = await (await server.as('investor-2')).post(path, body)
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code])
  })

  test('what is kept cannot be exchanged', async () => {
    const investor = await server.as('investor')
    const relationships = { lockable: { data: { type: 'insights', id: seedId('insights', 2) } } }
    const answer = await investor.patch(`${path}/${seedId('locker-items', 1)}`, { data: { relationships } })
    expect(answer.body.errors[0]).toMatchObject({ code: '105', detail: 'lockable is not allowed.' })
  })
})

test('a hundred who keep the same at once are one, and nothing is kept twice', async () => {
  const reader: Client = await server.as('samuel.penrose')
  const insight = await putInsight(server.db, 'published')
  const answers = await Promise.all(Array.from({ length: 100 }, () => reader.post(path, keep('insights', insight))))
  expect(answers.filter((one) => one.status === 201)).toHaveLength(1)
  expect(answers.filter((one) => one.status === 200)).toHaveLength(99)
  expect(new Set(answers.map((one) => one.body.data.id)).size).toBe(1)
  expect((await reader.get(path)).body.meta['record-count']).toBe(1)
  expect(await activitiesOn(insight)).toHaveLength(1)
})

describe('a reminder', () => {
  const hours = (n: number) => new Date(Date.now() + n * 3_600_000)
  const told = async (item: string) =>
    (
      await server.db.selectFrom('notifications').select(['key', 'parameters', 'times_told']).where('trackable_id', '=', item).execute()
    ).map(({ key, parameters, times_told }) => [key, parameters, times_told])
  const kept = async (attributes: object): Promise<string> => {
    const insight = await putInsight(server.db, 'published')
    const answer = await (await server.as('investor-2')).post(path, keep('insights', insight, attributes))
    expect(answer.status, answer.text).toBe(201)
    return answer.body.data.id
  }
  const at = (item: string, time: Date) => tick(server.db, server.place.files, time).then(() => told(item))

  test('comes at its time, once, with the note; and again at another time', async () => {
    const item = await kept({ 'reminder-at': hours(2).toISOString(), note: 'Before the call' })
    expect(await at(item, hours(1))).toEqual([])
    const reminded = [['locker_item.reminder', { note: 'Before the call', excerpt: 'Before the call' }, 1]]
    expect(await at(item, hours(3))).toEqual(reminded)
    expect(await at(item, hours(4))).toEqual(reminded)
    await (await server.as('investor-2')).patch(`${path}/${item}`, { data: { attributes: { 'reminder-at': hours(6).toISOString() } } })
    expect(await at(item, hours(5))).toEqual(reminded)
    expect(await at(item, hours(7))).toEqual([['locker_item.reminder', { note: 'Before the call', excerpt: 'Before the call' }, 2]])
  })

  test('that was taken back does not come', async () => {
    const item = await kept({ 'reminder-at': hours(2).toISOString() })
    await (await server.as('investor-2')).patch(`${path}/${item}`, { data: { attributes: { 'reminder-at': null } } })
    expect(await at(item, hours(3))).toEqual([])
  })

  test('leads to the item', async () => {
    const item = await kept({ 'reminder-at': hours(1).toISOString() })
    await tick(server.db, server.place.files, hours(2))
    const { id } = await server.db.selectFrom('notifications').select('id').where('trackable_id', '=', item).executeTakeFirstOrThrow()
    expect((await (await server.as('investor-2')).get(`/api/v2/notifications/${id}/trackable`)).body.data.id).toBe(item)
  })
})
