/** Messages in conversations. Members see those since they joined; readings by compliance officers and admins are recorded. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { accountChannel, groupChannel, tellLive, transactTelling } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict, forbidden, notFound, refusedValue } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has, refuseOverseer } from '../../verbs/caller.ts'
import { holdsWords } from '../../verbs/full-text.ts'
import { one } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import type { Filter } from '../../verbs/page.ts'
import { related, toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { defined, find, lock, lockNamed } from '../../verbs/rows.ts'
import type { Listed } from '../../verbs/visible.ts'
import { pageByWays } from '../../verbs/ways.ts'
import { record } from '../notifications/activities.recording.ts'
import { notify } from '../notifications/notifications.sending.ts'
import { messageGroups } from './message-groups.ts'
import { knowEachOther, membersOf, say } from './message-groups.members.ts'
import { isNamedIn } from './message-groups.naming.ts'
import { refuseForbidden, refuseLeft } from './message-groups.policies.ts'
import { recordReadingOf, recordReadings } from './messages.reading.ts'
import { inspected, messageWays, overseen, received, whileTheyBelong } from './messages.seen.ts'

const isRead = (me: string) => sql<boolean>`(messages.sender_id is not distinct from ${me}::text or exists (select from message_reads
  where message_reads.account_id = ${me} and message_reads.message_id = messages.id))`

export const messages: Resource<'messages', 'messages'> = resource('messages', 'messages', {
  visible: (_eb, { kind, me, complies }) =>
    sql<boolean>`${received(me)} or ${overseen(complies)} ${kind === 'staff' ? sql`or ${inspected(me)}` : sql``}`,
  computed: ({ me }) => ({ is_read: sql`${isRead(me)}::text` }),
  relations: {
    attachment: toOne('attachment_id'),
    'message-group': toOne('message_group_id'),
    sender: toOneBy(
      (scope) => sql`case when ${isNamedIn(sql`messages.message_group_id`, sql`messages.sender_id`, scope)} then messages.sender_id end`,
    ),
  },
})

/** From now on the admin sees the message, and everyone can look up why. @throws 403 for who is no admin, 404 for no message. */
async function inspect(db: Database, caller: Caller, id: string, caseNumber: string): Promise<void> {
  if (!has(caller)) throw forbidden('Only an admin reads for a case.')
  await transact(db, async (tx) => {
    const { rows } = await sql`insert into message_inspections (account_id, message_id, case_number)
      select ${caller.id}, id, ${caseNumber} from messages where id = ${id} on conflict do nothing returning message_id`.execute(tx)
    const known = rows.length > 0 || (await tx.selectFrom('messages').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
    if (!known) throw notFound(id)
  })
}

/** Has the upload kept as long as the message. @throws 422 unless it is the caller's own. */
async function attach(tx: Transaction, caller: Caller, upload: string): Promise<void> {
  const own = await tx
    .updateTable('account_uploads')
    .set({ is_used: true })
    .where('id', '=', upload)
    .where('account_id', '=', caller.id)
    .returning('id')
    .executeTakeFirst()
  if (!own) {
    throw refusedValue('attachment', 'names an upload that is not yours', '/data/relationships/attachment/data/id')
  }
}

/** The longest part of a message that a notification holds. */
const excerptLength = 140

type FilterName = 'message-group-id' | 'account-id' | 'unread' | 'since' | 'fulltext'

const filters: Record<FilterName, Filter> = {
  'message-group-id': isAmong('messages.message_group_id'),
  'account-id': (value, { complies }) => whileTheyBelong(complies, sql`theirs.account_id = any(${value}::text[])`),
  unread: (value, { me }) => sql`${isRead(me)} <> ${value}::boolean`,
  since: (value) => sql`messages.created_at >= ${value}::timestamptz`,
  fulltext: (value) => holdsWords([sql`messages.content`], value),
}

const rows: Listed = { insteadOfVisible: ({ me, complies }) => sql`(${received(me)} or ${overseen(complies)})` }
/** Words are found by their index, in all groups at once. */
const byWords = page(messages, { rows, filters, total: 'capped' })
const byGroups = pageByWays(messages, { ...messageWays, filters })

const relatedTo = related(messages)

export const messageOperations: Handlers<'messages'> = {
  async listMessages(asked) {
    const found = await (asked.filters.fulltext === undefined ? byGroups(asked) : byWords(asked))
    await recordReadings(
      asked.db,
      asked.caller,
      found.rows.map((row) => row.id),
      defined({ fulltext: asked.filters['fulltext'], 'account-id': asked.filters['account-id'] }),
    )
    return found
  },

  async getMessage({ params, values, caller, db }) {
    const caseNumber = values['case-number']
    if (caseNumber !== undefined) await inspect(db, caller, params.id, caseNumber)
    const message = await find(db, messages, params.id, caller)
    await recordReadingOf(db, caller, message.id, caseNumber === undefined ? {} : { 'case-number': caseNumber })
    return one(message)
  },

  createMessage: ({ accept, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      refuseOverseer(caller, 'takes no part in conversations')
      const { content, message_group_id, attachment_id } = await accept(tx)
      const group = await lockNamed(tx, messageGroups, message_group_id, caller)
      const members = await membersOf(tx, group.id)
      if (!members.includes(caller.id)) throw forbidden('Only members write to a group.')
      await refuseForbidden(tx, members, group.kind === 'event' ? [caller.id] : members)
      if (group.status === 'archived') throw conflict('This group is archived.')
      if (group.kind === 'direct') await refuseLeft(tx, members)
      if (attachment_id) await attach(tx, caller, attachment_id)
      const id = await say({ tx, jobs }, group.id, { sender: caller.id, content, attachment: attachment_id })
      const others = members.filter((member) => member !== caller.id)
      const recipient = group.kind === 'direct' ? others[0]! : null
      await record(tx, { key: 'message.create', owner: caller.id, trackable: { type: 'messages', id }, recipient, anonymize: false })
      const title = group.name === null ? {} : { title: group.name }
      await notify(tx, {
        ...{ key: 'message.created', trackable: { type: 'message-groups', id: group.id }, actor: caller.id, recipients: others },
        parameters: { ...title, excerpt: [...content].slice(0, excerptLength).join('') },
        anonymize: group.kind === 'event',
      })
      return one(await find(tx, messages, id, caller))
    }),

  updateMessage: ({ params, accept, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const message = await lock(tx, messages, params.id, caller)
      if (message.sender_id === caller.id) throw forbidden('What you wrote yourself is read.')
      const membership = await tx
        .selectFrom('message_group_members')
        .select('id')
        .where('message_group_id', '=', message.message_group_id)
        .where('account_id', '=', caller.id)
        .where('joined_after', '<', tx.selectFrom('messages').select('position').where('id', '=', message.id))
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!membership) throw forbidden('Only who received a message marks it.')
      const { is_read: read } = await accept(tx, { record: message.id })
      if (read !== undefined) await mark({ tx, jobs }, caller, message, read)
      return one(await find(tx, messages, message.id, caller))
    }),

  async getMessageRelated(asked) {
    const answer = await relatedTo(asked)
    if (asked.params.relationship === 'attachment') await recordReadingOf(asked.db, asked.caller, asked.params.id)
    return answer
  },
  getMessageRelationship: relatedTo,
}

