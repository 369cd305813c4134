/** Makes a delivery of what happened for each endpoint that asks for it and whose owner may know of it. */
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import { activities } from '../notifications/activities.ts'
import { notifications } from '../notifications/notifications.ts'
import { owner } from '../notifications/notifications.owner.ts'

/** How many events one round takes. */
const most = 500

/** Takes what happened since the last time. Whoever ticks besides skips what is taken here. */
export async function spreadEvents(db: Database): Promise<void> {
  while ((await spreadSome(db)) === most);
}

/** Admins see every activity and notification; for the others it is decided as where they ask for one. */
const spreadSome = (db: Database): Promise<number> =>
  transact(db, async (tx) => {
    const { rows } = await sql<{ count: number }>`with taken as (delete from webhook_events where id = any(array(
        select id from webhook_events order by id limit ${sql.lit(most)} for update skip locked)) returning *),
      made as (insert into webhook_deliveries (id, account_id, webhook_endpoint_id, record_type, record_id, event, occurred_at, next_attempt_at)
        select uuid_v7(), owner.id, listening.id, taken.record_type, taken.record_id, taken.event, taken.occurred_at, taken.occurred_at
        from taken join webhook_endpoints as listening on listening.active and listening.events && array[taken.event, '*']
          join accounts as owner on owner.id = listening.account_id and owner.status = 'active'
        where 'admin' = any(owner.roles) or case taken.record_type
          when 'activities' then exists (select from activities where activities.id = taken.record_id and ${activities.visible(owner)})
          else exists (select from notifications where notifications.id = taken.record_id and ${notifications.visible(owner)}) end
        order by taken.id, listening.id)
      select count(*)::integer as count from taken`.execute(tx)
    return rows[0]!.count
  })
