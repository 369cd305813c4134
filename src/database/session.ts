/** What a session is set to: statements are written for these values, and the limits end what hangs. */
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'

/** How long a statement of a request may take, in milliseconds. */
export const longestStatement = 15_000

const values = (statementTimeout: number): Record<string, string> => ({
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  extra_float_digits: '1',
  jit: 'off',
  // To start other processes takes longer than to find a page, and they are taken from other requests.
  max_parallel_workers_per_gather: '0',
  idle_in_transaction_session_timeout: '60000',
  statement_timeout: String(statementTimeout),
})

/** The words for the start of a session that set it. */
export const startOptions = (statementTimeout: number): string =>
  Object.entries(values(statementTimeout))
    .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', String.raw`\ `)}`)
    .join(' ')

/**
 * Sees to it that sessions are set as statements need them. A pooler passes no settings on, so the role has to have them there.
 * @throws an Error with the statements that set the role.
 */
export async function requireSettings(db: QueryExecutorProvider): Promise<void> {
  const wanted = values(longestStatement)
  const { rows } = await sql<{ name: string; setting: string; role: string; database: string }>`
    select name, setting, quote_ident(current_user) as role, quote_ident(current_database()) as database
    from pg_settings where name = any(${Object.keys(wanted)}::text[]) order by name`.execute(db)
  const wrong = rows.filter(({ name, setting }) => setting !== wanted[name])
  if (wrong.length === 0) return
  const lines = wrong.map(({ name, role, database }) => `alter role ${role} in database ${database} set ${name} = '${wanted[name]!}';`)
  throw new Error(`Its sessions are not set as the server needs them. Run this, then RECONNECT in the pooler:\n${lines.join('\n')}`)
}
