/** What may be tried only so often: what is tried once too often is refused. */
import { attemptAll } from '../database/attempts.ts'
import type { Tried } from '../database/attempts.ts'
import type { Database } from '../database/connection.ts'
import { tooManyAttempts } from '../refusals.ts'

/** Records an attempt under each of these limits and answers what `forgive` takes back. @throws 429 where one would be passed. */
export async function attempt(db: Database, ...limits: readonly Tried[]): Promise<string[]> {
  const made = await attemptAll(db, limits)
  if ('retryAfter' in made) throw tooManyAttempts(made.retryAfter)
  return made.ids
}
