/** The operations of premium service requests. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict, forbidden } from '../../refusals.ts'
import { holdsWords } from '../../verbs/full-text.ts'
import { none } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { erase, lock } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { tidy } from '../shared/files.ts'
import { overdue } from './premium-service-requests.deadlines.ts'
import { actorsOf } from './premium-service-requests.parties.ts'
import { own, premiumServiceRequests } from './premium-service-requests.ts'
import { createRequest, updateRequest } from './premium-service-requests.writing.ts'

export const premiumServiceRequestOperations: Handlers<'premium-service-requests'> = {
  listPremiumServiceRequests: page(premiumServiceRequests, {
    rows: { insteadOfVisible: own },
    filters: {
      fulltext: (value) => holdsWords([sql`premium_service_requests.title`, sql`premium_service_requests.description`], value),
      status: isAmong('premium_service_requests.status'),
      role: (value, { me }) => sql`case ${value} when 'requestor' then premium_service_requests.requestor_id
        when 'requestee' then premium_service_requests.requestee_id else premium_service_requests.manager_id end = ${me}`,
      overdue: (value) => sql`${overdue} = ${value}::boolean`,
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
      await leaveTrace(tx, premiumServiceRequests, current.id)
      await erase(tx, 'premium_service_requests', current.id)
    })
    await tidy(db, files)
    return none
  },
}
