/**
 * The whole life of a premium service request. From each status, the statuses that can be asked for: the event, who may ask,
 * what is checked first, what happens besides. The checks and effects stand in premium-service-requests.transitions.ts.
 */

export type Status = 'drafted' | 'submitted' | 'countered' | 'accepted' | 'delivered' | 'completed' | 'declined' | 'cancelled' | 'expired'

/** What a caller is to a request. `system` is the recurring tick. */
export type Actor = 'requestor' | 'requestee' | 'manager' | 'system'
export type Guard = 'on-offer' | 'room' | 'new-terms' | 'priced' | 'note' | 'something-sent' | 'reworks-left' | 'early'
export type Effect =
  | 'name-firms'
  | 'manage'
  | 'ask'
  | 'answer'
  | 'await-answer'
  | 'remember-terms'
  | 'restore-terms'
  | 'hold'
  | 'release'
  | 'schedule'
  | 'await-completion'
  | 'redo'
  | 'complete'

export type Event =
  | 'submit'
  | 'counter'
  | 'agree'
  | 'refuse_counter'
  | 'accept'
  | 'decline'
  | 'deliver'
  | 'rework'
  | 'complete'
  | 'cancel'
  | 'cancel_accepted'
  | 'expire'

export interface Move {
  event: Event
  by: readonly Actor[]
  guards: readonly Guard[]
  effects: readonly Effect[]
}

const decline: Move = { event: 'decline', by: ['requestee', 'manager'], guards: ['note'], effects: ['release', 'answer'] }
const cancel: Move = { event: 'cancel', by: ['requestor', 'manager'], guards: [], effects: ['release'] }
const expire: Move = { event: 'expire', by: ['system'], guards: [], effects: ['release'] }

export const moves: Record<Status, Partial<Record<Status, Move>>> = {
  drafted: {
    submitted: {
      event: 'submit',
      by: ['requestor'],
      guards: ['on-offer', 'room'],
      effects: ['name-firms', 'hold', 'manage', 'ask', 'await-answer'],
    },
  },
  submitted: {
    countered: {
      event: 'counter',
      by: ['requestee', 'manager'],
      guards: ['new-terms'],
      effects: ['remember-terms', 'answer', 'await-answer'],
    },
    accepted: { event: 'accept', by: ['requestee'], guards: ['priced'], effects: ['hold', 'answer', 'schedule'] },
    declined: decline,
    cancelled: cancel,
    expired: expire,
  },
  countered: {
    accepted: { event: 'agree', by: ['requestor'], guards: ['priced'], effects: ['hold', 'schedule'] },
    submitted: { event: 'refuse_counter', by: ['requestor'], guards: [], effects: ['restore-terms', 'await-answer'] },
    declined: decline,
    cancelled: cancel,
    expired: expire,
  },
  accepted: {
    delivered: { event: 'deliver', by: ['requestee'], guards: ['something-sent'], effects: ['await-completion'] },
    cancelled: { event: 'cancel_accepted', by: ['requestor', 'manager'], guards: ['note', 'early'], effects: ['release'] },
  },
  delivered: {
    accepted: { event: 'rework', by: ['requestor'], guards: ['note', 'reworks-left'], effects: ['redo'] },
    completed: { event: 'complete', by: ['requestor', 'manager', 'system'], guards: [], effects: ['complete'] },
  },
  completed: {},
  declined: {},
  cancelled: {},
  expired: {},
}

/** The statuses in which somebody waits for somebody. */
export const open: readonly Status[] = ['submitted', 'countered', 'accepted', 'delivered']

/** The statuses in which nothing came of a request. */
export const ended: readonly Status[] = ['declined', 'cancelled', 'expired']

/** The statuses that one of `actors` can ask for. */
export const reachable = (status: Status, actors: readonly Actor[]): Status[] =>
  (Object.entries(moves[status]) as [Status, Move][])
    .filter(([, { by }]) => by.some((actor) => actors.includes(actor)))
    .map(([target]) => target)
