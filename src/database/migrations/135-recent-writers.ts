/** How far a replica has to be until an account sees there what it wrote last. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The position is that of the log of the database, in bytes.
  await sql`create table recent_writers (
    account_id text collate "C" primary key references accounts on delete cascade,
    position bigint not null,
    wrote_at timestamptz(3) not null default now()
  )`.execute(db)
}
