/** What issuers write to their contacts, and what became of each mail. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const oneOf = (table: string, column: string, values: readonly string[]): string =>
  `constraint ${table}_${column}_known check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`
const campaigns = 'corporate_email_campaigns'
const text = (column: string, longest: number): string =>
  `${column} text not null constraint ${campaigns}_${column}_length check (length(${column}) <= ${longest})`
const count = (column: string): string =>
  `${column} integer not null default 0 constraint ${campaigns}_${column}_natural check (${column} >= 0)`

const statements = [
  // A worker that sends holds the campaign until `busy_until`; one that died holds it no longer than that.
  `create table ${campaigns} (
    ${id(campaigns)},
    entity_id ${key} not null references entities on delete restrict,
    account_id ${key} references accounts on delete set null,
    ${text('title', 255)},
    ${text('subject', 255)},
    ${text('content', 200_000)},
    ${text('from_name', 240)},
    ${text('reply_to', 254)},
    status text not null default 'drafted'
      ${oneOf(campaigns, 'status', ['drafted', 'scheduled', 'sending', 'paused', 'sent', 'cancelled', 'failed'])},
    scheduled_at timestamptz(3),
    sent_at timestamptz(3),
    test_sent_at timestamptz(3),
    content_changed_at timestamptz(3) not null default now(),
    busy_until timestamptz(3),
    nudged_at timestamptz(3),
    failures integer not null default 0,
    ${['recipients', 'delivered', 'opened', 'clicked', 'bounced', 'unsubscribed'].map((one) => count(`${one}_count`)).join(',\n    ')},
    ${times},
    constraint ${campaigns}_scheduled_at_set check (status <> 'scheduled' or scheduled_at is not null)
  )`,
  `create index ${campaigns}_entity on ${campaigns} (entity_id, updated_at desc, id desc)`,
  `create index ${campaigns}_changed on ${campaigns} (updated_at desc, id desc)`,
  `create index ${campaigns}_account on ${campaigns} (account_id)`,
  `create index ${campaigns}_due on ${campaigns} (scheduled_at) where status = 'scheduled'`,
  `create index ${campaigns}_sending on ${campaigns} (busy_until) where status = 'sending'`,

  `create table campaign_contact_lists (
    campaign_id ${key} not null references ${campaigns} on delete cascade,
    contact_list_id ${key} not null references contact_lists on delete cascade,
    primary key (campaign_id, contact_list_id)
  )`,
  `create index campaign_contact_lists_list on campaign_contact_lists (contact_list_id, campaign_id)`,

  // A recipient of a campaign. `handed_at` is set before the end of the mail goes out: from then on it is never sent again.
  `create table campaign_deliveries (
    ${id('campaign_deliveries')},
    campaign_id ${key} not null references ${campaigns} on delete cascade,
    contact_id ${key} not null references contacts on delete cascade,
    code ${key} not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
      constraint campaign_deliveries_code_form check (code ~ '^[0-9a-f]{64}$'),
    status text not null default 'queued'
      ${oneOf('campaign_deliveries', 'status', ['queued', 'sent', 'delivered', 'bounced-soft', 'bounced-hard', 'unsubscribed'])},
    tries integer not null default 0,
    try_at timestamptz(3) not null default now(),
    handed_at timestamptz(3),
    delivered_at timestamptz(3),
    unsubscribed_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    constraint campaign_deliveries_once unique (campaign_id, contact_id),
    constraint campaign_deliveries_code unique (code)
  )`,
  `create index campaign_deliveries_contact on campaign_deliveries (contact_id)`,
  `create index campaign_deliveries_queued on campaign_deliveries (campaign_id, try_at, id) where status = 'queued'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
