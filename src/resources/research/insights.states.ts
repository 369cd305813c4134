/**
 * The whole life of an insight. From each state, the states that can be asked for: the event, who may ask, what is
 * checked first, what happens besides. The checks and effects stand in insights.transitions.ts.
 */

export type State = 'drafted' | 'submitted' | 'in-review' | 'changes-requested' | 'approved' | 'scheduled' | 'published' | 'cancelled'

/** What a caller is to an insight. `system` is the recurring tick. */
export type Actor = 'author' | 'lead' | 'compliance' | 'editor' | 'system'
export type Guard = 'complete' | 'certified' | 'entities-open' | 'reason' | 'known-reason' | 'time-ahead'
export type Effect = 'freeze' | 'begin-review' | 'approve' | 'clear-approvals' | 'clear-certification' | 'publish' | 'cancel'

export type Event =
  | 'submit'
  | 'start-review'
  | 'request-changes'
  | 'approve'
  | 'schedule'
  | 'unschedule'
  | 'publish'
  | 'return-to-draft'
  | 'cancel'
  | 'withdraw'

export interface Move {
  event: Event
  by: readonly Actor[]
  guards: readonly Guard[]
  effects: readonly Effect[]
}

const submit: Move = { event: 'submit', by: ['author', 'lead'], guards: ['complete', 'certified', 'entities-open'], effects: ['freeze'] }
const startReview: Move = { event: 'start-review', by: ['editor'], guards: [], effects: ['begin-review'] }
const requestChanges: Move = { event: 'request-changes', by: ['editor', 'compliance'], guards: ['reason'], effects: ['clear-approvals'] }
const approve: Move = { event: 'approve', by: ['editor', 'compliance'], guards: ['certified'], effects: ['approve'] }
const schedule: Move = { event: 'schedule', by: ['author', 'lead', 'editor'], guards: ['time-ahead'], effects: [] }
const unschedule: Move = { event: 'unschedule', by: ['author', 'lead', 'editor'], guards: [], effects: [] }
const publish: Move = {
  event: 'publish',
  by: ['author', 'lead', 'editor', 'system'],
  guards: ['complete', 'certified', 'entities-open'],
  effects: ['publish'],
}
const returnToDraft: Move = {
  event: 'return-to-draft',
  by: ['author', 'editor'],
  guards: [],
  effects: ['clear-approvals', 'clear-certification'],
}
const cancel: Move = { event: 'cancel', by: ['author', 'editor', 'compliance'], guards: ['known-reason'], effects: ['cancel'] }
const withdraw: Move = { event: 'withdraw', by: ['editor', 'compliance'], guards: ['known-reason'], effects: ['cancel'] }

export const moves: Record<State, Partial<Record<State, Move>>> = {
  drafted: { submitted: submit, cancelled: cancel },
  submitted: {
    'in-review': startReview,
    'changes-requested': requestChanges,
    approved: approve,
    drafted: returnToDraft,
    cancelled: cancel,
  },
  'in-review': { 'changes-requested': requestChanges, approved: approve, drafted: returnToDraft, cancelled: cancel },
  'changes-requested': { submitted: submit, drafted: returnToDraft, cancelled: cancel },
  approved: { scheduled: schedule, published: publish, 'changes-requested': requestChanges, drafted: returnToDraft, cancelled: cancel },
  scheduled: { published: publish, approved: unschedule, 'changes-requested': requestChanges, drafted: returnToDraft, cancelled: cancel },
  published: { cancelled: withdraw },
  cancelled: {},
}

/** Why an insight is cancelled or withdrawn. */
export const cancelReasons = ['factual-error', 'compliance', 'rights', 'duplicate', 'superseded', 'author-request', 'legal', 'other']

/** The states that one of `actors` can ask for. */
export const reachable = (state: State, actors: readonly Actor[]): State[] =>
  (Object.entries(moves[state]) as [State, Move][])
    .filter(([, { by }]) => by.some((actor) => actors.includes(actor)))
    .map(([target]) => target)
