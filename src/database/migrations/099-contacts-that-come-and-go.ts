/**
 * Contacts are erased, and what they decided of the mails to their address is kept without it. Files of many contacts are
 * imported some rows at a time.
 */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const key = 'text collate "C"'

export const steps: readonly Step[] = [
  together(
    `create table if not exists contact_suppressions (
      entity_id ${key} not null references entities on delete cascade,
      address_hash ${key} not null constraint contact_suppressions_address_hash_form check (address_hash ~ '^[0-9a-f]{64}$'),
      status text not null constraint contact_suppressions_status_known check (status in ('unsubscribed', 'bounced', 'suppressed')),
      created_at timestamptz(3) not null default now(),
      primary key (entity_id, address_hash)
    )`,
  ),
  together(
    `alter table campaign_deliveries add column if not exists address_hash ${key}`,
    `alter table campaign_deliveries alter column contact_id drop not null`,
    `alter table campaign_deliveries drop constraint if exists campaign_deliveries_contact_id_fkey`,
    `alter table campaign_deliveries add constraint campaign_deliveries_contact_id_fkey
      foreign key (contact_id) references contacts on delete set null not valid`,
  ),
  together(
    `create table if not exists imports (
      id ${key} primary key constraint imports_id_length check (length(id) between 1 and 128),
      contact_list_id ${key} not null references contact_lists on delete cascade,
      account_id ${key} references accounts on delete set null,
      source ${key},
      reading jsonb not null,
      dry_run boolean not null,
      status text not null default 'queued' constraint imports_status_known check (status in ('queued', 'running', 'done', 'failed')),
      rows_count integer not null,
      done_count integer not null default 0,
      added_count integer not null default 0,
      updated_count integer not null default 0,
      errors jsonb not null,
      warnings jsonb not null,
      failure text,
      busy_until timestamptz(3),
      started_at timestamptz(3),
      finished_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint imports_counts check (added_count + updated_count <= done_count and done_count <= rows_count)
    )`,
    `create index if not exists imports_list on imports (contact_list_id, created_at desc, id desc)`,
    `create index if not exists imports_account on imports (account_id)`,
    `create index if not exists imports_unfinished on imports (created_at) where status in ('queued', 'running')`,
    `create or replace trigger imports_release_file after delete or update of source on imports
      for each row execute function release_file()`,
  ),
  together(`alter table campaign_deliveries validate constraint campaign_deliveries_contact_id_fkey`),
]
