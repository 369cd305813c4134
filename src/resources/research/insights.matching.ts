/** Conditions on insights for one reader: those that match a search, and those that the reader has muted. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Scope } from '../../verbs/visible.ts'
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

/** Unless it is muted by the caller. `part`: holds where what is muted concerns the row. */
export const unmuted = ({ kind, me }: Pick<Scope, 'kind' | 'me'>, part: RawBuilder<SqlBool>) =>
  kind === 'guest'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`not exists (select from muted_items as muted
        where muted.account_id = ${me} and (muted.muted_until is null or muted.muted_until > now()) and ${part})`

/** Unless it is muted, or what it is of or about. That an author is muted tells nothing of insights that do not name one. */
export const unmutedInsight = (scope: Pick<Scope, 'kind' | 'me'>) =>
  unmuted(
    scope,
    sql`case muted.mutable_type
      when 'insights' then muted.mutable_id = insights.id
      when 'companies' then muted.mutable_id = insights.company_id
      when 'accounts' then muted.mutable_id = insights.account_id and insights.show_author_names
      when 'entities' then muted.mutable_id = insights.primary_entity_id or exists (select from insight_secondary_entities as further
        where further.insight_id = insights.id and further.entity_id = muted.mutable_id)
      when 'content-verticals' then exists (select from insight_content_verticals as filed
        where filed.insight_id = insights.id and filed.content_vertical_id = muted.mutable_id) end`,
  )
