/** What an account follows, newest first: merged from the newest of each author, firm, entity, vertical and insight. */
import { sql } from 'kysely'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import type { Rows } from '../../generated/contract.ts'
import type { Page } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { rowsOf } from '../../verbs/walk.ts'
import { insights } from './insights.ts'
import { published } from './insights.published.ts'
import { isFollowed } from './insights.following.ts'
import { unmutedInsight } from './insights.matching.ts'

/** How far back a feed reaches, and how much of what is followed is looked at to count it. */
const reach = 1_000
const looked = 5_000

const me = placeholder('me')
const muted = sql`select mutable_type, mutable_id from muted_items
  where account_id = ${me} and (muted_until is null or muted_until > now())`

/** The entries of one topic that is followed, the newest `most`, without what the caller muted. */
const entries = (most: ReturnType<typeof sql>) => sql`follows cross join lateral (
    select topic.insight_id, topic.published_at from insight_topics as topic
    where topic.topic_type = follows.followable_type and topic.topic_id = follows.followable_id
      and (not (select exists (${muted})) or not exists (select from (${muted}) as muted where
        (muted.mutable_type = 'insights' and muted.mutable_id = topic.insight_id) or exists (select from insight_topics as other
          where other.insight_id = topic.insight_id and other.topic_type = muted.mutable_type and other.topic_id = muted.mutable_id)))
    order by topic.published_at desc, topic.insight_id desc limit ${most}) as newest
  where follows.follower_id = ${me}`

const counting = sql`select count(distinct insight_id) as found, count(*) as entries
  from (select newest.insight_id from ${entries(sql.lit(reach + 1))} limit ${sql.lit(looked)}) as all_entries`

const finding = prepare(
  sql`with counted as (${counting}),
    page as (select insight_id, max(published_at) as at from (
        select newest.* from ${entries(sql`${placeholder('end')}::int`)}) as merged
      group by insight_id order by at desc, insight_id desc
      limit ${placeholder('size')}::int offset ${placeholder('offset')}::int)
    select found::text, entries::text, (select json_agg(insight_id order by at desc, insight_id desc)::text from page) as ids from counted`,
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
  const end = Math.min(offset + size, reach)
  const [counted] = await readRows(db, finding, { me: caller.id, offset, end, size: end - offset })
  const ids = JSON.parse(counted!['ids'] ?? '[]') as string[]
  const rows = ids.length === 0 ? [] : await rowsOf(db, caller, insights, ids)
  const found = Number(counted!['found'])
  return {
    kind: 'page',
    rows: rows as unknown as Rows['InsightListItem'][],
    total: Math.min(found, reach),
    capped: found > reach || Number(counted!['entries']) === looked,
  }
}
