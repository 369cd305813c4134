import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { seedId } from '../../../src/demo/ids.ts'
import { closeMonths, countReports } from '../../../src/resources/reports/reports.counting.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'
import { close, tell } from '../../support/told.ts'
import type { Told } from '../../support/told.ts'

const server = startServer()
const path = '/api/v2/insight-analyticss'
let insight: string
let provider: Client

const on = (by: number, key: string, at: string, parameters = {}): Told => ({ key, by, about: ['insights', insight], at, parameters })
const attributesOf = async (id: string, client = provider) =>
  (await client.get(`${path}/${id}`)).body.data?.attributes as Record<string, unknown> | undefined

beforeAll(async () => {
  provider = await server.as('provider')
  insight = await putInsight(server.db, 'published', authors.provider, {
    format_type: 'in-depth',
    published_at: '2026-04-01T00:00:00.000Z',
  })
  const [day, next] = ['2026-04-02T', '2026-04-30T']
  await tell(
    server.db,
    on(1, 'insight.view', `${day}08:00:00.000Z`, { source: 'share', seconds: 10 }),
    on(2, 'insight.view', `${day}08:00:00.000Z`),
    on(1, 'insight.read', `${day}09:00:00.000Z`, { seconds: 100, percent: 80 }),
    on(1, 'insight.read', `${day}11:00:00.000Z`, { seconds: 40, percent: 60 }),
    on(8, 'insight.read', `${day}09:00:00.000Z`, { percent: 100 }),
    on(1, 'insight.share', `${day}09:10:00.000Z`),
    on(1, 'insight.save', `${day}09:10:00.000Z`),
    on(2, 'insight.like', `${day}09:10:00.000Z`),
    on(19, 'insight.view_restricted', `${day}09:10:00.000Z`),
    on(22, 'insight.request_access', `${day}09:20:00.000Z`),
    on(2, 'insight.read', `${next}23:59:59.999Z`, { seconds: 30 }),
    on(2, 'insight.view', '2026-05-01T00:00:00.000Z'),
  )
  await sql`update insights set total_account_read = 3, likes_count = 1 where id = ${insight}`.execute(server.db)
  await sql`delete from report_counts`.execute(server.db)
  await countReports(server.db, new Date())
  for (const month of ['2026-04-01', '2026-05-01']) await close(server.db, month)
})

describe('the analytics of an insight', () => {
  test('count everything that happened, as the insight itself does', async () => {
    expect(await attributesOf(insight)).toMatchObject({
      ...{ 'insight-id': insight, granularity: 'total', period: null, views: 3, reads: 3, 'public-reads': 0, combined: 3 },
      ...{ 'unique-firms': 2, 'median-dwell-seconds': 30, 'completion-percent': '90.00', shares: 1, saves: 1, likes: 1, dislikes: 0 },
      ...{ downloads: 0, comments: 0, annotations: 0, forks: 0, 'access-requests': 1, 'restricted-views': 1 },
      'readers-by-firm-type': { 'investor-firm': 2, issuer: 1 },
      // 3 views of 1, readings of 3: twice professional, once corporate; 5 for sharing, 2 for keeping, 3 for liking, 2 × 0.1 for asking.
      'qva-points': '20.7000',
    })
  })

  test('are told for each day and each month in which something happened', async () => {
    expect(await attributesOf(`${insight}_2026-04-02`)).toMatchObject({
      ...{ granularity: 'day', period: '2026-04-02', views: 2, reads: 2, 'introduced-views': 1, 'unique-firms': 1, likes: 1 },
      ...{ 'median-dwell-seconds': 40, 'completion-percent': '90.00', 'qva-points': '16.7000' },
    })
    expect(await attributesOf(`${insight}_2026-04-30`)).toMatchObject({ views: 0, reads: 1, 'completion-percent': null })
    expect(await attributesOf(`${insight}_2026-04`)).toMatchObject({ granularity: 'month', period: '2026-04-01', views: 2, reads: 3 })
    expect(await attributesOf(`${insight}_2026-05`)).toMatchObject({ views: 1, reads: 0, 'median-dwell-seconds': null })
    expect(await attributesOf(`${insight}_2026-04-03`)).toBeUndefined()
  })

  test('are listed altogether unless days or months are asked for, between the months asked for', async () => {
    const idsOf = async (query: string) =>
      (await provider.get(`${path}?filter[insight-id]=${insight}&${query}`)).body.data.map((one: { id: string }) => one.id)
    expect(await idsOf('')).toEqual([insight])
    expect(await idsOf('filter[granularity]=month&sort=-period')).toEqual([`${insight}_2026-05`, `${insight}_2026-04`])
    const days = ['2026-04-02', '2026-04-30', '2026-05-01'].map((day) => `${insight}_${day}`)
    expect(await idsOf('filter[from]=2026-05&filter[to]=2026-05')).toEqual([`${insight}_2026-05`])
    expect(await idsOf('filter[granularity]=day&sort=period')).toEqual(days)
    expect(await idsOf('filter[granularity]=day&sort=period&filter[from]=2026-04&filter[to]=2026-04')).toEqual(days.slice(0, 2))
    const { body } = await provider.get(`${path}?page[size]=100`)
    const published = body.data.map((one: { attributes: Record<string, string> }) => one.attributes['published-at'])
    expect(published).toEqual([...published].sort().reverse())
  })

  test('tell an issuer of what kind the readers are only where five read', async () => {
    const corporate = await server.as('corporate')
    expect(await attributesOf(insight, corporate)).toMatchObject({ views: 3, 'readers-by-firm-type': null })
    await tell(server.db, ...[20, 21].map((by) => on(by, 'insight.read', '2026-05-01T00:00:00.000Z', { percent: 100 })))
    expect(await attributesOf(insight, corporate)).toMatchObject({ 'readers-by-firm-type': { 'investor-firm': 4, issuer: 1 } })
  })

  test('are not found by an author whom the insight does not name, but by staff and the own firm', async () => {
    await sql`update insights set show_author_names = false where id = ${insight}`.execute(server.db)
    const found = async (client: Client) => (await client.get(`${path}?filter[account-id]=${seedId('accounts', 4)}&page[size]=100`)).text
    for (const name of ['provider', 'lead', 'finance'])
      expect([name, (await found(await server.as(name))).includes(insight)]).toEqual([name, true])
    const corporate = await server.as('corporate')
    expect(await found(corporate)).not.toContain(insight)
    expect(await attributesOf(insight, corporate)).toBeDefined()
    await sql`update insights set show_author_names = true where id = ${insight}`.execute(server.db)
    expect(await found(corporate)).toContain(insight)
  })

  test('are those of its activities, also where months are summed up and have had their time', async () => {
    const finance = await server.as('finance')
    const rows = async (granularity: string) =>
      (await finance.get(`${path}?page[size]=100&filter[granularity]=${granularity}`)).body.data as { attributes: { views: number } }[]
    const all = async () => [...(await rows('total')), ...(await rows('month'))]
    await sql`insert into closed_months (month, insights_counted)
      select generate_series(date '2026-04-01', '2026-10-01', '1 month'), true on conflict do nothing`.execute(server.db)
    await sql`update closed_months set insights_summed = false`.execute(server.db)
    await sql`delete from insight_months`.execute(server.db)
    await sql`update insight_reads set furthest = null`.execute(server.db)
    const read = await all()
    expect(read.filter(({ attributes }) => attributes.views > 0).length).toBeGreaterThan(10)
    await closeMonths(server.db, new Date('2026-11-01T00:05:00.000Z'))
    expect(await all()).toEqual(read)
    await sql`delete from activities where created_at < '2026-11-01'`.execute(server.db)
    expect(await all()).toEqual(read)
  })

  test('begin with its publication', async () => {
    const draft = await putInsight(server.db, 'drafted')
    expect(await attributesOf(draft)).toBeUndefined()
    await sql`update insights set aasm_state = 'published', published_at = now() where id = ${draft}`.execute(server.db)
    expect(await attributesOf(draft)).toMatchObject({ granularity: 'total', views: 0, 'qva-points': '0.0000' })
  })
})

