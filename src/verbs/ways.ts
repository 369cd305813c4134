/**
 * A list of what a caller sees in several ways. However much that is, a page is found by the newest of each way, which an index
 * has in order; all ways in one condition would be read as a whole and sorted.
 */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { placeholder, readRows } from '../database/read.ts'
import type { Statement, TextRow } from '../database/read.ts'
import type { Resources, ResourceType, Rows } from '../generated/contract.ts'
import type { Caller } from './caller.ts'
import { isIn, ordered, pageOf, partsFrom, valuesOf } from './cursor.ts'
import type { Part } from './cursor.ts'
import type { AskedPage, Beside, Page } from './handler.ts'
import { asCounted } from './many.ts'
import { commonFilters, matching } from './page.ts'
import type { Filter, PlannedOnce } from './page.ts'
import type { Resource } from './resource.ts'
import { scopeValues } from './visible.ts'
import type { Scope } from './visible.ts'
import { foundBy, rowsOf } from './walk.ts'
import { cap, many } from './walk.statements.ts'

/** A way to see rows: whose or of what they are, `one` of several in `each`, and the condition for those of that one. */
export interface Way {
  each?: (scope: Scope) => RawBuilder<unknown>
  where: (scope: Scope) => RawBuilder<SqlBool>
  /** Filters of which the way itself says most. What it says is left out, since the planner would count it twice. */
  instead?: Record<string, Filter>
}

interface Ways<W extends string> {
  ways: Record<W, Way>
  /** The ways that are open to a caller and can lead to what it asks for. */
  open: (caller: Caller, sent: Record<string, unknown>) => readonly W[]
  filters: Record<string, Filter>
  plannedOnce?: PlannedOnce
}

/**
 * Of each of several its share of what is counted is read first, and as many as this at least, unless they are so many themselves
 * that all would be much. Who has no more is done, and where many have as many, the newest of all reach no further back than those.
 */
const few = Math.ceil(Math.sqrt(many))

/** The longest page. */
const longest = 100

/** In which order a list is walked, and of which part of it: where it is known since when it has a page, no earlier. */
interface Course {
  descending: boolean
  part: Part
  recent?: true
}

/** The first rows, of a time since which there is a page of them. */
const recently: Course = { part: 'all', descending: true, recent: true }

/** The order of these lists. */
const inTime = (time: RawBuilder<unknown>, id: RawBuilder<unknown>, descending: boolean): RawBuilder<unknown> =>
  descending ? sql`${time} desc, ${id} desc` : sql`${time} asc, ${id} asc`

/** The rows of a way that match and come first on a course, as many as are asked for. */
function firstOf(table: string, { each, where }: Way, matches: RawBuilder<SqlBool>, scope: Scope, course: Course): RawBuilder<unknown> {
  const [id, time] = [sql.ref(`${table}.id`), sql.ref(`${table}.created_at`)]
  const first = sql`(select ${id}, ${time} as position from ${sql.table(table)}
    where ${where(scope)} and ${matches} and ${isIn(course.part, course.descending, time, id)}
      ${course.recent ? sql`and ${time} >= ${placeholder('since')}::timestamptz` : sql``}
    order by ${inTime(time, id, course.descending)} limit (select ${placeholder('size')}::int))`
  if (!each) return first
  return sql`(with several as materialized (${each(scope)})
    select first.id, first.position from several as one cross join lateral ${first} as first)`
}

/** The newest rows of a way that match, as many as are counted. */
function newestOf(table: string, { each, where }: Way, matches: RawBuilder<SqlBool>, scope: Scope): RawBuilder<unknown> {
  const [id, time] = [sql.ref(`${table}.id`), sql.ref(`${table}.created_at`)]
  const newest = (most: RawBuilder<unknown>, since = sql`true`) => sql`(select ${id}, ${time} as position from ${sql.table(table)}
    where ${where(scope)} and ${matches} and ${since} order by ${time} desc, ${id} desc limit ${most})`
  const all = sql.lit(many + 1)
  if (!each) return newest(all)
  const share = sql`(select n from share)`
  return sql`(with several as materialized (select row_number() over () as place, one.* from (${each(scope)}) as one),
    share as materialized (select greatest(least(${sql.lit(few)}, ${sql.lit(few * (many + 1))} / several), ${all} / several, 1) as n
      from (select greatest(count(*), 1) as several from several) as counted),
    first as materialized (select one.place, newest.id, newest.position from several as one cross join lateral ${newest(share)} as newest),
    reach as materialized (select position from first order by position desc offset ${sql.lit(many)} limit 1)
    select id, position from first union
    select newest.id, newest.position from several as one cross join lateral
      ${newest(all, sql`${time} >= coalesce((select position from reach), '-infinity')`)} as newest
      where one.place in (select place from first group by place having count(*) = ${share}))`
}

