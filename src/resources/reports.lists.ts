/** What the lists of reports have in common: their filters, their orders, and the months that they show unless asked. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { ResourceType } from '../generated/contract.ts'
import { page } from '../verbs/page.ts'
import type { Filter, PageOptions } from '../verbs/page.ts'
import type { Resource } from '../verbs/resource.ts'
import type { Order } from '../verbs/walk.ts'

/** How many months are listed where none is asked for. */
const monthsShown = 12

/**
 * Whether the caller leads the company of the row. Out of the planner's sight, which would else plan anew for each of the many
 * who lead none.
 */
export const isLedBy = (table: string, leads: string) => sql<boolean>`${sql.ref(`${table}.company_id`)} = (select ${leads}::text)`

const among =
  (column: string): Filter =>
  (value) =>
    sql`${sql.ref(column)} = any(${value}::text[])`
export const ofAccount = (table: string): Record<string, Filter> => ({ 'account-id': among(`${table}.account_id`) })
export const ofCompany = (table: string): Record<string, Filter> => ({ 'company-id': among(`${table}.company_id`) })
export const ofDistribution = (table: string): Record<string, Filter> => ({
  dimension: among(`${table}.dimension`),
  bucket: among(`${table}.bucket`),
})
const ofMonths: Record<string, Filter> = {
  from: (value) => sql`period >= (${value} || '-01')::date`,
  to: (value) => sql`period <= (${value} || '-01')::date`,
}

/** The figures of added value, and those of readership. */
export const ofValue = ['qva', 'engagement-points', 'collaboration-points', 'share', 'share-3m', 'rank', 'insights-published']
export const ofReadership = ['views', 'reads', 'unique-readers', 'unique-firms', 'dwell-seconds', 'share']

/** Both orders by each of these attributes, falling and rising. */
export const ordersBy = (...attributes: readonly string[]): Record<string, Order> =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      const column = attribute.replaceAll('-', '_')
      return [
        [`-${attribute}`, { column, descending: true }],
        [attribute, { column, descending: false }],
      ]
    }),
  )

/** GET rows of months: of those that are asked for, else of the newest there are. */
export function pageOfMonths<T extends ResourceType>(r: Resource<T>, options: PageOptions) {
  const filters = { ...ofMonths, ...options.filters }
  const table = sql.table(r.table)
  const newest = page(r, {
    ...options,
    filters,
    where: (scope) => sql<SqlBool>`${r.visible(scope)} and ${sql.ref(`${r.table}.period`)} >
      (select max(shown.period) from ${table} as shown) - make_interval(months => ${sql.lit(monthsShown)})`,
  })
  const every = page(r, { ...options, filters })
  return (asked: Parameters<typeof every>[0]) =>
    (asked.filters['from'] === undefined && asked.filters['to'] === undefined ? newest : every)(asked)
}
