/** Calendars as a program reads them, held against what RFC 5545 and RFC 5546 ask of every one. */
import ICAL from 'ical.js'
import { expect } from 'vitest'

export interface Told {
  uid: string
  sequence: number
  status: string
  start: string
  end: string
  summary: string
  location: string | null
  description: string | null
  url: string | null
  organizer: { name: string; email: string }
  attendees: { email: string; answer: string | null }[]
}

interface Calendar {
  method: string
  events: Told[]
}

const emailIn = (value: unknown): string => {
  const [, email] = /^mailto:([^\s]+@[^\s]+)$/i.exec(String(value))!
  return email!
}

/** The only value of a property that has to be there once. */
function only(of: ICAL.Component, name: string): unknown {
  const found = of.getAllProperties(name)
  expect([name, found.length]).toEqual([name, 1])
  return found[0]!.getFirstValue()
}

function parameter(property: ICAL.Property, name: string): string | null {
  const value = property.getParameter(name) as string | undefined
  return value ?? null
}

function toldOf(event: ICAL.Component): Told {
  const organizer = event.getFirstProperty('organizer')!
  const value = (name: string): string | null => {
    expect(event.getAllProperties(name).length).toBeLessThanOrEqual(1)
    return event.getFirstPropertyValue(name) as string | null
  }
  const time = (name: string): string => {
    const at = only(event, name) as ICAL.Time
    expect([name, at.zone]).toEqual([name, ICAL.Timezone.utcTimezone])
    return at.toJSDate().toISOString()
  }
  time('dtstamp')
  return {
    uid: only(event, 'uid') as string,
    sequence: only(event, 'sequence') as number,
    status: only(event, 'status') as string,
    start: time('dtstart'),
    end: time('dtend'),
    summary: only(event, 'summary') as string,
    location: value('location'),
    description: value('description'),
    url: value('url'),
    organizer: { name: parameter(organizer, 'cn')!, email: emailIn(only(event, 'organizer')) },
    attendees: event.getAllProperties('attendee').map((one) => {
      return { email: emailIn(one.getFirstValue()), answer: parameter(one, 'partstat') }
    }),
  }
}

/** Reads a calendar. Fails for one that programs would be right to refuse. */
export function readCalendar(text: string): Calendar {
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[^\P{Cc}\t]/u.test(line))).toEqual([])
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  expect([calendar.name, only(calendar, 'version')]).toEqual(['vcalendar', '2.0'])
  expect(only(calendar, 'prodid')).not.toBe('')
  const method = only(calendar, 'method') as string
  const events = calendar.getAllSubcomponents('vevent').map(toldOf)
  expect(calendar.getAllSubcomponents()).toHaveLength(events.length)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  for (const { status, attendees } of events) {
    // Who publishes asks nobody to come; who asks or calls off does so for one entry, and one who holds it.
    expect(attendees).toHaveLength(method === 'PUBLISH' ? 0 : 1)
    if (method !== 'PUBLISH') expect(status).toBe(method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED')
  }
  if (method !== 'PUBLISH') expect(events).toHaveLength(1)
  return { method, events }
}

/** What a mail asks of the calendar of whoever gets it; undefined where it asks nothing. */
export function askedIn(mail: string): (Told & { method: string }) | undefined {
  const begins = mail.indexOf('BEGIN:VCALENDAR')
  if (begins === -1) return undefined
  const { method, events } = readCalendar(mail.slice(begins))
  return { method, ...events[0]! }
}

/** What mails ask of the calendar of one who gets them all about an event: its method and sequence, mail by mail. */
export function askedOf(mails: readonly string[], event: string): (string | undefined)[] {
  const asked = mails.filter((mail) => mail.includes(`corporate-events/${event}`)).map(askedIn)
  let last = -1
  for (const one of asked) {
    if (!one) continue
    expect(one.uid).toBe(event)
    expect(one.sequence).toBeGreaterThanOrEqual(last)
    last = one.sequence
  }
  return asked.map((one) => one && `${one.method} ${one.sequence}`)
}
