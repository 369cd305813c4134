/** What the calendar of a holder was last told is kept, so that nothing is called off there that it never had. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table corporate_reservations add column in_calendar boolean not null default false, add column calendar_sequence integer`.execute(
    db,
  )
  await sql`update corporate_reservations set in_calendar = true, calendar_sequence = corporate_events.sequence from corporate_events
    where corporate_events.id = corporate_event_id and corporate_reservations.status in ('confirmed', 'attended', 'no-show')`.execute(db)
}
