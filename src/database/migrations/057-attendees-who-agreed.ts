/** Who comes to an event is known to the others who come only where they agreed to it. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  `alter table corporate_reservations add attendee_visible boolean not null default false`,

  // Whoever was brought in by booking was not asked, and is named no longer.
  `update messages set content = 'Somebody ' || substring(content from '(joined|left)\\.$') || '.'
    from message_groups where message_groups.id = messages.message_group_id and message_groups.kind = 'event'
      and messages.is_system_message and messages.content ~ ' (joined|left)\\.$'`,
  `update notification_actors set anonymize = true from notifications, message_groups
    where notifications.id = notification_actors.notification_id and notifications.trackable_type = 'message-groups'
      and message_groups.id = notifications.trackable_id and message_groups.kind = 'event' and not notification_actors.anonymize`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
