import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { hole } from '../database/read.ts'
import type { Resources, ResourceType, Rows } from '../generated/contract.ts'
import type { AskedPage, Page } from './handler.ts'
import type { Resource } from './resource.ts'
import type { Scope } from './visible.ts'
import { walk } from './walk.ts'
import type { Order, Total } from './walk.ts'

/** A filter as a predicate; `value` is the place of what was sent. */
export type Filter = (value: string, scope: Scope) => RawBuilder<SqlBool>

export interface PageOptions {
  /** Which of the visible rows are listed; all of them unless said. */
  where?: (scope: Scope) => RawBuilder<SqlBool>
  filters?: Record<string, Filter>
  /** The order of each sort key; the first is the order without one. Newest first unless said. */
  orders?: Record<string, Order>
  /** How an unfiltered list is counted; a filtered one is counted up to the cap unless the list is counted exactly. */
  total?: Total
}

const newestFirst: Record<string, Order> = { '-created-at': { column: 'created_at', descending: true } }

/** A filter's place, apart from those of the caller. */
const placeOf = (name: string): string => `filter ${name}`

/**
 * GET many, by pages. Each combination of filters and order is one statement, compiled when it is first asked for;
 * filtered ones are planned for the values of each request, since the best plan depends on them.
 */
export const page = <T extends ResourceType>(
  r: Resource<T>,
  { where, filters = {}, orders = newestFirst, total = 'exact' }: PageOptions = {},
) => {
  const verb = r.nameOf('page')
  return async (asked: AskedPage & { filters: Record<string, unknown>; sort: string | undefined }): Promise<Page<Resources[T]['item']>> => {
    const given = Object.entries(asked.filters).filter(([, value]) => value !== undefined)
    const names = given.map(([name]) => name).sort()
    const sort = asked.sort ?? Object.keys(orders)[0]!
    const walked = await walk(asked.db, asked.caller, asked.page, {
      resource: r,
      key: [verb, sort, ...names].join(':'),
      where: (scope) =>
        sql<SqlBool>`${sql.join([where?.(scope) ?? r.visible(scope), ...names.map((name) => filters[name]!(hole(placeOf(name)), scope))], sql` and `)}`,
      values: Object.fromEntries(given.map(([name, value]) => [placeOf(name), value])),
      order: orders[sort]!,
      total: names.length > 0 && total !== 'exact' ? 'capped' : total,
      named: names.length === 0,
    })
    return { kind: 'page', ...walked, rows: walked.rows as unknown as Rows[Resources[T]['item']][] }
  }
}
