/** What visitors write to the operator, issuers and providers, and what providers write to their followers. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const text = (table: string, column: string, longest: number): string =>
  `${column} text not null constraint ${table}_${column}_length check (length(${column}) between 1 and ${longest})`
const atMost = (table: string, column: string, longest: number): string =>
  `${column} text constraint ${table}_${column}_length check (length(${column}) <= ${longest})`
const oneOf = (table: string, column: string, values: readonly string[]): string =>
  `constraint ${table}_${column}_known check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`
const count = (table: string, column: string): string =>
  `${column} integer not null default 0 constraint ${table}_${column}_natural check (${column} >= 0)`

const contactRequests = [
  `create table contact_requests (
    ${id('contact_requests')},
    account_id ${key} references accounts on delete cascade,
    ${text('contact_requests', 'name', 120)},
    ${text('contact_requests', 'email', 254)},
    ${atMost('contact_requests', 'company_name', 255)},
    ${atMost('contact_requests', 'phone', 32)},
    subject text not null
      ${oneOf('contact_requests', 'subject', ['sales', 'support', 'corporate-access', 'become-a-provider', 'press', 'report-content', 'other'])},
    ${text('contact_requests', 'message', 10_000)},
    country text constraint contact_requests_country_form check (country ~ '^[A-Z]{2}$'),
    ${atMost('contact_requests', 'page_url', 2048)},
    consent boolean not null constraint contact_requests_consent_given check (consent),
    status text not null default 'new' ${oneOf('contact_requests', 'status', ['new', 'assigned', 'replied', 'closed', 'spam'])},
    contactable_type text ${oneOf('contact_requests', 'contactable_type', ['entities', 'accounts', 'companies'])},
    contactable_id ${key},
    assignee_id ${key} references accounts,
    ${times},
    constraint contact_requests_contactable_whole check ((contactable_type is null) = (contactable_id is null))
  )`,
  `create index contact_requests_account on contact_requests (account_id, created_at desc, id desc)`,
  `create index contact_requests_contactable on contact_requests (contactable_type, contactable_id, account_id)`,
  `create index contact_requests_assignee on contact_requests (assignee_id)`,
]

const groupMail = [
  // While it is queued, `sent_at` is when it is due.
  `create table group_email_messages (
    ${id('group_email_messages')},
    account_id ${key} not null references accounts on delete cascade,
    company_id ${key} references companies,
    ${text('group_email_messages', 'subject', 255)},
    body text not null constraint group_email_messages_body_length check (length(body) between 1 and 100000),
    status text not null default 'drafted' ${oneOf('group_email_messages', 'status', ['drafted', 'queued', 'sent'])},
    audience text not null default 'followers' ${oneOf('group_email_messages', 'audience', ['followers', 'investors'])},
    ${count('group_email_messages', 'recipients_count')},
    ${count('group_email_messages', 'opened_count')},
    ${count('group_email_messages', 'clicked_count')},
    sent_at timestamptz(3),
    ${times},
    constraint group_email_messages_time_of_sending check ((status = 'drafted') = (sent_at is null))
  )`,
  `create index group_email_messages_newest on group_email_messages (created_at desc, id desc)`,
  `create index group_email_messages_account on group_email_messages (account_id, created_at desc, id desc)`,
  `create index group_email_messages_company on group_email_messages (company_id, created_at desc, id desc)`,
  `create index group_email_messages_due on group_email_messages (sent_at) where status = 'queued'`,

  `create table group_email_message_insights (
    group_email_message_id ${key} not null references group_email_messages on delete cascade,
    insight_id ${key} not null references insights on delete cascade,
    primary key (group_email_message_id, insight_id)
  )`,
  `create index group_email_message_insights_insight on group_email_message_insights (insight_id)`,

  // One mail each. Who is about to send it holds it until `claimed_at` is old.
  `create table group_email_recipients (
    ${id('group_email_recipients')},
    group_email_message_id ${key} not null references group_email_messages on delete cascade,
    account_id ${key} not null references accounts on delete cascade,
    claimed_at timestamptz(3),
    mailed_at timestamptz(3),
    constraint group_email_recipients_unique unique (group_email_message_id, account_id)
  )`,
  `create index group_email_recipients_account on group_email_recipients (account_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...contactRequests, ...groupMail]) await sql.raw(statement).execute(db)
}
