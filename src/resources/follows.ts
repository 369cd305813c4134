/** Who follows whom. The counters of both ends change with the row. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { insert } from '../verbs/create.ts'

/** Makes one account follow another. Following twice changes nothing. */
export async function follow(tx: Database, follower: string, followed: string): Promise<void> {
  await lockBoth(tx, follower, followed)
  const { rows } = await sql`select from follows where follower_id = ${follower} and followable_type = 'accounts'
    and followable_id = ${followed}`.execute(tx)
  if (rows.length > 0) return
  await insert(tx, 'follows', { follower_id: follower, followable_type: 'accounts', followable_id: followed })
  await count(tx, follower, followed, 1)
}

/** Ends that one account follows another, if it does. */
export async function unfollow(tx: Database, follower: string, followed: string): Promise<void> {
  await lockBoth(tx, follower, followed)
  const { rows } = await sql`delete from follows where follower_id = ${follower} and followable_type = 'accounts'
    and followable_id = ${followed} returning id`.execute(tx)
  if (rows.length > 0) await count(tx, follower, followed, -1)
}

/** In the order of their ids, so that two who follow each other at once do not wait for each other. */
const lockBoth = async (tx: Database, ...ids: string[]): Promise<void> =>
  void (await sql`select from accounts where id = any(${ids}::text[]) order by id for no key update`.execute(tx))

async function count(tx: Database, follower: string, followed: string, by: 1 | -1): Promise<void> {
  await sql`update accounts set following_count = following_count + ${by} where id = ${follower}`.execute(tx)
  await sql`update accounts set followers_count = followers_count + ${by} where id = ${followed}`.execute(tx)
}
