/** Where issuers meet those who follow them: seen by their audience, the invited, holders of reservations and the issuer. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../generated/contract.ts'
import { conflict } from '../http/errors.ts'
import { insert } from '../verbs/create.ts'
import { none, one } from '../verbs/handler.ts'
import { page } from '../verbs/page.ts'
import { related, toMany, toOne } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { erase, find, lock } from '../verbs/rows.ts'
import { show } from '../verbs/show.ts'
import type { Scope } from '../verbs/visible.ts'
import { accounts } from './accounts.ts'
import { isDiscussed } from './comments.writing.ts'
import { corporateAttachments } from './corporate-attachments.ts'
import { changeEvent, relate, requireSense, whole } from './corporate-events.changes.ts'
import { book, cancelBooking, warningsOf } from './corporate-events.booking.ts'
import { seated } from './corporate-events.states.ts'
import { tidy } from './files.ts'
import { corporateReservations } from './corporate-reservations.ts'
import { entities } from './entities.ts'
import { insights } from './insights.ts'
import { isManaged, lockManaged, requireManaged } from './managed-entities.ts'

const isPublic = sql<SqlBool>`'public' = any(corporate_events.audience)`

/** Whether an account is one of those whom the issuer invited; `me` is the place of the account's id. */
const isInvited = (me: string) => sql<SqlBool>`coalesce((select lower(invited.email) from accounts as invited
  where invited.id = ${me}) = any(corporate_events.invited_emails), false)`

const isHost = (me: string) => sql<SqlBool>`exists (select from corporate_event_hosts as host
  where host.corporate_event_id = corporate_events.id and host.account_id = ${me})`
/** Whether an account has a reservation in one of `statuses`, or in any. */
const holds = (me: string, statuses?: RawBuilder<unknown>) => sql<SqlBool>`exists (select from corporate_reservations as held
  where held.corporate_event_id = corporate_events.id and held.account_id = ${me} ${statuses ? sql`and held.status in ${statuses}` : sql``})`
const comes = sql`('requested', 'confirmed', 'waitlisted', 'attended', 'no-show')`

const status = sql`case when corporate_events.status = 'published' and corporate_events.reserved_count >= corporate_events.capacity
  then 'full' else corporate_events.status end`

const maintains = ({ kind, me }: Scope) => (kind === 'staff' ? sql<SqlBool>`true` : isManaged(me, sql`corporate_events.entity_id`))

/** A restricted column, where the predicate holds. */
const only = (predicate: ReturnType<typeof sql<SqlBool>>, column: string) =>
  sql`case when ${predicate} then coalesce(to_json(${sql.ref(`corporate_events.${column}`)})::text, 'null') end`

export const corporateEvents: Resource<'corporate-events', 'corporate_events'> = resource('corporate-events', 'corporate_events', {
  staff: ['entity-editor'],
  visible: (_eb, { kind, me, accountType }) =>
    kind === 'staff'
      ? true
      : kind === 'guest'
        ? sql<boolean>`corporate_events.status <> 'drafted' and ${isPublic}`
        : sql<boolean>`corporate_events.status <> 'drafted'
            and (${isPublic} or (corporate_events.access <> 'invite-only' and ${accountType} = any(corporate_events.audience))
              or ${isInvited(me)} or ${isHost(me)} or ${holds(me)})
          or ${isManaged(me, sql`corporate_events.entity_id`)}`,
  computed: (scope) => {
    const takesPart = sql<SqlBool>`(${maintains(scope)} or ${holds(scope.me, seated)} or ${isHost(scope.me)})`
    return {
      status,
      seats_left: sql`coalesce((corporate_events.capacity - corporate_events.reserved_count)::text, 'null')`,
      my_reservation_status: sql`(select own.status from corporate_reservations as own
        where own.corporate_event_id = corporate_events.id and own.account_id = ${scope.me})`,
      dial_in: only(takesPart, 'dial_in'),
      webcast_url: only(takesPart, 'webcast_url'),
      invited_emails: only(maintains(scope), 'invited_emails'),
    }
  },
  relations: {
    entity: toOne(() => entities, 'entity_id'),
    entities: toMany(
      () => entities,
      (owner) => sql`entities.id in (select entity_id from corporate_event_entities where corporate_event_id = ${owner})`,
    ),
    hosts: toMany(
      () => accounts,
      (owner) => sql`accounts.id in (select account_id from corporate_event_hosts where corporate_event_id = ${owner})`,
    ),
    'corporate-attachments': toMany(
      () => corporateAttachments,
      (owner) => sql`corporate_attachments.attachable_type = 'corporate-events' and corporate_attachments.attachable_id = ${owner}`,
    ),
    reservations: toMany(
      () => corporateReservations,
      (owner) => sql`corporate_reservations.corporate_event_id = ${owner}`,
      { column: 'booked_at', descending: false },
    ),
    insights: toMany(
      () => insights,
      (owner) => sql`insights.aasm_state = 'published'
        and insights.id in (select insight_id from corporate_event_insights where corporate_event_id = ${owner})`,
      { column: 'published_at', descending: true },
    ),
    organizer: toOne(() => accounts, 'account_id'),
  },
})

export const corporateEventOperations: Handlers<'corporate-events'> = {
  listCorporateEvents: page(corporateEvents, {
    filters: {
      'entity-id': (
        value,
      ) => sql`(corporate_events.entity_id = any(${value}::text[]) or exists (select from corporate_event_entities as named
        where named.corporate_event_id = corporate_events.id and named.entity_id = any(${value}::text[])))`,
      kind: (value) => sql`corporate_events.kind = any(${value}::text[])`,
      from: (value) => sql`corporate_events.starts_at >= ${value}::timestamptz`,
      to: (value) => sql`corporate_events.starts_at <= ${value}::timestamptz`,
      country: (value) => sql`corporate_events.country = any(${value}::text[])`,
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

  async createCorporateEvent({ sent, accept, caller, db }) {
    await requireManaged(db, sent.linked('entity'), caller)
    return transact(db, async (tx) => {
      const { entities: taking, hosts, insights: read, ...event } = await accept(tx)
      requireSense(event)
      const id = await insert(tx, 'corporate_events', { ...whole(event), account_id: caller.id })
      await relate(tx, id, { entities: taking, hosts, insights: read })
      return one(await find(tx, corporateEvents, id, caller))
    })
  },

  async updateCorporateEvent({ params, accept, caller, db, jobs }) {
    await jobs.ready()
    return transact(db, async (tx) => {
      const current = await lockManaged(tx, corporateEvents, params.id, caller)
      await changeEvent({ tx, jobs, by: caller.id, now: new Date() }, current, (options) => accept(tx, options))
      return one(await find(tx, corporateEvents, current.id, caller))
    })
  },

  async deleteCorporateEvent({ params, caller, db, files }) {
    await transact(db, async (tx) => {
      const { id, status } = await lockManaged(tx, corporateEvents, params.id, caller)
      const { rows } = await sql`select from corporate_reservations where corporate_event_id = ${id} limit 1`.execute(tx)
      if (!['drafted', 'cancelled'].includes(status) || rows.length > 0 || (await isDiscussed(tx, id))) {
        throw conflict('An event that was published is cancelled, and stays for those who booked or spoke.')
      }
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

  getCorporateEventRelated: related(corporateEvents),
  getCorporateEventRelationship: related(corporateEvents),
}
