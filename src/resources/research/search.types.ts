/** The searched types. The entry of each finds matches, ranks them, and marks where they match. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { placeholder } from '../../database/read.ts'
import type { Operations } from '../../generated/contract.ts'
import type { Resource } from '../../verbs/resource.ts'
import type { Scope } from '../../verbs/visible.ts'
import { entities } from '../issuers/entities.ts'
import { insightProviders } from '../people/insight-providers.ts'
import { insights } from './insights.ts'
import { filters, orders } from './insights.filters.ts'
import type { FilterName } from './insights.filters.ts'
import { holds, unmuted, unmutedInsight } from './insights.matching.ts'
import { restrictionOf } from './insights.restrictions.ts'

export type Type = NonNullable<Operations['search']['filters']['type']>[number]

/** The form of a search: what decides its statement, the values aside. */
export interface Form {
  quick: boolean
  /** Whether there is a text, or filters alone. */
  text: boolean
  /** Whether the text asks for words side by side. */
  phrase: boolean
  sort: 'relevance' | keyof typeof orders
  /** Whether what the caller muted is found all the same. */
  muted: boolean
  /** Which filters of insights are sent. */
  filters: readonly FilterName[]
  /** How many matches of a type are wanted at most. */
  most: number
}

interface Searched {
  resource: Resource
  as: 'InsightHit' | 'EntityHit' | 'InsightProviderHit'
  /** Whether it is searched without a credential. */
  forGuests: boolean
  /** Whether it is found without a text, by filters alone. */
  byFilters: boolean
  /**
   * At most `form.most` matches as `id`, `band`, `score` and `label`: lower bands come first, in each of them higher scores,
   * of equal ones the earlier label.
   */
  matches(form: Form, scope: Scope): RawBuilder<unknown>
  /** Columns besides those of the list; `search_highlight` is a JSON object of marked texts. */
  besides(form: Pick<Form, 'quick'>): RawBuilder<unknown>
}

/** Where in the order of relevance each kind of match stands. */
const bands = { code: 0, entityBegins: 1, providerBegins: 2, insight: 3, entityHolds: 4, providerHolds: 5 }

/** How many of the newest matches are ranked. */
const ranked = 500
/** How many insights a quick search looks at one by one before it looks words up. */
const ahead = 2_000
/** From how many insights on that hold the words of a phrase these are common, and in how many of the newest one of such is looked for. */
const common = 3_000
const phraseReach = 50_000

const text = placeholder('text')
/** The text where it has no operators, else nothing. */
const plain = placeholder('plain')

/** What stands around a word that was found until the highlight is written. Texts are rid of them before. */
export const marks = ['\uE000', '\uE001'] as const

/** A text with marks around what was found in it, in a run of a script without spaces or as words. */
function marked(config: string, column: RawBuilder<unknown>, query: RawBuilder<unknown>, { words, around }: Cut): RawBuilder<unknown> {
  const plainly = sql`translate(${column}, ${sql.lit(marks.join(''))}, '')`
  return sql`coalesce(marked_runs(${plainly}, ${text}, ${around === undefined ? sql`null` : sql.lit(around)}),
    ts_headline(${sql.lit(config)}, ${plainly}, ${query}, ${sql.lit(`StartSel=${marks[0]}, StopSel=${marks[1]}, ${words}`)}))`
}

/** How much of a text is shown: by words, and where there are none by how many characters before what was found. */
interface Cut {
  words: string
  around?: number
}
const whole: Cut = { words: 'HighlightAll=true' }
const fragment: Cut = { words: 'MaxWords=35, MinWords=15', around: 40 }

/** The words of a name: as they are, or only begun where the text is no query. */
const named = sql`coalesce(asking(web_query('simple', asked_words(left(folded(${text}), 256)))) || name_query(${plain}), name_query(${plain}))`
const begins = (column: string) => sql<SqlBool>`starts_with(words_of(${sql.ref(column)}), nullif(words_of(${text}), ''))`
const is = (column: string) => sql<SqlBool>`coalesce(folded(${sql.ref(column)}) = folded(btrim(${text})), false)`

const byName = (form: Form, band: number): number => (form.sort === 'relevance' ? band : band + 1)

/** The newest matches, at most `most`, as `id` and `position`. */
function newestMatches({ quick, text: given, phrase, sort, muted, filters: names, most }: Form, scope: Scope): RawBuilder<unknown> {
  const column = sql.ref(`insights.${sort === 'relevance' ? 'published_at' : (orders[sort].column as string)}`)
  const match = (byIndex: boolean) => (quick ? sql<SqlBool>`insights.search_title @@ name_query(${text})` : holds(text, scope, { byIndex }))
  const where = (byIndex: boolean) =>
    sql.join(
      [
        sql<SqlBool>`insights.aasm_state = 'published'`,
        insights.visible(scope),
        ...(given ? [match(byIndex)] : []),
        ...(muted ? [] : [given ? sql<SqlBool>`(${is('insights.slug')} or ${unmutedInsight(scope)})` : unmutedInsight(scope)]),
        ...names.map((name) => filters[name](placeholder(`filter ${name}`), scope)),
      ],
      sql` and `,
    )
  const order = sql`order by ${column} desc, insights.id desc`
  const newest = (count: number) =>
    sql`(select * from insights where insights.aasm_state = 'published' ${order} limit ${sql.lit(count)}) as insights`
  const matching = (from: RawBuilder<unknown>, byIndex: boolean, only = sql`true`) =>
    sql`select insights.id, ${column} as position from ${from} where ${only} and ${where(byIndex)} ${order} limit ${sql.lit(most)}`
  // What is typed first begins so many words that to look all of them up takes long, and then it is soon found by looking.
  if (quick && given)
    return sql`with ahead as materialized (${matching(newest(ahead), true)}),
        enough as (select count(*) >= ${sql.lit(most)} as found from ahead)
      select * from ahead where (select found from enough)
      union all select * from (${matching(sql`insights`, true)}) as rest where not (select found from enough)`
  // An index tells the words of a phrase and not how they stand: where many hold them, the newest are looked at one by one.
  if (phrase)
    return sql`with held as materialized (select count(*) >= ${sql.lit(common)} as often from (select from insights as held
        where held.aasm_state = 'published' and held.search @@ holding_query(${text}) limit ${sql.lit(common)}) as few)
      select * from (${matching(newest(phraseReach), false, sql`(select often from held)`)}) as walked
      union all select * from (${matching(sql`insights`, true, sql`not (select often from held)`)}) as looked_up`
  return matching(sql`insights`, true)
}

