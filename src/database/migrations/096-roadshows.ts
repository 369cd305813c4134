/** Events belong to roadshows, and nobody holds a reservation of an event that was cancelled. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  // A roadshow is of the same entity. That it is one, and belongs to no other, is kept under a lock on its id.
  `alter table corporate_events
    add column roadshow_id text collate "C" constraint corporate_events_roadshow_other check (roadshow_id <> id),
    add constraint corporate_events_of_entity unique (id, entity_id),
    add constraint corporate_events_roadshow foreign key (roadshow_id, entity_id) references corporate_events (id, entity_id)`,
  `create index corporate_events_of_roadshow on corporate_events (roadshow_id) where roadshow_id is not null`,

  `update corporate_reservations set status = 'cancelled', place = null, reason = corporate_events.cancelled_reason
    from corporate_events where corporate_events.id = corporate_event_id and corporate_events.status = 'cancelled'
      and corporate_reservations.status in ('requested', 'confirmed', 'waitlisted')`,
  `update corporate_events set waitlist_count = 0, reserved_count = (select coalesce(sum(1 + guests), 0) from corporate_reservations
      where corporate_event_id = corporate_events.id and corporate_reservations.status in ('attended', 'no-show'))
    where status = 'cancelled'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
