/** Where what is published lies in time, told by how many insights were published in each month, day and hour. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DB } from '../../generated/tables.ts'
import type { Near } from '../../verbs/walk.statements.ts'

type Span = DB['insight_periods']['span']

/** How many insights are published. */
export const publishedCount = sql`select coalesce(sum(published), 0) from insight_counts`

/** When the period of a span that was found ends. */
const endOf = (span: Span) =>
  sql`(select (starts at time zone 'UTC' + ${sql.lit(`1 ${span}`)}::interval) at time zone 'UTC' from ${sql.ref(span)})`

/** The period of a span that a place is in, within a longer one that it is in, and how many insights are newer than all of the period. */
function periodOf(span: Span, offset: RawBuilder<unknown>, longer?: Span): RawBuilder<unknown> {
  const [newer, within] = longer
    ? [sql`(select newer from ${sql.ref(longer)})`, sql`starts >= (select starts from ${sql.ref(longer)}) and starts < ${endOf(longer)}`]
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
 * The day of a time, the later days of its month and the later months, in which something is published, as a query of the words
 * that stand for them in `words_with_time`.
 */
export const periodsSince = (time: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select string_agg(quote_literal(word), ' | ')::tsquery from (
    select period_word(span, starts) as word from insight_periods where span = 'month' and starts > ${time}
    union select period_word(span, starts) from insight_periods where span = 'day'
      and starts >= date_trunc('day', ${time}, 'UTC') and starts < date_trunc('month', ${time}, 'UTC') + interval '1 month') as newest)`

/** Those that hold so many of the newest insights, no more than there are. */
export function newestPeriods(many: RawBuilder<unknown>): RawBuilder<unknown> {
  const last = sql`${many} - 1`
  return sql`(with ${periodOf('month', last)}, ${periodOf('day', last, 'month')} select ${periodsSince(sql`(select starts from day)`)})`
}
