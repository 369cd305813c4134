/** Premium work from the first package to a debt that is paid: every smart and every cent is told by the API alone. */
import { expect, test } from 'vitest'
import type { Answer, Client } from '../support/callers.ts'
import { dataUrl, pdfBytes } from '../support/files.ts'
import { startInstallation } from './installation.ts'
import type { Person } from './installation.ts'
import { expectAnswered } from './parts.ts'

const installation = startInstallation()
const day = 24 * 3_600_000
const requests = '/api/v2/premium-service-requests'
const transactions = '/api/v2/premium-service-transactions'

let admin: Person
let finance: Person
let manager: Person
let director: Person
let analyst: Person
let fund: { id: string; lead: Person; trader: Person }
let boutique: { id: string; buyer: Person }
let research: string
let service: string
let bought: string
let request: string

const link = (name: string, type: string, id: string) => ({ [name]: { data: { type, id } } })
const make = (type: string, attributes: object, relationships?: object) => ({
  data: { type, attributes, ...(relationships ? { relationships } : {}) },
})
function idOf(answer: Answer): string {
  expect([answer.status, answer.text]).toEqual([201, answer.text])
  return answer.body.data.id as string
}

async function found(name: string, kind: string, plan: string): Promise<string> {
  const plans = (await admin.client.get('/api/v2/plans')).body.data as { id: string; attributes: { slug: string } }[]
  const { id } = plans.find(({ attributes }) => attributes.slug === plan)!
  const company = make('companies', { name, kind, country: 'GB', seats: 10 }, link('plan', 'plans', id))
  return idOf(await admin.client.post('/api/v1/companies', company))
}

const join = (inviter: Person, firstName: string, kind: 'staff' | 'insight-provider' | 'investor', company?: string, role?: string) =>
  installation.join(inviter.client, {
    ...{ email: `${firstName.toLowerCase()}@people.example`, firstName, lastName: 'Person', kind },
    ...{ roles: role === undefined ? [] : [role], ...(company === undefined ? {} : { company }) },
  })

const ask = (client: Client, attributes: object) =>
  client.post(
    requests,
    make(
      'premium-service-requests',
      { title: 'A model of the port', status: null, ...attributes },
      {
        ...link('requestee', 'Account', analyst.id),
        ...link('premium_service', 'PremiumService', service),
      },
    ),
  )
const tell = (client: Client, id: string, attributes: object): Promise<Answer> =>
  client.patch(`${requests}/${id}`, make('premium-service-requests', attributes))

async function moved(client: Client, id: string, attributes: object, status: string): Promise<Record<string, string>> {
  const answer = await tell(client, id, attributes)
  expect([answer.status, answer.body.data?.attributes.status ?? answer.text]).toEqual([200, status])
  return answer.body.data.attributes
}

const attach = (client: Client, id: string) =>
  client.post(
    '/api/v2/premium-service-attachments',
    make(
      'premium-service-attachments',
      { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'port.pdf' },
      link('premium_service_request', 'PremiumServiceRequest', id),
    ),
  )

const book = (attributes: object, relationships: object) =>
  finance.client.post(transactions, make('premium-service-transactions', attributes, relationships))

/** The ledger as somebody reads it, oldest first: what moved, how many smarts, what they leave, and what they are worth. */
async function ledger(client: Client, query = ''): Promise<unknown[][]> {
  const { data } = (await client.get(`${transactions}?page[size]=100${query}`)).body
  return data
    .map(({ attributes }: { attributes: Record<string, unknown> }) =>
      ['kind', 'smarts', 'balance-after', 'reserved-after', 'amount-minor', 'status'].map((name) => attributes[name]),
    )
    .reverse()
}
async function smartsOf(client: Client, company: string): Promise<[unknown, unknown]> {
  const { attributes } = (await client.get(`/api/v2/companies/${company}`)).body.data
  return [attributes['smarts-available'], attributes['smarts-reserved']]
}
const news = async (client: Client): Promise<string[]> =>
  (await client.get('/api/v2/notifications?page[size]=100')).body.data.map((one: { attributes: { key: string } }) => one.attributes.key)

