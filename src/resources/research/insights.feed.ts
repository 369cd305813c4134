/** What an account follows, newest first: merged from the newest of each author, firm, entity, vertical and insight. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { prepare, readRows } from '../../database/read.ts'
import type { Rows } from '../../generated/contract.ts'
import type { Page } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { hiddenPlace } from '../../verbs/visible.ts'
import { rowsOf } from '../../verbs/walk.ts'
import { insights } from './insights.ts'
import { published } from './insights.published.ts'
import { isFollowed } from './insights.following.ts'
import { unmutedInsight } from './insights.matching.ts'

/** How far back a feed reaches, and how much of what is followed is looked at to count it: mostly the first tells enough. */
const reach = 1_000
const looked = [1_500, 5_000] as const

const me = hiddenPlace('me')
const end = sql`${hiddenPlace('end')}::int`
const muted = sql`select mutable_type, mutable_id from muted_items
  where account_id = ${me} and (muted_until is null or muted_until > now())`

const followed = sql`select followable_type, followable_id from follows where follower_id = ${me}`

/** The entries of each topic of `topics`, the newest `most`, and none from before `since`, without what the caller muted. */
const entries = (topics: RawBuilder<unknown>, most: RawBuilder<unknown>, since = sql`'-infinity'`) => sql`(${topics}) as followed
  cross join lateral (
    select topic.insight_id, topic.published_at from insight_topics as topic
    where topic.topic_type = followed.followable_type and topic.topic_id = followed.followable_id and topic.published_at >= ${since}
      and (not (select exists (${muted})) or not exists (select from (${muted}) as muted where
        (muted.mutable_type = 'insights' and muted.mutable_id = topic.insight_id) or exists (select from insight_topics as other
          where other.insight_id = topic.insight_id and other.topic_type = muted.mutable_type and other.topic_id = muted.mutable_id)))
    order by topic.published_at desc, topic.insight_id desc limit ${most}) as newest`

const counting = (most: number) => sql`select count(distinct insight_id) as found, count(*) = ${sql.lit(most)} as cut
  from (select newest.insight_id from ${entries(followed, sql.lit(reach + 1))} limit ${sql.lit(most)}) as all_entries`

/** The newest of each topic, twice its share of the page: mostly enough to tell since when all of the page was published. */
const first = sql`select followed.*, newest.* from ${entries(followed, sql`(select 1 + 2 * ${end} / greatest(count(*), 1) from (${followed}) as all_followed)`)}`
const bound = sql`select coalesce((select at from (select max(published_at) as at from first group by insight_id) as told
  order by at desc offset ${end} - 1 limit 1), '-infinity') as at`
const since = sql`(select at from since)`
/** The topics that may have more entries since then than were taken first. */
const further = sql`select followable_type, followable_id from first group by 1, 2 having min(published_at) >= ${since}`

const finding = prepare(
  sql`with few as (${counting(looked[0])}), told as (select found > ${sql.lit(reach)} or not cut as enough from few),
    counted as (select * from few where (select enough from told)
      union all select * from (${counting(looked[1])}) as more where not (select enough from told)),
    first as materialized (${first}), since as materialized (${bound}),
    page as (select insight_id, max(published_at) as at from (
        select insight_id, published_at from first union all select newest.* from ${entries(further, end, since)}) as merged
      group by insight_id order by at desc, insight_id desc
      limit ${hiddenPlace('size')}::int offset ${hiddenPlace('offset')}::int)
    select found::text, (found > ${sql.lit(reach)} or cut)::text as capped,
      (select json_agg(insight_id order by at desc, insight_id desc)::text from page) as ids from counted`,
  'insights:feed',
)

/** The same one by one, for whoever narrows a feed, walks it by cursors or wants it in another order. */
const listFollowed = page(insights, {
  rows: { insteadOfVisible: (scope) => sql`${published} and ${isFollowed(scope)} and ${unmutedInsight(scope)}` },
  orders: { '-published-at': { column: 'published_at', descending: true } },
  total: 'capped',
})

type Asked = Parameters<typeof listFollowed>[0]

/** One page of the caller's feed. Up to so many are counted and reached. */
export async function feedOf(asked: Asked): Promise<Page<'InsightListItem'>> {
  const isPlain = !asked.page.from && asked.sort === undefined && Object.keys(asked.filters).length === 0
  return isPlain ? newest(asked) : listFollowed(asked)
}

async function newest({ db, caller, page: { number, size } }: Asked): Promise<Page<'InsightListItem'>> {
  const offset = Math.min((number - 1) * size, reach)
  const last = Math.min(offset + size, reach)
  const [counted] = await readRows(db, finding, { me: caller.id, offset, end: last, size: last - offset })
  const ids = JSON.parse(counted!['ids'] ?? '[]') as string[]
  const rows = await rowsOf(db, caller, insights, ids)
  return {
    kind: 'page',
    rows: rows as unknown as Rows['InsightListItem'][],
    total: Math.min(Number(counted!['found']), reach),
    capped: counted!['capped'] === 'true',
  }
}
