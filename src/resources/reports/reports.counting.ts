/** The schedule of counting. A month is counted once it is over, the running month every ten minutes, all sizes once a day. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { tryAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { giveTime } from '../../database/patience.ts'
import { transact } from '../../database/transact.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { sumMonth } from './reports.figures.ts'
import { keepPoints, noteDays } from './reports.insights.ts'
import { takeMonth } from './reports.months.ts'
import { valueOf, writePayments } from './reports.payments.ts'
import { withPoints } from './reports.points.ts'
import type { Span } from './reports.points.ts'
import { closeReadership, compareReadership } from './reports.readership.ts'
import { closeValue, countValue } from './reports.value.ts'

/** How long after its end a month is closed, so that what was under way is there. In milliseconds. */
const grace = 5 * 60_000

/** How long the figures of the running month, and those of all sizes, hold at least. In milliseconds. */
const runningHolds = 10 * 60_000
const sizesHold = 24 * 3_600_000

/** How many times as long as it took to count them figures hold, so that counting takes a twentieth of the time at most. */
const holdsTimes = 20

/** How long ago what is counted on from the last time has to be, so that whatever was under way then is there. In milliseconds. */
const settled = 2 * 60_000

/** How many months one tick closes, where there are many. */
const mostMonths = 12

/** The first day of the month of a time, so many months later. */
const monthOf = (at: Date, later = 0): string =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later)).toISOString().slice(0, 10)
const spanOf = (month: string): Span => ({
  from: `${month}T00:00:00.000Z`,
  to: `${monthOf(new Date(month), 1)}T00:00:00.000Z`,
})

/** Closes the months that are over, and does for those that were closed before what waited for something. */
export async function closeMonths(db: Database, now: Date): Promise<void> {
  const parts = [
    () => closeOver(db, now),
    () => ofOldMonths(db, sql`not insights_counted`, 'insights_counted', countMonth),
    () =>
      ofOldMonths(db, sql`insights_counted and not insights_summed`, 'insights_summed', (tx, month) => sumMonth(tx, month, spanOf(month))),
    () => payMonths(db),
  ]
  await eachAlone(parts, 'months that could not be closed, counted or paid', (take) => take())
}

const countMonth = (tx: Transaction, month: string): Promise<void> => withPoints(tx, spanOf(month), () => keepPoints(tx, month))

/** The oldest first. What was closed once stays as it is. */
async function closeOver(db: Database, now: Date): Promise<void> {
  for (let closed = 0; closed < mostMonths; closed++) {
    const { rows } = await sql<{ last: string | null; first: string | null }>`select max(month)::text as last,
      (select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-01') from activities) as first from closed_months`.execute(db)
    const { last, first } = rows[0]!
    const month = last === null ? first : monthOf(new Date(last), 1)
    if (month === null || Date.parse(spanOf(month).to) + grace > now.getTime()) break
    await transact(db, (tx) => closeMonth(tx, month))
  }
}

/** Does for months that were closed before what is done by now when one is closed, the oldest first. `done`: whether it was. */
async function ofOldMonths(
  db: Database,
  waiting: RawBuilder<unknown>,
  done: 'insights_counted' | 'insights_summed',
  count: (tx: Transaction, month: string) => Promise<void>,
): Promise<void> {
  const before = await sql<{ month: string }>`select month::text from closed_months where ${waiting}
    order by 1 limit ${sql.lit(mostMonths)}`.execute(db)
  await eachAlone(before.rows, `months of which not ${done}`, ({ month }) =>
    transact(db, async (tx) => {
      await takeMonth(tx, month)
      await takeTime(tx)
      await count(tx, month)
      await sql`update closed_months set ${sql.ref(done)} = true where month = ${month}::date`.execute(tx)
    }),
  )
}

/** Makes the payments of closed months final, once it is known what was earned in them. */
async function payMonths(db: Database): Promise<void> {
  const payable = await sql<{ month: string }>`select month::text from closed_months
    where month in (select month from recognised_revenues)
      and exists (select from insight_provider_payments where period = month and status = 'estimated') order by 1`.execute(db)
  await eachAlone(payable.rows, 'months that could not be paid', ({ month }) =>
    transact(db, async (tx) => {
      await takeMonth(tx, month)
      await writePayments(tx, month, { value: valueOf(month), status: 'final' })
    }),
  )
}

/** Of several who close a month at once the first does. */
async function closeMonth(tx: Transaction, month: string): Promise<void> {
  await takeMonth(tx, month)
  const { rows } = await sql`insert into closed_months (month, insights_counted, insights_summed) values (${month}::date, true, true)
    on conflict do nothing returning month`.execute(tx)
  if (rows.length === 0) return
  await takeTime(tx)
  const span = spanOf(month)
  for (const subject of ['account', 'company'] as const) await closeReadership(tx, subject, month, span)
  await withPoints(tx, span, async () => {
    await closeValue(tx, month, span)
    await keepPoints(tx, month)
  })
  await sumMonth(tx, month, span)
  await writePayments(tx, month, { value: valueOf(month), status: 'estimated' })
}

/**
 * Counting a busy month is longer than any request may be, and sorts more than fits into the memory of one. The planner knows
 * nothing of the sizes in between, and would compile and sort where reading and hashing is several times faster.
 */
