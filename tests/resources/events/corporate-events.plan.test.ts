import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { attributes, eventPath, putEvent } from '../../support/event-rows.ts'
import { detailsOf } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const engage = seedId('corporate-plans', 2)

let corporate: Client
beforeAll(async () => {
  corporate = await server.as('corporate')
})

const holds = (columns: { events_per_year?: number | null; features?: string[] }) =>
  setColumns(server.db, 'corporate_plans', engage, columns)
const inYear = (year: number, status: 'drafted' | 'published' | 'cancelled') =>
  putEvent(server.db, { status, starts_at: `${year}-12-31T23:30:00Z`, ends_at: `${year + 1}-01-01T00:30:00Z` })
const change = (id: string, sent: object): Promise<Answer> => corporate.patch(eventPath(id), attributes(sent))
const publish = (id: string): Promise<Answer> => change(id, { status: 'published' })

test('covers so many events in a calendar year, however many are published at once', async () => {
  await holds({ events_per_year: 2, features: ['events'] })
  await inYear(2040, 'cancelled')
  await inYear(2041, 'published')
  const drafts = await Promise.all(Array.from({ length: 6 }, () => inYear(2040, 'drafted')))
  const answers = await Promise.all(drafts.map(publish))
  const refused = answers.filter((one) => one.status !== 200)
  expect(refused).toHaveLength(4)
  for (const one of refused) expect([one.status, detailsOf(one)]).toEqual([422, ['The plan covers 2 events in 2040']])
})

test('counts an event where it is moved to, and gives back what is called off', async () => {
  await holds({ events_per_year: 1, features: ['events'] })
  const [first, second] = [await inYear(2050, 'published'), await inYear(2051, 'published')]
  const earlier = { 'starts-at': '2050-06-01T08:00:00Z', 'ends-at': '2050-06-01T09:00:00Z' }
  const moved = await change(second, earlier)
  expect([moved.status, moved.body.errors[0].source]).toEqual([422, { pointer: '/data/attributes/starts-at' }])
  expect((await change(first, { 'starts-at': '2050-05-01T08:00:00Z' })).status).toBe(200)
  expect((await change(first, { status: 'cancelled', 'cancelled-reason': 'Nobody has time.' })).status).toBe(200)
  expect((await change(second, earlier)).status).toBe(200)
  // A draft is counted once it is published.
  const draft = await inYear(2052, 'drafted')
  expect([(await change(draft, earlier)).status, (await publish(draft)).status]).toEqual([200, 422])
})

test('counts an event of a roadshow with it, until it leaves the roadshow', async () => {
  await holds({ events_per_year: 1, features: ['events'] })
  const roadshow = await inYear(2070, 'published')
  await setColumns(server.db, 'corporate_events', roadshow, { kind: 'non-deal-roadshow' })
  const meeting = await inYear(2070, 'drafted')
  await setColumns(server.db, 'corporate_events', meeting, { roadshow_id: roadshow })
  expect((await publish(meeting)).status).toBe(200)
  const left = await corporate.patch(eventPath(meeting), { data: { relationships: { roadshow: { data: null } } } })
  expect([left.status, detailsOf(left)]).toEqual([422, ['The plan covers 1 events in 2070']])
})

test('covers none without the feature, and any number where none is named', async () => {
  const id = await inYear(2060, 'drafted')
  await holds({ events_per_year: null, features: ['campaigns'] })
  expect(detailsOf(await publish(id))).toEqual(['The plan covers no events'])
  await holds({ features: ['events'] })
  expect((await publish(id)).status).toBe(200)
})
