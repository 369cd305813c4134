/** What is done by the clock: each step of the tick, with something to do and with nothing, and what counts much. */
import { sql } from 'kysely'
import type { Database } from '../../../src/database/connection.ts'
import { compareCounters } from '../../../src/database/recount.ts'
import { dueIn } from '../../../src/resources/index.ts'
import { chains } from '../../../src/tick.ts'
import type { Means, Steps } from '../../../src/verbs/domain.ts'
import { beginsBefore, ends } from './happenings.ts'

interface Timed {
  name: string
  /** What makes it due, before each time. */
  prepare?: readonly string[]
  at: Date
  run: Steps[string]
}

const after = (minutes: number): Date => new Date(Date.parse(ends) + minutes * 60_000)
const counting = dueIn('counting')
const ticked = Object.assign({}, ...chains.map((one) => one.steps)) as Steps

/** The first day of the last month. */
const month = beginsBefore(1).slice(0, 10)
const newestFirst = (table: string, column: string, many: number, where = 'true'): string =>
  `(select id from ${table} where ${where} order by ${column} desc limit ${many})`

/** What gives a step something to do. */
const work: Record<string, readonly string[]> = {
  publishDue: [
    `update insights set aasm_state = 'scheduled', published_at = '${ends}' where id in ${newestFirst('insights', 'published_at', 20, "aasm_state = 'published'")}`,
  ],
  tellDelayed: [
    `update insights set awaits_delayed = true where id in ${newestFirst('insights', 'published_at', 20, "aasm_state = 'published'")}`,
  ],
  matchAlerts: [
    `insert into alerts (id, account_id, query_text, next_due_at) select 'growth-alert-' || n, 'bench-investor-' || n, 'covenant', '${ends}' from generate_series(1, 200) as n on conflict do nothing`,
    `insert into alert_publications (insight_id) select id from ${newestFirst('insights', 'published_at', 50, "aasm_state = 'published'")} as one on conflict do nothing`,
  ],
  tellAlerts: [`update alerts set next_due_at = '${ends}' where id like 'growth-alert-%'`],
  tellActivityAlerts: [
    `update activity_alerts set next_due_at = '${ends}', told_until = '${ends}'::timestamptz - interval '1 day' where id like 'growth-alert-%'`,
  ],
  queueMails: [`update notifications set mail_due_at = '${ends}' where id in ${newestFirst('notifications', 'updated_at', 200)}`],
  announceNotifications: [`update notifications set announced_at = null where id in ${newestFirst('notifications', 'updated_at', 200)}`],
  sendDueCampaigns: [
    `update corporate_email_campaigns set status = 'scheduled', scheduled_at = '${ends}' where id in ${newestFirst('corporate_email_campaigns', 'sent_at', 2)}`,
  ],
  sendDueGroupMails: [
    `update group_email_messages set status = 'queued', sent_at = '${ends}' where id in ${newestFirst('group_email_messages', 'sent_at', 2)}`,
  ],
  tellStatements: [`delete from statements`],
  eraseLeavers: [
    `update accounts set status = 'deactivated' where id = 'bench-investor-500'`,
    `update accounts set left_at = '2026-09-01', erased_at = null where id = 'bench-investor-500'`,
  ],
  forgetOld: [
    `insert into activities (id, key, trackable_type, trackable_id, created_at) select 'growth-old-' || n, 'entity.view', 'entities', 'bench-entity-1',
      timestamptz '2018-01-01' + n * interval '1 hour' from generate_series(1, 1000) as n`,
    `insert into notifications (id, account_id, key, trackable_type, trackable_id, is_open, updated_at) select 'growth-old-' || n, 'bench-investor-2', 'insight.published', 'insights', 'x', false,
      timestamptz '2018-01-01' + n * interval '1 hour' from generate_series(1, 1000) as n`,
  ],
  pruneExpired: [
    `insert into sessions (id, account_id, token_hash, kind, expires_at) select 'growth-old-' || n, 'bench-investor-3', sha256(convert_to('old' || n, 'UTF8')), 'password',
      timestamptz '2018-01-01' from generate_series(1, 200) as n`,
  ],
  recountProviders: [`update accounts set insights_count = insights_count where account_type = 'insight-provider'`],
}

const ofMonth = [
  'qva_reports',
  'insight_provider_payments',
  'company_payments',
  'account_analytic_distribution_reports',
  'company_analytic_distribution_reports',
]
// A month that is closed is never opened but here, so the triggers that keep it so are off meanwhile.
const reopened = [
  `set session_replication_role = replica; ${ofMonth.map((table) => `delete from ${table} where period = '${month}'`).join('; ')};
    delete from closed_months where month = '${month}'; set session_replication_role = origin`,
]
/** Counters of the night are compared once in twelve hours, at three. */
const night = new Date(Date.parse(ends) + 3 * 3_600_000)

export const steps: readonly Timed[] = [
  ...Object.entries(ticked).flatMap(([name, run]): Timed[] => [
    ...(work[name] ? [{ name: `${name}, something to do`, prepare: work[name], at: after(10), run }] : []),
    { name: `${name}, nothing to do`, at: after(11), run },
  ]),
  { name: 'closeMonths, one month', prepare: reopened, at: after(10), run: counting['closeMonths']! },
  { name: 'closeMonths, nothing to do', at: after(10), run: counting['closeMonths']! },
  {
    name: 'countReports, running month',
    prepare: [
      `update report_counts set counted_at = '2026-10-31 21:40Z', seconds = 0 where name in ('running', 'views')`,
      `update report_counts set counted_at = '2026-10-31 21:40Z' where name = 'sizes'`,
    ],
    at: after(-120),
    run: counting['countReports']!,
  },
  {
    name: 'countReports, sizes',
    prepare: [
      `update report_counts set counted_at = '2026-10-31 21:59Z' where name = 'running'`,
      `update report_counts set counted_at = '2026-10-30 21:40Z' where name in ('sizes', 'views')`,
    ],
    at: after(-120),
    run: counting['countReports']!,
  },
  {
    name: 'countReports, nothing to do',
    prepare: [`update report_counts set counted_at = '2026-10-31 21:59Z' where name in ('running', 'sizes')`],
    at: after(-120),
    run: counting['countReports']!,
  },
  {
    name: 'compareCounters',
    prepare: [`delete from report_counts where name = 'counters'`],
    at: night,
    run: (means) => compareCounters(means, { error: () => undefined }),
  },
]

/** Makes a step due and takes it; answers how long it took, in milliseconds. */
export async function take({ prepare = [], at, run }: Timed, means: Means): Promise<number> {
  await makeDue(means.db, prepare)
  const began = performance.now()
  await run({ ...means, now: at })
  return performance.now() - began
}

async function makeDue(db: Database, statements: readonly string[]): Promise<void> {
  for (const one of statements) await sql.raw(one).execute(db)
}
