/** Payments of a month to providers and their companies. Subscriptions make the pool that they are paid from. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { idOf } from './reports.ids.ts'

/** The part of a revenue that is paid out, of the table with this name. */
export const poolOf = (table: string) => sql`round_half_even(${sql.ref(`${table}.amount_minor`)} * ${sql.lit('0.70')}::numeric)`

/** What providers are paid by in a month that is closed. */
export const valueOf = (month: string) =>
  sql`select account_id, company_id, share_3m, eligible from qva_reports where period = ${month}::date`

type Status = 'estimated' | 'final'

interface Payments {
  /** A query of `account_id`, `company_id`, `share_3m` and `eligible`. */
  value: RawBuilder<unknown>
  status: Status
  /** The first unless said. */
  version?: number
}

/**
 * What providers, or companies, are paid for premium services in the month, and what of earlier ones was taken back. Of several
 * currencies the most frequent is `nth` 1.
 */
const premiumOf = (month: string, whose: 'account_id' | 'company_id', status: Status) => sql`
  pool as (
    select coalesce(max(${poolOf('known')}), 0) as amount, coalesce(max(currency), 'USD') as currency
    from (select amount_minor, currency from recognised_revenues
      where month = ${month}::date or (${status} = 'estimated' and month < ${month}::date) order by month desc limit 1) as known),
  premium as (
    select ${sql.ref(`one.${whose}`)}, max(one.company_id) as firm, one.currency as paid_in,
      sum(case one.kind when 'payout' then one.amount_minor else 0 end) as earned,
      sum(case one.kind when 'payout' then 0 else -one.amount_minor end) as taken,
      row_number() over (partition by ${sql.ref(`one.${whose}`)} order by count(*) desc, one.currency) as nth
    from premium_service_transactions as one
    left join premium_service_transactions as reversed on reversed.id = one.reverses_id
    where (one.kind = 'payout' or (reversed.kind = 'payout' and one.amount_minor < 0)) and ${sql.ref(`one.${whose}`)} is not null
      and one.occurred_at >= ${month}::timestamp at time zone 'UTC'
      and one.occurred_at < (${month}::timestamp + interval '1 month') at time zone 'UTC'
    group by ${sql.ref(`one.${whose}`)}, one.currency)`

/** What becomes of a payment that is there. A correction writes it anew, whose status stays. */
const otherwise = (version: number, columns: readonly string[]) =>
  version === 1
    ? sql`do nothing`
    : sql`do update set updated_at = now(), ${sql.join(
        [...columns, 'premium_currency', 'adjustment_minor', 'currency', 'version'].map(
          (column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`,
        ),
      )}`

/**
 * Writes the payments of a month anew, unless they are final; then a later version replaces them. Who published nothing has no
 * part; the whole pool goes to the others, to the cent: what rounding leaves over goes to the largest share. What is estimated is
 * a part of the newest revenue that is known. What premium services earned is paid besides, in its own currency.
 */
export async function writePayments(tx: Transaction, month: string, { value, status, version = 1 }: Payments): Promise<void> {
  await tx.deleteFrom('insight_provider_payments').where('period', '=', month).where('status', '=', 'estimated').execute()
  await tx.deleteFrom('company_payments').where('period', '=', month).where('status', '=', 'estimated').execute()
  await payProviders(tx, month, { value, status, version })
  await payCompanies(tx, month, status, version)
}

async function payProviders(tx: Transaction, month: string, { value, status, version }: Required<Payments>): Promise<void> {
  await sql`
    with ${premiumOf(month, 'account_id', status)}, value as materialized (${value}),
    parts as (
      select account_id, company_id, share_3m, eligible, case when eligible then share_3m else 0 end as part from value
      union all
      select account_id, firm, 0, false, 0 from premium where nth = 1 and account_id not in (select account_id from value)),
    rounded as (
      select parts.*, pool.currency, pool.amount as whole,
        coalesce(round_half_even(pool.amount * part / nullif(sum(part) over (), 0)), 0) as amount,
        row_number() over (order by part desc, account_id) as place
      from parts cross join pool)
    insert into insight_provider_payments (id, account_id, company_id, period, share_3m, amount_minor, premium_minor, premium_currency,
      adjustment_minor, eligible, ineligible_reason, currency, status, version)
    select ${idOf(sql`rounded.account_id`, sql`${month}::text`)}, rounded.account_id, company_id, ${month}::date, share_3m,
      amount + case when place = 1 and part > 0 then whole - sum(amount) over () else 0 end,
      coalesce(earned, 0), coalesce(paid_in, currency), coalesce(taken, 0),
      eligible, case when not eligible then 'no-insight-published' end, currency, ${status}, ${version}::integer
    from rounded left join premium on premium.account_id = rounded.account_id and nth = 1
    order by rounded.account_id
    on conflict (account_id, period) ${otherwise(version, ['share_3m', 'amount_minor', 'premium_minor', 'eligible', 'ineligible_reason'])}`.execute(
    tx,
  )
}

/** Sums up what the providers of each company have earned. */
async function payCompanies(tx: Transaction, month: string, status: Status, version: number): Promise<void> {
  await sql`
    with ${premiumOf(month, 'company_id', status)},
    paid as (
      select company_id, coalesce(sum(amount_minor) / nullif(max(whole), 0), 0) as share, sum(amount_minor) as amount
      from (select *, sum(amount_minor) over () as whole from insight_provider_payments where period = ${month}::date) as payment
      where company_id is not null group by company_id),
    served as (select company_id, paid_in, earned, taken from premium where nth = 1)
    insert into company_payments (id, company_id, period, pool_share, subscription_amount_minor, premium_amount_minor, premium_currency,
      adjustment_minor, currency, status, version)
    select ${idOf(sql`company_id`, sql`${month}::text`)}, company_id, ${month}::date, round(coalesce(share, 0), 10),
      coalesce(paid.amount, 0), coalesce(earned, 0), coalesce(paid_in, pool.currency), coalesce(taken, 0), pool.currency, ${status},
      ${version}::integer
    from paid full join served using (company_id) cross join pool order by company_id
    on conflict (company_id, period) ${otherwise(version, ['pool_share', 'subscription_amount_minor', 'premium_amount_minor'])}`.execute(tx)
}
