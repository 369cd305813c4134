/** Seats that the host gives: to whom it names, or at another event than the one that was booked. The rows of the events are locked. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { absentRecord, broken, conflict, refusedValue } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { erase, peek, save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { record } from '../notifications/activities.recording.ts'
import { accounts } from '../people/accounts.ts'
import { heldBy, keepBooking } from './corporate-events.booking.ts'
import { tellHolder, tellOfPromotions } from './corporate-events.news.ts'
import { fillSeats, seatsLeft } from './corporate-events.seats.ts'
import { active, givenUp, standing } from './corporate-reservations.seated.ts'

type Event = Row<'corporate_events'>
type Reservation = Row<'corporate_reservations'>

interface Placing {
  tx: Transaction
  jobs: Jobs
  by: string
}

/** @throws 409 unless the event is still to come. */
export function requireBefore({ status, starts_at }: Event): void {
  const ahead = ['published', 'closed'].includes(status) && Date.parse(starts_at) > Date.now()
  if (!ahead) throw conflict('Seats are given and refused until the event starts.')
}

/** @throws 409 when there are no seats for a reservation and its guests. */
export async function requireSeats(tx: Transaction, event: string, { id, guests }: Pick<Reservation, 'id' | 'guests'>): Promise<void> {
  const left = await seatsLeft(tx, event, id)
  if (left !== null && 1 + guests > left) throw conflict('There are no seats left for it.')
}

/** @throws 409 when whoever holds a reservation could not come in. */
export async function requireHolder(tx: Transaction, { account_id }: Pick<Reservation, 'account_id'>): Promise<void> {
  const { rows } = await sql`select from accounts where id = ${account_id} and status = 'active'`.execute(tx)
  if (rows.length === 0) throw conflict('The account of its holder is suspended, or left.')
}

interface Named {
  account_id?: string | undefined
  email?: string | undefined
}

type Guest = Pick<Row<'accounts'>, 'id' | 'company_id'>

/**
 * The account that a body names. An address tells nothing of whom the host neither sees nor had as a guest.
 * @throws 422 for nobody, for who could not book the event, and for both names at once.
 */
export async function guestOf(tx: Transaction, event: Event, { account_id, email }: Named, host: Caller): Promise<Guest> {
  if (account_id !== undefined && email !== undefined) throw broken('Send account or email, not both', '/data/relationships/account')
  const named = email === undefined ? sql`id = ${account_id}` : sql`lower(email) = ${email.toLowerCase()}`
  const { rows } = await sql<Guest & { came: boolean }>`select id, company_id, exists (select from corporate_reservations as earlier
    join corporate_events as other on other.id = earlier.corporate_event_id
    where earlier.account_id = accounts.id and other.entity_id = ${event.entity_id}) as came from accounts where ${named} and status = 'active'
    and (lower(email) = any(${event.invited_emails}::text[])
      or (${event.access} <> 'invite-only' and ${event.audience}::text[] && array['public', account_type]))`.execute(tx)
  const [guest] = rows
  if (guest && (guest.came || (await peek(tx, accounts, guest.id, host)))) return guest
  throw email === undefined
    ? absentRecord('account')
    : refusedValue(
        'email',
        'names nobody whom you see or who booked with the entity before, and whom the event is for',
        '/data/attributes/email',
      )
}

/** Gives an account a seat and answers its reservation. @throws 409 when it has one, there is none, or the event has begun. */
export async function place({ tx, jobs, by }: Placing, event: Event, guest: Guest, guests: number): Promise<string> {
  requireBefore(event)
  const held = await heldBy(tx, event.id, guest.id)
  if (held && standing.includes(held.status)) throw conflict('The account holds a reservation for the event.')
  await requireSeats(tx, event.id, { id: held?.id ?? '', guests })
  const id = await keepBooking(tx, held, {
    ...{ corporate_event_id: event.id, account_id: guest.id, company_id: guest.company_id, status: 'confirmed', place: null, guests },
    ...{ questions: null, dietary: null, contact_consent: false, attendee_visible: false, reason: null, booked_at: sql`now()` },
  })
  await tellOfPromotions({ tx, jobs }, event, await fillSeats({ tx, jobs }, event.id))
  const trackable = { type: 'corporate-events', id: event.id } as const
  await record(tx, { key: 'corporate_event.place', owner: by, trackable, recipient: guest.id })
  await tellHolder({ tx, jobs }, event, { id, account_id: guest.id }, 'confirmed')
  return id
}

/**
 * Takes a reservation to another event of the entity, where it is confirmed. A cancelled one stays behind, by which the old event
 * leaves the calendar of the holder.
 * @throws 422 for an event of another entity, 409 where place or holder do not allow it.
 */
export async function move({ tx, jobs, by }: Placing, from: Event, to: Event, current: Reservation): Promise<void> {
  if (from.id === to.id) return
  if (from.entity_id !== to.entity_id) throw broken('The event is one of another entity', '/data/relationships/corporate-event')
  if (!active.includes(current.status)) throw conflict(`A reservation that is ${current.status} goes nowhere else.`)
  for (const event of [from, to]) requireBefore(event)
  await requireHolder(tx, current)
  const other = await heldBy(tx, to.id, current.account_id)
  if (other && standing.includes(other.status)) throw conflict('The account holds a reservation for that event.')
  await requireSeats(tx, to.id, current)

  // What its calendar was told of an event goes with the event.
  if (other) await erase(tx, 'corporate_reservations', other.id)
  await save(tx, 'corporate_reservations', current.id, {
    ...{ corporate_event_id: to.id, status: 'confirmed', place: null, reason: null, attendee_visible: false, is_brought_in: false },
    ...{ in_calendar: other?.in_calendar ?? false, calendar_sequence: other?.calendar_sequence ?? null },
  })
  const { account_id, company_id, guests, booked_at, is_brought_in, in_calendar, calendar_sequence } = current
  await insert(tx, 'corporate_reservations', {
    ...{ id: other?.id, corporate_event_id: from.id, account_id, company_id, status: givenUp, reason: 'The host moved it.' },
    ...{ guests, booked_at, is_brought_in, in_calendar, calendar_sequence },
  })

  const promoted = { to: await fillSeats({ tx, jobs }, to.id), from: await fillSeats({ tx, jobs }, from.id) }
  await record(tx, { key: 'corporate_event.move', owner: by, trackable: { type: 'corporate-events', id: to.id }, recipient: account_id })
  await jobs.send(tx, 'event-mail', { event: from.id, account: account_id, news: 'moved' })
  await tellHolder({ tx, jobs }, to, current, 'confirmed')
  await tellOfPromotions({ tx, jobs }, to, promoted.to)
  await tellOfPromotions({ tx, jobs }, from, promoted.from)
}
