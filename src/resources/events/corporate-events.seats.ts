/**
 * The seats of an event. Every function here is called with the row of the event locked, so that one booking after the other
 * is counted and none is counted twice.
 */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import type { Telling } from '../../effects/realtime.ts'
import { keepToSeats } from '../messaging/message-groups.events.ts'
import { active, givenUp, seated } from './corporate-reservations.seated.ts'

/** How many seats are taken. */
const taken = (event: string, others = sql`true`) => sql`(select coalesce(sum(1 + guests), 0)::int
  from corporate_reservations where corporate_event_id = ${event} and status in ${seated} and ${others})`

/** How many seats are free; `except`: as if that reservation had none. null for any number. */
export async function seatsLeft(tx: Transaction, event: string, except: string): Promise<number | null> {
  const { left } = await tx
    .selectFrom('corporate_events')
    .select(sql<number | null>`${sql.ref('capacity')} - ${taken(event, sql`id <> ${except}`)}`.as('left'))
    .where('id', '=', event)
    .executeTakeFirstOrThrow()
  return left
}

export interface Promoted {
  id: string
  account_id: string
}

/** How many of those who wait one transaction promotes at most, each of whom it tells. */
const mostAtOnce = 200

interface Waiting extends Promoted {
  people: number
  /** How many seats are free; null for any number. */
  free: number | null
}

/** The first of those who wait, may come in and would each fit into what is free. */
const firstWaiting = (event: string) => sql<Waiting>`select waiting.id, account_id, 1 + guests as people, event.free
  from (select capacity - ${taken(event)} as free
      from corporate_events where id = ${event} and status in ('published', 'closed') and starts_at > now()) as event
    join corporate_reservations as waiting on waiting.corporate_event_id = ${event} and waiting.status = 'waitlisted'
      and (event.free is null or 1 + waiting.guests <= event.free)
    join accounts as holder on holder.id = waiting.account_id and holder.status = 'active'
  order by waiting.place limit ${sql.lit(mostAtOnce)}`

/** Confirms of those who wait, in their order, whoever fits into what those before leave free. */
async function promoteSome(tx: Transaction, event: string): Promise<Promoted[]> {
  const { rows } = await firstWaiting(event).execute(tx)
  if (rows.length === 0) return []
  let free = rows[0]!.free ?? Infinity
  const fitting = rows.filter(({ people }) => {
    if (people > free) return false
    free -= people
    return true
  })
  const ids = fitting.map((one) => one.id)
  await sql`update corporate_reservations set status = 'confirmed', place = null, updated_at = now()
    where id = any(${ids}::text[])`.execute(tx)
  return fitting
}

const countAnew = (tx: Transaction, event: string) =>
  sql`update corporate_events set updated_at = case when (reserved_count, waitlist_count) = (taken.seats, taken.waiting)
      then updated_at else now() end, reserved_count = taken.seats, waitlist_count = taken.waiting
    from (select coalesce(sum(1 + guests) filter (where status in ${seated}), 0)::int as seats,
        (count(*) filter (where status = 'waitlisted'))::int as waiting
      from corporate_reservations where corporate_event_id = ${event}) as taken where id = ${event}`.execute(tx)

/**
 * Confirms those who wait, in their order, as long as somebody fits into what is free, and counts the event anew. Of very many
 * some are confirmed here and the others by the tick; whoever else is left waiting does not fit. Once the event is over or has begun
 * nobody is promoted.
 */
export async function fillSeats({ tx, jobs }: Telling, event: string): Promise<Promoted[]> {
  const promoted: Promoted[] = []
  while (promoted.length < mostAtOnce) {
    const some = await promoteSome(tx, event)
    if (some.length === 0) break
    promoted.push(...some)
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
