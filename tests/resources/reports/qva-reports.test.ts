import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { closeMonths } from '../../../src/resources/reports/reports.counting.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import { putRequest } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import { close, monthAfter, tell } from '../../support/told.ts'
import type { Told } from '../../support/told.ts'

const server = startServer()
const [a, b] = [authors.provider, authors['provider-2']]
const insight = (by: number, columns: InsightColumns = {}) =>
  putInsight(server.db, 'published', by, { format_type: 'in-depth', published_at: '2026-01-10T00:00:00.000Z', ...columns })

interface Value {
  engagement_points: string
  collaboration_points: string
  qva: string
  share: string
  share_3m: string
  rank: number
  eligible: boolean
  breakdown: object
}
async function valueOf(account: number, month: string): Promise<Value> {
  const { rows } = await sql<Value>`select engagement_points, collaboration_points, qva, share, share_3m, rank, eligible, breakdown
    from qva_reports where account_id = ${seedId('accounts', account)} and period = ${month}::date`.execute(server.db)
  return rows[0]!
}
/** What a provider gets for what was told in a month in which nothing else happens. */
async function engagementFor(month: string, account: number, ...all: Omit<Told, 'at'>[]): Promise<string> {
  await tell(server.db, ...all.map((one, index) => ({ ...one, at: `${month.slice(0, 8)}10T08:00:${String(index).padStart(2, '0')}.000Z` })))
  await close(server.db, month)
  return (await valueOf(account, month)).engagement_points
}
let months = 0
/** A month of its own for each test. */
const freshMonth = (): string => monthAfter('2040-01-01', 5 * months++)
/** What the three months before came to, of an account that has no part in the rest. */
const before = (month: string, engagement: string, collaboration: string) =>
  insertRows(server.db, 'qva_reports', {
    ...{ id: randomUUID(), account_id: seedId('accounts', 17), period: monthAfter(month, -1), rank: 1, of: 1 },
    ...{ engagement_points: engagement, collaboration_points: collaboration },
  })

