/** Makes a delivery of what happened for each endpoint that asks for it and whose owner may know of it. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import { activities } from '../notifications/activities.ts'
import { notifications } from '../notifications/notifications.ts'
import { owner } from '../notifications/notifications.owner.ts'

/** How many events one round takes. */
const most = 100

/** Takes what happened since the last time. Whoever ticks besides skips what is taken here. */
export async function spreadEvents(db: Database): Promise<void> {
  while ((await spreadSome(db)) === most);
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

const spreadSome = (db: Database): Promise<number> =>
  transact(db, async (tx) => {
    const { rows } = await sql<{ count: number }>`with taken as (delete from webhook_events where id = any(array(
        select id from webhook_events order by id limit ${sql.lit(most)} for update skip locked)) returning *),
      asked as (select keys.event, listening.id, listening.account_id from (select distinct event from taken) as keys
        join webhook_endpoints as listening on listening.active and listening.events && array[keys.event, '*']),
      made as (insert into webhook_deliveries
          (id, webhook_endpoint_id, account_id, record_type, record_id, event, occurred_at, next_attempt_at)
        select uuid_v7(), endpoint_id, account_id, record_type, record_id, event, occurred_at, occurred_at
        from (${heard('activities', activities.visible(owner))} union all ${heard('notifications', notifications.visible(owner))}) as heard
        order by event_id, endpoint_id)
      select count(*)::integer as count from taken`.execute(tx)
    return rows[0]!.count
  })
