/** When the reports are counted: a month once it is over, the running month every ten minutes, all sizes once a day. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import { dimensions, distributionIn } from './reports.distributions.ts'
import type { Subject } from './reports.distributions.ts'
import { idOf } from './reports.ids.ts'
import { writePayments } from './reports.payments.ts'
import { pointsIn } from './reports.points.ts'
import type { Span } from './reports.points.ts'

/** The version of the formulas of the points. */
const formulaVersion = 1

/** How long after its end a month is closed, so that what was under way is there. In milliseconds. */
const grace = 5 * 60_000

/** How long the figures of the running month, and those of all sizes, hold. In milliseconds. */
const runningHolds = 10 * 60_000
const sizesHold = 24 * 3_600_000

/** How many months one tick closes, where there are many. */
const mostMonths = 12

/** The first day of the month of a time, so many months later. */
const monthOf = (at: Date, later = 0): string =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later)).toISOString().slice(0, 10)
const spanOf = (month: string): Span => ({
  from: `${month}T00:00:00.000Z`,
  to: `${monthOf(new Date(month), 1)}T00:00:00.000Z`,
})

/** Closes the months that are over, the oldest first. What was closed once stays as it is. */
export async function closeMonths(db: Database, now: Date): Promise<void> {
  for (let closed = 0; closed < mostMonths; closed++) {
    const { rows } = await sql<{ last: string | null; first: string | null }>`select max(month)::text as last,
      (select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-01') from activities) as first from closed_months`.execute(db)
    const { last, first } = rows[0]!
    const month = last === null ? first : monthOf(new Date(last), 1)
    if (month === null || Date.parse(spanOf(month).to) + grace > now.getTime()) break
    await transact(db, (tx) => closeMonth(tx, month))
  }
  await payMonths(db)
}

/** Makes the payments of closed months final, once it is known what was earned in them. */
async function payMonths(db: Database): Promise<void> {
  const { rows } = await sql<{ month: string }>`select month::text from closed_months join recognised_revenues using (month)
    where exists (select from insight_provider_payments where period = month and status = 'estimated') order by 1`.execute(db)
  for (const { month } of rows) {
    await transact(db, async (tx) => {
      await sql`select from closed_months where month = ${month}::date for update`.execute(tx)
      await writePayments(tx, month, valueOf(month), 'final')
    })
  }
}

const valueOf = (month: string) => sql`select account_id, company_id, share_3m, eligible from qva_reports where period = ${month}::date`

/** Of several who close a month at once the first does. */
async function closeMonth(tx: Database, month: string): Promise<void> {
  const { rows } = await sql`insert into closed_months (month) values (${month}::date) on conflict do nothing returning month`.execute(tx)
  if (rows.length === 0) return
  await takeTime(tx)
  const span = spanOf(month)
  for (const subject of ['account', 'company'] as const) {
    await sql`insert into ${sql.table(`${subject}_analytic_distribution_reports`)} (id, period, ${columnsOf(subject)})
      select ${idOf(sql`subject`, sql`${month}::text`, sql`dimension`, sql`bucket`)}, ${month}::date, ${valuesOf(subject)}
      from (${distributionIn(subject, span)}) as counted order by subject, dimension, bucket`.execute(tx)
  }
  await sql`insert into qva_reports (id, formula_version, ${valueColumns})
    select ${idOf(sql`account_id`, sql`${month}::text`)}, ${formulaVersion}::integer, ${valueColumns}
    from (${valueIn(month, span)}) as value order by account_id`.execute(tx)
  await writePayments(tx, month, valueOf(month), 'estimated')
}

/**
 * Counting a busy month is longer than any request may be, and sorts more than fits into the memory of one. The planner knows
 * nothing of the sizes in between, and would compile and sort where reading and hashing is several times faster.
 */
async function takeTime(tx: Database): Promise<void> {
  await sql`set local statement_timeout = '15min'`.execute(tx)
  await sql`set local work_mem = '128MB'`.execute(tx)
  for (const way of ['jit', 'enable_mergejoin', 'enable_sort']) await sql`set local ${sql.raw(way)} = off`.execute(tx)
}

