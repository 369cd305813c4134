/** What is due at a time, done by one recurring tick. One process at a time does it; any number may try. */
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './database/connect.ts'
import { forgetVisitors } from './resources/activities.posting.ts'
import { recountProviders } from './resources/insight-providers.ts'
import { settleRequests } from './resources/publication-access-requests.ts'
import { publishDue } from './resources/insights.transitions.ts'

const everyMilliseconds = 10_000

/** Begins to tick, and answers the function that stops after the tick at hand. */
export function startTicking(db: Database, log: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false
  const timer = setInterval(() => {
    running = running
      .then(() => (stopped ? undefined : tick(db, new Date())))
      .catch((error: unknown) => log.error({ err: error }, 'tick failed'))
  }, everyMilliseconds)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}

/** Does everything that is due at `now`. */
export async function tick(db: Database, now: Date): Promise<void> {
  await publishDue(db, now)
  await settleRequests(db, now)
  await recountProviders(db, now)
  await pruneExpired(db, now)
  await forgetVisitors(db, now)
}

/** Removes sessions, one-time tokens and attempts that no rule looks at any more. */
async function pruneExpired(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  await sql`delete from sessions where expires_at < ${dayAgo}`.execute(db)
  await sql`delete from one_time_tokens where expires_at < ${dayAgo}`.execute(db)
  await sql`delete from attempts where at < ${dayAgo}`.execute(db)
}
