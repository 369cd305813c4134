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
 * For each of some numbers, `many`: the months and days that hold so many of the newest insights, as `periods`, a query of the words
 * that stand for them in `words_with_time`. Nothing for more than there are.
 */
export const newestPeriods = (numbers: readonly number[]): RawBuilder<unknown> => sql`
  with months as materialized (
    select starts, sum(published) as published, sum(sum(published)) over (order by starts desc) - sum(published) as newer
    from insight_periods where span = 'month' group by starts)
  select many, periods from unnest(array[${sql.join(numbers.map((one) => sql.lit(one)))}]) as many
    cross join lateral (select starts, many - newer as wanted from months where many > newer and many <= newer + published) as month
    cross join lateral (
      select string_agg(quote_literal(word), ' | ')::tsquery as periods from (
        select period_word('month', starts) as word from months where starts > month.starts
        union all
        select period_word('day', starts) from (
          select starts, sum(sum(published)) over (order by starts desc) - sum(published) as newer
          from insight_periods where span = 'day' and starts >= month.starts
            and starts < (month.starts at time zone 'UTC' + interval '1 month') at time zone 'UTC'
          group by starts) as days
        where newer < wanted) as words) as chosen`
