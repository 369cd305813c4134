/** Times as answers write them. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A time, or that of a column, in UTC, to the millisecond. */
export const written = (time: string | RawBuilder<unknown>) =>
  sql<string>`to_char(${typeof time === 'string' ? sql.ref(time) : time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`
