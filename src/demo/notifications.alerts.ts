import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { ActivityAlertsTable, AlertsTable } from '../generated/tables.ts'
import { lastMoment, minutesAfter, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'

/** All of these are due again on the morning after the last moment of the demo set. */
const dueAgain = '2026-10-02T05:30:00.000Z'
const day = 24 * 60
const times = (minutes: number) => ({ created_at: minutesAfter(lastMoment, minutes), updated_at: minutesAfter(lastMoment, minutes) })

interface Sought {
  by: number
  name?: string
  query_text?: string
  filters?: object
  preset?: number
  frequency?: Selectable<AlertsTable>['frequency']
  channels?: string[]
  results: number
  fresh?: number
  /** When it last ran, in days before the last moment. */
  ran: number
}

/** The order gives the ids. What has no frequency is a past search. */
const sought: readonly Sought[] = [
  { by: 1, name: 'Lithium in Australia', query_text: 'lithium', filters: { countries: ['AU'] }, frequency: 'daily', channels: ['app', 'email'], results: 3, fresh: 1, ran: 1 }, // prettier-ignore
  { by: 1, name: 'My Japanese banks', preset: 1, frequency: 'instant', channels: ['app', 'push'], results: 7, ran: 2 },
  { by: 1, query_text: 'deposit costs', results: 4, ran: 3 },
  { by: 1, query_text: 'hybrids', filters: { sectors: ['consumer-discretionary'] }, results: 2, ran: 5 },
  { by: 2, name: 'Small caps', filters: { 'max-market-cap': 2000 }, frequency: 'weekly', channels: ['app'], results: 5, ran: 4 },
  { by: 4, name: 'What others write of banks', query_text: 'bank -central', frequency: 'daily', channels: ['email'], results: 9, ran: 1 },
]

function alertRow(one: Sought, index: number): Insertable<AlertsTable> {
  const ran = minutesAfter(lastMoment, -one.ran * day)
  return {
    id: seedId('alerts', index + 1),
    account_id: seedId('accounts', one.by),
    filter_preset_id: one.preset ? seedId('filter-presets', one.preset) : null,
    kind: one.frequency ? 'saved' : 'history',
    name: one.name ?? null,
    query_text: one.query_text ?? null,
    filters: one.filters ? JSON.stringify(one.filters) : null,
    frequency: one.frequency ?? 'never',
    channels: one.channels ?? ['app'],
    next_due_at: one.frequency ? dueAgain : null,
    last_run_at: ran,
    last_match_at: one.frequency ? ran : null,
    new_count: one.fresh ?? 0,
    results_count: one.results,
    ...times(-40 * day - index * 97),
  }
}

type Watch = Selectable<ActivityAlertsTable>

/** The order gives the ids: by, the name, and how. */
const watched: readonly (readonly [
  by: number,
  company: number | null,
  name: number,
  scope: Watch['scope'],
  channel: Watch['channel'],
  frequency: Watch['frequency'],
  to: string[],
])[] = [
  [1, 5, 26, 'own', 'app', 'daily', []],
  [4, 1, 3, 'own', 'email', 'weekly', []],
  [18, 5, 1, 'company', 'csv-email', 'daily', ['beatrice.okafor@demo.example']],
  [7, 1, 19, 'company', 'app', 'daily', []],
]

const tokens = [
  { by: 1, token: 'fLq1Yw0sRk:APA91bHdemo-registration-of-a-browser', platform: 'web', browser: 'chrome', mobile_os: null },
  { by: 1, token: '740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad', platform: 'native', browser: null, mobile_os: 'ios' },
  { by: 2, token: 'gAAAAABk-demo-registration-of-another-browser', platform: 'web', browser: 'firefox', mobile_os: null },
] as const

/** Alerts, activity alerts, push tokens, and what is counted of features. */
export async function seedAlerts(db: Database): Promise<void> {
  await insertRows(db, 'alerts', sought.map(alertRow))
  const activityAlerts = watched.map(([by, company, name, scope, channel, frequency, recipients], index) => ({
    id: seedId('activity-alerts', index + 1),
    account_id: seedId('accounts', by),
    company_id: company === null ? null : seedId('companies', company),
    activity_alert_name_id: seedId('activity-alert-names', name),
    scope,
    channel,
    frequency,
    recipients,
    last_sent_at: minutesAfter(dueAgain, -2 * day),
    next_due_at: dueAgain,
    told_until: lastMoment,
    ...times(-30 * day - index * 61),
  }))
  await insertRows(db, 'activity_alerts', activityAlerts)
  const tokenRows = tokens.map(({ by, ...token }, index) => ({
    id: seedId('push-notification-tokens', index + 1),
    account_id: seedId('accounts', by),
    ...token,
    user_agent: token.platform === 'web' ? 'Mozilla/5.0 (X11; Linux x86_64)' : null,
    heard_at: lastMoment,
    ...times(-20 * day - index * 31),
  }))
  await insertRows(db, 'push_notification_tokens', tokenRows)
  const of = (account: number, company: number) => ({ account_id: seedId('accounts', account), company_id: seedId('companies', company) })
  await insertRows(db, 'feature_participants', [
    { id: seedId('feature-participants', 1), ...of(1, 5), feature: 'ai-summary', status: 'joined', joined_at: minutesAfter(lastMoment, -9 * day), ...times(-12 * day) }, // prettier-ignore
    {
      id: seedId('feature-participants', 2),
      ...of(2, 6),
      feature: 'mobile-beta',
      status: 'invited',
      joined_at: null,
      ...times(-6 * day),
    },
  ])
  const used = { feature: 'ai-summary' as const, action: 'summarise', occurred_at: minutesAfter(lastMoment, -8 * day), ...times(-8 * day) }
  const context = JSON.stringify({ insight: 'japanese-banks-the-carry-is-back' })
  await insertRows(db, 'feature_usages', [
    { id: seedId('feature-usages', 1), ...of(1, 5), ...used, context },
    { id: seedId('feature-usages', 2), ...of(1, 5), ...used, count: 3 },
  ])
}
