/** Attachments of news, announcements and campaigns go with them, as those of events do. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['entity_news', 'exchange_announcements', 'corporate_email_campaigns']) {
    await sql
      .raw(
        `create trigger ${table}_delete_attachments after delete on ${table} for each row execute function delete_corporate_attachments()`,
      )
      .execute(db)
  }
}
