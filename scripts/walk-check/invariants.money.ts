/** What has to hold of smarts, requests and months, whoever did what: each a query of the rows that break it. */
import type { Invariant } from './invariant.ts'

const open = `('submitted', 'countered', 'accepted', 'delivered')`

const ledger: readonly Invariant[] = [
  {
    name: 'a balance is the sum of its ledger, and so is what is reserved of it',
    sql: `select id, kept.balance, kept.reserved, summed.balance as sum_balance, summed.reserved as sum_reserved
      from smarts_balances as kept full join (select company_id as id, sum(balance) as balance, sum(reserved) as reserved
        from walk.movements group by company_id having sum(abs(balance)) + sum(abs(reserved)) > 0) as summed using (id)
      where (kept.balance, kept.reserved) is distinct from (summed.balance, summed.reserved)
        and (coalesce(kept.balance, 0), coalesce(kept.reserved, 0)) <> (coalesce(summed.balance, 0), coalesce(summed.reserved, 0))`,
  },
  {
    name: 'the chain of balances is unbroken: each row begins where another ended',
    sql: `with ends as (select company_id, balance_after as balance, reserved_after as reserved from walk.movements
        union all select distinct company_id, 0, 0 from walk.movements),
      begins as (select company_id, balance_after - balance as balance, reserved_after - reserved as reserved from walk.movements
        union all select company_id, coalesce(kept.balance, 0), coalesce(kept.reserved, 0)
          from (select distinct company_id from walk.movements) as one left join smarts_balances as kept on kept.id = company_id)
      (select 'ended' as what, * from (table ends except all table begins) as loose)
      union all (select 'begun' as what, * from (table begins except all table ends) as loose)`,
  },
  {
    name: 'no more is ever reserved than there is',
    sql: `select id, company_id, kind, balance_after, reserved_after from premium_service_transactions
      where reserved_after < 0 or balance_after < reserved_after`,
  },
  {
    name: 'what a company reserves is what its open requests hold',
    sql: `select kept.id, kept.reserved, coalesce(sum(held), 0) as held from smarts_balances as kept
      left join premium_service_requests on company_id = kept.id group by kept.id having kept.reserved <> coalesce(sum(held), 0)`,
  },
  {
    name: 'a request holds what the ledger says, and as much as its status asks for',
    sql: `select one.id, status, one.held, smarts_required, asked_smarts_required, coalesce(booked.held, 0) as booked
      from premium_service_requests as one left join (select premium_service_request_id as id, sum(reserved) as held
        from walk.movements where premium_service_request_id is not null group by 1) as booked using (id)
      where one.held <> coalesce(booked.held, 0) or one.held <> 0 and one.held <> case when status = 'countered' then coalesce(asked_smarts_required, 0)
        when status in ${open} then coalesce(smarts_required, 0) else 0 end`,
  },
  {
    name: 'a completed request is captured or owed once, to its price, and any other never',
    sql: `select one.id, status, smarts_required, count(t.id) filter (where kind = 'capture') as captures,
        count(t.id) filter (where kind = 'due') as dues, coalesce(-sum(smarts) filter (where kind in ('capture', 'due')), 0) as taken
      from premium_service_requests as one left join premium_service_transactions as t on t.premium_service_request_id = one.id
      group by one.id having count(t.id) filter (where kind = 'capture') > 1 or count(t.id) filter (where kind = 'due') > 1
        or coalesce(-sum(smarts) filter (where kind in ('capture', 'due')), 0)
          <> case when status = 'completed' then coalesce(smarts_required, 0) else 0 end`,
  },
  {
    name: 'a completed request is paid out once, seven tenths half to even, and any other never',
    sql: `select one.id, status, smarts_required, array_agg(t.smarts) as smarts, array_agg(t.amount_minor) as amounts
      from premium_service_requests as one
      left join premium_service_transactions as t on t.premium_service_request_id = one.id and t.kind = 'payout'
      group by one.id having case when status = 'completed' and smarts_required > 0 and provider_company_id is not null
        then count(t.id) <> 1 or max(t.smarts) <> round_half_even(smarts_required * 0.7)
          or max(t.amount_minor) <> round_half_even(smarts_required * 1000 * 0.7) or max(t.company_id) <> provider_company_id
        else count(t.id) > 0 end`,
  },
  {
    name: 'a transaction is taken back once, exactly',
    sql: `select one.id, count(*), min(later.smarts), one.smarts from premium_service_transactions as one
      join premium_service_transactions as later on later.reverses_id = one.id and later.kind = 'reversal'
      group by one.id having count(*) > 1 or min(later.smarts) <> -one.smarts
        or min(later.amount_minor) is distinct from -one.amount_minor or one.kind in ('reserve', 'release', 'expiry', 'reversal')`,
  },
  {
    name: 'a due is paid once, unless the payment was taken back, and never one that was taken back',
    sql: `select due.id from premium_service_transactions as due join premium_service_transactions as paid on paid.settles_id = due.id
      where not exists (select from premium_service_transactions as later where later.reverses_id = paid.id)
      group by due.id having count(*) > 1 or exists (select from premium_service_transactions as later where later.reverses_id = due.id)`,
  },
]

