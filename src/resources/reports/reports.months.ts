/** A month, as those who close it, pay it or correct it contend for it. */
import { sql } from 'kysely'
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Transaction } from '../../database/connect.ts'
import { anyRow } from '../../verbs/rows.ts'

/** Waits until nobody else counts or changes what a month comes to. To be taken before any of its rows. */
export const takeMonth = (tx: Transaction, month: string): Promise<void> => takeAdvisoryLock(tx, `month:${month}`)

/** Whether the payments of a month are final. Who took the month knows that they do not become so meanwhile. */
export const isFinal = (tx: Transaction, month: string): Promise<boolean> =>
  anyRow(tx, sql`select from insight_provider_payments where period = ${month}::date and status <> 'estimated' limit 1`)
