/** The mails to holders of reservations, each with what their calendar should make of it. */
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
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
  sequence: number
}

interface Held {
  cancelled: boolean
  cancelled_reason: string | null
  status: string
  email: string
  first_name: string
  reminded: boolean
}

/** Whether what is to be told is so still. A mail that is tried again may go out after those that tell what came later. */
function holds(news: EventNews, { cancelled, status, starts_at, reminded }: Event & Held): boolean {
  if (news === 'cancelled') return cancelled
  if (news === 'declined') return status === 'declined'
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
      corporate_events.timezone, venue, address, city, sequence, corporate_events.status = 'cancelled' as cancelled, cancelled_reason,
      held.status, holder.email, holder.first_name,
      coalesce(holder.notification_preferences -> 'corporate_event.reminder' ? 'email', true) as reminded
    from corporate_events join corporate_reservations as held on held.corporate_event_id = corporate_events.id
      join accounts as holder on holder.id = held.account_id
    where corporate_events.id = ${id} and held.account_id = ${account} and holder.status = 'active'`.execute(db)
  const [found] = rows
  if (!found || !holds(news, found)) return
  const place = placeOf(addresses, `corporate-events/${id}`)
  const reason = news === 'cancelled' && found.cancelled_reason ? [found.cancelled_reason] : []
  const lines = [`Hello ${found.first_name},`, '', `${found.title}, ${timeOf(found)}`, said[news], ...reason, '', place]
  const ends = news === 'cancelled' || news === 'declined'
  const calendar = ends || found.status === 'confirmed' ? { calendar: calendarOf(found, news) } : {}
  await send({ to: found.email, subject: `${found.title}: ${news}`, text: `${lines.join('\n')}\n`, ...calendar })
}

const timeOf = ({ starts_at, timezone }: Event): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: timezone }).format(new Date(starts_at))} (${timezone})`

/**
 * An event as RFC 5545 writes it, sent as RFC 5546 asks; a higher sequence replaces what a calendar has. Who is declined is
 * told so alone, without a change of the event.
 */
function calendarOf(event: Event & Held, news: EventNews): Calendar {
  const ends = news === 'cancelled' || news === 'declined'
  const method = ends ? 'CANCEL' : 'REQUEST'
  const location = [event.venue, event.address, event.city].filter((part) => part !== null).join(', ')
  const content = (organizer: string): string =>
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Research Publishing Platform//Events//EN', `METHOD:${method}`],
      ...['BEGIN:VEVENT', `UID:${event.id}`, `SEQUENCE:${event.sequence + (news === 'declined' ? 1 : 0)}`],
      ...[`STATUS:${ends ? 'CANCELLED' : 'CONFIRMED'}`, `ORGANIZER:mailto:${organizer}`, `ATTENDEE:mailto:${event.email}`],
      ...[`DTSTAMP:${time(new Date())}`, `DTSTART:${time(new Date(event.starts_at))}`, `DTEND:${time(new Date(event.ends_at))}`],
      ...[`SUMMARY:${text(event.title)}`, ...(location === '' ? [] : [`LOCATION:${text(location)}`]), 'END:VEVENT', 'END:VCALENDAR'],
    ]
      .map((line) => `${folded(line)}\r\n`)
      .join('')
  return { method, content }
}

const time = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Text without control characters; its line breaks are written out. */
const text = (value: string): string =>
  value
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')

/** Lines are at most 75 bytes long; what is longer goes on after a space. */
const folded = (line: string): string => (Buffer.byteLength(line) <= 75 ? line : line.match(/.{1,18}/gsu)!.join('\r\n '))
