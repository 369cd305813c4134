/** The queue in which an account writes what it may have only so much of. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'

const queue = prepare(sql`select from accounts where id = ${placeholder('account')} for no key update`, 'accounts:queue')

/**
 * Waits for whoever else writes for the account. To be called before what it has is counted, since a statement sees what
 * was there when it began.
 */
export async function queueUp(tx: Transaction, account: string): Promise<void> {
  await readRows(tx, queue, { account })
}
