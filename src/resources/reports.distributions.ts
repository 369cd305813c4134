/** How views and readings spread over what is known of the readers and of what they read. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Span } from './reports.points.ts'

/** Whose insights they are: those of each account, or of each company. */
export type Subject = 'account' | 'company'

/** What a bucket is one of. */
export const dimensions = [
  ...['reader-country', 'reader-firm-type', 'reader-tier', 'sector', 'country', 'vertical', 'format-type', 'market-cap'],
  ...['hour-of-day', 'source'],
] as const

/** With fewer readers than this a bucket is a part of `other`, since it could tell who they are. */
const fewestReaders = 3

/** What one reader is counted for at a time, at most. In seconds. */
const longestDwell = 1_800

/** How long a reader says that the reading took, within bounds; null where it says nothing that can be used. */
export const dwellOf = sql`case when jsonb_typeof(activities.parameters -> 'seconds') = 'number'
  then greatest(0, least(${sql.lit(longestDwell)}, (activities.parameters ->> 'seconds')::numeric))::integer end`

const introductions = ['share', 'campaign', 'alert', 'collection', 'notification', 'search']
const source = sql`case when activities.parameters ->> 'source' in (${sql.join(introductions.map((one) => sql.lit(one)))})
  then activities.parameters ->> 'source' else 'direct' end`

/**
 * A query of `subject`, `dimension`, `bucket` and the figures of a span. What an insight has several of counts in each,
 * so that shares may come to more than one. Activities, readers and readings go by number, since a month has many of them.
 */
export const distributionIn = (subject: Subject, { from, to }: Span): RawBuilder<unknown> => sql`
  with seen as materialized (
    select (row_number() over ())::integer as id, dense_rank() over (order by activities.owner_id) as reader,
      dense_rank() over (order by activities.trackable_id, activities.owner_id) as reading,
      activities.key, insights.id as insight, insights.account_id as author,
      ${sql.ref(`insights.${subject}_id`)} as subject, coalesce(${dwellOf}, 0) as dwell, ${source} as source,
      to_char(activities.created_at at time zone 'UTC', 'HH24') as hour, insights.sectors, insights.countries, insights.format_type,
      market_cap_bucket(entities.market_cap_usd_m) as market_cap, reader.country as reader_country, reader.reading_tier,
      firm.id as firm, firm.kind
    from activities join insights on insights.id = activities.trackable_id
    join accounts as reader on reader.id = activities.owner_id
    left join companies as firm on firm.id = reader.company_id
    left join entities on entities.id = insights.primary_entity_id
    where activities.key in ('insight.view', 'insight.read') and activities.trackable_type = 'insights'
      and activities.created_at >= ${from}::timestamptz and activities.created_at < ${to}::timestamptz
      and ${sql.ref(`insights.${subject}_id`)} is not null),
  totals as (select subject, count(*) as views from seen where key = 'insight.view' group by subject),
  filed as (
    select seen.id, seen.subject, seen.reader, part.dimension, part.bucket from seen cross join lateral (
      values ('reader-country', coalesce(reader_country, 'unknown')), ('reader-firm-type', coalesce(kind, 'none')),
        ('reader-tier', reading_tier), ('format-type', format_type), ('market-cap', market_cap), ('hour-of-day', hour), ('source', source)
      union all select 'sector', one from unnest(case when cardinality(sectors) = 0 then array['none'] else sectors end) as one
      union all select 'country', one from unnest(case when cardinality(countries) = 0 then array['none'] else countries end) as one
    ) as part(dimension, bucket)
    union all
    select seen.id, seen.subject, seen.reader, 'vertical', content_verticals.slug from seen
    join insight_content_verticals as of_it on of_it.insight_id = seen.insight
    join content_verticals on content_verticals.id = of_it.content_vertical_id),
  sized as (select subject, dimension, bucket, count(distinct reader) as readers from filed group by subject, dimension, bucket),
  told as (
    select distinct filed.id, filed.subject, filed.dimension,
      case when sized.readers < ${sql.lit(fewestReaders)} then 'other' else filed.bucket end as bucket
    from filed join sized using (subject, dimension, bucket))
  select told.subject, told.dimension, told.bucket,
    count(*) filter (where seen.key = 'insight.view')::integer as views,
    count(distinct seen.reading) filter (where seen.key = 'insight.read')::integer as reads,
    count(distinct seen.reader)::integer as unique_readers,
    count(distinct seen.firm) filter (where seen.kind = 'investor-firm')::integer as unique_firms,
    sum(seen.dwell)::bigint as dwell_seconds,
    count(distinct seen.author)::integer as accounts_count,
    coalesce(round(count(*) filter (where seen.key = 'insight.view')::numeric / max(totals.views), 10), 0) as share
  from told join seen on seen.id = told.id left join totals on totals.subject = told.subject
  group by told.subject, told.dimension, told.bucket`
