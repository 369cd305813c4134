/** Activities are kept in parts, one for each month: those of the months ahead are made, those that have had their time go. */
import { sql } from 'kysely'
import { tryAdvisoryLock } from './advisory-locks.ts'
import type { Database, Transaction } from './connection.ts'
import { giveTime } from './patience.ts'
import { transact } from './transact.ts'

/** The part of everything before the first month. */
export const firstPart = 'activities_first'

/** The part of everything after the last month. With a default part in its place PostgreSQL could not read the parts one after the other. */
const rest = sql.table('activities_rest')

/** How many months after the running one have their parts, so that a tick that does not come is not missed. */
const monthsAhead = 3

/** How long whoever reads activities may have to wait for a part that is made or goes, in milliseconds; then the next tick tries again. */
const longestWait = 300

/** What PostgreSQL reports when a lock was not had in time. */
const hindered = '55P03'

interface Part {
  name: string
  /** Where it ends, not included; null for the last. */
  until: string | null
}

/** The parts in the order of their times. */
async function partsOf(tx: Transaction): Promise<Part[]> {
  const { rows } = await sql<Part>`select name, (regexp_match(bound, 'TO \\(''(.+?)''\\)'))[1]::timestamptz as until from (
      select relname as name, pg_get_expr(relpartbound, pg_class.oid) as bound from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'activities'::regclass) as part
    order by 2`.execute(tx)
  return rows
}

const startOf = (month: Date, later = 0): Date => new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + later))

/**
 * Makes the parts of the months up to some after `now`, each in a transaction of its own. Those ahead are left to the next
 * tick where others are in the way.
 * @throws PostgreSQL's error when others are in the way of the running month's.
 */
export async function makeMonths(db: Database, now: Date): Promise<void> {
  await makeUntil(db, now)
  try {
    await makeUntil(db, startOf(now, monthsAhead))
  } catch (error) {
    if ((error as { code?: string }).code !== hindered) throw error
  }
}

async function makeUntil(db: Database, last: Date): Promise<void> {
  while (await transact(db, (tx) => makeNext(tx, last)));
}

/** Of several processes one changes the parts. */
const aloneOnMonths = (tx: Transaction): Promise<boolean> => tryAdvisoryLock(tx, 'months')

/**
 * Takes both tables that a part is made or dropped under, since the foreign keys of activities have triggers on accounts.
 * Accounts come first: who has read them and goes on to activities would otherwise wait for what waits for it.
 */
async function takeTables(tx: Transaction): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(longestWait)}`.execute(tx)
  await sql`lock table accounts, only activities in access exclusive mode`.execute(tx)
}

/** Makes the part of the month after the last that there is, unless that is later than `last`; answers whether it did. */
async function makeNext(tx: Transaction, last: Date): Promise<boolean> {
  if (!(await aloneOnMonths(tx))) return false
  const ends = (await partsOf(tx)).flatMap(({ until }) => (until === null ? [] : [new Date(until)]))
  const from = ends.at(-1)
  if (from === undefined || from > last) return false
  const [begin, end] = [sql.lit(from.toISOString()), sql.lit(startOf(from, 1).toISOString())]
  const part = sql.table(`activities_${from.toISOString().slice(0, 7).replace('-', '_')}`)
  await takeTables(tx)
  await sql`alter table activities detach partition ${rest}`.execute(tx)
  await sql`create table ${part} (like activities including defaults including constraints including indexes)`.execute(tx)
  await sql`with moved as (delete from ${rest} where created_at < ${end} returning *) insert into ${part} select * from moved`.execute(tx)
  await sql`alter table activities attach partition ${part} for values from (${begin}) to (${end})`.execute(tx)
  await sql`alter table activities attach partition ${rest} for values from (${end}) to (maxvalue)`.execute(tx)
  return true
}

/** Removes the parts of months that were over at `before`. */
export async function dropMonths(db: Database, before: string): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await aloneOnMonths(tx))) return
    const over = (await partsOf(tx)).filter(
      ({ name, until }) => name !== firstPart && until !== null && Date.parse(until) <= Date.parse(before),
    )
    if (over.length === 0) return
    await takeTables(tx)
    await sql`drop table ${sql.join(over.map(({ name }) => sql.table(name)))}`.execute(tx)
  })
}

/** Tells the planner once a day what all parts together hold, which PostgreSQL finds out of each part alone. */
export async function analyzeMonths(db: Database): Promise<void> {
  await transact(db, async (tx) => {
    const { rows } =
      await sql`select from pg_stat_all_tables where relid = 'activities'::regclass and last_analyze > now() - interval '1 day'`.execute(tx)
    if (rows.length > 0 || !(await aloneOnMonths(tx))) return
    await giveTime(tx, 15)
    await sql`analyze activities`.execute(tx)
  })
}
