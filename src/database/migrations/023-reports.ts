/** The rows of the reports: those of closed months stay as they are, those of the running month are counted anew. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const ofAccount = `account_id ${key} not null references accounts on delete cascade, company_id ${key} references companies on delete set null`
const ofCompany = `company_id ${key} not null references companies on delete cascade`
const month = (table: string): string =>
  `period date not null constraint ${table}_period_month check (period = date_trunc('month', period::timestamp)::date)`
const count = (column: string, type = 'integer'): string => `${column} ${type} not null default 0`
const share = (column: string): string => `${column} numeric(11, 10) not null default 0`

const functions = [
  `create function round_half_even(value numeric) returns bigint language sql immutable as $$
    select case when value - floor(value) = 0.5 then 2 * round(value / 2) else round(value) end::bigint
  $$`,
  `create function market_cap_bucket(usd_m numeric) returns text language sql immutable as $$
    select case when usd_m is null then 'unknown' when usd_m < 50 then 'nano' when usd_m < 300 then 'micro'
      when usd_m < 2000 then 'small' when usd_m < 10000 then 'mid' when usd_m < 200000 then 'large' else 'mega' end
  $$`,
]

/** What is counted of a bucket. */
const figures = ['views', 'reads', 'unique_readers', 'unique_firms', 'dwell_seconds', 'share']

const distribution = (table: string, owner: string, ownerKey: string, own: readonly string[]): string => `create table ${table} (
  ${id(table)},
  ${owner},
  ${month(table)},
  dimension text not null,
  bucket text not null,
  ${['views', 'reads', 'unique_readers', 'unique_firms'].map((one) => count(one)).join(', ')},
  ${count('dwell_seconds', 'bigint')},
  ${share('share')},
  ${own.map((one) => `${one},`).join(' ')}
  ${times},
  constraint ${table}_unique unique (${ownerKey}, period, dimension, bucket)
)`

const compared = [
  'as_of timestamptz(3) not null',
  count('previous_views'),
  count('previous_reads'),
  count('previous_unique_readers'),
  'change_percent numeric(14, 2)',
]
const authors = count('accounts_count')

const closed = ['account_analytic_distribution_reports', 'company_analytic_distribution_reports'] as const
const readership = [
  distribution(closed[0], ofAccount, 'account_id', []),
  distribution(closed[1], ofCompany, 'company_id', [authors]),
  distribution('mtd_account_analytic_distribution_reports', ofAccount, 'account_id', compared),
  distribution('mtd_company_analytic_distribution_reports', ofCompany, 'company_id', [authors, ...compared]),
  // The closed months pile up, so each order has its index; the running month is one month's rows.
  ...closed.flatMap((table) => [
    ...['period', ...figures].map((column) => `create index ${table}_${column} on ${table} (${column} desc, id desc)`),
    `create index ${table}_company on ${table} (company_id, period desc, id desc)`,
  ]),
  `create index ${closed[0]}_account on ${closed[0]} (account_id, period desc, id desc)`,
  `create index ${closed[1]}_accounts on ${closed[1]} (accounts_count desc, id desc)`,
  `create index mtd_account_analytic_distribution_reports_company on mtd_account_analytic_distribution_reports (company_id)`,
]

const value = (table: string): string => `
  ${month(table)},
  engagement_points numeric(18, 4) not null default 0,
  collaboration_points numeric(18, 4) not null default 0,
  qva numeric(18, 6) not null default 0,
  ${share('share')},
  ${share('share_3m')},
  rank integer not null,
  "of" integer not null,
  ${count('insights_published')},
  eligible boolean not null default false,
  breakdown jsonb not null default '{}' constraint ${table}_breakdown_object check (jsonb_typeof(breakdown) = 'object'),
  formula_version integer not null default 1,
  ${times}`
const running = `as_of timestamptz(3) not null, projected_qva numeric(18, 6)`

const values = [
  `create table qva_reports (${id('qva_reports')}, ${ofAccount}, ${value('qva_reports')},
    constraint qva_reports_unique unique (account_id, period))`,
  ...['period', 'qva', 'engagement_points', 'collaboration_points', 'share', 'share_3m', 'rank', 'insights_published'].map(
    (column) => `create index qva_reports_${column} on qva_reports (${column} desc, id desc)`,
  ),
  `create index qva_reports_company on qva_reports (company_id, period desc, id desc)`,
  `create table mtd_qva_reports (${id('mtd_qva_reports')}, ${ofAccount}, ${value('mtd_qva_reports')}, ${running},
    constraint mtd_qva_reports_unique unique (account_id))`,
  `create index mtd_qva_reports_company on mtd_qva_reports (company_id)`,
  `create table company_mtd_qva_reports (${id('company_mtd_qva_reports')}, ${ofCompany}, ${value('company_mtd_qva_reports')}, ${running},
    accounts jsonb not null default '[]' constraint company_mtd_qva_reports_accounts_array check (jsonb_typeof(accounts) = 'array'),
    constraint company_mtd_qva_reports_unique unique (company_id))`,
]

const money = (table: string): string => `
  currency text not null default 'USD' constraint ${table}_currency_form check (currency ~ '^[A-Z]{3}$'),
  status text not null constraint ${table}_status_known check (status in ('estimated', 'final', 'paid')),
  ${times}`

