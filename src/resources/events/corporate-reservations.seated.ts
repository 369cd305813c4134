/** The statuses of reservations, by what they count for. */
import { sql } from 'kysely'
import type { State } from '../../verbs/lifecycle.ts'
import { statesOf } from '../../verbs/lifecycle.ts'

/** The statuses of the reservations that take seats. */
export const seated = sql`('confirmed', 'attended', 'no-show')`

/** The reservations that are still to come true can be given up. */
export const { from: active, to: givenUp } = statesOf('corporate-reservations', 'cancel')

/** Those and the ones that did. */
export const standing: readonly State<'corporate-reservations'>[] = [...active, 'attended', 'no-show']

/** Whether a reservation lets its holder into the conversation of the event: it has a seat, or had it when the event was called off. */
export const letsIn = (reservation: string) => sql<boolean>`(${sql.ref(`${reservation}.status`)} in ${seated}
  or (${sql.ref(`${reservation}.status`)} = 'cancelled' and ${sql.ref(`${reservation}.is_brought_in`)}))`
