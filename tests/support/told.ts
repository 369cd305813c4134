/** Activities put straight into the table at a time of the past or the future, and months closed as if it had come. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/database/connection.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { closeMonths } from '../../src/resources/reports/reports.counting.ts'

export interface Told {
  key: string
  /** The number of a demo account, or an id. */
  by: number | string
  about: readonly [type: string, id: string]
  at: string
  to?: number
  parameters?: object
}

export const accountId = (account: number | string): string => (typeof account === 'number' ? seedId('accounts', account) : account)

export async function tell(db: Database, ...all: readonly Told[]): Promise<void> {
  const rows = all.map(({ key, by, about: [trackable_type, trackable_id], at, to, parameters = {} }) => ({
    ...{ id: randomUUID(), key, trackable_type, trackable_id, owner_id: accountId(by), created_at: at, updated_at: at },
    ...{ recipient_id: to === undefined ? null : accountId(to), parameters: JSON.stringify(parameters) },
  }))
  await insertRows(db, 'activities', rows)
  const reads = all.flatMap(({ key, by, about: [type, id], at }) =>
    key === 'insight.read' && type === 'insights' ? sql`(${id}, ${accountId(by)}, ${at}::timestamptz)` : [],
  )
  if (reads.length === 0) return
  await sql`insert into insight_reads (insight_id, account_id, read_at) values ${sql.join(reads)} on conflict do nothing`.execute(db)
}

/** The first day of the month after, or before where negative. */
export function monthAfter(month: string, months = 1): string {
  const at = new Date(month)
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months)).toISOString().slice(0, 10)
}

/** Closes one month, as if all before it had been closed. */
export async function close(db: Database, month: string): Promise<void> {
  await db.deleteFrom('closed_months').execute()
  await insertRows(db, 'closed_months', { month: monthAfter(month, -1) })
  await closeMonths(db, new Date(`${monthAfter(month)}T00:05:00.000Z`))
}
