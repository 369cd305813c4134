/** New names of people, firms and entities on their way to the insights that are found by them. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'

/** How many insights take names in one transaction, and how many transactions one tick has. */
const atOnce = 100
const mostTimes = 50

/** Gives insights the names by which they are to be found. Whoever ticks besides passes over what is at work here. */
export async function spreadNames(db: Database): Promise<void> {
  for (let times = 0; times < mostTimes; times++) if ((await spreadOn(db)) < atOnce) return
}

const spreadOn = (db: Database): Promise<number> =>
  transact(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`delete from insights_to_find where insight_id = any(array(
      select insight_id from insights_to_find order by insight_id limit ${sql.lit(atOnce)} for update skip locked))
      returning insight_id as id`.execute(tx)
    if (rows.length > 0) await sql`select insights_find_anew(${rows.map((one) => one.id)}::text[])`.execute(tx)
    return rows.length
  })