function matchingInsights(form: Form, scope: Scope): RawBuilder<unknown> {
  const { quick, text: given, sort } = form
  const matched = newestMatches(form, scope)
  const band = sql.lit(sort === 'relevance' ? bands.insight : 0)
  if (sort !== 'relevance' || !given || quick) {
    return sql`select id, ${band} as band, -row_number() over (order by position desc, id desc) as score, '' as label
      from (${matched}) as matched`
  }
  const searched =
    scope.kind === 'staff'
      ? sql`insights.search`
      : sql`case when restriction.reason is null then insights.search else insights.search_open end`
  const age = sql`extract(epoch from now() - insights.published_at)::float8 / 86400`
  return sql`select matched.id, ${band} as band, case when place > ${sql.lit(ranked)} then -place
      else ts_rank_cd(${searched}, search_query(${text})) * greatest(0.3, power(0.5, greatest(0, ${age}) / 180)) end as score, '' as label
    from (select *, row_number() over (order by position desc, id desc) as place from (${matched}) as matched) as matched
    join insights on insights.id = matched.id ${restrictionOf(scope)}`
}

export const searched: Record<Type, Searched> = {
  insights: {
    resource: insights,
    as: 'InsightHit',
    forGuests: false,
    byFilters: true,
    matches: matchingInsights,
    besides({ quick }) {
      const config = quick ? 'simple' : 'english'
      const query = quick ? sql`name_query(${text})` : sql`search_query(${text}) || web_query('english', left(${text}, 256))`
      const summary = sql`regexp_replace(insights.executive_summary, '<[^>]*>', ' ', 'g')`
      return sql`(restriction.reason is not null)::text as viewer_is_restricted,
        json_build_object('tagline', ${marked(config, sql`insights.tagline`, query, whole)},
          'executive-summary', ${quick ? sql`null` : marked(config, summary, query, fragment)})::text as search_highlight`
    },
  },

  entities: {
    resource: entities,
    as: 'EntityHit',
    forGuests: true,
    byFilters: false,
    matches(form, scope) {
      const code = sql`(${is('entities.security')} or ${is('entities.yahoo_ticker')} or ${is('entities.isin')})`
      const muted = sql<SqlBool>`muted.mutable_type = 'entities' and muted.mutable_id = entities.id`
      return sql`select entities.id, case when ${code} then ${sql.lit(byName(form, bands.code))}
            when ${begins('entities.pretty_name')} or ${begins('entities.short_name')} or ${begins('entities.security')}
              then ${sql.lit(byName(form, bands.entityBegins))}
            else ${sql.lit(byName(form, bands.entityHolds))} end as band, 0 as score, entities.pretty_name as label
          from entities where entities.search @@ ${named} and ${entities.visible(scope)}
            and (${code} or ${is('entities.slug')} or ${unmuted(scope, muted)})
          order by band, label, id limit ${sql.lit(form.most)}`
    },
    besides: () =>
      sql`json_build_object(${sql.join(
        ['pretty_name', 'short_name', 'security'].flatMap((column) => [
          sql.lit(column.replace('_', '-')),
          marked('simple', sql.ref(`entities.${column}`), named, whole),
        ]),
      )})::text as search_highlight`,
  },

  'insight-providers': {
    resource: insightProviders,
    as: 'InsightProviderHit',
    forGuests: true,
    byFilters: false,
    matches(form, scope) {
      const muted = sql<SqlBool>`(muted.mutable_type, muted.mutable_id) in
        (('accounts', insight_providers.id), ('companies', insight_providers.company_id))`
      return sql`select insight_providers.id, case when ${begins('insight_providers.name')} or ${begins('accounts.last_name')}
              then ${sql.lit(byName(form, bands.providerBegins))} else ${sql.lit(byName(form, bands.providerHolds))} end as band,
            0 as score, insight_providers.name as label
          from insight_providers join accounts on accounts.id = insight_providers.id
          where insight_providers.search_name @@ ${named} and ${insightProviders.visible(scope)}
            and (${is('accounts.slug')} or ${unmuted(scope, muted)})
          order by band, label, id limit ${sql.lit(form.most)}`
    },
    besides: () => sql`json_build_object('name', ${marked('simple', sql`insight_providers.name`, named, whole)})::text as search_highlight`,
  },
}
