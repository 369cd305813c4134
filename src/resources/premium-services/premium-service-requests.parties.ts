/** What a caller is to a premium service request, and which requests are still going on. */
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import type { Actor, State } from '../../verbs/lifecycle.ts'
import type { Row } from '../../verbs/rows.ts'

type Status = State<'premium-service-requests'>

/** The statuses in which somebody waits for somebody. */
export const open: readonly Status[] = ['submitted', 'countered', 'accepted', 'delivered']

/** The statuses in which nothing came of a request. */
export const ended: readonly Status[] = ['declined', 'cancelled', 'expired']

/** What the caller is to the request; empty for those who only look on. An admin acts for the requestor of a draft. */
export function actorsOf(serviceRequest: Row<'premium_service_requests'>, caller: Caller): Actor<'premium-service-requests'>[] {
  const acts = !caller.roles.includes('compliance-officer')
  const admin = has(caller, 'admin')
  const asks = (acts && serviceRequest.requestor_id === caller.id) || (admin && serviceRequest.status === 'drafted')
  return [
    ...(asks ? (['requestor'] as const) : []),
    ...(acts && serviceRequest.requestee_id === caller.id ? (['requestee'] as const) : []),
    ...(has(caller, 'account-manager') ? (['manager'] as const) : []),
    ...(admin ? (['admin'] as const) : []),
  ]
}