/** Counts what is counted anew, where it has not been lately. Of several who try at once one does. */
export async function countReports(db: Database, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended('reports', 0)) as free`.execute(tx)
    if (!rows[0]!.free) return
    await takeTime(tx)
    const since = await lastCount(tx, 'running', now, runningHolds)
    if (since !== undefined) await countRunning(tx, now, since)
    if ((await lastCount(tx, 'sizes', now, sizesHold)) !== undefined) await countSizes(tx, now)
  })
}

/** When it was counted last, null for never; undefined where that still holds. Says that it is counted now. */
async function lastCount(tx: Database, name: string, now: Date, holds: number): Promise<string | null | undefined> {
  const known = await tx.selectFrom('report_counts').select('counted_at').where('name', '=', name).executeTakeFirst()
  const at = known && new Date(known.counted_at)
  if (at && at <= now && now.getTime() - at.getTime() < holds && monthOf(at) === monthOf(now)) return undefined
  await sql`insert into report_counts (name, counted_at) values (${name}, ${now.toISOString()}::timestamptz)
    on conflict (name) do update set counted_at = excluded.counted_at`.execute(tx)
  return at?.toISOString() ?? null
}

async function countRunning(tx: Database, now: Date, since: string | null): Promise<void> {
  const month = monthOf(now)
  const from = spanOf(month).from
  const span = { from, to: now.toISOString() }
  const before = spanOf(monthOf(now, -1))
  const sameDay = new Date(Date.parse(before.from) + now.getTime() - Date.parse(from)).toISOString()
  const earlier = { from: before.from, to: sameDay < before.to ? sameDay : before.to }
  for (const subject of ['account', 'company'] as const) await compareReadership(tx, subject, month, span, earlier)
  const elapsed = (now.getTime() - Date.parse(from)) / (Date.parse(spanOf(month).to) - Date.parse(from))
  await countValue(tx, month, span, elapsed.toFixed(9))
  await writePayments(tx, month, sql`select account_id, company_id, share_3m, eligible from mtd_qva_reports`, 'estimated')
  await noteDays(tx, since)
}

const columnsOf = (subject: Subject) => sql`${sql.ref(`${subject}_id`)}, ${subject === 'account' ? sql`company_id` : sql`accounts_count`},
  dimension, bucket, views, reads, unique_readers, unique_firms, dwell_seconds, share`
const valuesOf = (subject: Subject) => sql`subject, ${subject === 'account' ? companyOf : sql`accounts_count`},
  dimension, bucket, views, reads, unique_readers, unique_firms, dwell_seconds, share`
const companyOf = sql`(select company_id from accounts where accounts.id = subject)`

/** Whose `other` is always there, so that the link to it always answers. */
const providersOf = {
  account: sql`select id from accounts where account_type = 'insight-provider' and status = 'active'`,
  company: sql`select id from companies where kind = 'research-firm'`,
}

async function compareReadership(tx: Database, subject: Subject, month: string, span: Span, earlier: Span): Promise<void> {
  const table = sql.table(`mtd_${subject}_analytic_distribution_reports`)
  await sql`delete from ${table}`.execute(tx)
  await sql`
    with now as (${distributionIn(subject, span)}), earlier as (${distributionIn(subject, earlier)}),
    wanted as (
      select subject, dimension, bucket from now union select subject, dimension, bucket from earlier
      union select one.id, dimension, 'other' from (${providersOf[subject]}) as one,
        unnest(array[${sql.join(dimensions.map((one) => sql.lit(one)))}]) as dimension)
    insert into ${table} (id, period, as_of, previous_views, previous_reads, previous_unique_readers, change_percent, ${columnsOf(subject)})
    select ${idOf(sql`wanted.subject`, sql`wanted.dimension`, sql`wanted.bucket`)}, ${month}::date, ${span.to}::timestamptz,
      coalesce(earlier.views, 0), coalesce(earlier.reads, 0), coalesce(earlier.unique_readers, 0),
      round(100 * (coalesce(now.views, 0) - earlier.views)::numeric / nullif(earlier.views, 0), 2),
      wanted.subject, ${subject === 'account' ? sql`(select company_id from accounts where accounts.id = wanted.subject)` : sql`coalesce(now.accounts_count, 0)`},
      wanted.dimension, wanted.bucket, coalesce(now.views, 0), coalesce(now.reads, 0), coalesce(now.unique_readers, 0),
      coalesce(now.unique_firms, 0), coalesce(now.dwell_seconds, 0), coalesce(now.share, 0)
    from wanted left join now using (subject, dimension, bucket) left join earlier using (subject, dimension, bucket)
    order by wanted.subject, wanted.dimension, wanted.bucket`.execute(tx)
}

const valueColumns = sql`account_id, company_id, period, engagement_points, collaboration_points, qva, share, share_3m, rank, "of",
  insights_published, eligible, breakdown`

/** The value that each provider added in a span, balanced by what the three months before the month came to. */
const valueIn = (month: string, span: Span): RawBuilder<unknown> => sql`
  with points as materialized (${pointsIn(span)}),
  balance as (
    select case when sum(collaboration_points) > 0
        then round(least(5, greatest(0.2, sum(engagement_points) / sum(collaboration_points))), 6)
      when sum(engagement_points) > 0 then 5 else 1 end as k
    from qva_reports where period >= ${month}::date - interval '3 months' and period < ${month}::date),
  published as (
    select account_id, count(*)::integer as times from insights where aasm_state = 'published'
      and published_at >= ${span.from}::timestamptz and published_at < ${span.to}::timestamptz group by account_id),
  sums as (
    select receiver, sum(points) filter (where side = 'engagement') as engagement,
      sum(points) filter (where side = 'collaboration') as collaboration from points group by receiver),
  keyed as (
    select receiver, jsonb_object_agg(key, round(points, 4)::text order by key) as breakdown
    from (select receiver, key, sum(points) as points from points group by receiver, key) as by_key group by receiver),
  valued as (
    select accounts.id, accounts.company_id, round(coalesce(engagement, 0), 4) as engagement,
      round(coalesce(collaboration, 0), 4) as collaboration,
      round(0.75 * coalesce(engagement, 0) + 0.25 * balance.k * coalesce(collaboration, 0), 6) as qva,
      coalesce(published.times, 0) as times, coalesce(breakdown, '{}') as breakdown
    from accounts cross join balance left join sums on sums.receiver = accounts.id left join keyed on keyed.receiver = accounts.id
    left join published on published.account_id = accounts.id
    where accounts.account_type = 'insight-provider' and accounts.created_at < ${span.to}::timestamptz
      and (accounts.status = 'active' or sums.receiver is not null or published.account_id is not null)),
  shared as (select valued.*, coalesce(round(qva / nullif(sum(qva) over (), 0), 10), 0) as share from valued)
  select id as account_id, company_id, ${month}::date as period, engagement as engagement_points, collaboration as collaboration_points,
    qva, share, round((share + coalesce((select sum(share) from qva_reports as earlier where earlier.account_id = shared.id
      and earlier.period >= ${month}::date - interval '2 months' and earlier.period < ${month}::date), 0)) / 3, 10) as share_3m,
    (rank() over (order by qva desc))::integer as rank, (count(*) over ())::integer as "of",
    times as insights_published, times > 0 as eligible, breakdown
  from shared`

async function countValue(tx: Database, month: string, span: Span, elapsed: string): Promise<void> {
  const projected = (qva: RawBuilder<unknown>) => sql`round(${qva} / nullif(${elapsed}::numeric, 0), 6)`
  await sql`delete from mtd_qva_reports`.execute(tx)
  await sql`insert into mtd_qva_reports (id, formula_version, as_of, projected_qva, ${valueColumns})
    select account_id, ${formulaVersion}::integer, ${span.to}::timestamptz, ${projected(sql`qva`)}, ${valueColumns}
    from (${valueIn(month, span)}) as value order by account_id`.execute(tx)
  await sql`delete from company_mtd_qva_reports`.execute(tx)
  await sql`
    with summed as (
      select companies.id, coalesce(sum(engagement_points), 0) as engagement, coalesce(sum(collaboration_points), 0) as collaboration,
        coalesce(sum(qva), 0) as qva, coalesce(sum(share), 0) as share, coalesce(sum(share_3m), 0) as share_3m,
        coalesce(sum(insights_published), 0)::integer as published, coalesce(bool_or(eligible), false) as eligible,
        coalesce(jsonb_agg(jsonb_build_object('account-id', account_id, 'name', accounts.name, 'qva', qva::text, 'share', share::text)
          order by qva desc, account_id) filter (where account_id is not null), '[]') as accounts
      from companies left join mtd_qva_reports as own on own.company_id = companies.id left join accounts on accounts.id = own.account_id
      where companies.kind = 'research-firm' or own.id is not null group by companies.id),
    keyed as (
      select company_id, jsonb_object_agg(key, points order by key) as breakdown from (
        select company_id, key, sum(value::numeric)::text as points from mtd_qva_reports, jsonb_each_text(breakdown)
        where company_id is not null group by company_id, key) as by_key group by company_id)
    insert into company_mtd_qva_reports (id, company_id, period, engagement_points, collaboration_points, qva, share, share_3m, rank, "of",
      insights_published, eligible, breakdown, formula_version, as_of, projected_qva, accounts)
    select summed.id, summed.id, ${month}::date, engagement, collaboration, qva, share, share_3m,
      rank() over (order by qva desc), count(*) over (), published, eligible, coalesce(keyed.breakdown, '{}'), ${formulaVersion}::integer,
      ${span.to}::timestamptz, ${projected(sql`qva`)}, accounts
    from summed left join keyed on keyed.company_id = summed.id order by summed.id`.execute(tx)
}

/** Notes in which days and months something happened to which published insight. */
async function noteDays(tx: Database, since: string | null): Promise<void> {
  // What was under way at the last count may have come after it.
  await sql`insert into insight_analyticss (id, insight_id, account_id, company_id, granularity, period, published_at)
    select whole.id || '_' || case active.granularity when 'day' then active.period::text else to_char(active.period, 'YYYY-MM') end,
      whole.insight_id, whole.account_id, whole.company_id, active.granularity, active.period, whole.published_at
    from (
      select distinct activities.trackable_id as insight, granularity,
        date_trunc(granularity, activities.created_at at time zone 'UTC')::date as period
      from activities cross join unnest(array['day', 'month']) as granularity
      where activities.trackable_type = 'insights'
        and activities.created_at >= coalesce(${since}::timestamptz - interval '1 hour', '-infinity')) as active
    join insight_analyticss as whole on whole.id = active.insight
    order by 1 on conflict do nothing`.execute(tx)
}

/** Counts how all published insights spread over the sizes of their entities. */
async function countSizes(tx: Database, now: Date): Promise<void> {
  await sql`
    with held as (
      select insights.id, insights.primary_entity_id, insights.total_account_read, market_cap_bucket(entities.market_cap_usd_m) as bucket
      from insights left join entities on entities.id = insights.primary_entity_id where insights.aasm_state = 'published'),
    viewed as (select trackable_id as id, count(*) as times from activities where key = 'insight.view' group by trackable_id),
    counted as (
      select bucket, count(*) as insights, count(distinct primary_entity_id) as entities,
        coalesce(sum(viewed.times), 0) as views, sum(total_account_read) as reads
      from held left join viewed using (id) group by bucket)
    update market_cap_distro as kept set insights_count = coalesce(counted.insights, 0), entities_count = coalesce(counted.entities, 0),
      views = coalesce(counted.views, 0), reads = coalesce(counted.reads, 0),
      share = coalesce(round(counted.insights / (select nullif(sum(insights), 0) from counted), 10), 0),
      as_of = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz
    from market_cap_distro as size left join counted on counted.bucket = size.bucket
    where kept.id = size.id and kept.scope = 'platform'`.execute(tx)
}
