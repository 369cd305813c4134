/** Who is deactivated from now on follows nothing and is told of nothing; so is who was deactivated before. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const left = `(select id from accounts where status = 'deactivated')`
const followed = (type: string): string => `update ${type} set followers_count = followers_count - counted.gone
  from (select followable_id, count(*) as gone from follows where followable_type = '${type}' and follower_id in ${left} group by 1) as counted
  where ${type}.id = counted.followable_id`

const statements = [
  // Whoever follows or unfollows at this moment does so before or after all of it.
  `lock table follows in share row exclusive mode`,
  followed('accounts'),
  followed('entities'),
  `delete from follows where follower_id in ${left}`,
  `update accounts set following_count = 0 where status = 'deactivated' and following_count <> 0`,
  `update alerts set active = false where active and account_id in ${left}`,
  `update activity_alerts set active = false where active and account_id in ${left}`,
  `delete from push_notification_tokens where account_id in ${left}`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
