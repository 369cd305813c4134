/** Delayed readers are told of an insight when its embargo ends. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  // What was published before is told already, or too old to be news.
  `alter table insights add awaits_delayed boolean not null default false`,
  `create index insights_awaits_delayed on insights (published_at) where awaits_delayed`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
