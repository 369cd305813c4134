/** What is due at a time, done by one recurring tick. One process at a time does it; any number may try. */
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './database/connect.ts'
import { forgetKeys } from './database/idempotency-keys.ts'
import { compareCounters } from './database/recount.ts'
import type { Files } from './effects/files.ts'
import type { Jobs } from './effects/jobs.ts'
import { removeUnused } from './resources/account-uploads.ts'
import { forgetVisitors } from './resources/activities.posting.ts'
import { tellActivityAlerts } from './resources/activity-alerts.telling.ts'
import { matchAlerts } from './resources/alerts.matching.ts'
import { tellAlerts } from './resources/alerts.telling.ts'
import { deleteRemovedLists } from './resources/contact-lists.ts'
import { sendDueCampaigns } from './resources/corporate-email-campaigns.transitions.ts'
import { remindOfEvents, runEvents } from './resources/corporate-events.clock.ts'
import { releaseForgotten, removeReleased } from './resources/files.ts'
import { sendDueGroupMails } from './resources/group-email-messages.mail.ts'
import { recountProviders } from './resources/insight-providers.ts'
import { publishDue } from './resources/insights.transitions.ts'
import { announceNotifications } from './resources/notifications.live.ts'
import { settlePremiumRequests } from './resources/premium-service-requests.transitions.ts'
import { settleRequests } from './resources/publication-access-requests.ts'
import { forgetClients, wakeClients } from './resources/push-messages.ts'
import { tellOfReleases } from './resources/releases.ts'
import { closeMonths, countReports } from './resources/reports.counting.ts'
import { expireSmarts } from './resources/smarts.ts'

const everyMilliseconds = 10_000

/**
 * Begins to tick, and answers the function that stops after the ticks at hand. What counts much goes by itself, so that
 * nothing that is due waits for it.
 */
export function startTicking(db: Database, files: Files, jobs: Jobs, log: FastifyBaseLogger): () => Promise<void> {
  const works = [(now: Date) => tick(db, files, now, jobs), (now: Date) => countTick(db, now), (now: Date) => compareCounters(db, now, log)]
  const chains = works.map((work) => ({
    work,
    running: Promise.resolve(),
  }))
  let stopped = false
  const timer = setInterval(() => {
    for (const chain of chains) {
      chain.running = chain.running
        .then(() => (stopped ? undefined : chain.work(new Date())))
        .catch((error: unknown) => log.error({ err: error }, 'tick failed'))
    }
  }, everyMilliseconds)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await Promise.all(chains.map((chain) => chain.running))
  }
}

/**
 * Does everything that is due at `now`; without a queue nobody is mailed or pushed to, and what is to be told waits. A
 * step that fails holds up none of the others.
 * @throws what the failures were, together, after the last step.
 */
export async function tick(db: Database, files: Files, now: Date, jobs?: Jobs): Promise<void> {
  const steps = [
    publishDue,
    matchAlerts,
    tellOfReleases,
    settleRequests,
    runEvents,
    settlePremiumRequests,
    expireSmarts,
    recountProviders,
    pruneExpired,
    forgetVisitors,
    forgetKeys,
    forgetClients,
    removeUnused,
    releaseForgotten,
    deleteRemovedLists,
    () => removeReleased(db, files),
    ...(jobs
      ? [
          () => remindOfEvents(db, jobs, now),
          () => tellAlerts(db, jobs, now),
          () => tellActivityAlerts(db, jobs, now),
          () => wakeClients(db, jobs),
          () => announceNotifications(db, jobs),
          () => sendDueGroupMails(db, jobs, now),
          () => sendDueCampaigns(db, jobs, now),
        ]
      : []),
  ]
  const faults: unknown[] = []
  for (const step of steps) await step(db, now).catch((error: unknown) => void faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, faults.map((one) => (one as Error).message).join('; '))
}

/** Brings the reports up to `now`. */
async function countTick(db: Database, now: Date): Promise<void> {
  await closeMonths(db, now)
  await countReports(db, now)
}

/** Removes sessions, one-time tokens and attempts that no rule looks at any more. */
async function pruneExpired(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  await sql`delete from sessions where expires_at < ${dayAgo}`.execute(db)
  await sql`delete from one_time_tokens where expires_at < ${dayAgo}`.execute(db)
  await sql`delete from attempts where at < ${dayAgo}`.execute(db)
}
