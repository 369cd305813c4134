/** What happened to each insight by days and months, and the points that it earned its author in them. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'

const into = sql`insert into insight_analyticss (id, insight_id, account_id, company_id, granularity, period, published_at, qva_points)`

/** Rows of `of_it`, which has an insight, a granularity and a period, for insights that were published. */
const rowsWith = (points: RawBuilder<unknown>) => sql`
  select whole.id || '_' || case of_it.granularity when 'day' then of_it.period::text else to_char(of_it.period, 'YYYY-MM') end,
    whole.insight_id, whole.account_id, whole.company_id, of_it.granularity, of_it.period, whole.published_at, ${points}
  from of_it join insight_analyticss as whole on whole.id = of_it.insight order by 1`

/** Notes in which days and months something happened to which published insight. `since`: the last time, null for never. */
export async function noteDays(tx: Transaction, since: string | null): Promise<void> {
  // What was under way at the last count may have come after it.
  await sql`with of_it as (
      select distinct activities.trackable_id as insight, granularity,
        date_trunc(granularity, activities.created_at at time zone 'UTC')::date as period
      from activities cross join unnest(array['day', 'month']) as granularity
      where activities.trackable_type = 'insights'
        and activities.created_at >= coalesce(${since}::timestamptz - interval '1 hour', '-infinity'))
    ${into} ${rowsWith(sql`0`)} on conflict do nothing`.execute(tx)
}

/** Keeps the points of `pg_temp.points` by insight, for the days of the month, for the month and for all months together. `month`: its first day. */
export async function keepPoints(tx: Transaction, month: string): Promise<void> {
  await sql`with counted as materialized (
      select insight_id, granularity, date_trunc(granularity, day::timestamp)::date as period, sum(points) as points
      from pg_temp.points cross join unnest(array['day', 'month']) as granularity
      where side = 'engagement' and insight_id is not null group by 1, 2, 3),
    kept as (
      select insight_id, granularity, period, qva_points from insight_analyticss
      where granularity <> 'total' and period >= ${month}::date and period < ${month}::date + interval '1 month'),
    of_it as materialized (
      select insight_id as insight, granularity, period, coalesce(points, 0) as points
      from counted full join kept using (insight_id, granularity, period) where coalesce(points, 0) is distinct from qva_points)
    ${into} ${rowsWith(sql`of_it.points`)}
    on conflict (insight_id, granularity, period) do update set qva_points = excluded.qva_points, updated_at = now()`.execute(tx)
  await sql`with of_it as (
      select insight_id, sum(qva_points) as points from insight_analyticss
      where granularity = 'month' and insight_id in (
        select insight_id from insight_analyticss where granularity = 'month' and period = ${month}::date)
      group by 1)
    update insight_analyticss as whole set qva_points = of_it.points, updated_at = now()
    from of_it where whole.insight_id = of_it.insight_id and whole.granularity = 'total' and whole.qva_points <> of_it.points`.execute(tx)
}
