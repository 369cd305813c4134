/** What the policy of a company rules out for its people and for its work. What it does not mention is allowed. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

type Policy = 'allow-comments' | 'allow-open-annotations' | 'allow-premium-requests'

/** Whether the policy of a company says no. Without a company nothing does. */
export async function forbids(tx: Database, company: string | null, policy: Policy): Promise<boolean> {
  const { rows } = await sql`select from companies where id = ${company} and policy -> ${sql.lit(policy)} = 'false'`.execute(tx)
  return rows.length > 0
}
