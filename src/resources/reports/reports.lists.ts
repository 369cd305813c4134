/** The common parts of the lists of reports: filters, orders, and the months that they show by default. */
import { sql } from 'kysely'
import type { ResourceType } from '../../generated/contract.ts'
import { prepare, readRows } from '../../database/read.ts'
import { ofFirm } from '../../verbs/firms.ts'
import { isAmong } from '../../verbs/page.ts'
import type { Filter, PageOptions } from '../../verbs/page.ts'
import type { Resource } from '../../verbs/resource.ts'
import type { Scope } from '../../verbs/visible.ts'
import type { Order } from '../../verbs/cursor.ts'
import { countsOf, onceCounted, pageOfReport, pointsOf } from './reports.meta.ts'
import type { About } from './reports.meta.ts'

/** How many months are listed where none is asked for. */
const monthsShown = 12

/**
 * Whether the caller leads the company of the row. Out of the planner's sight, which would else plan anew for each of the many
 * who lead none.
 */
export const isLedBy = (table: string, leads: string) => sql<boolean>`${sql.ref(`${table}.company_id`)} = (select ${leads}::text)`

/** Whether the row is about what the caller wrote for the firm that it is of, or leads the company of the row. */
export function isOwnOrLed(table: string, { me, company, leads }: Scope) {
  const firm = sql.ref(`${table}.company_id`)
  return sql<boolean>`((${sql.ref(`${table}.account_id`)} = ${me} and ${ofFirm(firm, company)}) or ${firm} = ${leads})`
}

export const ofAccount = (table: string) => ({ 'account-id': isAmong(`${table}.account_id`) })
export const ofCompany = (table: string) => ({ 'company-id': isAmong(`${table}.company_id`) })
export const ofDistribution = (table: string) => ({
  dimension: isAmong(`${table}.dimension`),
  bucket: isAmong(`${table}.bucket`),
})
const ofMonths: Record<'from' | 'to', Filter> = {
  from: (value) => sql`period >= (${value} || '-01')::date`,
  to: (value) => sql`period <= (${value} || '-01')::date`,
}

/** The figures of added value, and those of readership. */
export const ofValue = ['qva', 'engagement-points', 'collaboration-points', 'share', 'share-3m', 'rank', 'insights-published'] as const
export const ofReadership = ['views', 'reads', 'unique-readers', 'unique-firms', 'dwell-seconds', 'share'] as const

export const totalsOfValue = { ...pointsOf('engagement-points', 'collaboration-points', 'qva', 'share'), ...countsOf('insights-published') }
export const totalsOfReadership = countsOf('views', 'reads', 'dwell-seconds')

/** Both orders by each of these columns, falling and rising. */
export const ordersOf = <A extends string>(columns: Record<A, Order['column']>): Record<A | `-${A}`, Order> =>
  Object.fromEntries<Order>(
    Object.entries<Order['column']>(columns).flatMap(([attribute, column]) => [
      [`-${attribute}`, { column, descending: true }],
      [attribute, { column, descending: false }],
    ]),
  ) as Record<A | `-${A}`, Order>

/** Both orders by each of these attributes, falling and rising. */
export const ordersBy = <A extends string>(...attributes: readonly A[]): Record<A | `-${A}`, Order> =>
  ordersOf(Object.fromEntries(attributes.map((one) => [one, one.replaceAll('-', '_')])) as Record<A, string>)

/**
 * GET rows of months: of those that are asked for, else of the newest there are. When these begin is asked before, so that it
 * can be seen of which part of all rows they are when a statement is planned for what else is asked.
 */
export function pageOfMonths<T extends ResourceType, F extends string = never, S extends string = never>(
  r: Resource<T>,
  options: PageOptions<F, S>,
  totals: About['totals'],
) {
  const filters = { ...ofMonths, ...options.filters } as Record<F | keyof typeof ofMonths, Filter>
  const listed = pageOfReport(r, { ...options, filters, plannedOnce: ['from'] }, { counted: onceCounted, totals })
  const begins = prepare(
    sql`select to_char(max(period) - make_interval(months => ${sql.lit(monthsShown - 1)}), 'YYYY-MM') as month from ${sql.table(r.table)}`,
    `${r.nameOf('months')}:${r.type}`,
  )
  return async (asked: Parameters<typeof listed>[0]) => {
    if (asked.filters['from'] !== undefined || asked.filters['to'] !== undefined) return listed(asked)
    const [newest] = await readRows(asked.db, begins, {})
    return listed({ ...asked, filters: { ...asked.filters, from: newest!['month'] ?? undefined } })
  }
}