const payments = [
  // What subscriptions earned in a month; the pool that providers share is a part of it.
  `create table recognised_revenues (
    month date primary key constraint recognised_revenues_month_first check (month = date_trunc('month', month::timestamp)::date),
    amount_minor bigint not null constraint recognised_revenues_amount_minor_natural check (amount_minor >= 0),
    currency text not null default 'USD' constraint recognised_revenues_currency_form check (currency ~ '^[A-Z]{3}$')
  )`,
  `create table insight_provider_payments (
    ${id('insight_provider_payments')},
    ${ofAccount},
    ${month('insight_provider_payments')},
    ${share('share_3m')},
    ${count('amount_minor', 'bigint')},
    ${count('premium_minor', 'bigint')},
    total_minor bigint generated always as (amount_minor + premium_minor) stored,
    eligible boolean not null,
    ineligible_reason text,
    ${money('insight_provider_payments')},
    constraint insight_provider_payments_unique unique (account_id, period)
  )`,
  `create table company_payments (
    ${id('company_payments')},
    ${ofCompany},
    ${month('company_payments')},
    ${share('pool_share')},
    ${count('subscription_amount_minor', 'bigint')},
    ${count('premium_amount_minor', 'bigint')},
    ${count('adjustment_minor', 'bigint')},
    total_minor bigint generated always as (subscription_amount_minor + premium_amount_minor - adjustment_minor) stored,
    paid_on date,
    statement_url text constraint company_payments_statement_url_length check (length(statement_url) <= 2048),
    ${money('company_payments')},
    constraint company_payments_unique unique (company_id, period)
  )`,
  ...['period', 'share_3m', 'amount_minor', 'premium_minor', 'total_minor'].map(
    (column) => `create index insight_provider_payments_${column} on insight_provider_payments (${column} desc, id desc)`,
  ),
  `create index insight_provider_payments_company on insight_provider_payments (company_id, period desc, id desc)`,
  ...['period', 'pool_share', 'subscription_amount_minor', 'premium_amount_minor', 'adjustment_minor', 'total_minor'].map(
    (column) => `create index company_payments_${column} on company_payments (${column} desc, id desc)`,
  ),
]

const buckets = [
  ['nano', 0, 50],
  ['micro', 50, 300],
  ['small', 300, 2000],
  ['mid', 2000, 10000],
  ['large', 10000, 200000],
  ['mega', 200000, null],
  ['unknown', null, null],
] as const

const sizes = [
  `create table market_cap_distro (
    ${id('market_cap_distro')},
    scope text not null constraint market_cap_distro_scope_known check (scope in ('platform', 'own')),
    bucket text not null,
    position integer not null,
    lower_usd_m numeric(14, 2),
    upper_usd_m numeric(14, 2),
    ${count('insights_count', 'bigint')},
    ${count('entities_count', 'bigint')},
    ${count('views', 'bigint')},
    ${count('reads', 'bigint')},
    ${share('share')},
    as_of timestamptz(3),
    ${times},
    constraint market_cap_distro_unique unique (scope, bucket)
  )`,
  `create index market_cap_distro_position on market_cap_distro (position, id)`,
  `insert into market_cap_distro (id, scope, bucket, position, lower_usd_m, upper_usd_m) values ${buckets
    .flatMap(([bucket, lower, upper], index) =>
      ['platform', 'own'].map(
        (scope) =>
          `('${scope === 'own' ? 'own-' : ''}${bucket}', '${scope}', '${bucket}', ${index + 1}, ${lower ?? 'null'}, ${upper ?? 'null'})`,
      ),
    )
    .join(', ')}`,
]

const analytics = [
  // What there are figures of: every published insight as a whole, and each day and month in which something happened to it.
  `create table insight_analyticss (
    ${id('insight_analyticss')},
    insight_id ${key} not null references insights on delete cascade,
    account_id ${key} not null references accounts on delete cascade,
    company_id ${key} references companies on delete set null,
    granularity text not null constraint insight_analyticss_granularity_known check (granularity in ('total', 'day', 'month')),
    period date,
    published_at timestamptz(3) not null,
    ${times},
    constraint insight_analyticss_unique unique nulls not distinct (insight_id, granularity, period),
    constraint insight_analyticss_period_present check ((granularity = 'total') = (period is null))
  )`,
  `create index insight_analyticss_newest on insight_analyticss (granularity, published_at desc, id desc)`,
  `create index insight_analyticss_period on insight_analyticss (granularity, period desc, id desc)`,
  `create index insight_analyticss_account on insight_analyticss (account_id, granularity, published_at desc, id desc)`,
  `create index insight_analyticss_company on insight_analyticss (company_id, granularity, published_at desc, id desc)`,
  `create function insight_analyticss_begin() returns trigger language plpgsql as $$
    begin
      insert into insight_analyticss (id, insight_id, account_id, company_id, granularity, published_at)
        values (new.id, new.id, new.account_id, new.company_id, 'total', new.published_at)
        on conflict (id) do update set published_at = excluded.published_at;
      return null;
    end $$`,
  `create trigger insights_begin_analytics after insert or update of aasm_state on insights
    for each row when (new.aasm_state = 'published') execute function insight_analyticss_begin()`,
  `insert into insight_analyticss (id, insight_id, account_id, company_id, granularity, published_at)
    select id, id, account_id, company_id, 'total', published_at from insights where aasm_state = 'published'`,
]

const runs = [
  `create table closed_months (month date primary key, closed_at timestamptz(3) not null default now())`,
  // When each report that is counted anew was counted last.
  `create table report_counts (name ${key} primary key, counted_at timestamptz(3) not null)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...functions, ...readership, ...values, ...payments, ...sizes, ...analytics, ...runs]) {
    await sql.raw(statement).execute(db)
  }
}
