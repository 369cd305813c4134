/** What one account asks of another. Drafts are their requestor's own; the rest is seen by the parties and who looks after them. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../generated/contract.ts'
import { conflict, forbidden } from '../http/errors.ts'
import { none } from '../verbs/handler.ts'
import { page } from '../verbs/page.ts'
import { related, toMany, toOne } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { erase, lock } from '../verbs/rows.ts'
import { show } from '../verbs/show.ts'
import type { Scope } from '../verbs/visible.ts'
import { accounts } from './accounts.ts'
import { activities } from './activities.ts'
import { tidy } from './files.ts'
import { premiumServiceAttachments } from './premium-service-attachments.ts'
import { premiumServiceNotes } from './premium-service-notes.ts'
import { actorsOf } from './premium-service-requests.permits.ts'
import { dueAt } from './premium-service-requests.transitions.ts'
import { createRequest, updateRequest } from './premium-service-requests.writing.ts'
import { premiumServices } from './premium-services.ts'

const table = sql.table('premium_service_requests')

/** What the caller is a party of. Account managers see whatever was submitted, admins the drafts of others as well. */
const own = ({ kind, me }: Scope) =>
  kind === 'staff'
    ? sql<SqlBool>`(${table}.status <> 'drafted' or ${table}.requestor_id = ${me}
        or (select 'admin' = any(asker.roles) from accounts as asker where asker.id = ${me}))`
    : sql<SqlBool>`(${table}.requestor_id = ${me} or (${table}.status <> 'drafted' and ${table}.requestee_id = ${me}))`

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
    staff: ['account-manager'],
    visible: (_eb, scope) => (scope.kind === 'staff' ? own(scope) : sql<SqlBool>`${seesParts(scope)} or ${concerns(scope.leads)}`),
    relations: {
      requestor: toOne(() => accounts, 'requestor_id'),
      requestee: toOne(() => accounts, 'requestee_id'),
      manager: toOne(() => accounts, 'manager_id'),
      'premium-service': toOne(() => premiumServices, 'premium_service_id'),
      'premium-service-attachments': toMany(
        () => premiumServiceAttachments,
        (owner) => sql`premium_service_attachments.premium_service_request_id = ${owner}`,
      ),
      'premium-service-notes': toMany(
        () => premiumServiceNotes,
        (owner) => sql`premium_service_notes.premium_service_request_id = ${owner} and not premium_service_notes.is_system`,
      ),
      activities: toMany(
        () => activities,
        (owner) => sql`activities.trackable_type = 'premium-service-requests' and activities.trackable_id = ${owner}`,
      ),
      'premium-service-activity-notes': toMany(
        () => premiumServiceNotes,
        (owner) => sql`premium_service_notes.premium_service_request_id = ${owner}`,
        { column: 'created_at', descending: false },
      ),
    },
  },
)

export const premiumServiceRequestOperations: Handlers<'premium-service-requests'> = {
  listPremiumServiceRequests: page(premiumServiceRequests, {
    where: own,
    filters: {
      fulltext: (value) => sql`to_tsvector('english', premium_service_requests.title || ' '
        || coalesce(premium_service_requests.description, '')) @@ websearch_to_tsquery('english', ${value})`,
      status: (value) => sql`premium_service_requests.status = any(${value}::text[])`,
      role: (value, { me }) => sql`case ${value} when 'requestor' then premium_service_requests.requestor_id
        when 'requestee' then premium_service_requests.requestee_id else premium_service_requests.manager_id end = ${me}`,
      overdue: (value) => sql`coalesce(${dueAt} < now(), false) = ${value}::boolean`,
      from: (value) => sql`premium_service_requests.status_updated_at >= ${value}::timestamptz`,
      to: (value) => sql`premium_service_requests.status_updated_at <= ${value}::timestamptz`,
    },
    orders: {
      '-status-updated-at': { column: 'status_updated_at', descending: true },
      'deliver-at': { column: 'deliver_at', descending: false },
      '-deliver-at': { column: 'deliver_at', descending: true },
      'smarts-required': { column: 'smarts_required', descending: false },
      '-smarts-required': { column: 'smarts_required', descending: true },
    },
    total: 'capped',
  }),
  getPremiumServiceRequest: show(premiumServiceRequests),
  createPremiumServiceRequest: createRequest,
  updatePremiumServiceRequest: updateRequest,

  async deletePremiumServiceRequest({ params, caller, db, files }) {
    await transact(db, async (tx) => {
      const current = await lock(tx, premiumServiceRequests, params.id, caller)
      if (!actorsOf(current, caller).includes('requestor')) throw forbidden('Only its requestor deletes a request.')
      if (current.status !== 'drafted') throw conflict('A request that was submitted stays. It can be cancelled.')
      await erase(tx, 'premium_service_requests', current.id)
    })
    await tidy(db, files)
    return none
  },

  getPremiumServiceRequestRelated: related(premiumServiceRequests),
  getPremiumServiceRequestRelationship: related(premiumServiceRequests),
}
