/** Seats at events. Seen by their holder, the compliance officer of its company and those who manage the entity, who decide. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict, notFound } from '../../refusals.ts'
import { one } from '../../verbs/handler.ts'
import { transition } from '../../verbs/lifecycle.ts'
import type { Parts } from '../../verbs/lifecycle.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, peek, save } from '../../verbs/rows.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { lockManaged } from '../issuers/managed-entities.ts'
import { record } from '../notifications/activities.recording.ts'
import { corporateEvents } from './corporate-events.ts'
import { tellHolder, tellOfPromotions } from './corporate-events.news.ts'
import { fillSeats, seatsLeft } from './corporate-events.seats.ts'

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
  before: ({ event: { status, starts_at }, now }) => {
    const ahead = ['published', 'closed'].includes(status) && Date.parse(starts_at) > now
    if (!ahead) throw conflict('Seats are given and refused until the event starts.')
    return []
  },
  afterwards: ({ event: { status, ends_at }, now }) => {
    const told = ['live', 'finished'].includes(status) && now <= Date.parse(ends_at) + daysToSay * 24 * 3_600_000
    if (!told) throw conflict(`Who was there is said from the start of the event until ${daysToSay} days after its end.`)
    return []
  },
  seat: async ({ tx, event, current }) => {
    const left = await seatsLeft(tx, event.id, current.id)
    if (left !== null && 1 + current.guests > left) throw conflict('There are no seats left for it.')
    return []
  },
}

const effects: StepParts['effects'] = {
  agree: () => ({ reason: null }),
  refuse: ({ reason }) => ({ reason }),
  attend: () => ({ attended_at: sql`now()` }),
  miss: () => ({ attended_at: null }),
}

export const corporateReservationOperations: Handlers<'corporate-reservations'> = {
  getCorporateReservation: show(corporateReservations),

  async updateCorporateReservation({ params, accept, caller, db, jobs }) {
    await jobs.ready()
    return transact(db, async (tx) => {
      // Whoever books locks the event first; so does whoever decides.
      const seen = await peek(tx, corporateReservations, params.id, caller)
      if (!seen) throw notFound(params.id)
      const event = await lockManaged(tx, corporateEvents, seen.corporate_event_id, caller)
      const current = await lock(tx, corporateReservations, params.id, caller)
      const { status, reason = null } = await accept(tx, { record: current.id })
      const asked = { from: current.status, to: status, actors: ['host' as const] }
      const taken = await transition('corporate-reservations', asked, { guards, effects }, { tx, event, current, reason, now: Date.now() })
      if (!taken) return one(await find(tx, corporateReservations, current.id, caller))
      await save(tx, 'corporate_reservations', current.id, { ...taken.columns, place: null })
      const promoted = await fillSeats(tx, event.id)
      if (status === 'confirmed' || status === 'declined') await tellHolder({ tx, jobs }, event, current, status)
      await tellOfPromotions({ tx, jobs }, event, promoted)
      if (status === 'attended') {
        const trackable = { type: 'corporate-events', id: event.id } as const
        await record(tx, { key: 'corporate_event.attend', owner: current.account_id, trackable, recipient: event.account_id })
      }
      return one(await find(tx, corporateReservations, current.id, caller))
    })
  },
}
