import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { endPlans } from '../../../src/resources/people/plans.giving.ts'
import { setColumns } from '../../support/columns.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const company = (n: number) => `/api/v2/companies/${seedId('companies', n)}`
const link = (name: 'plan' | 'corporate-plan', n: number | null) => {
  const type = name === 'plan' ? 'plans' : 'corporate-plans'
  return { [name]: { data: n === null ? null : { type, id: seedId(type, n) } } }
}
const subscribe = (caller: Client, n: number, relationships: object) => caller.patch(company(n), { data: { relationships } })
/** The plan of an account, by its position, and what it reads. */
async function readingOf(n: number): Promise<[plan: number | null, tier: string]> {
  const admin = await server.as('admin')
  const account = await admin.get(`/api/v2/accounts/${seedId('accounts', n)}`)
  const plan = await admin.get(account.body.data.relationships.plan.links.related)
  return [plan.body.data?.attributes.position ?? null, account.body.data.attributes['reading-tier']]
}

describe('plans', () => {
  test('are listed in their order for anyone, and shown', async () => {
    const { body } = await server.guest.get('/api/v2/plans')
    expect(body.meta).toEqual({ 'record-count': 7 })
    expect(body.links).toBeUndefined()
    expect(body.data.map((one: { attributes: { slug: string } }) => one.attributes.slug)).toEqual(
      ['plus', 'pro', 'enterprise', 'trial-pro', 'titles', 'provider', 'provider-team'], // prettier-ignore
    )
    expect(body.data[2].attributes).toMatchObject({ 'price-minor': null, 'is-contact-sales': true, interval: 'year', tier: 'professional' })
    expect((await server.guest.get(body.data[1].links.self)).body.data).toEqual(body.data[1])
  })

  test('for issuers are listed apart', async () => {
    const { body } = await server.guest.get('/api/v2/corporate-plans')
    expect(body.data.map((one: { attributes: object }) => one.attributes)).toMatchObject([
      { slug: 'present', 'events-per-year': 12, 'campaigns-per-month': 1, 'contacts-limit': 500 },
      { slug: 'engage', 'price-minor': 180_000, seats: 5 },
      { slug: 'unlimited', 'events-per-year': null, 'price-minor': null },
    ])
    expect((await server.guest.get(body.data[0].links.self)).body.data).toEqual(body.data[0])
  })
})

describe('the plan of an account without a company', () => {
  const account = (n: number) => `/api/v2/accounts/${seedId('accounts', n)}`
  const give = (caller: Client, n: number, plan: number | null, attributes: object = {}) =>
    caller.patch(account(n), { data: { attributes, relationships: link('plan', plan) } })

  test('is given by finance, with an end at which it reads titles', async () => {
    const finance = await server.as('finance')
    expect(await readingOf(3)).toEqual([1, 'delayed'])
    const end = new Date(Date.now() + 3_600_000).toISOString()
    const { status, body } = await give(finance, 3, 2, { 'plan-ends-at': end })
    expect([status, body.data.attributes['reading-tier'], Date.parse(body.data.attributes['plan-ends-at'])]).toEqual([
      ...[200, 'professional', Date.parse(end)],
    ])
    await endPlans(server.db, new Date())
    expect(await readingOf(3)).toEqual([2, 'professional'])
    await endPlans(server.db, new Date(end))
    expect(await readingOf(3)).toEqual([null, 'none'])
    const again = await give(await server.as('admin'), 3, 1)
    expect(again.body.data.attributes).toMatchObject({ 'reading-tier': 'delayed', 'plan-ends-at': null })
    expect((await give(finance, 3, null)).body.data.attributes['reading-tier']).toBe('none')
    await give(finance, 3, 1)
  })

  test('is refused to those of a company, of another kind, and by anybody else', async () => {
    const finance = await server.as('finance')
    const refused = async (n: number, plan: number) => {
      const { status, body } = await give(finance, n, plan)
      return [status, body.errors[0].title, body.errors[0].source.pointer]
    }
    const pointer = '/data/relationships/plan'
    expect(await refused(1, 2)).toEqual([422, 'The plan of this account is that of its company', pointer])
    expect(await refused(3, 6)).toEqual([422, 'The plan is not for accounts of this kind', pointer])
    expect((await give(finance, 3, 99)).body.errors[0].code).toBe('103')
    const own = await give(await server.as('investor-delayed'), 3, 2)
    expect([own.status, own.body.errors[0].code, own.body.errors[0].detail]).toEqual([400, '105', 'plan is not allowed.'])
    expect((await give(await server.as('account-manager'), 3, 2)).status).toBe(400)
    const beyond = await finance.patch(account(3), { data: { attributes: { title: 'Baron' } } })
    expect([beyond.status, beyond.body.errors[0].detail]).toEqual([400, 'title is not allowed.'])
    expect(await readingOf(3)).toEqual([1, 'delayed'])
  })

  test('is none for who is invited, who reads titles until it has one', async () => {
    const admin = await server.as('admin')
    const attributes = { email: 'private@demo.example', 'first-name': 'P', 'last-name': 'I', 'account-type': 'investor' }
    const made = await admin.post('/api/v2/accounts', { data: { type: 'accounts', attributes } })
    expect([made.status, made.body.data.attributes['reading-tier']]).toEqual([201, 'none'])
  })
})

