/** Seats of those who leave the platform. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import type { Jobs } from '../../effects/jobs.ts'
import type { Row } from '../../verbs/rows.ts'
import { record } from '../notifications/activities.recording.ts'
import { tellOfPromotions } from './corporate-events.news.ts'
import { fillSeats } from './corporate-events.seats.ts'
import { active, givenUp } from './corporate-reservations.seated.ts'

/** Gives up what an account holds of events that are to come, and lets those who wait have the seats. */
export async function giveUpSeats({ tx, jobs }: { tx: Transaction; jobs: Jobs }, account: string): Promise<void> {
  const { rows } = await sql<Row<'corporate_events'>>`select corporate_events.* from corporate_events
    join corporate_reservations as held on held.corporate_event_id = corporate_events.id
    where held.account_id = ${account} and held.status = any(${active}::text[])
      and corporate_events.status in ('published', 'closed') and corporate_events.starts_at > now()
    order by corporate_events.id for no key update of corporate_events`.execute(tx)
  for (const event of rows) {
    await sql`update corporate_reservations set status = ${givenUp}, place = null, updated_at = now()
      where corporate_event_id = ${event.id} and account_id = ${account} and status = any(${active}::text[])`.execute(tx)
    const trackable = { type: 'corporate-events', id: event.id } as const
    await record(tx, { key: 'corporate_event.cancel_booking', owner: account, trackable, recipient: event.account_id })
    await tellOfPromotions({ tx, jobs }, event, await fillSeats({ tx, jobs }, event.id))
  }
}
