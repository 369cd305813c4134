/** What providers offer on request, the requests, and what is said and sent about them. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const oneOf = (table: string, column: string, values: readonly string[]): string =>
  `constraint ${table}_${column}_known check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`
const between = (table: string, column: string, least: number, most: number): string =>
  `constraint ${table}_${column}_range check (${column} between ${least} and ${most})`
const count = (column: string): string =>
  `${column} integer not null default 0 constraint premium_services_${column}_natural check (${column} >= 0)`

const kinds = [
  ...['call', 'meeting', 'bespoke-report', 'model', 'data-set', 'survey', 'presentation', 'roadshow', 'expert-access'],
  ...['monitoring', 'other'],
]
const statuses = ['drafted', 'submitted', 'countered', 'accepted', 'delivered', 'completed', 'declined', 'cancelled', 'expired']

const services = [
  `create table premium_services (
    ${id('premium_services')},
    account_id ${key} not null references accounts,
    name text not null constraint premium_services_name_length check (length(name) between 1 and 120),
    slug ${key} not null constraint premium_services_slug_unique unique
      constraint premium_services_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 128 and slug !~ '${uuid}'),
    kind text not null ${oneOf('premium_services', 'kind', kinds)},
    description text constraint premium_services_description_length check (length(description) <= 5000),
    smarts_from integer not null default 0 ${between('premium_services', 'smarts_from', 0, 1_000_000)},
    smarts_unit text not null default 'quote' ${oneOf('premium_services', 'smarts_unit', ['fixed', 'per-hour', 'quote'])},
    time_required_hours integer ${between('premium_services', 'time_required_hours', 1, 10_000)},
    active boolean not null default true,
    position integer not null default 0 ${between('premium_services', 'position', 0, 1_000_000)},
    ${count('completed_count')},
    ${count('ratings_count')},
    ${count('ratings_total')},
    ${times}
  )`,
  `create index premium_services_newest on premium_services (created_at desc, id desc)`,
  `create index premium_services_account on premium_services (account_id, position, id)`,
]

// `company_id` is the company that pays, `provider_company_id` the one that is paid. What is agreed on stands in the terms;
// while a counter-offer stands there, `asked_` holds those of the requestor. `held` is what the ledger holds for it.
const requests = [
  `create table premium_service_requests (
    ${id('premium_service_requests')},
    requestor_id ${key} not null references accounts,
    requestee_id ${key} not null references accounts,
    manager_id ${key} references accounts on delete set null,
    premium_service_id ${key} references premium_services on delete set null,
    company_id ${key} references companies on delete set null,
    provider_company_id ${key} references companies on delete set null,
    title text not null constraint premium_service_requests_title_length check (length(title) between 1 and 255),
    description text constraint premium_service_requests_description_length check (length(description) <= 10000),
    time_required integer ${between('premium_service_requests', 'time_required', 1, 10_000)},
    smarts_required integer ${between('premium_service_requests', 'smarts_required', 0, 1_000_000)},
    asked_time_required integer,
    asked_smarts_required integer,
    held integer not null default 0 constraint premium_service_requests_held_natural check (held >= 0),
    status text not null default 'drafted' ${oneOf('premium_service_requests', 'status', statuses)},
    status_updated_at timestamptz(3) not null default now(),
    accepted_at timestamptz(3),
    deliver_at timestamptz(3),
    completed_at timestamptz(3),
    expires_at timestamptz(3),
    completes_at timestamptz(3),
    reworks smallint not null default 0,
    reminded smallint not null default 0,
    rating smallint ${between('premium_service_requests', 'rating', 1, 5)},
    feedback text constraint premium_service_requests_feedback_length check (length(feedback) <= 5000),
    rated_at timestamptz(3),
    ${times},
    constraint premium_service_requests_two_parties check (requestor_id <> requestee_id),
    constraint premium_service_requests_completed check ((status = 'completed') = (completed_at is not null)),
    constraint premium_service_requests_rated check (status = 'completed' or (rating is null and feedback is null)),
    constraint premium_service_requests_holds check (held = 0 or status in ('submitted', 'countered', 'accepted', 'delivered'))
  )`,
  ...[
    ['requestor', ''],
    ['requestee', ` where status <> 'drafted'`],
    ['manager', ''],
    ['premium_service', ''],
  ].map(
    ([column, where]) => `create index premium_service_requests_${column} on premium_service_requests
      (${column}_id, status_updated_at desc, id desc)${where}`,
  ),
  `create index premium_service_requests_newest on premium_service_requests (status_updated_at desc, id desc)`,
  `create index premium_service_requests_delivery on premium_service_requests (deliver_at, id)`,
  `create index premium_service_requests_price on premium_service_requests (smarts_required, id)`,
  `create index premium_service_requests_company on premium_service_requests (company_id)`,
  `create index premium_service_requests_provider_company on premium_service_requests (provider_company_id)`,
  `create index premium_service_requests_pair on premium_service_requests (requestor_id, requestee_id)
    where status in ('submitted', 'countered', 'accepted', 'delivered')`,
  `create index premium_service_requests_search on premium_service_requests
    using gin (to_tsvector('english', title || ' ' || coalesce(description, '')))`,
  `create index premium_service_requests_expires on premium_service_requests (expires_at) where expires_at is not null`,
  `create index premium_service_requests_completes on premium_service_requests (completes_at) where completes_at is not null`,
  `create index premium_service_requests_late on premium_service_requests (deliver_at) where status = 'accepted' and reminded < 100`,
]

const parts = [
  `create table premium_service_attachments (
    ${id('premium_service_attachments')},
    premium_service_request_id ${key} not null references premium_service_requests on delete cascade,
    account_id ${key} not null references accounts,
    source ${key} not null constraint premium_service_attachments_source_stored references files,
    source_file_name text not null,
    source_file_size integer not null,
    source_updated_at timestamptz(3) not null default now(),
    source_content_type text not null,
    ${times}
  )`,
  `create unique index premium_service_attachments_source on premium_service_attachments (source)`,
  `create index premium_service_attachments_newest on premium_service_attachments
    (premium_service_request_id, created_at desc, id desc)`,
  `create index premium_service_attachments_account on premium_service_attachments (account_id)`,
  `create trigger premium_service_attachments_release_file after delete or update of source on premium_service_attachments
    for each row execute function release_file()`,

  // What the platform itself did has no account.
  `create table premium_service_notes (
    ${id('premium_service_notes')},
    premium_service_request_id ${key} not null references premium_service_requests on delete cascade,
    account_id ${key} references accounts,
    body text not null constraint premium_service_notes_body_length check (length(body) between 1 and 10000),
    internal boolean not null default false,
    is_system boolean not null default false,
    edited_at timestamptz(3),
    ${times}
  )`,
  `create index premium_service_notes_oldest on premium_service_notes (premium_service_request_id, created_at, id)`,
  `create index premium_service_notes_account on premium_service_notes (account_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...services, ...requests, ...parts]) await sql.raw(statement).execute(db)
}
