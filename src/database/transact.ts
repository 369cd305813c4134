import type { Database } from './connect.ts'

/** What PostgreSQL reports when two transactions stood in each other's way and one was given up. */
const retryable = new Set(['40001', '40P01'])

/**
 * Runs `work` as one transaction. When another transaction stood in its way it runs again, at most three times, so it
 * may do nothing outside the transaction.
 */
export async function transact<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === 3 || !retryable.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}
