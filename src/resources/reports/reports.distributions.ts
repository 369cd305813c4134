/** Distributions of views and readings over attributes of the readers and of the works. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { makerOf } from '../../verbs/firms.ts'
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

const sources = ['share', 'campaign', 'alert', 'collection', 'notification', 'search', 'direct']
const source = sql`coalesce(array_position(array[${sql.join(sources.map((one) => sql.lit(one)))}], activities.parameters ->> 'source'),
  ${sql.lit(sources.length)})`

/** Hours and sources have the first numbers of all places. */
const fixedPlaces = [
  ...Array.from({ length: 24 }, (_, hour) => ['hour-of-day', String(hour).padStart(2, '0')] as const),
  ...sources.map((one) => ['source', one] as const),
]

/** What counts in a span. */
const countsIn = ({ from, to }: Span) => sql`activities.key in ('insight.view', 'insight.read')
  and activities.trackable_type = 'insights' and activities.owner_id is not null
  and activities.created_at >= ${from}::timestamptz and activities.created_at < ${to}::timestamptz`

const figuresOf = (subject: Subject) => sql`count(distinct reader) as readers, count(distinct firm) as firms,
  ${subject === 'company' ? sql`count(distinct author)` : sql`1`} as authors, sum(views) as views, sum(reads) as reads, sum(dwell) as dwell`

const listed = (column: string) => sql`unnest(case when cardinality(${sql.ref(column)}) = 0 then array['none'] else ${sql.ref(column)} end)`

/** Every account by number, with what is known of a reader and the number of its investment firm. */
const readers = sql`
  select accounts.id, (row_number() over ())::integer as reader, accounts.country, accounts.reading_tier, companies.kind,
    case companies.kind when 'investor-firm' then (dense_rank() over (order by companies.id))::integer end as firm
  from accounts left join companies on companies.id = accounts.company_id`

/**
 * The insights that were viewed or read by number, with what is known of them and the numbers of their owner and author. What who
 * went to another firm wrote before is of its company alone.
 */
const worksIn = (subject: Subject, span: Span) => {
  const owner = sql.ref(`insights.${subject}_id`)
  return sql`
  select insights.id, (row_number() over ())::integer as work, ${owner} as subject, (dense_rank() over (order by ${owner}))::integer as owner,
    (dense_rank() over (order by insights.account_id))::integer as author,
    insights.sectors, insights.countries, insights.format_type, market_cap_bucket(entities.market_cap_usd_m) as market_cap
  from insights left join entities on entities.id = insights.primary_entity_id
  where ${subject === 'account' ? makerOf('insights') : owner} is not null and insights.id in (select activities.trackable_id from activities where ${countsIn(span)})`
}

/** What each reader had of each work: in all, where there is no place, then in each hour and from each source. */
const seenIn = (span: Span) => sql`
  select work, reader, coalesce(hour, source) as place, min(owner) as owner, min(author) as author, min(firm) as firm,
    count(*) filter (where key = 'insight.view') as views, max((key = 'insight.read')::integer)::bigint as reads, sum(dwell) as dwell
  from (
    select works.work, works.owner, works.author, readers.reader, readers.firm, activities.key, coalesce(${dwellOf}, 0) as dwell,
      1 + extract(hour from activities.created_at at time zone 'UTC')::integer as hour, 24 + ${source} as source
    from activities join works on works.id = activities.trackable_id join readers on readers.id = activities.owner_id
    where ${countsIn(span)}) as each
  group by grouping sets ((work, reader), (work, reader, hour), (work, reader, source))`

/** The buckets of each work and of each reader, by their names. */
const named = sql`
  select work, owner, null::integer as reader, 'sector' as dimension, ${listed('sectors')} as bucket from works
  union select work, owner, null, 'country', ${listed('countries')} from works
  union all select work, owner, null, 'vertical', content_verticals.slug from works
    join insight_content_verticals as filed on filed.insight_id = works.id
    join content_verticals on content_verticals.id = filed.content_vertical_id
  union all select work, owner, null, 'format-type', format_type from works
  union all select work, owner, null, 'market-cap', market_cap from works
  union all select null, null, reader, 'reader-country', coalesce(country, 'unknown') from readers
  union all select null, null, reader, 'reader-firm-type', coalesce(kind, 'none') from readers
  union all select null, null, reader, 'reader-tier', reading_tier from readers`

