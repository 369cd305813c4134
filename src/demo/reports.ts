import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'
import { transact } from '../database/transact.ts'
import { correctMonth } from '../resources/reports/reports.correcting.ts'
import { closeMonths, countReports } from '../resources/reports/reports.counting.ts'
import { lastMoment, minutesAfter, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'

/** When the running month of the demo set was counted. */
const countedAt = minutesAfter(lastMoment, 720)

/** What subscriptions earned, in hundredths of a dollar. */
const revenues: readonly (readonly [month: string, amount: number])[] = [
  ['2026-06-01', 9_160_000],
  ['2026-07-01', 9_450_000],
  ['2026-08-01', 9_450_000],
  ['2026-09-01', 10_200_000],
  ['2026-10-01', 340_000],
]

/** The number that an id of the demo set ends with. */
const numberIn = (column: string) => sql`right(${sql.ref(column)}, 6)::integer`
const idFrom = (start: number) =>
  sql`${seedId('readings', 0).slice(0, -12)} || lpad((${sql.lit(start)} + row_number() over (order by at, key, about, doer))::text, 12, '0')`

/** What readers and authors did in the months before, as far as their readings and the streams tell of it. */
export async function seedReadings(db: Database): Promise<void> {
  const [insight, account] = [numberIn('read.insight_id'), numberIn('read.account_id')]
  await sql`
    with done as (
      select key, read.insight_id as about, read.account_id as doer, insights.account_id as author, accounts.anonymize_reading,
        read.read_at - case key when 'insight.view' then interval '2 minutes' else interval '0' end as at,
        case key when 'insight.view' then jsonb_build_object('source', (array['alert', 'search', 'collection'])[1 + ${insight} % 3])
          else jsonb_build_object('seconds', 45 + (${insight} * 37 + ${account} * 53) % 600, 'percent', 50 + (${insight} * 13 + ${account} * 7) % 51)
          end as parameters,
        case key when 'insight.view' then 10 else 0 end as weight
      from insight_reads as read join insights on insights.id = read.insight_id join accounts on accounts.id = read.account_id
      cross join unnest(array['insight.view', 'insight.read']) as key
      where read.read_at < ${lastMoment}::timestamptz
      union all
      select 'insight.fork', source.id, fork.account_id, source.account_id, not fork.show_author_names, fork.published_at,
        jsonb_build_object('insight', fork.id), 0
      from insight_streams join insights as source on source.id = upstream_id join insights as fork on fork.id = downstream_id
      where fork.aasm_state = 'published' and fork.published_at < ${lastMoment}::timestamptz)
    insert into activities (id, key, trackable_type, trackable_id, owner_id, recipient_id, anonymize, origin, parameters, weight,
      created_at, updated_at)
    select ${idFrom(0)}, key, 'insights', about, doer, author, anonymize_reading, 'web', parameters, weight, at, at from done`.execute(db)
}

/** What finance did with the first month: it was paid, and corrected later. */
async function payAndCorrect(db: Database): Promise<void> {
  const [month, finance] = ['2026-06-01', seedId('accounts', 12)]
  for (const table of ['insight_provider_payments', 'company_payments']) {
    await sql`update ${sql.table(table)} set status = 'paid' where period = ${month}::date`.execute(db)
  }
  await sql`update company_payments set paid_on = '2026-07-09', paid_minor = total_minor,
    statement_url = 'https://books.demo.example/2026-06/' || company_id where period = ${month}::date`.execute(db)
  const why = 'Two licences that began in July were counted in June.'
  const correction = { id: seedId('report-corrections', 1), reason: why, account_id: finance, amount_minor: '9100000' }
  await transact(db, (tx) => correctMonth(tx, month, correction))
  for (const table of ['report_corrections', 'recognised_revenues']) {
    await sql`update ${sql.table(table)} set created_at = ${lastMoment}::timestamptz, updated_at = ${lastMoment}::timestamptz`.execute(db)
  }
}

/** What a provider earned before it came to its firm is not paid to any company. */
const earnedAlone = {
  ...{ id: seedId('insight-provider-payments', 1), account_id: seedId('accounts', 4), period: '2026-05-01' },
  ...{ share_3m: '0.4', amount_minor: '812000', eligible: true, status: 'final' as const },
}

/** The reports as the server would have counted them, with the times of the demo set. */
export async function countDemoReports(db: Database): Promise<void> {
  await insertRows(
    db,
    'recognised_revenues',
    revenues.map(([month, amount_minor], index) => ({
      ...{ id: seedId('recognised-revenues', index + 1), month, amount_minor: String(amount_minor) },
      ...{ created_at: lastMoment, updated_at: lastMoment },
    })),
  )
  await closeMonths(db, new Date(countedAt))
  await countReports(db, new Date(countedAt))
  await payAndCorrect(db)
  await insertRows(db, 'insight_provider_payments', earnedAlone)
  const monthly = ['account_analytic_distribution_reports', 'company_analytic_distribution_reports', 'qva_reports']
  const running = ['mtd_account_analytic_distribution_reports', 'mtd_company_analytic_distribution_reports']
  const values = ['mtd_qva_reports', 'company_mtd_qva_reports', 'company_payments', 'insight_provider_payments']
  for (const table of [...monthly, ...running, ...values]) {
    const at = sql`least(period + interval '1 month 5 minutes', ${countedAt}::timestamptz at time zone 'UTC') at time zone 'UTC'`
    await sql`update ${sql.table(table)} set created_at = ${at}, updated_at = ${at}`.execute(db)
  }
  await sql`update closed_months set closed_at = (month + interval '1 month 5 minutes') at time zone 'UTC'`.execute(db)
  await sql`update market_cap_distro set created_at = ${countedAt}::timestamptz, updated_at = ${countedAt}::timestamptz`.execute(db)
  await sql`update insight_analyticss set created_at = coalesce(period::timestamp at time zone 'UTC', published_at),
    updated_at = coalesce(period::timestamp at time zone 'UTC', published_at)`.execute(db)
}