test('firms and their people come in, and an analyst offers a service', async () => {
  admin = await installation.firstAdmin()
  finance = await join(admin, 'Fay', 'staff', undefined, 'finance')
  manager = await join(admin, 'Max', 'staff', undefined, 'account-manager')
  research = await found('Tidewater Research', 'research-firm', 'provider-team')
  director = await join(admin, 'Dora', 'insight-provider', research, 'team-lead')
  analyst = await join(director, 'Anna', 'insight-provider', research)
  const prepaid = await found('Longacre Fund', 'investor-firm', 'pro')
  const lead = await join(admin, 'Lea', 'investor', prepaid, 'team-lead')
  fund = { id: prepaid, lead, trader: await join(lead, 'Tom', 'investor', prepaid) }
  const postpaid = await found('Larkspur Boutique', 'investor-firm', 'pro')
  boutique = { id: postpaid, buyer: await join(admin, 'Bea', 'investor', postpaid) }

  const offer = make('premium-services', { name: 'Models', kind: 'model', 'smarts-from': 60, 'time-required-hours': 24 })
  service = idOf(await analyst.client.post('/api/v1/premium_services', offer))
  const spare = idOf(await analyst.client.post('/api/v1/premium_services', make('premium-services', { name: 'Calls', kind: 'call' })))
  expect((await analyst.client.delete(`/api/v1/premium_services/${spare}`)).status).toBe(204)
  const changed = await analyst.client.patch(`/api/v1/premium_services/${service}`, make('premium-services', { name: 'Models of ports' }))
  expect(changed.status).toBe(200)
  const { data } = (await fund.trader.client.get('/api/v1/premium_services')).body
  expect(data.map((one: { attributes: { name: string } }) => one.attributes.name)).toEqual(['Models of ports'])
})

test('finance makes a package, and the fund buys it', async () => {
  const attributes = { name: 'Starter', smarts: 200, 'price-minor': 190_000, currency: 'USD', 'valid-months': 1, 'discount-percent': 5 }
  const starter = idOf(await finance.client.post('/api/v2/premium-service-packages', make('premium-service-packages', attributes)))
  expect((await fund.lead.client.get('/api/v2/premium-service-packages')).body.meta['record-count']).toBe(1)
  expect(await smartsOf(fund.lead.client, fund.id)).toEqual([null, null])
  const of = { ...link('company', 'companies', fund.id), ...link('premium-service-package', 'premium-service-packages', starter) }
  bought = idOf(await book({ kind: 'purchase', memo: 'Invoice 1' }, of))
  const twice = idOf(await book({ kind: 'purchase', memo: 'Invoice 1' }, of))
  const reversal = { kind: 'reversal', memo: 'Booked twice.' }
  const back = await Promise.all([1, 2].map(() => book(reversal, link('reverses', 'premium-service-transactions', twice))))
  expect(back.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await ledger(fund.lead.client)).toEqual([
    ['purchase', 200, 200, 0, 190_000, 'settled'],
    ['purchase', 200, 400, 0, 190_000, 'reversed'],
    ['reversal', -200, 200, 0, -190_000, 'settled'],
  ])
  expect((await fund.lead.client.get(`${transactions}/${bought}`)).body.data.attributes.memo).toBe('Invoice 1')
  expect(await smartsOf(fund.lead.client, fund.id)).toEqual([200, 0])
})

