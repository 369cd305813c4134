/** Who follows what. The counters of both ends change with the row. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../generated/contract.ts'
import { broken, forbidden } from '../http/errors.ts'
import { insert } from '../verbs/create.ts'
import { none, one } from '../verbs/handler.ts'
import { related, toOne, toOneOf } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { find, lock } from '../verbs/rows.ts'
import { show } from '../verbs/show.ts'
import { accounts } from './accounts.ts'
import { record } from './activities.recording.ts'
import { collections } from './collections.ts'
import { companies } from './companies.ts'
import { contentVerticals } from './content-verticals.ts'
import { entities } from './entities.ts'
import { insights } from './insights.ts'
import { notify } from './notifications.sending.ts'

export const follows: Resource<'follows', 'follows'> = resource('follows', 'follows', {
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('follows.follower_id', '=', me)),
  relations: {
    followable: toOneOf(
      {
        insights: () => insights,
        accounts: () => accounts,
        entities: () => entities,
        companies: () => companies,
        collections: () => collections,
        'content-verticals': () => contentVerticals,
      },
      'followable_type',
      'followable_id',
    ),
    follower: toOne(() => accounts, 'follower_id'),
  },
})

export interface Followable {
  type: keyof typeof tables
  id: string
}

/**
 * Makes an account follow something and answers the follow; following twice changes nothing.
 * @throws 422 for the own account.
 */
export async function follow(tx: Database, follower: string, { type, id }: Followable): Promise<{ id: string; again: boolean }> {
  if (id === follower) throw broken('Nobody follows themselves', '/data')
  await holdBack(tx, { type, id })
  await lockAccounts(tx, follower, id)
  const { rows } = await sql<{ id: string }>`select id from follows where follower_id = ${follower} and followable_type = ${type}
    and followable_id = ${id}`.execute(tx)
  if (rows[0]) return { id: rows[0].id, again: true }
  const made = await insert(tx, 'follows', { follower_id: follower, followable_type: type, followable_id: id })
  await count(tx, follower, { type, id }, 1)
  if (type === 'accounts') {
    await record(tx, { key: 'account.follow', owner: follower, trackable: { type, id }, recipient: id })
    await notify(tx, { key: 'account.followed', trackable: { type, id }, actor: follower, recipients: [id] })
  }
  return { id: made, again: false }
}

/** Ends that an account follows something, if it does. */
export async function unfollow(tx: Database, follower: string, { type, id }: Followable): Promise<void> {
  await lockAccounts(tx, follower, id)
  const { rows } = await sql`delete from follows where follower_id = ${follower} and followable_type = ${type}
    and followable_id = ${id} returning id`.execute(tx)
  if (rows.length === 0) return
  await count(tx, follower, { type, id }, -1)
  if (type === 'accounts') await record(tx, { key: 'account.unfollow', owner: follower, trackable: { type, id }, recipient: id })
}

/** Ends that anyone follows a record that is about to go. */
export async function forgetFollowers(tx: Database, { type, id }: Followable): Promise<void> {
  await sql`with gone as (delete from follows where followable_type = ${type} and followable_id = ${id} returning follower_id),
      left_by as materialized (select accounts.id from accounts join gone on gone.follower_id = accounts.id order by accounts.id
        for no key update of accounts)
    update accounts set following_count = following_count - 1 where id in (select id from left_by)`.execute(tx)
}

/** In the order of their ids, so that two who follow each other at once do not wait for each other. */
const lockAccounts = async (tx: Database, ...ids: string[]): Promise<void> =>
  void (await sql`select from accounts where id = any(${ids}::text[]) order by id for no key update`.execute(tx))

const tables = {
  insights: 'insights',
  accounts: 'accounts',
  entities: 'entities',
  companies: 'companies',
  collections: 'collections',
  'content-verticals': 'content_verticals',
} as const

/** Keeps a record from being deleted before it is followed. @throws 422 where it was. */
async function holdBack(tx: Database, { type, id }: Followable): Promise<void> {
  const { rows } = await sql`select from ${sql.table(tables[type])} where id = ${id} for key share`.execute(tx)
  if (rows.length === 0) throw broken('What is to be followed is gone', '/data/relationships/followable/data/id')
}

const counted: Partial<Record<Followable['type'], 'accounts' | 'entities'>> = { accounts: 'accounts', entities: 'entities' }

async function count(tx: Database, follower: string, { type, id }: Followable, by: 1 | -1): Promise<void> {
  await sql`update accounts set following_count = following_count + ${by} where id = ${follower}`.execute(tx)
  const table = counted[type]
  if (table) await sql`update ${sql.table(table)} set followers_count = followers_count + ${by} where id = ${id}`.execute(tx)
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

  getFollowRelated: related(follows),
  getFollowRelationship: related(follows),
}
