/** The reservations that take seats. */
import { sql } from 'kysely'

/** The statuses of the reservations that take seats. */
export const seated = sql`('confirmed', 'attended', 'no-show')`