test('a request is drafted, and held once it is submitted', async () => {
  const dropped = idOf(await ask(fund.trader.client, { smarts_required: 10 }))
  expect((await fund.trader.client.delete(`${requests}/${dropped}`)).status).toBe(204)
  request = idOf(await ask(fund.trader.client, { smarts_required: 60, time_required: 24, note: 'For Thursday.' }))
  const brief = idOf(await attach(fund.trader.client, request))
  expect((await fund.trader.client.delete(`/api/v2/premium-service-attachments/${brief}`)).status).toBe(204)
  expect((await analyst.client.get(`${requests}/${request}`)).status).toBe(404)
  await moved(fund.trader.client, request, { title: 'A model of two ports', status: 'submitted' }, 'submitted')
  expect(await smartsOf(fund.lead.client, fund.id)).toEqual([140, 60])
  expect((await ask(fund.trader.client, { smarts_required: 141, status: 'submitted' })).status).toBe(402)
  expect((await fund.lead.client.get(`${requests}/${request}/requestor`)).body.data.id).toBe(fund.trader.id)
  expect((await fund.lead.client.get(`${requests}/${request}/manager`)).body.data.id).toBe(manager.id)
  expect((await director.client.get(`${requests}/${request}/requestor`)).body.data.id).toBe(fund.trader.id)
  expect((await finance.client.get(requests)).body.meta['record-count']).toBe(1)
  expect((await finance.client.get(`${requests}/${request}/premium-service-notes`)).body.data).toEqual([])

  const on = link('premium-service-request', 'premium-service-requests', request)
  const write = (body: string) => analyst.client.post('/api/v2/premium-service-notes', make('premium-service-notes', { body }, on))
  const note = idOf(await write('Which two?'))
  const reworded = make('premium-service-notes', { body: 'Which two ports?' })
  expect((await analyst.client.patch(`/api/v2/premium-service-notes/${note}`, reworded)).status).toBe(200)
  expect((await fund.trader.client.get(`/api/v2/premium-service-notes/${note}`)).body.data.attributes.body).toBe('Which two ports?')
  const [told] = (await fund.trader.client.get('/api/v2/notifications')).body.data
  expect((await fund.trader.client.get(`/api/v2/notifications/${told.id}`)).body.data.attributes.key).toBe('premium_service_note.created')
  const slip = idOf(await write('Never mind.'))
  expect((await analyst.client.delete(`/api/v2/premium-service-notes/${slip}`)).status).toBe(204)
})

test('the account manager names a higher price, which is an offer that the requestor agrees to', async () => {
  await moved(manager.client, request, { smarts_required: 101, note: 'Two ports are more work.' }, 'countered')
  expect(await smartsOf(fund.lead.client, fund.id)).toEqual([140, 60])
  expect(await news(fund.trader.client)).toContain('premium_service_request.counter')
  await moved(fund.trader.client, request, { status: 'submitted' }, 'submitted')
  await moved(analyst.client, request, { status: 'countered', smarts_required: 101, time_required: 48 }, 'countered')
  await moved(fund.trader.client, request, { status: 'accepted' }, 'accepted')
  expect(await smartsOf(fund.lead.client, fund.id)).toEqual([99, 101])
})

test('it is delivered, reworked with a new file, completed and rated; the ledger follows to the cent', async () => {
  expect((await tell(analyst.client, request, { status: 'delivered' })).status).toBe(422)
  idOf(await attach(analyst.client, request))
  await moved(analyst.client, request, { status: 'delivered' }, 'delivered')
  await moved(fund.trader.client, request, { status: 'accepted', note: 'The second port is missing.' }, 'accepted')
  expect((await tell(analyst.client, request, { status: 'delivered' })).status).toBe(422)
  idOf(await attach(analyst.client, request))
  await moved(analyst.client, request, { status: 'delivered' }, 'delivered')
  await moved(fund.trader.client, request, { status: 'completed' }, 'completed')
  await moved(fund.trader.client, request, { rating: 4, feedback: 'Worth the wait.' }, 'completed')
  expect((await fund.trader.client.get(`/api/v1/premium_services/${service}`)).body.data.attributes).toMatchObject({
    ...{ 'completed-count': 1, 'average-rating': 4 },
  })
  expect((await ledger(fund.lead.client)).slice(3)).toEqual([
    ['reserve', -60, 200, 60, null, 'settled'],
    ['reserve', -41, 200, 101, null, 'settled'],
    ['capture', -101, 99, 0, null, 'settled'],
  ])
  expect(await ledger(analyst.client)).toEqual([['payout', 71, 71, 0, 70_700, 'settled']])
  expect(await ledger(director.client)).toEqual(await ledger(analyst.client))
})

