/** Items that one account shared with another. Both see one until it is taken back, and so do the compliance officers of their companies of then. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { badValue, broken, forbidden, refuseAll } from '../../refusals.ts'
import { attempt } from '../../verbs/attempts.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { toOne, toOneOf } from '../../verbs/relations.ts'
import { resource, resourceOf } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, keepNamed, lock, save } from '../../verbs/rows.ts'
import { leaveTrace, leaveTraceTo } from '../../verbs/traces.ts'
import { record } from '../notifications/activities.recording.ts'
import { excerptOf, forgetExcerpt, notify } from '../notifications/notifications.sending.ts'
import { belongedTo } from '../people/employments.ts'
import { authorOf } from '../research/insights.authors.ts'

const outgoing = (me: string) => sql<SqlBool>`(shared_items.sharer_id = ${me} and shared_items.sharer_deleted_at is null)`
const incoming = (me: string) => sql<SqlBool>`(shared_items.recipient_id = ${me} and shared_items.recipient_deleted_at is null
  and shared_items.sharer_deleted_at is null and (shared_items.expires_at is null or shared_items.expires_at > now()))`
const sharedIn = (company: string, party: RawBuilder<unknown>) =>
  belongedTo(sql`(select ${company}::text)`, party, sql`shared_items.created_at`)
const overseen = (company: string) =>
  sql<SqlBool>`(${sharedIn(company, sql`shared_items.sharer_id`)} or ${sharedIn(company, sql`shared_items.recipient_id`)})`
/** What somebody took back or put away is gone for them, whatever else they may see as staff or in compliance. */
const keptBy = (me: string) => sql<SqlBool>`((shared_items.sharer_deleted_at is null or shared_items.sharer_id is distinct from ${me})
  and (shared_items.recipient_deleted_at is null or shared_items.recipient_id is distinct from ${me}))`

export const sharedItems: Resource<'shared-items', 'shared_items'> = resource('shared-items', 'shared_items', {
  visible: (_eb, { kind, me, complies }) =>
    kind === 'staff' ? keptBy(me) : sql<boolean>`${outgoing(me)} or ${incoming(me)} or (${overseen(complies)} and ${keptBy(me)})`,
  computed: ({ kind, me }) => ({
    is_opened: sql`(shared_items.opened_at is not null)::text`,
    link: sql`case when shared_items.channel = 'link' ${kind === 'staff' ? sql`` : sql`and shared_items.sharer_id = ${me}`}
      then to_json('/api/v2/shared-items/' || shared_items.id)::text end`,
  }),
  relations: {
    sharer: toOne('sharer_id'),
    recipient: toOne('recipient_id'),
    shareable: toOneOf('shareable_type', 'shareable_id'),
  },
})

/** @throws 422 for a time that is over. */
function requireAhead(expiry: string | null | undefined): void {
  if (expiry && Date.parse(expiry) <= Date.now()) throw broken('expires-at must be in the future', '/data/attributes/expires-at')
}

/** Who it goes to. @throws 422 for nobody, for both forms at once, for oneself and for accounts that are not active. */
async function recipientsOf(
  tx: Transaction,
  caller: Caller,
  { recipient_id, recipients }: { recipient_id?: string; recipients?: string[] },
): Promise<string[]> {
  if (recipient_id && recipients) throw broken('Send recipient or recipients, not both', '/data/relationships/recipients')
  const ids = recipients ?? [recipient_id!]
  const pointer = `/data/relationships/${recipients ? 'recipients' : 'recipient'}`
  if (ids.length === 0) throw broken('At least one recipient is needed', pointer)
  if (ids.includes(caller.id)) throw broken('Nobody shares with themselves', pointer)
  const { rows: away } = await sql<{ id: string }>`select id from accounts where id = any(${ids}::text[]) and status <> 'active'`.execute(
    tx,
  )
  refuseAll(away.map(({ id }) => badValue('recipient', `names an account that is not active: ${id}`, pointer)))
  return ids
}

/** Whom one account shares with within an hour, and whom it mails so. */
const told = { what: 'shared-with', most: 1_000, seconds: 3600 }
const mailed = { what: 'share-mails', most: 100, seconds: 3600 }

