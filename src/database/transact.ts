import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** What PostgreSQL reports when two transactions stood in each other's way and one was given up. */
const retryable = new Set(['40001', '40P01'])

/**
 * Runs `work` as one transaction. When another transaction stood in its way it runs again, at most three times, so it
 * may do nothing outside the transaction. Inside a transaction it is a part of that one, which can fail alone.
 */
export async function transact<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return part(db, work)
  for (let attempt = 1; ; attempt++) {
    try {
      // To prove that a transaction is a database costs the compiler a third of all its work, so it is told instead.
      return await db.transaction().execute(work as never)
    } catch (error) {
      if (attempt === 3 || !retryable.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

async function part<T>(tx: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx)
  try {
    const result = await work(tx)
    await sql`release savepoint part`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx)
    throw error
  }
}
