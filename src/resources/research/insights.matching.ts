/** Conditions on insights for one reader: those that match a search, and those that the reader has muted. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Scope } from '../../verbs/visible.ts'
import { restrictionOf } from './insights.restrictions.ts'

/** Whether nothing of the insight is withheld from the reader. */
export const isReadable = (scope: Scope) => sql<SqlBool>`(select restriction.reason is null from (select) as alone ${restrictionOf(scope)})`

/**
 * Holds for the insights that match in what the reader may read: what a restriction withholds is not searched, or it could
 * be guessed word by word. `asked`: the place of the text.
 */
export const holds = (asked: string, scope: Scope): RawBuilder<SqlBool> => {
  const searched =
    scope.kind === 'staff' ? sql`insights.search` : sql`case when ${isReadable(scope)} then insights.search else insights.search_open end`
  // The whole tells by its index what it must hold; a text that may be met without any word is met by whatever holds no blank, which is
  // all. The function of the operator matches alike, one row after the other.
  const held = sql`coalesce(holding_query(${asked}), '!'' '''::tsquery)`
  return sql<SqlBool>`(insights.search @@ ${held} and ts_match_vq(${searched}, search_query(${asked})))`
}

/** Whether a text asks for words side by side, be it that these are parts of one word. */
export const asksPhrase = (text: string): boolean =>
  /"|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{3}|[\p{L}\p{N}][^\s\p{L}\p{N}&][\p{L}\p{N}]/u.test(text)

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
