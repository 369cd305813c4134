import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { recountProviders } from '../../../src/resources/people/insight-providers.ts'
import { tick } from '../../../src/tick.ts'
import { authors, minutesFromNow, putInsight } from '../../support/insight-rows.ts'
import { editOf, putRequest, requestPath } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'

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
      ...{ 'average-rating': 5, 'ratings-count': 1 },
    })
    const { attributes } = (await (await server.as('investor')).get(own(4))).body.data
    expect(attributes['is-followed']).toBe(true)
    expect(await attributesOf(16)).toMatchObject({ tagline: null, 'bio-short': null, 'average-rating': null, 'ratings-count': 0 })
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

  test('are filtered by whether they offer a premium service that the caller can find', async () => {
    const all = idsOf(await listed())
    const having = [4, 5, 14, 16, 17].map((n) => seedId('accounts', n))
    expect(idsOf(await listed('filter[premium]=true'))).toEqual(all.filter((id) => having.includes(id)))
    expect(idsOf(await listed('filter[premium]=false'))).toEqual(all.filter((id) => !having.includes(id)))
    const barred = await (await server.as('lukas.hofstede')).get(`${path}?page[size]=100&filter[premium]=true`)
    expect(idsOf(barred.body.data)).toEqual(all.filter((id) => having.includes(id) && id !== seedId('accounts', 16)))
  })

  test('are filtered by company and by words', async () => {
    const firm = await listed(`filter[company-id]=${seedId('companies', 2)}`)
    expect(idsOf(firm).sort()).toEqual([seedId('accounts', 5), seedId('accounts', 15)])
    expect(idsOf(await listed('filter[fulltext]=dealing rooms'))).toEqual([seedId('accounts', 4)])
  })

  test('are found by a name that means nothing in a text', async () => {
    const own = await server.as('provider')
    const names = { 'first-name': 'Will', 'last-name': 'Do' }
    expect((await own.patch('/api/v2/accounts/me', { data: { attributes: names } })).status).toBe(200)
    for (const text of ['will', 'Do', 'Will Do']) {
      const accounts = (await own.get(`/api/v2/accounts?filter[fulltext]=${text}`)).body.data
      expect([text, idsOf(accounts), idsOf(await listed(`filter[fulltext]=${text}`))]).toEqual([
        text,
        [seedId('accounts', 4)],
        [seedId('accounts', 4)],
      ])
    }
  })
})

describe('what is known of a provider follows', () => {
  test('the clock, some at a time and each once, however many there are', async () => {
    const { db } = server
    await sql`insert into accounts (id, slug, first_name, last_name, email, account_type, status, reading_tier)
      select 'many-' || n, 'many-' || n, 'One', 'Of many', 'many-' || n || '@demo.example', 'insight-provider', 'active', 'provider'
      from generate_series(1, 401) as n`.execute(db)
    await sql`update insight_providers set counted_at = now() - interval '2 hours'`.execute(db)
    await sql`create table counted (at_once integer)`.execute(db)
    await sql`create function note_counted() returns trigger language plpgsql as $$ begin
      insert into public.counted values (txid_current() % 1000000000); return new; end $$`.execute(db)
    await sql`create trigger note_counted after update on insight_providers for each row execute function note_counted()`.execute(db)
    await recountProviders(db, new Date())
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from counted group by at_once order by 1 desc`.execute(
      db,
    )
    await sql`drop function note_counted cascade`.execute(db)
    await sql`drop table counted`.execute(db)
    await sql`delete from accounts where id like 'many-%'`.execute(db)
    const counts = rows.map((one) => one.count)
    const all = await sql<{ count: number }>`select count(*)::integer as count from insight_providers`.execute(db)
    expect(counts.slice(0, 2)).toEqual([200, 200])
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(all.rows[0]!.count + 401)
  })

  test('the ratings of its requests and how fast it answers them', async () => {
    const [investor, provider] = [await server.as('investor'), await server.as('vikram.deshpande')]
    const asked = { requestee_id: seedId('accounts', 14), premium_service_id: seedId('premium-services', 5) }
    const rate = async (id: string, rating: number) => (await investor.patch(requestPath(id), editOf({ rating }))).status
    const [one, other] = [await putRequest(server.db, 'completed', asked), await putRequest(server.db, 'completed', asked)]
    const before = await attributesOf(14)
    expect([before['ratings-count'], before['average-rating']]).toEqual([0, null])
    expect([await rate(one, 4), await rate(other, 5), await rate(one, 3)]).toEqual([200, 200, 200])
    expect(await attributesOf(14)).toMatchObject({ 'ratings-count': 2, 'average-rating': 4 })
    const best = idsOf(await listed('sort=-average-rating'))
    expect(best.slice(0, 2)).toEqual([seedId('accounts', 4), seedId('accounts', 14)])
    expect(idsOf(await listed('sort=average-rating'))).toEqual(best.reverse())

    await server.db
      .updateTable('premium_service_requests')
      .set({ answered_at: null })
      .where('requestee_id', '=', seedId('accounts', 14))
      .execute()
    const submitted = (hours: number) => putRequest(server.db, 'submitted', { ...asked, submitted_at: minutesFromNow(-60 * hours) })
    const move = async (id: string, status: string, columns: object = {}) =>
      (await provider.patch(requestPath(id), editOf({ status, note: 'So be it.', ...columns }))).status
    const [fast, slow, byManager] = [await submitted(2), await submitted(7), await submitted(50)]
    expect([await move(fast, 'accepted'), await move(slow, 'countered', { smarts_required: 120 })]).toEqual([200, 200])
    await (await server.as('account-manager')).patch(requestPath(byManager), editOf({ status: 'declined', note: 'x' }))
    await tick(server.db, server.place.files, new Date(Date.now() + 2 * 3_600_000))
    expect((await attributesOf(14))['response-hours-median']).toBe(4.5)
    // What it answers later to the same request does not count again.
    await investor.patch(requestPath(slow), editOf({ status: 'submitted' }))
    await move(slow, 'declined')
    await tick(server.db, server.place.files, new Date(Date.now() + 4 * 3_600_000))
    expect((await attributesOf(14))['response-hours-median']).toBe(4.5)
    await sql`update premium_service_requests set answered_at = answered_at - interval '91 days' where requestee_id = ${seedId('accounts', 14)}`.execute(
      server.db,
    )
    await tick(server.db, server.place.files, new Date(Date.now() + 6 * 3_600_000))
    expect(await attributesOf(14)).toMatchObject({ 'response-hours-median': null, 'ratings-count': 2 })
  })

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
    await tick(server.db, server.place.files, new Date(Date.now() + 40 * 24 * 3_600_000))
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
    expect([back['coverage-countries'].length > 0, back['ratings-count']]).toEqual([true, 2])
  })
})
