/** Counters held against the rows that they count: where they differ, and how they are set right. */
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { DB } from '../generated/tables.ts'
import type { Database, Transaction } from './connection.ts'
import { counters, truthOf } from './counters.ts'
import type { Truths } from './counters.ts'
import { giveTime } from './patience.ts'
import { daysOf } from './retention.ts'
import type { KeptDays } from './retention.ts'
import { transact } from './transact.ts'

interface Difference {
  table: keyof DB
  id: string
  counter: string
  is: string
  should: string
}

/** Some of the rows of a table, by the hashes of their ids: this of so many shares. */
interface Share {
  number: number
  of: number
}
const whole: Share = { number: 0, of: 1 }

interface Comparison {
  /** For how many days rows are kept, where the operator says so; of older records there may be fewer than were counted. */
  days?: KeptDays
  /** Is told of the progress. */
  say?: (line: string) => void
  /** Which share of a table is compared; all of it unless said. */
  shareOf?: (table: keyof DB) => Promise<Share>
}

/** How many insights were published in each month, day and hour, counted from the rows. */
const insightPeriods = sql`select span, date_trunc(span, published_at, 'UTC') as starts, count(*) as published
  from insights cross join unnest(array['month', 'day', 'hour']) as span where aasm_state = 'published' group by 1, 2`

/** Every counter that differs from its rows, each table seen at one moment, so that what goes on besides is no difference. */
export async function differences(db: Database, { days = {}, say, shareOf }: Comparison = {}): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [table, truths] of Object.entries(counters) as [keyof DB, Truths][]) {
    say?.(`counting ${table}`)
    const share = (await shareOf?.(table)) ?? whole
    for (const [counter, one] of Object.entries(truths)) {
      const { count, of } = truthOf(one)
      const kept = of === undefined ? sql`true` : sql`created_at >= now() - make_interval(days => ${daysOf(of, days)}::integer)`
      const within = share.of === 1 ? sql`true` : sql`abs(hashtext(id) % ${share.of}::integer) = ${share.number}::integer`
      const rows = await transact(db, async (tx) => {
        // Longer than any request may be, and so each for itself, since whoever else writes may have to wait.
        await giveTime(tx, 15)
        const counted = await sql<Pick<Difference, 'id' | 'is' | 'should'>>`select id, "is", should
          from (select id, ${sql.ref(counter)}::text as "is", (${count})::text as should from ${sql.table(table)} where ${kept} and ${within}) as counted
          where "is" <> should order by id`.execute(tx)
        return counted.rows
      })
      found.push(...rows.map((row) => ({ table, counter, ...row })))
    }
  }
  const { rows } = await sql<Pick<Difference, 'is' | 'should'>>`select "is", should from (select
      (select coalesce(sum(published), 0) from insight_counts)::text as "is",
      (select count(*) from insights where aasm_state = 'published')::text as should) as counted where "is" <> should`.execute(db)
  found.push(...rows.map((row) => ({ table: 'insight_counts' as const, id: 'all', counter: 'published', ...row })))
  const periods = await sql<
    Pick<Difference, 'id' | 'is' | 'should'>
  >`select span || ' ' || starts at time zone 'UTC' as id, coalesce("is", 0)::text as "is",
      coalesce(should, 0)::text as should
    from (select span, starts, sum(published) as "is" from insight_periods group by 1, 2) as kept
      full join (${insightPeriods}) as counted (span, starts, should) using (span, starts)
    where coalesce("is", 0) <> coalesce(should, 0) order by starts, span`.execute(db)
  found.push(...periods.rows.map((row) => ({ table: 'insight_periods' as const, counter: 'published', ...row })))
  return found
}

/** The hour of the night, in UTC, in which all counters are compared, and for how long that holds, in hours. */
const nightHour = 3
const holdsHours = 12

/** How many differences are told in full. */
const mostTold = 100

/** How many rows of a table are compared in one night, so that a night is enough however many there are, and how many they count. */
const mostRows = 100_000
const mostCounted = 1_000_000

/** The share of a table that this night has, after as many nights as it has shares all of it was compared. */
const shareOf =
  (db: Database, now: Date) =>
  async (table: keyof DB): Promise<Share> => {
    const counted = Object.values(counters[table]!).flatMap((one) => truthOf(one).of ?? [])
    const { rows } = await sql<{ nights: number }>`select max(reltuples / case when relname = ${table}
        then ${sql.lit(mostRows)} else ${sql.lit(mostCounted)} end)::float8 as nights
      from pg_class where oid = any(${[table, ...counted]}::regclass[])`.execute(db)
    const of = Math.max(1, Math.ceil(rows[0]!.nights))
    return { of, number: Math.floor(now.getTime() / (24 * 3_600_000)) % of }
  }

/**
 * Compares every counter with its rows, some of those of a large table, once a night, and logs what differs as an error. Nothing is set right: what made them
 * differ has to be found first. Of several processes one does it.
 */
export async function compareCounters(
  { db, now, keepDays }: { db: Database; now: Date; keepDays: KeptDays },
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  if (now.getUTCHours() !== nightHour) return
  const { rows } = await sql`insert into report_counts as known (name, counted_at) values ('counters', ${now.toISOString()}::timestamptz)
    on conflict (name) do update set counted_at = excluded.counted_at
      where known.counted_at < excluded.counted_at - make_interval(hours => ${sql.lit(holdsHours)}) returning name`.execute(db)
  if (rows.length === 0) return
  const found = await differences(db, { days: keepDays, shareOf: shareOf(db, now) })
  if (found.length > 0) log.error({ count: found.length, differences: found.slice(0, mostTold) }, 'counters differ from their rows')
}

/**
 * Sets one counter right. Who counts holds the row until its own rows are there to be seen, so the row is taken first and
 * its rows are counted after that.
 */
export async function mend(db: Database, { table, id, counter }: Pick<Difference, 'table' | 'id' | 'counter'>): Promise<void> {
  await transact(db, async (tx) => {
    if (table === 'insight_counts') {
      await sql`lock table insight_counts in exclusive mode`.execute(tx)
      await sql`delete from insight_counts`.execute(tx)
      await sql`insert into insight_counts (shard, published) select 0, count(*) from insights where aasm_state = 'published'`.execute(tx)
      return
    }
    if (table === 'insight_periods') {
      await sql`lock table insight_periods in exclusive mode`.execute(tx)
      await countPeriods(tx)
      return
    }
    await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx)
    await sql`update ${sql.table(table)} set ${sql.ref(counter)} = ${truthOf(counters[table]![counter]!).count} where id = ${id}`.execute(
      tx,
    )
  })
}

async function countPeriods(tx: Transaction): Promise<void> {
  await sql`delete from insight_periods`.execute(tx)
  await sql`insert into insight_periods (span, starts, shard, published)
    select span, starts, 0, published from (${insightPeriods}) as counted`.execute(tx)
}

/** Counts everything anew, for a database that nobody else writes to. */
export async function recountAll(db: Database): Promise<void> {
  for (const [table, truths] of Object.entries(counters) as [keyof DB, Truths][]) {
    const sets = Object.entries(truths).map(([counter, truth]) => sql`${sql.ref(counter)} = ${truthOf(truth).count}`)
    await sql`update ${sql.table(table)} set ${sql.join(sets)}`.execute(db)
  }
  await transact(db, countPeriods)
}
