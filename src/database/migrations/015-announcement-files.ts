/** Attachments of announcements may be stored files, which the column names by their ids among addresses elsewhere. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  `create function release_attachments() returns trigger language plpgsql as $$
    begin
      update files set released_at = now() where id = any(old.attachment) and id <> all(coalesce(new.attachment, '{}'));
      return null;
    end $$`,
  `create trigger exchange_announcements_release_attachments after delete or update of attachment on exchange_announcements
    for each row execute function release_attachments()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
