import { expect, test } from 'vitest'
import { closeMonths } from '../../../src/resources/reports/reports.counting.ts'
import { putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import { close, monthAfter, tell } from '../../support/told.ts'

const server = startServer()
const path = '/api/v2/recognised-revenues'
const body = (attributes: object) => ({ data: { type: 'recognised-revenues', attributes } })

test('a month has one revenue, whoever records it first', async () => {
  const finance = await server.as('finance')
  const record = () => finance.post(path, body({ month: '2061-05-01', 'amount-minor': 1_000 }))
  const statuses = (await Promise.all([record(), record(), record()])).map((one) => one.status)
  expect(statuses.sort()).toEqual([201, 409, 409])
  const { data } = (await finance.get(path)).body
  expect(data[0].attributes).toMatchObject({ month: '2061-05-01', 'amount-minor': 1_000, currency: 'USD', note: null })
  expect(data[0].attributes['account-id']).not.toBeNull()
})

test('a month earns no currency that there is not', async () => {
  const refused = await (await server.as('finance')).post(path, body({ month: '2061-06-01', 'amount-minor': 1_000, currency: 'UDS' }))
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ code: '103', source: { pointer: '/data/attributes/currency' } }]])
})

test('what a month earned makes its payments final and stays from then on, its note aside', async () => {
  const month = '2060-01-01'
  const insight = await putInsight(server.db, 'published', 4, { format_type: 'in-depth', published_at: `${month}T00:00:00.000Z` })
  await tell(server.db, { key: 'insight.read', by: 1, about: ['insights', insight], at: `${month}T08:00:00.000Z` })
  const finance = await server.as('finance')
  const { data } = (await finance.post(path, body({ month, 'amount-minor': 5_000 }))).body
  const change = async (attributes: object) => (await finance.patch(`${path}/${data.id}`, body(attributes))).status
  expect(await change({ 'amount-minor': 1_000, note: 'By the books.' })).toBe(200)
  await close(server.db, month)
  await closeMonths(server.db, new Date(`${monthAfter(month)}T12:00:00.000Z`))
  const lead = await server.as('lead')
  const paid = (await lead.get(`/api/v2/company-payments?filter[from]=2060-01&filter[to]=2060-01`)).body.data
  expect(paid.map((one: { attributes: object }) => one.attributes)).toMatchObject([{ 'subscription-amount-minor': 700, status: 'final' }])
  expect([await change({ 'amount-minor': 2_000 }), await change({ currency: 'EUR' }), await change({ note: 'Audited.' })]).toEqual([
    409, 409, 200,
  ])
  expect((await finance.get(`${path}/${data.id}`)).body.data.attributes).toMatchObject({ 'amount-minor': 1_000, note: 'Audited.' })
})
