/** A month, as those who close it, pay it or correct it contend for it. */
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Transaction } from '../../database/connection.ts'

/** Waits until nobody else counts or changes what a month comes to. To be taken before any of its rows. */
export const takeMonth = (tx: Transaction, month: string): Promise<void> => takeAdvisoryLock(tx, `month:${month}`)

/** Whether the payments of a month are final. Who took the month knows that they do not become so meanwhile. */
export async function isFinal(tx: Transaction, month: string): Promise<boolean> {
  const settled = tx.selectFrom('insight_provider_payments').select('id').where('period', '=', month).where('status', '<>', 'estimated')
  return (await settled.limit(1).executeTakeFirst()) !== undefined
}
