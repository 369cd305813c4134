/** Analytics of published insights. The author, its team lead and the managers of the primary entity see them. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { isAmong } from '../../verbs/page.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { dwellOf } from './reports.distributions.ts'
import { percentOf, summedByMonth } from './reports.insights.ts'
import { ofAccount, ofCompany } from './reports.lists.ts'
import { pageOfReport, pointsOf } from './reports.meta.ts'

/** With fewer readers than this an issuer is not told of what kind they are. */
const fewestReaders = 5

const about = sql.ref('insight_analyticss.insight_id')
const isTotal = sql`insight_analyticss.granularity = 'total'`

/** The first day of the months that are not summed up yet. */
const unsummed = sql`coalesce((select min(month) from closed_months where not insights_summed),
  (select (max(month) + interval '1 month')::date from closed_months), '-infinity')`

/** Of what is of all time the activities tell what is not summed up. */
const begins = sql`((case when ${isTotal} then ${unsummed} else insight_analyticss.period end)::timestamp at time zone 'UTC')`
const ends = sql`coalesce((insight_analyticss.period + case insight_analyticss.granularity when 'day' then interval '1 day'
  else interval '1 month' end) at time zone 'UTC', 'infinity')`

const within = (time: RawBuilder<unknown>) => sql`${time} >= ${begins} and ${time} < ${ends}`
const times = (key: string) => sql`count(*) filter (where key = ${sql.lit(key)})`
const summed = Object.entries(summedByMonth).map(
  ([column, key]) => sql`${times(key)} + (select coalesce(sum(${sql.ref(column)}), 0) from past) as ${sql.ref(column)}`,
)

/** Everything that happened in the time of the row, in one walk over the activities of its insight. */
const told = sql`join insights on insights.id = ${about}
  cross join lateral (
    with seen as materialized (
      select key, owner_id, visitor_hash, weight, parameters ->> 'source' as source, ${dwellOf} as dwell, ${percentOf} as percent
      from activities where activities.trackable_type = 'insights' and activities.trackable_id = ${about} and ${within(sql`activities.created_at`)}),
    past as materialized (
      select * from insight_months where ${isTotal} and insight_months.insight_id = ${about} and insight_months.month < ${unsummed}),
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
          select account_id, furthest from insight_reads where ${isTotal} and insight_reads.insight_id = ${about}) as each
        group by 1) as one
      join accounts on accounts.id = one.account_id left join companies on companies.id = accounts.company_id)
    select now.*, readership.*,
      (select dwell from (select dwell, sum(n) over (order by dwell) as upto, sum(n) over () as whole from dwelt) as of_it
        where 2 * upto >= whole order by dwell limit 1) as dwell
    from (
      select count(distinct visitor_hash) filter (where key = 'insight.public_read') as public_reads,
        coalesce(sum(weight), 0) as tenths,
        count(*) filter (where key = 'insight.view'
          and source in ('share', 'campaign', 'alert', 'collection', 'notification')) as introduced,
        ${times('insight.like')} as likes, ${times('insight.dislike')} as dislikes,
        ${times('insight.annotate')} as annotations, ${times('insight.fork')} as forks, ${sql.join(summed)}
      from seen) as now,
      (select count(*) as readers, round(avg(furthest), 2) as completion, count(distinct firm) as firms,
        coalesce((select jsonb_object_agg(kind, n order by kind) from (select kind, count(*) as n from reader group by kind) as of_kind), '{}') as kinds
      from reader) as readership) as told`

const counter = (name: string) => sql.ref(`insights.${name}`)
const figure = (name: string) => sql.ref(`told.${name}`)
const count = (name: string) => sql`${figure(name)}::text`
/** What is of all time is told by a counter. */
const either = (whole: RawBuilder<unknown>, part: RawBuilder<unknown>) => sql`(case when ${isTotal} then ${whole} else ${part} end)::text`

