/** How the tables grow, and whether what is kept for a time goes when its time is over. */
import { daysOf, kept } from '../../src/database/retention.ts'
import type { Kept } from '../../src/database/retention.ts'
import { knownDays } from '../../src/resources/signing-in/known-devices.ts'
import type { Cluster } from './cluster.ts'
import { visitors } from './people.ts'
import { until } from './programs.ts'

interface Count {
  name: string
  rows: number
}

/** Rows by the name of the table; the queue's have their schema before them. */
export type Counts = ReadonlyMap<string, number>

export async function countRows({ ask }: Cluster): Promise<Counts> {
  const tables = await ask<{ name: string }>(
    `select case nspname when 'public' then relname else nspname || '.' || relname end as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const each = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
  const rows = await ask<Count>(each.join(' union all '))
  return new Map(rows.map((one) => [one.name, one.rows]))
}

interface Time {
  table: string
  /** What says when the time of a row begins, and how long it is, in hours. */
  column: string
  hours: number
  /** Whose rows are meant, where not all are. */
  of?: string
  /** When a row was made, where the column says something else. */
  made?: string
}

const daysOfTable = (table: 'activities' | 'changes' | 'insight_public_reads' | 'notifications'): number => daysOf(table, {}) * 24
const ofVisitors = `account_id in (select id from accounts where email in (${visitors.map((one) => `'${one}'`).join()}))`
const hasLaterDevice = `exists (select from known_devices as later
  where later.account_id = known_devices.account_id and later.used_at > known_devices.used_at)`
const aMoment = 1 / 60

/** For how long rows are kept in the tables that the load fills and that do not keep them for good. */
const times: readonly Time[] = [
  { table: 'account_uploads', column: 'created_at', hours: 7 * 24, of: 'not is_used' },
  { table: 'activities', column: 'created_at', hours: daysOfTable('activities') },
  { table: 'alert_matches', column: 'matched_at', hours: 10 * aMoment },
  { table: 'alert_publications', column: 'published_at', hours: aMoment },
  { table: 'attempts', column: 'at', hours: 24 },
  { table: 'changes', column: 'created_at', hours: daysOfTable('changes') },
  { table: 'files', column: 'released_at', hours: aMoment },
  { table: 'idempotency_keys', column: 'created_at', hours: 24 },
  { table: 'insight_public_reads', column: 'read_at', hours: daysOfTable('insight_public_reads') },
  { table: 'known_devices', column: 'used_at', hours: knownDays * 24, of: hasLaterDevice },
  { table: 'notification_mails', column: 'created_at', hours: 180 * 24 },
  { table: 'notifications', column: 'updated_at', hours: daysOfTable('notifications') },
  { table: 'one_time_tokens', column: 'expires_at', hours: 24, made: 'created_at' },
  { table: 'push_messages', column: 'created_at', hours: 28 * 24 },
  { table: 'sessions', column: 'expires_at', hours: 24, made: 'created_at', of: ofVisitors },
  { table: 'visitor_salts', column: 'day', hours: 24 },
  { table: 'pgboss.job', column: 'completed_on', hours: 3 * 24 },
]

const end = ({ hours }: Time): string => `now() - interval '${Math.round(hours * 3_600)} s'`

/**
 * Makes what is older than two minutes as old as what has had its time: half an hour would not bring that about. Answers how many
 * rows that were, by table.
 */
export async function letTimeGoBy({ ask }: Cluster): Promise<Counts> {
  const aged = new Map<string, number>()
  for (const time of times) {
    const { table, column, of = 'true', made = column } = time
    const [found] = await ask<Count>(
      `with aged as (update ${table} set ${column} = ${end(time)} - interval '5 minutes'
          where ${made} < now() - interval '2 minutes' and ${column} > ${end(time)} and ${of} returning 1)
        select '${table}' as name, count(*)::int as rows from aged`,
    )
    aged.set(table, found!.rows)
  }
  // The queue looks for what it has kept long enough once a day.
  await ask(`update pgboss.queue set maintain_on = maintain_on - interval '1 day'`)
  return aged
}

const keptByName = kept as Record<string, Kept | undefined>
const isCountedAnew = (one: Kept | undefined): boolean => typeof one === 'object' && 'step' in one && one.step === 'countReports'
/** Tables that hold what is counted anew, every ten minutes, of the running month alone. */
const running = Object.keys(kept).filter((table) => isCountedAnew(keptByName[table]))
/** Between two months it may not be counted yet. */
const isOver = `period < date_trunc('month', now() at time zone 'UTC' - interval '1 hour')`

/** How long what has had its time may stay, in seconds: the queue looks every minute, the tick every ten seconds. */
const patience = 150

/** The tables in which rows stay that have had their time, with how many. */
export async function overdue({ ask }: Cluster): Promise<string[]> {
  const count = (table: string, isLate: string): string => `select '${table}' as name, count(*)::int as rows from ${table} where ${isLate}`
  const each = running.map((table) => count(table, isOver))
  for (const time of times) each.push(count(time.table, `${time.column} < ${end(time)} and ${time.of ?? 'true'}`))
  const look = async () => (await ask<Count>(each.join(' union all '))).filter(({ rows }) => rows > 0)
  await until('what has had its time goes', patience, async () => (await look()).length === 0, 2_000).catch(() => undefined)
  return (await look()).map(({ name, rows }) => `${rows} rows of ${name} stay although they have had their time`)
}

/** Why a table may have grown; undefined where nothing says so. */
function reason(table: string): string | undefined {
  const one = keptByName[table]
  if (typeof one === 'string') return one
  if (table === 'pgboss.job') return 'for three days after its end'
  if (running.includes(table)) return 'for the running month'
  if (one === undefined || !times.some((time) => time.table === table)) return undefined
  return 'step' in one ? `until ${one.step}` : `for ${one.days} days`
}

/** Says which tables grew, and answers those that nothing bounds. `aged`: how many rows were made old in the middle. */
export function grownTables(first: Counts, middle: Counts, last: Counts, aged: Counts): string[] {
  const found: string[] = []
  for (const [table, rows] of last) {
    const [before, between] = [first.get(table) ?? 0, middle.get(table) ?? 0]
    if (rows <= before && between <= before) continue
    const why = reason(table)
    const old = aged.get(table)
    const told = `${table}: ${before}, ${between}, ${rows} rows`
    console.log(`  ${told}${old === undefined ? '' : `, of which ${old} were made old in the middle`}; kept ${why ?? '?'}`)
    if (why === undefined) found.push(`${told}, and nothing says for how long they are kept`)
  }
  return found
}
