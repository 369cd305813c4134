/**
 * What happened and has to be sent to webhook endpoints. It is written down in the statement that makes it happen, where an
 * active endpoint asks for it, so that no crash parts the two; who hears of it is found out later.
 */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** The active endpoints that ask for a key. */
const listening = (key: RawBuilder<unknown>) =>
  sql`webhook_endpoints as listening where listening.active and listening.events && array[${key}::text, '*']`

/** A statement that writes down the activities in `made (id, key)`. */
export const eventsOfActivities = sql`insert into webhook_events (id, record_type, record_id, event)
  select uuid_v7(), 'activities', made.id, made.key from made where exists (select from ${listening(sql`made.key`)})`

/** The same for the notifications in `told (id, account_id)`: those of accounts that listen and, as they see all of them, for admins. */
export const eventsOfNotifications = (key: string) => sql`insert into webhook_events (id, record_type, record_id, event)
  select uuid_v7(), 'notifications', told.id, ${key} from told
  where told.account_id in (select listening.account_id from ${listening(sql`${key}`)})
    or (select exists (select from ${listening(sql`${key}`)}
      and listening.account_id in (select id from accounts where 'admin' = any(roles))))`
