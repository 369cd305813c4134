/** Answers by idempotency key. A request that is sent again is answered again and not carried out. */
import { sql } from 'kysely'
import type { Database, Transaction } from './connection.ts'

/** For how long an answer is kept, in hours. */
const keptHours = 24

interface Key {
  account: string
  operation: string
  key: string
  /** A hash of everything else that was sent. */
  request: string
}

/**
 * Takes a key in the transaction that will carry the request out. Whoever takes the same key meanwhile waits for its end.
 * Answers what was answered under the key before, and to which request, if it was taken already.
 */
export async function takeKey(
  tx: Transaction,
  { account, operation, key, request }: Key,
): Promise<{ request: string; answer: string } | undefined> {
  await sql`delete from idempotency_keys where account_id = ${account} and operation = ${operation} and key = ${key}
    and created_at < now() - make_interval(hours => ${sql.lit(keptHours)})`.execute(tx)
  const { rows: taken } = await sql`insert into idempotency_keys (account_id, operation, key, request) values
    (${account}, ${operation}, ${key}, ${request}) on conflict do nothing returning key`.execute(tx)
  if (taken.length > 0) return undefined
  const { rows } = await sql<{ request: string; answer: string }>`select request, answer from idempotency_keys
    where account_id = ${account} and operation = ${operation} and key = ${key}`.execute(tx)
  return rows[0]
}

/** Keeps what was answered, in the transaction that took the key. */
export const keepAnswer = async (tx: Transaction, { account, operation, key }: Key, answer: string): Promise<void> =>
  void (await sql`update idempotency_keys set answer = ${answer}
    where account_id = ${account} and operation = ${operation} and key = ${key}`.execute(tx))

/** Forgets what is kept no longer. */
export const forgetKeys = async (db: Database, now: Date): Promise<void> =>
  void (await sql`delete from idempotency_keys where created_at < ${now.toISOString()}::timestamptz
    - make_interval(hours => ${sql.lit(keptHours)})`.execute(db))
