import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Resources, ResourceType, Rows } from '../generated/contract.ts'
import type { Order } from './cursor.ts'
import type { AskedPage, Known, Page } from './handler.ts'
import type { Resource } from './resource.ts'
import { listedOf } from './visible.ts'
import type { Listed, Scope } from './visible.ts'
import { walk } from './walk.ts'
import type { Total } from './walk.statements.ts'

/** A filter as a predicate. `value`: the place of what was sent; `alone`: of the value of a list that has just one. */
export type Filter = (value: string, scope: Scope, alone?: string) => RawBuilder<SqlBool>

/** Whether a column has one of the values that were sent. One alone is compared, so that an index has its rows in order. */
export const isAmong =
  (column: string): Filter =>
  (value, _scope, alone) =>
    alone === undefined ? sql`${sql.ref(column)} = any(${value}::text[])` : sql`${sql.ref(column)} = ${alone}::text`

/** The filters that every list has; `changed` is the time of the last change, of which the contract asks where a type shows it. */
export const commonFilters = (
  table: string,
  changed: RawBuilder<unknown> = sql.ref(`${table}.updated_at`),
): Record<'ids' | 'updated-after', Filter> => ({
  ids: isAmong(`${table}.id`),
  'updated-after': (value) => sql`${changed} > ${value}::timestamptz`,
})

/** Filters that were sent together, as `Matching` names them, for which one plan is the best whatever their values are. */
export type PlannedOnce = readonly string[]

/** Filters and orders by the names that the contract has for them. */
export interface PageOptions<F extends string, S extends string> {
  /** Which rows are listed; all that are visible unless said. */
  rows?: Listed
  filters?: Record<F, Filter>
  plannedOnce?: PlannedOnce
  /** The order of each sort key. Without one the list has the default of the contract, else the first. Newest first unless said. */
  orders?: Record<S, Order>
  /** When a row was changed, where its table does not say so. */
  changed?: RawBuilder<unknown>
  /** How an unfiltered list is counted; a filtered one is counted up to the cap unless the list is counted exactly. */
  total?: Total
}

const newestFirst = { '-created-at': { column: 'created_at', descending: true } }

type Asked<F extends string, S extends string> = AskedPage & Known<F, S> & { filters: Record<string, unknown>; sort: string | undefined }

/** Places of a filter, apart from those of the caller. */
const placeOf = (name: string): string => `filter ${name}`
const placeAlone = (name: string): string => `alone ${name}`

/** The rows that a request asks for, on all pages together. */
interface Matching {
  /** The filters that were sent, in order, each with a mark where it has one value of a list. */
  names: readonly string[]
  /** Whether one plan is the best whatever the values are, as it is without filters. */
  named: boolean
  where: (scope: Scope) => RawBuilder<SqlBool>
  values: Record<string, unknown>
}

/** The rows and the filters of a list, with the filters that every list has. */
export const withCommon = (
  { table }: Resource,
  { rows, filters, plannedOnce, changed }: Pick<PageOptions<never, never>, 'rows' | 'filters' | 'plannedOnce' | 'changed'>,
) => ({
  rows,
  plannedOnce,
  filters: { ...commonFilters(table, changed), ...filters } as Record<string, Filter>,
})

/** What of the rows of a list matches the filters that were sent. */
export function matching(
  r: Resource,
  {
    rows,
    filters,
    plannedOnce = [],
  }: { rows?: Listed | undefined; filters: Record<string, Filter>; plannedOnce?: PlannedOnce | undefined },
  sent: Record<string, unknown>,
): Matching {
  const given = Object.entries(sent)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value, alone: Array.isArray(value) && value.length === 1 ? (value as unknown[])[0] : undefined }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const names = given.map(({ name, alone }) => (alone === undefined ? name : `${name}=`))
  return {
    names,
    named: names.length === 0 || plannedOnce.includes(names.join(' ')),
    where: (scope) => {
      const filtered = given.map(({ name, alone }) =>
        filters[name]!(scope.place(placeOf(name)), scope, alone === undefined ? undefined : scope.place(placeAlone(name))),
      )
      return sql<SqlBool>`${sql.join([listedOf(r, rows, scope), ...filtered], sql` and `)}`
    },
    values: Object.fromEntries(
      given.flatMap(({ name, value, alone }) => [
        [placeOf(name), value],
        [placeAlone(name), alone],
      ]),
    ),
  }
}

/**
 * GET many, by pages. Each combination of filters and order is one statement, compiled when it is first asked for; filtered ones
 * are planned for the values of each request unless it is said otherwise, since the best plan depends on them.
 */
export const page = <T extends ResourceType, F extends string = never, S extends string = '-created-at'>(
  r: Resource<T>,
  options: PageOptions<F, S> = {},
) => {
  const { orders: given, total = 'exact', changed } = options
  const verb = r.nameOf('page')
  const listed = withCommon(r, options)
  const own: Record<string, Order> = given ?? newestFirst
  const [usual] = Object.keys(own)
  const orders: Record<string, Order> = { ...own, 'updated-at': { column: changed ?? 'updated_at', descending: false } }
  // The names are those of the options; what the operation has is not taken for them.
  return async (asked: Asked<NoInfer<F>, NoInfer<S>>): Promise<Page<Resources[T]['item']>> => {
    const { names, named, where, values } = matching(r, listed, asked.filters)
    const sort = asked.sort ?? usual!
    const unfiltered = names.length === 0
    const walked = await walk(asked.db, asked.caller, asked.page, {
      resource: r,
      key: [verb, sort, ...names].join(':'),
      where,
      values,
      order: orders[sort]!,
      total: unfiltered || total === 'exact' ? total : 'capped',
      near: unfiltered && typeof total === 'object' ? total.near?.[sort] : undefined,
      named,
    })
    return { kind: 'page', ...walked, rows: walked.rows as Rows[Resources[T]['item']][] }
  }
}
