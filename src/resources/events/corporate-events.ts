/** Events of issuers. Their audience, the invited, holders of reservations and the issuer see them. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import type { Scope } from '../../verbs/visible.ts'
import { isManaged } from '../issuers/managed-entities.ts'
import { toPublished } from '../research/insights.published.ts'
import { seated } from './corporate-reservations.seated.ts'

const isPublic = sql<SqlBool>`'public' = any(corporate_events.audience)`

/** Whether an account is one of those whom the issuer invited; `me` is the place of the account's id. */
const isInvited = (me: string) => sql<SqlBool>`coalesce((select lower(invited.email) from accounts as invited
  where invited.id = ${me}) = any(corporate_events.invited_emails), false)`

const isHost = (me: string) => sql<SqlBool>`exists (select from corporate_event_hosts as host
  where host.corporate_event_id = corporate_events.id and host.account_id = ${me})`
/** Whether an account has a reservation in one of `statuses`, or in any. */
export const holds = (me: string, statuses?: RawBuilder<unknown>) => sql<SqlBool>`exists (select from corporate_reservations as held
  where held.corporate_event_id = corporate_events.id and held.account_id = ${me} ${statuses ? sql`and held.status in ${statuses}` : sql``})`

export const status = sql`case when corporate_events.status = 'published' and corporate_events.reserved_count >= corporate_events.capacity
  then 'full' else corporate_events.status end`

const maintains = ({ kind, me }: Scope) => (kind === 'staff' ? sql<SqlBool>`true` : isManaged(me, sql`corporate_events.entity_id`))

/** A restricted column, where the predicate holds. */
const only = (predicate: ReturnType<typeof sql<SqlBool>>, column: string) =>
  sql`case when ${predicate} then coalesce(to_json(${sql.ref(`corporate_events.${column}`)})::text, 'null') end`

export const corporateEvents: Resource<'corporate-events', 'corporate_events'> = resource('corporate-events', 'corporate_events', {
  staff: ['entity-editor', 'account-manager'],
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
      ics_url: sql`'ics'`,
    }
  },
  relations: {
    entity: toOne('entity_id'),
    entities: toMany((owner) => sql`entities.id in (select entity_id from corporate_event_entities where corporate_event_id = ${owner})`),
    hosts: toMany((owner) => sql`accounts.id in (select account_id from corporate_event_hosts where corporate_event_id = ${owner})`),
    'corporate-attachments': toMany(
      (owner) => sql`corporate_attachments.attachable_type = 'corporate-events' and corporate_attachments.attachable_id = ${owner}`,
    ),
    reservations: toMany((owner) => sql`corporate_reservations.corporate_event_id = ${owner}`, { column: 'booked_at', descending: false }),
    'corporate-questions': toMany((owner) => sql`corporate_questions.corporate_event_id = ${owner}`, {
      column: 'votes_count',
      descending: true,
    }),
    insights: toPublished(
      (owner) => sql`insights.id in (select insight_id from corporate_event_insights where corporate_event_id = ${owner})`,
    ),
    organizer: toOne('account_id'),
    roadshow: toOne('roadshow_id'),
  },
})
