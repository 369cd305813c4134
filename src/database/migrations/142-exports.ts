/** Exports: lists that are made into files, in parts that are stored as they are made. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'

const statements = [
  `create table exports (
    id ${key} primary key constraint exports_id_length check (length(id) between 1 and 128),
    account_id ${key} not null references accounts on delete cascade,
    list ${key} not null constraint exports_list_length check (length(list) between 1 and 64),
    filters jsonb not null default '{}',
    sort text constraint exports_sort_length check (length(sort) between 1 and 64),
    format text not null constraint exports_format_known check (format in ('csv', 'ndjson')),
    state text not null default 'waiting'
      constraint exports_state_known check (state in ('waiting', 'running', 'done', 'failed')),
    records_count integer not null default 0,
    size bigint not null default 0,
    error text constraint exports_error_length check (length(error) <= 512),
    cursor text,
    busy_until timestamptz(3),
    finished_at timestamptz(3),
    expires_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint exports_ended check ((state in ('waiting', 'running')) = (finished_at is null) and (finished_at is null) = (expires_at is null))
  )`,
  `create index exports_account on exports (account_id, created_at desc, id desc)`,
  `create unique index exports_one_at_a_time on exports (account_id) where state in ('waiting', 'running')`,
  `create index exports_expiring on exports (expires_at) where expires_at is not null`,

  `create table export_parts (
    export_id ${key} not null references exports on delete cascade,
    position integer not null,
    source ${key} not null constraint export_parts_source_stored references files,
    primary key (export_id, position)
  )`,
  `create unique index export_parts_source on export_parts (source)`,
  `create trigger export_parts_release_file after delete or update of source on export_parts
    for each row execute function release_file()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
