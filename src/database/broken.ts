/** Broken connections, told by the failure of a statement. */

/** A database that no longer takes changes, as the one that was left behind by a fail-over. */
const readOnly = '25006'

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''

/** Whether the database ended the connection with what it says, or never let it begin. */
export const isFatal = (error: unknown): boolean => ['FATAL', 'PANIC'].includes((error as { severity?: string }).severity ?? '')

/** Whether the connection is of no more use: it is closed, or silent, or leads to the wrong database. */
export const endsConnection = (error: unknown): boolean =>
  /^(08|57P|25P03)/.test(codeOf(error)) || isFatal(error) || leadsElsewhere(error) || (error as Error).message === 'Query read timeout'

/** Whether connections to the same address that were opened earlier lead to a database that has been replaced. */
export const leadsElsewhere = (error: unknown): boolean => codeOf(error) === readOnly