const requests: readonly Invariant[] = [
  {
    name: 'a request awaits what its status says',
    sql: `select id, status, expires_at, completes_at, completed_at, accepted_at from premium_service_requests
      where id not like '019a0000-%' and ((expires_at is not null) <> (status in ('submitted', 'countered'))
        or (completes_at is not null) <> (status = 'delivered') or (completed_at is not null) <> (status = 'completed')
        or status in ('accepted', 'delivered', 'completed') and (accepted_at is null or smarts_required is null)
        or status <> 'completed' and rating is not null)`,
  },
  {
    name: 'a requestor has at most ten open requests with a provider',
    sql: `select requestor_id, requestee_id, count(*) from premium_service_requests where status in ${open}
      group by 1, 2 having count(*) > 10`,
  },
  {
    name: 'a file was attached before anything but a conversation was delivered',
    sql: `select one.id from premium_service_requests as one join premium_services as service on service.id = premium_service_id
      where one.title like 'Walk %' and one.status in ('delivered', 'completed') and service.kind not in ('call', 'meeting')
        and not exists (select from premium_service_attachments as file
          where file.premium_service_request_id = one.id and file.account_id = one.requestee_id)`,
  },
  {
    name: 'a request is talked about by its parties and its manager',
    sql: `select one.id, array_agg(member.account_id) from premium_service_requests as one
      join message_groups as talk on talk.kind = 'premium-request' and talk.subject_id = one.id
      join message_group_members as member on member.message_group_id = talk.id
      where one.title like 'Walk %' group by one.id
      having array_agg(member.account_id::text order by member.account_id) <> (select array_agg(distinct wanted order by wanted)
        from unnest(array[requestor_id, requestee_id, manager_id]::text[]) as wanted where wanted is not null)`,
  },
]

const months: readonly Invariant[] = [
  {
    name: 'the pool of a month is paid out to the cent, where anybody has a part',
    sql: `select period, sum(payment.amount_minor) as paid, max(round_half_even(earned.amount_minor * 0.70)) as pool
      from insight_provider_payments as payment join recognised_revenues as earned on earned.month = payment.period
      where payment.status <> 'estimated' group by period having sum(payment.amount_minor)
        <> case when bool_or(eligible and share_3m > 0) then max(round_half_even(earned.amount_minor * 0.70)) else 0 end`,
  },
  {
    name: 'the shares of a month make one',
    sql: `select period, sum(share) from qva_reports group by period
      having sum(share) <> 0 and abs(sum(share) - 1) > count(*) * 0.0000000001`,
  },
  {
    name: 'a company is paid what its providers are',
    sql: `select company_id, period, paid.subscription_amount_minor, its.amount from company_payments as paid
      full join (select company_id, period, sum(amount_minor) as amount from insight_provider_payments
        where company_id is not null group by 1, 2) as its using (company_id, period)
      where paid.subscription_amount_minor <> coalesce(its.amount, 0) or paid.id is null`,
  },
  {
    name: 'what premium services earned in a closed month is paid, less what was taken back',
    sql: `select company_id, period, premium_amount_minor, adjustment_minor, earned, taken from company_payments as paid
      full join (select one.company_id, date_trunc('month', one.occurred_at at time zone 'UTC')::date as period,
          sum(case one.kind when 'payout' then one.amount_minor else 0 end) as earned,
          sum(case one.kind when 'payout' then 0 else -one.amount_minor end) as taken
        from premium_service_transactions as one left join premium_service_transactions as reversed on reversed.id = one.reverses_id
        where one.kind = 'payout' or reversed.kind = 'payout' and one.amount_minor < 0 group by 1, 2) as booked
        using (company_id, period)
      where period in (select month from closed_months) and (coalesce(premium_amount_minor, 0), coalesce(adjustment_minor, 0))
        <> (coalesce(earned, 0), coalesce(taken, 0))`,
  },
  {
    name: 'a total is the part of the pool with what premium services earned in the same currency',
    sql: `select id, total_minor from company_payments where total_minor <> subscription_amount_minor
        + case when currency = premium_currency then premium_amount_minor - adjustment_minor else 0 end
      union all select id, total_minor from insight_provider_payments where total_minor <> amount_minor
        + case when currency = premium_currency then premium_minor - adjustment_minor else 0 end`,
  },
  {
    name: 'the versions of a month follow each other, and each keeps the one before',
    sql: `select one.month, one.version, count(kept.row_id) as kept from report_corrections as one
      left join report_versions as kept on kept.correction_id = one.id group by one.id
      having count(kept.row_id) = 0 or max((kept.content ->> 'version')::integer) <> one.version - 1
        or one.version > 2 and not exists (select from report_corrections as former
          where former.month = one.month and former.version = one.version - 1)`,
  },
  {
    name: 'payments are of the last version of their month',
    sql: `select id, period, version from company_payments as paid
      where version <> coalesce((select max(version) from report_corrections where month = paid.period), 1)`,
  },
  {
    name: 'payments of a version stay as they were',
    sql: `select former.id, former.content as was, paid.content as is from walk.payments as former
      left join walk.payments_now as paid using (report, id)
      where paid.id is null or paid.version = former.version and paid.content - array['status', 'paid_on', 'paid_minor', 'statement_url',
        'updated_at'] <> former.content - array['status', 'paid_on', 'paid_minor', 'statement_url', 'updated_at']
        or paid.version > former.version and not exists (select from report_versions as kept
          where kept.row_id = former.id and kept.report = former.report and (kept.content ->> 'version')::integer = former.version)`,
  },
  {
    name: 'what is paid says when and how much, and its providers are paid with it',
    sql: `select paid.id, paid.status, paid_on, paid_minor from company_payments as paid
      where (paid.status = 'paid') <> (paid_on is not null and paid_minor is not null)
        or exists (select from insight_provider_payments as one where one.company_id = paid.company_id and one.period = paid.period
          and one.version = paid.version and paid.version = 1 and one.status <> paid.status)`,
  },
]

export const ofMoney = [...ledger, ...requests, ...months]
