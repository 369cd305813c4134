/** What activities count for, and the notifications that come of them. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const count = (table: string, column: string): string =>
  `${column} integer not null default 0 constraint ${table}_${column}_natural check (${column} >= 0)`

const activities = [
  // Who has no account is known by a hash that means something for one day only.
  `alter table activities
    add visitor_hash bytea constraint activities_visitor_hash_length check (octet_length(visitor_hash) = 32),
    add weight smallint not null default 0 constraint activities_weight_natural check (weight >= 0),
    alter trackable_id drop not null,
    add constraint activities_one_doer check (owner_id is null or visitor_hash is null)`,
  `create index activities_key on activities (key, created_at desc, id desc)`,
  `create index activities_visitor on activities (visitor_hash, key, trackable_type, trackable_id, created_at desc)
    where visitor_hash is not null`,
  `create index activities_owner_key on activities (owner_id, key, trackable_type, trackable_id, created_at desc)`,

  `create table visitor_salts (
    day date primary key,
    salt bytea not null constraint visitor_salts_salt_length check (octet_length(salt) = 32)
  )`,

  // A reading by the author, a colleague or the operator's people makes the insight read for them and counts for nothing.
  `alter table insight_reads add is_counted boolean not null default true`,
  `create table insight_public_reads (
    insight_id ${key} not null references insights on delete cascade,
    visitor_hash bytea not null constraint insight_public_reads_visitor_hash_length check (octet_length(visitor_hash) = 32),
    read_at timestamptz(3) not null default now(),
    primary key (insight_id, visitor_hash)
  )`,
  `alter table insight_documents add ${count('insight_documents', 'downloads_count')}`,

  // Views weigh tenths, and are shown rounded.
  `alter table insights add ${count('insights', 'weighted_view_tenths')}`,
  `update insights set weighted_view_tenths = weighted_insight_views * 10 where weighted_insight_views > 0`,
  `alter table insights drop weighted_insight_views`,
  `alter table insights add weighted_insight_views integer generated always as ((weighted_view_tenths + 5) / 10) stored`,
]

const notifications = [
  // Rows that one statement makes by the thousand get their ids from the database: UUIDs of version 7, as all others.
  `create function uuid_v7() returns text language sql volatile as $$
    select encode(
      set_bit(
        set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
          52, 1),
        53, 1),
      'hex')::uuid::text
  $$`,

  // `is_open`: the next piece of the same news joins this row in place of making another.
  `create table notifications (
    ${id('notifications')},
    account_id ${key} not null references accounts on delete cascade,
    key text not null constraint notifications_key_form check (key ~ '^[a-z_]+\\.[a-z_]+$' and length(key) <= 64),
    trackable_type text not null constraint notifications_trackable_type_form
      check (trackable_type ~ '^[a-z]+(-[a-z]+)*$' and length(trackable_type) <= 64),
    trackable_id ${key} not null,
    parameters jsonb not null default '{}'
      constraint notifications_parameters_object check (jsonb_typeof(parameters) = 'object'),
    times_told integer not null default 1 constraint notifications_times_told_positive check (times_told > 0),
    is_open boolean not null default true,
    read_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint notifications_open_is_unread check (not is_open or read_at is null)
  )`,
  `create unique index notifications_open on notifications (account_id, key, trackable_type, trackable_id) where is_open`,
  `create index notifications_account on notifications (account_id, updated_at desc, id desc)`,
  `create index notifications_unread on notifications (account_id, updated_at desc, id desc) where read_at is null`,
  `create index notifications_newest on notifications (updated_at desc, id desc)`,

  `create table notification_actors (
    notification_id ${key} not null references notifications on delete cascade,
    account_id ${key} not null references accounts on delete cascade,
    anonymize boolean not null,
    acted_at timestamptz(3) not null default now(),
    primary key (notification_id, account_id)
  )`,
  `create index notification_actors_newest on notification_actors (notification_id, acted_at desc, account_id desc)`,
  `create index notification_actors_account on notification_actors (account_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...activities, ...notifications]) await sql.raw(statement).execute(db)
}
