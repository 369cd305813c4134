/**
 * The seats of an event. Every function here is called with the row of the event locked, so that one booking after the other
 * is counted and none is counted twice.
 */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import type { Telling } from '../../effects/realtime.ts'
import { keepToSeats } from '../messaging/message-groups.events.ts'
import { active, givenUp, seated } from './corporate-reservations.seated.ts'

/** How many seats are free; `except`: as if that reservation had none. null for any number. */
export async function seatsLeft(tx: Transaction, event: string, except: string): Promise<number | null> {
  const taken = sql`(select coalesce(sum(1 + guests), 0)::int
    from corporate_reservations where corporate_event_id = ${event} and status in ${seated} and id <> ${except})`
  const { left } = await tx
    .selectFrom('corporate_events')
    .select(sql<number | null>`${sql.ref('capacity')} - ${taken}`.as('left'))
    .where('id', '=', event)
    .executeTakeFirstOrThrow()
  return left
}

export interface Promoted {
  id: string
  account_id: string
}

/** Confirms the first of those who wait, may come in and fit into what is free, if there is one. */
async function promoteFirst(tx: Transaction, event: string): Promise<Promoted | undefined> {
  const { rows } = await sql<Promoted>`update corporate_reservations set status = 'confirmed', place = null, updated_at = now()
    where id = (select waiting.id from corporate_reservations as waiting join corporate_events as event on event.id = ${event}
        join accounts as holder on holder.id = waiting.account_id
      where waiting.corporate_event_id = ${event} and waiting.status = 'waitlisted' and holder.status = 'active'
        and event.status in ('published', 'closed') and event.starts_at > now()
        and (event.capacity is null or 1 + waiting.guests <= event.capacity - (select coalesce(sum(1 + guests), 0)
          from corporate_reservations where corporate_event_id = ${event} and status in ${seated}))
      order by waiting.place limit 1)
    returning id, account_id`.execute(tx)
  return rows[0]
}

const countAnew = (tx: Transaction, event: string) =>
  sql`update corporate_events set updated_at = case when (reserved_count, waitlist_count) = (taken.seats, taken.waiting)
      then updated_at else now() end, reserved_count = taken.seats, waitlist_count = taken.waiting
    from (select coalesce(sum(1 + guests) filter (where status in ${seated}), 0)::int as seats,
        (count(*) filter (where status = 'waitlisted'))::int as waiting
      from corporate_reservations where corporate_event_id = ${event}) as taken where id = ${event}`.execute(tx)

/**
 * Confirms those who wait, in their order, as long as somebody fits into what is free, and counts the event anew. Whoever is
 * left waiting does not fit. Once the event is over or has begun nobody is promoted.
 */
export async function fillSeats({ tx, jobs }: Telling, event: string): Promise<Promoted[]> {
  const promoted: Promoted[] = []
  for (;;) {
    const first = await promoteFirst(tx, event)
    if (!first) break
    promoted.push(first)
  }
  await countAnew(tx, event)
  await keepToSeats({ tx, jobs }, event)
  return promoted
}

/** Cancels what is held of an event that is called off. Who was in its conversation stays there. */
export async function cancelSeats(tx: Transaction, event: string, reason: string | null): Promise<void> {
  await sql`update corporate_reservations set status = ${givenUp}, place = null, reason = ${reason}, updated_at = now()
    where corporate_event_id = ${event} and status = any(${active}::text[])`.execute(tx)
  await countAnew(tx, event)
}

/** The end of the queue. */
export const lastPlace = (event: string) => sql`(select coalesce(max(place), 0) + 1 from corporate_reservations
  where corporate_event_id = ${event})`
