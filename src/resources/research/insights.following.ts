/** Insights of what somebody follows. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Scope } from '../../verbs/visible.ts'

/** From how many entries on an account follows so much that the insights are looked at one by one. */
const much = 20_000

/** Whether an insight is about or from something that the caller follows. */
export function isFollowed({ me }: Pick<Scope, 'me'>) {
  const entries = sql`follows join insight_topics as topic
    on topic.topic_type = follows.followable_type and topic.topic_id = follows.followable_id and follows.follower_id = ${me}`
  const followed = sql`select topic.insight_id from ${entries} limit ${sql.lit(much)}`
  // A count, since what exists would be made out for all insights at once.
  return sql<SqlBool>`case when (select count(*) = ${sql.lit(much)} from (${followed}) as many)
    then (select count(*) from ${entries} where topic.insight_id = insights.id) > 0
    else insights.id in (${followed}) end`
}
