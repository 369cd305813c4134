/** When a mail was handed over, apart from when it was taken: what a process that died was handing over goes out again. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const tables = ['notification_mails', 'group_email_recipients', 'corporate_event_invitations', 'statements']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql.raw(`alter table ${table} add column handed_at timestamptz(3)`).execute(db)
}
