/** The operations of corporate events. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict } from '../../refusals.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { erase, find, lock } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { countryCodes, requireKnown } from '../../verbs/unknown-values.ts'
import { isDiscussed } from '../discussion/comments.writing.ts'
import { lockManaged, requireManaged } from '../issuers/managed-entities.ts'
import { tidy } from '../shared/files.ts'
import { corporateEvents, holds, status } from './corporate-events.ts'
import { book, cancelBooking, warningsOf } from './corporate-events.booking.ts'
import { changeEvent, columnsOf, relate, requireSense } from './corporate-events.changes.ts'
import { showAsCalendar } from './corporate-events.entries.ts'
import { requireNoEvents, requirePlaceInRoadshow } from './corporate-events.roadshows.ts'

const comes = sql`('requested', 'confirmed', 'waitlisted', 'attended', 'no-show')`

export const corporateEventOperations: Handlers<'corporate-events'> = {
  listCorporateEvents: page(corporateEvents, {
    filters: {
      'entity-id': (
        value,
      ) => sql`(corporate_events.entity_id = any(${value}::text[]) or exists (select from corporate_event_entities as named
        where named.corporate_event_id = corporate_events.id and named.entity_id = any(${value}::text[])))`,
      'roadshow-id': isAmong('corporate_events.roadshow_id'),
      kind: isAmong('corporate_events.kind'),
      from: (value) => sql`corporate_events.starts_at >= ${value}::timestamptz`,
      to: (value) => sql`corporate_events.starts_at <= ${value}::timestamptz`,
      country: isAmong('corporate_events.country'),
      status: (value) => sql`(${status}) = any(${value}::text[])`,
      mine: (value, { me }) => sql`${holds(me, comes)} = ${value}::boolean`,
      following: (value, { me }) => sql`exists (select from follows where follows.follower_id = ${me}
        and follows.followable_type = 'entities' and follows.followable_id = corporate_events.entity_id) = ${value}::boolean`,
    },
    orders: {
      '-created-at': { column: 'created_at', descending: true },
      'starts-at': { column: 'starts_at', descending: false },
      '-starts-at': { column: 'starts_at', descending: true },
    },
    total: 'capped',
  }),
  getCorporateEvent: show(corporateEvents),
  getCorporateEventCalendar: showAsCalendar,

  async createCorporateEvent({ sent, accept, caller, db }) {
    await requireManaged(db, sent.linked('entity'), caller)
    return transact(db, async (tx) => {
      const { entities: taking, hosts, insights: read, ...event } = await accept(tx)
      requireSense(event)
      await requireKnown(tx, 'country', countryCodes, event.country)
      await requirePlaceInRoadshow(tx, event)
      const id = await insert(tx, 'corporate_events', { ...columnsOf(event), account_id: caller.id })
      await relate(tx, id, { entities: taking, hosts, insights: read })
      return one(await find(tx, corporateEvents, id, caller))
    })
  },

  async updateCorporateEvent({ params, accept, caller, db, jobs, limited }) {
    await jobs.ready()
    return transact(db, async (tx) => {
      const current = await lockManaged(tx, corporateEvents, params.id, caller)
      await changeEvent({ tx, jobs, by: caller.id, now: new Date(), limited }, current, (options) => accept(tx, options))
      return one(await find(tx, corporateEvents, current.id, caller))
    })
  },

  async deleteCorporateEvent({ params, caller, db, files }) {
    await transact(db, async (tx) => {
      const { id, status } = await lockManaged(tx, corporateEvents, params.id, caller)
      const { rows: held } = await sql`select id from corporate_reservations where corporate_event_id = ${id}
        union all select id from corporate_questions where corporate_event_id = ${id}
        union all select id from corporate_event_invitations where corporate_event_id = ${id} and mailed_at is not null limit 1`.execute(tx)
      if (!['drafted', 'cancelled'].includes(status) || held.length > 0 || (await isDiscussed(tx, id))) {
        throw conflict('An event that was published is cancelled, and stays for those who were invited, booked, asked or spoke.')
      }
      await requireNoEvents(tx, id)
      await leaveTrace(tx, corporateEvents, id)
      await erase(tx, 'corporate_events', id)
    })
    await tidy(db, files)
    return none
  },

  async bookCorporateEventReservation({ params, accept, caller, db, jobs }) {
    await jobs.ready()
    return transact(db, async (tx) => {
      const event = await lock(tx, corporateEvents, params.id, caller)
      await book({ tx, jobs, caller, now: new Date() }, event, () => accept(tx, { record: event.id }))
      const warnings = await warningsOf(tx, event, caller.id)
      return { ...one(await find(tx, corporateEvents, event.id, caller)), meta: { warnings } }
    })
  },

  async cancelCorporateEventReservation({ params, accept, caller, db, jobs }) {
    await jobs.ready()
    return transact(db, async (tx) => {
      const event = await lock(tx, corporateEvents, params.id, caller)
      const { reason } = await accept(tx, { record: event.id })
      await cancelBooking({ tx, jobs, caller, now: new Date() }, event, reason ?? null)
      return one(await find(tx, corporateEvents, event.id, caller))
    })
  },
}
