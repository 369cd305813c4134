/** What is written down of a mail that goes out once. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import type { DB } from '../generated/tables.ts'

type Mails = { [Table in keyof DB]: 'mailed_at' extends keyof DB[Table] ? Table : never }[keyof DB]

/**
 * Writes into the row of a mail that it is handed over, or is not after all, as `sendOnce` asks, and answers whether that was
 * news. `besides`: what is set as well, begun with a comma.
 */
export const markMailed =
  (db: Database, table: Mails, id: string, besides: RawBuilder<unknown> = sql``) =>
  (handed: boolean): Promise<boolean> =>
    transact(db, async (tx) => {
      const { rows } = await sql`update ${sql.table(table)} set mailed_at = case when ${handed}::boolean then now() end ${besides}
        where id = ${id} and (mailed_at is null) = ${handed}::boolean returning id`.execute(tx)
      return rows.length > 0
    })
