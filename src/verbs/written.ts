/** Times as answers write them. */
import { sql } from 'kysely'

/** A time of a column in UTC, to the millisecond. */
export const written = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`
