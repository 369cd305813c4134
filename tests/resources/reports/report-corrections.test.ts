import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { closeMonths } from '../../../src/resources/reports/reports.counting.ts'
import { setColumns } from '../../support/columns.ts'
import { crowdOf } from '../../support/crowd.ts'
import { putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import { close, monthAfter, tell } from '../../support/told.ts'

const server = startServer()
const make = (type: string, attributes: object) => ({ data: { type, attributes } })
type Attributes = Record<string, unknown>

/** A month of one provider, who is read, whose payments are final or can become so. */
async function closed(month: string, amount?: number): Promise<void> {
  const insight = await putInsight(server.db, 'published', 4, { format_type: 'in-depth', published_at: `${month}T00:00:00.000Z` })
  await tell(server.db, { key: 'insight.read', by: 1, about: ['insights', insight], at: `${month}T08:00:00.000Z` })
  if (amount !== undefined)
    await (await server.as('finance')).post('/api/v2/recognised-revenues', make('recognised-revenues', { month, 'amount-minor': amount }))
  await close(server.db, month)
  await pay(month)
}
const pay = (month: string) => closeMonths(server.db, new Date(`${monthAfter(month)}T12:00:00.000Z`))
const of = (month: string) => `filter[from]=${month.slice(0, 7)}&filter[to]=${month.slice(0, 7)}`
async function payment(as: string, report: string, month: string): Promise<{ id: string; attributes: Attributes }> {
  const { data } = (await (await server.as(as)).get(`/api/v2/${report}?${of(month)}&sort=-total-minor`)).body
  return data[0]
}
const correct = async (month: string, attributes: object) =>
  (await server.as('finance')).post(`/api/v2/reports/${month.slice(0, 7)}/corrections`, make('report-corrections', attributes))
const settle = async (id: string, attributes: object) =>
  (await server.as('finance')).patch(`/api/v2/company-payments/${id}`, make('company-payments', attributes))

test('a month that was paid is corrected, and what was paid stays', async () => {
  const month = '2070-01-01'
  await closed(month, 10_000)
  const { id, attributes } = await payment('finance', 'company-payments', month)
  expect(attributes).toMatchObject({ status: 'final', 'total-minor': 7_000, 'paid-minor': null, 'outstanding-minor': 7_000, version: 1 })
  const sent = { status: 'paid', 'paid-on': '2070-02-09', 'statement-url': 'https://books.example/1' }
  expect((await settle(id, { ...sent, 'statement-url': 'http://books.example/1' })).status).toBe(422)
  const early = await settle(id, { ...sent, 'paid-on': '2070-01-31' })
  expect([early.status, early.body.errors[0].source.pointer]).toEqual([422, '/data/attributes/paid-on'])
  expect((await settle(id, sent)).body.data.attributes).toMatchObject({ ...sent, 'paid-minor': 7_000, 'outstanding-minor': 0 })
  expect((await payment('provider', 'insight-provider-payments', month)).attributes).toMatchObject({ status: 'paid', version: 1 })
  // Those of another company wait for theirs.
  expect((await payment('provider-2', 'insight-provider-payments', month)).attributes).toMatchObject({ status: 'final' })

  expect((await correct(month, { 'amount-minor': 9_000 })).status).toBe(400)
  expect((await correct(month, { reason: 'In euros.', currency: 'EUR' })).status).toBe(409)
  const { status, body } = await correct(month, { reason: 'A licence was counted twice.', 'amount-minor': 9_000 })
  expect([status, body.data.attributes]).toMatchObject([201, { month, version: 2, 'amount-minor': 9_000, 'former-total-minor': 7_000 }])
  expect((await payment('finance', 'company-payments', month)).attributes).toMatchObject({
    ...{ ...sent, 'subscription-amount-minor': 6_300, 'total-minor': 6_300, 'paid-minor': 7_000, 'outstanding-minor': -700, version: 2 },
  })
  expect((await payment('provider', 'insight-provider-payments', month)).attributes).toMatchObject({ 'total-minor': 6_300, version: 2 })
  expect((await settle(id, { 'paid-on': '2070-03-09' })).body.data.attributes).toMatchObject({
    'paid-minor': 6_300,
    'outstanding-minor': 0,
  })

  const asked = (await (await server.as('provider')).get('/api/v2/reports/2070-01/corrections')).body.data
  expect(asked.map((one: { attributes: Attributes }) => one.attributes)).toMatchObject([
    { reason: 'A licence was counted twice.', version: 2, 'former-total-minor': 7_000, 'amount-minor': null },
  ])
  const others = (await (await server.as('provider-2')).get('/api/v2/reports/2070-01/corrections')).body.data
  expect(others.map((one: { attributes: Attributes }) => one.attributes)).toMatchObject([{ version: 2, 'former-total-minor': 0 }])
})

test('who earned something for no company is paid by itself, and corrected like a company', async () => {
  const [month, provider] = ['2090-01-01', seedId('accounts', 4)]
  await setColumns(server.db, 'accounts', provider, { company_id: null })
  await closed(month, 10_000)
  const finance = await server.as('finance')
  const { data } = (await finance.get(`/api/v2/insight-provider-payments?${of(month)}&sort=-outstanding-minor`)).body
  const due = { status: 'final', 'total-minor': 7_000, 'paid-minor': null, 'outstanding-minor': 7_000, 'paid-on': null }
  expect(data[0].attributes).toMatchObject(due)
  const path = `/api/v2/insight-provider-payments/${data[0].id}`
  const own = (attributes: object, as = finance) => as.patch(path, make('insight-provider-payments', attributes))
  expect((await own({ 'statement-url': 'https://books.example/2' })).status).toBe(409)
  expect((await own({ status: 'paid' }, await server.as('provider'))).status).toBe(403)
  const sent = { status: 'paid', 'paid-on': '2090-02-09', 'statement-url': 'https://books.example/2' }
  expect((await own(sent)).body.data.attributes).toMatchObject({ ...sent, 'paid-minor': 7_000, 'outstanding-minor': 0 })
  await correct(month, { reason: 'A licence was counted twice.', 'amount-minor': 9_000 })
  const corrected = { ...sent, 'total-minor': 6_300, 'paid-minor': 7_000, 'outstanding-minor': -700, version: 2 }
  expect((await payment('provider', 'insight-provider-payments', month)).attributes).toMatchObject(corrected)
  expect((await own({ 'paid-on': '2090-03-09' })).body.data.attributes).toMatchObject({ 'paid-minor': 6_300, 'outstanding-minor': 0 })
  await setColumns(server.db, 'accounts', provider, { company_id: seedId('companies', 1) })

  const other = data.find((one: { attributes: Attributes }) => one.attributes['outstanding-minor'] === null)
  const answer = await finance.patch(`/api/v2/insight-provider-payments/${other.id}`, make('insight-provider-payments', { status: 'paid' }))
  expect([answer.status, answer.body.errors[0].detail]).toEqual([409, 'This payment is settled with that to the company.'])
})

test('estimates are neither paid nor corrected', async () => {
  const month = '2071-01-01'
  await closed(month)
  const { id } = await payment('finance', 'company-payments', month)
  expect((await settle(id, { status: 'paid' })).status).toBe(409)
  expect((await settle(id, { 'paid-on': '2071-02-01' })).status).toBe(409)
  expect((await correct(month, { reason: 'Nothing is final.' })).status).toBe(409)
})

test('corrections that come at once make a version each', async () => {
  const month = '2072-01-01'
  await closed(month, 10_000)
  const answers = await Promise.all([1, 2, 3].map((n) => correct(month, { reason: `Correction ${n}.`, 'amount-minor': 1_000 * n })))
  expect(answers.map((one) => one.body.data.attributes.version).sort()).toEqual([2, 3, 4])
  const [newest] = answers.map((one) => one.body.data.attributes).sort((a, b) => b.version - a.version)
  expect((await payment('finance', 'company-payments', month)).attributes['total-minor']).toBe(0.7 * newest['amount-minor'])
})

test('a revenue that changes while its month is paid is paid as changed, or refused', async () => {
  const month = '2073-01-01'
  await closed(month)
  const finance = await server.as('finance')
  const { data } = (await finance.post('/api/v2/recognised-revenues', make('recognised-revenues', { month, 'amount-minor': 1_000 }))).body
  const path = `/api/v2/recognised-revenues/${data.id}`
  const [answer] = await Promise.all([finance.patch(path, make('recognised-revenues', { 'amount-minor': 2_000 })), pay(month)])
  const total = answer.status === 200 ? 1_400 : 700
  expect([[200, 409].includes(answer.status), (await payment('finance', 'company-payments', month)).attributes['total-minor']]).toEqual([
    true,
    total,
  ])
  expect((await finance.get(path)).body.data.attributes).toMatchObject({ 'pool-minor': total, 'unallocated-minor': 0 })
})

test('a month keeps the currency in which a provider of no company was paid', async () => {
  const month = '2076-01-01'
  const alone = (await crowdOf(server, 1))[0]!
  await setColumns(server.db, 'accounts', alone.id, { account_type: 'insight-provider' })
  const written = { account_id: alone.id, company_id: null, format_type: 'in-depth', published_at: `${month}T00:00:00.000Z` } as const
  const insight = await putInsight(server.db, 'published', 4, written)
  await tell(server.db, { key: 'insight.read', by: 1, about: ['insights', insight], at: `${month}T08:00:00.000Z` })
  await closed(month, 10_000)
  const finance = await server.as('finance')
  const path = '/api/v2/insight-provider-payments'
  const own = async () => (await finance.get(`${path}?${of(month)}&filter[account-id]=${alone.id}`)).body.data[0]
  const { id, attributes } = await own()
  expect([attributes.status, attributes.currency]).toEqual(['final', 'USD'])
  expect((await finance.patch(`${path}/${id}`, make('insight-provider-payments', { status: 'paid' }))).status).toBe(200)
  expect((await correct(month, { reason: 'In euros.', currency: 'EUR' })).status).toBe(409)
  expect((await own()).attributes).toMatchObject({ currency: 'USD', 'outstanding-minor': 0 })
})

test('the database refuses an edit of a month that is closed', async () => {
  const month = '2074-01-01'
  await closed(month, 10_000)
  const edits = [
    sql`update qva_reports set qva = 999 where period = ${month}::date`,
    sql`update insight_provider_payments set amount_minor = 1 where period = ${month}::date`,
    sql`update company_payments set status = 'estimated' where period = ${month}::date`,
    sql`delete from qva_reports where period = ${month}::date`,
    sql`delete from company_payments where period = ${month}::date`,
  ]
  for (const edit of edits) await expect(edit.execute(server.db)).rejects.toThrow('a closed month is only corrected')
})

test('what a pool leaves to nobody is shown, and premium services keep their currency', async () => {
  const month = '2075-01-01'
  await insertRows(server.db, 'premium_service_transactions', {
    ...{ id: randomUUID(), kind: 'payout', company_id: seedId('companies', 1), account_id: seedId('accounts', 4), smarts: 7 },
    ...{ balance_after: 7, reserved_after: 0, amount_minor: 7_000, currency: 'USD', occurred_at: `${month}T08:00:00.000Z` },
  })
  const finance = await server.as('finance')
  const earned = make('recognised-revenues', { month, 'amount-minor': 1_000, currency: 'EUR' })
  const { data } = (await finance.post('/api/v2/recognised-revenues', earned)).body
  await close(server.db, month)
  await pay(month)
  const premium = { 'premium-currency': 'USD', currency: 'EUR', 'total-minor': 0, 'adjustment-minor': 0, status: 'final' }
  expect((await payment('provider', 'insight-provider-payments', month)).attributes).toMatchObject({ ...premium, 'premium-minor': 7_000 })
  expect((await payment('lead', 'company-payments', month)).attributes).toMatchObject({ ...premium, 'premium-amount-minor': 7_000 })
  const shown = (await finance.get(`/api/v2/recognised-revenues/${data.id}`)).body.data.attributes
  expect(shown).toMatchObject({ 'pool-minor': 700, 'unallocated-minor': 700 })
})
