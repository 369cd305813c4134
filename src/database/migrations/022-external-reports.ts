/** Reports that were published elsewhere, with their files. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const atMost = (table: string, column: string, longest: number): string =>
  `constraint ${table}_${column}_length check (length(${column}) <= ${longest})`
const oneOf = (table: string, column: string, values: readonly string[]): string =>
  `constraint ${table}_${column}_known check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`
const name = (table: string, column: string, longest: number): string =>
  `${column} text not null constraint ${table}_${column}_length check (length(${column}) between 1 and ${longest})`
const list = (table: string, column: string): string =>
  `${column} text[] not null default '{}' constraint ${table}_${column}_count check (cardinality(${column}) <= 60)`
const ofReport = `external_report_id ${key} not null references external_reports on delete cascade`

const reports = [
  `create table external_reports (
    ${id('external_reports')},
    account_id ${key} not null references accounts,
    company_id ${key} references companies,
    primary_entity_id ${key} not null references entities,
    ${name('external_reports', 'title', 255)},
    ${name('external_reports', 'source_name', 120)},
    published_on date,
    language text not null default 'en' ${atMost('external_reports', 'language', 35)},
    access text not null ${oneOf('external_reports', 'access', ['open', 'on-request', 'private'])},
    pages integer constraint external_reports_pages_positive check (pages > 0),
    summary text ${atMost('external_reports', 'summary', 5000)},
    imperative text ${oneOf('external_reports', 'imperative', ['bullish', 'bearish', 'neutral'])},
    target_price jsonb constraint external_reports_target_price_object check (jsonb_typeof(target_price) = 'object'),
    ${list('external_reports', 'countries')},
    ${list('external_reports', 'sectors')},
    views_count integer not null default 0 constraint external_reports_views_count_natural check (views_count >= 0),
    status text not null default 'uploaded'
      ${oneOf('external_reports', 'status', ['uploaded', 'processing', 'listed', 'rejected', 'unlisted'])},
    search tsvector generated always as (
      to_tsvector('english', title || ' ' || source_name || ' ' || coalesce(summary, ''))) stored,
    ${times}
  )`,
  `create index external_reports_newest on external_reports (created_at desc, id desc)`,
  `create index external_reports_published on external_reports (coalesce(published_on, '-infinity') desc, id desc)`,
  `create index external_reports_views on external_reports (views_count desc, id desc)`,
  `create index external_reports_account on external_reports (account_id, created_at desc, id desc)`,
  `create index external_reports_company on external_reports (company_id, created_at desc, id desc)`,
  `create index external_reports_primary_entity on external_reports (primary_entity_id, created_at desc, id desc)`,
  `create index external_reports_source on external_reports (source_name, created_at desc, id desc)`,
  `create index external_reports_search on external_reports using gin (search)`,

  `create table external_report_entities (
    ${ofReport},
    entity_id ${key} not null references entities,
    primary key (external_report_id, entity_id)
  )`,
  `create index external_report_entities_entity on external_report_entities (entity_id, external_report_id)`,
  `create table external_report_content_verticals (
    ${ofReport},
    content_vertical_id ${key} not null references content_verticals,
    primary key (external_report_id, content_vertical_id)
  )`,
  `create index external_report_content_verticals_vertical
    on external_report_content_verticals (content_vertical_id, external_report_id)`,

  `create table external_report_attachments (
    ${id('external_report_attachments')},
    ${ofReport},
    account_id ${key} not null references accounts,
    source ${key} not null constraint external_report_attachments_source_stored references files,
    ${name('external_report_attachments', 'source_file_name', 255)},
    source_file_size integer not null,
    source_updated_at timestamptz(3) not null default now(),
    ${name('external_report_attachments', 'source_content_type', 127)},
    title text ${atMost('external_report_attachments', 'title', 255)},
    pages integer constraint external_report_attachments_pages_positive check (pages > 0),
    scan_status text not null default 'clean'
      ${oneOf('external_report_attachments', 'scan_status', ['received', 'clean', 'infected', 'unsupported'])},
    ${times}
  )`,
  `create index external_report_attachments_report on external_report_attachments (external_report_id, created_at desc, id desc)`,
  `create index external_report_attachments_account on external_report_attachments (account_id)`,
  `create unique index external_report_attachments_source on external_report_attachments (source)`,
  `create trigger external_report_attachments_release_file after delete or update of source on external_report_attachments
    for each row execute function release_file()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of reports) await sql.raw(statement).execute(db)
}