/** Marks a message and counts it, once. The membership is locked. */
async function mark(
  { tx, jobs }: Telling,
  caller: Caller,
  { id, message_group_id: group }: { id: string; message_group_id: string },
  read: boolean,
): Promise<void> {
  const marking = tx
    .insertInto('message_reads')
    .values({ account_id: caller.id, message_id: id })
    .onConflict((oc) => oc.doNothing())
    .returning('message_id')
  const unmarking = tx.deleteFrom('message_reads').where('account_id', '=', caller.id).where('message_id', '=', id).returning('message_id')
  const marked = await (read ? marking : unmarking).executeTakeFirst()
  if (!marked) return
  await tx
    .updateTable('message_group_members')
    .set({ unread_count: sql<number>`unread_count + ${read ? -1 : 1}` })
    .where('message_group_id', '=', group)
    .where('account_id', '=', caller.id)
    .execute()
  await tellLive({ tx, jobs }, 'unread.changed', [accountChannel(caller.id)], { type: 'messages', id })
  if (!read) return
  await record(tx, { key: 'message.read', owner: caller.id, trackable: { type: 'messages', id }, anonymize: false })
  if (await knowEachOther(tx, group)) await tellLive({ tx, jobs }, 'message.read', [groupChannel(group)], { id, 'account-id': caller.id })
}
