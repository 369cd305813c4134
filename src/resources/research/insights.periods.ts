/** Where what is published lies in time, told by how many insights were published in each month, day and hour. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DB } from '../../generated/tables.ts'
import type { Near } from '../../verbs/walk.ts'

type Span = DB['insight_periods']['span']

/** The period of a span that a place is in, within a longer one that it is in, and how many insights are newer than all of the period. */
function periodOf(span: Span, offset: RawBuilder<unknown>, longer?: Span): RawBuilder<unknown> {
  const [newer, within] = longer
    ? [
        sql`(select newer from ${sql.ref(longer)})`,
        sql`starts >= (select starts from ${sql.ref(longer)})
          and starts < (select (starts at time zone 'UTC' + ${sql.lit(`1 ${longer}`)}::interval) at time zone 'UTC' from ${sql.ref(longer)})`,
      ]
    : [sql`0`, sql`true`]
  return sql`${sql.ref(span)} as materialized (
    select starts, newer from (
      select starts, ${newer} + sum(sum(published)) over (order by starts desc) - sum(published) as newer
      from insight_periods where span = ${sql.lit(span)} and ${within} group by starts having sum(published) > 0) as counted
    where newer <= ${offset} order by starts limit 1)`
}

export const nearOf: Near = (offset) => sql`with ${periodOf('month', offset)}, ${periodOf('day', offset, 'month')},
  ${periodOf('hour', offset, 'day')}
  select starts + interval '1 hour' as until, newer::bigint as before from hour`

/**
 * The months and days that hold so many of the newest insights, as a query of the words that stand for them in `words_with_time`;
 * null for more than there are.
 */
export const newestPeriods = (many: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  with months as materialized (
      select starts, sum(published) as published, sum(sum(published)) over (order by starts desc) - sum(published) as newer
      from insight_periods where span = 'month' group by starts),
    month as materialized (select starts, ${many} - newer as wanted from months where ${many} > newer and ${many} <= newer + published),
    days as (
      select days.starts, sum(sum(days.published)) over (order by days.starts desc) - sum(days.published) as newer
      from month join insight_periods as days on span = 'day' and days.starts >= month.starts
        and days.starts < (month.starts at time zone 'UTC' + interval '1 month') at time zone 'UTC'
      group by days.starts),
    newest as (
      select period_word('month', starts) as word from months where starts > (select starts from month)
      union all select period_word('day', starts) from days where newer < (select wanted from month))
  select string_agg(quote_literal(word), ' | ')::tsquery from newest)`
