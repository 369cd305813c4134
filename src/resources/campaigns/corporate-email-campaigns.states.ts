/**
 * The whole life of a campaign. From each state, the states that can be asked for: the event, who may ask, what is checked
 * first, what happens besides. The checks and effects stand in corporate-email-campaigns.transitions.ts.
 */

export type State = 'drafted' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled' | 'failed'

/** `keeper`: who manages the entity. `system`: the recurring tick and whoever sends. */
export type Actor = 'keeper' | 'system'
export type Guard = 'complete' | 'lists' | 'deliverable' | 'in-plan' | 'in-time'
export type Effect = 'set-time' | 'choose-recipients' | 'wake' | 'finish' | 'tell'

export type Event = 'schedule' | 'unschedule' | 'start' | 'pause' | 'resume' | 'finish' | 'cancel' | 'fail'

export interface Move {
  event: Event
  by: readonly Actor[]
  guards: readonly Guard[]
  effects: readonly Effect[]
}

const schedule: Move = {
  event: 'schedule',
  by: ['keeper'],
  guards: ['complete', 'lists', 'deliverable', 'in-plan'],
  effects: ['set-time'],
}
const unschedule: Move = { event: 'unschedule', by: ['keeper'], guards: ['in-time'], effects: [] }
const start: Move = { event: 'start', by: ['system'], guards: [], effects: ['choose-recipients'] }
const pause: Move = { event: 'pause', by: ['keeper', 'system'], guards: [], effects: ['tell'] }
const resume: Move = { event: 'resume', by: ['keeper'], guards: [], effects: ['wake'] }
const finish: Move = { event: 'finish', by: ['system'], guards: [], effects: ['finish', 'tell'] }
const cancel: Move = { event: 'cancel', by: ['keeper'], guards: [], effects: [] }
const fail: Move = { event: 'fail', by: ['system'], guards: [], effects: ['tell'] }

export const moves: Record<State, Partial<Record<State, Move>>> = {
  drafted: { scheduled: schedule, cancelled: cancel },
  scheduled: { drafted: unschedule, sending: start, cancelled: cancel },
  sending: { paused: pause, sent: finish, failed: fail },
  paused: { sending: resume, cancelled: cancel },
  sent: {},
  cancelled: {},
  failed: { scheduled: schedule },
}

/** What may be written of a campaign in each state; all of it in a draft. */
export const writable: Partial<Record<State, readonly string[]>> = {
  scheduled: ['title', 'status', 'scheduled-at'],
  failed: ['title', 'status', 'scheduled-at'],
  sending: ['title', 'status'],
  paused: ['title', 'status'],
  sent: ['title', 'status'],
  cancelled: ['title', 'status'],
}

/** The states in which a campaign may be deleted. */
export const deletable: readonly State[] = ['drafted', 'cancelled']

/** The states that an actor can ask for. */
export const reachable = (state: State, actor: Actor): State[] =>
  (Object.entries(moves[state]) as [State, Move][]).filter(([, { by }]) => by.includes(actor)).map(([target]) => target)
