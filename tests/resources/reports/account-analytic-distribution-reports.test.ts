import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { seedId } from '../../../src/demo/ids.ts'
import { countReports } from '../../../src/resources/reports/reports.counting.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import { reportId } from '../../support/report-ids.ts'
import { startServer } from '../../support/server.ts'
import { close, tell } from '../../support/told.ts'
import type { Told } from '../../support/told.ts'

const server = startServer()
const month = '2032-05-01'
const provider = seedId('accounts', authors.provider)

interface Row {
  bucket: string
  views: number
  reads: number
  unique_readers: number
  unique_firms: number
  dwell_seconds: string
  share: string
}
async function rowsOf(dimension: string, table = 'account_analytic_distribution_reports', owner = provider): Promise<Row[]> {
  const owned = sql.ref(table.includes('company') ? 'company_id' : 'account_id')
  const { rows } = await sql<Row>`select bucket, views, reads, unique_readers, unique_firms, dwell_seconds, share from ${sql.table(table)}
    where ${owned} = ${owner} and dimension = ${dimension} and period = ${month}::date order by bucket`.execute(server.db)
  return rows
}

// Two insights of the provider: one of two sectors, in depth; one without a sector or an entity, a quick note.
beforeAll(async () => {
  const wide = await putInsight(server.db, 'published', authors.provider, {
    format_type: 'in-depth',
    sectors: ['energy', 'financials'],
    countries: ['JP'],
  })
  const bare = await putInsight(server.db, 'published', authors.provider, {
    format_type: 'quick-note',
    sectors: [],
    countries: ['JP'],
    primary_entity_id: null,
  })
  const colleague = await putInsight(server.db, 'published', authors.lead, { format_type: 'quick-note', countries: ['SG'] })
  const on = (by: number, about: string, key: string, hour: number, parameters = {}): Told => ({
    ...{ key, by, about: ['insights', about] as const, parameters },
    at: `2032-05-10T${String(hour).padStart(2, '0')}:30:00.000Z`,
  })
  await tell(
    server.db,
    // Readers 1, 2 and 24 view the wide one; 1 and 2 read it, 1 twice; 3, without a firm, views the bare one.
    ...[1, 2, 24].map((by) => on(by, wide, 'insight.view', 8, { source: 'alert' })),
    on(1, wide, 'insight.read', 9, { seconds: 100 }),
    on(1, wide, 'insight.read', 11, { seconds: 9_000 }),
    on(2, wide, 'insight.read', 9, { seconds: 'long', source: 'alert' }),
    on(3, bare, 'insight.view', 8),
    on(2, colleague, 'insight.view', 8),
    // What does not count: another month, and a key that is neither.
    { ...on(20, wide, 'insight.view', 8), at: '2032-06-01T00:00:00.000Z' },
    on(20, wide, 'insight.print', 8),
  )
  await close(server.db, month)
})

const whole = { unique_readers: 3, unique_firms: 2, dwell_seconds: '1900' }

