/** Webhooks: where accounts want events sent, what happened that has to be sent, and what became of each that was. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const newest = 'created_at desc, id desc'

const statements = [
  `create table webhook_endpoints (
    ${id('webhook_endpoints')},
    account_id ${key} not null references accounts on delete cascade,
    url text not null constraint webhook_endpoints_url_length check (length(url) between 1 and 2048),
    events text[] not null constraint webhook_endpoints_events_some check (cardinality(events) > 0),
    active boolean not null default true,
    description text constraint webhook_endpoints_description_length check (length(description) <= 200),
    secret text not null,
    previous_secret text,
    previous_secret_until timestamptz(3),
    disabled_at timestamptz(3),
    disabled_reason text constraint webhook_endpoints_disabled_reason_known check (disabled_reason in ('owner', 'gone', 'failing')),
    quick_answers integer not null default 0,
    last_delivered_at timestamptz(3),
    queued_until timestamptz(3),
    busy_until timestamptz(3),
    handed_at timestamptz(3),
    mailed_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint webhook_endpoints_off check (active = (disabled_at is null) and active = (disabled_reason is null))
  )`,
  `create index webhook_endpoints_account on webhook_endpoints (account_id, ${newest})`,
  `create index webhook_endpoints_events on webhook_endpoints using gin (events) with (fastupdate = off) where active`,

  `create table webhook_events (
    ${id('webhook_events')},
    record_type ${key} not null constraint webhook_events_record_type_known check (record_type in ('activities', 'notifications')),
    record_id ${key} not null,
    event ${key} not null,
    occurred_at timestamptz(3) not null default now()
  )`,

  `create table webhook_deliveries (
    ${id('webhook_deliveries')},
    account_id ${key} not null references accounts on delete cascade,
    webhook_endpoint_id ${key} not null references webhook_endpoints on delete cascade,
    record_type ${key} not null constraint webhook_deliveries_record_type_known check (record_type in ('activities', 'notifications')),
    record_id ${key} not null,
    event ${key} not null,
    occurred_at timestamptz(3) not null,
    state text not null default 'pending' constraint webhook_deliveries_state_known check (state in ('pending', 'delivered', 'failed')),
    attempts integer not null default 0,
    last_status_code integer,
    last_error text constraint webhook_deliveries_last_error_length check (length(last_error) <= 500),
    begun_at timestamptz(3) not null default now(),
    failures integer not null default 0,
    next_attempt_at timestamptz(3) default now(),
    delivered_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    constraint webhook_deliveries_next check ((state = 'pending') = (next_attempt_at is not null))
  )`,
  `create index webhook_deliveries_due on webhook_deliveries (webhook_endpoint_id, next_attempt_at) where state = 'pending'`,
  `create index webhook_deliveries_account on webhook_deliveries (account_id, ${newest})`,
  `create index webhook_deliveries_endpoint on webhook_deliveries (webhook_endpoint_id, ${newest})`,
  `create index webhook_deliveries_oldest on webhook_deliveries (created_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
