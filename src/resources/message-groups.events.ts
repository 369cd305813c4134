/** The conversation of those who come to an event: they are in it while their reservation is confirmed. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/connect.ts'
import { seated } from './corporate-events.seats.ts'
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

/** Accounts that may talk with those of other companies, of the row `accounts`. */
const mayTalk = sql`accounts.status = 'active' and not exists (select from companies where companies.id = accounts.company_id
  and companies.policy -> 'allow-messages-external' = 'false')`

/**
 * Brings in whose reservation was confirmed, as long as there is room, and takes out whose is no longer. The event is locked.
 * Nobody is brought in whose company does not allow messages to others, and nobody again who left.
 */
export async function gather(tx: Database, event: string): Promise<void> {
  await sql`update corporate_reservations set is_brought_in = false
    where corporate_event_id = ${event} and is_brought_in and status not in ${seated}`.execute(tx)
  const comers = await idsOf(
    tx,
    sql`select accounts.id from corporate_reservations as waiting join accounts on accounts.id = waiting.account_id
    where waiting.corporate_event_id = ${event} and waiting.status in ${seated} and not waiting.is_brought_in and ${mayTalk}
    order by waiting.booked_at, waiting.id`,
  )
  const group = comers.length > 0 ? await begin(tx, event) : await known(tx, event)
  if (group === undefined) return
  const gone = await idsOf(
    tx,
    sql`select account_id as id from message_group_members as member where message_group_id = ${group}
    and account_id in (select account_id from corporate_reservations where corporate_event_id = ${event})
    and not ${event} = any(${eventsOf(sql`member.account_id`)}) order by account_id`,
  )
  await takeOut(tx, group, gone)
  const present = await membersOf(tx, group)
  const come = comers.filter((one) => !present.includes(one)).slice(0, mostMembers - present.length)
  await enter(tx, group, come)
  await sql`update corporate_reservations set is_brought_in = true
    where corporate_event_id = ${event} and account_id = any(${[...present, ...come]}::text[]) and status in ${seated}`.execute(tx)
  for (const one of gone) await announce(tx, group, one, 'left')
  for (const one of come) await announce(tx, group, one, 'joined')
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

async function known(tx: Database, event: string): Promise<string | undefined> {
  const [id] = await idsOf(
    tx,
    sql`select id from message_groups
    where kind = 'event' and subject_type = 'corporate-events' and subject_id = ${event} for no key update`,
  )
  return id
}

async function idsOf(tx: Database, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${query}`.execute(tx)
  return rows.map(({ id }) => id)
}