describe('a closed month', () => {
  test('counts views, readings, readers, firms and seconds of each bucket', async () => {
    expect(await rowsOf('format-type')).toEqual([
      { bucket: 'in-depth', views: 3, reads: 2, ...whole, share: '0.7500000000' },
      { bucket: 'other', views: 1, reads: 0, unique_readers: 1, unique_firms: 0, dwell_seconds: '0', share: '0.2500000000' },
    ])
  })

  test('counts what has two of a kind in both, and once where both are in other', async () => {
    const each = { views: 3, reads: 2, ...whole, share: '0.7500000000' }
    expect(await rowsOf('sector')).toEqual([
      { bucket: 'energy', ...each },
      { bucket: 'financials', ...each },
      { bucket: 'other', views: 1, reads: 0, unique_readers: 1, unique_firms: 0, dwell_seconds: '0', share: '0.2500000000' },
    ])
    const everything = { views: 4, reads: 2, unique_readers: 4, unique_firms: 2, dwell_seconds: '1900', share: '1.0000000000' }
    expect(await rowsOf('country')).toEqual([{ bucket: 'JP', ...everything }])
    expect(await rowsOf('reader-country')).toEqual([{ bucket: 'other', ...everything }])
  })

  test('folds what fewer than three readers did, whoever and wherever they are', async () => {
    const buckets = async (dimension: string) => (await rowsOf(dimension)).map((one) => [one.bucket, one.views, one.unique_readers])
    expect(await buckets('reader-tier')).toEqual([
      ['other', 1, 1],
      ['professional', 3, 3],
    ])
    expect(await buckets('reader-firm-type')).toEqual([
      ['investor-firm', 3, 3],
      ['other', 1, 1],
    ])
    expect(await buckets('market-cap')).toEqual([
      ['mid', 3, 3],
      ['other', 1, 1],
    ])
    expect(await buckets('source')).toEqual([
      ['alert', 3, 3],
      ['other', 1, 2],
    ])
    expect(await buckets('hour-of-day')).toEqual([
      ['08', 4, 4],
      ['other', 0, 2],
    ])
    expect(await buckets('vertical')).toEqual([['equity-bottom-up', 4, 4]])
  })

  test('counts a company’s insights together, with their authors', async () => {
    const rows = await rowsOf('country', 'company_analytic_distribution_reports', seedId('companies', 1))
    expect(rows.map((one) => [one.bucket, one.views, one.share])).toEqual([
      ['JP', 4, '0.8000000000'],
      ['other', 1, '0.2000000000'],
    ])
    const { rows: authorsOf } = await sql<{ n: number }>`select accounts_count as n from company_analytic_distribution_reports
      where company_id = ${seedId('companies', 1)} and dimension = 'format-type' and bucket = 'other' and period = ${month}::date`.execute(
      server.db,
    )
    expect(authorsOf).toEqual([{ n: 2 }])
  })
})

describe('the list', () => {
  const path = '/api/v2/account-analytic-distribution-reports'
  const list = async (query: string) => (await (await server.as('provider')).get(`${path}?page[size]=100&${query}`)).body

  test('is of the months asked for, and of the last twelve otherwise', async () => {
    const months = async (query: string): Promise<string[]> => [
      ...new Set<string>((await list(query)).data.map((one: { attributes: { period: string } }) => one.attributes.period)),
    ]
    expect(await months('')).toEqual([month])
    expect(await months('filter[from]=2026-08&filter[to]=2026-09')).toEqual(['2026-09-01', '2026-08-01'])
  })

  test('is filtered by dimension and bucket and sorted by any figure', async () => {
    const found = await list('filter[dimension]=sector&filter[bucket]=energy,other&sort=-views')
    expect(found.data.map((one: { attributes: object }) => one.attributes)).toMatchObject([
      { dimension: 'sector', bucket: 'energy', views: 3, 'dwell-seconds': 1900, share: '0.7500000000' },
      { dimension: 'sector', bucket: 'other', views: 1 },
    ])
    for (const key of ['views', 'reads', 'unique-readers', 'unique-firms', 'dwell-seconds', 'share']) {
      const values = (await list(`sort=${key}`)).data.map((one: { attributes: Record<string, string | number> }) =>
        Number(one.attributes[key]),
      )
      expect([key, values]).toEqual([key, [...values].sort((x, y) => x - y)])
      const falling = (await list(`sort=-${key}`)).data.map((one: { attributes: Record<string, string | number> }) =>
        Number(one.attributes[key]),
      )
      expect([key, falling]).toEqual([key, [...falling].sort((x, y) => y - x)])
    }
  })

  test('gives each row a link that answers it, whoever counts it', async () => {
    const id = reportId(provider, month, 'format-type', 'in-depth')
    const provided = await (await server.as('provider')).get(`${path}/${id}`)
    expect(provided.body.data.attributes).toMatchObject({ bucket: 'in-depth', views: 3 })
    expect((await (await server.as('provider')).get(provided.body.data.relationships.account.links.related)).body.data.id).toBe(provider)
  })
})

