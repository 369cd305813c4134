/** The spread of insights over the sizes of their entities. It covers all of them, or those of the caller. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { ofFirm } from '../../verbs/firms.ts'
import { isAmong } from '../../verbs/page.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import type { Scope } from '../../verbs/visible.ts'
import { ordersOf } from './reports.lists.ts'
import { countedAnew, countsOf, pageOfReport } from './reports.meta.ts'

/** The published insights that a provider wrote for the firm that it is of, or that anyone else read. */
const ownInsights = ({ me, company, accountType }: Scope) => sql`(
  select id from insights where account_id = ${me} and ${accountType}::text = 'insight-provider' and aasm_state = 'published'
    and ${ofFirm(sql`insights.company_id`, company)}
  union all select insights.id from insight_reads join insights on insights.id = insight_reads.insight_id
    where insight_reads.account_id = ${me} and ${accountType}::text <> 'insight-provider' and insights.aasm_state = 'published')`

/** Of a provider's work every view and reading counts, of a reader's reading its own. Nothing is read for the rows of all. */
const own = (scope: Scope) => sql`left join lateral (
    select count(*) as insights, count(distinct held.primary_entity_id) as entities,
      case when ${scope.accountType}::text = 'insight-provider' then coalesce(sum(held.total_account_read), 0) else count(*) end as reads,
      coalesce(sum((select count(*) from activities where activities.trackable_type = 'insights' and activities.trackable_id = held.id
        and activities.key = 'insight.view'
        and (${scope.accountType}::text = 'insight-provider' or activities.owner_id = ${scope.me}))), 0) as views
    from insights as held left join entities on entities.id = held.primary_entity_id
    where market_cap_distro.scope = 'own' and held.id in ${ownInsights(scope)} and market_cap_bucket(entities.market_cap_usd_m) = market_cap_distro.bucket
  ) as own on market_cap_distro.scope = 'own'
  left join lateral (select nullif(count(*), 0) as insights from ${ownInsights(scope)} as every
    where market_cap_distro.scope = 'own') as whole
    on market_cap_distro.scope = 'own'`

const figures = {
  insights_count: sql`coalesce(own.insights, market_cap_distro.insights_count)`,
  entities_count: sql`coalesce(own.entities, market_cap_distro.entities_count)`,
  views: sql`coalesce(own.views, market_cap_distro.views)`,
  reads: sql`coalesce(own.reads, market_cap_distro.reads)`,
}
const share = sql`case when market_cap_distro.scope = 'own' then coalesce(round(own.insights / whole.insights::numeric, 10), 0)
  else market_cap_distro.share end`

/** A figure of a row that is joined to nothing yet. */
const alone = (figure: RawBuilder<unknown>) => (scope: Scope) => sql`(select ${figure} from (select) as alone ${own(scope)})`

const asOf = sql`case when market_cap_distro.scope = 'own' then now()::timestamptz(3)
  else coalesce(market_cap_distro.as_of, market_cap_distro.created_at) end`

export const marketCapDistro: Resource<'market-cap-distro', 'market_cap_distro'> = resource('market-cap-distro', 'market_cap_distro', {
  visible: (_eb, { kind }) => kind !== 'guest',
  joins: own,
  nature: 'long',
  computed: () => ({
    insights_count: sql`${figures.insights_count}::text`,
    entities_count: sql`${figures.entities_count}::text`,
    views: sql`${figures.views}::text`,
    reads: sql`${figures.reads}::text`,
    share: sql`(${share})::text`,
    as_of: asOf,
  }),
  relations: {},
})

const listed = pageOfReport(
  marketCapDistro,
  {
    filters: {
      scope: (value) => sql`market_cap_distro.scope = ${value}`,
      bucket: isAmong('market_cap_distro.bucket'),
    },
    orders: {
      position: { column: 'position', descending: false },
      ...ordersOf({
        'insights-count': alone(figures.insights_count),
        'entities-count': alone(figures.entities_count),
        views: alone(figures.views),
        reads: alone(figures.reads),
        share: alone(share),
      }),
    },
  },
  {
    counted: countedAnew,
    totals: countsOf('insights-count', 'entities-count', 'views', 'reads'),
    rows: (scope) => sql`select null::date as period, ${asOf} as as_of, ${figures.insights_count} as insights_count,
      ${figures.entities_count} as entities_count, ${figures.views} as views, ${figures.reads} as reads
      from market_cap_distro ${own(scope)}`,
  },
)

export const marketCapDistroOperations: Handlers<'market-cap-distro'> = {
  getMarketCapDistro: (asked) => listed({ ...asked, filters: { ...asked.filters, scope: asked.filters.scope ?? 'platform' } }),
  getMarketCapDistroBucket: show(marketCapDistro),
}
