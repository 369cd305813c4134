/** What programs of an account sign in with: the hash of each secret, found by its first characters, and what it may do. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'

const statements = [
  `create table api_keys (
    id ${key} primary key constraint api_keys_id_length check (length(id) between 1 and 128),
    account_id ${key} not null references accounts on delete cascade,
    name text not null constraint api_keys_name_length check (length(name) between 1 and 120),
    scopes text[] not null constraint api_keys_scopes_number check (cardinality(scopes) between 1 and 64),
    prefix ${key} not null constraint api_keys_prefix_unique unique,
    secret_hash bytea not null constraint api_keys_secret_hash_length check (octet_length(secret_hash) = 32),
    expires_at timestamptz(3) not null,
    -- How many days before its end the account was told last; null until it is told at all.
    warned_days integer constraint api_keys_warned_days_known check (warned_days in (30, 7)),
    last_used_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`,
  `create index api_keys_of_account on api_keys (account_id, created_at, id)`,
  `create index api_keys_by_end on api_keys (expires_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