async function takeTime(tx: Transaction): Promise<void> {
  await giveTime(tx, 15)
  await sql`set local work_mem = '128MB'`.execute(tx)
  for (const way of ['jit', 'enable_mergejoin', 'enable_sort']) await sql`set local ${sql.raw(way)} = off`.execute(tx)
}

/** Counts what is counted anew, where it has not been lately. Of several who try at once one does. */
export async function countReports(db: Database, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await tryAdvisoryLock(tx, 'reports'))) return
    await takeTime(tx)
    const since = await lastCount(tx, 'running', now, runningHolds)
    if (since !== undefined) await timed(tx, 'running', () => countRunning(tx, now, since))
    if ((await lastCount(tx, 'sizes', now, sizesHold)) !== undefined) await timed(tx, 'sizes', () => countSizes(tx, now))
  })
}

/** When it was counted last, null for never; undefined where that still holds. Says that it is counted now. */
async function lastCount(tx: Transaction, name: string, now: Date, holds: number): Promise<string | null | undefined> {
  const { rows } = await sql<{ counted_at: string; seconds: string }>`select counted_at, seconds from report_counts
    where name = ${name}`.execute(tx)
  const [known] = rows
  const at = known && new Date(known.counted_at)
  const until = Math.max(holds, Number(known?.seconds ?? 0) * 1_000 * holdsTimes)
  if (at && at <= now && now.getTime() - at.getTime() < until && monthOf(at) === monthOf(now)) return undefined
  const counted_at = now.toISOString()
  await sql`insert into report_counts (name, counted_at) values (${name}, ${counted_at})
    on conflict (name) do update set counted_at = excluded.counted_at`.execute(tx)
  return at?.toISOString() ?? null
}

async function timed(tx: Transaction, name: string, count: () => Promise<void>): Promise<void> {
  const began = performance.now()
  await count()
  const seconds = ((performance.now() - began) / 1_000).toFixed(3)
  await sql`update report_counts set seconds = ${seconds} where name = ${name}`.execute(tx)
}

async function countRunning(tx: Transaction, now: Date, since: string | null): Promise<void> {
  const month = monthOf(now)
  const from = spanOf(month).from
  const span = { from, to: now.toISOString() }
  const before = spanOf(monthOf(now, -1))
  const sameDay = new Date(Date.parse(before.from) + now.getTime() - Date.parse(from)).toISOString()
  const earlier = { from: before.from, to: sameDay < before.to ? sameDay : before.to }
  for (const subject of ['account', 'company'] as const) await compareReadership(tx, subject, month, { now: span, earlier })
  const elapsed = (now.getTime() - Date.parse(from)) / (Date.parse(spanOf(month).to) - Date.parse(from))
  await noteDays(tx, since)
  await withPoints(tx, span, async () => {
    await countValue(tx, month, span, elapsed.toFixed(9))
    await keepPoints(tx, month)
  })
  await writePayments(tx, month, {
    value: sql`select account_id, company_id, share_3m, eligible from mtd_qva_reports`,
    status: 'estimated',
  })
}

/** Adds the views since the last time to those of each insight. */
async function countViews(tx: Transaction, now: Date): Promise<void> {
  const until = new Date(now.getTime() - settled).toISOString()
  // What is answered is the time before, of which the statement does not see that it is another by now.
  const { rows } = await sql<{
    since: string | null
  }>`insert into report_counts as known (name, counted_at) values ('views', ${until}::timestamptz)
    on conflict (name) do update set counted_at = excluded.counted_at where known.counted_at < excluded.counted_at
    returning (select counted_at from report_counts where name = 'views') as since`.execute(tx)
  if (rows.length === 0) return
  // Summed before it is joined: in the order of the insights the planner, which may not sort here, would go through all views for each.
  await sql`with seen as materialized (
      select trackable_id, count(*) as views from activities
      where key = 'insight.view' and created_at >= coalesce(${rows[0]!.since}::timestamptz, '-infinity')
        and created_at < ${until}::timestamptz group by trackable_id)
    insert into insight_views as known (insight_id, views)
    select insights.id, seen.views from seen join insights on insights.id = trackable_id
    on conflict (insight_id) do update set views = known.views + excluded.views`.execute(tx)
}

/** Counts how all published insights spread over the sizes of their entities. */
async function countSizes(tx: Transaction, now: Date): Promise<void> {
  await countViews(tx, now)
  await sql`
    with held as (
      select insights.id, insights.primary_entity_id, insights.total_account_read, market_cap_bucket(entities.market_cap_usd_m) as bucket
      from insights left join entities on entities.id = insights.primary_entity_id where insights.aasm_state = 'published'),
    counted as (
      select bucket, count(*) as insights, count(distinct primary_entity_id) as entities,
        coalesce(sum(viewed.views), 0) as views, sum(total_account_read) as reads
      from held left join insight_views as viewed on viewed.insight_id = held.id group by bucket)
    update market_cap_distro as kept set insights_count = coalesce(counted.insights, 0), entities_count = coalesce(counted.entities, 0),
      views = coalesce(counted.views, 0), reads = coalesce(counted.reads, 0),
      share = coalesce(round(counted.insights / (select nullif(sum(insights), 0) from counted), 10), 0),
      as_of = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz
    from market_cap_distro as size left join counted on counted.bucket = size.bucket
    where kept.id = size.id and kept.scope = 'platform'`.execute(tx)
}
