/** Events as a calendar tells them to one account, or to a guest. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { placeOf } from '../../effects/addresses.ts'
import type { Addresses } from '../../effects/addresses.ts'
import { notFound } from '../../refusals.ts'
import { calendar } from '../../verbs/handler.ts'
import type { Handler } from '../../verbs/handler.ts'
import { find } from '../../verbs/rows.ts'
import { stillOrganises } from '../messaging/message-groups.hosts.ts'
import { calendarOf } from './corporate-events.calendar.ts'
import type { Entry } from './corporate-events.calendar.ts'
import { corporateEvents } from './corporate-events.ts'
import { seated } from './corporate-reservations.seated.ts'

/** Stands for the address of whoever organises where it is not told. What is published is not replied to. */
const nobody = 'nobody@calendar.invalid'

export const hasSeat = sql`coalesce(held.status in ${seated}, false)`

/** Whose address an event is told with, as `organizer`. */
export const joinOrganizer = sql`left join accounts as organizer on organizer.id = corporate_events.account_id
  and organizer.status = 'active' and ${stillOrganises('corporate_events')}`

interface Picked {
  /** Whose calendar it is; its reservations are those of `held`. */
  me: string
  /** Which events, in which order. */
  where: RawBuilder<unknown>
  /** Whether how to come in is told. */
  ways: RawBuilder<unknown>
}

export async function entriesOf(db: Database, addresses: Addresses, { me, where, ways }: Picked): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select corporate_events.id, corporate_events.title, corporate_events.description, starts_at, ends_at, venue, address, city,
      case when ${ways} then dial_in end as dial_in, case when ${ways} then webcast_url end as webcast_url,
      coalesce(host_name, entities.pretty_name) as host_name, greatest(sequence, calendar_sequence) as sequence,
      coalesce(case when ${hasSeat} then organizer.email end, ${nobody}) as organizer,
      corporate_events.status = 'cancelled' as cancelled,
      corporate_events.status = 'drafted' or coalesce(held.status in ('requested', 'waitlisted'), false) as tentative,
      ${placeOf(addresses, 'corporate-events/')}::text || corporate_events.id as place
    from corporate_events join entities on entities.id = corporate_events.entity_id
      left join corporate_reservations as held on held.corporate_event_id = corporate_events.id and held.account_id = ${me}
      ${joinOrganizer}
    where ${where}`.execute(db)
  return rows
}

/** One event as the caller sees it. @throws 404 as showing it does. */
export const showAsCalendar: Handler<'getCorporateEventCalendar'> = async ({ params, caller, db, addresses }) => {
  const { id, title, dial_in } = await find(db, corporateEvents, params.id, caller)
  // What is restricted is null for whoever is not told.
  const picked = { me: caller.id, where: sql`corporate_events.id = ${id}`, ways: sql`${dial_in !== null}::boolean` }
  const entries = await entriesOf(db, addresses, picked)
  if (entries.length === 0) throw notFound(id)
  return calendar(calendarOf('PUBLISH', entries), `${title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.ics`)
}
