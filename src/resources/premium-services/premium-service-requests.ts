/** Requests for premium services. Drafts are their requestor's own; the parties and their account managers see the rest. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import type { Scope } from '../../verbs/visible.ts'
import { sla } from './premium-service-requests.deadlines.ts'
import { isAsked, isAsker } from './premium-service-requests.parties.ts'

const table = sql.table('premium_service_requests')

/** What the caller is a party of. Account managers and finance see whatever was submitted, admins the drafts of others as well. */
export const own = ({ kind, me, company }: Scope) =>
  kind === 'staff'
    ? sql<SqlBool>`(${table}.status <> 'drafted' or ${table}.requestor_id = ${me}
        or (select 'admin' = any(asker.roles) from accounts as asker where asker.id = ${me}))`
    : sql<SqlBool>`(${isAsker('premium_service_requests', { account: me, company })}
        or ${isAsked('premium_service_requests', { account: me, company })})`

/** What a company oversees of the requests of its people. */
const concerns = (company: string) => sql<SqlBool>`(${table}.status <> 'drafted'
  and (select ${company}::text) in (${table}.company_id, ${table}.provider_company_id))`

/** Whose notes and files the caller sees: team leads look at the requests alone. */
export const seesParts = (scope: Scope) =>
  scope.kind === 'staff' ? own(scope) : sql<SqlBool>`(${own(scope)} or ${concerns(scope.complies)})`

export const premiumServiceRequests: Resource<'premium-service-requests', 'premium_service_requests'> = resource(
  'premium-service-requests',
  'premium_service_requests',
  {
    staff: ['account-manager', 'finance'],
    visible: (_eb, scope) => (scope.kind === 'staff' ? own(scope) : sql<SqlBool>`${seesParts(scope)} or ${concerns(scope.leads)}`),
    computed: () => ({ sla }),
    relations: {
      requestor: toOne('requestor_id'),
      requestee: toOne('requestee_id'),
      manager: toOne('manager_id'),
      'premium-service': toOne('premium_service_id'),
      'premium-service-attachments': toMany((owner) => sql`premium_service_attachments.premium_service_request_id = ${owner}`),
      'premium-service-notes': toMany(
        (owner) => sql`premium_service_notes.premium_service_request_id = ${owner} and not premium_service_notes.is_system`,
      ),
      activities: toMany((owner) => sql`activities.trackable_type = 'premium-service-requests' and activities.trackable_id = ${owner}`),
      'premium-service-activity-notes': toMany((owner) => sql`premium_service_notes.premium_service_request_id = ${owner}`, {
        column: 'created_at',
        descending: false,
      }),
    },
  },
)