/** The rows of all ways together, each once, of what each way has. */
type Seen = (scope: Scope, rows: (way: Way, matches: RawBuilder<SqlBool>) => RawBuilder<unknown>) => RawBuilder<unknown>

/** The ids of a page, each with how many rows there are, as far as they are counted, and since when there is the longest page. */
const counted = (table: string, seen: Seen) => (scope: Scope) =>
  sql`with matched as materialized (
      select id, position from ${seen(scope, (way, matches) => newestOf(table, way, matches, scope))}
      order by position desc, id desc limit ${sql.lit(many + 1)}),
    shown as (select id, position from matched order by position desc, id desc
      limit (select ${placeholder('size')}::int) offset (select ${placeholder('offset')}::int))
    select shown.id, shown.position::text as ${sql.ref(ordered)}, counted.n::text as total, (select position from matched
      order by position desc, id desc offset ${sql.lit(longest - 1)} limit 1)::text as since
    from (select count(*) as n from matched) as counted left join shown on true
    order by shown.position desc, shown.id desc`

/** The ids of the first rows on a course. */
const walked = (table: string, seen: Seen, course: Course) => (scope: Scope) =>
  sql`select id, position::text as ${sql.ref(ordered)}
    from ${seen(scope, (way, matches) => firstOf(table, way, matches, scope, course))}
    order by ${inTime(sql`position`, sql`id`, course.descending)} limit (select ${placeholder('size')}::int)`

type Asked = AskedPage & { filters: Record<string, unknown> }

const any = { insteadOfVisible: () => sql<SqlBool>`true` }

/**
 * GET what the caller sees in the ways that are open to it, the newest first, by pages, counted up to the cap. Where there were
 * many lately they are not counted again.
 */
export const pageByWays = <T extends ResourceType, W extends string>(r: Resource<T>, { ways, open, filters, plannedOnce }: Ways<W>) => {
  const verb = r.nameOf('ways')
  const all = { ...commonFilters(r.table), ...filters }
  return async ({ caller, db, filters: sent, page }: Asked): Promise<Page<Resources[T]['item']>> => {
    const leading = open(caller, sent)
    if (leading.length === 0) return { kind: 'page', rows: [], total: 0, capped: false }
    const ofWay = (name: W) => matching(r, { rows: any, filters: { ...all, ...ways[name].instead }, plannedOnce }, sent)
    const { names, values: asked, named } = ofWay(leading[0]!)
    const values = { ...scopeValues(caller), ...asked }
    const seen: Seen = (scope, rows) =>
      sql`(${sql.join(
        leading.map((name) => rows(ways[name], ofWay(name).where(scope))),
        sql` union `,
      )}) as seen`
    const nature = named ? 'long' : 'planned'
    const kind = r.kindOf(caller)
    const statement = (name: string, build: (scope: Scope) => RawBuilder<unknown>): Statement =>
      r.statement([verb, name, ...leading, ...names].join(':'), kind, build, nature)
    const walk = (course: Course, places: Record<string, unknown>) => {
      const direction = course.descending ? 'down' : 'up'
      const one = statement(`${direction}:${course.recent ? 'recent' : course.part}`, walked(r.table, seen, course))
      return readRows(db, one, { ...values, ...places })
    }
    const counting = statement('counted', counted(r.table, seen))
    const list = asCounted(db, counting, values)
    const count = async (size: number, offset: number) => {
      const rows = await readRows(db, counting, { ...values, size, offset })
      const total = Number(rows[0]!['total'])
      list.remember(total, rows[0]!['since'] ?? undefined)
      return { total, found: rows.filter((row) => row['id'] !== null) }
    }
    const answer = async (found: readonly TextRow[], total: number, beside?: Beside): Promise<Page<Resources[T]['item']>> => {
      const { ids, times } = foundBy(found, true)
      const rows = await rowsOf(db, caller, r, ids, times)
      const typed = rows as Rows[Resources[T]['item']][]
      return { kind: 'page', rows: typed, total: Math.min(total, cap), capped: total > cap, ...(beside && { beside }) }
    }

    if (!page.from) {
      const offset = Math.min((page.number - 1) * page.size, cap)
      const size = Math.min(page.size, cap - offset)
      // A further page would be read from the start of each way.
      const ofMany = list.since && offset === 0 ? await walk(recently, { size, since: list.since }) : undefined
      if (ofMany?.length === size) return answer(ofMany, many)
      const { found, total } = await count(size, offset)
      return answer(found, total)
    }
    // Each has a time, so that there is one part.
    const descending = !page.from.back
    const course = { descending, part: partsFrom(page.from, descending)[0]! }
    const { rows, beside } = pageOf(await walk(course, { ...valuesOf(page.from), size: page.size + 1 }), page.size, page.from)
    const total = page.withoutTotal ? 0 : list.hadMany ? many : (await count(0, 0)).total
    return answer(rows, total, beside)
  }
}
