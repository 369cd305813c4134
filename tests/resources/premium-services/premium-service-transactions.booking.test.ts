/** What finance books in the ledger of smarts, and what comes of it. */
import { describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { countReports } from '../../../src/resources/reports/reports.counting.ts'
import { tick } from '../../../src/tick.ts'
import { wireTime } from '../../../src/verbs/timestamps.ts'
import { setColumns } from '../../support/columns.ts'
import { detailsOf, freshClient, minutesFromNow } from '../../support/insight-rows.ts'
import { asking, balanceOf, editOf, ledgerOf, linkage, move, putFirm, putRequest, requestPath } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/premium-service-transactions'
const day = 24 * 60

async function book(attributes: object, relationships: object = {}): Promise<Answer> {
  return (await server.as('finance')).post(path, { data: { type: 'premium-service-transactions', attributes, relationships } })
}
const of = (company: string) => linkage('company', 'companies', company)
const pack = (n: number) => linkage('premium-service-package', 'premium-service-packages', seedId('premium-service-packages', n))
const entry = (name: 'reverses' | 'settles', id: string) => linkage(name, 'premium-service-transactions', id)
const idOf = (answer: Answer): string => answer.body.data.id
const said = (answer: Answer): [number, string] => [answer.status, answer.body.errors?.[0].detail]
const grant = async (company: string, smarts: number) => idOf(await book({ kind: 'grant', smarts }, of(company)))
const reverse = (id: string) => book({ kind: 'reversal', memo: 'By mistake.' }, entry('reverses', id))

/** A team lead of a company, who is told of its smarts. */
async function leadOf(company: string): Promise<Client> {
  const id = randomUUID()
  await insertRows(server.db, 'accounts', {
    ...{ id, company_id: company, slug: `lead-${id}`, first_name: 'Lead', last_name: 'One', email: `${id}@demo.example` },
    email_verified: true,
    ...{ account_type: 'investor', status: 'active', reading_tier: 'professional', roles: ['team-lead'] },
  })
  return freshClient(server, id)
}
const news = async (client: Client): Promise<string[]> =>
  (await client.get('/api/v2/notifications')).body.data.map((one: { attributes: { key: string } }) => one.attributes.key)

describe('a purchase', () => {
  test('takes smarts, price and validity of its package where not said', async () => {
    const { company } = await putFirm(server.db, undefined)
    const bought = await book({ kind: 'purchase' }, { ...of(company), ...pack(1) })
    expect([bought.status, bought.body.data?.attributes]).toMatchObject([
      201,
      { kind: 'purchase', smarts: 500, 'amount-minor': 475_000, currency: 'USD', 'balance-after': 500, 'reserved-after': 0 },
    ])
    const months = (Date.parse(bought.body.data.attributes['expires-at']) - Date.now()) / 86_400_000 / 30.4
    expect(Math.round(months)).toBe(12)
    const cheaper = await book(
      { kind: 'purchase', smarts: 600, 'amount-minor': 400_000, currency: 'EUR', 'expires-at': null },
      { ...of(company), ...pack(1) },
    )
    expect(cheaper.body.data.attributes).toMatchObject({
      ...{ smarts: 600, 'amount-minor': 400_000, currency: 'EUR', 'expires-at': null, 'balance-after': 1100 },
    })
    const finance = await server.as('finance')
    const [done] = (await finance.get('/api/v1/activities?filter[key]=premium_service_transaction.book')).body.data
    expect((await finance.get(`/api/v1/activities/${done.id}/trackable`)).body.data).toMatchObject({
      ...{ id: idOf(cheaper), type: 'premium-service-transactions' },
    })
    const lead = await leadOf(company)
    expect((await lead.get(`/api/v2/companies/${company}`)).body.data.attributes).toMatchObject({
      ...{ 'smarts-available': 1100, 'smarts-reserved': 0 },
    })
    expect((await lead.get(`${path}/${idOf(bought)}/premium-service-package`)).body.data.id).toBe(seedId('premium-service-packages', 1))
  })

  test('is of a package that the company can buy, or says what was paid for how many', async () => {
    const { company } = await putFirm(server.db, undefined)
    for (const n of [4, 5]) expect((await book({ kind: 'purchase' }, { ...of(company), ...pack(n) })).status).toBe(422)
    expect((await book({ kind: 'purchase', smarts: 10 }, of(company))).status).toBe(400)
    expect((await book({ kind: 'purchase', 'amount-minor': 10, currency: 'USD' }, of(company))).status).toBe(400)
    expect((await book({ kind: 'purchase', smarts: 10, 'amount-minor': 9000, currency: 'USD' }, of(company))).status).toBe(201)
    const unnamed = await book({ kind: 'purchase', currency: null }, { ...of(company), ...pack(1) })
    expect([said(unnamed), unnamed.body.errors[0].source]).toEqual([
      [422, 'An amount has a currency'],
      { pointer: '/data/attributes/currency' },
    ])
  })
})

test('of a company that pays afterwards nothing is known but that it does', async () => {
  const { company } = await putFirm(server.db, undefined)
  const lead = await leadOf(company)
  expect((await lead.get(`/api/v2/companies/${company}`)).body.data.attributes).toMatchObject({
    ...{ 'smarts-available': null, 'smarts-reserved': null },
  })
  expect(said(await book({ kind: 'adjustment', smarts: -1, memo: 'x' }, of(company)))).toEqual([
    402,
    'This takes 1 smarts and 0 are available.',
  ])
  expect(await balanceOf(server.db, company)).toBeUndefined()
})

test('what does not go together is refused, and nothing is booked', async () => {
  const { company } = await putFirm(server.db, 10)
  const cases: [object, object?][] = [
    [{ kind: 'refund', smarts: 1 }],
    [{ kind: 'adjustment', smarts: 1, memo: '  ' }],
    [{ kind: 'reversal' }, entry('reverses', seedId('premium-service-transactions', 1))],
    [{ kind: 'grant', smarts: 0 }],
    [{ kind: 'grant', smarts: -1 }],
    [{ kind: 'purchase', smarts: -1, 'amount-minor': 1, currency: 'USD' }],
    [{ kind: 'purchase', smarts: 1, 'amount-minor': -1, currency: 'USD' }],
    [{ kind: 'purchase', smarts: 1, 'amount-minor': 1 }],
    [{ kind: 'purchase', smarts: 1, 'amount-minor': 1, currency: 'UDS' }],
    [{ kind: 'grant', smarts: 1, 'amount-minor': 1, currency: 'USD' }],
    [{ kind: 'grant', smarts: 1, currency: 'USD' }],
    [{ kind: 'grant', smarts: 1, 'expires-at': '2020-01-01 00:00:00 +0000' }],
    [{ kind: 'refund', smarts: 1, memo: 'x', 'expires-at': '2100-01-01 00:00:00 +0000' }],
    [{ kind: 'grant', smarts: 1 }, pack(1)],
    [{ kind: 'grant', smarts: 1 }, entry('reverses', seedId('premium-service-transactions', 1))],
    [{ kind: 'grant', smarts: 1 }, entry('settles', seedId('premium-service-transactions', 20))],
    [{ kind: 'purchase' }, entry('settles', seedId('premium-service-transactions', 1))],
    [{ kind: 'reserve', smarts: -1 }],
  ]
  for (const [attributes, relationships] of cases) {
    expect([attributes, (await book(attributes, { ...of(company), ...relationships })).status]).toEqual([attributes, 422])
  }
  expect((await book({ kind: 'grant', smarts: 1 })).status).toBe(400)
  expect((await book({ kind: 'reversal', memo: 'x' })).status).toBe(400)
  expect(await balanceOf(server.db, company)).toEqual({ balance: 10, reserved: 0 })
})

test('a company has at most so many smarts', async () => {
  const { company } = await putFirm(server.db, undefined)
  await grant(company, 1_000_000_000)
  await grant(company, 1_000_000_000)
  const more = await book({ kind: 'grant', smarts: 1 }, of(company))
  expect([more.status, more.body.errors[0].title]).toEqual([422, 'A company has at most 2000000000 smarts'])
})

describe('a reversal', () => {
  test('takes back the whole of what it reverses, once, however many try at once', async () => {
    const { company } = await putFirm(server.db, 100)
    const bought = await book({ kind: 'purchase' }, { ...of(company), ...pack(2) })
    const back = await Promise.all(Array.from({ length: 5 }, () => reverse(idOf(bought))))
    expect(back.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const reversal = back.find(({ status }) => status === 201)!
    expect(reversal.body.data.attributes).toMatchObject({
      ...{ kind: 'reversal', smarts: -1500, 'amount-minor': -1_350_000, currency: 'USD', memo: 'By mistake.', 'balance-after': 100 },
    })
    const finance = await server.as('finance')
    expect((await finance.get(`${path}/${idOf(bought)}`)).body.data.attributes.status).toBe('reversed')
    expect((await finance.get(`${path}/${idOf(reversal)}/reverses`)).body.data.id).toBe(idOf(bought))
    expect((await finance.get(`${path}/${idOf(reversal)}/company`)).body.data.id).toBe(company)
    expect(said(await reverse(idOf(reversal)))).toEqual([409, 'A reversal stays. Book again what it took back.'])
    expect(await differences(server.db)).toEqual([])
  })

  test('does not bring back what has expired', async () => {
    const { company } = await putFirm(server.db, undefined)
    expect((await book({ kind: 'grant', smarts: 5, 'expires-at': wireTime(minutesFromNow(60)) }, of(company))).status).toBe(201)
    await tick(server.db, server.place.files, new Date(Date.now() + 2 * 3_600_000))
    const { data } = (await (await server.as('finance')).get(`${path}?filter[company-id]=${company}&filter[kind]=expiry`)).body
    expect(said(await reverse(data[0].id))).toEqual([409, 'What has expired is given anew by a grant.'])
  })

  test('does not take what has expired a second time, out of what was bought since', async () => {
    const { company } = await putFirm(server.db, undefined)
    const lapsed = randomUUID()
    await move(server.db, company, 'grant', 100, { id: lapsed, expires_at: minutesFromNow(-1) })
    await tick(server.db, server.place.files, new Date())
    await grant(company, 150)
    expect(said(await reverse(lapsed))).toEqual([409, 'What was left of it has expired. Book what else is to be taken back as a refund.'])
    expect(await balanceOf(server.db, company)).toEqual({ balance: 150, reserved: 0 })
  })

  test('leaves no less than nothing available', async () => {
    const { company, account } = await putFirm(server.db, undefined)
    const given = await grant(company, 100)
    const asker = await freshClient(server, account)
    expect((await asker.post('/api/v2/premium-service-requests', asking({ status: 'submitted', smarts_required: 30 }))).status).toBe(201)
    expect(said(await reverse(given))).toEqual([402, 'This takes 100 smarts and 70 are available.'])
    expect(said(await book({ kind: 'refund', smarts: -71, memo: 'x' }, of(company)))[0]).toBe(402)
    expect(
      (await book({ kind: 'refund', smarts: -70, memo: 'Paid back.', 'amount-minor': -70_000, currency: 'USD' }, of(company))).status,
    ).toBe(201)
    expect(await balanceOf(server.db, company)).toEqual({ balance: 30, reserved: 30 })
  })

  test('names the company of what it reverses, or none, and the opposite of its smarts', async () => {
    const { company } = await putFirm(server.db, undefined)
    const given = await grant(company, 100)
    const wrong = { kind: 'reversal', memo: 'x', smarts: 100 }
    expect((await book(wrong, entry('reverses', given))).status).toBe(422)
    expect((await book({ ...wrong, smarts: -100 }, { ...entry('reverses', given), ...of(seedId('companies', 5)) })).status).toBe(422)
    expect((await book({ ...wrong, smarts: -100 }, { ...entry('reverses', given), ...of(company) })).status).toBe(201)
  })

  test.each([
    ['a reserve', 16, 'What is held for a request is released with it.'],
    ['a release', 14, 'What was released is held again with its request.'],
    ['what was reversed', 2, 'It was reversed already.'],
  ])('of %s is refused', async (_what, n, why) => {
    expect(said(await reverse(seedId('premium-service-transactions', n)))).toEqual([409, why])
  })

  test('of what a request cost gives it back, and that of its payout takes it from the provider, who sees it', async () => {
    const { company, account } = await putFirm(server.db, undefined)
    const id = await putRequest(server.db, 'delivered', { requestor_id: account, company_id: company })
    expect((await (await server.as('account-manager')).patch(requestPath(id), editOf({ status: 'completed' }))).status).toBe(200)
    const provider = await balanceOf(server.db, seedId('companies', 1))
    const finance = await server.as('finance')
    const rows = (await finance.get(`${path}?filter[request-id]=${id}&filter[kind]=capture,payout`)).body.data
    expect(rows.map((one: { attributes: { kind: string } }) => one.attributes.kind)).toEqual(['payout', 'capture'])
    for (const { id: one } of rows as { id: string }[]) expect((await reverse(one)).status).toBe(201)
    expect(await balanceOf(server.db, company)).toEqual({ balance: 100, reserved: 0 })
    expect(await balanceOf(server.db, seedId('companies', 1))).toEqual({ balance: provider!.balance - 70, reserved: 0 })
    const seen = (await (await server.as('provider')).get(`${path}?filter[request-id]=${id}`)).body.data
    expect(seen.map(({ attributes: { kind, smarts } }: { attributes: { kind: string; smarts: number } }) => [kind, smarts])).toEqual([
      ['reversal', -70],
      ['payout', 70],
    ])
    expect(await differences(server.db)).toEqual([])
  })
})

describe('what is owed', () => {
  async function owed(): Promise<{ company: string; due: string; id: string }> {
    const { company, account } = await putFirm(server.db, undefined)
    const id = await putRequest(server.db, 'delivered', { requestor_id: account, company_id: company, smarts_required: 45, held: 0 })
    expect((await (await server.as('account-manager')).patch(requestPath(id), editOf({ status: 'completed' }))).status).toBe(200)
    const { data } = (await (await server.as('finance')).get(`${path}?filter[company-id]=${company}&filter[kind]=due`)).body
    expect(data[0].attributes).toMatchObject({ smarts: -45, 'amount-minor': 45_000, currency: 'USD', status: 'pending' })
    return { company, due: data[0].id, id }
  }
  const statusOf = async (id: string) => (await (await server.as('finance')).get(`${path}/${id}`)).body.data.attributes.status

  test('is paid by a purchase that settles it, once, and opens no balance', async () => {
    const { company, due, id } = await owed()
    const paid = await Promise.all([1, 2, 3].map(() => book({ kind: 'purchase', memo: 'Invoice 7' }, entry('settles', due))))
    expect(paid.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const payment = paid.find(({ status }) => status === 201)!
    expect(payment.body.data.attributes).toMatchObject({ smarts: 45, 'amount-minor': 45_000, currency: 'USD', 'balance-after': 0 })
    const finance = await server.as('finance')
    expect((await finance.get(`${path}/${idOf(payment)}/settles`)).body.data.id).toBe(due)
    expect((await finance.get(`${path}/${idOf(payment)}/premium-service-request`)).body.data.id).toBe(id)
    expect(await statusOf(due)).toBe('settled')
    expect(await balanceOf(server.db, company)).toBeUndefined()
    expect(said(await reverse(due))).toEqual([409, 'It was paid. Reverse the payment first.'])

    // A payment that did not arrive makes it owed again.
    expect((await reverse(idOf(payment))).status).toBe(201)
    expect(await statusOf(due)).toBe('pending')
    const unpriced = await book({ kind: 'purchase', 'amount-minor': null }, entry('settles', due))
    expect([unpriced.status, unpriced.body.errors]).toMatchObject([
      400,
      [{ code: '106', source: { pointer: '/data/attributes/amount-minor' } }],
    ])
    for (const other of [
      { 'amount-minor': 4_500, currency: 'USD' },
      { 'amount-minor': 45_000, currency: 'JPY' },
    ]) {
      const unsaid = await book({ kind: 'purchase', ...other, memo: ' ' }, entry('settles', due))
      expect([unsaid.status, unsaid.body.errors[0].source.pointer]).toEqual([422, '/data/attributes/memo'])
    }
    expect(await statusOf(due)).toBe('pending')
    expect((await book({ kind: 'purchase', 'amount-minor': 40_000, currency: 'USD', memo: 'Agreed.' }, entry('settles', due))).status).toBe(
      201,
    )
    expect(await statusOf(due)).toBe('settled')
    expect((await ledgerOf(server.db, company)).map(({ kind, smarts, balance_after }) => [kind, smarts, balance_after])).toEqual([
      ['due', -45, 0],
      ['purchase', 45, 0],
      ['reversal', -45, 0],
      ['purchase', 45, 0],
    ])
    expect(await differences(server.db)).toEqual([])
  })

  test('is forgiven by a reversal, and stays so for a company that buys smarts later', async () => {
    const { company, due } = await owed()
    expect((await reverse(due)).status).toBe(201)
    expect(await statusOf(due)).toBe('reversed')
    expect(said(await book({ kind: 'purchase' }, entry('settles', due)))).toEqual([409, 'It was reversed.'])
    await grant(company, 5)
    expect(await balanceOf(server.db, company)).toEqual({ balance: 5, reserved: 0 })
    expect(await differences(server.db)).toEqual([])
  })

  test('by an account without a company is its own', async () => {
    const { account } = await putFirm(server.db, undefined)
    const columns = { requestor_id: account, company_id: null, smarts_required: 45, held: 0 }
    const id = await putRequest(server.db, 'delivered', columns)
    expect((await (await server.as('account-manager')).patch(requestPath(id), editOf({ status: 'completed' }))).status).toBe(200)
    const asker = await freshClient(server, account)
    const { data } = (await asker.get(path)).body
    expect(data.map((one: { attributes: { kind: string } }) => one.attributes.kind)).toEqual(['due'])
    expect((await asker.get(`${path}/${data[0].id}/company`)).body.data).toBeNull()
    const paid = await book({ kind: 'purchase' }, entry('settles', data[0].id))
    expect(paid.status).toBe(201)
    expect((await reverse(idOf(paid))).status).toBe(201)
  })
})

test('a provider without a company is paid as well, and it is taken back', async () => {
  const { account } = await putFirm(server.db, undefined)
  await setColumns(server.db, 'accounts', account, { account_type: 'insight-provider', company_id: null })
  const { company } = await putFirm(server.db, 100)
  const columns = { requestee_id: account, provider_company_id: null, company_id: company }
  const id = await putRequest(server.db, 'delivered', { ...columns, smarts_required: 45, held: 0 })
  expect((await (await server.as('account-manager')).patch(requestPath(id), editOf({ status: 'completed' }))).status).toBe(200)
  const provider = await freshClient(server, account)
  const { data } = (await provider.get(path)).body
  expect(data.map((one: { attributes: object }) => one.attributes)).toMatchObject([
    { kind: 'payout', smarts: 32, 'amount-minor': 31_500, currency: 'USD', 'balance-after': 0, status: 'settled' },
  ])
  expect((await provider.get(`${path}/${data[0].id}/company`)).body.data).toBeNull()
  const payment = async () => {
    await countReports(server.db, new Date())
    const [{ attributes }] = (await provider.get('/api/v2/insight-provider-payments')).body.data
    return [attributes['premium-minor'], attributes['adjustment-minor'], attributes['total-minor']]
  }
  expect(await payment()).toEqual([31_500, 0, 31_500])
  expect((await reverse(data[0].id)).status).toBe(201)
  await server.db.deleteFrom('report_counts').execute()
  expect(await payment()).toEqual([31_500, 31_500, 0])
  expect(await differences(server.db)).toEqual([])
})

describe('the team leads of a company and finance', () => {
  test('are told once when less than a tenth is left of what was bought last, and once more after it was bought anew', async () => {
    const { company } = await putFirm(server.db, undefined)
    const lead = await leadOf(company)
    const take = async (smarts: number) =>
      expect((await book({ kind: 'adjustment', smarts: -smarts, memo: 'x' }, of(company))).status).toBe(201)
    expect((await book({ kind: 'purchase' }, { ...of(company), ...pack(1) })).status).toBe(201)
    await take(450)
    expect(await news(lead)).toEqual([])
    await take(1)
    await take(10)
    const told = (await lead.get('/api/v2/notifications')).body.data
    expect(
      told.map(({ attributes }: { attributes: Record<string, unknown> }) => [attributes['key'], attributes['parameters']]),
    ).toMatchObject([['smarts.low', { smarts: 49, title: 'Firm', url: `/api/v2/companies/${company}` }]])
    expect((await lead.get(`/api/v2/notifications/${told[0].id}/trackable`)).body.data).toMatchObject({ type: 'companies', id: company })
    expect(await news(await server.as('finance'))).toContain('smarts.low')
    await lead.patch(`/api/v2/notifications/${told[0].id}`, {
      data: { type: 'notifications', id: told[0].id, attributes: { read: true } },
    })
    await grant(company, 500)
    await take(530)
    expect(await news(lead)).toEqual(['smarts.low', 'smarts.low'])
  })

  test('are told by what was bought last and kept, and not by what was paid of debts', async () => {
    const { company, account } = await putFirm(server.db, undefined)
    const lead = await leadOf(company)
    const owing = { requestor_id: account, company_id: company, smarts_required: 45, held: 0 }
    const id = await putRequest(server.db, 'delivered', owing)
    expect((await (await server.as('account-manager')).patch(requestPath(id), editOf({ status: 'completed' }))).status).toBe(200)
    const bought = (smarts: number) => book({ kind: 'purchase', smarts, 'amount-minor': 1000, currency: 'USD' }, of(company))
    expect((await bought(100)).status).toBe(201)
    expect((await reverse(idOf(await bought(5000)))).status).toBe(201)
    const { data } = (await (await server.as('finance')).get(`${path}?filter[company-id]=${company}&filter[kind]=due`)).body
    expect((await book({ kind: 'purchase' }, entry('settles', data[0].id))).status).toBe(201)
    expect(await news(lead)).toEqual([])
    expect((await book({ kind: 'adjustment', smarts: -91, memo: 'x' }, of(company))).status).toBe(201)
    expect(await news(lead)).toEqual(['smarts.low'])
  })

  test('are told once of what expires within thirty days, if it is not spent', async () => {
    const { company } = await putFirm(server.db, undefined)
    const lead = await leadOf(company)
    const spender = await putFirm(server.db, undefined)
    const other = await leadOf(spender.company)
    const soon = wireTime(minutesFromNow(40 * day))
    for (const one of [company, spender.company])
      expect((await book({ kind: 'grant', smarts: 100, 'expires-at': soon }, of(one))).status).toBe(201)
    expect((await book({ kind: 'adjustment', smarts: -100, memo: 'Spent.' }, of(spender.company))).status).toBe(201)
    const at = (days: number) => tick(server.db, server.place.files, new Date(Date.now() + days * day * 60_000), server.jobs)
    await at(9)
    expect(await news(lead)).toEqual([])
    await at(11)
    await at(12)
    const told = (await lead.get('/api/v2/notifications')).body.data
    expect(
      told.map(({ attributes }: { attributes: Record<string, unknown> }) => [attributes['key'], attributes['parameters']]),
    ).toMatchObject([['smarts.expiring', { smarts: 100, 'expires-at': soon }]])
    const { email } = (await lead.get('/api/v2/accounts/me')).body.data.attributes
    const [mail, ...others] = await server.mailsTo(email)
    expect(others).toEqual([])
    expect(mail).toMatch(/Smarts are about to expire\nFirm\n100 smarts, from [A-Z][a-z]+ \d+, \d{4} on\n/)
    expect(await news(other)).toEqual(['smarts.low'])
  })

  test('see what was reversed expire no more', async () => {
    const { company } = await putFirm(server.db, undefined)
    const expiring = { kind: 'grant', smarts: 100, 'expires-at': minutesFromNow(day) }
    expect((await book(expiring, of(company))).status).toBe(201)
    const mistaken = idOf(await book({ kind: 'grant', smarts: 1000 }, of(company)))
    expect((await reverse(mistaken)).status).toBe(201)
    await tick(server.db, server.place.files, new Date(Date.now() + 2 * day * 60_000))
    expect(await balanceOf(server.db, company)).toEqual({ balance: 0, reserved: 0 })
  })
})

test('a package has its slug, its company and its place, and is changed without what was bought of it', async () => {
  const packages = '/api/v2/premium-service-packages'
  const finance = await server.as('finance')
  const { company, account } = await putFirm(server.db, undefined)
  const attributes = { name: 'Two desks', smarts: 3000, 'price-minor': 2_500_000, currency: 'EUR' }
  const made = await finance.post(packages, { data: { type: 'premium-service-packages', attributes, relationships: of(company) } })
  expect([made.status, made.body.data?.attributes]).toMatchObject([
    201,
    { ...attributes, slug: 'two-desks', 'valid-months': 12, 'discount-percent': 0, position: 0, active: true },
  ])
  const at = `${packages}/${idOf(made)}`
  expect((await (await server.as('investor')).get(at)).status).toBe(404)
  const member = await freshClient(server, account)
  expect((await member.get(`${at}/company`)).body.data.id).toBe(company)
  const again = await finance.post(packages, { data: { type: 'premium-service-packages', attributes } })
  expect(again.body.data.attributes.slug).toMatch(/^two-desks-/)
  const bought = await book(
    { kind: 'purchase' },
    { ...of(company), ...linkage('premium-service-package', 'premium-service-packages', idOf(made)) },
  )
  expect(bought.status).toBe(201)
  const change = { smarts: 2000, 'valid-months': 6, 'discount-percent': 12.5, active: false }
  const changed = await finance.patch(at, { data: { type: 'premium-service-packages', attributes: change } })
  expect([changed.status, changed.body.data?.attributes]).toMatchObject([200, change])
  expect((await finance.get(`${path}/${idOf(bought)}`)).body.data.attributes.smarts).toBe(3000)
  expect((await member.get(at)).status).toBe(200)
  expect((await member.get(packages)).body.data.map((one: { id: string }) => one.id)).not.toContain(idOf(made))
  const refused = await book(
    { kind: 'purchase' },
    { ...of(company), ...linkage('premium-service-package', 'premium-service-packages', idOf(made)) },
  )
  expect(refused.status).toBe(422)
  expect(detailsOf(refused)).toHaveLength(1)
  const open = { data: { type: 'premium-service-packages', relationships: { company: { data: null } } } }
  expect((await finance.patch(at, open)).status).toBe(200)
  expect((await finance.get(`${at}/company`)).body.data).toBeNull()
})
