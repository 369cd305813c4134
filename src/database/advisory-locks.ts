/** Locks on what has no row to lock, by a name that whoever contends for it agrees on. They last until the transaction ends. */
import { sql } from 'kysely'
import type { Transaction } from './connection.ts'

/** Waits until no other transaction holds the lock. */
export async function takeAdvisoryLock(tx: Transaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Whether the lock was free; it is held then. */
export async function tryAdvisoryLock(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(tx)
  return rows[0]!.free
}
