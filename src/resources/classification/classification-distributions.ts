/** The spread of insights about a geography over sectors and content verticals. It covers the last 365 days. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

const recent = sql`select insights.id, insights.sectors from insights
  where insights.aasm_state = 'published' and insights.published_at > now() - interval '365 days'
    and insights.countries && array(select code from countries where countries.geography_id = geographies.id)`

const spread = (counts: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'insights-count', n) order by position, slug), '[]')::text
    from (${counts}) as counted)`

export const classificationDistributions: Resource<'classification-distributions', 'geographies'> = resource(
  'classification-distributions',
  'geographies',
  {
    visible: () => true,
    slug: (slug) => sql`geographies.slug = ${slug}`,
    computed: () => ({
      sectors: spread(sql`select sectors.slug, sectors.name, sectors.position, count(*) as n from (${recent}) as recent
      join sectors on sectors.slug = any(recent.sectors) group by sectors.id`),
      verticals: spread(sql`select content_verticals.slug, content_verticals.name, content_verticals.position, count(*) as n
      from (${recent}) as recent join insight_content_verticals as filed on filed.insight_id = recent.id
      join content_verticals on content_verticals.id = filed.content_vertical_id group by content_verticals.id`),
    }),
    relations: {},
  },
)

export const classificationDistributionOperations: Handlers<'classification-distributions'> = {
  getClassificationDistribution: show(classificationDistributions),
}