export const insightAnalytics: Resource<'insight-analyticss', 'insight_analyticss'> = resource('insight-analyticss', 'insight_analyticss', {
  staff: ['editor', 'finance'],
  visible: (_eb, { kind, me, leads }) =>
    kind === 'staff'
      ? true
      : sql<boolean>`insight_analyticss.account_id = ${me} or insight_analyticss.company_id = ${leads}
          or insight_analyticss.insight_id = any(array(select of_it.id from insights as of_it
            join managed_entities as managed on managed.entity_id = of_it.primary_entity_id
            where managed.account_id = ${me} and of_it.aasm_state = 'published'))`,
  joins: () => told,
  computed: ({ kind, me, leads }) => ({
    tagline: sql`insights.tagline`,
    views: count('views'),
    reads: either(counter('total_account_read'), figure('readers')),
    public_reads: either(counter('total_public_read'), figure('public_reads')),
    combined: sql`(case when ${isTotal} then insights.total_combined_read else told.readers + told.public_reads end)::text`,
    weighted_views: sql`(case when ${isTotal} then insights.weighted_insight_views else (told.tenths + 5) / 10 end)::text`,
    introduced_views: either(counter('introduced_total_views'), figure('introduced')),
    unique_firms: count('firms'),
    median_dwell_seconds: sql`coalesce(told.dwell::text, 'null')`,
    completion_percent: count('completion'),
    downloads: sql`(select coalesce(sum(case when ${isTotal} then document.downloads_count else (select count(*) from activities
        where activities.trackable_type = 'insight-documents' and activities.trackable_id = document.id
          and activities.key = 'insight_document.download' and ${within(sql`activities.created_at`)}) end), 0)::text
      from insight_documents as document where document.insight_id = ${about})`,
    shares: count('shares'),
    saves: count('saves'),
    likes: either(counter('likes_count'), figure('likes')),
    dislikes: either(counter('dislikes_count'), figure('dislikes')),
    comments: either(
      counter('comments_count'),
      sql`(select count(*) from comments where commentable_type = 'insights' and commentable_id = ${about}
      and status = 'visible' and not is_review and ${within(sql`comments.created_at`)})`,
    ),
    annotations: either(counter('annotations_count'), figure('annotations')),
    forks: either(counter('published_forked_count'), figure('forks')),
    access_requests: count('access_requests'),
    restricted_views: count('restricted_views'),
    readers_by_firm_type:
      kind === 'staff'
        ? sql`told.kinds::text`
        : sql`case when insight_analyticss.account_id = ${me} or insight_analyticss.company_id = ${leads}
            or told.readers >= ${sql.lit(fewestReaders)} then told.kinds::text else 'null' end`,
  }),
  relations: { insight: toOne('insight_id') },
})

const listed = pageOfReport(
  insightAnalytics,
  {
    filters: {
      ...ofAccount('insight_analyticss'),
      ...ofCompany('insight_analyticss'),
      'insight-id': isAmong('insight_analyticss.insight_id'),
      granularity: (value) => sql`insight_analyticss.granularity = ${value}`,
      from: (value) => sql`insight_analyticss.period >= (${value} || '-01')::date`,
      to: (value) => sql`insight_analyticss.period < (${value} || '-01')::date + interval '1 month'`,
    },
    orders: {
      '-published-at': { column: 'published_at', descending: true },
      '-period': { column: 'period', descending: true },
      period: { column: 'period', descending: false },
    },
    total: 'capped',
  },
  {
    counted: sql`case when count(*) > 0 then now() end`,
    totals: pointsOf('qva-points'),
  },
)

export const insightAnalyticsOperations: Handlers<'insight-analyticss'> = {
  listInsightAnalytics(asked) {
    const { granularity = 'total', ...others } = asked.filters
    // What is of all time is of no period that could be asked for.
    const anyTime = granularity === 'total' ? { from: undefined, to: undefined } : {}
    return listed({ ...asked, filters: { ...others, ...anyTime, granularity } })
  },
  getInsightAnalyticsRow: show(insightAnalytics),
}
