/** Booking a seat at an event and giving it up, both with the row of the event locked. */
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import type { Jobs } from '../../effects/jobs.ts'
import type { Operations } from '../../generated/contract.ts'
import type { CorporateReservationsTable } from '../../generated/tables.ts'
import { conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { statesOf } from '../../verbs/lifecycle.ts'
import { save } from '../../verbs/rows.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { record } from '../notifications/activities.recording.ts'
import { tellHolder, tellOfPromotions } from './corporate-events.news.ts'
import { fillSeats, lastPlace, seatsLeft } from './corporate-events.seats.ts'

type Sent = NonNullable<Operations['bookCorporateEventReservation']['accepted']>

interface Booking {
  tx: Transaction
  jobs: Jobs
  caller: Caller
  now: Date
}

type Held = Pick<Selectable<CorporateReservationsTable>, 'id' | 'status' | 'guests'>

/** The reservations that are still to come true can be given up. */
const { from: active, to: givenUp } = statesOf('corporate-reservations', 'cancel')

/** Those and the ones that did. */
const standing: readonly Held['status'][] = [...active, 'attended', 'no-show']

const heldBy = async (tx: Transaction, event: string, account: string): Promise<Held | undefined> =>
  tx
    .selectFrom('corporate_reservations')
    .select(['id', 'status', 'guests'])
    .where('corporate_event_id', '=', event)
    .where('account_id', '=', account)
    .executeTakeFirst()

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
  if (event.kind === 'one-on-one' && caller.companyId !== null) await requireFirstOfCompany(tx, event.id, caller.companyId)

  const status = event.access === 'approval' ? 'requested' : 'waitlisted'
  const { guests = 0, questions = null, dietary = null, contact_consent = false, attendee_visible = false } = sent
  const columns: Written<'corporate_reservations'> = {
    ...{ status, guests, questions, dietary, contact_consent, attendee_visible, reason: null },
    ...{ company_id: caller.companyId, booked_at: now.toISOString() },
    place: status === 'waitlisted' ? lastPlace(event.id) : null,
  }
  const own = held?.id ?? (await insert(tx, 'corporate_reservations', { ...columns, corporate_event_id: event.id, account_id: caller.id }))
  if (held) await save(tx, 'corporate_reservations', held.id, columns)
  const promoted = await fillSeats(tx, event.id)
  const outcome = status === 'requested' ? 'requested' : promoted.some(({ id }) => id === own) ? 'confirmed' : 'waitlisted'
  await record(tx, {
    key: outcome === 'waitlisted' ? 'corporate_event.waitlist' : 'corporate_event.book',
    owner: caller.id,
    trackable: { type: 'corporate-events', id: event.id },
    recipient: event.account_id,
    parameters: { status: outcome },
  })
  if (outcome !== 'requested') await tellHolder({ tx, jobs }, event, { id: own, account_id: caller.id }, outcome)
}

/** @throws 403 unless the event is for this kind of account, and the caller invited where that is needed. */
async function requireMeant(tx: Transaction, event: Row<'corporate_events'>, caller: Caller): Promise<void> {
  const account = tx.selectFrom('accounts').select('id').where('id', '=', caller.id)
  const isInvited = sql<boolean>`lower(${sql.ref('email')}) = any(${event.invited_emails}::text[])`
  if (await account.where(isInvited).executeTakeFirst()) return
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

/** @throws 409 when somebody of the same company has the meeting. */
async function requireFirstOfCompany(tx: Transaction, event: string, company: string): Promise<void> {
  const colleague = await tx
    .selectFrom('corporate_reservations')
    .select('id')
    .where('corporate_event_id', '=', event)
    .where('company_id', '=', company)
    .where('status', 'in', active)
    .limit(1)
    .executeTakeFirst()
  if (colleague) throw conflict('A colleague has booked this already.')
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
  if (guests !== held.guests) await tellOfPromotions({ tx, jobs }, event, await fillSeats(tx, event.id))
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
  await save(tx, 'corporate_reservations', held.id, { status: givenUp, place: null, reason })
  const trackable = { type: 'corporate-events', id: event.id } as const
  if (held.status === 'confirmed') await jobs.send(tx, 'event-mail', { event: event.id, account: caller.id, news: 'given-up' })
  await record(tx, { key: 'corporate_event.cancel_booking', owner: caller.id, trackable, recipient: event.account_id })
  await tellOfPromotions({ tx, jobs }, event, await fillSeats(tx, event.id))
}

/** What else the account has a seat for at the time of the event. */
export async function warningsOf(tx: Transaction, event: Row<'corporate_events'>, account: string): Promise<string[]> {
  const seats = tx
    .selectFrom('corporate_reservations')
    .select('corporate_event_id')
    .where('account_id', '=', account)
    .where('status', '=', 'confirmed')
  const rows = await tx
    .selectFrom('corporate_events')
    .select('title')
    .where('id', 'in', seats)
    .where('id', '<>', event.id)
    .where('status', '<>', 'cancelled')
    .where('starts_at', '<', event.ends_at)
    .where('ends_at', '>', event.starts_at)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(10)
    .execute()
  return rows.map(({ title }) => `You hold a confirmed reservation for “${title}” at the same time.`)
}