/** The number of every bucket. */
const places = sql`
  values ${sql.join(fixedPlaces.map(([dimension, bucket], index) => sql`(${sql.lit(dimension)}, ${sql.lit(bucket)}, ${sql.lit(index + 1)})`))}
  union all select dimension, bucket, (${sql.lit(fixedPlaces.length)} + row_number() over ())::integer
    from (select distinct dimension, bucket from named) as every`

/** The buckets of each work and of each reader, by their numbers. */
const parts = sql`select work, owner, reader, place from named join places using (dimension, bucket)`

/** What was seen, once for each place that it counts in: those of its work, those of its reader, its hours and its sources. */
const filed = sql`
  select seen.owner, author, seen.reader, firm, parts.place, views, reads, dwell from seen join parts using (work) where seen.place is null
  union all
  select whole.owner, author, reader, firm, parts.place, views, reads, dwell from (
    select owner, author, reader, min(firm) as firm, sum(views) as views, sum(reads) as reads, sum(dwell) as dwell
    from seen where place is null group by owner, author, reader) as whole join parts using (reader)
  union all
  select owner, author, reader, firm, place, views, reads, dwell from seen where place is not null`

/** The figures of each owner in each place. */
const sizedFor = (subject: Subject) => sql`select owner, place, ${figuresOf(subject)} from filed group by owner, place`

/** The places where an owner has too few readers. */
const few = sql`
  select owner, place, dimension from sized join places using (place) where readers < ${sql.lit(fewestReaders)}`

/** What was seen in those places, once for each dimension, so that what is in two of them does not count twice. */
const folded = sql`
  select seen.owner, author, seen.reader, firm, one.dimension, views, reads, dwell
    from seen join (select distinct work, dimension from few join parts using (owner, place)) as one using (work) where seen.place is null
  union all
  select seen.owner, author, seen.reader, firm, one.dimension, views, reads, dwell
    from seen join (select few.owner, parts.reader, dimension from few join parts using (place)) as one using (owner, reader)
    where seen.place is null
  union all
  select owner, min(author), reader, min(firm), dimension, sum(views), max(reads), sum(dwell)
    from seen join few using (owner, place) group by owner, work, reader, dimension`

/** The figures of the places with enough readers, and those of what was folded under `other`. */
const toldFor = (subject: Subject) => sql`
  select owner, dimension, bucket, readers, firms, authors, views, reads, dwell
  from sized join places using (place) where readers >= ${sql.lit(fewestReaders)}
  union all
  select owner, dimension, 'other', ${figuresOf(subject)} from folded group by owner, dimension`

/** All views of each owner, which the shares are of. */
const totals = sql`select owner, sum(views) as views from seen where place is null group by owner`

/**
 * A query of `subject`, `dimension`, `bucket` and the figures of a span. What an insight has several of counts in each,
 * so that shares may come to more than one. A month has many activities and texts are slow to sort, so insights, readers and
 * places (a bucket of a dimension) go by number, and what a reader had of an insight is summed before it is filed.
 */
export const distributionIn = (subject: Subject, span: Span): RawBuilder<unknown> => sql`
  with readers as materialized (${readers}),
  works as materialized (${worksIn(subject, span)}),
  seen as materialized (${seenIn(span)}),
  named as materialized (${named}),
  places(dimension, bucket, place) as materialized (${places}),
  parts as materialized (${parts}),
  filed as (${filed}),
  sized as materialized (${sizedFor(subject)}),
  few as materialized (${few}),
  folded as (${folded}),
  told as (${toldFor(subject)}),
  totals as (${totals})
  select whose.subject, dimension, bucket, told.views::integer as views, reads::integer as reads, readers::integer as unique_readers,
    firms::integer as unique_firms, dwell::bigint as dwell_seconds, authors::integer as accounts_count,
    coalesce(round(told.views / nullif(totals.views, 0), 10), 0) as share
  from told join totals using (owner) join (select distinct owner, subject from works) as whose using (owner)`
