/** What a list of reports says of itself: its periods, when it was counted, and the sums of all rows that match. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { readRows } from '../../database/read.ts'
import type { ResourceType } from '../../generated/contract.ts'
import type { AskedPage } from '../../verbs/handler.ts'
import { askedBy, keptLately } from '../../verbs/caches.ts'
import { matching, page, withCommon } from '../../verbs/page.ts'
import type { PageOptions } from '../../verbs/page.ts'
import type { Resource } from '../../verbs/resource.ts'
import { scopeValues } from '../../verbs/visible.ts'
import type { Scope } from '../../verbs/visible.ts'
import { many } from '../../verbs/walk.statements.ts'
import { written } from '../../verbs/timestamps.ts'

/** The version of the formulas of the reports. */
export const formulaVersion = 2

/** How many rows are summed up; more would take too long. */
const mostSummed = 100_000

/** Sums over the rows of `matching`, by their attributes. */
type Sums = Record<string, RawBuilder<unknown>>

/** When the figures were counted last, and what they come to. */
export interface About {
  counted: RawBuilder<unknown>
  totals: Sums
  /** The figures, before `where`; the rows of the table unless said. */
  rows?: (scope: Scope) => RawBuilder<unknown>
}

const columnOf = (attribute: string) => sql.ref(attribute.replaceAll('-', '_'))
const each = (attributes: readonly string[], sum: (column: RawBuilder<unknown>) => RawBuilder<unknown>): Sums =>
  Object.fromEntries(attributes.map((one) => [one, sum(columnOf(one))]))

export const countsOf = (...attributes: string[]): Sums => each(attributes, (column) => sql`coalesce(sum(${column}), 0)`)
export const pointsOf = (...attributes: string[]): Sums => each(attributes, (column) => sql`coalesce(sum(${column}), 0)::text`)
export const moneyIn = (currency: string, ...attributes: string[]): Sums =>
  each(
    attributes,
    (column) => sql`(select coalesce(jsonb_object_agg(currency, amount), '{}') from (
      select ${sql.ref(currency)} as currency, sum(${column}) as amount from matching group by 1) as by_currency)`,
  )

/** Figures that are counted when a month is closed or corrected, and those that are counted anew while it runs. */
export const onceCounted = sql`max(updated_at)`
export const countedAnew = sql`max(as_of)`

const objectOf = (parts: Sums) =>
  sql`json_build_object(${sql.join(Object.entries(parts).flatMap(([name, value]) => [sql.lit(name), value]))})`

const metaOf = ({ counted, totals }: About) =>
  objectOf({
    'period-from': sql`min(period)`,
    'period-to': sql`max(period)`,
    'generated-at': written(counted),
    'formula-version': sql`${sql.lit(formulaVersion)}::integer`,
    totals: sql`case when count(*) <= ${sql.lit(mostSummed)} then ${objectOf(totals)} end`,
  })

/** What lists of many rows say of themselves. It is found out again when those are counted again. */
const lists = keptLately<Record<string, unknown>>()

/** GET rows of a report, by pages. The sums are those of the moment after the page was read, or of many rows of a while before. */
export function pageOfReport<T extends ResourceType, F extends string = never, S extends string = never>(
  r: Resource<T>,
  options: PageOptions<F, S>,
  about: About,
) {
  const listed = page(r, options)
  const verb = r.nameOf('about')
  const narrowed = withCommon(r, options)
  const metaFor = async ({ db, caller, filters }: AskedPage & { filters: Record<string, unknown> }) => {
    const { names, named, where, values } = matching(r, narrowed, filters)
    const statement = r.statement(
      [verb, ...names].join(':'),
      r.kindOf(caller),
      (scope) => sql`with matching as (
          ${about.rows?.(scope) ?? sql`select * from ${sql.table(r.table)}`} where ${where(scope)} limit ${sql.lit(mostSummed + 1)})
        select ${metaOf(about)}::text as meta, count(*)::text as total from matching`,
      named ? 'long' : 'planned',
    )
    const given = { ...scopeValues(caller), ...values }
    const list = lists(db, askedBy(statement, given))
    if (list.lately) return list.lately
    const [row] = await readRows(db, statement, given)
    const meta = JSON.parse(row!['meta']!) as Record<string, unknown>
    if (Number(row!['total']) > many) list.remember(meta)
    return meta
  }
  return async (asked: Parameters<typeof listed>[0]) => ({
    ...(await listed(asked)),
    meta: asked.page.withoutTotal ? {} : await metaFor(asked),
  })
}
