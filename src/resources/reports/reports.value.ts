/** The value that insight providers and their companies add: of closed months, and of the running one. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { idOf } from './reports.ids.ts'
import { formulaVersion } from './reports.meta.ts'
import { columnOf, losses } from './reports.points.ts'
import type { Span } from './reports.points.ts'

const valueColumns = sql`account_id, company_id, period, engagement_points, collaboration_points, qva, share, share_3m, rank, "of",
  insights_published, eligible, breakdown, discarded`

/** The value that each provider added in the span of `pg_temp.points`, balanced by what the three months before the month came to. */
const valueIn = (month: string, span: Span): RawBuilder<unknown> => sql`
  with balance as (
    select case when sum(collaboration_points) > 0
        then round(least(5, greatest(0.2, sum(engagement_points) / sum(collaboration_points))), 6)
      when sum(engagement_points) > 0 then 5 else 1 end as k
    from qva_reports where period >= ${month}::date - interval '3 months' and period < ${month}::date),
  published as (
    select account_id, count(*)::integer as times from insights where aasm_state = 'published'
      and published_at >= ${span.from}::timestamptz and published_at < ${span.to}::timestamptz group by account_id),
  sums as (
    select receiver, sum(points) filter (where side = 'engagement') as engagement,
      sum(points) filter (where side = 'collaboration') as collaboration from pg_temp.points group by receiver),
  keyed as (
    select receiver, jsonb_object_agg(key, round(points, 4)::text order by key) as breakdown
    from (select receiver, key, sum(points) as points from pg_temp.points group by receiver, key) as by_key
    where points > 0 group by receiver),
  lost as (
    select receiver, jsonb_object_agg(reason, of_keys order by reason) as discarded from (
      select receiver, reason, jsonb_object_agg(key, round(points, 4)::text order by key) as of_keys from (
        select receiver, reason, key, sum(loss.points) as points from pg_temp.points
        cross join lateral (values ${sql.join(losses.map((one) => sql`(${sql.lit(one)}, ${columnOf(one)})`))}) as loss(reason, points)
        where loss.points > 0 group by receiver, reason, key) as by_key
      group by receiver, reason) as by_reason
    group by receiver),
  valued as (
    select accounts.id, accounts.company_id, round(coalesce(engagement, 0), 4) as engagement,
      round(coalesce(collaboration, 0), 4) as collaboration,
      round(0.75 * coalesce(engagement, 0) + 0.25 * balance.k * coalesce(collaboration, 0), 6) as qva,
      coalesce(published.times, 0) as times, coalesce(breakdown, '{}') as breakdown, coalesce(discarded, '{}') as discarded
    from accounts cross join balance left join sums on sums.receiver = accounts.id left join keyed on keyed.receiver = accounts.id
    left join lost on lost.receiver = accounts.id
    left join published on published.account_id = accounts.id
    where accounts.account_type = 'insight-provider' and accounts.created_at < ${span.to}::timestamptz
      and (accounts.status = 'active' or keyed.receiver is not null or published.account_id is not null)),
  shared as (select valued.*, coalesce(round(qva / nullif(sum(qva) over (), 0), 10), 0) as share from valued)
  select id as account_id, company_id, ${month}::date as period, engagement as engagement_points, collaboration as collaboration_points,
    qva, share, round((share + coalesce((select sum(share) from qva_reports as earlier where earlier.account_id = shared.id
      and earlier.period >= ${month}::date - interval '2 months' and earlier.period < ${month}::date), 0)) / 3, 10) as share_3m,
    (rank() over (order by qva desc))::integer as rank, (count(*) over ())::integer as "of",
    times as insights_published, times > 0 as eligible, breakdown, discarded
  from shared`

/** Writes the value of providers in a month that is over. `month`: its first day. */
export async function closeValue(tx: Transaction, month: string, span: Span): Promise<void> {
  await sql`insert into qva_reports (id, formula_version, ${valueColumns})
    select ${idOf(sql`account_id`, sql`${month}::text`)}, ${formulaVersion}::integer, ${valueColumns}
    from (${valueIn(month, span)}) as value order by account_id`.execute(tx)
}

/** What the column `qva` comes to at the end of the month. */
const projected = (elapsed: string) => sql`round(qva / nullif(${elapsed}::numeric, 0), 6)`

/** Writes the value in the running month anew, of providers and companies. `elapsed`: how much of the month is over, from 0 to 1. */
export async function countValue(tx: Transaction, month: string, span: Span, elapsed: string): Promise<void> {
  await sql`delete from mtd_qva_reports`.execute(tx)
  await sql`insert into mtd_qva_reports (id, formula_version, as_of, projected_qva, ${valueColumns})
    select account_id, ${formulaVersion}::integer, ${span.to}::timestamptz, ${projected(elapsed)}, ${valueColumns}
    from (${valueIn(month, span)}) as value order by account_id`.execute(tx)
  await sql`delete from company_mtd_qva_reports`.execute(tx)
  await sumUpCompanies(tx, month, span, elapsed)
}

/** Writes the value in the running month of companies, from that of their providers. */
async function sumUpCompanies(tx: Transaction, month: string, span: Span, elapsed: string): Promise<void> {
  await sql`
    with summed as (
      select companies.id, coalesce(sum(engagement_points), 0) as engagement, coalesce(sum(collaboration_points), 0) as collaboration,
        coalesce(sum(qva), 0) as qva, coalesce(sum(share), 0) as share, coalesce(sum(share_3m), 0) as share_3m,
        coalesce(sum(insights_published), 0)::integer as published, coalesce(bool_or(eligible), false) as eligible,
        coalesce(jsonb_agg(jsonb_build_object('account-id', account_id, 'name', accounts.name, 'qva', qva::text, 'share', share::text)
          order by qva desc, account_id) filter (where account_id is not null), '[]') as accounts
      from companies left join mtd_qva_reports as own on own.company_id = companies.id left join accounts on accounts.id = own.account_id
      where companies.kind = 'research-firm' or own.id is not null group by companies.id),
    keyed as (
      select company_id, jsonb_object_agg(key, points order by key) as breakdown from (
        select company_id, key, sum(value::numeric)::text as points from mtd_qva_reports, jsonb_each_text(breakdown)
        where company_id is not null group by company_id, key) as by_key group by company_id),
    lost as (
      select company_id, jsonb_object_agg(reason, of_keys order by reason) as discarded from (
        select company_id, reason, jsonb_object_agg(key, points order by key) as of_keys from (
          select company_id, reason, lost.key, sum(lost.value::numeric)::text as points from mtd_qva_reports,
            jsonb_each(discarded) as of_it(reason, of_keys), jsonb_each_text(of_keys) as lost
          where company_id is not null group by company_id, reason, lost.key) as by_key
        group by company_id, reason) as by_reason
      group by company_id)
    insert into company_mtd_qva_reports (id, company_id, period, engagement_points, collaboration_points, qva, share, share_3m, rank, "of",
      insights_published, eligible, breakdown, discarded, formula_version, as_of, projected_qva, accounts)
    select summed.id, summed.id, ${month}::date, engagement, collaboration, qva, share, share_3m,
      rank() over (order by qva desc), count(*) over (), published, eligible, coalesce(keyed.breakdown, '{}'),
      coalesce(lost.discarded, '{}'), ${formulaVersion}::integer,
      ${span.to}::timestamptz, ${projected(elapsed)}, accounts
    from summed left join keyed on keyed.company_id = summed.id left join lost on lost.company_id = summed.id order by summed.id`.execute(
    tx,
  )
}
