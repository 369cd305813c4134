/** Every counter that is kept beside the rows it counts: what it should be, where it is not, and how it is set right. */
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DB } from '../generated/tables.ts'
import type { Database } from './connect.ts'
import { giveTime } from './patience.ts'
import { transact } from './transact.ts'

type Truths = Record<string, RawBuilder<unknown>>

const insight = sql.ref('insights.id')
const views = (of: RawBuilder<unknown>) => sql`(select ${of} from activities where activities.trackable_type = 'insights'
  and activities.trackable_id = ${insight} and activities.key in ('insight.view', 'insight.public_view'))`
const votes = (score: number) => sql`(select count(*) from insight_votes where insight_id = ${insight} and score = ${sql.lit(score)})`
const followers = (type: string) => sql`(select count(*) from follows where followable_type = ${sql.lit(type)}
  and followable_id = ${sql.ref(`${type}.id`)})`

const requested = (of: RawBuilder<unknown>) =>
  sql`(select ${of} from premium_service_requests where premium_service_id = premium_services.id)`
const moved = (of: RawBuilder<unknown>) =>
  sql`(select coalesce(${of}, 0) from premium_service_transactions where company_id = smarts_balances.id)`
const deliveries = (of: RawBuilder<unknown>) =>
  sql`(select ${of} from campaign_deliveries where campaign_id = corporate_email_campaigns.id)`

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
    named_insights_count: sql`(select count(*) from insights
      where account_id = accounts.id and aasm_state = 'published' and show_author_names)`,
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
  external_reports: {
    views_count: sql`(select count(*) from activities where key = 'external_report.view'
      and trackable_type = 'external-reports' and trackable_id = external_reports.id)`,
  },
  corporate_events: {
    reserved_count: sql`(select coalesce(sum(1 + guests), 0) from corporate_reservations
      where corporate_event_id = corporate_events.id and status in ('confirmed', 'attended', 'no-show'))`,
    waitlist_count: sql`(select count(*) from corporate_reservations
      where corporate_event_id = corporate_events.id and status = 'waitlisted')`,
  },
  corporate_presentations: {
    downloads_count: sql`(select count(*) from activities where key = 'corporate_presentation.download'
      and trackable_type = 'corporate-presentations' and trackable_id = corporate_presentations.id)`,
  },
  corporate_questions: {
    answers_count: sql`(select count(*) from corporate_answers where corporate_question_id = corporate_questions.id)`,
    votes_count: sql`(select count(*) from corporate_question_votes where corporate_question_id = corporate_questions.id)`,
  },
  premium_services: {
    completed_count: requested(sql`count(*) filter (where status = 'completed')`),
    ratings_count: requested(sql`count(rating)`),
    ratings_total: requested(sql`coalesce(sum(rating), 0)`),
  },
  smarts_balances: {
    balance: moved(sql`sum(smarts) filter (where kind not in ('reserve', 'release', 'due') and settles_id is null
      and not exists (select from premium_service_transactions as debt
        where debt.id = premium_service_transactions.reverses_id and (debt.kind = 'due' or debt.settles_id is not null)))`),
    reserved: moved(sql`-sum(case when kind = 'capture' then -smarts when kind in ('reserve', 'release') then smarts end)`),
  },
  message_groups: {
    members_count: sql`(select count(*) from message_group_members where message_group_id = message_groups.id)`,
  },
  message_group_members: {
    unread_count: sql`(select count(*) from messages where messages.message_group_id = message_group_members.message_group_id
      and messages.position > message_group_members.joined_after and messages.sender_id is distinct from message_group_members.account_id
      and not exists (select from message_reads where message_reads.message_id = messages.id
        and message_reads.account_id = message_group_members.account_id))`,
  },
  group_email_messages: {
    recipients_count: sql`(select count(*) from group_email_recipients where group_email_message_id = group_email_messages.id)`,
  },
  contact_lists: {
    contacts_count: sql`(select count(*) from contact_list_members where contact_list_id = contact_lists.id)`,
    deliverable_count: sql`(select count(*) from contact_list_members as member join contacts on contacts.id = member.contact_id
      where member.contact_list_id = contact_lists.id and contacts.status = 'subscribed')`,
  },
  corporate_email_campaigns: {
    recipients_count: deliveries(sql`count(*)`),
    delivered_count: deliveries(sql`count(delivered_at)`),
    opened_count: deliveries(sql`count(opened_at)`),
    clicked_count: deliveries(sql`count(clicked_at)`),
    bounced_count: deliveries(sql`count(*) filter (where status in ('bounced-soft', 'bounced-hard'))`),
    complained_count: deliveries(sql`count(*) filter (where status = 'complained')`),
    unsubscribed_count: deliveries(sql`count(unsubscribed_at)`),
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

/**
 * Every counter that differs from its rows, each table seen at one moment, so that what goes on besides is no difference.
 * `say` is told of the progress.
 */
export async function differences(db: Database, say: (line: string) => void = () => undefined): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [table, truths] of Object.entries(counters) as [keyof DB, Truths][]) {
    say(`counting ${table}`)
    for (const [counter, truth] of Object.entries(truths)) {
      const rows = await transact(db, async (tx) => {
        // Longer than any request may be, and so each for itself, since whoever else writes may have to wait.
        await giveTime(tx, 15)
        const counted = await sql<Pick<Difference, 'id' | 'is' | 'should'>>`select id, "is", should
          from (select id, ${sql.ref(counter)}::text as "is", (${truth})::text as should from ${sql.table(table)}) as counted
          where "is" <> should order by id`.execute(tx)
        return counted.rows
      })
      found.push(...rows.map((row) => ({ table, counter, ...row })))
    }
  }
  const { rows } = await sql<Pick<Difference, 'is' | 'should'>>`select "is", should from (select
      (select coalesce(sum(published), 0) from insight_counts)::text as "is",
      (select count(*) from insights where aasm_state = 'published')::text as should) as counted where "is" <> should`.execute(db)
  found.push(...rows.map((row) => ({ table: 'insight_counts' as const, id: 'all', counter: 'published', ...row })))
  return found
}

/** The hour of the night, in UTC, in which all counters are compared, and for how long that holds, in hours. */
const nightHour = 3
const holdsHours = 12

/** How many differences are told in full. */
const mostTold = 100

/**
 * Compares every counter with its rows, once a night, and logs what differs as an error. Nothing is set right: what made them
 * differ has to be found first. Of several processes one does it.
 */
export async function compareCounters(db: Database, now: Date, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  if (now.getUTCHours() !== nightHour) return
  const { rows } = await sql`insert into report_counts as known (name, counted_at) values ('counters', ${now.toISOString()}::timestamptz)
    on conflict (name) do update set counted_at = excluded.counted_at
      where known.counted_at < excluded.counted_at - make_interval(hours => ${sql.lit(holdsHours)}) returning name`.execute(db)
  if (rows.length === 0) return
  const found = await differences(db)
  if (found.length > 0) log.error({ count: found.length, differences: found.slice(0, mostTold) }, 'counters differ from their rows')
}

/**
 * Sets one counter right. Who counts holds the row until its own rows are there to be seen, so the row is taken first and
 * its rows are counted after that.
 */
export async function mend(db: Database, { table, id, counter }: Pick<Difference, 'table' | 'id' | 'counter'>): Promise<void> {
  await transact(db, async (tx) => {
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
