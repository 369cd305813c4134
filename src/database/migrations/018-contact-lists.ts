/** The people whom issuers write to, and the lists that they are on. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const atMost = (table: string, column: string, longest: number): string =>
  `${column} text constraint ${table}_${column}_length check (length(${column}) <= ${longest})`
const oneOf = (table: string, column: string, values: readonly string[]): string =>
  `constraint ${table}_${column}_known check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`
const count = (table: string, column: string): string =>
  `${column} integer not null default 0 constraint ${table}_${column}_natural check (${column} >= 0)`

const statements = [
  `create table contact_lists (
    ${id('contact_lists')},
    entity_id ${key} not null references entities on delete restrict,
    account_id ${key} references accounts on delete set null,
    name text not null constraint contact_lists_name_length check (length(name) between 1 and 120),
    ${atMost('contact_lists', 'description', 2000)},
    ${count('contact_lists', 'contacts_count')},
    ${count('contact_lists', 'deliverable_count')},
    status text not null default 'active' ${oneOf('contact_lists', 'status', ['active', 'removed'])},
    removed_at timestamptz(3),
    source text not null default 'manual' ${oneOf('contact_lists', 'source', ['manual', 'csv', 'event', 'followers'])},
    is_dynamic boolean not null default false,
    last_imported_at timestamptz(3),
    ${times},
    constraint contact_lists_removed_at check ((status = 'removed') = (removed_at is not null))
  )`,
  `create index contact_lists_entity on contact_lists (entity_id, created_at desc, id desc)`,
  `create index contact_lists_newest on contact_lists (created_at desc, id desc)`,
  `create index contact_lists_account on contact_lists (account_id)`,
  `create index contact_lists_removed on contact_lists (removed_at) where status = 'removed'`,

  // One person is one contact of an entity, on however many lists, so that who unsubscribes does so for all of them.
  `create table contacts (
    ${id('contacts')},
    entity_id ${key} not null references entities on delete restrict,
    email text not null constraint contacts_email_length check (length(email) between 3 and 254),
    ${atMost('contacts', 'first_name', 120)},
    ${atMost('contacts', 'last_name', 120)},
    ${atMost('contacts', 'company_name', 240)},
    ${atMost('contacts', 'title', 120)},
    country text constraint contacts_country_form check (country ~ '^[A-Z]{2}$'),
    tags text[] not null default '{}',
    status text not null default 'subscribed' ${oneOf('contacts', 'status', ['subscribed', 'unsubscribed', 'bounced', 'suppressed'])},
    consent_source text not null ${oneOf('contacts', 'consent_source', ['manual', 'csv'])},
    ${times}
  )`,
  `create unique index contacts_email on contacts (entity_id, lower(email))`,
  `create index contacts_newest on contacts (created_at desc, id desc)`,

  `create table contact_list_members (
    contact_list_id ${key} not null references contact_lists on delete cascade,
    contact_id ${key} not null references contacts on delete cascade,
    added_at timestamptz(3) not null default now(),
    primary key (contact_list_id, contact_id)
  )`,
  `create index contact_list_members_contact on contact_list_members (contact_id, contact_list_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
