/** Expired sessions, tokens, attempts, API keys and devices. No rule looks at them any more. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { knownDays } from './known-devices.ts'

/**
 * Removes sessions, one-time tokens and attempts that ended a day before `now`, API keys that did 30 days before, since their owners
 * look for what does not work any more, and devices that nobody knows any more. The last
 * one of an account stays: it tells that the next sign-in is not the first.
 */
export async function pruneExpired(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  await sql`delete from sessions where expires_at < ${dayAgo}`.execute(db)
  await sql`delete from one_time_tokens where expires_at < ${dayAgo}`.execute(db)
  await sql`delete from api_keys where expires_at < ${now.toISOString()}::timestamptz - interval '30 days'`.execute(db)
  await sql`delete from attempts where at < ${dayAgo}`.execute(db)
  await sql`delete from known_devices as forgotten where used_at < ${now.toISOString()}::timestamptz - make_interval(days => ${sql.lit(knownDays)})
    and exists (select from known_devices as later where later.account_id = forgotten.account_id and later.used_at > forgotten.used_at)`.execute(
    db,
  )
}
