/** Seats at events. Seen by their holder, the compliance officer of its company and those who manage the entity, who decide. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, conflict, notFound } from '../../refusals.ts'
import { one } from '../../verbs/handler.ts'
import { transition } from '../../verbs/lifecycle.ts'
import type { Parts } from '../../verbs/lifecycle.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, lockNamed, peek, save } from '../../verbs/rows.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { lockManaged, requireManaged } from '../issuers/managed-entities.ts'
import { record } from '../notifications/activities.recording.ts'
import { corporateEvents } from './corporate-events.ts'
import { organiserOf, tellHolder, tellOfPromotions } from './corporate-events.news.ts'
import { fillSeats } from './corporate-events.seats.ts'
import { guestOf, move, place, requireBefore, requireHolder, requireSeats } from './corporate-reservations.placing.ts'

export const corporateReservations: Resource<'corporate-reservations', 'corporate_reservations'> = resource(
  'corporate-reservations',
  'corporate_reservations',
  {
    staff: ['entity-editor', 'account-manager'],
    visible: (eb, { kind, me, complies }) =>
      kind === 'staff'
        ? true
        : eb.or([
            eb('corporate_reservations.account_id', '=', me),
            sql<boolean>`corporate_reservations.company_id = (select ${complies}::text)`,
            sql<boolean>`exists (select from corporate_events as held_for
              join managed_entities as managed on managed.entity_id = held_for.entity_id
              where held_for.id = corporate_reservations.corporate_event_id and managed.account_id = ${me})`,
          ]),
    computed: () => ({
      position: sql`case when corporate_reservations.place is null then 'null' else (select count(*)::text
        from corporate_reservations as ahead where ahead.corporate_event_id = corporate_reservations.corporate_event_id
          and ahead.status = 'waitlisted' and ahead.place <= corporate_reservations.place) end`,
      holder_name: sql`(select name from accounts as holder where holder.id = corporate_reservations.account_id)`,
      holder_company: sql`(select name from companies as firm where firm.id = corporate_reservations.company_id)`,
    }),
    relations: {
      'corporate-event': toOne('corporate_event_id'),
      account: toOne('account_id'),
      company: toOne('company_id'),
    },
  },
)

/** For how many days after its end it can be said who was there. */
const daysToSay = 7

interface Step {
  tx: Transaction
  event: Row<'corporate_events'>
  current: Row<'corporate_reservations'>
  reason: string | null
  now: number
}

type StepParts = Parts<'corporate-reservations', Step, Written<'corporate_reservations'>>

/** What is not, or no longer, possible because of the event is a conflict. */
const guards: StepParts['guards'] = {
  before: ({ event }) => {
    requireBefore(event)
    return []
  },
  afterwards: ({ event: { status, ends_at }, now }) => {
    const told = ['live', 'finished'].includes(status) && now <= Date.parse(ends_at) + daysToSay * 24 * 3_600_000
    if (!told) throw conflict(`Who was there is said from the start of the event until ${daysToSay} days after its end.`)
    return []
  },
  seat: async ({ tx, event, current }) => {
    await requireHolder(tx, current)
    await requireSeats(tx, event.id, current)
    return []
  },
}

const effects: StepParts['effects'] = {
  agree: () => ({ reason: null }),
  refuse: ({ reason }) => ({ reason }),
  attend: () => ({ attended_at: sql`now()` }),
  miss: () => ({ attended_at: null }),
}

/** Locks events in the order of their ids, so that no two who move reservations wait for each other. */
const lockEvents = (tx: Transaction, ids: readonly string[]) =>
  sql`select from corporate_events where id = any(${ids}::text[]) order by id for no key update`.execute(tx)

export const corporateReservationOperations: Handlers<'corporate-reservations'> = {
  getCorporateReservation: show(corporateReservations),

  async createCorporateReservation({ sent, accept, caller, db, jobs }) {
    await jobs.ready()
    return transact(db, async (tx) => {
      const named = await peek(tx, corporateEvents, sent.linked('corporate-event') ?? '', caller)
      await requireManaged(tx, named?.entity_id, caller)
      const { corporate_event_id, guests = 0, ...who } = await accept(tx, { either: [['account', 'email']] })
      const event = await lockNamed(tx, corporateEvents, corporate_event_id, caller)
      const id = await place({ tx, jobs, by: caller.id }, event, await guestOf(tx, event, who, caller), guests)
      return one(await find(tx, corporateReservations, id, caller))
    })
  },

  async updateCorporateReservation({ params, sent, accept, caller, db, jobs }) {
    await jobs.ready()
    return transact(db, async (tx) => {
      // Whoever books locks the event first; so does whoever decides.
      const seen = await peek(tx, corporateReservations, params.id, caller)
      if (!seen) throw notFound(params.id)
      await lockEvents(tx, [seen.corporate_event_id, sent.linked('corporate-event') ?? ''])
      const event = await lockManaged(tx, corporateEvents, seen.corporate_event_id, caller)
      const current = await lock(tx, corporateReservations, params.id, caller)
      if (current.corporate_event_id !== event.id) throw conflict('The reservation has been moved meanwhile.')
      const change = await accept(tx, { record: current.id, either: [['status', 'corporate-event']] })
      const { status = current.status, reason = null, corporate_event_id: target } = change
      if (target !== undefined) {
        if (Object.keys(change).length > 1) throw broken('Send an event without a status', '/data/relationships/corporate-event')
        await move({ tx, jobs, by: caller.id }, event, await lockNamed(tx, corporateEvents, target, caller), current)
        return one(await find(tx, corporateReservations, current.id, caller))
      }
      const asked = { from: current.status, to: status, actors: ['host' as const] }
      const taken = await transition('corporate-reservations', asked, { guards, effects }, { tx, event, current, reason, now: Date.now() })
      if (!taken) return one(await find(tx, corporateReservations, current.id, caller))
      await save(tx, 'corporate_reservations', current.id, { ...taken.columns, place: null })
      const promoted = await fillSeats({ tx, jobs }, event.id)
      if (status === 'confirmed' || status === 'declined') await tellHolder({ tx, jobs }, event, current, status)
      await tellOfPromotions({ tx, jobs }, event, promoted)
      if (status === 'attended') {
        const trackable = { type: 'corporate-events', id: event.id } as const
        const recipient = await organiserOf(tx, event.id)
        await record(tx, { key: 'corporate_event.attend', owner: current.account_id, trackable, recipient })
      }
      return one(await find(tx, corporateReservations, current.id, caller))
    })
  },
}
