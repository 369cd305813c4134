/** A month of research from its readers to its money: what it earned, who is paid, and why a payment changed afterwards. */
import { expect, test } from 'vitest'
import type { Client } from '../support/callers.ts'
import { made, to } from './asking.ts'
import type { Made } from './asking.ts'
import { startInstallation } from './installation.ts'
import type { Person } from './installation.ts'
import { expectAnswered } from './parts.ts'

const installation = startInstallation()

const body = (type: string, attributes: object, relationships: object = {}) => ({ data: { type, attributes, relationships } })
const found = async (client: Client, path: string): Promise<Made[]> => {
  const { status, text, body: document } = await client.get(path)
  expect([status, text]).toEqual([200, text])
  return document.data as Made[]
}

/** The first day of the running month, and the time shortly after its end. */
const today = new Date()
const monthAt = (later: number): Date => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + later))
const month = monthAt(0).toISOString().slice(0, 10)
const months = `filter[from]=${month.slice(0, 7)}&filter[to]=${month.slice(0, 7)}`
const afterwards = (minutes: number): Date => new Date(monthAt(1).getTime() + minutes * 60_000)

let admin: Person
let editor: Person
let finance: Person
let lead: Person
let analyst: Person
let idle: Person
let readers: Person[]
let revenue: string

const revenues = '/api/v2/recognised-revenues'
const corrections = `/api/v2/reports/${month.slice(0, 7)}/corrections`
const paymentOf = async (person: Person, report: string): Promise<Made> => {
  const [payment, ...others] = await found(person.client, `/api/v2/${report}?${months}&sort=-total-minor`)
  if (person !== finance && person !== lead) expect(others).toEqual([])
  return payment!
}

test('a firm writes, and three funds read', async () => {
  admin = await installation.firstAdmin()
  const plans = await found(admin.client, '/api/v2/plans')
  const company = async (name: string, kind: string, slug: string) => {
    const plan = to('plans', plans.find(({ attributes }) => attributes['slug'] === slug)!.id)
    return made(await admin.client.post('/api/v1/companies', body('companies', { name, kind, country: 'GB', seats: 10 }, { plan }))).id
  }
  const join = (firstName: string, kind: 'staff' | 'insight-provider' | 'investor', more: object) =>
    installation.join(admin.client, { email: `${firstName}@months.example`, firstName, lastName: 'Ledger', kind, ...more })
  editor = await join('edith', 'staff', { roles: ['editor'] })
  finance = await join('fay', 'staff', { roles: ['finance'] })
  const firm = await company('Quay Research', 'research-firm', 'provider-team')
  lead = await join('leonie', 'insight-provider', { roles: ['team-lead'], company: firm })
  analyst = await join('anna', 'insight-provider', { company: firm })
  idle = await join('ivo', 'insight-provider', { company: firm })
  readers = []
  for (const name of ['rita', 'robert', 'rana'])
    readers.push(await join(name, 'investor', { company: await company(`${name} Fund`, 'investor-firm', 'pro') }))

  const entity = made(
    await admin.client.post(
      '/api/v1/entities',
      body('entities', { 'short-name': 'Setouchi', 'pretty-name': 'Setouchi Bank', country: 'JP', sector: 'financials' }),
    ),
  ).id
  const [vertical] = await found(admin.client, '/api/v2/content-verticals')
  const words = { tagline: 'Deposits stay', 'executive-summary': '<p>They stay.</p>', detail: '<p>Why they stay.</p>' }
  const view = { imperative: 'bullish', 'time-horizon': 'medium' }
  const links = {
    'primary-entity': to('entities', entity),
    'content-verticals': { data: [{ type: 'content-verticals', id: vertical!.id }] },
  }
  const { id } = made(await analyst.client.post('/api/v2/insights', body('insights', { ...words, ...view }, links)))
  const [disclosure] = await found(analyst.client, `/api/v2/insights/${id}/insight-disclosures`)
  const certified = { data: { attributes: { 'position-in-securities': 'None.', certified: true } } }
  made(await analyst.client.patch(`/api/v2/insight-disclosures/${disclosure!.id}`, certified), 200)
  const led = async (person: Person, state: string) =>
    made(await person.client.patch(`/api/v2/insights/${id}`, { data: { attributes: { 'aasm-state': state } } }), 200)
  await led(analyst, 'submitted')
  await led(editor, 'approved')
  await led(analyst, 'published')

  for (const { client } of readers) {
    const activity = (key: string, parameters: object) => ({
      data: { type: 'activities', key, parameters, relationships: { trackable: to('insights', id) } },
    })
    made(await client.get(`/api/v2/insights/${id}`), 200)
    made(await client.post('/api/v2/activities', activity('insight.read', { seconds: 90, percent: 80 })))
  }
})

