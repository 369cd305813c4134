/** What is written down of a mail that goes out once. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/connection.ts'
import { transact } from '../database/transact.ts'
import type { Step } from '../effects/mail-once.ts'
import type { DB } from '../generated/tables.ts'

type Mails = { [Table in keyof DB]: 'mailed_at' extends keyof DB[Table] ? Table : never }[keyof DB]

/** For how long nobody else tries a mail that is handed over, in seconds: longer than a mail server may take for one. */
const ownSeconds = 90

/**
 * Writes into the row of a mail how far it came, as `sendOnce` asks, and answers whether that was news. `besides`: what is set
 * as well, begun with a comma.
 */
export const markMailed =
  (db: Database, table: Mails, id: string, besides: RawBuilder<unknown> = sql``) =>
  (step: Step): Promise<boolean> =>
    transact(db, async (tx) => {
      const free = sql`(handed_at is null or handed_at < now() - make_interval(secs => ${sql.lit(ownSeconds)}))`
      const { rows } = await sql`update ${sql.table(table)}
        set handed_at = case ${step}::text when 'handed over' then now() when 'taken' then handed_at end,
          mailed_at = case ${step}::text when 'taken' then now() end ${besides}
        where id = ${id} and mailed_at is null ${step === 'handed over' ? sql`and ${free}` : sql``} returning id`.execute(tx)
      return rows.length > 0
    })
