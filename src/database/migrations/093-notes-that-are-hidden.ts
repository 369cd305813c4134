/** What a party of a request wrote is hidden where it must not be read, and stays on record. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table premium_service_notes
    add column hidden_reason text constraint premium_service_notes_hidden_reason_length check (length(hidden_reason) between 1 and 500),
    add column hidden_by text collate "C" references accounts`.execute(db)
}
