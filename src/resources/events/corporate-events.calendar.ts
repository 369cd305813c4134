/** Events as RFC 5545 writes them, told to calendars as RFC 5546 asks. */
import ical, { ICalAttendeeStatus, ICalEventStatus } from 'ical-generator'
import type { ICalCalendarMethod } from 'ical-generator'

/** An event for one reader: what that reader is not told of it is null. */
export interface Entry {
  id: string
  title: string
  description: string | null
  starts_at: string
  ends_at: string
  venue: string | null
  address: string | null
  city: string | null
  dial_in: string | null
  webcast_url: string | null
  host_name: string
  /** Whom replies of calendars go to. */
  organizer: string
  /** A higher one replaces what a calendar has. */
  sequence: number
  cancelled: boolean
  /** Whether it may come to nothing yet. */
  tentative?: boolean
  /** Where more stands about it. */
  place: string
  /** Whose calendar is asked to take it in or out. */
  attendee?: string
}

/** What a calendar is to make of the entries: keep them by itself, expect their holder, or take them out. */
type Method = `${ICalCalendarMethod.PUBLISH | ICalCalendarMethod.REQUEST | ICalCalendarMethod.CANCEL}`

export function calendarOf(method: Method, entries: readonly Entry[], name?: string): string {
  const calendar = ical({ prodId: '//Research Publishing Platform//Events//EN', method: method as ICalCalendarMethod })
  if (name !== undefined) calendar.name(name)
  for (const one of entries) {
    const answer = one.cancelled ? {} : { status: ICalAttendeeStatus.ACCEPTED }
    calendar.createEvent({
      ...{ id: one.id, sequence: one.sequence, start: new Date(one.starts_at), end: new Date(one.ends_at) },
      ...{ summary: text(one.title), organizer: { name: text(one.host_name), email: one.organizer } },
      attendees: one.attendee === undefined ? [] : [{ email: one.attendee, ...answer }],
      ...(one.cancelled ? calledOff(one) : whole(one)),
    })
  }
  return `${calendar.toString()}\r\n`
}

const calledOff = (entry: Entry) => ({ status: ICalEventStatus.CANCELLED, location: text(venueOf(entry)) })

const whole = (entry: Entry) => ({
  status: entry.tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  location: text(venueOf(entry) || (entry.webcast_url ?? entry.dial_in ?? '')),
  description: text([...(entry.description === null ? [] : [entry.description, '']), ...waysIn(entry), entry.place].join('\n')),
  ...(entry.webcast_url === null ? {} : { url: address(entry.webcast_url) }),
})

/** How one comes in without coming. */
export const waysIn = ({ dial_in, webcast_url }: Pick<Entry, 'dial_in' | 'webcast_url'>): string[] => [
  ...(dial_in === null ? [] : [`Dial-in: ${dial_in}`]),
  ...(webcast_url === null ? [] : [`Webcast: ${webcast_url}`]),
]

/** Where one comes; nothing where one does not. */
export const venueOf = ({ venue, address, city }: Pick<Entry, 'venue' | 'address' | 'city'>): string =>
  [venue, address, city].filter((part) => part !== null).join(', ')

/** Text without the control characters that no calendar may hold. */
const text = (value: string): string => value.replaceAll(/[^\P{Cc}\t\r\n]/gu, ' ')

/** An address as RFC 3986 has it, without what the library would write as it does in texts. */
const address = (url: string): string => new URL(url).href.replaceAll(/[;,\\]/g, encodeURIComponent)
