/** Makes a delivery of what happened for each endpoint that asks for it and whose owner may know of it. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { giveTime } from '../../database/patience.ts'
import { transact } from '../../database/transact.ts'
import { someTogether } from '../../verbs/each-alone.ts'
import { activities } from '../notifications/activities.ts'
import { notifications } from '../notifications/notifications.ts'
import { owner } from '../notifications/notifications.owner.ts'

/** How many events one transaction takes, and how many one tick. */
const atOnce = 100
const most = 10_000

/** Takes what happened since the last time. Whoever ticks besides skips what is taken here. */
export async function spreadEvents(db: Database): Promise<void> {
  const rows = await db.selectFrom('webhook_events').select('id').orderBy('id').limit(most).execute()
  const happened = rows.map((one) => one.id)
  await someTogether(happened, atOnce, 'events that could not be told to webhooks', (some) => transact(db, (tx) => spread(tx, some)))
}

/**
 * The events of `taken` that are of records of one table, once for each endpoint of `asked` whose owner sees the record. Admins
 * see all of them; for the others it is decided as where they ask for one.
 */
const heard = (table: 'activities' | 'notifications', visible: RawBuilder<unknown>) =>
  sql`select taken.id as event_id, asked.id as endpoint_id, owner.id as account_id, record_type, record_id, taken.event, occurred_at
    from taken join ${sql.table(table)} on taken.record_type = ${table} and ${sql.ref(`${table}.id`)} = taken.record_id
      join asked on asked.event = taken.event
      join accounts as owner on owner.id = asked.account_id and owner.status = 'active'
    where 'admin' = any(owner.roles) or ${visible}`

async function spread(tx: Transaction, events: readonly string[]): Promise<void> {
  // Whether its owner may know of each is asked of every endpoint that listens, of which there may be very many.
  await giveTime(tx, 15)
  await sql`with taken as (delete from webhook_events where id = any(array(
      select id from webhook_events where id = any(${events}::text[]) order by id for update skip locked)) returning *),
    asked as (select keys.event, listening.id, listening.account_id from (select distinct event from taken) as keys
      join webhook_endpoints as listening on listening.active and listening.events && array[keys.event, '*'])
    insert into webhook_deliveries
        (id, webhook_endpoint_id, account_id, record_type, record_id, event, occurred_at, next_attempt_at)
      select uuid_v7(), endpoint_id, account_id, record_type, record_id, event, occurred_at, occurred_at
      from (${heard('activities', activities.visible(owner))} union all ${heard('notifications', notifications.visible(owner))}) as heard
      order by event_id, endpoint_id`.execute(tx)
}
