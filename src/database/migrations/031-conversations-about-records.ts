/** Conversations about premium service requests and events, and mails of a provider that a follower can end. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  `create unique index message_groups_about on message_groups (subject_id, subject_type) where kind in ('premium-request', 'event')`,

  // Whoever was brought into the conversation of an event once and left it is not brought there again.
  `alter table corporate_reservations add is_brought_in boolean not null default false`,

  `alter table follows add wants_mails boolean not null default true`,
  `alter table group_email_recipients drop claimed_at`,
  `alter table group_email_recipients add code text collate "C" not null
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    constraint group_email_recipients_code_form check (code ~ '^[0-9a-f]{64}$')`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
