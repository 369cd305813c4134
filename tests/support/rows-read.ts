/** What statements cost, in rows. */
import { sql } from 'kysely'
import type { Database } from '../../src/database/connection.ts'

/** How many rows of a table all statements of the embedded database read so far. */
export async function rowsRead(db: Database, table: string): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ count: number }>`select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as count
    from pg_stat_user_tables where relname = ${table}`.execute(db)
  return rows[0]!.count
}
