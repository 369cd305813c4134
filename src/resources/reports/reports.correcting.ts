/** The correction of a month whose payments are final. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { conflict } from '../../refusals.ts'
import { save } from '../../verbs/rows.ts'
import { isFinal, takeMonth } from './reports.months.ts'
import { valueOf, writePayments } from './reports.payments.ts'

/** Why a month is corrected, by whom, and what it earned in truth where that is known. */
interface Correction {
  id?: string
  reason: string
  account_id: string
  amount_minor?: string | undefined
  currency?: string | undefined
}

/** Keeps the payments of a month as they are. */
async function keepVersion(tx: Transaction, correction: string, month: string): Promise<void> {
  for (const table of ['insight_provider_payments', 'company_payments']) {
    await sql`insert into report_versions (correction_id, report, row_id, content)
      select ${correction}, ${table}, id, to_jsonb(kept) from ${sql.table(table)} as kept where period = ${month}::date`.execute(tx)
  }
}

/** Writes what a month earned in truth. @throws 409 for another currency than that in which payments were made. */
async function correctRevenue(tx: Transaction, month: string, { amount_minor, currency, account_id }: Correction) {
  const read = tx.selectFrom('recognised_revenues').select(['id', 'amount_minor', 'currency']).where('month', '=', month)
  const { id, ...known } = await read.executeTakeFirstOrThrow()
  if (currency !== undefined && currency !== known.currency) {
    const ofMonth = sql`where period = ${month}::date and status = 'paid'`
    const { rows } = await sql`select from company_payments ${ofMonth}
      union all select from insight_provider_payments ${ofMonth} limit 1`.execute(tx)
    if (rows.length > 0) throw conflict(`Payments of this month were made in ${known.currency}.`)
  }
  if (amount_minor !== undefined || currency !== undefined) {
    await save(tx, 'recognised_revenues', id, { amount_minor, currency, account_id })
  }
  return { amount_minor: amount_minor ?? known.amount_minor, currency: currency ?? known.currency }
}

/** Writes the payments of a month as another version, and keeps the one before. @throws 409 where they are estimates. */
export async function correctMonth(tx: Transaction, month: string, correction: Correction): Promise<string> {
  await takeMonth(tx, month)
  if (!(await isFinal(tx, month))) throw conflict('The payments of this month are not final.')
  const earned = await correctRevenue(tx, month, correction)
  const { rows } = await sql<{ id: string; version: number }>`
    insert into report_corrections (id, month, version, reason, amount_minor, currency, account_id)
    select coalesce(${correction.id ?? null}::text, public.uuid_v7()::text), ${month}::date, coalesce(max(version), 1) + 1, ${correction.reason},
      ${earned.amount_minor}::bigint, ${earned.currency}, ${correction.account_id}
    from report_corrections where month = ${month}::date returning id, version`.execute(tx)
  const { id, version } = rows[0]!
  await keepVersion(tx, id, month)
  await sql`select set_config('app.correction', ${month}, true)`.execute(tx)
  await writePayments(tx, month, { value: valueOf(month), status: 'final', version })
  await sql`select set_config('app.correction', '', true)`.execute(tx)
  return id
}
