/** Columns that nothing reads: nobody accepts terms, views of an entity are counted when asked for, and group mails are leased. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What the release before does not use either. */
export const unused = ['accounts.terms_accepted_at', 'entities.latest_imperatives', 'group_email_recipients.claimed_at']

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts drop column if exists terms_accepted_at`.execute(db)
  await sql`alter table entities drop column if exists latest_imperatives`.execute(db)
  await sql`alter table group_email_recipients drop column if exists claimed_at`.execute(db)
}
