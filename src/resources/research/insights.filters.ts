/** Filters and orders of the lists of insights. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { badFilter, refuseAll } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import type { FilterOf, SortOf } from '../../verbs/handler.ts'
import { commonFilters, isAmong } from '../../verbs/page.ts'
import type { Filter } from '../../verbs/page.ts'
import type { Order } from '../../verbs/cursor.ts'
import { authorIsKnown } from './insights.authors.ts'
import { isFollowed } from './insights.following.ts'
import { holds } from './insights.matching.ts'

const overlaps = (column: string) => (value: string) => sql<SqlBool>`${sql.ref(`insights.${column}`)} && ${value}::text[]`

/** Holds for the primary or a secondary entity. */
const entityHas = (predicate: RawBuilder<SqlBool>) =>
  sql<SqlBool>`exists (select from entities where ${predicate} and (entities.id = insights.primary_entity_id or exists (
    select from insight_secondary_entities as further where further.insight_id = insights.id and further.entity_id = entities.id)))`

const primaryEntityHas = (predicate: RawBuilder<SqlBool>) =>
  sql<SqlBool>`exists (select from entities where entities.id = insights.primary_entity_id and ${predicate})`

const filedUnder = (column: 'id' | 'slug') => (value: string) =>
  sql<SqlBool>`exists (select from insight_content_verticals as filed
    join content_verticals on content_verticals.id = filed.content_vertical_id
    where filed.insight_id = insights.id and ${sql.ref(`content_verticals.${column}`)} = any(${value}::text[]))`

const capAtLeast: Filter = (value) => primaryEntityHas(sql`entities.market_cap_usd_m >= ${value}::numeric`)
const capAtMost: Filter = (value) => primaryEntityHas(sql`entities.market_cap_usd_m <= ${value}::numeric`)
/** Their own lists, or those of their entities: what a preset means by countries and sectors. */
const ownOrEntity =
  (column: 'countries' | 'sectors', ofEntity: 'country' | 'sector'): Filter =>
  (value) =>
    sql`(${overlaps(column)(value)} or ${entityHas(sql`${sql.ref(`entities.${ofEntity}`)} = any(${value}::text[])`)})`

/** A preset is read first, and a state is asked of a list of its own. */
export type FilterName =
  | Exclude<FilterOf<'listInsights'>, 'preset-id' | 'state'>
  | `preset ${(typeof presetColumns)[number]}`
  | keyof ReturnType<typeof commonFilters>

export const filters: Record<FilterName, Filter> = {
  ...commonFilters('insights'),
  'author-id': (value, scope, alone) => {
    const isOne = isAmong('insights.account_id')(value, scope, alone)
    return scope.kind === 'staff' ? isOne : sql`${isOne} and ${authorIsKnown(scope)}`
  },
  'company-id': isAmong('insights.company_id'),
  'entity-id': (value) =>
    sql`insights.id in (select id from insights where primary_entity_id = any(${value}::text[])
      union all select insight_id from insight_secondary_entities where entity_id = any(${value}::text[]))`,
  'primary-entity-id': isAmong('insights.primary_entity_id'),
  country: overlaps('countries'),
  sector: overlaps('sectors'),
  'vertical-id': filedUnder('id'),
  'format-type': isAmong('insights.format_type'),
  imperative: isAmong('insights.imperative'),
  'time-horizon': isAmong('insights.time_horizon'),
  'market-cap-min': capAtLeast,
  'market-cap-max': capAtMost,
  'published-from': (value) => sql`insights.published_at >= ${value}::timestamptz`,
  'published-to': (value) => sql`insights.published_at <= ${value}::timestamptz`,
  unread: (value, { me }) =>
    sql`(not exists (select from insight_reads where insight_reads.insight_id = insights.id
      and insight_reads.account_id = ${me})) = ${value}::boolean`,
  // Of the two branches the planner keeps the one that the value leaves.
  'in-locker': (value, { me }) => {
    const kept = sql`array(select lockable_id from locker_items where account_id = ${me} and lockable_type = 'insights')`
    return sql`((${value}::boolean and insights.id = any(${kept})) or (not ${value}::boolean and insights.id <> all(${kept})))`
  },
  following: (value, scope) => sql`(${isFollowed(scope)}) = ${value}::boolean`,
  fulltext: (value, scope) => holds(value, scope),
  'preset countries': ownOrEntity('countries', 'country'),
  'preset sectors': ownOrEntity('sectors', 'sector'),
  'preset strategies': overlaps('strategies'),
  'preset verticals': filedUnder('slug'),
  'preset min_market_cap': capAtLeast,
  'preset max_market_cap': capAtMost,
  'preset format_types': isAmong('insights.format_type'),
  'preset imperatives': isAmong('insights.imperative'),
  'preset time_horizons': isAmong('insights.time_horizon'),
}

/** The columns of a preset that are filters, each of the filter `preset <column>`. */
export const presetColumns = [
  ...(['countries', 'sectors', 'strategies', 'verticals', 'min_market_cap', 'max_market_cap'] as const),
  ...(['format_types', 'imperatives', 'time_horizons'] as const),
]

/**
 * The filters that a saved preset stands for. Empty lists filter nothing.
 * @throws 400/107 when the caller has no such preset.
 */
export async function presetFilters(db: Database, id: string, caller: Caller): Promise<Record<string, unknown>> {
  const preset = await db
    .selectFrom('filter_presets')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', caller.id)
    .executeTakeFirst()
  if (!preset) refuseAll([badFilter('filter[preset-id]', id)])
  const set = presetColumns
    .map((column) => [`preset ${column}`, preset![column]] as const)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
  return Object.fromEntries(set)
}

/** Relevance is an order of what was found by words, which the search makes. */
export const orders: Record<Exclude<SortOf<'listInsights'>, 'relevance'>, Order> = {
  '-published-at': { column: 'published_at', descending: true },
  '-total-combined-read': { column: 'total_combined_read', descending: true },
  '-likes-count': { column: 'likes_count', descending: true },
  '-updated-at': { column: 'updated_at', descending: true },
}
