/** The rows of join tables that hold one record's linkage. */
import { sql } from 'kysely'
import type { Transaction } from '../database/connection.ts'
import type { DB } from '../generated/tables.ts'

/**
 * Replaces the linkage of a record: `own` is its column and identifier, `linked` the column and the identifiers of the others.
 * Those are inserted in their order, so that two requests lock them alike.
 */
export async function saveLinkage<Table extends keyof DB>(
  tx: Transaction,
  table: Table,
  own: { [C in keyof DB[Table]]?: string },
  linked: { [C in keyof DB[Table]]?: readonly string[] },
): Promise<void> {
  const [column, id] = Object.entries(own)[0]!
  const [other, ids] = Object.entries(linked)[0]!
  const into = sql.table(table)
  await sql`delete from ${into} where ${sql.ref(column)} = ${id}`.execute(tx)
  await sql`insert into ${into} (${sql.ref(column)}, ${sql.ref(other)})
    select ${id}, linked from unnest(${ids}::text[]) as linked order by linked`.execute(tx)
}
