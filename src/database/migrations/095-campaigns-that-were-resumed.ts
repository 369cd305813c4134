/** A campaign that was resumed is judged by what was tried since. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table corporate_email_campaigns
    add column resumed_tried integer not null default 0, add column resumed_bounced integer not null default 0`.execute(db)
}
