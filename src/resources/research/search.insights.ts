/** The insights that match: the newest of them, or the first in another order, and how well they match. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { placeholder } from '../../database/read.ts'
import type { Scope } from '../../verbs/visible.ts'
import { insights } from './insights.ts'
import { filters, orders } from './insights.filters.ts'
import { unmutedInsight } from './insights.matching.ts'
import { restrictionOf } from './insights.restrictions.ts'
import { is, queryOf } from './search.asking.ts'
import type { Form } from './search.types.ts'

/** How many of the newest matches are ranked. */
const ranked = 500
/** How many insights a quick search looks at one by one before it looks words up. */
const ahead = 2_000
/** How many that hold the words are looked at one by one, where these are to stand side by side or others are excluded. */
const looked = { phrase: 2_000, exclusion: 10_000 }

const columnOf = ({ sort }: Form) => sql.ref(`insights.${sort === 'relevance' ? 'published_at' : (orders[sort].column as string)}`)
const inOrder = sql`order by position desc, id desc`

/** The first of those for which a condition holds, as `id`, `position` in the order, and `readable`: whether nothing is withheld. */
function first(form: Form, scope: Scope, most: number, condition: RawBuilder<SqlBool>, from = sql`insights`): RawBuilder<unknown> {
  const unmuted = form.text ? sql<SqlBool>`(${unmutedInsight(scope)} or ${is('insights.slug')})` : unmutedInsight(scope)
  const conditions = [
    condition,
    sql<SqlBool>`insights.aasm_state = 'published'`,
    insights.visible(scope),
    ...(form.muted ? [] : [unmuted]),
    ...form.filters.map((name) => filters[name](placeholder(`filter ${name}`), scope)),
  ]
  return sql`(select insights.id, ${columnOf(form)} as position, restriction.reason is null as readable from ${from} ${restrictionOf(scope)}
    where ${sql.join(conditions, sql` and `)} ${inOrder} limit ${sql.lit(most)})`
}

/** What is typed first begins so many words that to look all of them up takes long, and then it is soon found by looking. */
function typedAhead(form: Form, scope: Scope): RawBuilder<unknown> {
  const newest = sql`(select * from insights where insights.aasm_state = 'published'
    order by ${columnOf(form)} desc, insights.id desc limit ${sql.lit(ahead)}) as insights`
  const title = sql<SqlBool>`insights.search_title @@ ${queryOf('title')}`
  return sql`(with ahead as materialized ${first(form, scope, form.most, sql`ts_match_vq(insights.search_title, ${queryOf('title')})`, newest)},
      enough as (select count(*) >= ${sql.lit(form.most)} as found from ahead)
    select * from ahead where (select found from enough)
    union all ${first(form, scope, form.most, sql`not (select found from enough) and ${title}`)})`
}

/**
 * The tables of a statement that looks words up: `matching` has the first that match, at most as many as are wanted, and `ending` says
 * whether there is nothing to be gained by looking among more insights. Of the newest alone none match unless it says so.
 */
export function lookedUp(form: Form, scope: Scope): RawBuilder<unknown>[] {
  const held = form.recent
    ? sql<SqlBool>`words_with_time(insights.search, insights.published_at) @@ ${queryOf('recent')}`
    : sql<SqlBool>`insights.search @@ ${queryOf('held', form.named)}`
  const open = sql<SqlBool>`(restriction.reason is null or ts_match_vq(insights.search_open, ${queryOf('held')}))`
  const most = form.words === 'all' ? form.most : looked[form.words]
  const reached = (table: string, count: number) => sql`(select count(*) from ${sql.table(table)}) >= ${sql.lit(count)}`
  const matching = sql`select holders.* from holders join insights using (id)
    where ts_match_vq(case when readable then insights.search else insights.search_open end, ${queryOf('query')})
    ${inOrder} limit ${sql.lit(form.most)}`
  return [
    sql`holders as materialized ${first(form, scope, most, sql`${held} and ${open}`)}`,
    sql`matching as materialized (${form.words === 'all' ? sql`select * from holders` : matching})`,
    sql`ending as materialized (select ${reached('holders', most)} or ${reached('matching', form.most)} as reached)`,
  ]
}

function found(form: Form, scope: Scope): RawBuilder<unknown> {
  if (!form.text) return first(form, scope, form.most, sql`true`)
  if (form.quick) return typedAhead(form, scope)
  return sql`(select * from matching where ${form.recent ? sql`(select reached from ending)` : sql`true`})`
}

/** As the entry of a type finds its matches, of which these stand in `band` of the order of relevance. */
export function matchingInsights(form: Form, scope: Scope, band: number): RawBuilder<unknown> {
  const placed = sql`(select *, row_number() over (${inOrder}) as place from ${found(form, scope)} as found) as found`
  if (form.sort !== 'relevance') return sql`select id, 0 as band, -place as score, '' as label from ${placed}`
  if (!form.text || form.quick) return sql`select id, ${sql.lit(band)} as band, -place as score, '' as label from ${placed}`
  const rank = sql`(select ts_rank_cd(case when found.readable then search else search_open end, ${queryOf('query')})
      * greatest(0.3, power(0.5, greatest(0, extract(epoch from now() - published_at)::float8 / 86400) / 180))
    from insights where insights.id = found.id)`
  return sql`select id, ${sql.lit(band)} as band, case when place > ${sql.lit(ranked)} then -place else ${rank} end as score, '' as label
    from ${placed}`
}
