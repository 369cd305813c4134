/** Which insights hold what is searched for, for one reader. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Scope } from '../verbs/visible.ts'
import { restrictionOf } from './insights.restrictions.ts'

const readable = (scope: Scope) => sql<SqlBool>`(select restriction.reason is null from (select) as alone ${restrictionOf(scope)})`

/**
 * Holds for the insights that match in what the reader may read: what a restriction withholds is not searched, or it could
 * be guessed word by word. `asked`: the place of the text.
 */
export const holds = (asked: string, scope: Scope) => {
  const query = sql`search_query(${asked})`
  if (scope.kind === 'staff') return sql<SqlBool>`insights.search @@ ${query}`
  // Only a query that excludes words can match a part of a text and not the whole, so that others look at the whole alone.
  const excludes = sql`${query}::text like '%!%'`
  return sql<SqlBool>`((insights.search @@ ${query} or (${excludes} and insights.search_open @@ ${query}))
    and case when ${readable(scope)} then not ${excludes} or insights.search @@ ${query} else insights.search_open @@ ${query} end)`
}
