/** Keys under which clients send a request that must be carried out once, with what was answered. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table idempotency_keys (
        account_id text collate "C" not null references accounts on delete cascade,
        operation text collate "C" not null,
        key text collate "C" not null constraint idempotency_keys_key_length check (length(key) between 1 and 255),
        request text not null,
        answer text,
        created_at timestamptz(3) not null default now(),
        primary key (account_id, operation, key)
      )`,
    )
    .execute(db)
  await sql.raw(`create index idempotency_keys_oldest on idempotency_keys (created_at)`).execute(db)
}
