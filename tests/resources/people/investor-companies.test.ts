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
