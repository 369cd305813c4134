/** The filters of a collection. They decide which insights belong to it; values are added and taken away here. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { placeholder } from '../../database/read.ts'
import type { Operations } from '../../generated/contract.ts'
import { broken } from '../../refusals.ts'
import type { AskedPage } from '../../verbs/handler.ts'
import { walk } from '../../verbs/walk.ts'
import type { Walked } from '../../verbs/cursor.ts'
import { insights } from '../research/insights.ts'
import { filters } from '../research/insights.filters.ts'
import type { FilterName } from '../research/insights.filters.ts'

export type CollectionFilters = NonNullable<NonNullable<Operations['createCollection']['accepted']>['and_filters']>
type Key = keyof CollectionFilters

/** The filters of the list of insights that take the values of each comma list. */
const lists: Record<Exclude<Key, 'search' | 'market-cap'>, FilterName> = {
  'vertical-ids': 'vertical-id',
  countries: 'country',
  sectors: 'sector',
  imperative: 'imperative',
  entity_ids: 'entity-id',
  primary_entity_ids: 'primary-entity-id',
  author_ids: 'author-id',
}
/** As long as the contract lets a comma list be. */
const longestList = 2048

const split = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** The filters of the list of insights that stand for one of a collection, with their values; all of them must hold. */
function meaningOf(key: Key, text: string): [filter: FilterName, value: unknown][] {
  if (key === 'search') return [['fulltext', text]]
  if (key !== 'market-cap') return [[lists[key], split(text)]]
  const [least, most] = text.split('-')
  return [
    ...(least ? [['market-cap-min', Number(least)] as [FilterName, number]] : []),
    ...(most ? [['market-cap-max', Number(most)] as [FilterName, number]] : []),
  ]
}

const entriesOf = (all: CollectionFilters | null): [Key, string][] => Object.entries(all ?? {}) as [Key, string][]

/** What a collection holds of its own: filters, and the ids of what is pinned. */
interface Contents {
  and: CollectionFilters | null
  or: CollectionFilters | null
  pinned: readonly string[]
}

/** One page of the published insights that are pinned or match all and-filters and one of the or-filters, newest first. */
export function membersOf({ db, caller, page }: AskedPage, { and, or, pinned }: Contents): Promise<Walked> {
  const values: Record<string, unknown> = { pinned }
  const meant = (part: string, all: CollectionFilters | null) =>
    entriesOf(all).map(([key, text]) =>
      meaningOf(key, text).map(([filter, value]) => {
        const place = `${part} ${filter}`
        values[place] = value
        return { filter, place }
      }),
    )
  const [every, some] = [meant('and', and), meant('or', or)]
  return walk(db, caller, page, {
    resource: insights,
    key: `collected:${JSON.stringify([every, some])}`,
    where: (scope) => {
      const holds = (parts: { filter: FilterName; place: string }[]): RawBuilder<SqlBool> =>
        sql`(${sql.join(
          parts.map(({ filter, place }) => filters[filter](placeholder(place), scope)),
          sql` and `,
        )})`
      const either = some.length === 0 ? [] : [sql`(${sql.join(some.map(holds), sql` or `)})`]
      const matching = [...every.map(holds), ...either]
      const pins = sql`insights.id = any(${placeholder('pinned')}::text[])`
      const member = matching.length === 0 ? pins : sql`(${pins} or (${sql.join(matching, sql` and `)}))`
      return sql<SqlBool>`insights.aasm_state = 'published' and ${member} and ${insights.visible(scope)}`
    },
    values,
    order: { column: 'published_at', descending: true },
    total: 'capped',
    named: false,
  })
}

const orNone = (entries: [string, string][]): CollectionFilters | null =>
  entries.length === 0 ? null : (Object.fromEntries(entries) as CollectionFilters)

/** Filters as they are kept. @throws 422 for a range that ends before it begins. */
export function kept(all: CollectionFilters | null, name: string): CollectionFilters | null {
  const [least, most] = (all?.['market-cap'] ?? '').split('-')
  if (least && most && Number(least) > Number(most)) {
    throw broken('market-cap begins above its end', `/data/attributes/${name}/market-cap`)
  }
  return orNone(entriesOf(all))
}

/** Whether there is a value among those of a filter: a list of commas has none. */
const hasValues = ([key, text]: [Key, string]): boolean => !(key in lists) || split(text).length > 0

/** The filters with the values of `more` besides their own; what takes one value takes that of `more`. */
export function withValues(all: CollectionFilters | null, more: CollectionFilters | null, name: string): CollectionFilters | null {
  const entries = entriesOf(more)
    .filter(hasValues)
    .map(([key, text]): [Key, string] => {
      const whole = key in lists ? [...new Set([...split(all?.[key] ?? ''), ...split(text)])].join() : text
      if (whole.length > longestList) throw broken(`${key} holds at most ${longestList} characters`, `/data/attributes/${name}/${key}`)
      return [key, whole]
    })
  return kept({ ...all, ...Object.fromEntries(entries) }, name)
}

/** The filters without the values of `less`. */
export function withoutValues(all: CollectionFilters | null, less: CollectionFilters | null): CollectionFilters | null {
  const rest = entriesOf(all).map(([key, text]): [Key, string] => {
    const gone = less?.[key]
    if (gone === undefined) return [key, text]
    if (!(key in lists)) return [key, gone === text ? '' : text]
    const taken = new Set(split(gone))
    return [
      key,
      split(text)
        .filter((one) => !taken.has(one))
        .join(),
    ]
  })
  return orNone(rest.filter(([, text]) => text !== ''))
}
