/** Follows of accounts. The counters of both ends change with the row. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { giveTime } from '../../database/patience.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, forbidden } from '../../refusals.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { toOne, toOneOf } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { addTo, find, lock } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { record } from '../notifications/activities.recording.ts'
import { notify } from '../notifications/notifications.sending.ts'

export const follows: Resource<'follows', 'follows'> = resource('follows', 'follows', {
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('follows.follower_id', '=', me)),
  relations: {
    followable: toOneOf('followable_type', 'followable_id'),
    follower: toOne('follower_id'),
  },
})

interface Followable {
  type: keyof typeof tables
  id: string
}

/**
 * Makes an account follow something and answers the follow; following twice changes nothing.
 * @throws 422 for the own account, and for what is gone.
 */
export async function follow(tx: Transaction, follower: string, { type, id }: Followable): Promise<{ id: string; again: boolean }> {
  if (id === follower) throw broken('Nobody follows themselves', '/data')
  if (!(await hold(tx, { type, id }))) throw broken('What is to be followed is gone', '/data/relationships/followable/data/id')
  await lockAccounts(tx, follower, id)
  const found = await tx
    .selectFrom('follows')
    .select('id')
    .where('follower_id', '=', follower)
    .where('followable_type', '=', type)
    .where('followable_id', '=', id)
    .executeTakeFirst()
  if (found) return { id: found.id, again: true }
  const made = await insert(tx, 'follows', { follower_id: follower, followable_type: type, followable_id: id })
  await count(tx, follower, { type, id }, 1)
  if (type === 'accounts') {
    await record(tx, { key: 'account.follow', owner: follower, trackable: { type, id }, recipient: id })
    await notify(tx, { key: 'account.followed', trackable: { type, id }, actor: follower, recipients: [id] })
  }
  return { id: made, again: false }
}

/** Ends that an account follows something, if it does. */
export async function unfollow(tx: Transaction, follower: string, { type, id }: Followable): Promise<void> {
  await hold(tx, { type, id })
  await lockAccounts(tx, follower, id)
  const { numDeletedRows } = await tx
    .deleteFrom('follows')
    .where('follower_id', '=', follower)
    .where('followable_type', '=', type)
    .where('followable_id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return
  await count(tx, follower, { type, id }, -1)
  if (type === 'accounts') await record(tx, { key: 'account.unfollow', owner: follower, trackable: { type, id }, recipient: id })
}

/** Ends that an account, whose row is locked, follows anything. */
export async function unfollowAll(tx: Transaction, follower: string): Promise<void> {
  await sql`with gone as (delete from follows where follower_id = ${follower} returning followable_type, followable_id),
      people as materialized (select accounts.id from accounts
        where id in (select followable_id from gone where followable_type = 'accounts') order by id for no key update),
      about as materialized (select entities.id from entities
        where id in (select followable_id from gone where followable_type = 'entities') order by id for no key update),
      left_people as (update accounts set followers_count = followers_count - 1 where id in (select id from people))
    update entities set followers_count = followers_count - 1 where id in (select id from about)`.execute(tx)
  await tx.updateTable('accounts').set({ following_count: 0 }).where('id', '=', follower).execute()
}

/** Ends that anyone follows a record that was erased. */
export async function forgetFollowers(tx: Transaction, { type, id }: Followable): Promise<void> {
  // They may be more than are counted anew in the time of a request.
  await giveTime(tx, 15)
  await sql`with gone as (delete from follows where followable_type = ${type} and followable_id = ${id} returning follower_id),
      left_by as materialized (select accounts.id from accounts join gone on gone.follower_id = accounts.id order by accounts.id
        for no key update of accounts)
    update accounts set following_count = following_count - 1 where id in (select id from left_by)`.execute(tx)
}

/** Locks accounts in the order of their ids, so that two who follow each other at once do not wait for each other. */
export const lockAccounts = async (tx: Transaction, ...ids: string[]): Promise<void> =>
  void (await tx.selectFrom('accounts').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute())

const tables = {
  insights: 'insights',
  accounts: 'accounts',
  entities: 'entities',
  companies: 'companies',
  collections: 'collections',
  'content-verticals': 'content_verticals',
  'corporate-questions': 'corporate_questions',
} as const

/**
 * Keeps a record from being deleted, and answers whether it is there. An entity, which counts its followers, is locked before their
 * accounts, as by who deletes it.
 */
async function hold(tx: Transaction, { type, id }: Followable): Promise<boolean> {
  const strength = type === 'entities' ? sql`no key update` : sql`key share`
  const { rows } = await sql`select from ${sql.table(tables[type])} where id = ${id} for ${strength}`.execute(tx)
  return rows.length > 0
}

const counted: Partial<Record<Followable['type'], 'accounts' | 'entities'>> = { accounts: 'accounts', entities: 'entities' }

async function count(tx: Transaction, follower: string, { type, id }: Followable, by: 1 | -1): Promise<void> {
  await addTo(tx, 'accounts', follower, { following_count: by })
  const table = counted[type]
  if (table) await addTo(tx, table, id, { followers_count: by })
}

export const followOperations: Handlers<'follows'> = {
  getFollow: show(follows),

  createFollow: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const { followable_type: type, followable_id } = await accept(tx)
      const { id, again } = await follow(tx, caller.id, { type, id: followable_id })
      return { ...one(await find(tx, follows, id, caller)), ...(again ? { again } : {}) }
    }),

  deleteFollow: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { follower_id, followable_type, followable_id } = await lock(tx, follows, params.id, caller)
      if (follower_id !== caller.id) throw forbidden('This is not what you follow.')
      await unfollow(tx, caller.id, { type: followable_type as Followable['type'], id: followable_id })
      return none
    }),
}
