/** The session in which something is made that outlasts it. */
import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { placeholder, prepare, readRows } from '../database/read.ts'
import { unauthorized } from '../refusals.ts'
import type { Caller } from './caller.ts'

const held = prepare(sql`select id from sessions where id = ${placeholder('session')} for key share`, 'sessions:held')

/**
 * Keeps the session from ending before the transaction, behind `queueUp`: who ends sessions locks the account first.
 * @throws 401 once it has ended, of which a process may know for a second yet.
 */
export async function requireLive(tx: Transaction, { sessionId }: Caller): Promise<void> {
  const [row] = await readRows(tx, held, { session: sessionId })
  if (!row) throw unauthorized()
}
