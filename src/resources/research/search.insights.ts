/** The insights that match: the newest of them, or the first in another order, and how well they match. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import type { Scope } from '../../verbs/visible.ts'
import { insights } from './insights.ts'
import { filters, orders } from './insights.filters.ts'
import { unmutedInsight } from './insights.matching.ts'
import { newestPeriods, periodsSince, publishedCount } from './insights.periods.ts'
import { restrictionOf } from './insights.restrictions.ts'
import { is, queryOf } from './search.asking.ts'
import type { Form } from './search.form.ts'

/** How many of the newest matches are ranked. */
export const ranked = 500
/** How many insights a quick search looks at one by one before it looks words up. */
const ahead = 2_000
/** How many that hold the words are looked at one by one, where these are to stand side by side or others are excluded; or how many at all. */
const looked = { phrase: 2_000, exclusion: 5_000, any: 5_000 }
/** From how many on that hold the words these are common, and in how many insights at most they are then looked for one by one. */
const [common, walked] = [3_000, 50_000]
/** How many times as many insights as should be enough words are looked for in, and in how many at first where there are several. */
const [surely, atFirst] = [1.3, 10_000]

const columnOf = ({ sort }: Form) => sql.ref(`insights.${sort === 'relevance' ? 'published_at' : (orders[sort].column as string)}`)
const inOrder = sql`order by position desc, id desc`

/** What an insight is searched by for its reader. */
const words = sql`case when restriction.reason is null then insights.search else insights.search_open end as words`

/** The first of those for which a condition holds, as `id` and `position` in the order, and where there is a text with their words. */
function first(form: Form, scope: Scope, most: number, condition: RawBuilder<SqlBool>, from = sql`insights`): RawBuilder<unknown> {
  const unmuted = form.text ? sql<SqlBool>`(${unmutedInsight(scope)} or ${is('insights.slug')})` : unmutedInsight(scope)
  const conditions = [
    condition,
    sql<SqlBool>`insights.aasm_state = 'published'`,
    insights.visible(scope),
    ...(form.muted ? [] : [unmuted]),
    ...form.filters.map((name) => filters[name](placeholder(`filter ${name}`), scope)),
  ]
  const columns = [sql`insights.id`, sql`${columnOf(form)} as position`, ...(looksUp(form) ? [words] : [])]
  return sql`(select ${sql.join(columns)} from ${from} ${restrictionOf(scope)}
    where ${sql.join(conditions, sql` and `)} ${inOrder} limit ${sql.lit(most)})`
}

/** The newest, or the first in another order. */
const newest = (form: Form, many: number): RawBuilder<unknown> => sql`(select * from insights where insights.aasm_state = 'published'
  order by ${columnOf(form)} desc, insights.id desc limit ${sql.lit(many)}) as insights`

/** What is typed first begins so many words that to look all of them up takes long, and then it is soon found by looking. */
function typedAhead(form: Form, scope: Scope): RawBuilder<unknown> {
  // All that the index tells are taken before they are put in order: the planner does not know how few they may be.
  const titled = sql`(select * from insights where search_title @@ ${queryOf('title')} offset 0) as insights`
  return sql`(with ahead as materialized ${first(form, scope, form.insights, sql`ts_match_vq(insights.search_title, ${queryOf('title')})`, newest(form, ahead))},
      enough as (select count(*) >= ${sql.lit(form.insights)} as found from ahead)
    select * from ahead where (select found from enough)
    union all ${first(form, scope, form.insights, sql`not (select found from enough)`, titled)})`
}

/** Whether words are looked up, and not what a title begins with or filters alone. */
export const looksUp = ({ text, quick }: Form): boolean => text && !quick

/** How many that hold the words are looked for. */
const wanted = (form: Form): number => (form.words === 'all' ? form.insights : looked[form.words])

/** In how many of the newest insights to look. */
interface Breadth {
  first: number
  /** How many are published. To look in half of them or more is no less work than to look in all. */
  total: number
  /** In how many to look after `many` of which so many held the words. */
  next(many: number, holding: number): number
}

const published = prepare(sql`select (${publishedCount})::text as total`, 'search:published')
const expected = prepare(sql`explain (format json) select from insights where search @@ ${placeholder('held')}::tsquery`, 'search:expected')

/**
 * Among how many of the newest insights as many should hold the words as are wanted, by how many PostgreSQL expects to hold them.
 * It takes it that words have nothing to do with each other, and so expects few where several mostly stand together.
 */
export async function breadthOf(db: Database, form: Form, held: string): Promise<Breadth> {
  const [counted] = await readRows(db, published, {})
  const total = Number(counted!['total'])
  const next = (many: number, holding: number): number => Math.ceil((surely * wanted(form) * many) / holding)
  if (total < 2 * next(1, 1)) return { first: total, total, next }
  const [explained] = await readRows(db, expected, { held })
  const [{ Plan: plan }] = JSON.parse(explained!['QUERY PLAN']!) as [{ Plan: { 'Plan Rows': number } }]
  const enough = next(total, Math.min(total, plan['Plan Rows']))
  return { first: form.several ? Math.min(atFirst, enough) : enough, total, next }
}

