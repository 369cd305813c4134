/** Limits that hold across processes: each attempt is a row. */
import { sql } from 'kysely'
import { hash } from 'node:crypto'
import { takeAdvisoryLock } from './advisory-locks.ts'
import type { Database, Transaction } from './connection.ts'
import { transact } from './transact.ts'

export interface Limit {
  /** What is limited, for instance `sign-in`. */
  what: string
  most: number
  /** The time in which no more than `most` may be made, in seconds. */
  seconds: number
}

/** What is tried: under which limit, whose it is, and how many at once, one unless said. */
export type Tried = readonly [limit: Limit, whom: string, times?: number]

/** Addresses are not stored, only what they hash to. */
const subjectOf = ({ what }: Limit, whom: string): string => `${what}:${hash('sha256', whom.toLowerCase(), 'base64url').slice(0, 43)}`

/**
 * Records attempts under several limits, unless one of them would be passed: then it answers after how many seconds as many
 * may be made. Exact for any number of attempts at once, since those on one subject wait for each other.
 */
export async function attemptAll(db: Database, limits: readonly Tried[]): Promise<{ ids: string[] } | { retryAfter: number }> {
  const subjects = limits.map(([limit, whom, times = 1]) => ({ subject: subjectOf(limit, whom), limit, times }))
  // In one order, so that no two wait for each other.
  subjects.sort((one, other) => (one.subject < other.subject ? -1 : 1))
  return transact(db, async (tx) => {
    const waits: number[] = []
    for (const { subject, limit, times } of subjects) {
      const wait = await waitFor(tx, subject, limit, times)
      if (wait !== undefined) waits.push(wait)
    }
    if (waits.length > 0) return { retryAfter: Math.max(...waits) }
    const made = subjects.flatMap(({ subject, times }) => Array.from({ length: times }, () => ({ subject })))
    const rows = await tx.insertInto('attempts').values(made).returning('id').execute()
    return { ids: rows.map((row) => row.id) }
  })
}

/** Takes a subject for this transaction and answers in how many seconds it may be tried so many times, where not now. */
async function waitFor(tx: Transaction, subject: string, { most, seconds }: Limit, times: number): Promise<number | undefined> {
  await takeAdvisoryLock(tx, subject)
  await tx
    .deleteFrom('attempts')
    .where('subject', '=', subject)
    .where('at', '<=', sql<string>`now() - make_interval(secs => ${seconds})`)
    .execute()
  // With the attempt that was made then, enough of them count no longer.
  const freeing = sql`(array_agg(at order by at))[greatest(count(*)::int + ${times}::int - ${most}::int, 1)]`
  const { rows } = await sql<{ made: number; wait: number | null }>`select count(*)::int as made,
    ceil(extract(epoch from ${freeing} + make_interval(secs => ${seconds}) - now()))::int as wait
    from attempts where subject = ${subject}`.execute(tx)
  const { made, wait } = rows[0]!
  return made <= most - times ? undefined : Math.max(1, wait ?? 1)
}

/** Takes attempts back: they succeeded and count no longer. */
export async function forgive(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('attempts').where('id', 'in', ids.map(String)).execute()
}

/** Takes back all attempts under these limits. Answers how many there were. */
export async function forgiveAll(tx: Transaction, limits: readonly (readonly [limit: Limit, whom: string])[]): Promise<number> {
  const subjects = limits.map(([limit, whom]) => subjectOf(limit, whom))
  const forgiven = sql`delete from attempts where subject = any(${subjects}::text[])`
  return Number((await forgiven.execute(tx)).numAffectedRows ?? 0)
}
