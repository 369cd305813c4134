/**
 * A list of what a caller sees in several ways. However much that is, a page is found by the newest of each way, which an index
 * has in order; all ways in one condition would be read as a whole and sorted.
 */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { placeholder, readRows } from '../database/read.ts'
import type { Resources, ResourceType, Rows } from '../generated/contract.ts'
import type { Caller } from './caller.ts'
import type { AskedPage, Page } from './handler.ts'
import { matching } from './page.ts'
import type { Filter } from './page.ts'
import type { Resource } from './resource.ts'
import { scopeValues } from './visible.ts'
import type { Scope } from './visible.ts'
import { cap, rowsOf } from './walk.ts'

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
}

/** Of each of several a few are read first: where many have as many, the newest of all reach no further back than those. */
const few = Math.ceil(Math.sqrt(cap))

/** The newest rows of a way that match, as many as are counted. */
function newestOf(table: string, { each, where }: Way, matches: RawBuilder<SqlBool>, scope: Scope): RawBuilder<unknown> {
  const [id, time] = [sql.ref(`${table}.id`), sql.ref(`${table}.created_at`)]
  const newest = (most: number, since = sql`true`) => sql`(select ${id}, ${time} as position from ${sql.table(table)}
    where ${where(scope)} and ${matches} and ${since} order by ${time} desc, ${id} desc limit ${sql.lit(most)})`
  if (!each) return newest(cap + 1)
  return sql`(with several as materialized (${each(scope)}),
    reach as materialized (select newest.position from several as one cross join lateral ${newest(few)} as newest
      order by newest.position desc offset ${sql.lit(cap)} limit 1)
    select newest.id, newest.position from several as one cross join lateral
      ${newest(cap + 1, sql`${time} >= coalesce((select position from reach), '-infinity')`)} as newest)`
}

type Asked = AskedPage & { filters: Record<string, unknown> }

const all = { insteadOfVisible: () => sql<SqlBool>`true` }

/** GET what the caller sees in the ways that are open to it, the newest first, by pages, counted up to the cap. */
export const pageByWays = <T extends ResourceType, W extends string>(r: Resource<T>, { ways, open, filters }: Ways<W>) => {
  const verb = r.nameOf('ways')
  return async ({ caller, db, filters: sent, page }: Asked): Promise<Page<Resources[T]['item']>> => {
    const leading = open(caller, sent)
    if (leading.length === 0) return { kind: 'page', rows: [], total: 0, capped: false }
    const ofWay = (name: W) => matching(r, { rows: all, filters: { ...filters, ...ways[name].instead } }, sent)
    const { names, values } = ofWay(leading[0]!)
    const statement = r.statement(
      [verb, ...leading, ...names].join(':'),
      r.kindOf(caller),
      (scope) => sql`with matched as materialized (
          select id, position from (${sql.join(
            leading.map((name) => newestOf(r.table, ways[name], ofWay(name).where(scope), scope)),
            sql` union `,
          )}) as seen order by position desc, id desc limit ${sql.lit(cap + 1)}),
        shown as (select id, position from matched order by position desc, id desc
          limit (select ${placeholder('size')}::int) offset (select ${placeholder('offset')}::int))
        select shown.id, counted.n::text as total from (select count(*) as n from matched) as counted left join shown on true
        order by shown.position desc, shown.id desc`,
      names.length === 0 ? 'long' : 'planned',
    )
    const offset = (page.number - 1) * page.size
    const size = Math.max(0, Math.min(page.size, cap - offset))
    const found = await readRows(db, statement, { ...scopeValues(caller), ...values, size, offset: Math.min(offset, cap) })
    const total = Number(found[0]!['total'])
    const ids = found.flatMap((row) => row['id'] ?? [])
    const rows = ids.length === 0 ? [] : await rowsOf(db, caller, r, ids)
    return { kind: 'page', rows: rows as unknown as Rows[Resources[T]['item']][], total: Math.min(total, cap), capped: total > cap }
  }
}
