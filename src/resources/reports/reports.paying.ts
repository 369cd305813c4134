/** What finance says of payments: that they were paid, and on which day. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { broken, conflict } from '../../refusals.ts'
import { transition } from '../../verbs/lifecycle.ts'
import type { Parts, State } from '../../verbs/lifecycle.ts'
import { takeMonth } from './reports.months.ts'

type Payment = 'company-payments' | 'insight-provider-payments'

/** The day of payment that is sent, if one is. */
type Day = string | undefined

interface Settled {
  status?: State<Payment>
  paid_on?: string | RawBuilder<string>
  paid_minor?: RawBuilder<string>
}

/** What is left to pay of the payments in the table with this name. */
export const outstandingOf = (table: string) => sql`${sql.ref(`${table}.total_minor`)} - coalesce(${sql.ref(`${table}.paid_minor`)}, 0)`

const inFull = (day: Day): Settled => ({
  paid_on: day ?? sql<string>`(now() at time zone 'UTC')::date`,
  paid_minor: sql<string>`total_minor`,
})

const parts: Parts<Payment, Day, Settled> = { guards: {}, effects: { book: inFull } }

/** Waits for whoever corrects the month of a payment, which is locked afterwards. */
export async function takeMonthOf(tx: Transaction, table: 'company_payments' | 'insight_provider_payments', id: string): Promise<void> {
  const { rows } = await sql<{ period: string }>`select period from ${sql.table(table)} where id = ${id}`.execute(tx)
  if (rows[0]) await takeMonth(tx, rows[0].period)
}

interface Sent {
  status?: State<Payment> | undefined
  paid_on?: Day
  statement_url?: string | null | undefined
}

/** A payment, as far as it decides how it is settled. `period`: the first day of its month. */
interface Owed {
  status: State<Payment>
  period: string
  paid_on: string | null
}

/** Whether the month of a payment was over on a day. */
function wasOver(period: string, day: string): boolean {
  const first = new Date(period)
  return Date.parse(day) >= Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1)
}

/**
 * The columns of a payment that is settled by what is sent.
 * @throws 409 where it is not paid by that, 422 for a day on which its month was not over.
 */
export async function settled(
  type: Payment,
  { status: from, period, paid_on: before }: Owed,
  { status: to = from, paid_on, statement_url }: Sent,
) {
  if (paid_on !== undefined && !wasOver(period, paid_on)) {
    throw broken('What a month comes to is paid once it is over', '/data/attributes/paid-on')
  }
  const taken = await transition(type, { from, to, actors: ['clerk'] }, parts, paid_on)
  if (to !== 'paid' && (paid_on !== undefined || statement_url !== undefined)) throw conflict('This payment is not paid.')
  return { statement_url, ...(!taken && paid_on !== undefined && paid_on !== before ? inFull(paid_on) : taken?.columns) }
}
