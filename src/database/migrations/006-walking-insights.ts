/** A narrow index for walking over the newest insights; the one that covers the filters is three times as long to read. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter index insights_newest rename to insights_filtered`.execute(db)
  await sql`create index insights_newest on insights (published_at desc, id desc) where aasm_state = 'published'`.execute(db)
}