test('a company without smarts pays afterwards: what it owes stands in the ledger until it is paid', async () => {
  const { buyer, id } = boutique
  const owing = idOf(await ask(buyer.client, { smarts_required: 55, status: 'submitted' }))
  await moved(analyst.client, owing, { status: 'accepted' }, 'accepted')
  idOf(await attach(analyst.client, owing))
  await moved(analyst.client, owing, { status: 'delivered' }, 'delivered')
  await installation.at(new Date(Date.now() + 8 * day))
  expect((await buyer.client.get(`${requests}/${owing}`)).body.data.attributes.status).toBe('completed')
  expect(await ledger(finance.client, `&filter[company-id]=${id}&filter[kind]=due`)).toEqual([['due', -55, 0, 0, 55_000, 'pending']])
  expect(await ledger(buyer.client)).toEqual([['due', -55, 0, 0, 55_000, 'pending']])
  expect((await ledger(analyst.client)).at(-1)).toEqual(['payout', 38, 109, 0, 38_500, 'settled'])

  const due = (await finance.client.get(`${transactions}?filter[request-id]=${owing}&filter[kind]=due`)).body.data[0].id
  idOf(await book({ kind: 'purchase', memo: 'Bank transfer of 3 March' }, link('settles', 'premium-service-transactions', due)))
  expect(await ledger(buyer.client)).toEqual([
    ['due', -55, 0, 0, 55_000, 'settled'],
    ['purchase', 55, 0, 0, 55_000, 'settled'],
  ])
  expect(await smartsOf(finance.client, id)).toEqual([null, null])
})

test('a request that its provider leaves undone is called off, and what it held is given back', async () => {
  const late = idOf(await ask(fund.trader.client, { smarts_required: 95, time_required: 1, status: 'submitted' }))
  expect(await smartsOf(fund.lead.client, fund.id)).toEqual([4, 95])
  expect(await news(fund.lead.client)).toContain('smarts.low')
  expect(await news(finance.client)).toContain('smarts.low')
  await moved(analyst.client, late, { status: 'accepted' }, 'accepted')
  await moved(admin.client, late, { title: 'A model of one port' }, 'accepted')
  expect(await news(analyst.client)).toContain('premium_service_request.change_terms')
  expect(await news(fund.trader.client)).toContain('premium_service_request.change_terms')
  expect((await admin.client.patch(`/api/v2/accounts/${analyst.id}`, make('accounts', { status: 'deactivated' }))).status).toBe(200)
  await moved(fund.trader.client, late, { status: 'cancelled', note: 'Nobody is left to do it.' }, 'cancelled')
  expect(await smartsOf(fund.lead.client, fund.id)).toEqual([99, 0])
})

test('what is left of the package was told of before it expires, and is paid back', async () => {
  expect(await news(fund.lead.client)).toContain('smarts.expiring')
  const refund = { kind: 'refund', smarts: -99, 'amount-minor': -94_050, currency: 'USD', memo: 'They leave.' }
  expect((await book({ ...refund, smarts: -100 }, link('company', 'companies', fund.id))).status).toBe(402)
  idOf(await book(refund, link('company', 'companies', fund.id)))
  expect(await smartsOf(fund.lead.client, fund.id)).toEqual([0, 0])
  expect((await ledger(fund.lead.client)).slice(6)).toEqual([
    ['reserve', -95, 99, 95, null, 'settled'],
    ['release', 95, 99, 0, null, 'settled'],
    ['refund', -99, 0, 0, -94_050, 'settled'],
  ])
  const late = await book({ kind: 'reversal', memo: 'x' }, link('reverses', 'premium-service-transactions', bought))
  expect(late.status).toBe(402)
})

test('everything of premium work has answered', async () => {
  await expectAnswered(installation, 'premium-work')
})
