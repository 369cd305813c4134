/** The writing of whole rows. */
import type { Database } from '../database/connection.ts'
import type { DB } from '../generated/tables.ts'
import type { Inserted } from '../verbs/create.ts'

/** Inserts rows as they are given. A column that is left out has its default. */
export async function insertRows<Table extends keyof DB>(
  db: Database,
  table: Table,
  rows: Inserted<Table> | readonly Inserted<Table>[],
): Promise<void> {
  // A cast: to infer what each table takes costs the compiler more than all the rows themselves.
  await db
    .insertInto(table)
    .values(rows as never)
    .execute()
}
