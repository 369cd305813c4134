/** Payments of a month to providers and their companies. Subscriptions make the pool that they are paid from. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import { idOf } from './reports.ids.ts'

/** The part of the revenue of subscriptions that is paid out. */
const payoutRate = sql.lit('0.70')

/** What providers are paid for premium services, in the month and the currency of the pool, and what of it was taken back. */
const premiumOf = (month: string) => sql`
  pool as (
    select coalesce(max(round_half_even(amount_minor * ${payoutRate}::numeric)), 0) as amount, coalesce(max(currency), 'USD') as currency
    from recognised_revenues where month = ${month}::date),
  premium as (
    select one.company_id, one.account_id, case one.kind when 'payout' then one.amount_minor else 0 end as earned,
      case one.kind when 'payout' then 0 else -one.amount_minor end as taken
    from premium_service_transactions as one cross join pool
    left join premium_service_transactions as reversed on reversed.id = one.reverses_id
    where (one.kind = 'payout' or (reversed.kind = 'payout' and one.amount_minor < 0)) and one.currency = pool.currency
      and one.occurred_at >= ${month}::timestamp at time zone 'UTC'
      and one.occurred_at < (${month}::timestamp + interval '1 month') at time zone 'UTC')`

type Status = 'estimated' | 'final'

/**
 * Writes the payments of a month anew, unless they are final. `value`: a query of `account_id`, `company_id`, `share_3m`
 * and `eligible`. Who published nothing has no part; the whole pool goes to the others, to the cent: what rounding leaves
 * over goes to the largest share. What premium services earned is paid besides.
 */
export async function writePayments(tx: Transaction, month: string, value: RawBuilder<unknown>, status: Status): Promise<void> {
  await tx.deleteFrom('insight_provider_payments').where('period', '=', month).where('status', '=', 'estimated').execute()
  await tx.deleteFrom('company_payments').where('period', '=', month).where('status', '=', 'estimated').execute()
  await payProviders(tx, month, value, status)
  await payCompanies(tx, month, status)
}

async function payProviders(tx: Transaction, month: string, value: RawBuilder<unknown>, status: Status): Promise<void> {
  await sql`
    with ${premiumOf(month)}, value as materialized (${value}),
    parts as (
      select account_id, company_id, share_3m, eligible, case when eligible then share_3m else 0 end as part from value
      union all
      select distinct on (account_id) account_id, company_id, 0, false, 0 from premium
      where earned > 0 and account_id not in (select account_id from value)),
    rounded as (
      select parts.*, pool.currency, pool.amount as whole,
        coalesce(round_half_even(pool.amount * part / nullif(sum(part) over (), 0)), 0) as amount,
        row_number() over (order by part desc, account_id) as place
      from parts cross join pool)
    insert into insight_provider_payments
      (id, account_id, company_id, period, share_3m, amount_minor, premium_minor, eligible, ineligible_reason, currency, status)
    select ${idOf(sql`account_id`, sql`${month}::text`)}, account_id, company_id, ${month}::date, share_3m,
      amount + case when place = 1 and part > 0 then whole - sum(amount) over () else 0 end,
      coalesce((select sum(earned) from premium where premium.account_id = rounded.account_id), 0),
      eligible, case when not eligible then 'no-insight-published' end, currency, ${status}
    from rounded order by account_id on conflict (account_id, period) do nothing`.execute(tx)
}

/** Sums up what the providers of each company have earned. */
async function payCompanies(tx: Transaction, month: string, status: Status): Promise<void> {
  await sql`
    with ${premiumOf(month)},
    paid as (
      select company_id, coalesce(sum(amount_minor) / nullif(max(whole), 0), 0) as share, sum(amount_minor) as amount
      from (select *, sum(amount_minor) over () as whole from insight_provider_payments where period = ${month}::date) as payment
      where company_id is not null group by company_id),
    served as (select company_id, sum(earned) as earned, sum(taken) as taken from premium group by company_id)
    insert into company_payments
      (id, company_id, period, pool_share, subscription_amount_minor, premium_amount_minor, adjustment_minor, currency, status)
    select ${idOf(sql`company_id`, sql`${month}::text`)}, company_id, ${month}::date, round(coalesce(share, 0), 10),
      coalesce(paid.amount, 0), coalesce(earned, 0), coalesce(taken, 0), pool.currency, ${status}
    from paid full join served using (company_id) cross join pool order by company_id on conflict (company_id, period) do nothing`.execute(
    tx,
  )
}
