/** The mails to holders of reservations, each with what their calendar should make of it. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { endOf, placeOf } from '../../effects/addresses.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { EventNews, Queues } from '../../effects/jobs.ts'
import { written } from '../../effects/letters.ts'
import { mailTo } from '../../effects/mail-ids.ts'
import type { SendMail } from '../../effects/mail.ts'
import { wantsByMail } from '../notifications/notification-mails.gathering.ts'
import { calendarOf, venueOf, waysIn } from './corporate-events.calendar.ts'
import type { Entry } from './corporate-events.calendar.ts'
import { joinOrganizer } from './corporate-events.entries.ts'

export const said: Record<EventNews, string> = {
  confirmed: 'You have a seat.',
  waitlisted: 'Every seat is taken. You are told when one is free for you.',
  promoted: 'A seat has become free, and it is yours.',
  declined: 'The host could not give you a seat.',
  changed: 'Its time or place has changed.',
  cancelled: 'It will not take place.',
  'given-up': 'You gave your seat up.',
  moved: 'The host has given you a seat at another event instead.',
  reminder: 'It is near, and you have a seat.',
}

interface Event extends Omit<Entry, 'organizer' | 'place'> {
  timezone: string
  /** Whom replies of calendars go to, where that is somebody who is still there. */
  organizer: string | null
}

interface Held {
  cancelled_reason: string | null
  status: string
  /** What the host said to a refusal. */
  reason: string | null
  email: string
  first_name: string
  locale: string
  /** Whether it is told of this, or is to be, so that it did not do it itself or mute who did, and wants to be mailed it. */
  wanted: boolean
  /** Whether a calendar was told of the event and not that it is off, and the last sequence that it was told. */
  in_calendar: boolean
  calendar_sequence: number | null
}

/** News after which the event is off, for this holder at least. */
const endings: readonly EventNews[] = ['cancelled', 'declined', 'given-up', 'moved']

/** Whether what is to be told is so still. A mail that is tried again may go out after those that tell what came later. */
function holds(news: EventNews, { cancelled, status, starts_at, in_calendar }: Event & Held): boolean {
  if (news === 'cancelled') return cancelled
  if (news === 'declined') return status === 'declined'
  // Who gave a seat up knows it, and who was moved hears of the other; the calendar does not.
  if (news === 'given-up' || news === 'moved') return status === 'cancelled' && in_calendar
  if (cancelled) return false
  if (news === 'waitlisted') return status === 'waitlisted'
  if (news === 'changed') return ['requested', 'confirmed', 'waitlisted'].includes(status)
  return status === 'confirmed' && (news !== 'reminder' || Date.parse(starts_at) > Date.now())
}

/** What is told in the app at the same time. Of what concerns calendars alone there is nothing. */
const keyOf = (news: EventNews): string =>
  `${['changed', 'cancelled', 'reminder'].includes(news) ? 'corporate_event' : 'reservation'}.${news}`

/** Sends nothing for an event that is gone, of what is no longer so, or to an account that is no longer active or wants no such mails. */
export async function sendEventMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { event: id, account, news }: Queues['event-mail'],
): Promise<void> {
  const { rows } = await sql<
    Event & Held
  >`select corporate_events.id, corporate_events.title, corporate_events.description, starts_at, ends_at,
      corporate_events.timezone, venue, address, city, dial_in, webcast_url, sequence, corporate_events.status = 'cancelled' as cancelled,
      cancelled_reason, organizer.email as organizer, coalesce(host_name, entities.pretty_name) as host_name, in_calendar, calendar_sequence,
      held.status, held.reason, holder.email, holder.first_name, holder.locale, (${wantsByMail('holder', sql`${keyOf(news)}::text`)}
        and (exists (select from notifications as told where told.account_id = holder.id and told.key = ${keyOf(news)}
            and told.trackable_id in (corporate_events.id, held.id))
          or exists (select from news_to_tell as waiting where holder.id = any(waiting.recipients) and waiting.key = ${keyOf(news)}
            and waiting.trackable_id = corporate_events.id))) as wanted
    from corporate_events join corporate_reservations as held on held.corporate_event_id = corporate_events.id
      join accounts as holder on holder.id = held.account_id join entities on entities.id = corporate_events.entity_id
      ${joinOrganizer}
    where corporate_events.id = ${id} and held.account_id = ${account} and holder.status = 'active'`.execute(db)
  const [found] = rows
  if (!found || !holds(news, found)) return
  const ends = endings.includes(news)
  // Of what it has a calendar is told in any case.
  if (!found.wanted && (news === 'reminder' || !found.in_calendar)) return
  const place = placeOf(addresses, `corporate-events/${id}`)
  const reason = news === 'cancelled' ? found.cancelled_reason : news === 'declined' ? found.reason : null
  const venue = ends ? '' : venueOf(found)
  const isSeated = !ends && found.status === 'confirmed'
  const ways = isSeated ? waysIn(found) : []
  const letter = await written({
    ...{ subject: `${found.title}: ${news.replace('-', ' ')}`, from: addresses.name, to: found.first_name },
    lines: [
      [`${found.title}, ${timeOf(found, found.locale)}`, ...(venue === '' ? [] : [venue])].join('\n'),
      [said[news], ...(reason ? [reason] : [])].join('\n'),
      ...(ways.length > 0 ? [ways.join('\n')] : []),
      ...(isSeated && found.description !== null ? [found.description] : []),
    ],
    button: { words: 'See the event', url: place },
    ...endOf(addresses),
  })
  const mail = { ...letter, ...mailTo(account, found.email) }
  if (ends ? !found.in_calendar : found.status !== 'confirmed') return send(mail)
  const sequence = sequenceOf(found, news)
  const content = (sender: string): string =>
    calendarOf(ends ? 'CANCEL' : 'REQUEST', [
      { ...found, organizer: found.organizer ?? sender, attendee: found.email, sequence, cancelled: ends, place },
    ])
  await send({ ...mail, calendar: { method: ends ? 'CANCEL' : 'REQUEST', content } })
  const told = sql`update corporate_reservations set in_calendar = ${!ends}, calendar_sequence = ${sequence}
    where corporate_event_id = ${id} and account_id = ${account}`
  await transact(db, (tx) => told.execute(tx))
}

/** Each thing that is said of an entry to a calendar is newer than the last; a reminder says nothing new. */
function sequenceOf({ sequence, calendar_sequence: last }: Event & Held, news: EventNews): number {
  if (last === null) return sequence
  return Math.max(sequence, news === 'reminder' ? last : last + 1)
}

/** When it starts, as it is said where it takes place, in the form of a locale. */
export const timeOf = ({ starts_at, timezone }: Pick<Event, 'starts_at' | 'timezone'>, locale = 'en-GB'): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: timezone }).format(new Date(starts_at))} (${timezone})`
