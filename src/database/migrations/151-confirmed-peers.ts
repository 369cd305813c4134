/** Whether the operator's people named a peer: what a manager says alone opens no research to it. Peers of before opened it, and still do. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table entity_peers add column if not exists is_confirmed boolean not null default true`).execute(db)
}
