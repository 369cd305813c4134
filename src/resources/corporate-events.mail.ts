/** The mails to holders of reservations, each with what their calendar should make of it. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { EventNews, Queues } from '../effects/jobs.ts'
import type { Calendar, SendMail } from '../effects/mail.ts'
import { placeOf } from './account-mails.ts'
import type { Addresses } from './account-mails.ts'

const said: Record<EventNews, string> = {
  confirmed: 'You have a seat.',
  waitlisted: 'Every seat is taken. You are told when one is free for you.',
  promoted: 'A seat has become free, and it is yours.',
  declined: 'The host could not give you a seat.',
  changed: 'Its time or place has changed.',
  cancelled: 'It will not take place.',
}

interface Event {
  id: string
  title: string
  starts_at: string
  ends_at: string
  timezone: string
  venue: string | null
  city: string | null
  sequence: number
}

interface Held {
  cancelled_reason: string | null
  status: string
  email: string
  first_name: string
}

/** Sends nothing for an event that is gone, or to an account that is no longer active. */
export async function sendEventMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { event: id, account, news }: Queues['event-mail'],
): Promise<void> {
  const { rows } = await sql<Event & Held>`select corporate_events.id, corporate_events.title, starts_at, ends_at,
      corporate_events.timezone, venue, city, sequence, cancelled_reason, held.status, holder.email, holder.first_name
    from corporate_events join corporate_reservations as held on held.corporate_event_id = corporate_events.id
      join accounts as holder on holder.id = held.account_id
    where corporate_events.id = ${id} and held.account_id = ${account} and holder.status = 'active'`.execute(db)
  const [found] = rows
  if (!found) return
  const place = placeOf(addresses, `corporate-events/${id}`)
  const reason = news === 'cancelled' && found.cancelled_reason ? [found.cancelled_reason] : []
  const lines = [`Hello ${found.first_name},`, '', `${found.title}, ${timeOf(found)}`, said[news], ...reason, '', place]
  const ends = news === 'cancelled' || news === 'declined'
  const calendar = ends || found.status === 'confirmed' ? { calendar: calendarOf(found, ends) } : {}
  await send({ to: found.email, subject: `${found.title}: ${news}`, text: `${lines.join('\n')}\n`, ...calendar })
}

const timeOf = ({ starts_at, timezone }: Event): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: timezone }).format(new Date(starts_at))} (${timezone})`

/** An event as RFC 5545 writes it; a higher sequence replaces what a calendar has. */
function calendarOf(event: Event, ends: boolean): Calendar {
  const method = ends ? 'CANCEL' : 'REQUEST'
  const time = (at: string): string => `${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const text = (value: string): string => value.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')
  const location = [event.venue, event.city].filter((part) => part !== null).join(', ')
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Research Publishing Platform//Events//EN', `METHOD:${method}`],
    ...['BEGIN:VEVENT', `UID:${event.id}`, `SEQUENCE:${event.sequence}`, `STATUS:${ends ? 'CANCELLED' : 'CONFIRMED'}`],
    ...[`DTSTAMP:${time(new Date().toISOString())}`, `DTSTART:${time(event.starts_at)}`, `DTEND:${time(event.ends_at)}`],
    ...[`SUMMARY:${text(event.title)}`, ...(location === '' ? [] : [`LOCATION:${text(location)}`]), 'END:VEVENT', 'END:VCALENDAR'],
  ]
  return { method, content: lines.map((line) => `${folded(line)}\r\n`).join('') }
}

/** Lines are at most 75 bytes long; what is longer goes on after a space. */
const folded = (line: string): string => (Buffer.byteLength(line) <= 75 ? line : line.match(/.{1,18}/gsu)!.join('\r\n '))
