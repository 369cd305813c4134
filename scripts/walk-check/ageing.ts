/** Time that goes by while the server is down: what waits for a time becomes due, and the last month is to be closed once more. */
import { sql } from 'kysely'
import type { Database } from '../../src/database/connection.ts'
import { closeMonths } from '../../src/resources/reports/reports.counting.ts'

/** One of so many rows, others in each life. */
const oneOf = (times: number, life: number): string => `abs(hashtext(id || '-${life}')) % ${times} = 0`

const dueMails = (life: number): string[] => [
  `update corporate_email_campaigns set scheduled_at = now() - interval '1 minute'
    where status = 'scheduled' and title like 'Walk %' and ${oneOf(2, life)}`,
  // A process that died held its campaign for minutes.
  `update corporate_email_campaigns set busy_until = null, nudged_at = null where status = 'sending'`,
  `update campaign_deliveries set try_at = now() where status = 'queued'`,
]

const due = (life: number): string[] => [
  ...dueMails(life),
  `update premium_service_requests set completes_at = now() where status = 'delivered' and ${oneOf(3, life)}`,
  `update premium_service_requests set expires_at = now() where status in ('submitted', 'countered') and ${oneOf(8, life)}`,
  `update corporate_events set registration_closes_at = now() where status = 'published' and title like 'Walk %' and ${oneOf(9, life)}`,
  `update corporate_events set starts_at = now(), ends_at = now() + interval '1 hour', registration_closes_at = null
    where status in ('published', 'closed') and title like 'Walk %' and ${oneOf(4, life + 100)}`,
  `update corporate_events set ends_at = now() where status = 'live' and starts_at < now() and title like 'Walk %' and ${oneOf(2, life)}`,
]

const reports = ['qva_reports', 'insight_provider_payments', 'company_payments']
const figures = ['account_analytic_distribution_reports', 'company_analytic_distribution_reports']
const ofMonth = `= (select max(month) from closed_months)`

/** The last month as it was before it was closed. Nothing but this takes a closed month back. */
const reopened = [
  ...reports.map((table) => `alter table ${table} disable trigger ${table}_keep`),
  `delete from report_versions where correction_id in (select id from report_corrections where month ${ofMonth})`,
  `delete from report_corrections where month ${ofMonth}`,
  `delete from walk.payments where content ->> 'period' = (select max(month)::text from closed_months)`,
  ...[...reports, ...figures].map((table) => `delete from ${table} where period ${ofMonth}`),
  `delete from closed_months where month ${ofMonth}`,
  ...reports.map((table) => `alter table ${table} enable trigger ${table}_keep`),
]

async function run(db: Database, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const letTimeGoBy = (db: Database, life: number): Promise<void> => run(db, [...due(life), ...(life % 2 === 0 ? reopened : [])])

/**
 * Closes the month that is running, as the server will do when it is over. No database can be told that it is; so nothing that
 * would still be paid for in it becomes due besides, but the mails.
 */
export async function closeRunningMonth(db: Database): Promise<void> {
  await run(db, dueMails(0))
  const now = new Date()
  await closeMonths(db, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 0, 6)))
}
