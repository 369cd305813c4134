/** The lists of insights: what is published, what is in a state, and what a text finds. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Handlers, Rows } from '../../generated/contract.ts'
import type { AskedPage, Page } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import type { Scope } from '../../verbs/visible.ts'
import { insights, isReviewedBy } from './insights.ts'
import { isAuthor } from './insights.authors.ts'
import { filters, orders, presetFilters } from './insights.filters.ts'
import { asksPhrase } from './insights.matching.ts'
import { published } from './insights.published.ts'
import { nearOf, publishedCount } from './insights.periods.ts'
import { findMatches } from './search.finding.ts'
import type { Form } from './search.form.ts'

const listPublished = page(insights, {
  rows: { insteadOfVisible: () => published },
  filters,
  orders,
  total: {
    counter: () => publishedCount,
    short: true as const,
    near: { '-published-at': nearOf },
  },
})

/** Insights in one state: an account's own, for who leads a firm or sees to its compliance the firm's too, for editors all. */
const listedInState = (scope: Scope) =>
  scope.kind === 'staff'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${isAuthor(scope)} or insights.company_id in (${scope.leads}, ${scope.complies}) or ${isReviewedBy(scope)})`
const stateFilters = { ...filters, state: (value: string) => sql<SqlBool>`insights.aasm_state = ${value}` }
const listInState = page(insights, {
  rows: { insteadOfVisible: listedInState },
  filters: stateFilters,
  // What is not published has no time of publication yet.
  orders: { ...orders, '-published-at': { column: 'created_at', descending: true } },
})

const listOwnPublished = page(insights, { rows: { insteadOfVisible: listedInState }, filters: stateFilters, orders })

/** What a text finds, as the search finds it. */
async function listFound(
  { db, caller, page: asked }: AskedPage,
  sort: Form['sort'],
  { fulltext, state: _published, ...filters }: Record<string, unknown>,
): Promise<Page<'InsightListItem'>> {
  const text = (fulltext as string).trim()
  const found = await findMatches({
    db,
    caller,
    types: ['insights'],
    text,
    quick: false,
    sort,
    muted: true,
    filters,
    page: asked,
    marked: false,
  })
  return { kind: 'page', ...found, rows: found.rows.map(({ row }) => row as unknown as Rows['InsightListItem']) }
}

export const listInsights: Handlers<'insights'>['listInsights'] = async (asked) => {
  const { 'preset-id': preset, ...given } = asked.filters
  const all = { ...given, ...(preset === undefined ? {} : await presetFilters(asked.db, preset, asked.caller)) }
  const { caller, db } = asked
  const { fulltext, state } = given
  const isOrdered = asked.sort === undefined || Object.hasOwn(orders, asked.sort)
  if (state === undefined && fulltext !== undefined && (asked.sort === 'relevance' || (isOrdered && asksPhrase(fulltext))))
    return listFound(asked, asked.sort ?? '-published-at', all)
  // Where there is no text that it could be relevant to, the order is the usual one.
  const sort = asked.sort === 'relevance' ? undefined : asked.sort
  const list = state === undefined ? listPublished : state === 'published' ? listOwnPublished : listInState
  return list({ page: asked.page, sort, caller, db, filters: all })
}
