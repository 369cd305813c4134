/** Conversations. Members, the invited, colleagues of a team and compliance officers of the members see them. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { transactTelling } from '../../effects/realtime.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { refuseOverseer } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import type { One } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { idsFound, related, toMany, toOne, toOneBy, toOneOf } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { asShown, find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { alsoThere, refuseStrangers, setMembers } from './message-groups.changing.ts'
import { comesTo, eventsOf } from './message-groups.events.ts'
import { announce, enter, membersOf, mostMembers, letGo, tellOfMember, uninvite } from './message-groups.members.ts'
import { isNamedIn } from './message-groups.naming.ts'
import { alsoReached, limitBringing, refuseAway, refuseForbidden, refuseUnasked } from './message-groups.policies.ts'
import { isMember, recordReadings } from './messages.reading.ts'
import { groupsWith } from './messages.seen.ts'

const mine = (table: 'message_group_members' | 'message_group_invitations', me: string) =>
  sql`array(select mine.message_group_id from ${sql.table(table)} as mine where mine.account_id = ${me})`

const ofCases = (me: string) => sql`array(select messages.message_group_id from message_inspections
  join messages on messages.id = message_inspections.message_id where message_inspections.account_id = ${me})`

const unread = (me: string) => sql`coalesce((select mine.unread_count from message_group_members as mine
  where mine.message_group_id = message_groups.id and mine.account_id = ${me}), 0)`

export const messageGroups: Resource<'message-groups', 'message_groups'> = resource('message-groups', 'message_groups', {
  visible: (_eb, { kind, me, company, complies }) =>
    sql<boolean>`message_groups.id = any(${mine('message_group_members', me)})
      or message_groups.id = any(${mine('message_group_invitations', me)})
      or (message_groups.kind = 'team' and message_groups.company_id = (select ${company}::text))
      or (message_groups.kind = 'event' and message_groups.subject_type = 'corporate-events'
        and message_groups.subject_id = any(${eventsOf(me)}))
      or message_groups.id = any(${groupsWith(complies)})
      ${kind === 'staff' ? sql`or message_groups.id = any(${ofCases(me)})` : sql``}`,
  computed: ({ me }) => ({
    unread_count: sql`${unread(me)}::text`,
    membership: sql`case when exists (select from message_group_members as mine
        where mine.message_group_id = message_groups.id and mine.account_id = ${me})
      then case when message_groups.owner_id = ${me} then 'owner' else 'member' end
      when exists (select from message_group_invitations as mine
        where mine.message_group_id = message_groups.id and mine.account_id = ${me}) then 'invited' end`,
    is_muted: sql`(exists (select from muted_items where muted_items.account_id = ${me} and muted_items.mutable_type = 'message-groups'
      and muted_items.mutable_id = message_groups.id and (muted_items.muted_until is null or muted_items.muted_until > now())))::text`,
  }),
  relations: {
    members: toMany(
      (owner, scope) => sql`accounts.id in (select belongs.account_id from message_group_members as belongs
        where belongs.message_group_id = ${owner} and ${isNamedIn(sql`belongs.message_group_id`, sql`belongs.account_id`, scope)})`,
    ),
    owner: toOne('owner_id'),
    messages: toMany((owner) => sql`messages.message_group_id = ${owner}`),
    'last-message': toOneBy(
      () => sql`(select messages.id from messages where messages.message_group_id = message_groups.id order by position desc limit 1)`,
    ),
    subject: toOneOf('subject_type', 'subject_id'),
  },
})

/** The conversation of two, made by the first of those who begin it. */
async function direct(tx: Transaction, caller: Caller, other: string): Promise<One<'MessageGroup'>> {
  const key = [caller.id, other].sort().join(':')
  const made = await tx
    .insertInto('message_groups')
    .values({ id: sql`uuid_v7()`, kind: 'direct', direct_key: key })
    .onConflict((oc) => oc.column('direct_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) {
    await enter(tx, made.id, [caller.id, other])
    return one(await find(tx, messageGroups, made.id, caller))
  }
  const known = await tx.selectFrom('message_groups').select('id').where('direct_key', '=', key).executeTakeFirstOrThrow()
  return { ...one(await find(tx, messageGroups, known.id, caller)), again: true }
}

/** @throws 403 unless a team lead makes it, 409 where the company has one, 422 with people of other companies. */
async function team(tx: Transaction, caller: Caller, name: string | null, others: readonly string[]): Promise<string> {
  if (!caller.roles.includes('team-lead') || caller.companyId === null) throw forbidden('Only a team lead makes a team.')
  await refuseStrangers(tx, caller.companyId, others)
  const company = await tx.selectFrom('companies').select('name').where('id', '=', caller.companyId).executeTakeFirstOrThrow()
  const of = { company_id: caller.companyId, subject_type: 'companies', subject_id: caller.companyId }
  return insert(tx, 'message_groups', { ...of, kind: 'team', name: name ?? company.name.slice(0, 120), owner_id: caller.id })
}

const relatedTo = related(messageGroups)

export const messageGroupOperations: Handlers<'message-groups'> = {
  listMessageGroups: page(messageGroups, {
    filters: {
      kind: isAmong('message_groups.kind'),
      unread: (value, { me }) => sql`(${unread(me)} > 0) = ${value}::boolean`,
      archived: (value) => sql`(message_groups.status = 'archived') = ${value}::boolean`,
      'member-id': (value, scope) => sql`message_groups.id = any(array(select belongs.message_group_id from message_group_members as belongs
        where belongs.account_id = any(${value}::text[])
          and ${isNamedIn(sql`belongs.message_group_id`, sql`belongs.account_id`, scope)}))`,
    },
    orders: { '-last-message-at': { column: 'active_at', descending: true } },
    total: 'capped',
  }),
  getMessageGroup: show(messageGroups),

  createMessageGroup: ({ accept, caller, db, limited }) =>
    transact(db, async (tx) => {
      refuseOverseer(caller, 'takes no part in conversations')
      const { name = null, kind, members } = await accept(tx, { also: alsoReached(caller) })
      const others = members.filter((one) => one !== caller.id)
      if (others.length === 0) throw broken('A conversation needs somebody else', '/data/relationships/members')
      if (others.length >= mostMembers) throw broken(`A group has at most ${mostMembers} members`, '/data/relationships/members')
      await refuseAway(tx, others)
      await refuseUnasked(tx, caller, others)
      await refuseForbidden(tx, [caller.id, ...others])
      if (limited) await limitBringing(tx, caller, others.length)
      if (kind === undefined && name === null && others.length === 1) return direct(tx, caller, others[0]!)
      const id =
        kind === 'team'
          ? await team(tx, caller, name, others)
          : await insert(tx, 'message_groups', { kind: 'group', name, owner_id: caller.id })
      await enter(tx, id, [caller.id, ...others])
      return one(await find(tx, messageGroups, id, caller))
    }),

  updateMessageGroup: ({ params, accept, caller, db, jobs, limited }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const group = await lock(tx, messageGroups, params.id, caller)
      if (group.owner_id !== caller.id) throw forbidden('Only its owner changes a group.')
      refuseOverseer(caller, 'takes no part in conversations')
      const { members, name, status } = await accept(tx, { record: group.id, also: alsoThere(group.id, caller) })
      if (members) await setMembers({ tx, jobs }, caller, { id: group.id, kind: group.kind, company: group.company_id, limited }, members)
      await save(tx, 'message_groups', group.id, { name, status })
      if (name !== undefined && name !== group.name) {
        const deed = name === null ? 'took away the name of the group' : 'named the group “…”'
        await announce({ tx, jobs }, group.id, caller.id, deed, name)
      }
      if (status !== undefined && status !== group.status) {
        await announce({ tx, jobs }, group.id, caller.id, status === 'archived' ? 'archived the group' : 'opened the group again')
      }
      return one(await find(tx, messageGroups, group.id, caller))
    }),

  joinMessageGroup: ({ params, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const group = await lock(tx, messageGroups, params.id, caller)
      const present = await membersOf(tx, group.id)
      if (!present.includes(caller.id)) {
        const invited = await uninvite(tx, group.id, caller.id)
        const colleague = group.kind === 'team' && group.company_id === caller.companyId
        const comes = group.kind === 'event' && (await comesTo(tx, group.subject_id!, caller.id))
        if (!invited && !colleague && !comes) throw forbidden('You are not invited to this group.')
        // What members read is not recorded.
        if (!comes) refuseOverseer(caller, 'takes no part in conversations')
        await refuseForbidden(tx, [...present, caller.id], comes ? [caller.id] : undefined)
        if (group.status === 'archived') throw conflict('This group is archived.')
        await enter(tx, group.id, [caller.id])
        // Where all have left whoever comes first has it.
        if (group.owner_id === null && ['group', 'team'].includes(group.kind)) {
          await save(tx, 'message_groups', group.id, { owner_id: caller.id })
        }
        await announce({ tx, jobs }, group.id, caller.id, 'joined')
        await tellOfMember({ tx, jobs }, group.id, 'member.joined', caller.id)
      }
      return one(await find(tx, messageGroups, group.id, caller))
    }),

  leaveMessageGroup: ({ params, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const group = await lock(tx, messageGroups, params.id, caller)
      const belongs = await isMember(tx, group.id, caller.id)
      // Who was let go while this waited for the group does not see it any more.
      if (!belongs) await find(tx, messageGroups, group.id, caller)
      if (belongs && (group.kind === 'direct' || group.kind === 'premium-request')) {
        throw conflict('This conversation cannot be left. Mute it instead.')
      }
      if (belongs && group.owner_id !== null && group.members_count === 1)
        throw conflict('Nobody would be left. Archive the group instead.')
      if (belongs) await letGo({ tx, jobs }, group.id, [caller.id])
      else await uninvite(tx, group.id, caller.id)
      return one(await asShown(tx, messageGroups, group.id, caller))
    }),

  async getMessageGroupRelated(asked) {
    const { params, caller, db } = asked
    const answer = await relatedTo(asked)
    if (['messages', 'last-message'].includes(params.relationship)) {
      await recordReadings(db, caller, idsFound(answer), {})
    }
    return answer
  },
  getMessageGroupRelationship: relatedTo,
}
