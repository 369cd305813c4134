/**
 * The whole life of a corporate event. From each state, the states that can be asked for, with the activity that the step
 * is recorded as and what is checked first.
 */
import { sql } from 'kysely'
import type { ActivityKey } from '../notifications/activities.keys.ts'

export type EventState = 'drafted' | 'published' | 'closed' | 'live' | 'finished' | 'cancelled'
export type EventGuard = 'complete' | 'time-ahead' | 'registration-ahead' | 'reason'

export interface EventMove {
  activity: ActivityKey
  guards: readonly EventGuard[]
}

const publish: EventMove = { activity: 'corporate_event.publish', guards: ['time-ahead', 'registration-ahead', 'complete'] }
const reopen: EventMove = { activity: 'corporate_event.reopen', guards: ['time-ahead', 'registration-ahead'] }
const close: EventMove = { activity: 'corporate_event.close', guards: [] }
const start: EventMove = { activity: 'corporate_event.start', guards: [] }
const finish: EventMove = { activity: 'corporate_event.finish', guards: [] }
const cancel: EventMove = { activity: 'corporate_event.cancel', guards: ['reason'] }

export const eventMoves: Record<EventState, Partial<Record<EventState, EventMove>>> = {
  drafted: { published: publish, cancelled: cancel },
  published: { closed: close, live: start, cancelled: cancel },
  closed: { published: reopen, live: start, cancelled: cancel },
  live: { finished: finish, cancelled: cancel },
  finished: {},
  cancelled: {},
}

/** The statuses of the reservations that take seats. */
export const seated = sql`('confirmed', 'attended', 'no-show')`
