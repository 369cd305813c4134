/** Limits that hold across processes: each attempt is a row. */
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { transact } from '../database/transact.ts'

export interface Limit {
  /** What is limited, for instance `sign-in`. */
  what: string
  most: number
  /** The time in which no more than `most` may be made, in seconds. */
  seconds: number
}

/** Addresses are not stored, only what they hash to. */
const subjectOf = ({ what }: Limit, whom: string): string =>
  `${what}:${createHash('sha256').update(whom.toLowerCase()).digest('base64url').slice(0, 43)}`

/**
 * Records an attempt, unless there were too many: then it answers after how many seconds the next may be made. Exact for
 * any number of attempts at once, since those on one subject wait for each other.
 */
export async function attempt(db: Database, limit: Limit, whom: string): Promise<{ id: string } | { retryAfter: number }> {
  const subject = subjectOf(limit, whom)
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx)
    await sql`delete from attempts where subject = ${subject} and at <= now() - make_interval(secs => ${limit.seconds})`.execute(tx)
    const { rows } = await sql<{ made: string; wait: number | null }>`select count(*) as made,
      ceil(extract(epoch from min(at) + make_interval(secs => ${limit.seconds}) - now()))::integer as wait
      from attempts where subject = ${subject}`.execute(tx)
    const { made, wait } = rows[0]!
    if (Number(made) >= limit.most) return { retryAfter: Math.max(1, wait ?? 1) }
    const inserted = await sql<{ id: string }>`insert into attempts (subject) values (${subject}) returning id`.execute(tx)
    return { id: inserted.rows[0]!.id }
  })
}

/** Takes attempts back: they succeeded and count no longer. */
export async function forgive(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from attempts where id = any(${ids.map(String)}::bigint[])`.execute(db)
}
