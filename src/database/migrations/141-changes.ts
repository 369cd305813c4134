/** What is gone from lists, once for each who saw it there. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'

const statements = [
  `create table changes (
    id ${key} primary key constraint changes_id_length check (length(id) between 1 and 128),
    record_type ${key} not null,
    record_id ${key} not null,
    event text not null constraint changes_event_known check (event in ('deleted', 'cancelled')),
    audience ${key} not null,
    created_at timestamptz(3) not null default clock_timestamp()
  )`,
  'create index changes_of on changes (audience, created_at, id)',
  'create index changes_oldest on changes (created_at)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
