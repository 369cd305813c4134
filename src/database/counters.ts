/** Every counter that is kept beside the rows it counts, and what it should be. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DB } from '../generated/tables.ts'

/** SQL that counts the rows of a counter. `of`: the table of these rows, where they are kept for so many days alone. */
interface Truth {
  count: RawBuilder<unknown>
  of?: keyof DB
}
export type Truths = Record<string, RawBuilder<unknown> | Truth>

/** What a counter has to be, as SQL and whatever else is said of it. */
export const truthOf = (one: Truths[string]): Truth => ('count' in one ? one : { count: one })

const insight = sql.ref('insights.id')
const views = (what: RawBuilder<unknown>): Truth => ({
  of: 'activities',
  count: sql`(select ${what} from activities where activities.trackable_type = 'insights'
    and activities.trackable_id = ${insight} and activities.key in ('insight.view', 'insight.public_view'))`,
})
/** How often an activity of a key happened to a record. */
const times = (key: string, type: string, id: string): Truth => ({
  of: 'activities',
  count: sql`(select count(*) from activities where key = ${sql.lit(key)} and trackable_type = ${sql.lit(type)} and trackable_id = ${sql.ref(id)})`,
})
const votes = (score: number) => sql`(select count(*) from insight_votes where insight_id = ${insight} and score = ${sql.lit(score)})`
const followers = (type: string) => sql`(select count(*) from follows where followable_type = ${sql.lit(type)}
  and followable_id = ${sql.ref(`${type}.id`)})`

const requested = (of: RawBuilder<unknown>) =>
  sql`(select ${of} from premium_service_requests where premium_service_id = premium_services.id)`
const moved = (of: RawBuilder<unknown>) =>
  sql`(select coalesce(${of}, 0) from premium_service_transactions where company_id = smarts_balances.id)`
const deliveries = (what: RawBuilder<unknown>): Truth => ({
  of: 'campaign_deliveries',
  count: sql`(select ${what} from campaign_deliveries where campaign_id = corporate_email_campaigns.id)`,
})

/** For each table its counters, and SQL that counts the rows of each. */
export const counters: Partial<Record<keyof DB, Truths>> = {
  insights: {
    total_account_read: sql`(select count(*) from insight_reads where insight_id = ${insight} and is_counted)`,
    total_public_read: {
      of: 'insight_public_reads',
      count: sql`(select count(*) from insight_public_reads where insight_id = ${insight})`,
    },
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
  account_counts: {
    accounts: sql`(select count(*) from accounts
      where account_counts.id = 'all' or (account_type = 'insight-provider' and status <> 'invited'))`,
  },
  content_verticals: {
    insights_count: sql`(select count(*) from insight_content_verticals join insights on insights.id = insight_id
      where content_vertical_id = content_verticals.id and aasm_state = 'published')`,
  },
  entities: {
    // One by the index of each, since the two together would be sought among all insights for every entity.
    insights_count: sql`(select count(*) from (
      select id from insights where aasm_state = 'published' and primary_entity_id = entities.id
      union select insights.id from insight_secondary_entities join insights on insights.id = insight_id
        where entity_id = entities.id and aasm_state = 'published') as about_it)`,
    followers_count: followers('entities'),
  },
  external_reports: {
    views_count: times('external_report.view', 'external-reports', 'external_reports.id'),
  },
  corporate_events: {
    reserved_count: sql`(select coalesce(sum(1 + guests), 0) from corporate_reservations
      where corporate_event_id = corporate_events.id and status in ('confirmed', 'attended', 'no-show'))`,
    waitlist_count: sql`(select count(*) from corporate_reservations
      where corporate_event_id = corporate_events.id and status = 'waitlisted')`,
  },
  corporate_presentations: {
    downloads_count: times('corporate_presentation.download', 'corporate-presentations', 'corporate_presentations.id'),
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
    recipients_count: {
      of: 'group_email_recipients',
      count: sql`(select count(*) from group_email_recipients where group_email_message_id = group_email_messages.id)`,
    },
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
    downloads_count: times('insight_document.download', 'insight-documents', 'insight_documents.id'),
  },
}
