import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/investor_companies'
const slugs = async (caller: Client, query = ''): Promise<string[]> =>
  (await caller.get(`${path}?page[size]=50${query}`)).body.data.map((one: { attributes: { slug: string } }) => one.attributes.slug)

describe('the directory of investors', () => {
  test('holds the firms that agreed to be found, newest first', async () => {
    const reader = await server.as('investor')
    const all = ['fenwick-row-advisers', 'larkspur-family-office', 'alder-pension-trust', 'sembilan-asset-management', 'northgate-capital']
    expect(await slugs(reader)).toEqual(all)
    const { data } = (await reader.get(`${path}/${seedId('companies', 7)}`)).body
    expect(data.attributes).toMatchObject({
      ...{ name: 'Alder Pension Trust', country: 'NL', city: 'Utrecht', 'firm-type': 'pension-fund', 'is-holder': null },
      ...{ 'aum-usd-range': 'over-100bn', strategies: ['income', 'esg'], 'coverage-countries': ['DE', 'JP', 'AU'] },
    })
    expect((await reader.get(data.relationships['investment-firm-type'].links.related)).body.data.attributes.slug).toBe('pension-fund')
    expect((await reader.get(`${path}/${seedId('companies', 8)}`)).status).toBe(404)
  })

  test('is filtered by country, kind of firm, strategy and words', async () => {
    const reader = await server.as('investor')
    expect(await slugs(reader, '&filter[country]=GB,IE')).toEqual(['fenwick-row-advisers', 'northgate-capital'])
    expect(await slugs(reader, `&filter[investment-firm-type-id]=${seedId('investment-firm-types', 6)}`)).toEqual([
      'larkspur-family-office',
    ])
    expect(await slugs(reader, '&filter[strategy]=income')).toEqual(['alder-pension-trust', 'sembilan-asset-management'])
    expect(await slugs(reader, '&filter[strategy]=income&filter[country]=SG')).toEqual(['sembilan-asset-management'])
    expect(await slugs(reader, '&filter[fulltext]=pension utrecht')).toEqual(['alder-pension-trust'])
  })

  test('opens with a plan that includes it, be it the corporate plan of an issuer, and with nothing else', async () => {
    const [finance, issuer, outside] = [await server.as('finance'), await server.as('matthias.krueger'), await server.as('jordan.avery')]
    for (const caller of [issuer, outside]) {
      expect([(await caller.get(path)).status, (await caller.get(`${path}/${seedId('companies', 5)}`)).status]).toEqual([403, 403])
    }
    const plan = (name: string, type: 'plans' | 'corporate-plans', n: number) => ({
      data: { relationships: { [name]: { data: { type, id: seedId(type, n) } } } },
    })
    await finance.patch(`/api/v2/companies/${seedId('companies', 11)}`, plan('corporate-plan', 'corporate-plans', 2))
    await finance.patch(`/api/v2/companies/${seedId('companies', 8)}`, plan('plan', 'plans', 3))
    for (const caller of [issuer, outside]) expect((await caller.get(path)).status).toBe(200)
  })
})

describe('company stages', () => {
  test('are listed for anyone, each with the companies in it that the caller may see', async () => {
    const { body } = await server.guest.get('/api/v2/company_stages')
    expect(body.data.map((one: { attributes: { slug: string } }) => one.attributes.slug)).toEqual(
      ['private', 'pre-ipo', 'ipo-in-progress', 'listed', 'suspended', 'delisted', 'acquired'], // prettier-ignore
    )
    const inside = async (caller: Client, stage: number): Promise<number> =>
      (await caller.get(body.data[stage].relationships.companies.links.related)).body.meta['record-count']
    expect([await inside(server.guest, 3), await inside(server.guest, 0)]).toEqual([3, 0])
    expect(await inside(await server.as('admin'), 0)).toBe(10)
    const issuer = await server.guest.get(`/api/v2/companies/${seedId('companies', 10)}/company-stage`)
    expect(issuer.body.data).toEqual(body.data[3])
  })
})

test('kinds of investment firm are listed in their order', async () => {
  const { body } = await server.guest.get('/api/v2/investment_firm_types')
  expect(body.meta).toEqual({ 'record-count': 14 })
  expect(body.data[1].attributes).toMatchObject({ name: 'Hedge fund', slug: 'hedge-fund', group: 'hedge', position: 2 })
  expect((await server.guest.get(body.data[1].links.self)).body.data).toEqual(body.data[1])
})

describe('a firm', () => {
  const change = (attributes: object) => ({ data: { attributes } })
  const at = (n: number) => `/api/v2/investor_companies/${seedId('companies', n)}`

  test('stands in the directory when its lead says so, and no longer when it says not', async () => {
    // Nobody of this firm leads it yet.
    await server.db
      .updateTable('accounts')
      .set({ roles: ['team-lead'] })
      .where('id', '=', seedId('accounts', 19))
      .execute()
    await server.db.deleteFrom('investor_companies').where('id', '=', seedId('companies', 7)).execute()
    const [lead, clerk] = [await server.as('lukas.hofstede'), await server.as('account-manager')]
    const listed = async () =>
      (await clerk.get('/api/v2/investor_companies?page[size]=100')).body.data.some(
        (one: { id: string }) => one.id === seedId('companies', 7),
      )
    const about = {
      city: 'Utrecht',
      strategies: ['long-only'],
      'coverage-countries': ['JP'],
      'aum-usd-range': '1bn-10bn',
      'is-holder': true,
    }
    const made = await lead.patch(at(7), change(about))
    expect([made.status, made.body.data.attributes]).toMatchObject([200, { ...about, 'is-shown': false, name: 'Alder Pension Trust' }])
    expect([await listed(), (await lead.get(at(7))).status]).toEqual([false, 200])
    const shown = await Promise.all([1, 2].map(() => lead.patch(at(7), change({ 'is-shown': true }))))
    expect(shown.map((one) => one.status)).toEqual([200, 200])
    expect(await listed()).toBe(true)
    expect((await (await server.as('corporate')).get(at(7))).status).toBe(200)
    expect((await lead.patch(at(7), change({ 'is-shown': false }))).status).toBe(200)
    expect([await listed(), (await (await server.as('corporate')).get(at(7))).status]).toEqual([false, 404])
  })

  test('is spoken for by its own leads alone, in words that there are', async () => {
    expect((await (await server.as('investor')).patch(at(5), change({ city: 'x' }))).status).toBe(403)
    expect((await (await server.as('investor-2')).patch(at(5), change({ city: 'x' }))).status).toBe(404)
    expect((await (await server.as('provider')).patch(at(5), change({ city: 'x' }))).status).toBe(403)
    const admin = await server.as('admin')
    for (const sent of [{ 'coverage-countries': ['XX'] }, { 'asset-classes': ['Tulips'] }, { 'aum-usd-range': 'much' }]) {
      expect([sent, (await admin.patch(at(5), change(sent))).status]).toEqual([sent, 422])
    }
    const { errors } = (await admin.patch(at(5), change({ 'coverage-countries': ['XX', 'DE', 'YY'] }))).body
    const countries = '/data/attributes/coverage-countries'
    expect(errors).toMatchObject([{ source: { pointer: `${countries}/0` } }, { source: { pointer: `${countries}/2` } }])
    expect((await admin.patch(at(1), change({ 'is-shown': true }))).status).toBe(422)
  })
})
