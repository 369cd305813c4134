/** Expired sessions, tokens and attempts. No rule looks at them any more. */
import type { Database } from '../../database/connect.ts'

/** Removes sessions, one-time tokens and attempts that ended a day before `now`. */
export async function pruneExpired(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  await db.deleteFrom('sessions').where('expires_at', '<', dayAgo).execute()
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', dayAgo).execute()
  await db.deleteFrom('attempts').where('at', '<', dayAgo).execute()
}
