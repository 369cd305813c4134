/** What happened to an insight: from its activities, and from the sums of months that are over. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { dwellOf } from './reports.distributions.ts'
import type { Span } from './reports.points.ts'

/** The activities that each of these counts. */
const keys = {
  views: 'insight.view',
  shares: 'insight.share',
  saves: 'insight.save',
  likes: 'insight.like',
  dislikes: 'insight.dislike',
  annotations: 'insight.annotate',
  forks: 'insight.fork',
  access_requests: 'insight.request_access',
  restricted_views: 'insight.view_restricted',
}

/** How far a reader says that it came, within bounds; null where it says nothing that can be used. */
const percentOf = sql`case when jsonb_typeof(activities.parameters -> 'percent') = 'number'
  then greatest(0, least(100, (activities.parameters ->> 'percent')::numeric)) end`

interface Figures {
  /** The id of the insight. */
  about: RawBuilder<unknown>
  /** Whether an activity counts by this time. */
  within: (time: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Which rows of `insight_months` count besides, and whether such a row is all there is. */
  months: RawBuilder<unknown>
  isMonth: RawBuilder<unknown>
  /** Whether everybody is counted who ever read it. */
  everybody: RawBuilder<unknown>
}

/**
 * The figures of an insight as a table of one row, in one walk over its activities. Readers and firms cannot be added up: those
 * of all time are found among everybody who read it, those of a month that is over are kept.
 */
export function figuresOf({ about, within, months, isMonth, everybody }: Figures): RawBuilder<unknown> {
  const and = (column: string) => sql`(select coalesce(sum(${sql.ref(column)}), 0) from past)`
  const counts = Object.entries(keys).map(
    ([column, key]) => sql`count(*) filter (where key = ${sql.lit(key)}) + ${and(column)} as ${sql.ref(column)}`,
  )
  const orOfMonth = (column: string, otherwise: RawBuilder<unknown>) =>
    sql`coalesce((select ${sql.ref(column)} from past where ${isMonth}), ${otherwise}) as ${sql.ref(column)}`
  return sql`(
    with seen as materialized (
      select key, owner_id, visitor_hash, weight, parameters ->> 'source' as source, ${dwellOf} as dwell, ${percentOf} as percent
      from activities where activities.trackable_type = 'insights' and activities.trackable_id = ${about} and ${within(sql`activities.created_at`)}),
    past as materialized (select * from insight_months where insight_months.insight_id = ${about} and ${months}),
    dwelt as (
      select dwell, sum(n) as n from (
        select dwell, count(*) as n from seen where key in ('insight.view', 'insight.read') and dwell is not null group by 1
        union all
        select time::integer, n::bigint from past cross join jsonb_each_text(past.dwell) as of_it (time, n)) as each
      group by 1),
    reader as materialized (
      select coalesce(companies.kind, 'none') as kind, case when companies.kind = 'investor-firm' then companies.id end as firm, furthest
      from (
        select account_id, max(furthest) as furthest from (
          select owner_id as account_id, percent as furthest from seen where key = 'insight.read'
          union all
          select account_id, furthest from insight_reads where ${everybody} and insight_reads.insight_id = ${about}) as each
        group by 1) as one
      join accounts on accounts.id = one.account_id left join companies on companies.id = accounts.company_id)
    select now.*, readership.*,
      (select count(*) from insight_documents as document join activities on activities.trackable_type = 'insight-documents'
          and activities.trackable_id = document.id and activities.key = 'insight_document.download'
        where document.insight_id = ${about} and ${within(sql`activities.created_at`)}) + ${and('downloads')} as downloads,
      (select coalesce(jsonb_object_agg(dwell, n), '{}') from dwelt) as dwell,
      (select dwell from (select dwell, sum(n) over (order by dwell) as upto, sum(n) over () as whole from dwelt) as of_it
        where 2 * upto >= whole order by dwell limit 1) as median_dwell
    from (
      select count(distinct visitor_hash) filter (where key = 'insight.public_read') + ${and('public_reads')} as public_reads,
        coalesce(sum(weight), 0) + ${and('tenths')} as tenths,
        count(*) filter (where key = 'insight.view'
          and source in ('share', 'campaign', 'alert', 'collection', 'notification')) + ${and('introduced')} as introduced,
        ${sql.join(counts)}
      from seen) as now,
      (select ${orOfMonth('readers', sql`count(*)`)}, ${orOfMonth('firms', sql`count(distinct firm)`)},
        ${orOfMonth('completion', sql`round(avg(furthest), 2)`)},
        ${orOfMonth('kinds', sql`coalesce((select jsonb_object_agg(kind, n order by kind) from (select kind, count(*) as n from reader group by kind) as of_kind), '{}')`)}
      from reader) as readership)`
}

/** Sums up what happened to each insight in a month that is over, and how far its readers came. `month`: its first day. */
export async function sumMonth(tx: Transaction, month: string, { from, to }: Span): Promise<void> {
  const within = (time: RawBuilder<unknown>) => sql`${time} >= ${from}::timestamptz and ${time} < ${to}::timestamptz`
  const figures = figuresOf({ about: sql`of_it.id`, within, months: sql`false`, isMonth: sql`false`, everybody: sql`false` })
  await sql`delete from insight_months where month = ${month}::date`.execute(tx)
  await sql`insert into insight_months (insight_id, month, views, public_reads, readers, firms, introduced, tenths, downloads, shares, saves,
      likes, dislikes, annotations, forks, access_requests, restricted_views, completion, kinds, dwell)
    select of_it.id, ${month}::date, views, public_reads, readers, firms, introduced, tenths, downloads, shares, saves,
      likes, dislikes, annotations, forks, access_requests, restricted_views, completion, kinds, dwell
    from (
      select insights.id from insights where insights.id in (
        select trackable_id from activities where trackable_type = 'insights' and ${within(sql`created_at`)}
        union select insight_id from activities join insight_documents as document on document.id = trackable_id
          where trackable_type = 'insight-documents' and ${within(sql`activities.created_at`)})) as of_it
    cross join lateral ${figures} as told`.execute(tx)
  await sql`with came as (
      select trackable_id, owner_id, max(${percentOf}) as percent from activities
      where trackable_type = 'insights' and ${within(sql`created_at`)} and key = 'insight.read' group by 1, 2)
    update insight_reads as known set furthest = percent from came
    where known.insight_id = trackable_id and known.account_id = owner_id and percent > coalesce(known.furthest, -1)`.execute(tx)
}
