/** Coming to a message group, leaving it and speaking in it. Whoever calls any of this has locked the group. */
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Transaction } from '../../database/connection.ts'
import { accountChannel, groupChannel, tellLive } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'
import type { ResourceType } from '../../generated/contract.ts'
import { broken, conflict } from '../../refusals.ts'
import { forgetExcerpt } from '../notifications/notifications.sending.ts'

/** How many accounts belong to a group at most. */
export const mostMembers = 250
const longestName = 120

interface Spoken {
  /** null for the platform itself. */
  sender: string | null
  content: string
  attachment?: string | null | undefined
  /** Written by the platform, to tell what the sender did. */
  system?: true
}

/** Says something: it is the next message of the group and unread by everyone else, who are told live. Answers its id. */
export async function say({ tx, jobs }: Telling, group: string, { sender, content, attachment = null, system }: Spoken): Promise<string> {
  const id = newId()
  // Pages go by time, so that no two messages of a group have the same.
  const next = sql`greatest(clock_timestamp(), last_message_at + interval '1 millisecond')`
  await sql`with place as (update message_groups set last_position = last_position + 1, last_message_at = ${next}, active_at = ${next}, updated_at = ${next}
      where id = ${group} returning last_position, last_message_at)
    insert into messages (id, message_group_id, position, sender_id, content, attachment_id, is_system_message, created_at, updated_at)
    select ${id}, ${group}, last_position, ${sender}, ${content}, ${attachment}, ${system ?? false}, last_message_at, last_message_at
    from place`.execute(tx)
  const { rows: others } = await sql<{ id: string }>`update message_group_members set unread_count = unread_count + 1
    where message_group_id = ${group} and account_id is distinct from ${sender} returning account_id as id`.execute(tx)
  const channels = [groupChannel(group), ...others.map((one) => accountChannel(one.id)).sort()]
  await tellLive({ tx, jobs }, 'message.created', channels, { id, 'message-group-id': group })
  return id
}

/** What the members are told that somebody did, `…` standing for a name. */
export const deeds = [
  'joined',
  'left',
  'took out …',
  'named the group “…”',
  'took away the name of the group',
  'archived the group',
  'opened the group again',
] as const

