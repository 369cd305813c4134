/** Every counter that is kept beside the rows it counts: what it should be, where it is not, and how it is set right. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DB } from '../generated/tables.ts'
import type { Database } from './connect.ts'

type Truths = Record<string, RawBuilder<unknown>>

const insight = sql.ref('insights.id')
const views = (of: RawBuilder<unknown>) => sql`(select ${of} from activities where activities.trackable_type = 'insights'
  and activities.trackable_id = ${insight} and activities.key in ('insight.view', 'insight.public_view'))`
const votes = (score: number) => sql`(select count(*) from insight_votes where insight_id = ${insight} and score = ${sql.lit(score)})`
const followers = (type: string) => sql`(select count(*) from follows where followable_type = ${sql.lit(type)}
  and followable_id = ${sql.ref(`${type}.id`)})`

/** For each table its counters, and SQL that counts the rows of each. */
const counters: Partial<Record<keyof DB, Truths>> = {
  insights: {
    total_account_read: sql`(select count(*) from insight_reads where insight_id = ${insight} and is_counted)`,
    total_public_read: sql`(select count(*) from insight_public_reads where insight_id = ${insight})`,
    likes_count: votes(1),
    dislikes_count: votes(-1),
    annotations_count: sql`(select count(*) from annotations where insight_id = ${insight} and not is_secret)`,
    comments_count: sql`(select count(*) from comments
      where commentable_type = 'insights' and commentable_id = ${insight} and status = 'visible' and not is_review)`,
    published_forked_count: sql`(select count(*) from insight_streams join insights as fork on fork.id = insight_streams.downstream_id
      where insight_streams.upstream_id = ${insight} and fork.aasm_state = 'published')`,
    introduced_total_views: views(sql`count(*) filter (where key = 'insight.view'
      and parameters ->> 'source' in ('share', 'campaign', 'alert', 'collection', 'notification'))`),
    weighted_view_tenths: views(sql`coalesce(sum(weight), 0)`),
  },
  comments: {
    replies_count: sql`(select count(*) from comments as reply where reply.parent_id = comments.id and reply.status = 'visible')`,
    likes_count: sql`(select count(*) from comment_likes where comment_id = comments.id)`,
  },
  accounts: {
    insights_count: sql`(select count(*) from insights where account_id = accounts.id and aasm_state = 'published')`,
    followers_count: followers('accounts'),
    following_count: sql`(select count(*) from follows where follower_id = accounts.id)`,
  },
  content_verticals: {
    insights_count: sql`(select count(*) from insight_content_verticals join insights on insights.id = insight_id
      where content_vertical_id = content_verticals.id and aasm_state = 'published')`,
  },
  entities: {
    insights_count: sql`(select count(*) from insights where aasm_state = 'published' and (primary_entity_id = entities.id
      or exists (select from insight_secondary_entities where insight_id = insights.id and entity_id = entities.id)))`,
    followers_count: followers('entities'),
  },
  insight_documents: {
    downloads_count: sql`(select count(*) from activities where key = 'insight_document.download'
      and trackable_type = 'insight-documents' and trackable_id = insight_documents.id)`,
  },
}

export interface Difference {
  table: keyof DB
  id: string
  counter: string
  is: string
  should: string
}

/** Every counter that differs from its rows, each table seen at one moment, so that what goes on besides is no difference. */
export async function differences(db: Database): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [table, truths] of Object.entries(counters) as [keyof DB, Truths][]) {
    for (const [counter, truth] of Object.entries(truths)) {
      const { rows } = await sql<Pick<Difference, 'id' | 'is' | 'should'>>`select id, "is", should
        from (select id, ${sql.ref(counter)}::text as "is", (${truth})::text as should from ${sql.table(table)}) as counted
        where "is" <> should order by id`.execute(db)
      found.push(...rows.map((row) => ({ table, counter, ...row })))
    }
  }
  const { rows } = await sql<Pick<Difference, 'is' | 'should'>>`select "is", should from (select
      (select coalesce(sum(published), 0) from insight_counts)::text as "is",
      (select count(*) from insights where aasm_state = 'published')::text as should) as counted where "is" <> should`.execute(db)
  found.push(...rows.map((row) => ({ table: 'insight_counts' as const, id: 'all', counter: 'published', ...row })))
  return found
}

/**
 * Sets one counter right. Who counts holds the row until its own rows are there to be seen, so the row is taken first and
 * its rows are counted after that.
 */
export async function mend(db: Database, { table, id, counter }: Pick<Difference, 'table' | 'id' | 'counter'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (table === 'insight_counts') {
      await sql`lock table insight_counts in exclusive mode`.execute(tx)
      await sql`delete from insight_counts`.execute(tx)
      await sql`insert into insight_counts (shard, published) select 0, count(*) from insights where aasm_state = 'published'`.execute(tx)
      return
    }
    await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx)
    await sql`update ${sql.table(table)} set ${sql.ref(counter)} = ${counters[table]![counter]!} where id = ${id}`.execute(tx)
  })
}

/** Counts everything anew, for a database that nobody else writes to. */
export async function recountAll(db: Database): Promise<void> {
  for (const [table, truths] of Object.entries(counters) as [keyof DB, Truths][]) {
    const sets = Object.entries(truths).map(([counter, truth]) => sql`${sql.ref(counter)} = ${truth}`)
    await sql`update ${sql.table(table)} set ${sql.join(sets)}`.execute(db)
  }
}
