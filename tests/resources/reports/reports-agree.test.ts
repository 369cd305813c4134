import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { closeMonths, countReports } from '../../../src/resources/reports/reports.counting.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'
import { accountId, close, tell } from '../../support/told.ts'
import type { Told } from '../../support/told.ts'

const server = startServer()
const month = '2041-03-01'
const months = 'filter[from]=2041-03&filter[to]=2041-03'
const at = (day: number, second = 0) => `2041-03-${String(day).padStart(2, '0')}T08:00:${String(second).padStart(2, '0')}.000Z`
const of = (answer: Answer) => answer.body.data as { attributes: Record<string, unknown> }[]

let provider: Client
let insights: string[]

async function commentOf(by: number | string, about: string): Promise<string> {
  const id = randomUUID()
  const text = { body: 'x', body_html: '<p>x</p>' }
  await insertRows(server.db, 'comments', { id, account_id: accountId(by), commentable_type: 'insights', commentable_id: about, ...text })
  return id
}

async function documentOf(insight: string): Promise<string> {
  const id = randomUUID()
  await insertRows(server.db, 'files', {
    ...{ id, name: 'a.pdf', content_type: 'application/pdf', size: 1, stored_by: 'test', kept_at: at(1) },
  })
  const file = { source: id, source_file_name: 'a.pdf', source_file_size: 1, source_content_type: 'application/pdf' }
  await insertRows(server.db, 'insight_documents', { id, insight_id: insight, ...file })
  return id
}

/** What readers do in the month, some of it too often, too new or too near to count in full. */
beforeAll(async () => {
  provider = await server.as('provider')
  insights = await Promise.all(
    Array.from({ length: 18 }, () =>
      putInsight(server.db, 'published', authors.provider, { format_type: 'in-depth', published_at: '2041-02-01T00:00:00.000Z' }),
    ),
  )
  const [first, second] = insights as [string, string]
  const gone = await putInsight(server.db, 'cancelled', authors.provider, { format_type: 'in-depth' })
  const young = randomUUID()
  await insertRows(server.db, 'accounts', {
    ...{ id: young, first_name: 'New', last_name: 'Reader', slug: `${young.slice(0, 8)}-new`, account_type: 'investor', status: 'active' },
    ...{ email: `${young}@demo.example`, reading_tier: 'professional', created_at: at(1) },
  })
  const told = (by: number | string, key: string, about: Told['about'], day: number, second = 0): Told => ({
    ...{ by, key, about, at: at(day, second), to: authors.provider },
  })
  await tell(
    server.db,
    ...insights.map((id, index) => told(1, 'insight.read', ['insights', id], 3, index)),
    ...[0, 1, 2].map((second_) => told(2, 'insight.view', ['insights', first], 4, second_)),
    told(2, 'comment.create', ['comments', await commentOf(2, second)], 4),
    told(8, 'insight_document.download', ['insight-documents', await documentOf(second)], 5),
    told(young, 'insight.like', ['insights', first], 6),
    told(9, 'insight.view', ['insights', first], 6),
    told(6, 'insight.view', ['insights', first], 6),
    told(2, 'insight.read', ['insights', gone], 6),
    told(2, 'account.follow', ['accounts', seedId('accounts', authors.provider)], 7),
  )
  const peer = authors['provider-2']
  for (const [index, id] of insights.entries()) {
    await tell(server.db, told(peer, 'comment.create', ['comments', await commentOf(peer, id)], 8, index))
  }
  await close(server.db, month)
})

const valueOf = async () => of(await provider.get(`/api/v2/qva-reports?${months}`))[0]!.attributes
const analyticsOf = (granularity: string) =>
  provider.get(`/api/v2/insight-analyticss?filter[granularity]=${granularity}&${months}&page[size]=100`)
const sumOf = (rows: readonly { attributes: Record<string, unknown> }[], attribute = 'qva-points') =>
  rows.reduce((sum, one) => sum + Math.round(Number(one.attributes[attribute]) * 10_000), 0) / 10_000