describe('how insights spread over sizes', () => {
  const distro = async (client: Client, query = '') =>
    (await client.get(`/api/v2/market-cap-distro?${query}`)).body.data as { id: string; attributes: Record<string, unknown> }[]

  test('has every size once, the smallest first, and all published insights', async () => {
    const investor = await server.as('investor')
    await sql`delete from report_counts`.execute(server.db)
    await countReports(server.db, new Date())
    const all = await distro(investor)
    expect(all.map((one) => one.id)).toEqual(['nano', 'micro', 'small', 'mid', 'large', 'mega', 'unknown'])
    const { rows } = await sql<{ n: string }>`select count(*) as n from insights where aasm_state = 'published'`.execute(server.db)
    const counts = all.map((one) => Number(one.attributes['insights-count']))
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(Number(rows[0]!.n))
    const shares = all.map((one) => Number(one.attributes['share']))
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 8)
    expect((await investor.get('/api/v2/market-cap-distro/mid')).body.data).toEqual(all[3])
  })

  test('is of what a reader read, or a provider wrote, where that is asked for', async () => {
    const [reader, writer] = [await server.as('elodie.favre'), await server.as('provider-2')]
    const own = async (client: Client) =>
      (await distro(client, 'filter[scope]=own')).map((one) => [one.id, one.attributes['insights-count'] as number])
    const truth = async (of: string) => {
      const { rows } = await sql<{ id: string; n: number }>`select 'own-' || market_cap_bucket(market_cap_usd_m) as id, count(*)::int as n
        from insights left join entities on entities.id = primary_entity_id where aasm_state = 'published' and ${sql.raw(of)} group by 1`.execute(
        server.db,
      )
      return Object.fromEntries(rows.map((one) => [one.id, one.n]))
    }
    const [read, written] = [
      await truth(`insights.id in (select insight_id from insight_reads where account_id = '${seedId('accounts', 21)}')`),
      await truth(`insights.account_id = '${seedId('accounts', 5)}'`),
    ]
    for (const [client, wanted] of [
      [reader, read],
      [writer, written],
    ] as const) {
      // prettier-ignore
      expect(Object.fromEntries((await own(client)).filter(([, n]) => n !== 0))).toEqual(wanted)
      expect(Object.keys(wanted).length).toBeGreaterThan(0)
    }
    expect((await distro(reader, 'filter[scope]=own&filter[bucket]=mid')).map((one) => one.id)).toEqual(['own-mid'])
  })
})
