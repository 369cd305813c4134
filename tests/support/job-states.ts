import { sql } from 'kysely'
import type { Database } from '../../src/database/connection.ts'

/** The state of each mail that is told of by its address. */
export const statesOfMails = async (db: Database): Promise<Record<string, string>> => {
  const { rows } = await sql<{ email: string; state: string }>`select data->>'email' as email, state::text from pgboss.job
    where data ? 'email'`.execute(db)
  return Object.fromEntries(rows.map((one) => [one.email, one.state]))
}
