/** Times as answers write them. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A time in UTC, as answers have it. */
export const wireTime = (time: string | Date): string => new Date(time).toISOString().replace('Z', '+00:00')

/** A time in UTC, to the millisecond: of a column, by its name, or of an expression. */
export const written = (time: string | RawBuilder<unknown>) =>
  sql<string>`to_char(${typeof time === 'string' ? sql.ref(time) : time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`
