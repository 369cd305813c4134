/** Statements that may take longer than those of a request. */
import { CompiledQuery } from 'kysely'
import type { Kysely } from 'kysely'
import type { Transaction } from './connection.ts'

const allowed = Symbol('milliseconds')
/** The driver knows no time that never ends. */
const aDay = 24 * 3_600_000

/** Lets each further statement of a transaction take so many minutes. */
export async function giveTime(tx: Transaction, minutes: number): Promise<void> {
  const milliseconds = minutes * 60_000
  const parameters = Object.assign([], { [allowed]: milliseconds })
  await tx.executeQuery(CompiledQuery.raw(`set local statement_timeout = ${milliseconds}`, parameters))
}

/** Lets each further statement of a connection take any time, until it is let go. */
export async function giveAllTime<DB>(held: Kysely<DB>): Promise<void> {
  const parameters = Object.assign([], { [allowed]: aDay })
  await held.executeQuery(CompiledQuery.raw('set statement_timeout = 0', parameters))
}

/** How many milliseconds the statement with these values gives to those after it, if it does. The wrapped driver asks. */
export const timeGiven = (values: unknown[]): number | undefined => (values as { [allowed]?: number })[allowed]
