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
  return scope.kind === 'staff'
    ? sql<SqlBool>`insights.search @@ ${query}`
    : sql<SqlBool>`((insights.search @@ ${query} or insights.search_open @@ ${query})
        and case when ${readable(scope)} then insights.search @@ ${query} else insights.search_open @@ ${query} end)`
}
