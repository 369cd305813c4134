/** What locker and muted items have in common: each is one account's own and keeps a thing once. */
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Transaction } from '../../database/connection.ts'
import type { Inserted } from '../../verbs/create.ts'
import { defined } from '../../verbs/rows.ts'

type Shelf = 'locker_items' | 'muted_items'

/** Keeps what the unique constraint of the shelf names, unless it is kept already: then `again`, and nothing changes. */
export async function keepOnce<Table extends Shelf>(
  tx: Transaction,
  shelf: Table,
  values: Inserted<Table>,
): Promise<{ id: string; again: boolean }> {
  const id = newId()
  const given = Object.entries(defined({ ...values, id }))
  // An update that changes nothing waits for whoever keeps the same at this moment, and answers that row.
  const { rows } = await sql<{ id: string }>`insert into ${sql.table(shelf)} (${sql.join(given.map(([column]) => sql.ref(column)))})
    values (${sql.join(given.map(([, value]) => value))})
    on conflict on constraint ${sql.ref(`${shelf}_unique`)} do update set account_id = excluded.account_id returning id`.execute(tx)
  return { id: rows[0]!.id, again: rows[0]!.id !== id }
}