/** The first that hold the words, as many as are wanted, as the table `holders`, and before it what that needs. */
function holders(form: Form, scope: Scope): RawBuilder<unknown>[] {
  const open = sql<SqlBool>`(restriction.reason is null or ts_match_vq(insights.search_open, ${queryOf('held')}))`
  const holding = (condition: RawBuilder<unknown>, from?: RawBuilder<unknown>) =>
    first(form, scope, wanted(form), sql`${condition} and ${open}`, from)
  if (form.words === 'any') return [sql`holders as materialized ${first(form, scope, wanted(form), sql<SqlBool>`true`)}`]
  const inAll = sql`insights.search @@ ${queryOf('held', form.named)}`
  const among = (periods: RawBuilder<unknown>) =>
    sql`words_with_time(insights.search, insights.published_at) @@ (select ${queryOf('held')} && ${periods})`
  if (form.among === 'newest') {
    const many = sql`(select ${placeholder('many')}::bigint)`
    return [sql`holders as materialized ${holding(among(newestPeriods(many)))}`]
  }
  if (form.among === 'since') {
    const since = sql`(select ${placeholder('since')}::timestamptz)`
    // By its function: with the operator the planner reads the index of times as well, however far back that goes.
    const recently = sql`${among(periodsSince(since))} and timestamptz_ge(insights.published_at, ${since})`
    return [sql`holders as materialized ${holding(recently)}`]
  }
  if (form.words === 'all' || !form.several) return [sql`holders as materialized ${holding(inAll)}`]
  // Words that mostly stand together are held by far more than the planner expects: of these the first are looked at one by one.
  const walkedTo = holding(sql`(select often from commonly) and ts_match_vq(insights.search, ${queryOf('held')})`, newest(form, walked))
  return [
    sql`commonly as materialized (select count(*) >= ${sql.lit(common)} as often from (select from insights
      where aasm_state = 'published' and search @@ ${queryOf('held')} limit ${sql.lit(common)}) as few)`,
    sql`holders as materialized (select * from ${walkedTo} as walked_to
      union all select * from ${holding(sql`not (select often from commonly) and ${inAll}`)} as looked_up)`,
  ]
}

/** The time since which a tenth more match than are ranked, so that some may go. */
const sinceRanked = sql`(select position from matching ${inOrder} offset ${sql.lit(ranked + ranked / 10)} limit 1)`

/**
 * The tables of a statement that looks words up: `holders` are the first that hold them, `matching` those of them that match, and
 * `ending` tells how many hold them, whether nothing is gained by looking among more insights, and since when more match than are
 * ranked. Unless nothing is gained, none of the newest are taken to match.
 */
export function lookedUp(form: Form, scope: Scope): RawBuilder<unknown>[] {
  const count = (table: string) => sql`(select count(*) from ${sql.table(table)})`
  return [
    ...holders(form, scope),
    form.words === 'all'
      ? sql`matching as not materialized (select * from holders)`
      : sql`matching as materialized (select * from holders where ts_match_vq(words, ${queryOf('query')}) ${inOrder} limit ${sql.lit(form.insights)})`,
    sql`ending as materialized (select holding, holding >= ${sql.lit(wanted(form))} or ${count('matching')} >= ${sql.lit(form.insights)} as reached,
        ${form.among === 'newest' ? sinceRanked : sql`null`} as since
      from (select ${count('holders')} as holding) as counted)`,
  ]
}

function found(form: Form, scope: Scope): RawBuilder<unknown> {
  if (!form.text) return first(form, scope, form.insights, sql`true`)
  if (form.quick) return typedAhead(form, scope)
  return sql`(select * from matching where ${form.among !== 'all' ? sql`(select reached from ending)` : sql`true`})`
}

/** As the entry of a type finds its matches, of which these stand in `band` of the order of relevance. */
export function matchingInsights(form: Form, scope: Scope, band: number): RawBuilder<unknown> {
  const placed = sql`(select *, row_number() over (${inOrder}) as place from ${found(form, scope)} as found) as found`
  const scored = (score: RawBuilder<unknown>, from = placed): RawBuilder<unknown> =>
    sql`select id, ${sql.lit(form.sort === 'relevance' ? band : 0)} as band, ${score} as score, '' as label from ${from}`
  if (form.sort !== 'relevance' || !looksUp(form)) return scored(sql`-place`)
  const age = sql`extract(epoch from now() - position)::float8 / 86400`
  const rank = sql`ts_rank_cd(words, ${queryOf('query')}) * greatest(0.3, power(0.5, greatest(0, ${age}) / 180))`
  if (form.insights <= ranked) return scored(rank, sql`${found(form, scope)} as found`)
  return scored(sql`case when place > ${sql.lit(ranked)} then -place else ${rank} end`)
}
