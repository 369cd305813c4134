/**
 * A replica: a copy of the database that follows it by its log, a little late. How far it is asked every second; where it is
 * too late, away or no replica at all, nothing is read there.
 */
import { sql } from 'kysely'
import type { Connection, Database } from './connection.ts'
import { readerOf, registerReader } from './read.ts'
import type { Reader, TextRow } from './read.ts'

/** How late what is read may be, in milliseconds. */
export const latest = 10_000
const everyMilliseconds = 1_000

export interface Replica {
  /** The database, but that prepared statements outside of transactions run on the replica; what fails there runs here. */
  db: Database
  /** Whether it is late by `latest` at most, and has come by a position of the log, in bytes, if one is given. */
  has(position: bigint | undefined): boolean
  /** Begins to ask how far it is, so that one which falls silent holds nobody up for long. `tell` is told whenever it comes into use or goes out of it. */
  follow(tell: (inUse: boolean, cause?: unknown) => void): void
  close(): Promise<void>
}

const never = { position: -1n, at: -Infinity }

/** Opens a copy of a database as its replica. Nothing is read there before `follow` has found how far it is. */
export function openReplica({ db }: Connection, copy: Connection): Replica {
  /** How far it is, and since when nothing that was committed may be missing there. */
  let known = never
  /** Where the database was at a time. */
  const asked: { position: bigint; at: number }[] = []
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined

  const there = readsThatEnd(readerOf(copy.db))
  const late = db.withoutPlugins()
  registerReader(late, async (statement, values) => {
    // A request that began while it was in use may have more to read.
    if (!has()) return readerOf(db)(statement, values)
    try {
      return await there.read(statement, values)
    } catch {
      // The database says what is wrong, if it is not the replica.
      known = never
      return readerOf(db)(statement, values)
    }
  })

  async function look(): Promise<void> {
    const own = { at: performance.now(), ...(await writtenIn(db)) }
    asked.push(own)
    await copy.reach()
    const position = await replayedIn(copy.db, own.database)
    while (asked.length > 0 && (asked[0]!.position <= position || asked[0]!.at < own.at - latest)) {
      const one = asked.shift()!
      if (one.position <= position) known = { position, at: one.at }
    }
  }
  const has = (position = 0n): boolean => performance.now() - known.at < latest && known.position >= position

  return {
    db: late,
    has,
    follow(tell) {
      let told = true
      const tellChange = (
        cause: unknown = new Error(`it is no replica of this database, or later than ${latest / 1_000} seconds`),
      ): void => {
        looking = undefined
        if (told !== has()) tell((told = has()), told ? undefined : cause)
      }
      const lose = (cause: unknown): void => {
        known = never
        there.end(cause)
        tellChange(cause)
      }
      timer = setInterval(() => void (looking ??= look().then(() => tellChange(), lose)), everyMilliseconds)
      timer.unref()
    },
    async close() {
      clearInterval(timer)
      await looking
      await copy.close()
    },
  }
}

/** Reads of which all that have no answer yet can be ended with a cause. */
function readsThatEnd(reader: Reader): { read: Reader; end(cause: unknown): void } {
  const waiting = new Set<(cause: unknown) => void>()
  return {
    async read(statement, values) {
      const { promise, resolve, reject } = Promise.withResolvers<TextRow[]>()
      waiting.add(reject)
      reader(statement, values).then(resolve, reject)
      return promise.finally(() => waiting.delete(reject))
    },
    end: (cause) => waiting.forEach((reject) => reject(cause)),
  }
}

/** How far a database is in its log, in bytes, and which one it is: that of a name in one system, which a replica is of, too. */
interface Standing {
  position: bigint
  database: string
}

const whichOne = sql<string>`(select system_identifier from pg_control_system()) || ' ' || current_database()`

/** How far the log of the database is written. */
async function writtenIn(db: Database): Promise<Standing> {
  const { rows } = await sql<{ position: string; database: string }>`select (pg_current_wal_insert_lsn() - '0/0')::text as position,
    ${whichOne} as database`.execute(db)
  return { ...rows[0]!, position: BigInt(rows[0]!.position) }
}

/** How far a replica has come in the log; -1 for what is no replica, or has replayed nothing yet. @throws where it is of another database. */
async function replayedIn(db: Database, of: string): Promise<bigint> {
  const { rows } = await sql<{
    position: string
    database: string
  }>`select coalesce(pg_last_wal_replay_lsn() - '0/0', -1)::text as position,
    ${whichOne} as database where pg_is_in_recovery()`.execute(db)
  if (rows[0] && rows[0].database !== of) throw new Error('it is a replica of another database')
  return BigInt(rows[0]?.position ?? -1)
}

/** Notes that an account wrote just now, so that every process reads what it wrote. To be awaited before the answer goes out. */
export async function noteWrite(db: Database, account: string): Promise<void> {
  await sql`insert into recent_writers (account_id, position) values (${account}, pg_current_wal_insert_lsn() - '0/0')
    on conflict (account_id) do update set position = excluded.position, wrote_at = excluded.wrote_at`.execute(db)
}
