/** Monthly statements to providers: on the third working day of a month each is told by mail what the month before came to. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'

/** How many statements one transaction makes. */
const most = 200

/** From which working day of a month on statements are made. What closes later is told of later. */
const workingDay = 3

/** Whom statements are for, of the row `accounts`. An address that was never confirmed, or came back, gets none. */
export const getsStatements = sql<SqlBool>`accounts.account_type = 'insight-provider' and accounts.status = 'active'
  and accounts.email_verified and accounts.email_frequency <> 'never'`

/** How many days from Monday to Friday a month has had, this one among them, in UTC. */
function workingDaysOf(now: Date): number {
  const days = Array.from(
    { length: now.getUTCDate() },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), index + 1)),
  )
  return days.filter((day) => day.getUTCDay() % 6 !== 0).length
}

const monthBefore = (now: Date): string => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 10)

/**
 * The month before, and those since the last that was told of: nothing may have run while theirs were due. None is told of that
 * was over before the first statements were made.
 */
async function monthsToTell(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`select month::text from closed_months
    where month = ${monthBefore(now)}::date or month > (select max(month) from statements) order by month`.execute(db)
  return rows.map(({ month }) => month).filter((month) => month <= monthBefore(now))
}

/** Has a statement mailed to every provider who has a part in a closed month and got none, any number of processes at once. */
export async function tellStatements(db: Database, jobs: Jobs, now: Date): Promise<void> {
  if (workingDaysOf(now) < workingDay) return
  for (const month of await monthsToTell(db, now)) await tellOf(db, jobs, month)
}

async function tellOf(db: Database, jobs: Jobs, month: string): Promise<void> {
  const untold = sql`accounts where ${getsStatements}
    and accounts.id in (select account_id from qva_reports where period = ${month}::date
      union select account_id from insight_provider_payments where period = ${month}::date)
    and not exists (select from statements where account_id = accounts.id and statements.month = ${month}::date)`
  const waiting = async (): Promise<boolean> => (await sql`select from ${untold} limit 1`.execute(db)).rows.length > 0
  while (await waiting()) {
    await jobs.ready()
    await transact(db, async (tx) => {
      const { rows } = await sql<{ id: string }>`insert into statements (id, account_id, month)
        select uuid_v7(), accounts.id, ${month}::date from ${untold} order by accounts.id limit ${sql.lit(most)}
        on conflict do nothing returning id`.execute(tx)
      const statements = rows.map(({ id }) => ({ statement: id }))
      await jobs.sendAll(tx, 'statement-mail', statements)
    })
  }
}
