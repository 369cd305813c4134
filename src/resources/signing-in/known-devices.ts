/** The devices that accounts were used on lately. A sign-in from another one is told of, whatever mails the account wants. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Transaction } from '../../database/connection.ts'

/** For how many days a device is known after its last use. */
export const knownDays = 90

/** What tells a device from others: what its program calls itself, without numbers, since a newer version is no other device. */
const deviceOf = (userAgent: RawBuilder<unknown>) => sql`regexp_replace(coalesce(${userAgent}, ''), '[0-9._]+', '', 'g')`

/** Notes what an account signs in from. Answers whether that is news: it was used before, and on something else only. */
export async function noteDevice(tx: Transaction, account: string, userAgent: string | null): Promise<boolean> {
  // Of two that come from one new device at once the second is no news.
  await takeAdvisoryLock(tx, `devices:${account}`)
  const { rows } = await sql<{ news: boolean }>`with this as (select ${deviceOf(sql`${userAgent}::text`)} as device),
    before as (select device, used_at from known_devices where account_id = ${account}),
    noted as (insert into known_devices (account_id, device) select ${account}, device from this
      on conflict (account_id, device) do update set used_at = now())
    select exists (select from before) and not exists (select from before join this using (device)
      where used_at > now() - make_interval(days => ${sql.lit(knownDays)})) as news`.execute(tx)
  return rows[0]!.news
}

/** Notes that the session goes on. */
export const keepDevice = (tx: Transaction, session: string): Promise<unknown> =>
  sql`insert into known_devices (account_id, device)
    select account_id, ${deviceOf(sql.ref('user_agent'))} from sessions where id = ${session}
    on conflict (account_id, device) do update set used_at = now()`.execute(tx)
