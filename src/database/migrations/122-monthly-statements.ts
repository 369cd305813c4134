/** Which provider was told by mail what a month came to, once each. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'

const statements = [
  `create table statements (
    id ${key} primary key constraint statements_id_length check (length(id) between 1 and 128),
    account_id ${key} not null references accounts on delete cascade,
    month date not null constraint statements_month_first check (month = date_trunc('month', month::timestamp)::date),
    mailed_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint statements_unique unique (account_id, month)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
