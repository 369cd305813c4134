/** Payments that were paid, and corrections of months whose payments are final. The release before writes rows without any of it. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const key = 'text collate "C"'
const paidMonthly = ['insight_provider_payments', 'company_payments'] as const
const ofPayments = (table: string): string => `
  add column if not exists version integer not null default 1 constraint ${table}_version_natural check (version > 0),
  add column if not exists premium_currency text not null default 'USD'
    constraint ${table}_premium_currency_form check (premium_currency ~ '^[A-Z]{3}$')`

/** The total holds premium services of the same currency alone, which a generated column cannot be changed to without a rewrite. */
const totals = (table: string, pool: string, premium: string): string[] => [
  `do $$ begin
    if exists (select from information_schema.columns where table_schema = 'public' and table_name = '${table}'
      and column_name = 'total_minor' and is_generated = 'ALWAYS')
    then alter table public.${table} alter column total_minor drop expression, alter column total_minor set default 0; end if;
  end $$`,
  `create or replace function public.${table}_total() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      new.total_minor := new.${pool}
        + case when new.premium_currency = new.currency then new.${premium} - new.adjustment_minor else 0 end;
      return new;
    end $$`,
  `create or replace trigger ${table}_total before insert or update on ${table} for each row execute function public.${table}_total()`,
]

const corrected = together(
  `alter table insight_provider_payments ${ofPayments('insight_provider_payments')},
    add column if not exists adjustment_minor bigint not null default 0`,
  `alter table company_payments ${ofPayments('company_payments')}, add column if not exists paid_minor bigint`,
  ...totals('insight_provider_payments', 'amount_minor', 'premium_minor'),
  ...totals('company_payments', 'subscription_amount_minor', 'premium_amount_minor'),

  `create table if not exists report_corrections (
    id ${key} primary key default public.uuid_v7() constraint report_corrections_id_length check (length(id) between 1 and 128),
    month date not null,
    version integer not null constraint report_corrections_version_later check (version > 1),
    reason text not null constraint report_corrections_reason_length check (length(reason) between 3 and 1000),
    amount_minor bigint,
    currency text not null,
    account_id ${key} references accounts on delete set null,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint report_corrections_unique unique (month, version)
  )`,
  // The rows of a month as they were before a correction.
  `create table if not exists report_versions (
    correction_id ${key} not null references report_corrections,
    report text not null,
    row_id ${key} not null,
    content jsonb not null,
    primary key (correction_id, report, row_id)
  )`,

  // What belongs to a company or an account goes with it; only figures are kept from being written.
  `create or replace function public.keep_months() returns trigger language plpgsql set search_path = public, pg_temp as $$
    declare
      apart constant text[] := array['status', 'paid_on', 'paid_minor', 'statement_url', 'company_id', 'version', 'total_minor',
        'created_at', 'updated_at'];
      former constant jsonb := to_jsonb(old);
      open constant boolean := coalesce(former->>'status' = 'estimated', not exists (select from closed_months where month = old.period));
    begin
      if open or current_setting('app.correction', true) = old.period::text then return coalesce(new, old); end if;
      if tg_op = 'DELETE' then
        if former->>'account_id' is not null and not exists (select from accounts where id = former->>'account_id')
          or former->>'account_id' is null and not exists (select from companies where id = former->>'company_id')
        then return old; end if;
      elsif former - apart = to_jsonb(new) - apart and coalesce(to_jsonb(new)->>'status', '') <> 'estimated'
      then return new; end if;
      raise exception 'a closed month is only corrected' using errcode = 'integrity_constraint_violation';
    end $$`,
  ...['qva_reports', ...paidMonthly].map(
    (table) => `create or replace trigger ${table}_keep before update or delete on ${table}
      for each row execute function public.keep_months()`,
  ),
)

export const steps: readonly Step[] = [corrected]
