/** Published insights, as records of other types lead to them. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Relation } from '../../verbs/resource.ts'

export const published = sql<SqlBool>`insights.aasm_state = 'published'`

/**
 * To the published insights for which the predicate holds, the last published first. Who is signed in sees all of them, which is
 * all that is asked: with what else may be seen the planner would not find them in the index of the published ones.
 */
export const toPublished = (where: (owner: string) => RawBuilder<unknown>): Relation => ({
  kind: 'many',
  rows: (owner) => ({
    insteadOfVisible: ({ kind }) => (kind === 'guest' ? sql`false` : sql`${published} and ${where(owner)}`),
  }),
  order: { column: 'published_at', descending: true },
})
