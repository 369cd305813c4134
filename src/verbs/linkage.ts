/** The rows of join tables that hold one record's linkage. */
import { sql } from 'kysely'
import type { Transaction } from '../database/connection.ts'
import type { DB } from '../generated/tables.ts'

/**
 * Replaces the linkage of a record: `own` is its column and identifier, `linked` the column and the identifiers of the others.
 * Those are inserted in their order, so that two requests lock them alike. Answers whether it was another one.
 */
export async function saveLinkage<Table extends keyof DB>(
  tx: Transaction,
  table: Table,
  own: { [C in keyof DB[Table]]?: string },
  linked: { [C in keyof DB[Table]]?: readonly string[] },
): Promise<boolean> {
  const [column, id] = Object.entries(own)[0]!
  const [other, ids] = Object.entries(linked)[0]!
  const into = sql.table(table)
  const { rows: gone } = await sql`delete from ${into}
    where ${sql.ref(column)} = ${id} and ${sql.ref(other)} <> all(${ids}::text[]) returning 1`.execute(tx)
  const { rows: come } = await sql`insert into ${into} (${sql.ref(column)}, ${sql.ref(other)})
    select ${id}, linked from unnest(${ids}::text[]) as linked
    where not exists (select from ${into} where ${sql.ref(column)} = ${id} and ${sql.ref(other)} = linked)
    order by linked returning 1`.execute(tx)
  return gone.length + come.length > 0
}
