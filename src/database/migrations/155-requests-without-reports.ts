/** What outlived the record that it is about, since both came and went at once. A request for access to such a one could not be denied any more. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  `delete from publication_access_requests where publication_type = 'external-reports'
    and not exists (select from external_reports where external_reports.id = publication_id)`,
  `delete from locker_items where lockable_type = 'external-reports'
    and not exists (select from external_reports where external_reports.id = lockable_id)`,
  `delete from shared_items where shareable_type = 'external-reports'
    and not exists (select from external_reports where external_reports.id = shareable_id)`,
  `delete from shared_items where shareable_type = 'collections'
    and not exists (select from collections where collections.id = shareable_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