describe('the plan of a company', () => {
  test('is what its accounts have and read, from the moment that finance sets it', async () => {
    const finance = await server.as('finance')
    expect(await readingOf(19)).toEqual([3, 'professional'])
    expect((await subscribe(finance, 7, link('plan', 1))).status).toBe(200)
    expect(await readingOf(19)).toEqual([1, 'delayed'])
    expect((await finance.get(`${company(7)}/plan`)).body.data.attributes.slug).toBe('plus')
    await subscribe(finance, 7, link('plan', null))
    expect(await readingOf(19)).toEqual([null, 'none'])
    await subscribe(finance, 7, link('plan', 3))
    expect(await readingOf(19)).toEqual([3, 'professional'])
  })

  test('is taken away when it is over, and with it what it gave', async () => {
    const finance = await server.as('finance')
    const ends = (at: string | null) =>
      finance.patch(company(7), { data: { attributes: { 'plan-ends-at': at }, relationships: link('plan', 2) } })
    const hour = 3_600_000
    const given = await ends(new Date(Date.now() + hour).toISOString())
    expect([given.status, Date.parse(given.body.data.attributes['plan-ends-at']) > Date.now()]).toEqual([200, true])
    await endPlans(server.db, new Date())
    expect(await readingOf(19)).toEqual([2, 'professional'])
    await endPlans(server.db, new Date(Date.now() + 2 * hour))
    expect(await readingOf(19)).toEqual([null, 'none'])
    expect((await finance.get(company(7))).body.data.attributes['plan-ends-at']).toBeNull()

    // A plan given anew has no end but its own.
    await ends(new Date(Date.now() + hour).toISOString())
    await subscribe(finance, 7, link('plan', 3))
    await endPlans(server.db, new Date(Date.now() + 2 * hour))
    expect(await readingOf(19)).toEqual([3, 'professional'])
    expect((await (await server.as('investor')).patch(company(7), { data: { attributes: { 'plan-ends-at': null } } })).status).toBe(403)
  })

  test('for issuers is taken away when it is over', async () => {
    const finance = await server.as('finance')
    const past = { attributes: { 'corporate-plan-ends-at': new Date(Date.now() - 1_000).toISOString() } }
    await finance.patch(company(12), { data: { ...past, relationships: link('corporate-plan', 1) } })
    await endPlans(server.db, new Date())
    expect((await finance.get(`${company(12)}/corporate-plan`)).body.data).toBeNull()
    expect((await finance.get(company(12))).body.data.attributes['corporate-plan-ends-at']).toBeNull()
  })

  test('withholds what it does not include', async () => {
    const [finance, reader] = [await server.as('finance'), await server.as('lukas.hofstede')]
    const detail = async () => (await reader.get(`/api/v2/insights/${seedId('insights', 1)}`)).body.data.attributes.detail
    expect(await detail()).toBeTypeOf('string')
    await subscribe(finance, 7, link('plan', 5))
    await expect.poll(detail, { timeout: 5_000 }).toBeNull()
    await subscribe(finance, 7, link('plan', 3))
    await expect.poll(detail, { timeout: 5_000 }).toBeTypeOf('string')
  })

  test('is for companies of its kind, and corporate plans are for issuers', async () => {
    const finance = await server.as('finance')
    const refused = async (n: number, relationships: object) => {
      const { status, body } = await subscribe(finance, n, relationships)
      return [status, body.errors[0].title, body.errors[0].source?.pointer]
    }
    expect(await refused(7, link('plan', 6))).toEqual([422, 'The plan is not for companies of this kind', '/data/relationships/plan'])
    expect(await refused(10, link('plan', 2))).toEqual([422, 'The plan is not for companies of this kind', '/data/relationships/plan'])
    expect(await refused(5, link('corporate-plan', 1))).toEqual([
      422,
      'A corporate plan is for issuers',
      '/data/relationships/corporate-plan',
    ])
    expect((await subscribe(finance, 7, link('plan', 99))).body.errors[0].code).toBe('103')
    expect((await subscribe(finance, 11, link('corporate-plan', 3))).status).toBe(200)
    const made = await (
      await server.as('admin')
    ).post('/api/v1/companies', {
      data: { type: 'companies', attributes: { name: 'Odd', kind: 'issuer', country: 'IE' }, relationships: link('plan', 2) },
    })
    expect(made.status).toBe(422)
    const become = async (n: number, kind: string, relationships: object = {}) =>
      (await (await server.as('admin')).patch(company(n), { data: { attributes: { kind }, relationships } })).status
    expect([await become(7, 'research-firm'), await become(11, 'investor-firm')]).toEqual([422, 422])
    expect(await become(7, 'research-firm', link('plan', null))).toBe(200)
    expect(await become(7, 'investor-firm', link('plan', 3))).toBe(200)
  })

  test('is set by finance and admins alone, and shown to the own people and staff', async () => {
    const lead = await server.as('lead')
    const { status, body } = await subscribe(lead, 1, link('plan', 6))
    expect([status, body.errors[0].code, body.errors[0].detail]).toEqual([400, '105', 'plan is not allowed.'])
    expect((await subscribe(await server.as('admin'), 1, link('plan', 7))).status).toBe(200)
    expect((await lead.get(`${company(1)}/plan`)).body.data.attributes.slug).toBe('provider-team')
    expect((await (await server.as('investor')).get(`${company(10)}/corporate-plan`)).body.data).toBeNull()
    expect((await (await server.as('corporate')).get(`${company(10)}/corporate-plan`)).body.data.attributes.slug).toBe('engage')
    const peer = await server.as('investor')
    expect((await peer.get(`/api/v2/accounts/${seedId('accounts', 4)}/plan`)).body.data).toBeNull()
    expect((await peer.get('/api/v2/accounts/me/plan')).body.data.attributes.slug).toBe('enterprise')
  })

  test('is that of every account made meanwhile', async () => {
    const [admin, finance] = [await server.as('admin'), await server.as('finance')]
    await setColumns(server.db, 'companies', seedId('companies', 14), { seats: 100 })
    const invite = (index: number) =>
      admin.post('/api/v2/accounts', {
        data: {
          type: 'accounts',
          attributes: { email: `reader-${index}@demo.example`, 'first-name': 'R', 'last-name': `${index}`, 'account-type': 'investor' },
          relationships: { company: { data: { type: 'companies', id: seedId('companies', 14) } } },
        },
      })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 4 === 3 ? subscribe(finance, 14, link('plan', (index % 3) + 1)) : invite(index))),
    )
    expect(answers.map((one) => one.status)).toEqual(answers.map((_, index) => (index % 4 === 3 ? 200 : 201)))
    const { rows } = await sql<{ made: number; apart: number }>`select count(*)::integer as made,
        count(*) filter (where accounts.plan_id is distinct from companies.plan_id or reading_tier <> plans.tier)::integer as apart
      from accounts join companies on companies.id = accounts.company_id join plans on plans.id = companies.plan_id
      where companies.id = ${seedId('companies', 14)}`.execute(server.db)
    expect(rows[0]).toEqual({ made: 30, apart: 0 })
  })
})
