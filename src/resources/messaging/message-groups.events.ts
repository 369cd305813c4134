/** The conversation of those who come to an event: they may be in it while their reservation is confirmed. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { transactTelling } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { letsIn, seated } from '../events/corporate-reservations.seated.ts'
import { stillHosts, stillOrganises } from './message-groups.hosts.ts'
import { enter, groupAbout, membersOf, mostMembers, letGo } from './message-groups.members.ts'

/** The ids of the events that an account comes to, hosts or organises, as long as it does. */
export const eventsOf = (account: string | RawBuilder<unknown>) => sql`array(
  select corporate_event_id from corporate_reservations where corporate_reservations.account_id = ${account}
    and ${letsIn('corporate_reservations')}
  union all select corporate_event_id from corporate_event_hosts where corporate_event_hosts.account_id = ${account}
    and ${stillHosts('corporate_event_hosts')}
  union all select id from corporate_events where corporate_events.account_id = ${account} and ${stillOrganises('corporate_events')})`

export async function comesTo(db: Database, event: string, account: string): Promise<boolean> {
  const { rows } = await sql<{ comes: boolean }>`select ${event} = any(${eventsOf(account)}) as comes`.execute(db)
  return rows[0]!.comes
}

/** Accounts that may talk with those of other companies, of the row `accounts`. */
const mayTalk = sql<boolean>`accounts.status = 'active' and not exists (select from companies where companies.id = accounts.company_id
  and companies.policy -> 'allow-messages-external' = 'false')`

/**
 * Has the conversation be there from the first seat that is taken, and takes out whose seat is no longer theirs. The event is
 * locked. Who has a seat joins by themselves.
 */
export async function keepToSeats(telling: Telling, event: string): Promise<void> {
  const { tx } = telling
  const { rows } = await sql<{ id: string; comes: boolean }>`update corporate_reservations set is_brought_in = status in ${seated}
    where corporate_event_id = ${event} and is_brought_in <> (status in ${seated})
    returning account_id as id, is_brought_in as comes`.execute(tx)
  if (rows.length === 0) return
  const leavers = rows.filter((one) => !one.comes).map((one) => one.id)
  await letLeaversGo(telling, event, await begin(tx, event), leavers)
}

/**
 * Takes out of the conversations of events those who organised them and do not act for the issuer any more, which time can bring
 * about. All such conversations are looked through.
 */
export async function letOrganisersGo(db: Database, jobs: Jobs | undefined): Promise<void> {
  const { rows } = await sql<{ event: string; account: string }>`select corporate_events.id as event, accounts.id as account
    from message_groups join corporate_events on corporate_events.id = message_groups.subject_id
      join message_group_members as member on member.message_group_id = message_groups.id and member.account_id = corporate_events.account_id
      join accounts on accounts.id = member.account_id and accounts.status <> 'suspended'
    where message_groups.kind = 'event' and message_groups.subject_type = 'corporate-events' and not ${stillOrganises('corporate_events')}
      and not corporate_events.id = any(${eventsOf(sql`accounts.id`)}) order by 1`.execute(db)
  await eachAlone(rows, 'organisers who could not be taken out of conversations', ({ event, account }) =>
    transactTelling({ db, jobs }, async (tx) => {
      await sql`select from corporate_events where id = ${event} for no key update`.execute(tx)
      await letHostsGo({ tx, jobs }, event, [account])
    }),
  )
}

/** Takes out who of the former hosts of an event has no part in it any more. The event is locked. */
export async function letHostsGo(telling: Telling, event: string, hosts: readonly string[]): Promise<void> {
  if (hosts.length === 0) return
  const { rows } = await sql<{ id: string }>`select id from message_groups
    where kind = 'event' and subject_type = 'corporate-events' and subject_id = ${event} for no key update`.execute(telling.tx)
  for (const { id } of rows) await letLeaversGo(telling, event, id, hosts)
}

/** Takes those of the leavers out of the conversation who are in it and have no part in the event any more. */
async function letLeaversGo(telling: Telling, event: string, group: string, leavers: readonly string[]): Promise<void> {
  const members = await membersOf(telling.tx, group)
  const present = leavers.filter((one) => members.includes(one))
  await letGo(telling, group, await withoutPart(telling.tx, event, present))
}

/** Hosts stay whatever they reserved. */
async function withoutPart(tx: Transaction, event: string, leavers: readonly string[]): Promise<string[]> {
  if (leavers.length === 0) return []
  const { rows } = await sql<{ id: string }>`select leaver.id from unnest(${leavers}::text[]) as leaver(id)
    where not ${event} = any(${eventsOf(sql`leaver.id`)}) order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The group of the event, which is that of its hosts and its organiser at first. */
async function begin(tx: Transaction, event: string): Promise<string> {
  const { title } = await tx.selectFrom('corporate_events').select('title').where('id', '=', event).executeTakeFirstOrThrow()
  const { id, isNew } = await groupAbout(tx, { kind: 'event', type: 'corporate-events', id: event, title })
  if (isNew) {
    const hosts = await tx
      .selectFrom('accounts')
      .select('id')
      .where(mayTalk)
      .where(
        sql<boolean>`(id in (select account_id from corporate_event_hosts where corporate_event_id = ${event})
          or id = (select account_id from corporate_events where id = ${event} and ${stillOrganises('corporate_events')}))`,
      )
      .orderBy('id')
      .limit(mostMembers)
      .execute()
    const ids = hosts.map((one) => one.id)
    await enter(tx, id, ids)
  }
  return id
}
