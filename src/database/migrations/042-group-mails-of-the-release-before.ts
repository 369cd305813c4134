/** The column by which releases before the one-click way out of group mails hold a mail that they send. Nothing else reads it. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table group_email_recipients add claimed_at timestamptz(3)`.execute(db)
}
