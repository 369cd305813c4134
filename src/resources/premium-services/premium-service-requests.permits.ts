/** The roles of a caller in a premium service request, and the names that each may send in each status. */
import type { Sent } from '../../verbs/body.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import type { Row } from '../../verbs/rows.ts'
import type { Actor, Status } from './premium-service-requests.states.ts'

/** What the caller is to the request; empty for those who only look on. An admin acts for the requestor of a draft. */
export function actorsOf(serviceRequest: Row<'premium_service_requests'>, caller: Caller): Actor[] {
  const actors: Actor[] = []
  const acts = !caller.roles.includes('compliance-officer')
  if (acts && serviceRequest.requestor_id === caller.id) actors.push('requestor')
  if (acts && serviceRequest.requestee_id === caller.id) actors.push('requestee')
  if (has(caller, 'account-manager')) actors.push('manager')
  if (serviceRequest.status === 'drafted' && has(caller, 'admin') && !actors.includes('requestor')) actors.push('requestor')
  return actors
}

const edits = ['title', 'description', 'time_required', 'note', 'smarts_required', 'status']
const terms = ['time_required', 'smarts_required']
const review = ['rating', 'feedback']
const asking = ['note', 'status']

type Phases = Partial<Record<Status, readonly string[]>>

const permitted: Record<Exclude<Actor, 'system'>, Phases> = {
  requestor: {
    drafted: [...edits, 'requestee', 'premium_service', 'premium_service_attachments'],
    ...{ submitted: asking, countered: asking, accepted: asking, delivered: asking },
    completed: review,
  },
  requestee: { submitted: asking, countered: asking, accepted: asking, delivered: ['note'], completed: ['note'] },
  manager: {
    submitted: [...asking, ...terms, 'manager'],
    ...{ countered: [...asking, 'manager'], accepted: [...asking, 'manager'], delivered: asking },
    ...{ completed: ['note'], declined: ['note'], cancelled: ['note'], expired: ['note'] },
  },
}

const ofAdmins = [...edits, 'manager']
const openToAdmins: readonly string[] = ['submitted', 'countered', 'accepted', 'delivered']

/**
 * The names that may be sent now. A body with a rating or feedback is a review and may hold nothing else; any other is an
 * edit. The requestee names terms only together with a counter-offer.
 */
export function writable(serviceRequest: Row<'premium_service_requests'>, actors: readonly Actor[], caller: Caller, sent: Sent): string[] {
  const status = serviceRequest.status
  const isReview = review.some((name) => Object.hasOwn(sent.attributes, name))
  const names = new Set(actors.flatMap((actor) => (actor === 'system' ? [] : (permitted[actor][status] ?? []))))
  if (actors.includes('requestee') && status === 'submitted' && sent.attributes['status'] === 'countered')
    terms.forEach((name) => names.add(name))
  if (has(caller, 'admin') && openToAdmins.includes(status)) ofAdmins.forEach((name) => names.add(name))
  return [...names].filter((name) => review.includes(name) === isReview)
}
