/** Analytics of published insights. The author, its team lead and the managers of the primary entity see them. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { isAmong } from '../../verbs/page.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { dwellOf } from './reports.distributions.ts'
import { ofAccount, ofCompany } from './reports.lists.ts'
import { pageOfReport, pointsOf } from './reports.meta.ts'

/** With fewer readers than this an issuer is not told of what kind they are. */
const fewestReaders = 5

const about = sql.ref('insight_analyticss.insight_id')
const isTotal = sql`insight_analyticss.granularity = 'total'`
const begins = sql`coalesce(insight_analyticss.period::timestamp at time zone 'UTC', '-infinity')`
const ends = sql`coalesce((insight_analyticss.period + case insight_analyticss.granularity when 'day' then interval '1 day'
  else interval '1 month' end) at time zone 'UTC', 'infinity')`

const within = (time: ReturnType<typeof sql>) => sql`${time} >= ${begins} and ${time} < ${ends}`
const done = sql`activities.trackable_type = 'insights' and activities.trackable_id = ${about} and ${within(sql`activities.created_at`)}`
const times = (key: string) => sql`count(*) filter (where key = ${sql.lit(key)})`

/** Everything that happened in the time of the row, in one walk over the activities of its insight. */
const told = sql`join insights on insights.id = ${about}
  cross join lateral (
    select ${times('insight.view')} as views, count(distinct owner_id) filter (where key = 'insight.read') as readers,
      count(distinct visitor_hash) filter (where key = 'insight.public_read') as public_reads,
      coalesce(sum(weight), 0) as tenths,
      count(*) filter (where key = 'insight.view'
        and parameters ->> 'source' in ('share', 'campaign', 'alert', 'collection', 'notification')) as introduced,
      percentile_disc(0.5) within group (order by ${dwellOf}) filter (where key in ('insight.view', 'insight.read')) as dwell,
      ${times('insight.share')} as shares, ${times('insight.save')} as saves, ${times('insight.like')} as likes,
      ${times('insight.dislike')} as dislikes, ${times('insight.annotate')} as annotations, ${times('insight.fork')} as forks,
      ${times('insight.request_access')} as access_requests, ${times('insight.view_restricted')} as restricted_views
    from activities where ${done}) as told
  cross join lateral (
    with reader as materialized (
      select accounts.id, coalesce(companies.kind, 'none') as kind, case when companies.kind = 'investor-firm' then companies.id end as firm,
        max(case when jsonb_typeof(activities.parameters -> 'percent') = 'number'
          then greatest(0, least(100, (activities.parameters ->> 'percent')::numeric)) end) as furthest
      from activities join accounts on accounts.id = activities.owner_id left join companies on companies.id = accounts.company_id
      where ${done} and activities.key = 'insight.read' group by accounts.id, companies.id)
    select round(avg(furthest), 2) as completion, count(distinct firm) as firms, count(*) as readers,
      coalesce((select jsonb_object_agg(kind, n order by kind) from (select kind, count(*) as n from reader group by kind) as of_kind), '{}') as kinds
    from reader) as readership`

const either = (whole: string, part: string) =>
  sql`(case when ${isTotal} then ${sql.ref(`insights.${whole}`)} else ${sql.ref(`told.${part}`)} end)::text`
const count = (part: string) => sql`${sql.ref(`told.${part}`)}::text`

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
    reads: either('total_account_read', 'readers'),
    public_reads: either('total_public_read', 'public_reads'),
    combined: sql`(case when ${isTotal} then insights.total_combined_read else told.readers + told.public_reads end)::text`,
    weighted_views: sql`(case when ${isTotal} then insights.weighted_insight_views else (told.tenths + 5) / 10 end)::text`,
    introduced_views: either('introduced_total_views', 'introduced'),
    unique_firms: sql`readership.firms::text`,
    median_dwell_seconds: sql`coalesce(told.dwell::text, 'null')`,
    completion_percent: sql`readership.completion::text`,
    downloads: sql`(select count(*)::text from insight_documents as document join activities on activities.trackable_type = 'insight-documents'
      and activities.trackable_id = document.id and activities.key = 'insight_document.download'
      where document.insight_id = ${about} and ${within(sql`activities.created_at`)})`,
    shares: count('shares'),
    saves: count('saves'),
    likes: either('likes_count', 'likes'),
    dislikes: either('dislikes_count', 'dislikes'),
    comments: sql`(select count(*)::text from comments where commentable_type = 'insights' and commentable_id = ${about}
      and status = 'visible' and not is_review and ${within(sql`comments.created_at`)})`,
    annotations: either('annotations_count', 'annotations'),
    forks: either('published_forked_count', 'forks'),
    access_requests: count('access_requests'),
    restricted_views: count('restricted_views'),
    readers_by_firm_type:
      kind === 'staff'
        ? sql`readership.kinds::text`
        : sql`case when insight_analyticss.account_id = ${me} or insight_analyticss.company_id = ${leads}
            or readership.readers >= ${sql.lit(fewestReaders)} then readership.kinds::text else 'null' end`,
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
