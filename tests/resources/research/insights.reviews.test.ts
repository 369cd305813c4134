import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { authors, insightPath, moveTo, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const hours = (from: string, count: number): Date => new Date(Date.parse(from) + count * 3_600_000)
const at = (now: Date): Promise<void> => tick(server.db, server.place.files, now, server.jobs)

async function endOf(id: string): Promise<string> {
  const { rows } = await sql<{ ends: string }>`select review_ends_at as ends from insights where id = ${id}`.execute(server.db)
  return rows[0]!.ends
}
/** How often whom was told that a review ends, by number. */
async function told(id: string): Promise<[account: number, times: number][]> {
  const { rows } = await sql<{ account: string; times: number }>`select account_id as account, times_told as times from notifications
    where trackable_id = ${id} and key = 'insight.review_ending'`.execute(server.db)
  return rows.map(({ account, times }) => [Number(account.slice(-12)), times])
}
async function inReview(by: number = authors.provider): Promise<{ id: string; ends: string }> {
  const id = await putInsight(server.db, 'submitted', by)
  const answer = await (await server.as('editor')).patch(insightPath(id), moveTo('in-review'))
  expect(answer.status).toBe(200)
  return { id, ends: await endOf(id) }
}

test('an author is told two hours before a review ends, once, however often and by however many it is looked at', async () => {
  const { id, ends } = await inReview()
  await at(hours(ends, -2.1))
  expect(await told(id)).toEqual([])
  await Promise.all([at(hours(ends, -2)), at(hours(ends, -2))])
  await at(hours(ends, -1))
  await at(hours(ends, 1))
  expect(await told(id)).toEqual([[authors.provider, 1]])
  const { body } = await (await server.as('provider')).get('/api/v2/notifications?page[size]=100')
  const one = (body.data as { attributes: { key: string; parameters: object } }[]).find(
    ({ attributes }) => attributes.key === 'insight.review_ending',
  )
  expect(one!.attributes.parameters).toMatchObject({
    'ends-at': new Date(ends).toISOString().replace('Z', '+00:00'),
    url: `/api/v2/insights/${id}`,
  })
})

test('nobody is told of a review that ended before its time', async () => {
  const { id, ends } = await inReview()
  expect((await (await server.as('editor')).patch(insightPath(id), moveTo('approved'))).status).toBe(200)
  await at(hours(ends, -1))
  expect(await told(id)).toEqual([])
})

test('nobody is told of a review that ended while nobody looked', async () => {
  const { id, ends } = await inReview()
  await at(hours(ends, 0))
  expect(await told(id)).toEqual([])
})

test('another review of the same research is told of again', async () => {
  const { id, ends } = await inReview()
  await at(hours(ends, -1))
  const editor = await server.as('editor')
  await editor.patch(insightPath(id), moveTo('changes-requested', { 'status-reason': 'Name the source.' }))
  await (await server.as('provider')).patch(insightPath(id), moveTo('submitted'))
  await editor.patch(insightPath(id), moveTo('in-review'))
  await at(hours(await endOf(id), -1))
  expect(await told(id)).toEqual([[authors.provider, 2]])
})

test('who wants none of it is not told', async () => {
  const provider = await server.as('provider-2')
  const me = `/api/v2/accounts/${seedId('accounts', authors['provider-2'])}`
  const wanting = (channels: string[]) =>
    provider.patch(me, { data: { type: 'accounts', attributes: { 'notification-preferences': { 'insight.review_ending': channels } } } })
  expect((await wanting([])).status).toBe(200)
  const { id, ends } = await inReview(authors['provider-2'])
  await at(hours(ends, -1))
  expect(await told(id)).toEqual([])
})

test('a firm that the author’s firm blocks reads no more of it in the review than after', async () => {
  const { id } = await inReview()
  const reviewer = await server.as('provider-2')
  const reason = async () => (await reviewer.get(insightPath(id))).body.data.attributes['restriction-reason']
  expect(await reason()).toBeNull()
  await setColumns(server.db, 'companies', seedId('companies', 1), {
    policy: JSON.stringify({ 'blocked-company-ids': [seedId('companies', 2)] }),
  })
  expect(await reason()).toBe('provider-blocked')
  expect((await reviewer.get(insightPath(id))).body.data.attributes.detail).toBeNull()
  await setColumns(server.db, 'companies', seedId('companies', 1), { policy: '{}' })
})