describe('the worked example', () => {
  const month = '2031-03-01'

  test('comes to the figures that were reckoned by hand, and is paid to the cent', async () => {
    const [deep, note] = [await insight(a, { published_at: '2031-03-02T00:00:00.000Z' }), await insight(b, { format_type: 'quick-note' })]
    await insight(b, { published_at: '2031-03-03T00:00:00.000Z' })
    const document = randomUUID()
    await sql`insert into files (id, name, content_type, size, stored_by, kept_at) values (${document}, 'a.pdf', 'application/pdf', 1, 'test', now())`.execute(
      server.db,
    )
    await sql`insert into insight_documents (id, insight_id, source, source_file_name, source_file_size, source_content_type)
      values (${document}, ${deep}, ${document}, 'a.pdf', 1, 'application/pdf')`.execute(server.db)
    await before(month, '20', '10')
    const readers = [1, 2, 24]
    await tell(
      server.db,
      ...readers.flatMap((by): Told[] => [
        { key: 'insight.view', by, about: ['insights', deep], at: '2031-03-05T09:00:00.000Z' },
        { key: 'insight.read', by, about: ['insights', deep], at: '2031-03-05T09:05:00.000Z', parameters: { seconds: 60 } },
      ]),
      { key: 'insight_document.download', by: 1, about: ['insight-documents', document], at: '2031-03-05T09:10:00.000Z', to: a },
      { key: 'insight.fork', by: b, about: ['insights', deep], at: '2031-03-20T00:00:00.000Z', to: a },
      ...[6, 7, 8, 9, 10].flatMap((day) =>
        [1, 2].map((by): Told => ({
          ...{ key: 'insight.view', by, about: ['insights', note] as const },
          at: `2031-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
        })),
      ),
    )
    await insertRows(server.db, 'recognised_revenues', { month, amount_minor: '14285714' })
    await close(server.db, month)
    expect(await valueOf(a, month)).toMatchObject({
      ...{ engagement_points: '16.0000', collaboration_points: '10.0000', qva: '17.000000', rank: 1, eligible: true },
      ...{ share: '0.7311827957', share_3m: '0.2437275986' },
      breakdown: { 'insight.view': '3.0000', 'insight.read': '9.0000', 'insight_document.download': '4.0000', 'insight.fork': '10.0000' },
    })
    expect(await valueOf(b, month)).toMatchObject({
      ...{ engagement_points: '5.0000', collaboration_points: '5.0000', qva: '6.250000', rank: 2, eligible: true },
      ...{ share: '0.2688172043', share_3m: '0.0896057348' },
    })
    const { rows } = await sql<{ amount: string; status: string }>`select amount_minor as amount, status from insight_provider_payments
      where period = ${month}::date and amount_minor > 0 order by amount_minor desc`.execute(server.db)
    expect(rows).toEqual([
      { amount: '7311828', status: 'final' },
      { amount: '2688172', status: 'final' },
    ])
    const firms = await sql<{ total: string }>`select total_minor as total from company_payments
      where period = ${month}::date and total_minor > 0 order by total_minor desc`.execute(server.db)
    expect(firms.rows.map((one) => one.total)).toEqual(['7311828', '2688172'])
  })

  test('is what the report tells the provider, and the payment with it', async () => {
    const provider = await server.as('provider')
    const { body } = await provider.get('/api/v2/qva-reports?filter[from]=2031-03&filter[to]=2031-03')
    expect(body.data).toHaveLength(1)
    expect(body.data[0].attributes).toMatchObject({ period: month, qva: '17.000000', share: '0.7311827957', rank: 1, eligible: true })
    const paid = await provider.get('/api/v2/insight-provider-payments?filter[from]=2031-03&filter[to]=2031-03')
    expect(paid.body.data[0].attributes).toMatchObject({
      'amount-minor': 7311828,
      'total-minor': 7311828,
      currency: 'USD',
      status: 'final',
    })
  })

  test('counts in the averages of the two months after it', async () => {
    await close(server.db, monthAfter(month))
    await close(server.db, monthAfter(month, 2))
    await close(server.db, monthAfter(month, 3))
    expect((await valueOf(a, monthAfter(month, 2))).share_3m).toBe('0.2437275986')
    expect((await valueOf(a, monthAfter(month, 3))).share_3m).toBe('0.0000000000')
  })
})

describe('engagement', () => {
  test('weighs the plan of the reader', async () => {
    const id = await insight(a)
    const view = (by: number) => ({ key: 'insight.view', by, about: ['insights', id] as const })
    // professional 1.0, delayed 0.5, corporate 0.5, provider 0.2, none 0.1
    expect(await engagementFor(freshMonth(), a, ...[1, 3, 8, 5, 22].map(view))).toBe('2.3000')
  })

  test('weighs what was read: short forms half, what was cancelled nothing', async () => {
    const [short, gone] = [await insight(a, { format_type: 'transcript' }), await putInsight(server.db, 'cancelled', a)]
    const reads = [short, gone].map((id) => ({ key: 'insight.read', by: 1, about: ['insights', id] as const }))
    expect(await engagementFor(freshMonth(), a, ...reads)).toBe('1.5000')
  })

  test('counts the same once a day for each work, and leaves out colleagues and the operator’s people', async () => {
    const [one, other] = [await insight(a), await insight(a)]
    const view = (by: number, id: string) => ({ key: 'insight.view', by, about: ['insights', id] as const })
    expect(await engagementFor(freshMonth(), a, view(1, one), view(1, one), view(1, other), view(6, one), view(9, one), view(4, one))).toBe(
      '2.0000',
    )
  })

  test('of an account of less than 14 days counts half', async () => {
    const [month, id] = [freshMonth(), await insight(a)]
    const young = randomUUID()
    await sql`insert into accounts (id, first_name, last_name, slug, account_type, status, email, reading_tier, created_at)
      values (${young}, 'New', 'Reader', ${young.slice(0, 8) + '-new'}, 'investor', 'active', ${`${young}@demo.example`}, 'professional',
        ${month}::date)`.execute(server.db)
    expect(await engagementFor(month, a, { key: 'insight.read', by: young, about: ['insights', id] })).toBe('1.5000')
  })

  test('counts what investors write to a provider, once a day for each two; what is written to many counts for nobody', async () => {
    const write = (by: number, to?: number) => ({
      ...{ key: 'message.create', by, about: ['messages', randomUUID()] as const },
      ...(to === undefined ? {} : { to }),
    })
    const written = [write(1, a), write(1, a), write(2, a), write(8, a), write(b, a), write(24)]
    expect(await engagementFor(freshMonth(), a, ...written)).toBe('8.0000')
  })

  test('between one reader and one author is capped at 50 points a day', async () => {
    const ids = await Promise.all(Array.from({ length: 18 }, () => insight(a)))
    const reads = ids.map((id) => ({ key: 'insight.read', by: 1, about: ['insights', id] as const }))
    // 18 readings of 3 points are 54; a second reader's are another matter.
    expect(await engagementFor(freshMonth(), a, ...reads, { key: 'insight.read', by: 2, about: ['insights', ids[0]!] })).toBe('53.0000')
  })

  test('of followers and of what was kept, shared and annotated', async () => {
    const id = await insight(a)
    const keys = ['insight.save', 'insight.share', 'insight.annotate', 'insight.like', 'insight.dislike', 'insight.unsave']
    const done = keys.map((key) => ({ key, by: 1, about: ['insights', id] as const }))
    const follow = { key: 'account.follow', by: 1, about: ['accounts', seedId('accounts', a)] as const }
    // 2 + 5 + 4 + 3, and 5 for the follower
    expect(await engagementFor(freshMonth(), a, ...done, follow)).toBe('19.0000')
  })

  test('of who opened what a search found, where that was research', async () => {
    const click = (...about: ['insights' | 'accounts', string]) => ({ key: 'search.click', by: 1, about })
    expect(await engagementFor(freshMonth(), a, click('insights', await insight(a)), click('accounts', seedId('accounts', a)))).toBe(
      '0.2000',
    )
  })
})

describe('what is bought and written', () => {
  const at = (month: string, day: number) => `${month.slice(0, 8)}${String(day).padStart(2, '0')}T09:00:00.000Z`

  test('counts a completed request for the requestor, whoever completed it, by its rating', async () => {
    const month = freshMonth()
    const request = async (rating: number | null): Promise<Told['about']> => {
      const id = await putRequest(server.db, 'completed', { rating })
      return ['premium-service-requests', id]
    }
    const key = 'premium_service_request.complete'
    await tell(
      server.db,
      { key, by: 1, about: await request(null), at: at(month, 3), to: a },
      { key, by: 1, about: await request(4), at: at(month, 4), to: a },
    )
    // The platform completes what nobody objects to, and tells the requestor.
    const [type, id] = await request(1)
    await insertRows(server.db, 'activities', {
      id: randomUUID(),
      key,
      trackable_type: type,
      trackable_id: id,
      recipient_id: seedId('accounts', 1),
      created_at: at(month, 5),
    })
    await close(server.db, month)
    // 25, four fifths of it and one fifth.
    expect((await valueOf(a, month)).engagement_points).toBe('50.0000')
  })

  test('counts the messages of an investor to a provider once a day, and no others', async () => {
    const month = freshMonth()
    const message = (by: number, to: number, day: number): Told => ({
      ...{ key: 'message.create', by, to, about: ['messages', randomUUID()] as const },
      at: at(month, day),
    })
    await tell(server.db, message(1, a, 3), message(1, a, 3), message(1, a, 4), message(2, a, 4), message(b, a, 4), message(a, 1, 4))
    await close(server.db, month)
    expect((await valueOf(a, month)).engagement_points).toBe('12.0000')
  })
})

describe('collaboration', () => {
  async function comment(by: number, about: string): Promise<string> {
    const id = randomUUID()
    await insertRows(server.db, 'comments', {
      ...{ id, account_id: seedId('accounts', by), commentable_type: 'insights', commentable_id: about },
      ...{ body: 'x', body_html: '<p>x</p>' },
    })
    return id
  }

  test('is for the comments of peers and for who likes them; a reader’s comment is engagement', async () => {
    const [month, id] = [freshMonth(), await insight(a)]
    const [peer, reader] = [await comment(b, id), await comment(1, id)]
    await tell(
      server.db,
      { key: 'comment.create', by: b, about: ['comments', peer], at: `${month.slice(0, 8)}03T00:00:00.000Z`, to: a },
      { key: 'comment.create', by: 1, about: ['comments', reader], at: `${month.slice(0, 8)}03T01:00:00.000Z`, to: a },
      { key: 'comment.like', by: 1, about: ['comments', peer], at: `${month.slice(0, 8)}03T02:00:00.000Z`, to: b },
      { key: 'comment.like', by: 5, about: ['comments', peer], at: `${month.slice(0, 8)}03T03:00:00.000Z`, to: b },
    )
    await close(server.db, month)
    expect(await valueOf(a, month)).toMatchObject({ engagement_points: '6.0000', collaboration_points: '0.0000' })
    // Without an earlier month the sides balance as they are.
    expect(await valueOf(b, month)).toMatchObject({ engagement_points: '0.0000', collaboration_points: '7.0000', qva: '1.750000' })
  })

  test.each([
    ['20', '10', '0.500000'],
    ['1000', '1', '1.250000'],
    ['1', '1000', '0.050000'],
    ['7', '0', '1.250000'],
    ['0', '0', '0.250000'],
    ['10', '30', '0.083333'],
  ])('is balanced by the three months before: %s to %s', async (engagement, collaborated, each) => {
    const [month, id] = [freshMonth(), await insight(a)]
    await before(month, engagement, collaborated)
    await tell(server.db, { key: 'insight.cite', by: b, about: ['insights', id], at: `${month.slice(0, 8)}03T00:00:00.000Z`, to: a })
    await close(server.db, month)
    const { rows } = await sql<{ same: boolean }>`select abs(qva - 8 * ${each}::numeric) < 0.00001 as same from qva_reports
      where account_id = ${seedId('accounts', a)} and period = ${month}::date`.execute(server.db)
    expect(rows).toEqual([{ same: true }])
  })

  test('given back and forth counts a fifth beyond the fifth time', async () => {
    const month = freshMonth()
    const like = async (by: number, of: number, day: number): Promise<Told> => ({
      ...{ key: 'insight.like', by, about: ['insights', await insight(of)] as const },
      at: `${month.slice(0, 8)}${String(day).padStart(2, '0')}T00:00:00.000Z`,
    })
    const days = Array.from({ length: 8 }, (_, index) => index + 1)
    await tell(server.db, ...(await Promise.all(days.map((day) => like(b, a, day)))))
    await tell(server.db, ...(await Promise.all(days.slice(0, 6).map((day) => like(a, b, day)))))
    await close(server.db, month)
    // 3 points × 0.2 of a provider: of eight the sixth alone is given back beyond the fifth; of six the sixth.
    expect((await valueOf(a, month)).engagement_points).toBe('4.3200')
    expect((await valueOf(b, month)).engagement_points).toBe('3.1200')
  })
})

describe('a month', () => {
  test('is closed once, however many try, and stays as it is whatever comes later', async () => {
    const [month, id] = [freshMonth(), await insight(a)]
    const view: Told = { key: 'insight.view', by: 1, about: ['insights', id], at: `${month.slice(0, 8)}03T00:00:00.000Z` }
    await tell(server.db, view)
    await server.db.deleteFrom('closed_months').execute()
    await insertRows(server.db, 'closed_months', { month: monthAfter(month, -1) })
    const at = new Date(`${monthAfter(month)}T00:05:00.000Z`)
    await closeMonths(server.db, new Date(at.getTime() - 1))
    expect(await valueOf(a, month)).toBeUndefined()
    await Promise.all(Array.from({ length: 8 }, () => closeMonths(server.db, at)))
    expect((await valueOf(a, month)).engagement_points).toBe('1.0000')
    await tell(server.db, { ...view, by: 2 })
    await closeMonths(server.db, new Date(`${monthAfter(month)}T10:00:00.000Z`))
    expect((await valueOf(a, month)).engagement_points).toBe('1.0000')
  })
})
