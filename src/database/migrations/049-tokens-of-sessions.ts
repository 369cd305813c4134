/** A token that hands a session over ends with it. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  `alter table one_time_tokens add session_id text collate "C" references sessions on delete cascade`,
  `create index one_time_tokens_session on one_time_tokens (session_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