/** Those who get a mail: whom the same thing was not mailed to by the same sharer within a day, or only what is gone since. */
async function toBeMailed(
  tx: Transaction,
  sharer: string,
  { shareable_type, shareable_id }: { shareable_type: string; shareable_id: string },
  to: readonly string[],
): Promise<ReadonlySet<string>> {
  await takeAdvisoryLock(tx, `share-mails:${sharer}`)
  const { rows } = await sql<{ id: string }>`select account as id from unnest(${to}::text[]) as account
    where not exists (select from shared_items where shareable_type = ${shareable_type} and shareable_id = ${shareable_id}
      and recipient_id = account and sharer_id = ${sharer} and channel = 'email' and created_at > now() - interval '1 day'
      and sharer_deleted_at is null and recipient_deleted_at is null and (expires_at is null or expires_at > now()))`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** @throws 429 for too many. */
async function limitSharing(tx: Transaction, caller: Caller, many: number, mails: number): Promise<void> {
  await attempt(tx, [told, caller.id, many], ...(mails > 0 ? [[mailed, caller.id, mails] as const] : []))
}

async function recordSharing(tx: Transaction, sharer: string, insight: string, count: number): Promise<void> {
  const trackable = { type: 'insights', id: insight } as const
  const recipient = await authorOf(tx, insight)
  await record(tx, { key: 'insight.share', owner: sharer, trackable, recipient, parameters: { count } })
}

export const sharedItemOperations: Handlers<'shared-items'> = {
  listSharedItems: page(sharedItems, {
    rows: { insteadOfVisible: ({ me }) => sql`(${outgoing(me)} or ${incoming(me)})` },
    filters: {
      direction: (value, { me }) =>
        sql`((${value} = 'outgoing' and shared_items.sharer_id = ${me}) or (${value} = 'incoming' and shared_items.recipient_id = ${me}))`,
    },
    total: 'capped',
  }),

  async getSharedItem({ params, caller, db }) {
    const item = await find(db, sharedItems, params.id, caller)
    if (item.opened_at !== null) return one(item)
    const open = async () => {
      await sql`update shared_items set opened_at = now(), updated_at = now()
        where id = ${item.id} and recipient_id = ${caller.id} and opened_at is null`.execute(db)
    }
    return { ...one(item), after: open }
  },

  async createSharedItem({ sent, accept, caller, db, jobs, limited }) {
    const byMail = sent.attributes['channel'] === 'email'
    if (byMail) await jobs.ready()
    return transact(db, async (tx) => {
      const { recipient_id, recipients, ...item } = await accept(tx, { either: [['recipient', 'recipients']] })
      const to = await recipientsOf(tx, caller, { ...(recipient_id ? { recipient_id } : {}), ...(recipients ? { recipients } : {}) })
      requireAhead(item.expires_at)
      await keepNamed(tx, resourceOf(item.shareable_type), item.shareable_id)
      const byMailTo = byMail ? await toBeMailed(tx, caller.id, item, to) : new Set()
      if (limited) await limitSharing(tx, caller, to.length, byMailTo.size)
      const ids: string[] = []
      for (const recipient of to) {
        const id = await insert(tx, 'shared_items', { ...item, sharer_id: caller.id, recipient_id: recipient })
        const trackable = { type: 'shared-items', id } as const
        await notify(tx, {
          ...{ key: 'shared_item.created', trackable, actor: caller.id, recipients: [recipient], anonymize: false },
          parameters: item.message ? { excerpt: excerptOf(item.message) } : {},
        })
        if (byMailTo.has(recipient)) await jobs.send(tx, 'share-mail', { item: id })
        ids.push(id)
      }
      if (item.shareable_type === 'insights') await recordSharing(tx, caller.id, item.shareable_id, ids.length)
      return { ...one(await find(tx, sharedItems, ids[0]!, caller)), meta: { 'created-count': ids.length } }
    })
  },

  updateSharedItem: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const item = await lock(tx, sharedItems, params.id, caller)
      if (item.sharer_id !== caller.id) throw forbidden('Only the sharer changes what was shared.')
      const sent = await accept(tx, { record: item.id })
      requireAhead(sent.expires_at)
      if (sent.message !== undefined && sent.message !== item.message && item.recipient_id)
        await forgetExcerpt(tx, item.recipient_id, { type: 'shared-items', id: item.id })
      await save(tx, 'shared_items', item.id, sent)
      return one(await find(tx, sharedItems, item.id, caller))
    }),

  deleteSharedItem: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const item = await lock(tx, sharedItems, params.id, caller)
      const shared = item.sharer_id === caller.id
      if (shared && item.recipient_id) await forgetExcerpt(tx, item.recipient_id, { type: 'shared-items', id: item.id })
      if (!shared && item.recipient_id !== caller.id) throw forbidden('This was shared neither by you nor with you.')
      if ((shared ? item.recipient_deleted_at : item.sharer_deleted_at) !== null) {
        await leaveTrace(tx, sharedItems, item.id)
        await erase(tx, 'shared_items', item.id)
      } else {
        // What the sharer takes back goes from both.
        await leaveTraceTo(tx, sharedItems, item.id, [caller.id, ...(shared && item.recipient_id ? [item.recipient_id] : [])])
        await save(tx, 'shared_items', item.id, { [shared ? 'sharer_deleted_at' : 'recipient_deleted_at']: sql`now()` })
      }
      return none
    }),
}
