/** What is subscribed to, the kinds and stages of firms, and the directory of investors. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const slug = (table: string): string =>
  `slug ${key} not null constraint ${table}_slug_unique unique
    constraint ${table}_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 128 and slug !~ '${uuid}')`
const name = (table: string): string => `name text not null constraint ${table}_name_length check (length(name) between 1 and 120)`
const natural = (table: string, column: string): string => `constraint ${table}_${column}_natural check (${column} >= 0)`
const oneOf = (table: string, column: string, values: readonly string[]): string =>
  `constraint ${table}_${column}_known check ("${column}" in (${values.map((value) => `'${value}'`).join(', ')}))`
const list = (table: string, column: string, most: number): string =>
  `${column} text[] not null default '{}' constraint ${table}_${column}_count check (cardinality(${column}) <= ${most})`
const price = (table: string): string =>
  `price_minor bigint ${natural(table, 'price_minor')},
    currency text not null constraint ${table}_currency_form check (currency ~ '^[A-Z]{3}$'),
    "interval" text not null ${oneOf(table, 'interval', ['month', 'year'])}`

const lookups = [
  `create table company_stages (
    ${id('company_stages')},
    ${name('company_stages')},
    ${slug('company_stages')},
    position integer not null default 0,
    ${times}
  )`,
  `create index company_stages_position on company_stages (position, id)`,
  `create index companies_stage on companies (stage, created_at desc, id desc) where stage is not null`,

  `create table investment_firm_types (
    ${id('investment_firm_types')},
    ${name('investment_firm_types')},
    ${slug('investment_firm_types')},
    "group" text not null ${oneOf('investment_firm_types', 'group', ['long-only', 'hedge', 'private', 'sell-side', 'other'])},
    position integer not null default 0,
    ${times}
  )`,
  `create index investment_firm_types_position on investment_firm_types (position, id)`,
]

const plans = [
  // The tier is unique with the id, so that accounts can refer to both at once.
  `create table plans (
    ${id('plans')},
    ${name('plans')},
    ${slug('plans')},
    audience text not null ${oneOf('plans', 'audience', ['investor', 'provider'])},
    tier text not null ${oneOf('plans', 'tier', ['professional', 'delayed', 'provider', 'none'])},
    ${price('plans')},
    seats integer constraint plans_seats_positive check (seats > 0),
    trial_days integer not null default 0 ${natural('plans', 'trial_days')},
    ${list('plans', 'features', 50)},
    position integer not null default 0,
    is_contact_sales boolean not null default false,
    ${times},
    constraint plans_tier_once unique (id, tier)
  )`,
  `create index plans_position on plans (position, id)`,

  `create table corporate_plans (
    ${id('corporate_plans')},
    ${name('corporate_plans')},
    ${slug('corporate_plans')},
    ${price('corporate_plans')},
    events_per_year integer ${natural('corporate_plans', 'events_per_year')},
    campaigns_per_month integer ${natural('corporate_plans', 'campaigns_per_month')},
    contacts_limit integer ${natural('corporate_plans', 'contacts_limit')},
    seats integer not null constraint corporate_plans_seats_positive check (seats > 0),
    ${list('corporate_plans', 'features', 50)},
    position integer not null default 0,
    ${times}
  )`,
  `create index corporate_plans_position on corporate_plans (position, id)`,

  // What an account reads is what its plan says: neither can change without the other.
  `alter table accounts add plan_id ${key},
    add constraint accounts_plan_tier foreign key (plan_id, reading_tier) references plans (id, tier) on update cascade`,
  `create index accounts_plan on accounts (plan_id) where plan_id is not null`,
  `alter table companies
    add plan_id ${key} references plans,
    add corporate_plan_id ${key} references corporate_plans,
    add investment_firm_type_id ${key} references investment_firm_types`,
  `create index companies_plan on companies (plan_id) where plan_id is not null`,
  `create index companies_corporate_plan on companies (corporate_plan_id) where corporate_plan_id is not null`,
  `create index companies_investment_firm_type on companies (investment_firm_type_id) where investment_firm_type_id is not null`,
]

const directory = [
  // A firm is in the directory by having a row here.
  `create table investor_companies (
    id ${key} primary key references companies on delete cascade,
    city text constraint investor_companies_city_length check (length(city) <= 120),
    aum_usd_range text
      ${oneOf('investor_companies', 'aum_usd_range', ['under-100m', '100m-1bn', '1bn-10bn', '10bn-100bn', 'over-100bn'])},
    ${list('investor_companies', 'strategies', 60)},
    ${list('investor_companies', 'asset_classes', 60)},
    ${list('investor_companies', 'coverage_countries', 60)},
    is_holder boolean,
    ${times}
  )`,
  `create index investor_companies_newest on investor_companies (created_at desc, id desc)`,
  `create index investor_companies_strategies on investor_companies using gin (strategies)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...lookups, ...plans, ...directory]) await sql.raw(statement).execute(db)
}
