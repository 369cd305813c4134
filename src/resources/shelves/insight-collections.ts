/** Sets of insights that editors put together. Readers see them while they are shown, editors at any time. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { page } from '../../verbs/page.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

export const insightCollections: Resource<'insight-collections', 'insight_collections'> = resource(
  'insight-collections',
  'insight_collections',
  {
    staff: ['editor'],
    visible: (_eb, { kind }) =>
      kind === 'staff'
        ? true
        : sql<boolean>`coalesce(insight_collections.starts_at <= now(), true) and coalesce(insight_collections.ends_at > now(), true)`,
    slug: (slug) => sql`insight_collections.slug = ${slug}`,
    computed: () => ({
      insights_count: sql`(select count(*)::text from insight_collection_insights as held join insights on insights.id = held.insight_id
        where held.insight_collection_id = insight_collections.id and insights.aasm_state = 'published')`,
    }),
    relations: {
      insights: toMany(
        (owner) => sql`insights.aasm_state = 'published' and insights.id in (select insight_id from insight_collection_insights
          where insight_collection_id = ${owner})`,
        { column: 'published_at', descending: true },
      ),
      curator: toOne('curator_id'),
    },
  },
)

export const insightCollectionOperations: Handlers<'insight-collections'> = {
  listInsightCollections: page(insightCollections, { orders: { position: { column: 'position', descending: false } } }),
  getInsightCollection: show(insightCollections),
}
