/** The mails to holders of reservations, each with what their calendar should make of it. */
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import { placeOf } from '../../effects/addresses.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { EventNews, Queues } from '../../effects/jobs.ts'
import type { Calendar, SendMail } from '../../effects/mail.ts'

const said: Record<EventNews, string> = {
  confirmed: 'You have a seat.',
  waitlisted: 'Every seat is taken. You are told when one is free for you.',
  promoted: 'A seat has become free, and it is yours.',
  declined: 'The host could not give you a seat.',
  changed: 'Its time or place has changed.',
  cancelled: 'It will not take place.',
  'given-up': 'You gave your seat up.',
  reminder: 'It is near, and you have a seat.',
}

interface Event {
  id: string
  title: string
  starts_at: string
  ends_at: string
  timezone: string
  venue: string | null
  address: string | null
  city: string | null
  dial_in: string | null
  webcast_url: string | null
  sequence: number
  /** Whom replies of calendars go to, where that is somebody who is still there. */
  organizer: string | null
  host_name: string
}

interface Held {
  cancelled: boolean
  cancelled_reason: string | null
  status: string
  email: string
  first_name: string
  reminded: boolean
  /** Whether a calendar was told of the event and not that it is off, and the last sequence that it was told. */
  in_calendar: boolean
  calendar_sequence: number | null
}

/** News after which the event is off, for this holder at least. */
const endings: readonly EventNews[] = ['cancelled', 'declined', 'given-up']

/** Whether what is to be told is so still. A mail that is tried again may go out after those that tell what came later. */
function holds(news: EventNews, { cancelled, status, starts_at, reminded, in_calendar }: Event & Held): boolean {
  if (news === 'cancelled') return cancelled
  if (news === 'declined') return status === 'declined'
  // Who gave a seat up knows it; the calendar does not.
  if (news === 'given-up') return status === 'cancelled' && in_calendar
  if (cancelled) return false
  if (news === 'waitlisted') return status === 'waitlisted'
  if (news === 'changed') return ['requested', 'confirmed', 'waitlisted'].includes(status)
  return status === 'confirmed' && (news !== 'reminder' || (reminded && Date.parse(starts_at) > Date.now()))
}

/** Sends nothing for an event that is gone, of what is no longer so, or to an account that is no longer active. */
export async function sendEventMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { event: id, account, news }: Queues['event-mail'],
): Promise<void> {
  const { rows } = await sql<Event & Held>`select corporate_events.id, corporate_events.title, starts_at, ends_at,
      corporate_events.timezone, venue, address, city, dial_in, webcast_url, sequence, corporate_events.status = 'cancelled' as cancelled,
      cancelled_reason, organizer.email as organizer, coalesce(host_name, entities.pretty_name) as host_name, in_calendar, calendar_sequence,
      held.status, holder.email, holder.first_name,
      coalesce(holder.notification_preferences -> 'corporate_event.reminder' ? 'email', true) as reminded
    from corporate_events join corporate_reservations as held on held.corporate_event_id = corporate_events.id
      join accounts as holder on holder.id = held.account_id join entities on entities.id = corporate_events.entity_id
      left join accounts as organizer on organizer.id = corporate_events.account_id and organizer.status = 'active'
    where corporate_events.id = ${id} and held.account_id = ${account} and holder.status = 'active'`.execute(db)
  const [found] = rows
  if (!found || !holds(news, found)) return
  const place = placeOf(addresses, `corporate-events/${id}`)
  const reason = news === 'cancelled' && found.cancelled_reason ? [found.cancelled_reason] : []
  const ends = endings.includes(news)
  const ways = !ends && found.status === 'confirmed' ? waysIn(found) : []
  const lines = [`Hello ${found.first_name},`, '', `${found.title}, ${timeOf(found)}`, said[news], ...reason, ...ways, '', place]
  const mail = { to: found.email, subject: `${found.title}: ${news.replace('-', ' ')}`, text: `${lines.join('\n')}\n` }
  if (ends ? !found.in_calendar : found.status !== 'confirmed') return send(mail)
  const sequence = sequenceOf(found, news)
  await send({ ...mail, calendar: calendarOf(found, ends ? 'CANCEL' : 'REQUEST', sequence, [...ways, place]) })
  const told = sql`update corporate_reservations set in_calendar = ${!ends}, calendar_sequence = ${sequence}
    where corporate_event_id = ${id} and account_id = ${account}`
  await transact(db, (tx) => told.execute(tx))
}

/** How those who have a seat come in without coming. */
const waysIn = ({ dial_in, webcast_url }: Event): string[] => [
  ...(dial_in === null ? [] : [`Dial-in: ${dial_in}`]),
  ...(webcast_url === null ? [] : [`Webcast: ${webcast_url}`]),
]

/** Each thing that is said of an entry to a calendar is newer than the last; a reminder says nothing new. */
function sequenceOf({ sequence, calendar_sequence: last }: Event & Held, news: EventNews): number {
  if (last === null) return sequence
  return Math.max(sequence, news === 'reminder' ? last : last + 1)
}

const timeOf = ({ starts_at, timezone }: Event): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: timezone }).format(new Date(starts_at))} (${timezone})`

/** An event as RFC 5545 writes it, sent as RFC 5546 asks; a higher sequence replaces what a calendar has. */
function calendarOf(event: Event & Held, method: 'CANCEL' | 'REQUEST', sequence: number, about: readonly string[]): Calendar {
  const off = method === 'CANCEL'
  const place = [event.venue, event.address, event.city].filter((part) => part !== null).join(', ')
  const location = place === '' && !off ? (event.webcast_url ?? event.dial_in ?? '') : place
  const content = (sender: string): string =>
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Research Publishing Platform//Events//EN', `METHOD:${method}`],
      ...['BEGIN:VEVENT', `UID:${event.id}`, `SEQUENCE:${sequence}`, `STATUS:${off ? 'CANCELLED' : 'CONFIRMED'}`],
      `ORGANIZER;CN="${quoted(event.host_name)}":mailto:${event.organizer ?? sender}`,
      `ATTENDEE${off ? '' : ';PARTSTAT=ACCEPTED'}:mailto:${event.email}`,
      ...[`DTSTAMP:${time(new Date())}`, `DTSTART:${time(new Date(event.starts_at))}`, `DTEND:${time(new Date(event.ends_at))}`],
      ...[`SUMMARY:${text(event.title)}`, ...(location === '' ? [] : [`LOCATION:${text(location)}`])],
      ...(off ? [] : [`DESCRIPTION:${text(about.join('\n'))}`]),
      ...(off || event.webcast_url === null ? [] : [`URL:${event.webcast_url.replaceAll(/\p{Cc}/gu, '')}`]),
      ...['END:VEVENT', 'END:VCALENDAR'],
    ]
      .map((line) => `${folded(line)}\r\n`)
      .join('')
  return { method, content }
}

/** A name between the quotes of a parameter, where neither quotes nor control characters stand. */
const quoted = (name: string): string => name.replaceAll(/["\p{Cc}]/gu, ' ')

const time = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Text without control characters; its line breaks are written out. */
const text = (value: string): string =>
  value
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')

/** Lines are at most 75 bytes long; what is longer goes on after a space. */
const folded = (line: string): string => (Buffer.byteLength(line) <= 75 ? line : line.match(/.{1,18}/gsu)!.join('\r\n '))
