/** A session that was lent ends with the one that lent it. What was lent before, or by the release before, names none. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  `alter table sessions add column if not exists lent_from text collate "C" constraint sessions_lent_from_fkey references sessions on delete cascade`,
  `create index if not exists sessions_lent_from on sessions (lent_from) where lent_from is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
