/** The session that a client was registered in. What was registered before, by the release before, or in one whose time is over has none. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  `alter table push_notification_tokens add column if not exists session_id text collate "C"
    constraint push_notification_tokens_session_fkey references sessions on delete set null`,
  `create index if not exists push_notification_tokens_session on push_notification_tokens (session_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
