/** Which state of a notification those who listen on a realtime channel were told of. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications add announced_at timestamptz(3)`.execute(db)
}