describe('the points of a month', () => {
  test('are those of its insights and of what is about no insight, to the digit', async () => {
    const [value, byMonth, byDay] = [await valueOf(), of(await analyticsOf('month')), of(await analyticsOf('day'))]
    // 50 of 54 from one reader; a view, a comment of 6, half a download of 4 and half a like of 3; a follower's 5.
    expect(value['engagement-points']).toBe('65.5000')
    expect(sumOf(byMonth)).toBe(60.5)
    expect(sumOf(byDay)).toBe(60.5)
    const points = Object.fromEntries(byMonth.map(({ attributes }) => [attributes['insight-id'], attributes['qva-points']]))
    expect([points[insights[0]!], points[insights[1]!], points[insights[17]!]]).toEqual(['5.5000', '11.0000', '0.0000'])
    const whole = await provider.get(`/api/v2/insight-analyticss/${insights[0]!}`)
    expect(whole.body.data.attributes['qva-points']).toBe('5.5000')
  })

  test('are told with what was discarded, and why', async () => {
    const value = await valueOf()
    expect(value['discarded']).toEqual({
      repeated: { 'insight.view': '2.0000' },
      staff: { 'insight.view': '1.0000' },
      'own-firm': { 'insight.view': '0.2000' },
      'cancelled-insight': { 'insight.read': '3.0000' },
      'new-account': { 'insight.like': '1.5000' },
      'daily-cap': { 'insight.read': '4.0000' },
    })
    expect(value['breakdown']).toMatchObject({ 'insight.view': '1.0000', 'insight.read': '50.0000', 'account.follow': '5.0000' })
  })

  test('that a provider has for comments end where those of a reader do', async () => {
    const value = of(await (await server.as('provider-2')).get(`/api/v2/qva-reports?${months}`))[0]!.attributes
    // 18 comments of 4 on as many notes of one author.
    expect(value).toMatchObject({ 'collaboration-points': '50.0000', discarded: { 'daily-cap': { 'comment.create': '22.0000' } } })
  })

  test('that were closed before they were kept by insight are kept later', async () => {
    await sql`update insight_analyticss set qva_points = 0`.execute(server.db)
    await sql`update closed_months set insights_counted = false`.execute(server.db)
    await closeMonths(server.db, new Date('2041-04-01T00:06:00.000Z'))
    expect(sumOf(of(await analyticsOf('month')))).toBe(60.5)
  })

  test('of the running month go with what they were for', async () => {
    const [now, insight] = [new Date('2041-04-20T12:00:00.000Z'), insights[3]!]
    const comment = await commentOf(2, insight)
    await tell(server.db, {
      key: 'comment.create',
      by: 2,
      about: ['comments', comment],
      at: '2041-04-20T11:00:00.000Z',
      to: authors.provider,
    })
    const pointsNow = async () => {
      await sql`delete from report_counts`.execute(server.db)
      await countReports(server.db, now)
      const { body } = await provider.get(`/api/v2/insight-analyticss/${insight}_2041-04`)
      return body.data.attributes['qva-points'] as string
    }
    expect(await pointsNow()).toBe('6.0000')
    await sql`delete from activities where trackable_id = ${comment}`.execute(server.db)
    expect(await pointsNow()).toBe('0.0000')
  })
})

describe('the points of months that are closed late and together', () => {
  test('are of the month in UTC to the millisecond, in the reports as by insight', async () => {
    const insight = insights[4]!
    const edges = ['04-30T23:59:59.999', '05-01T00:00:00.000', '05-31T23:59:59.999', '06-01T00:00:00.000']
    await tell(
      server.db,
      ...edges.map((edge): Told => ({
        key: 'insight.view',
        by: 2,
        about: ['insights', insight],
        at: `2041-${edge}Z`,
        to: authors.provider,
      })),
    )
    await closeMonths(server.db, new Date('2041-06-20T00:00:00.000Z'))
    await countReports(server.db, new Date('2041-06-20T00:00:00.000Z'))
    const spring = 'filter[from]=2041-04&filter[to]=2041-06&sort=period'
    const reports = of(await provider.get(`/api/v2/qva-reports?filter[from]=2041-04&filter[to]=2041-06`))
    const reported = Object.fromEntries(reports.map(({ attributes }) => [attributes['period'], attributes['engagement-points']]))
    expect(reported).toEqual({ '2041-04-01': '1.0000', '2041-05-01': '2.0000' })
    const kept = of(await provider.get(`/api/v2/insight-analyticss?filter[granularity]=month&filter[insight-id]=${insight}&${spring}`))
    expect(kept.map(({ attributes }) => [attributes['period'], attributes['views'], attributes['qva-points']])).toEqual([
      ['2041-04-01', 1, '1.0000'],
      ['2041-05-01', 2, '2.0000'],
      ['2041-06-01', 1, '1.0000'],
    ])
  })
})

