/** Entities are listed by their size; those whose size nobody knows come last. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index entities_by_size on entities (coalesce(market_cap_usd_m, -1) desc, id desc)`.execute(db)
}
