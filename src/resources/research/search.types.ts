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
import { unmuted } from './insights.matching.ts'
import { begins, is, queryOf } from './search.asking.ts'
import type { Form } from './search.form.ts'
import { matchingInsights } from './search.insights.ts'

export type Type = NonNullable<Operations['search']['filters']['type']>[number]

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
  /** A JSON object of marked texts, which follows from the row and from what is asked. */
  marked(form: Pick<Form, 'quick'>): RawBuilder<unknown>
}

/** Where in the order of relevance each kind of match stands. */
const bands = { code: 0, entityBegins: 1, providerBegins: 2, insight: 3, entityHolds: 4, providerHolds: 5 }

/** What stands around a word that was found until the highlight is written. Texts are rid of them before. */
export const marks = ['\uE000', '\uE001'] as const

/** A text with marks around what was found in it, in a run of a script without spaces or as words. */
function marked(config: string, column: RawBuilder<unknown>, query: RawBuilder<unknown>, { words, around }: Cut): RawBuilder<unknown> {
  const plainly = sql`translate(${column}, ${sql.lit(marks.join(''))}, '')`
  return sql`coalesce(marked_runs(${plainly}, ${placeholder('text')}, ${around === undefined ? sql`null` : sql.lit(around)}),
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
const names = queryOf('names')

const byName = (form: Form, band: number): number => (form.sort === 'relevance' ? band : band + 1)

export const searched: Record<Type, Searched> = {
  insights: {
    resource: insights,
    as: 'InsightHit',
    forGuests: false,
    byFilters: true,
    matches: (form, scope) => matchingInsights(form, scope, bands.insight),
    marked({ quick }) {
      const config = quick ? 'simple' : 'english'
      const query = queryOf(quick ? 'title' : 'marked')
      const summary = sql`regexp_replace(insights.executive_summary, '<[^>]*>', ' ', 'g')`
      return sql`json_build_object('tagline', ${marked(config, sql`insights.tagline`, query, whole)},
        'executive-summary', ${quick ? sql`null` : marked(config, summary, query, fragment)})`
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
          from entities where entities.search @@ ${names} and ${entities.visible(scope)}
            and (${code} or ${is('entities.slug')} or ${unmuted(scope, muted)})
          order by band, label, id limit ${sql.lit(form.most)}`
    },
    marked: () =>
      sql`json_build_object(${sql.join(
        ['pretty_name', 'short_name', 'security'].flatMap((column) => [
          sql.lit(column.replace('_', '-')),
          marked('simple', sql.ref(`entities.${column}`), names, whole),
        ]),
      )})`,
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
          where insight_providers.search_name @@ ${names} and ${insightProviders.visible(scope)}
            and (${is('accounts.slug')} or ${unmuted(scope, muted)})
          order by band, label, id limit ${sql.lit(form.most)}`
    },
    marked: () => sql`json_build_object('name', ${marked('simple', sql`insight_providers.name`, names, whole)})`,
  },
}
