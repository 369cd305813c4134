/** Stored files, and the records that have one. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'

// A file is stored before its record is written and removed after its record is gone. Whatever happens between, its row
// tells which of the stored bytes belong to nothing.
const files = [
  `create table files (
    id ${key} primary key constraint files_id_length check (length(id) between 1 and 128),
    name text not null constraint files_name_length check (length(name) between 1 and 255),
    content_type text not null constraint files_content_type_length check (length(content_type) between 1 and 127),
    size integer not null constraint files_size_natural check (size >= 0),
    stored_by text not null,
    created_at timestamptz(3) not null default now(),
    kept_at timestamptz(3),
    released_at timestamptz(3)
  )`,
  `create index files_not_kept on files (created_at) where kept_at is null`,
  `create index files_released on files (released_at) where released_at is not null`,
  `create function release_file() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or old.source is distinct from new.source then
        update files set released_at = now() where id = old.source;
      end if;
      return null;
    end $$`,

  // What signs download links; every process reads the same.
  `create table secrets (name ${key} primary key, value bytea not null)`,
]

// Until now nothing could be uploaded, so that what stood here led nowhere.
const owners = [
  `delete from insight_documents`,
  `delete from images`,
  `alter table images drop column variants`,
  `create table account_uploads (
    id ${key} primary key constraint account_uploads_id_length check (length(id) between 1 and 128),
    account_id ${key} not null references accounts on delete cascade,
    source ${key} not null,
    source_file_name text not null,
    source_file_size integer not null,
    source_updated_at timestamptz(3) not null default now(),
    source_content_type text not null,
    purpose text not null default 'other' constraint account_uploads_purpose_known
      check (purpose in ('editor-image', 'csv-import', 'message-attachment', 'avatar', 'other')),
    is_used boolean not null default false,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`,
  `create index account_uploads_account on account_uploads (account_id, created_at desc, id desc)`,
  `create index account_uploads_unused on account_uploads (created_at) where not is_used`,
  ...['insight_documents', 'images', 'account_uploads'].flatMap((table) => [
    `alter table ${table} add constraint ${table}_source_stored foreign key (source) references files`,
    `create unique index ${table}_source on ${table} (source)`,
    `create trigger ${table}_release_file after delete or update of source on ${table}
      for each row execute function release_file()`,
  ]),
]

// An image names its owner by type and id, which no foreign key can.
const images = [
  `create function delete_images() returns trigger language plpgsql as $$
    begin
      delete from images where imageable_type = tg_table_name and imageable_id = old.id;
      return null;
    end $$`,
  ...['insights', 'accounts', 'companies', 'entities'].map(
    (table) => `create trigger ${table}_delete_images after delete on ${table} for each row execute function delete_images()`,
  ),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...files, ...owners, ...images]) await sql.raw(statement).execute(db)
}
