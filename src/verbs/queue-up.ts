/** The queue in which an account writes what it may have only so much of. */
import type { Transaction } from '../database/connect.ts'
import { placeholder, prepare, readRows, statements } from '../database/read.ts'

const queue = prepare(
  statements.selectFrom('accounts').select('id').where('id', '=', placeholder('account')).forNoKeyUpdate(),
  'accounts:queue',
)

/**
 * Waits for whoever else writes for the account. To be called before what it has is counted, since a statement sees what
 * was there when it began.
 */
export async function queueUp(tx: Transaction, account: string): Promise<void> {
  await readRows(tx, queue, { account })
}
