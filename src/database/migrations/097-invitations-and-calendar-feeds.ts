/** Whom issuers invited to their events by mail, once each, and the calendars that accounts subscribe to. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`

const statements = [
  `create table corporate_event_invitations (
    ${id('corporate_event_invitations')},
    corporate_event_id ${key} not null references corporate_events on delete cascade,
    email text not null constraint corporate_event_invitations_email_length check (length(email) <= 254),
    mailed_at timestamptz(3),
    ${times},
    constraint corporate_event_invitations_unique unique (corporate_event_id, email)
  )`,
  // Events that are published already invited nobody by mail. Those that they name by now are not surprised by later changes.
  `insert into corporate_event_invitations (id, corporate_event_id, email)
    select public.uuid_v7(), id, email from corporate_events, unnest(invited_emails) as email where status <> 'drafted' on conflict do nothing`,

  `create table calendar_feeds (
    ${id('calendar_feeds')},
    account_id ${key} not null constraint calendar_feeds_account_unique unique references accounts on delete cascade,
    token_hash bytea not null constraint calendar_feeds_token_hash_length check (octet_length(token_hash) = 32),
    ${times}
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