test('the running month is counted while it runs, as an estimate', async () => {
  await installation.at(new Date())
  const [value] = await found(analyst.client, '/api/v2/mtd-qva-reports')
  expect(Number(value!.attributes['engagement-points'])).toBeGreaterThan(0)
  expect(await found(lead.client, '/api/v2/company-mtd-qva-reports')).toHaveLength(1)
  for (const report of ['mtd-account', 'mtd-company']) {
    expect((await found(lead.client, `/api/v2/${report}-analytic-distribution-reports`)).length).toBeGreaterThan(0)
  }
  expect((await paymentOf(analyst, 'insight-provider-payments')).attributes).toMatchObject({ status: 'estimated', 'total-minor': 0 })
})

test('finance records what the month earned, and mends a slip before it is over', async () => {
  const recorded = made(await finance.client.post(revenues, body('recognised-revenues', { month, 'amount-minor': 1_000_000 })))
  revenue = recorded.id
  expect((await lead.client.get(revenues)).status).toBe(403)
  const mended = { data: { attributes: { 'amount-minor': 100_000, note: 'A nought too many.' } } }
  expect(made(await finance.client.patch(`${revenues}/${revenue}`, mended), 200).attributes).toMatchObject({ 'pool-minor': 70_000 })
})

test('the month is closed, and its payments are final', async () => {
  await installation.at(afterwards(10))
  const [report] = await found(analyst.client, `/api/v2/qva-reports?${months}`)
  expect(report!.attributes).toMatchObject({ period: month, rank: 1, eligible: true, 'insights-published': 1 })
  for (const whose of ['account', 'company']) {
    expect((await found(lead.client, `/api/v2/${whose}-analytic-distribution-reports?${months}`)).length).toBeGreaterThan(0)
  }
  const own = { status: 'final', 'amount-minor': 70_000, 'total-minor': 70_000, version: 1, eligible: true }
  expect((await paymentOf(analyst, 'insight-provider-payments')).attributes).toMatchObject(own)
  expect((await paymentOf(idle, 'insight-provider-payments')).attributes).toMatchObject({
    ...{ 'total-minor': 0, eligible: false, 'ineligible-reason': 'no-insight-published' },
  })
  const late = { data: { attributes: { 'amount-minor': 90_000 } } }
  expect((await finance.client.patch(`${revenues}/${revenue}`, late)).status).toBe(409)
  expect(made(await finance.client.get(`${revenues}/${revenue}`), 200).attributes).toMatchObject({ 'unallocated-minor': 0 })
})

test('finance pays the firm, which the firm sees and nobody else may say', async () => {
  const { id, attributes } = await paymentOf(finance, 'company-payments')
  expect(attributes).toMatchObject({ status: 'final', 'total-minor': 70_000, 'outstanding-minor': 70_000 })
  const paid = { status: 'paid', 'paid-on': afterwards(0).toISOString().slice(0, 10), 'statement-url': 'https://books.example/quay/1' }
  const change = { data: { attributes: paid } }
  expect((await lead.client.patch(`/api/v2/company-payments/${id}`, change)).status).toBe(403)
  made(await finance.client.patch(`/api/v2/company-payments/${id}`, change), 200)
  expect((await paymentOf(lead, 'company-payments')).attributes).toMatchObject({ ...paid, 'paid-minor': 70_000, 'outstanding-minor': 0 })
  expect((await paymentOf(analyst, 'insight-provider-payments')).attributes).toMatchObject({ status: 'paid' })
})

test('the month turns out to be wrong, and is corrected by another version', async () => {
  const correction = body('report-corrections', { reason: 'A licence was counted twice.', 'amount-minor': 90_000 })
  expect((await lead.client.post(corrections, correction)).status).toBe(403)
  const { attributes } = made(await finance.client.post(corrections, correction))
  expect(attributes).toMatchObject({ month, version: 2, 'amount-minor': 90_000, 'former-total-minor': 70_000 })
  expect((await paymentOf(finance, 'company-payments')).attributes).toMatchObject({
    ...{ status: 'paid', 'total-minor': 63_000, 'paid-minor': 70_000, 'outstanding-minor': -7_000, version: 2 },
  })
  // The clock changes nothing of it.
  await installation.at(afterwards(30))
  expect((await paymentOf(analyst, 'insight-provider-payments')).attributes).toMatchObject({ 'total-minor': 63_000, version: 2 })
})

test('the analyst asks why, and is answered', async () => {
  const [why, ...others] = await found(analyst.client, corrections)
  expect([why!.attributes, others]).toMatchObject([
    { reason: 'A licence was counted twice.', version: 2, 'former-total-minor': 70_000, 'amount-minor': null },
    [],
  ])
  expect((await found(idle.client, corrections)).map((one) => one.attributes['former-total-minor'])).toEqual([0])
  expect((await readers[0]!.client.get(corrections)).status).toBe(403)
})

test('each operation that is told of here answered', () => expectAnswered(installation, 'finance'))
