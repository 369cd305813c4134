/** For how long sessions last, and their end, which whoever listens on the channel of their account is told of. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { accountChannel, tellLive } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'

/** For how many minutes a session of the company `own` may be idle; null without a limit. */
export const idleMinutes = sql`(own.policy ->> 'session-idle-minutes')::integer`
/** For how long a session of the company `own` is used without a note of it: an hour, and a tenth of what it may be idle. */
export const unnoted = sql`least(interval '1 hour', make_interval(secs => 6 * ${idleMinutes}))`

/** Notes a use of the sessions of a company that may have been used of late, before they may be idle for as few as `minutes`. */
export async function noteUses(tx: Transaction, company: string, minutes: number): Promise<void> {
  await sql`update sessions set last_used_at = now() from accounts join companies as own on own.id = accounts.company_id
    where own.id = ${company} and sessions.account_id = accounts.id and sessions.last_used_at > now() - ${unnoted}
      and ${minutes} < coalesce(${idleMinutes}, 2147483647)`.execute(tx)
}

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
