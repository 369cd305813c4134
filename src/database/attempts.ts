/** Limits that hold across processes: each attempt is a row. */
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { takeAdvisoryLock } from './advisory-locks.ts'
import type { Database, Transaction } from './connect.ts'
import { transact } from './transact.ts'

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
 * Records an attempt under several limits, unless one of them has been reached: then it answers after how many seconds the
 * next may be made. Exact for any number of attempts at once, since those on one subject wait for each other.
 */
export async function attemptAll(
  db: Database,
  limits: readonly (readonly [limit: Limit, whom: string])[],
): Promise<{ ids: string[] } | { retryAfter: number }> {
  const subjects = limits.map(([limit, whom]) => ({ subject: subjectOf(limit, whom), limit }))
  // In one order, so that no two wait for each other.
  subjects.sort((one, other) => (one.subject < other.subject ? -1 : 1))
  return transact(db, async (tx) => {
    const waits: number[] = []
    for (const { subject, limit } of subjects) {
      const wait = await waitFor(tx, subject, limit)
      if (wait !== undefined) waits.push(wait)
    }
    if (waits.length > 0) return { retryAfter: Math.max(...waits) }
    const made = subjects.map(({ subject }) => ({ subject }))
    const rows = await tx.insertInto('attempts').values(made).returning('id').execute()
    return { ids: rows.map((row) => row.id) }
  })
}

/** Takes a subject for this transaction and answers in how many seconds it may be tried, where not now. */
async function waitFor(tx: Transaction, subject: string, { most, seconds }: Limit): Promise<number | undefined> {
  await takeAdvisoryLock(tx, subject)
  await tx
    .deleteFrom('attempts')
    .where('subject', '=', subject)
    .where('at', '<=', sql<string>`now() - make_interval(secs => ${seconds})`)
    .execute()
  const { made, wait } = await tx
    .selectFrom('attempts')
    .select(sql<number>`count(*)::int`.as('made'))
    .select(sql<number | null>`ceil(extract(epoch from min(at) + make_interval(secs => ${seconds}) - now()))::int`.as('wait'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return made < most ? undefined : Math.max(1, wait ?? 1)
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
