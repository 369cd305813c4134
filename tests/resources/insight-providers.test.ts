import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/database/demo/ids.ts'
import { tick } from '../../src/tick.ts'
import { authors, minutesFromNow, putInsight } from '../support/insight-rows.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const path = '/api/v2/insight-providers'
interface Listed {
  id: string
  attributes: Record<string, unknown>
}
const listed = async (query = ''): Promise<Listed[]> => (await server.guest.get(`${path}?page[size]=100&${query}`)).body.data
const idsOf = (found: Listed[]): string[] => found.map((one) => one.id)
const own = (n: number) => `${path}/${seedId('accounts', n)}`
const attributesOf = async (n: number) => (await server.guest.get(own(n))).body.data.attributes

describe('insight providers', () => {
  test('are the active accounts that write insights, by name, for anyone', async () => {
    const rows = await server.db
      .selectFrom('accounts')
      .select('id')
      .where('account_type', '=', 'insight-provider')
      .where('status', '=', 'active')
      .orderBy('name')
      .execute()
    expect(idsOf(await listed())).toEqual(rows.map((one) => one.id))
    expect((await server.guest.get(own(1))).status).toBe(404)
  })

  test('are shown by id and slug with what anyone may know', async () => {
    const bySlug = await server.guest.get(`${path}/kenji-morikawa`)
    expect(bySlug.body.data.links.self).toBe(`${server.url}${own(4)}`)
    expect(bySlug.body.data.attributes).toMatchObject({
      ...{ name: 'Kenji Morikawa', slug: 'kenji-morikawa', tagline: 'Japanese banks, from both sides of the dealing room' },
      ...{ 'company-name': 'Harbour Lane Research', verified: true, 'is-followed': false, 'is-new': false },
      ...{ 'average-rating': null, 'ratings-count': 0, 'response-hours-median': null },
    })
    const { attributes } = (await (await server.as('investor')).get(own(4))).body.data
    expect(attributes['is-followed']).toBe(true)
    expect(await attributesOf(16)).toMatchObject({ tagline: null, 'bio-short': null })
  })

  test('lead to the account, the profile, their insights and the entities that they write about most', async () => {
    const investor = await server.as('investor')
    const { relationships } = (await investor.get(own(4))).body.data
    const related = async (name: string) => (await investor.get(relationships[name].links.related)).body.data
    expect((await related('account')).id).toBe(seedId('accounts', 4))
    expect((await related('insight-provider-profile')).id).toBe(seedId('insight-provider-profiles', 1))
    expect((await related('insights')).length).toBeGreaterThan(0)
    const top = await server.guest.get(`${own(4)}/top-entities`)
    expect([top.status, top.body.data.length > 0]).toEqual([200, true])
    expect((await server.guest.get(`${own(4)}/insights`)).status).toBe(401)
    const company = `/api/v2/companies/${seedId('companies', 1)}`
    const members = (await (await server.as('provider')).get(`${company}/insight-providers?page[size]=100`)).body.data
    expect(idsOf(members)).toContain(seedId('accounts', 4))
  })

  test.each(['insights-count', 'followers-count', 'published-last-30-days'])('are sorted by %s both ways', async (key) => {
    const up = (await listed(`sort=${key}`)).map((one) => one.attributes[key] as number)
    expect(up).toEqual([...up].sort((a, b) => a - b))
    expect(idsOf(await listed(`sort=-${key}`))).toEqual(idsOf(await listed(`sort=${key}`)).reverse())
  })

  test.each([
    ['country', 'coverage-countries', 'JP'],
    ['sector', 'coverage-sectors', 'financials'],
    ['vertical', 'verticals', 'equity-bottom-up'],
  ])('are filtered by %s', async (filter, attribute, value) => {
    const all = await listed()
    const wanted = all.filter((one) => (one.attributes[attribute] as string[]).includes(value))
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.length).toBeLessThan(all.length)
    expect(idsOf(await listed(`filter[${filter}]=${value}`))).toEqual(idsOf(wanted))
  })

  test('are filtered by company and by words', async () => {
    const firm = await listed(`filter[company-id]=${seedId('companies', 2)}`)
    expect(idsOf(firm).sort()).toEqual([seedId('accounts', 5), seedId('accounts', 15)])
    expect(idsOf(await listed('filter[fulltext]=dealing rooms'))).toEqual([seedId('accounts', 4)])
  })
})

describe('what is known of a provider follows', () => {
  test('what it publishes under its name, and what becomes old', async () => {
    const before = await attributesOf(authors.dale)
    const named = { countries: ['BR'], sectors: ['utilities'], published_at: minutesFromNow(-5) }
    await putInsight(server.db, 'published', authors.dale, named)
    await putInsight(server.db, 'published', authors.dale, { ...named, countries: ['IS'], show_author_names: false })
    const after = await attributesOf(authors.dale)
    expect(after['published-last-30-days']).toBe(before['published-last-30-days'] + 1)
    expect(after['coverage-countries']).toContain('BR')
    expect(after['coverage-countries']).not.toContain('IS')
    expect(after['coverage-sectors']).toContain('utilities')
    await tick(server.db, new Date(Date.now() + 40 * 24 * 3_600_000))
    expect((await attributesOf(authors.dale))['published-last-30-days']).toBe(0)
  })

  test('the account: its name, its followers, and whether it is active', async () => {
    const [investor, admin] = [await server.as('investor-2'), await server.as('admin')]
    const account = `/api/v2/accounts/${seedId('accounts', 14)}`
    const { 'followers-count': followers } = await attributesOf(14)
    await investor.patch(`${account}/follow`)
    await admin.patch(account, { data: { attributes: { 'first-name': 'Vikrant' } } })
    expect(await attributesOf(14)).toMatchObject({ name: 'Vikrant Deshpande', 'followers-count': followers + 1 })
    await admin.patch(account, { data: { attributes: { status: 'suspended' } } })
    expect((await server.guest.get(own(14))).status).toBe(404)
    await admin.patch(account, { data: { attributes: { status: 'active' } } })
    const back = await attributesOf(14)
    expect(back['coverage-countries'].length).toBeGreaterThan(0)
  })
})
