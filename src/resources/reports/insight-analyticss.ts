/** Analytics of published insights. The author, its team lead and the managers of the primary entity see them. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { readRows } from '../../database/read.ts'
import type { Handlers } from '../../generated/contract.ts'
import { isAmong, matching, withCommon } from '../../verbs/page.ts'
import type { Filter } from '../../verbs/page.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { scopeValues } from '../../verbs/visible.ts'
import type { Order } from '../../verbs/cursor.ts'
import { cap } from '../../verbs/walk.statements.ts'
import { isHiddenAuthor } from '../research/insights.authors.ts'
import { figuresOf } from './reports.figures.ts'
import { isOwnOrLed, ofCompany, ordersBy, ordersOf } from './reports.lists.ts'
import { pageOfReport, pointsOf } from './reports.meta.ts'

/** With fewer readers than this an issuer is not told of what kind they are. */
const fewestReaders = 5

const about = sql.ref('insight_analyticss.insight_id')
const is = (granularity: string) => sql`insight_analyticss.granularity = ${sql.lit(granularity)}`

/** The first day of the months that are not summed up yet. */
const unsummed = sql`coalesce((select min(month) from closed_months where not insights_summed),
  (select (max(month) + interval '1 month')::date from closed_months), '-infinity')`

const begins = sql`coalesce(insight_analyticss.period, '-infinity')`
const ends = sql`coalesce((insight_analyticss.period + case when ${is('day')} then interval '1 day' else interval '1 month' end)::date, 'infinity')`
const startOf = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone 'UTC')`
const from = (day: RawBuilder<unknown>) => (time: RawBuilder<unknown>) => sql`${time} >= ${startOf(day)} and ${time} < ${startOf(ends)}`

/** Everything that happened in the time of the row: months that are summed up, and the activities of the others. */
const told = sql`join insights on insights.id = ${about}
  cross join lateral ${figuresOf({
    about,
    within: from(sql`case when ${is('day')} then ${begins} else greatest(${begins}, ${unsummed}) end`),
    months: sql`not ${is('day')} and insight_months.month >= ${begins} and insight_months.month < least(${ends}, ${unsummed})`,
    isMonth: is('month'),
    everybody: is('total'),
  })} as told`

const counter = (name: string) => sql.ref(`insights.${name}`)
const figure = (name: string) => sql.ref(`told.${name}`)
/** What is of all time is told by a counter. */
const either = (whole: RawBuilder<unknown>, part: RawBuilder<unknown>) => sql`(case when ${is('total')} then ${whole} else ${part} end)`

/** The figures of a row, by their attributes. */
const figures = {
  views: figure('views'),
  reads: either(counter('total_account_read'), figure('readers')),
  'public-reads': either(counter('total_public_read'), figure('public_reads')),
  combined: either(counter('total_combined_read'), sql`told.readers + told.public_reads`),
  'weighted-views': either(counter('weighted_insight_views'), sql`(told.tenths + 5) / 10`),
  'introduced-views': either(counter('introduced_total_views'), figure('introduced')),
  'unique-firms': figure('firms'),
  'median-dwell-seconds': figure('median_dwell'),
  'completion-percent': figure('completion'),
  downloads: either(
    sql`(select coalesce(sum(downloads_count), 0) from insight_documents as document where document.insight_id = ${about})`,
    figure('downloads'),
  ),
  shares: figure('shares'),
  saves: figure('saves'),
  likes: either(counter('likes_count'), figure('likes')),
  dislikes: either(counter('dislikes_count'), figure('dislikes')),
  comments: either(
    counter('comments_count'),
    sql`(select count(*) from comments where commentable_type = 'insights' and commentable_id = ${about}
      and status = 'visible' and not is_review and ${from(begins)(sql`comments.created_at`)})`,
  ),
  annotations: either(counter('annotations_count'), figure('annotations')),
  forks: either(counter('published_forked_count'), figure('forks')),
  'access-requests': figure('access_requests'),
  'restricted-views': figure('restricted_views'),
}

type Figure = keyof typeof figures
const text = (name: Figure) => sql`${figures[name]}::text`
/** By each figure, of rows that are joined to nothing yet. What nobody said anything of is less than any figure. */
const byFigure = ordersOf(
  Object.fromEntries(
    Object.entries(figures).map(([name, one]) => [name, sql`(select coalesce(${one}, -1) from (select) as alone ${told})`]),
  ) as Record<Figure, RawBuilder<unknown>>,
)

export const insightAnalytics: Resource<'insight-analyticss', 'insight_analyticss'> = resource('insight-analyticss', 'insight_analyticss', {
  staff: ['editor', 'finance'],
  visible: (_eb, scope) =>
    scope.kind === 'staff'
      ? true
      : sql<boolean>`${isOwnOrLed('insight_analyticss', scope)}
          or insight_analyticss.insight_id = any(array(select of_it.id from insights as of_it
            join managed_entities as managed on managed.entity_id = of_it.primary_entity_id
            where managed.account_id = ${scope.me} and of_it.aasm_state = 'published'))`,
  joins: () => told,
  nature: 'long',
  computed: (scope) => ({
    tagline: sql`insights.tagline`,
    views: text('views'),
    reads: text('reads'),
    public_reads: text('public-reads'),
    combined: text('combined'),
    weighted_views: text('weighted-views'),
    introduced_views: text('introduced-views'),
    unique_firms: text('unique-firms'),
    median_dwell_seconds: sql`coalesce(told.median_dwell::text, 'null')`,
    completion_percent: text('completion-percent'),
    downloads: text('downloads'),
    shares: text('shares'),
    saves: text('saves'),
    likes: text('likes'),
    dislikes: text('dislikes'),
    comments: text('comments'),
    annotations: text('annotations'),
    forks: text('forks'),
    access_requests: text('access-requests'),
    restricted_views: text('restricted-views'),
    readers_by_firm_type:
      scope.kind === 'staff'
        ? sql`told.kinds::text`
        : sql`case when ${isOwnOrLed('insight_analyticss', scope)}
            or told.readers >= ${sql.lit(fewestReaders)} then told.kinds::text else 'null' end`,
  }),
  relations: { insight: toOne('insight_id') },
})

const filters = {
  'account-id': (value, scope, alone) => {
    const isOne = isAmong('insight_analyticss.account_id')(value, scope, alone)
    return scope.kind === 'staff'
      ? isOne
      : sql`${isOne} and not ${isHiddenAuthor(scope, sql`insight_analyticss.account_id`, sql`'insights'`, about)}`
  },
  ...ofCompany('insight_analyticss'),
  'insight-id': isAmong('insight_analyticss.insight_id'),
  granularity: (value) => sql`insight_analyticss.granularity = ${value}`,
  from: (value) => sql`insight_analyticss.period >= (${value} || '-01')::date`,
  to: (value) => sql`insight_analyticss.period < (${value} || '-01')::date + interval '1 month'`,
} satisfies Record<string, Filter>

const orders = {
  '-published-at': { column: 'published_at', descending: true },
  '-period': { column: 'period', descending: true },
  period: { column: 'period', descending: false },
  ...ordersBy('qva-points'),
  ...byFigure,
} satisfies Record<string, Order>

const listed = pageOfReport(
  insightAnalytics,
  // To plan an order by a figure takes longer than to find the rows.
  { filters, orders, plannedOnce: ['granularity', 'granularity ids'], total: 'capped' },
  {
    counted: sql`case when count(*) > 0 then now() end`,
    totals: pointsOf('qva-points'),
  },
)

type Asked = Parameters<typeof listed>[0]

/** The newest rows that are asked for, one more than can be reached: an order by a figure is of these, since each has to be counted for it. */
async function newestOf({ db, caller, filters: sent }: Asked): Promise<string[]> {
  const { names, named, where, values } = matching(insightAnalytics, withCommon(insightAnalytics, { filters }), sent)
  const statement = insightAnalytics.statement(
    ['newest', ...names].join(':'),
    insightAnalytics.kindOf(caller),
    (scope) => sql`select insight_analyticss.id from insight_analyticss where ${where(scope)}
      order by insight_analyticss.published_at desc, insight_analyticss.id desc limit ${sql.lit(cap + 1)}`,
    named ? 'long' : 'planned',
  )
  return (await readRows(db, statement, { ...scopeValues(caller), ...values })).map(({ id }) => id!)
}

export const insightAnalyticsOperations: Handlers<'insight-analyticss'> = {
  async listInsightAnalytics(asked) {
    const { from, to } = asked.filters
    const { granularity = from === undefined && to === undefined ? 'total' : 'month', ...others } = asked.filters
    // What is of all time is of no period that could be asked for.
    const anyTime = granularity === 'total' ? { from: undefined, to: undefined } : {}
    const meant = { ...asked, filters: { ...others, ...anyTime, granularity } }
    const { sort } = asked
    if (sort === undefined || !Object.hasOwn(byFigure, sort.replace(/^-/, ''))) return listed(meant)
    return listed({ ...meant, filters: { ...meant.filters, ids: await newestOf(meant) } })
  },
  getInsightAnalyticsRow: show(insightAnalytics),
}
