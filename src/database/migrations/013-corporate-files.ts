/** Corporate presentations, and the files that hang on what issuers publish. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const atMost = (table: string, column: string, longest: number): string =>
  `constraint ${table}_${column}_length check (length(${column}) <= ${longest})`
const file = (table: string): string => `
    source ${key} not null constraint ${table}_source_stored references files,
    source_file_name text not null,
    source_file_size integer not null,
    source_updated_at timestamptz(3) not null default now(),
    source_content_type text not null`
const owning = (table: string): string[] => [
  `create unique index ${table}_source on ${table} (source)`,
  `create trigger ${table}_release_file after delete or update of source on ${table} for each row execute function release_file()`,
]

const presentations = [
  `create table corporate_presentations (
    ${id('corporate_presentations')},
    entity_id ${key} not null references entities,
    corporate_event_id ${key} references corporate_events on delete set null,
    account_id ${key} not null references accounts,
    title text not null constraint corporate_presentations_title_length check (length(title) between 1 and 255),
    description text ${atMost('corporate_presentations', 'description', 5000)},
    presented_on date,
    kind text not null default 'other' constraint corporate_presentations_kind_known
      check (kind in ('results', 'investor-day', 'roadshow', 'esg', 'annual-report', 'other')),
    period text ${atMost('corporate_presentations', 'period', 64)},
    ${file('corporate_presentations')},
    pages integer constraint corporate_presentations_pages_range check (pages between 1 and 100000),
    release_time timestamptz(3),
    downloads_count integer not null default 0 constraint corporate_presentations_downloads_count_natural check (downloads_count >= 0),
    ${times}
  )`,
  `create unique index corporate_presentations_once on corporate_presentations (entity_id, title, release_time) nulls not distinct`,
  `create index corporate_presentations_newest on corporate_presentations (created_at desc, id desc)`,
  `create index corporate_presentations_entity on corporate_presentations (entity_id, created_at desc, id desc)`,
  `create index corporate_presentations_event on corporate_presentations (corporate_event_id)`,
  `create index corporate_presentations_account on corporate_presentations (account_id)`,
  ...owning('corporate_presentations'),
]

const attachments = [
  `create table corporate_attachments (
    ${id('corporate_attachments')},
    attachable_type text not null,
    attachable_id ${key} not null,
    account_id ${key} not null references accounts,
    title text ${atMost('corporate_attachments', 'title', 255)},
    ${file('corporate_attachments')},
    ${times}
  )`,
  `create index corporate_attachments_attachable on corporate_attachments (attachable_type, attachable_id, created_at desc, id desc)`,
  `create index corporate_attachments_account on corporate_attachments (account_id)`,
  ...owning('corporate_attachments'),

  // An attachment names its record by type and id, which no foreign key can. Each table of such records has the trigger.
  `create function delete_corporate_attachments() returns trigger language plpgsql as $$
    begin
      delete from corporate_attachments where attachable_type = replace(tg_table_name, '_', '-') and attachable_id = old.id;
      return null;
    end $$`,
  ...['corporate_events', 'corporate_presentations'].map(
    (table) =>
      `create trigger ${table}_delete_attachments after delete on ${table} for each row execute function delete_corporate_attachments()`,
  ),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...presentations, ...attachments]) await sql.raw(statement).execute(db)
}
