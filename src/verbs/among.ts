/** A condition on one column and any number of values. */
import { sql } from 'kysely'

/** Whether a column holds one of the values. Of no values it holds none, which `in` cannot say. */
export const among = (column: string, values: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${values}::text[])`
