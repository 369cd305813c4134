/** The statements of a page: its rows and what they are counted by. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { isIn, ordered } from './cursor.ts'
import type { Order, Part } from './cursor.ts'
import type { Resource } from './resource.ts'
import type { Scope } from './visible.ts'

/**
 * SQL of one row for a place in a list that descends by time: `until`, a time shortly after that of the row there, and `before`,
 * how many rows of the list are of that time or later.
 */
export type Near = (offset: RawBuilder<unknown>) => RawBuilder<unknown>

/**
 * `counter`: SQL that answers the exact total, `short` where that and the first page are found at once, `near` where a far page
 * in an order is; `exact`: the rows are few enough to count; `capped`: up to the cap.
 */
export type Total = { counter: (scope: Scope) => RawBuilder<unknown>; short?: true; near?: Record<string, Near> } | 'exact' | 'capped'

export interface Walk {
  resource: Resource
  /** Names this walk among those of its resource. */
  key: string
  where: (scope: Scope) => RawBuilder<SqlBool>
  values: Record<string, unknown>
  order: Order
  total: Total
  near?: Near | undefined
  /** False where the best plan depends on the values, as with filters; `unless many`: where it does so for the first of many alone. */
  named: boolean | 'unless many'
}

/** How many matches are counted, and reachable, where counting them all would cost too much. */
export const cap = 1_000

/** How many matches are so many that they are not counted again for a while (many.ts). As far as this they are counted. */
export const many = cap + cap / 4

/** How many rows a walk has, up to the cap where that is how they are counted. */
export function counted(w: Walk, scope: Scope): RawBuilder<unknown> {
  if (typeof w.total === 'object') return w.total.counter(scope)
  const table = sql.table(w.resource.table)
  if (w.total === 'exact') return sql`select count(*) from ${table} where ${w.where(scope)}`
  return sql`select count(*) from (select 1 from ${table} where ${w.where(scope)} limit ${sql.lit(many + 1)}) as reached`
}

type Build = (w: Walk, scope: Scope, size: RawBuilder<unknown>, as: 'item' | 'rest of item') => RawBuilder<unknown>

/** The parts that every builder needs. */
function parts({ resource, order: { column, descending } }: Walk, scope: Scope) {
  const [onward, backward] = descending ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`]
  return {
    table: sql.table(resource.table),
    column: typeof column === 'string' ? sql.ref(`${resource.table}.${column}`) : typeof column === 'function' ? column(scope) : column,
    id: sql.ref(`${resource.table}.id`),
    onward,
    backward,
    offset: sql`${scope.place('offset')}::bigint`,
  }
}

const first: Build = (w, scope, size, as) => {
  const { table, column, id, onward } = parts(w, scope)
  return sql`${w.resource.select(as, scope, sql`(${counted(w, scope)})::text as total`)} from ${table} ${w.resource.joins(scope)}
    where ${w.where(scope)} order by ${column} ${onward}, ${id} ${onward} limit ${size}`
}

/** The rows of `page`, an expression that names ids and positions, as they are listed. */
const joined = (w: Walk, scope: Scope, page: RawBuilder<unknown>): RawBuilder<unknown> => {
  const { table, id, onward } = parts(w, scope)
  return sql`${w.resource.select('item', scope, sql`(select n from counted)::text as total`)}
    from ${page} as page join ${table} on ${id} = page.id ${w.resource.joins(scope)}
    order by page.position ${onward}, page.id ${onward}`
}

const fromStart: Build = (w, scope, size) => {
  const { table, column, id, onward, offset } = parts(w, scope)
  return sql`with counted as materialized (select (${counted(w, scope)})::bigint as n)
    ${joined(
      w,
      scope,
      sql`(select ${id}, ${column} as position from ${table} where ${w.where(scope)}
        order by ${column} ${onward}, ${id} ${onward} limit ${size} offset ${offset})`,
    )}`
}

/** Backwards from the end; the last page holds what is left of it. */
const fromEnd: Build = (w, scope, size) => {
  const { table, column, id, backward, offset } = parts(w, scope)
  return sql`with counted as materialized (select (${counted(w, scope)})::bigint as n)
    ${joined(
      w,
      scope,
      sql`(select id, position from (
          select ${id}, ${column} as position from ${table} where ${w.where(scope)}
          order by ${column} ${backward}, ${id} ${backward} limit ${size}
          offset (select greatest(0, n - ${offset} - ${size}) from counted)) as walked
        order by position ${backward}, id ${backward} limit (select greatest(0, least(${size}, n - ${offset})) from counted))`,
    )}`
}

/** From the time at which the page is near, which is told by how many rows come before it. */
const fromNear: Build = (w, scope, size) => {
  const { table, column, id, onward, offset } = parts(w, scope)
  return sql`with counted as materialized (select (${counted(w, scope)})::bigint as n),
    near as materialized (${w.near!(offset)})
    ${joined(
      w,
      scope,
      sql`(select ${id}, ${column} as position from ${table} where ${w.where(scope)} and ${column} < (select until from near)
        order by ${column} ${onward}, ${id} ${onward} limit ${size} offset (select ${offset} - before from near))`,
    )}`
}

/**
 * The ids of what is counted up to the cap, in one row at least. Few matches are found by whatever index fits them and sorted; of
 * many none are told, since these are near where the order's own index is walked.
 */
const amongMatches: Build = (w, scope, size) => {
  const { table, column, id, onward, offset } = parts(w, scope)
  const inOrder = sql`order by position ${onward}, id ${onward}`
  return sql`with matched as materialized (
      select ${id}, ${column} as position from ${table} where ${w.where(scope)} limit ${sql.lit(many + 1)}),
    counted as materialized (select count(*) as n from matched)
    select id, position::text as ${sql.ref(ordered)}, n::text as total from counted
      left join (select id, position from matched where (select n from counted) <= ${sql.lit(many)} ${inOrder} limit ${size} offset ${offset}) as page
      on true ${inOrder}`
}

/** The ids of what is known to have many matches, by the order's own index. */
const amongMany: Build = (w, scope, size) => {
  const { table, column, id, onward, offset } = parts(w, scope)
  return sql`select ${id}, ${column}::text as ${sql.ref(ordered)} from ${table} where ${w.where(scope)}
    order by ${column} ${onward}, ${id} ${onward} limit ${size} offset ${offset}`
}

/** The first page, one by its number from either end or from near it, and one of matches that are counted up to the cap. */
export const builders = { first, start: fromStart, end: fromEnd, near: fromNear, matches: amongMatches, many: amongMany }

/** The ids of a page from a position on, in one part of the list, and what each is ordered by. */
export function further(w: Walk, scope: Scope, part: Part, descending: boolean, size: RawBuilder<unknown>): RawBuilder<unknown> {
  const { table, column, id } = parts(w, scope)
  const direction = descending ? sql`desc` : sql`asc`
  return sql`select ${id}, (${column})::text as ${sql.ref(ordered)} from ${table}
    where ${w.where(scope)} and ${isIn(part, descending, column, id)}
    order by ${column} ${direction}, ${id} ${direction} limit ${size}`
}
