import { sql } from 'kysely'
import type { Database, Transaction } from './connection.ts'

/** What PostgreSQL reports when two transactions stood in each other's way and one was given up. */
const retryable = new Set(['40001', '40P01'])

/**
 * Runs `work` as one transaction. When another transaction stood in its way it runs again, at most three times, so it
 * may do nothing outside the transaction. Inside a transaction it is a part of that one, which can fail alone.
 */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (isBegun(db)) return part(db, work)
  for (let attempt = 1; ; attempt++) {
    try {
      // A cast: the proof that a transaction is a database costs the compiler a third of all its work.
      return await db.transaction().execute(work as never)
    } catch (error) {
      if (attempt === 3 || !retryable.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

const isBegun = (db: Database): db is Transaction => db.isTransaction

async function part<T>(tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<T> {
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
