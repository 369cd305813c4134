import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
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
      { slug: 'present', 'events-per-year': 4, 'campaigns-per-month': 1, 'contacts-limit': 500 },
      { slug: 'engage', 'price-minor': 180_000, seats: 5 },
      { slug: 'unlimited', 'events-per-year': null, 'price-minor': null },
    ])
    expect((await server.guest.get(body.data[0].links.self)).body.data).toEqual(body.data[0])
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
    expect(await readingOf(19)).toEqual([null, 'professional'])
    await subscribe(finance, 7, link('plan', 3))
    expect(await readingOf(19)).toEqual([3, 'professional'])
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