describe('the running month', () => {
  const at = (day: number, hour = 12) => new Date(Date.UTC(2033, 1, day, hour))
  const mtd = async (dimension: string, bucket: string) => {
    const id = reportId(provider, dimension, bucket)
    const answer = await (await server.as('provider')).get(`/api/v2/mtd-account-analytic-distribution-reports/${id}`)
    return answer.body.data?.attributes as Record<string, unknown> | undefined
  }

  test('stands beside the month before until the same day and hour', async () => {
    const id = await putInsight(server.db, 'published', authors.provider, { format_type: 'model' })
    const view = (by: number, when: string): Told => ({ key: 'insight.view', by, about: ['insights', id], at: when })
    await tell(
      server.db,
      ...[1, 2, 24, 21].map((by) => view(by, '2033-01-03T08:00:00.000Z')),
      view(20, '2033-01-20T08:00:00.000Z'),
      ...[1, 2, 24].map((by) => view(by, '2033-02-02T08:00:00.000Z')),
    )
    await countReports(server.db, at(10))
    expect(await mtd('format-type', 'model')).toMatchObject({
      ...{ views: 3, 'unique-readers': 3, share: '1.0000000000', 'as-of': '2033-02-10T12:00:00.000+00:00' },
      ...{ 'previous-views': 4, 'previous-unique-readers': 4, 'change-percent': '-25.00', period: '2033-02-01' },
    })
    expect(await mtd('format-type', 'other')).toMatchObject({ views: 0, 'previous-views': 0, 'change-percent': null })
  })

  test('is counted anew after ten minutes, and at once in a new month', async () => {
    const id = await putInsight(server.db, 'published', authors.provider, { format_type: 'model' })
    await tell(
      server.db,
      ...[1, 2, 24].map((by): Told => ({ key: 'insight.view', by, about: ['insights', id], at: at(10, 11).toISOString() })),
    )
    await countReports(server.db, new Date(at(10).getTime() + 9 * 60_000))
    expect((await mtd('format-type', 'model'))?.['views']).toBe(3)
    await Promise.all(Array.from({ length: 5 }, () => countReports(server.db, new Date(at(10).getTime() + 10 * 60_000))))
    expect((await mtd('format-type', 'model'))?.['views']).toBe(6)
    await countReports(server.db, new Date('2033-03-01T00:00:01.000Z'))
    expect(await mtd('format-type', 'model')).toBeUndefined()
    expect(await mtd('format-type', 'other')).toMatchObject({ views: 0, period: '2033-03-01' })
  })

  test('counts the value added until now and what it comes to at the end', async () => {
    await countReports(server.db, new Date('2033-02-15T00:00:00.000Z'))
    const provider = await server.as('provider')
    const { attributes } = (await provider.get(`/api/v2/mtd-qva-reports/${seedId('accounts', authors.provider)}`)).body.data
    // Six views by professionals, half of the month gone.
    expect(attributes).toMatchObject({
      'engagement-points': '6.0000',
      qva: '4.500000',
      'projected-qva': '9.000000',
      share: '1.0000000000',
      rank: 1,
    })
    const lead = await server.as('lead')
    const firm = (await lead.get(`/api/v2/company-mtd-qva-reports/${seedId('companies', 1)}`)).body.data.attributes
    expect(firm).toMatchObject({ qva: '4.500000', share: '1.0000000000', rank: 1, breakdown: { 'insight.view': '6.0000' } })
    expect(firm.accounts[0]).toEqual({
      'account-id': seedId('accounts', 4),
      name: 'Kenji Morikawa',
      qva: '4.500000',
      share: '1.0000000000',
    })
  })
})
