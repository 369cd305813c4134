/** The queue in which an account writes what it may have only so much of. */
import { sql } from 'kysely'
import type { Transaction } from '../database/connection.ts'
import { placeholder, prepare, readRows, statements } from '../database/read.ts'
import { unauthorized } from '../refusals.ts'
import type { Caller } from './caller.ts'

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

const session = prepare(
  sql`select sessions.id from sessions join accounts on accounts.id = sessions.account_id
    where sessions.id = ${placeholder('session')} and accounts.status = 'active' for key share of sessions`,
  'sessions:held',
)

/**
 * The same for what outlasts the session that it is made in, which does not end before the transaction. The account is locked
 * first, as it is by those who end sessions. @throws 401 once it has ended, of which a process may know for a second yet.
 */
export async function queueUpInSession(tx: Transaction, { id, sessionId }: Caller): Promise<void> {
  await queueUp(tx, id)
  const [row] = await readRows(tx, session, { session: sessionId })
  if (!row) throw unauthorized()
}
