/** What the walk has left behind, by its kinds and states, so that it is seen where it has been. */
import { sql } from 'kysely'
import type { Database } from '../../src/database/connection.ts'

const counted = [
  ['requests', 'premium_service_requests', 'status'],
  ['transactions', 'premium_service_transactions', 'kind'],
  ['events', 'corporate_events', 'status'],
  ['reservations', 'corporate_reservations', 'status'],
  ['campaigns', 'corporate_email_campaigns', 'status'],
  ['deliveries', 'campaign_deliveries', 'status'],
  ['contacts', 'contacts', 'status'],
  ['payments', 'company_payments', 'status'],
  ['corrections', 'report_corrections', `to_char(month, 'YYYY-MM')`],
] as const

/** A line for each table. */
export async function census(db: Database): Promise<string[]> {
  const lines: string[] = []
  for (const [name, table, column] of counted) {
    const { rows } = await sql
      .raw<{ of: string; count: number }>(`select ${column} as of, count(*)::integer as count from ${table} group by 1 order by 1`)
      .execute(db)
    lines.push(`${name}: ${rows.map(({ of, count }) => `${count} ${of}`).join(', ')}`)
  }
  return lines
}
