/** The end of sessions, which whoever listens on the channel of their account is told of. */
import { sql } from 'kysely'
import { accountChannel, tellLive } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'

const tellOf = (telling: Telling, account: string, id: string): Promise<void> =>
  tellLive(telling, 'session.revoked', [accountChannel(account)], { id })

/** Ends one session of an account, if it is there still, with the clients that it registered, and those that it lent, which register none. */
export async function endSession(telling: Telling, account: string, id: string): Promise<void> {
  await sql`delete from push_notification_tokens where account_id = ${account} and session_id = ${id}`.execute(telling.tx)
  const { rows } = await sql<{ id: string }>`delete from sessions where account_id = ${account} and (id = ${id} or lent_from = ${id})
    returning id`.execute(telling.tx)
  for (const ended of rows) await tellOf(telling, account, ended.id)
}

/** Ends the sessions of an account, but for one that it keeps, and forgets the clients that others registered. */
export async function endSessions(telling: Telling, account: string, kept = ''): Promise<void> {
  await sql`delete from push_notification_tokens where account_id = ${account} and session_id is distinct from ${kept}`.execute(telling.tx)
  const { rows } = await sql<{ id: string }>`delete from sessions where account_id = ${account} and id <> ${kept}
    returning id`.execute(telling.tx)
  for (const { id } of rows) await tellOf(telling, account, id)
}
