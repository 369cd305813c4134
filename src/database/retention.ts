/** For how long what stands in each table is kept. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DB } from '../generated/tables.ts'
import type { Database } from './connection.ts'
import { dropMonths, firstPart } from './months.ts'
import { transact } from './transact.ts'

type Table = keyof DB

/**
 * `for good`: the books and archives of the platform. `until it is ended`: whoever it belongs to deletes it, or it is settings
 * and lists of the installation. `with its record`: it goes with the row that it hangs on.
 */
export type Kept =
  | 'for good'
  | 'until it is ended'
  | 'with its record'
  | { step: string }
  /** `first`: the part of a table of months that has everything before them; the months go as a whole. */
  | { days: number; old: Old; first?: string }

/** Where rows are that are older than a time, at most so many. */
type Old = (before: string, most: RawBuilder<unknown>) => RawBuilder<unknown>

const oldBy =
  (table: string, column: string): Old =>
  (before, most) =>
    sql`select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before}::timestamptz order by ${sql.ref(column)} limit ${most}`

/** Ids follow the time, so that what is oldest is found by them where no index has the time. */
const amongFirst =
  (table: Table, isOld: (before: RawBuilder<unknown>) => RawBuilder<unknown>): Old =>
  (before, most) =>
    sql`select first.ctid from (select ctid, * from ${sql.table(table)} order by id limit ${most}) as first where ${isOld(sql`${before}::timestamptz`)}`

const year = 365

export const kept: Record<Table, Kept> = {
  account_analytic_distribution_reports: 'for good',
  account_counts: 'until it is ended',
  account_entities: 'with its record',
  account_uploads: { step: 'removeUnused' },
  accounts: { step: 'eraseLeavers' },
  // What research was read and by whom has to be shown for seven years where it was paid for.
  activities: { days: 7 * year + 2, old: oldBy(firstPart, 'created_at'), first: firstPart },
  activity_alert_names: 'until it is ended',
  activity_alerts: 'until it is ended',
  alert_matches: { step: 'tellAlerts' },
  alert_publications: { step: 'matchAlerts' },
  alerts: 'until it is ended',
  annotations: 'until it is ended',
  api_keys: { step: 'pruneExpired' },
  asset_classes: 'until it is ended',
  attempts: { step: 'pruneExpired' },
  calendar_feeds: 'until it is ended',
  campaign_contact_lists: 'with its record',
  campaign_deliveries: { days: 3 * year, old: amongFirst('campaign_deliveries', (before) => sql`created_at < ${before}`) },
  changes: { days: year, old: oldBy('changes', 'created_at') },
  closed_months: 'for good',
  collection_items: 'with its record',
  collections: 'until it is ended',
  comment_likes: 'with its record',
  comment_mentions: 'with its record',
  comment_revisions: 'with its record',
  comments: 'until it is ended',
  companies: 'until it is ended',
  company_analytic_distribution_reports: 'for good',
  company_entities: 'with its record',
  company_mtd_qva_reports: { step: 'countReports' },
  company_payments: 'for good',
  company_stages: 'until it is ended',
  contact_list_members: 'with its record',
  contact_lists: { step: 'deleteRemovedLists' },
  // Of people who may have no account and cannot delete it themselves.
  contact_requests: { days: 2 * year, old: oldBy('contact_requests', 'created_at') },
  contact_suppressions: 'until it is ended',
  contacts: 'until it is ended',
  content_verticals: 'until it is ended',
  corporate_answers: 'for good',
  corporate_attachments: 'until it is ended',
  corporate_email_campaigns: 'for good',
  corporate_event_entities: 'with its record',
  corporate_event_hosts: 'with its record',
  corporate_event_insights: 'with its record',
  corporate_event_invitations: 'with its record',
  corporate_events: 'for good',
  corporate_plans: 'until it is ended',
  corporate_presentations: 'until it is ended',
  corporate_question_votes: 'with its record',
  corporate_questions: 'for good',
  corporate_reservations: 'for good',
  countries: 'until it is ended',
  employments: 'with its record',
  entities: 'until it is ended',
  entity_management_profiles: 'until it is ended',
  entity_news: 'until it is ended',
  entity_peers: 'with its record',
  exchange_announcements: 'until it is ended',
  export_parts: 'with its record',
  exports: { step: 'expireExports' },
  external_report_attachments: 'with its record',
  external_report_content_verticals: 'with its record',
  external_report_entities: 'with its record',
  external_reports: 'until it is ended',
  feature_participants: 'with its record',
  feature_usages: 'with its record',
  files: { step: 'removeReleased' },
  filter_presets: 'until it is ended',
  follows: 'until it is ended',
  geographies: 'until it is ended',
  group_email_message_insights: 'with its record',
  group_email_messages: 'for good',
  group_email_recipients: {
    days: 3 * year,
    old: amongFirst(
      'group_email_recipients',
      (before) => sql`group_email_message_id in (select id from group_email_messages where sent_at < ${before})`,
    ),
  },
  idempotency_keys: { step: 'forgetKeys' },
  images: 'until it is ended',
  // With the rows that could not be taken, which are of people.
  imports: { days: 90, old: amongFirst('imports', (before) => sql`finished_at < ${before}`) },
  industries: 'until it is ended',
  industry_groups: 'until it is ended',
  insight_analyticss: 'with its record',
  insight_citations: 'with its record',
  insight_collection_insights: 'with its record',
  insight_collections: 'until it is ended',
  insight_content_verticals: 'with its record',
  insight_counts: 'until it is ended',
  insight_disclosures: 'with its record',
  insight_documents: 'with its record',
  insight_months: 'with its record',
  insight_periods: 'until it is ended',
  insight_provider_payments: 'for good',
  insight_provider_profiles: 'with its record',
  insight_providers: 'with its record',
  // A visitor is known for a day; the readings stay counted.
  insight_public_reads: { days: 31, old: oldBy('insight_public_reads', 'read_at') },
  insight_reads: 'with its record',
  insight_revisions: 'with its record',
  insight_secondary_entities: 'with its record',
  insight_slugs: 'for good',
  insight_streams: 'with its record',
  insight_topics: 'with its record',
  insight_views: 'with its record',
  insight_votes: 'with its record',
  insights: 'until it is ended',
  insights_to_find: { step: 'spreadNames' },
  investment_firm_types: 'until it is ended',
  investor_companies: 'with its record',
  known_devices: { step: 'pruneExpired' },
  like_reasons: 'until it is ended',
  locker_items: 'until it is ended',
  market_cap_distro: 'until it is ended',
  message_group_invitations: 'with its record',
  message_group_members: 'with its record',
  message_group_spans: 'with its record',
  message_groups: 'for good',
  message_inspections: 'with its record',
  message_reads: 'with its record',
  messages: 'for good',
  mtd_account_analytic_distribution_reports: { step: 'countReports' },
  mtd_company_analytic_distribution_reports: { step: 'countReports' },
  mtd_qva_reports: { step: 'countReports' },
  muted_items: 'until it is ended',
  news_to_tell: { step: 'tellOthers' },
  notification_actors: 'with its record',
  notification_mails: { step: 'forgetMails' },
  notifications: { days: year, old: oldBy('notifications', 'updated_at') },
  one_time_tokens: { step: 'pruneExpired' },
  personal_email_domains: 'until it is ended',
  plans: 'until it is ended',
  premium_service_attachments: 'with its record',
  premium_service_notes: 'with its record',
  premium_service_packages: 'for good',
  premium_service_requests: 'for good',
  premium_service_transactions: 'for good',
  premium_services: 'until it is ended',
  publication_access_requests: 'until it is ended',
  push_messages: { step: 'forgetClients' },
  push_notification_tokens: { step: 'forgetClients' },
  qva_reports: 'for good',
  recent_writers: 'with its record',
  recognised_revenues: 'for good',
  report_corrections: 'for good',
  report_counts: 'until it is ended',
  report_versions: 'for good',
  search_words: 'until it is ended',
  secrets: 'until it is ended',
  sectors: 'until it is ended',
  sessions: { step: 'pruneExpired' },
  shared_items: 'until it is ended',
  smarts_balances: 'for good',
  smarts_warnings: 'for good',
  statements: 'with its record',
  taken_slugs: 'for good',
  visitor_salts: { step: 'forgetVisitors' },
  webhook_deliveries: { days: 30, old: oldBy('webhook_deliveries', 'created_at') },
  webhook_endpoints: 'until it is ended',
  webhook_events: { step: 'spreadEvents' },
}

