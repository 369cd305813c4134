/** The clock that all processes share: that of the database. */
import { sql } from 'kysely'
import type { Database } from './connection.ts'

/** What time it is for the database. */
export async function clockOf(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: string }>`select now()`.execute(db)
  return new Date(rows[0]!.now)
}
