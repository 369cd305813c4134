/** Where a page of what is published lies, told by how many insights were published in each month, day and hour. */
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
