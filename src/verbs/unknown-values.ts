/** Values of a body that name records by a column other than their id. */
import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import type { DB } from '../generated/tables.ts'

/** Those of the values that name no row of the table. What the others name stays until the transaction ends. */
export async function unknownAmong(tx: Transaction, table: keyof DB, column: string, values: readonly string[]): Promise<string[]> {
  if (values.length === 0) return []
  const named = sql.ref(column)
  const { rows } = await sql<{ value: string }>`select ${named} as value from ${sql.table(table)}
    where ${named} = any(${values}::text[]) order by 1 for key share`.execute(tx)
  const known = new Set(rows.map((row) => row.value))
  return values.filter((value) => !known.has(value))
}
