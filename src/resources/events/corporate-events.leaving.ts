/** Seats of those who leave the platform or come back to it, and events that are held by who goes to another firm. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import type { Jobs } from '../../effects/jobs.ts'
import type { Row } from '../../verbs/rows.ts'
import { giveUp, heldBy } from './corporate-events.booking.ts'
import { tellOfPromotions } from './corporate-events.news.ts'
import { fillSeats } from './corporate-events.seats.ts'
import { active } from './corporate-reservations.seated.ts'

/** Gives up what an account holds of events that are to come, and lets those who wait have the seats. */
export async function giveUpSeats({ tx, jobs }: { tx: Transaction; jobs: Jobs }, account: string): Promise<void> {
  const { rows } = await sql<Row<'corporate_events'>>`select * from corporate_events
    where id in (select corporate_event_id from corporate_reservations where account_id = ${account} and status = any(${active}::text[]))
      and status in ('published', 'closed') and starts_at > now() order by id for no key update`.execute(tx)
  for (const event of rows) {
    const held = await heldBy(tx, event.id, account)
    // Whoever had the event before may have decided over it.
    if (held && active.includes(held.status)) await giveUp({ tx, jobs }, event, held)
  }
}

/** Gives an account that may come in again the seats that are free where it waits. */
export async function fillWhereWaiting({ tx, jobs }: { tx: Transaction; jobs: Jobs }, account: string): Promise<void> {
  const { rows } = await sql<Row<'corporate_events'>>`select * from corporate_events
    where id in (select corporate_event_id from corporate_reservations where account_id = ${account} and status = 'waitlisted')
      and status in ('published', 'closed') and starts_at > now() order by id for no key update`.execute(tx)
  for (const event of rows) await tellOfPromotions({ tx, jobs }, event, await fillSeats({ tx, jobs }, event.id))
}

/** Has no event name an account as its host any more: it was named as one of the firm before. */
export async function giveUpHosting(tx: Transaction, account: string): Promise<void> {
  await sql`with named as (delete from corporate_event_hosts where account_id = ${account} returning corporate_event_id)
    update corporate_events set updated_at = now() where id in (select corporate_event_id from named)`.execute(tx)
}
