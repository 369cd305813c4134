/** Booking a seat at an event and giving it up, both with the row of the event locked. */
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import type { Jobs } from '../../effects/jobs.ts'
import type { Operations } from '../../generated/contract.ts'
import type { CorporateReservationsTable } from '../../generated/tables.ts'
import { conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { save } from '../../verbs/rows.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { record } from '../notifications/activities.recording.ts'
import { organiserOf, tellHolder, tellOfPromotions } from './corporate-events.news.ts'
import { requireFirstOfCompany } from './corporate-events.roadshows.ts'
import { fillSeats, lastPlace, seatsLeft } from './corporate-events.seats.ts'
import { active, givenUp, standing } from './corporate-reservations.seated.ts'

type Sent = NonNullable<Operations['bookCorporateEventReservation']['accepted']>

interface Booking {
  tx: Transaction
  jobs: Jobs
  caller: Caller
  now: Date
}

type Held = Selectable<CorporateReservationsTable>

export const heldBy = async (tx: Transaction, event: string, account: string): Promise<Held | undefined> =>
  (await sql<Held>`select * from corporate_reservations where corporate_event_id = ${event} and account_id = ${account}`.execute(tx))
    .rows[0]

/** Writes a reservation, or anew the one that does not stand any more. Answers its id. */
export async function keepBooking(tx: Transaction, held: Held | undefined, columns: Written<'corporate_reservations'>): Promise<string> {
  if (!held) return insert(tx, 'corporate_reservations', columns)
  await save(tx, 'corporate_reservations', held.id, columns)
  return held.id
}

/**
 * Books for the caller. Booking again changes what is sent.
 * @throws 403 for whom the event is not meant, 409 when its state, the host or a colleague stands against it.
 */
export async function book({ tx, jobs, caller, now }: Booking, event: Row<'corporate_events'>, accept: () => Promise<Sent>): Promise<void> {
  const held = await heldBy(tx, event.id, caller.id)
  const holds = held !== undefined && active.includes(held.status)
  const stands = held !== undefined && standing.includes(held.status)
  if (!stands) await requireMeant(tx, event, caller)
  const sent = await accept()
  // Whether one is seen is one's own to say at any time.
  if (stands && Object.keys(sent).join() === 'attendee_visible') return save(tx, 'corporate_reservations', held.id, sent)
  requireTime(event, now, holds)
  if (holds) return changeBooking({ tx, jobs }, event, held, sent)
  if (held?.status === 'declined') throw conflict('The host declined your reservation.')
  await requireFirstOfCompany(tx, event, caller)

  const status = event.access === 'approval' ? 'requested' : 'waitlisted'
  const { guests = 0, questions = null, dietary = null, contact_consent = false, attendee_visible = false } = sent
  const own = await keepBooking(tx, held, {
    ...{ corporate_event_id: event.id, account_id: caller.id, company_id: caller.companyId, booked_at: now.toISOString() },
    ...{ status, guests, questions, dietary, contact_consent, attendee_visible, reason: null },
    place: status === 'waitlisted' ? lastPlace(event.id) : null,
  })
  const promoted = await fillSeats({ tx, jobs }, event.id)
  const outcome = status === 'requested' ? 'requested' : promoted.some(({ id }) => id === own) ? 'confirmed' : 'waitlisted'
  await record(tx, {
    key: outcome === 'waitlisted' ? 'corporate_event.waitlist' : 'corporate_event.book',
    owner: caller.id,
    trackable: { type: 'corporate-events', id: event.id },
    recipient: await organiserOf(tx, event.id),
    parameters: { status: outcome },
  })
  if (outcome !== 'requested') await tellHolder({ tx, jobs }, event, { id: own, account_id: caller.id }, outcome)
  const others = promoted.filter(({ id }) => id !== own)
  await tellOfPromotions({ tx, jobs }, event, others)
}

/** @throws 403 unless the event is for this kind of account, and the caller invited where that is needed. */
async function requireMeant(tx: Transaction, event: Row<'corporate_events'>, caller: Caller): Promise<void> {
  const { rows } = await sql`select from accounts where id = ${caller.id} and lower(email) = any(${event.invited_emails}::text[])`.execute(
    tx,
  )
  if (rows.length > 0) return
  if (event.access === 'invite-only') throw forbidden('This event is by invitation.')
  if (!event.audience.some((one) => one === 'public' || one === caller.accountType)) throw forbidden('This event is for others.')
}

/** @throws 409 when it is too late, or too early. `holds`: what is booked already can be changed until the start. */
function requireTime(event: Row<'corporate_events'>, now: Date, holds: boolean): void {
  const { status, starts_at, registration_closes_at } = event
  if (!['published', 'closed'].includes(status)) throw conflict(`An event that is ${status} takes no reservations.`)
  if (Date.parse(starts_at) <= now.getTime()) throw conflict('The event has started.')
  const over = registration_closes_at !== null && Date.parse(registration_closes_at) <= now.getTime()
  if (!holds && (status === 'closed' || over)) throw conflict('Registration is over.')
}

/** @throws 409 when there are no seats for more guests. */
async function changeBooking(
  { tx, jobs }: Pick<Booking, 'tx' | 'jobs'>,
  event: Row<'corporate_events'>,
  held: Held,
  sent: Sent,
): Promise<void> {
  const { guests = held.guests } = sent
  if (held.status === 'confirmed' && guests > held.guests) {
    const left = await seatsLeft(tx, event.id, held.id)
    if (left !== null && 1 + guests > left) throw conflict('There are no seats for so many guests.')
  }
  await save(tx, 'corporate_reservations', held.id, { ...sent })
  if (guests !== held.guests) await tellOfPromotions({ tx, jobs }, event, await fillSeats({ tx, jobs }, event.id))
}

/** Gives a reservation up and lets those who wait have the seats. */
export async function giveUp(
  { tx, jobs }: Pick<Booking, 'tx' | 'jobs'>,
  event: Row<'corporate_events'>,
  held: Held,
  reason?: string | null,
): Promise<void> {
  await save(tx, 'corporate_reservations', held.id, { status: givenUp, place: null, reason })
  const trackable = { type: 'corporate-events', id: event.id } as const
  const recipient = await organiserOf(tx, event.id)
  await record(tx, { key: 'corporate_event.cancel_booking', owner: held.account_id, trackable, recipient })
  await tellOfPromotions({ tx, jobs }, event, await fillSeats({ tx, jobs }, event.id))
}

/** Gives the caller's reservation up and lets those who wait have the seats. @throws 409 without one, or too late. */
export async function cancelBooking(
  { tx, jobs, caller, now }: Booking,
  event: Row<'corporate_events'>,
  reason: string | null,
): Promise<void> {
  const held = await heldBy(tx, event.id, caller.id)
  if (held?.status === givenUp) return
  if (held === undefined || !active.includes(held.status)) throw conflict('You hold no reservation that could be cancelled.')
  if (!['published', 'closed'].includes(event.status) || Date.parse(event.starts_at) <= now.getTime()) {
    throw conflict('Reservations can be cancelled until the event starts.')
  }
  if (held.status === 'confirmed') await jobs.send(tx, 'event-mail', { event: event.id, account: caller.id, news: 'given-up' })
  await giveUp({ tx, jobs }, event, held, reason)
}

/** What else the account has a seat for at the time of the event. */
export async function warningsOf(tx: Transaction, event: Row<'corporate_events'>, account: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`select title from corporate_events
    where id in (select corporate_event_id from corporate_reservations where account_id = ${account} and status = 'confirmed')
      and id <> ${event.id} and status <> 'cancelled' and starts_at < ${event.ends_at} and ends_at > ${event.starts_at}
    order by starts_at, id limit 10`.execute(tx)
  return rows.map(({ title }) => `You hold a confirmed reservation for “${title}” at the same time.`)
}
