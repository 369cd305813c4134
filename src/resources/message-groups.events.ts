/** The conversation of those who come to an event: they are in it while their reservation is confirmed. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/connect.ts'
import { seated } from './corporate-events.states.ts'
import { announce, enter, groupAbout, membersOf, mostMembers, takeOut } from './message-groups.members.ts'

/** The ids of the events that an account comes to, hosts or organises. */
export const eventsOf = (account: string | RawBuilder<unknown>) => sql`array(
  select corporate_event_id from corporate_reservations where corporate_reservations.account_id = ${account} and status in ${seated}
  union all select corporate_event_id from corporate_event_hosts where corporate_event_hosts.account_id = ${account}
  union all select id from corporate_events where corporate_events.account_id = ${account})`

export async function comesTo(db: Database, event: string, account: string): Promise<boolean> {
  const { rows } = await sql<{ comes: boolean }>`select ${event} = any(${eventsOf(account)}) as comes`.execute(db)
  return rows[0]!.comes
}

/** Whether the account may join the conversation of an event, whose group is locked. A reservation is kept until it has. */
export async function mayCome(tx: Database, event: string, account: string): Promise<boolean> {
  await sql`update corporate_reservations set is_brought_in = true
    where corporate_event_id = ${event} and account_id = ${account} and not is_brought_in and status in ${seated}`.execute(tx)
  return comesTo(tx, event, account)
}

/** Accounts that may talk with those of other companies, of the row `accounts`. */
const mayTalk = sql`accounts.status = 'active' and not exists (select from companies where companies.id = accounts.company_id
  and companies.policy -> 'allow-messages-external' = 'false')`

/**
 * Brings in whose reservation was confirmed, as long as there is room, and takes out whose is no longer. The event is locked.
 * Nobody is brought in whose company does not allow messages to others, and nobody again who left.
 */
export async function gather(tx: Database, event: string): Promise<void> {
  const { rows } = await sql<{ id: string; comes: boolean }>`select accounts.id, changed.status in ${seated} as comes
    from corporate_reservations as changed join accounts on accounts.id = changed.account_id
    where changed.corporate_event_id = ${event} and changed.is_brought_in <> (changed.status in ${seated})
      and (changed.is_brought_in or ${mayTalk}) order by changed.booked_at, changed.id`.execute(tx)
  if (rows.length === 0) return
  const comers = rows.filter((one) => one.comes).map((one) => one.id)
  const leavers = rows.filter((one) => !one.comes).map((one) => one.id)
  const group = await begin(tx, event)
  const before = await membersOf(tx, group)
  const gone = await withoutPart(
    tx,
    event,
    leavers.filter((one) => before.includes(one)),
  )
  await takeOut(tx, group, gone)
  const absent = comers.filter((one) => !before.includes(one))
  const come = absent.slice(0, mostMembers - before.length + gone.length)
  if (come.length > 0) await enter(tx, group, come)
  const left = absent.slice(come.length)
  await sql`update corporate_reservations set is_brought_in = status in ${seated}
    where corporate_event_id = ${event} and account_id = any(${rows.map((one) => one.id).filter((one) => !left.includes(one))}::text[])`.execute(
    tx,
  )
  for (const one of gone) await announce(tx, group, one, 'left')
  for (const one of come) await announce(tx, group, one, 'joined')
}

/** Hosts stay whatever they reserved. */
async function withoutPart(tx: Database, event: string, leavers: readonly string[]): Promise<string[]> {
  if (leavers.length === 0) return []
  return idsOf(
    tx,
    sql`select leaver.id from unnest(${leavers}::text[]) as leaver(id)
    where not ${event} = any(${eventsOf(sql`leaver.id`)}) order by 1`,
  )
}

/** The group of the event, which is that of its hosts and its organiser at first. */
async function begin(tx: Database, event: string): Promise<string> {
  const { title } = await tx.selectFrom('corporate_events').select('title').where('id', '=', event).executeTakeFirstOrThrow()
  const { id, isNew } = await groupAbout(tx, { kind: 'event', type: 'corporate-events', id: event, title })
  if (isNew) {
    const hosts = await idsOf(
      tx,
      sql`select id from accounts where ${mayTalk} and (id in (
        select account_id from corporate_event_hosts where corporate_event_id = ${event})
      or id = (select account_id from corporate_events where id = ${event})) order by id limit ${sql.lit(mostMembers)}`,
    )
    await enter(tx, id, hosts)
  }
  return id
}

async function idsOf(tx: Database, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${query}`.execute(tx)
  return rows.map(({ id }) => id)
}
