/** Columns of one record, as stories set them that nobody's request can bring about. */
import type { Database } from '../../src/database/connection.ts'
import type { DB } from '../../src/generated/tables.ts'
import type { Written } from '../../src/verbs/rows.ts'

/** Sets columns of the row with an id, and none of those that a change would touch by itself. */
export async function setColumns<Table extends keyof DB>(db: Database, table: Table, id: string, columns: Written<Table>): Promise<void> {
  // Casts: to infer what each table takes costs the compiler far more than the call.
  await db
    .updateTable(table as 'accounts')
    .set(columns as never)
    .where('id', '=', id)
    .execute()
}
