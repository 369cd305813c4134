/** Reminders of what somebody keeps, at the time that they chose. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { excerptOf, notify } from '../notifications/notifications.sending.ts'

/** How many are sent in one tick. */
const most = 500

/** Reminds each account of the items whose time has come by `now`, once for each time that was chosen. */
export async function remindOfItems(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from locker_items
    where reminder_at <= ${now.toISOString()} and reminder_at is not null and reminded_for is distinct from reminder_at
    order by reminder_at limit ${sql.lit(most)}`.execute(db)
  await eachAlone(rows, 'items that could not be reminded of', ({ id }) => remindOf(db, id, now))
}

const remindOf = (db: Database, id: string, now: Date): Promise<void> =>
  transact(db, async (tx) => {
    const { rows } = await sql<{ account_id: string; note: string | null }>`update locker_items set reminded_for = reminder_at
      where id = ${id} and reminder_at <= ${now.toISOString()} and reminded_for is distinct from reminder_at
      returning account_id, note`.execute(tx)
    const [item] = rows
    if (!item) return
    const parameters = item.note === null ? {} : { note: item.note, excerpt: excerptOf(item.note) }
    await notify(tx, {
      key: 'locker_item.reminder',
      trackable: { type: 'locker-items', id },
      actor: null,
      recipients: [item.account_id],
      parameters,
    })
  })
