/** The ledger of smarts: packages to buy, the balance of each company, and every movement of it. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const kinds = ['purchase', 'grant', 'reserve', 'release', 'capture', 'payout', 'refund', 'adjustment', 'expiry']

const statements = [
  `create table premium_service_packages (
    ${id('premium_service_packages')},
    company_id ${key} references companies on delete cascade,
    name text not null constraint premium_service_packages_name_length check (length(name) between 1 and 120),
    slug ${key} not null constraint premium_service_packages_slug_unique unique,
    smarts integer not null constraint premium_service_packages_smarts_positive check (smarts > 0),
    price_minor integer not null constraint premium_service_packages_price_natural check (price_minor >= 0),
    currency text not null constraint premium_service_packages_currency_form check (currency ~ '^[A-Z]{3}$'),
    valid_months smallint not null default 12
      constraint premium_service_packages_valid_months_range check (valid_months between 1 and 120),
    discount_percent numeric(5, 2) not null default 0
      constraint premium_service_packages_discount_range check (discount_percent between 0 and 100),
    position integer not null default 0,
    active boolean not null default true,
    ${times}
  )`,
  `create index premium_service_packages_position on premium_service_packages (position, id)`,
  `create index premium_service_packages_company on premium_service_packages (company_id) where company_id is not null`,

  // One row for each company that has ever had smarts. A company without one pays afterwards and is not checked.
  `create table smarts_balances (
    id ${key} primary key references companies,
    balance integer not null default 0,
    reserved integer not null default 0,
    ${times},
    constraint smarts_balances_covered check (reserved >= 0 and balance >= reserved)
  )`,

  // `expires_at`: when what is left of bought or given smarts is lost.
  `create table premium_service_transactions (
    ${id('premium_service_transactions')},
    company_id ${key} not null references companies,
    account_id ${key} references accounts,
    premium_service_request_id ${key} references premium_service_requests,
    premium_service_package_id ${key} references premium_service_packages,
    reverses_id ${key} constraint premium_service_transactions_reversed_once unique references premium_service_transactions,
    kind text not null constraint premium_service_transactions_kind_known
      check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})),
    smarts integer not null,
    balance_after integer not null,
    reserved_after integer not null,
    amount_minor integer,
    currency text constraint premium_service_transactions_currency_form check (currency ~ '^[A-Z]{3}$'),
    memo text constraint premium_service_transactions_memo_length check (length(memo) <= 500),
    expires_at timestamptz(3),
    occurred_at timestamptz(3) not null default clock_timestamp(),
    ${times},
    constraint premium_service_transactions_covered check (reserved_after >= 0 and balance_after >= reserved_after),
    constraint premium_service_transactions_sign check (case
      when kind in ('purchase', 'grant', 'release', 'payout') then smarts > 0
      when kind in ('reserve', 'capture', 'expiry') then smarts < 0
      else smarts <> 0 and memo is not null end),
    constraint premium_service_transactions_money check ((amount_minor is null) = (currency is null))
  )`,
  `create index premium_service_transactions_newest on premium_service_transactions (occurred_at desc, id desc)`,
  `create index premium_service_transactions_company on premium_service_transactions (company_id, occurred_at desc, id desc)`,
  `create index premium_service_transactions_account on premium_service_transactions (account_id, occurred_at desc, id desc)`,
  `create index premium_service_transactions_request on premium_service_transactions (premium_service_request_id)`,
  `create index premium_service_transactions_package on premium_service_transactions (premium_service_package_id)`,
  `create index premium_service_transactions_expires on premium_service_transactions (expires_at) where expires_at is not null`,

  `create function keep_ledger() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is only added to' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger premium_service_transactions_keep before update or delete on premium_service_transactions
    for each row execute function keep_ledger()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