/** Tells the members what the sender did, where `…` is `named`. Who comes to an event is not named. */
export async function announce(
  telling: Telling,
  group: string,
  sender: string,
  deed: (typeof deeds)[number],
  named: string | null = null,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select case when message_groups.kind = 'event' then 'Somebody' else accounts.name end as name
    from accounts, message_groups where accounts.id = ${sender} and message_groups.id = ${group}`.execute(telling.tx)
  await say(telling, group, { sender, content: `${rows[0]!.name} ${deed.replace('…', () => named ?? '')}.`, system: true })
}

/** Whether the members of a group know who the others are. */
export async function knowEachOther(tx: Transaction, group: string): Promise<boolean> {
  const { rows } = await sql<{ kind: string }>`select kind from message_groups where id = ${group}`.execute(tx)
  return rows[0]!.kind !== 'event'
}

/** Tells who listens in the group of one who came or went. */
export async function tellOfMember(
  telling: Telling,
  group: string,
  event: 'member.joined' | 'member.left',
  account: string,
): Promise<void> {
  const who = (await knowEachOther(telling.tx, group)) ? { 'account-id': account } : undefined
  await tellLive(telling, event, [groupChannel(group)], { 'message-group-id': group, ...who })
}

interface Subject {
  kind: 'premium-request' | 'event'
  type: ResourceType
  id: string
  title: string
}

interface GroupAbout {
  id: string
  isNew: boolean
}

/** The group about a record, locked. The first call makes it, and each names it after the record. */
export async function groupAbout(tx: Transaction, { kind, type, id, title }: Subject): Promise<GroupAbout> {
  const { rows } = await sql<GroupAbout>`insert into message_groups (id, kind, name, subject_type, subject_id)
    values (uuid_v7(), ${kind}, left(btrim(${title}), ${sql.lit(longestName)}), ${type}, ${id})
    on conflict (subject_id, subject_type) where kind in ('premium-request', 'event') do update set name = excluded.name
    returning id, xmax = 0 as "isNew"`.execute(tx)
  return rows[0]!
}

export async function membersOf(tx: Transaction, group: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('message_group_members')
    .select('account_id')
    .where('message_group_id', '=', group)
    .orderBy('account_id')
    .execute()
  return rows.map((one) => one.account_id)
}

/** Makes accounts members, from now on. @throws 409 where the group is full. */
export async function enter(tx: Transaction, group: string, accounts: readonly string[]): Promise<void> {
  await sql`insert into message_group_members (id, message_group_id, account_id, joined_after)
    select uuid_v7(), message_groups.id, account, message_groups.last_position
    from message_groups, unnest(${accounts}::text[]) as account where message_groups.id = ${group} order by account`.execute(tx)
  const { numUpdatedRows } = await tx
    .updateTable('message_groups')
    .set({ members_count: sql<number>`members_count + ${accounts.length}` })
    .where('id', '=', group)
    .where('members_count', '<=', mostMembers - accounts.length)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw conflict(`A group has at most ${mostMembers} members.`)
}

/** Takes members out, though not all of them. The oldest of the others follows an owner who goes. */
export async function takeOut(tx: Transaction, group: string, accounts: readonly string[]): Promise<void> {
  if (accounts.length === 0) return
  await tx.deleteFrom('message_group_members').where('message_group_id', '=', group).where('account_id', 'in', accounts).execute()
  await tx
    .deleteFrom('message_reads')
    .where('account_id', 'in', accounts)
    .where('message_id', 'in', tx.selectFrom('messages').select('id').where('message_group_id', '=', group))
    .execute()
  await forgetExcerpt(tx, sql`select unnest(${accounts}::text[])`, { type: 'message-groups', id: group })
  await countOut(tx, group, accounts)
}

/** Takes out members who go by themselves, and tells those who stay. */
export async function letGo(telling: Telling, group: string, accounts: readonly string[]): Promise<void> {
  await takeOut(telling.tx, group, accounts)
  for (const one of accounts) {
    await announce(telling, group, one, 'left')
    await tellOfMember(telling, group, 'member.left', one)
  }
}

/** Counts members who went, and has the oldest of the others follow an owner among them. */
const countOut = (tx: Transaction, group: string, accounts: readonly string[]) =>
  sql`update message_groups set members_count = members_count - ${accounts.length},
      owner_id = case when owner_id = any(${accounts}::text[]) then (select account_id from message_group_members
        where message_group_id = ${group} order by joined_at, id limit 1) else owner_id end
    where id = ${group}`.execute(tx)

/** Sets who is invited besides the members. Answers how many were not before. @throws 422 for more than a group holds. */
export async function invite(tx: Transaction, group: string, accounts: readonly string[], members: number): Promise<number> {
  if (accounts.length + members > mostMembers) {
    throw broken(`A group has at most ${mostMembers} members`, '/data/relationships/members')
  }
  await tx
    .deleteFrom('message_group_invitations')
    .where('message_group_id', '=', group)
    .where(sql<boolean>`${sql.ref('account_id')} <> all(${accounts}::text[])`)
    .execute()
  const { rows } = await sql`insert into message_group_invitations (message_group_id, account_id)
    select ${group}, account from unnest(${accounts}::text[]) as account order by account on conflict do nothing
    returning account_id`.execute(tx)
  // To those it is new, however old it is.
  if (rows.length > 0) await sql`update message_groups set updated_at = now() where id = ${group}`.execute(tx)
  return rows.length
}

/** Takes an invitation back, or accepts it. Answers whether there was one. */
export async function uninvite(tx: Transaction, group: string, account: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('message_group_invitations')
    .where('message_group_id', '=', group)
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