describe('what a report says of itself', () => {
  const metaOf = async (path: string, client = provider) => (await client.get(`/api/v2/${path}`)).body.meta as Record<string, unknown>

  test('is its months, when it was counted, the version of its formulas and the sums of all pages', async () => {
    const finance = await server.as('finance')
    const { body } = await finance.get(`/api/v2/qva-reports?${months}&page[size]=1`)
    expect(body.data).toHaveLength(1)
    expect(body.meta).toMatchObject({ 'period-from': month, 'period-to': month, 'formula-version': 2 })
    const every = of(await finance.get(`/api/v2/qva-reports?${months}&page[size]=100`))
    expect(every).toHaveLength(body.meta['record-count'])
    expect(body.meta['generated-at']).toBe(
      every
        .map(({ attributes }) => attributes['updated-at'] as string)
        .sort()
        .at(-1),
    )
    expect(body.meta.totals['qva']).toBe(sumOf(every, 'qva').toFixed(6))
    expect(await metaOf(`qva-reports?${months}`)).toMatchObject({ totals: { 'engagement-points': '65.5000' } })
  })

  test('sums up money by its currency', async () => {
    const finance = await server.as('finance')
    const june = 'filter[from]=2026-06&filter[to]=2026-06'
    for (const [report, attribute] of [
      ['company-payments', 'total-minor'],
      ['insight-provider-payments', 'amount-minor'],
    ] as const) {
      const rows = of(await finance.get(`/api/v2/${report}?${june}&page[size]=100`))
      const { totals } = (await metaOf(`${report}?${june}`, finance)) as { totals: Record<string, unknown> }
      expect(totals[attribute]).toEqual({ USD: rows.reduce((sum, one) => sum + Number(one.attributes[attribute]), 0) })
    }
  })

  test('is of what matches alone, and of nothing where nothing does', async () => {
    const path = 'account-analytic-distribution-reports?filter[dimension]=sector&filter[from]=2026-07&filter[to]=2026-08&page[size]=100'
    const rows = of(await provider.get(`/api/v2/${path}`))
    const meta = await metaOf(path)
    expect(meta).toMatchObject({ totals: { views: rows.reduce((sum, one) => sum + Number(one.attributes['views']), 0) } })
    const none = { 'period-from': null, 'period-to': null, 'generated-at': null }
    expect(await metaOf('qva-reports?filter[from]=2019-01&filter[to]=2019-02')).toMatchObject({ ...none, totals: { qva: '0' } })
  })

  test('sums up many rows once for a while, and fewer each time', async () => {
    const rows = (many: number, since: number) =>
      Array.from({ length: many }, (_, n) => ({
        ...{ id: randomUUID(), account_id: seedId('accounts', authors.provider), period: '2044-01-01', dimension: 'sector' },
        ...{ bucket: `bucket-${since + n}`, views: 1, reads: 0, unique_readers: 3, unique_firms: 1, dwell_seconds: '0', share: '0' },
      }))
    const finance = await server.as('finance')
    const sum = async (bucket = '') => {
      const meta = await metaOf(`account-analytic-distribution-reports?filter[from]=2044-01&filter[to]=2044-01${bucket}`, finance)
      return (meta['totals'] as { views: number }).views
    }
    await insertRows(server.db, 'account_analytic_distribution_reports', rows(1_250, 0))
    expect(await sum()).toBe(1_250)
    await insertRows(server.db, 'account_analytic_distribution_reports', rows(10, 1_250))
    expect([await sum(), await sum('&filter[bucket]=bucket-1250')]).toEqual([1_260, 1])
    await insertRows(server.db, 'account_analytic_distribution_reports', rows(10, 1_260))
    expect([await sum(), await sum('&filter[bucket]=bucket-1260')]).toEqual([1_260, 1])
  })

  test('is said of each report', async () => {
    const finance = await server.as('finance')
    for (const report of ['mtd-qva-reports', 'company-mtd-qva-reports', 'mtd-account-analytic-distribution-reports', 'market-cap-distro']) {
      const rows = of(await finance.get(`/api/v2/${report}?page[size]=100`))
      expect((await metaOf(report, finance))['generated-at']).toBe(rows[0]!.attributes['as-of'])
    }
    const sizes = of(await provider.get('/api/v2/market-cap-distro?filter[scope]=own'))
    expect((await metaOf('market-cap-distro?filter[scope]=own'))['totals']).toMatchObject({
      'insights-count': sizes.reduce((sum, one) => sum + Number(one.attributes['insights-count']), 0),
    })
    expect((await metaOf('market-cap-distro?filter[bucket]=mid'))['totals']).not.toEqual((await metaOf('market-cap-distro'))['totals'])
    const analytics = await analyticsOf('total')
    expect(analytics.body.meta).toMatchObject({ 'period-from': null, totals: { 'qva-points': sumOf(of(analytics)).toFixed(4) } })
  })
})