type ForDays = Extract<Kept, { days: number }>
const hasDays = (one: Kept): one is ForDays => typeof one === 'object' && 'days' in one

/** How many days the rows of tables are kept, where it is not as it says above. */
export type KeptDays = Partial<Record<Table, number>>

/** The tables of which old rows go by themselves. */
export const forgotten = (Object.keys(kept) as Table[]).filter((table) => hasDays(kept[table]))

/** For how many days a row of such a table is kept. */
export function daysOf(table: Table, days: KeptDays): number {
  const one = kept[table]
  if (!hasDays(one)) throw new Error(`${table} is not kept for days`)
  return days[table] ?? one.days
}

/** Days as an operator writes them, `activities=3650,imports=30`, of each table once; undefined where it is not that. */
export function keptDaysIn(text: string): KeptDays | undefined {
  const pairs = text.split(',').map((one) => /^\s*(\w+)=([1-9]\d{0,4})\s*$/.exec(one) ?? [])
  const known = new Set(pairs.flatMap(([, table]) => forgotten.find((one) => one === table) ?? []))
  return known.size === pairs.length ? Object.fromEntries(pairs.map(([, table, days]) => [table!, Number(days)])) : undefined
}

/** How many rows go in one transaction, and in how many at most at one time. */
const atOnce = 1_000
const mostTimes = 20

/** Removes what has had its time at `now`. `days`: what the operator says in place of the days above. */
export async function forgetOld(db: Database, now: Date, days: KeptDays = {}): Promise<void> {
  for (const table of forgotten) {
    const before = new Date(now.getTime() - daysOf(table, days) * 24 * 3_600_000).toISOString()
    const one = kept[table] as ForDays
    if (one.first !== undefined) await dropMonths(db, before)
    for (let times = 0; times < mostTimes; times++)
      if ((await forgetSome(db, one.first ?? table, one.old(before, sql.lit(atOnce)))) === 0) break
  }
}

const forgetSome = (db: Database, table: string, old: RawBuilder<unknown>): Promise<number> =>
  transact(db, async (tx) => {
    const gone = await sql`delete from ${sql.table(table)} where ctid = any(array(${old}))`.execute(tx)
    return Number(gone.numAffectedRows ?? 0)
  })
