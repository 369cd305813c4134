/** Values of a body that name records by a column other than their id. */
import { sql } from 'kysely'
import type { Transaction } from '../database/connection.ts'
import type { DB } from '../generated/tables.ts'
import { badValue, refuseAll } from '../refusals.ts'

/** Those of the values that name no row of the table. What the others name stays until the transaction ends. */
export async function unknownAmong(tx: Transaction, table: keyof DB, column: string, values: readonly string[]): Promise<string[]> {
  if (values.length === 0) return []
  const named = sql.ref(column)
  const { rows } = await sql<{ value: string }>`select ${named} as value from ${sql.table(table)}
    where ${named} = any(${values}::text[]) order by 1 for key share`.execute(tx)
  const known = new Set(rows.map((row) => row.value))
  return values.filter((value) => !known.has(value))
}

/** @throws 422 for each value of an attribute, or of a list in one (`gics/sectors`), that names no row of the table. */
export async function requireKnown(
  tx: Transaction,
  attribute: string,
  [table, column]: readonly [keyof DB, string],
  sent: string | readonly string[] | null | undefined,
): Promise<void> {
  const unknown = await unknownAmong(tx, table, column, [sent ?? []].flat())
  const at = (value: string): string => (Array.isArray(sent) ? `/${sent.indexOf(value)}` : '')
  const name = attribute.replace(/^.*\//, '')
  refuseAll(unknown.map((value) => badValue(name, `names no record: ${value}`, `/data/attributes/${attribute}${at(value)}`)))
}

/** The codes of countries. */
export const countryCodes = ['countries', 'code'] as const
