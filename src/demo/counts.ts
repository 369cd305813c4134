import type { Database } from '../database/connection.ts'
import { recountAll } from '../database/recount.ts'

/** Counted from the rows instead of written down, so that the counters of the demo set are true whatever it holds. */
export async function seedCounts(db: Database): Promise<void> {
  await recountAll(db)
}
