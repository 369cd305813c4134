/** News that are told to some in the transaction that makes them, and to the others of very many by the tick. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import type { NotificationKey } from './notifications.keys.ts'
import { notify } from './notifications.sending.ts'
import type { News } from './notifications.sending.ts'
import { standing } from './notifications.standing.ts'

/** How many parts one tick tells. */
const most = 100

/** What waits is told only while it stands; a correction with what it corrects. */
const whileStanding: Partial<Record<NotificationKey, string>> = { ...standing, 'insight.corrected': standing['insight.published'] }

/** Tells those who wait, the oldest news first. Whoever ticks besides passes over what is told here. */
export async function tellOthers(db: Database): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from news_to_tell order by id limit ${sql.lit(most)}`.execute(db)
  await eachAlone(rows, 'parts of news that could not be told', ({ id }) => transact(db, (tx) => tellPart(tx, id)))
}

async function tellPart(tx: Transaction, part: string): Promise<void> {
  const taken = await sql<News & { type: News['trackable']['type']; about: string }>`delete from news_to_tell
    where id = (select id from news_to_tell where id = ${part} for update skip locked)
    returning key, trackable_type as type, trackable_id as about, actor_id as actor, parameters, anonymize, recipients`.execute(tx)
  for (const { type, about: id, anonymize, ...news } of taken.rows) {
    const table = whileStanding[news.key]
    const stands = table === undefined || (await sql`select from ${sql.raw(table)} and id = ${id}`.execute(tx)).rows.length > 0
    if (stands) await notify(tx, { ...news, trackable: { type, id }, ...(anonymize === null ? {} : { anonymize }) })
  }
}
