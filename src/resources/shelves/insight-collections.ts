/** Sets of insights that editors put together. Readers see them while they are shown, editors at any time. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken } from '../../refusals.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import { saveLinkage } from '../../verbs/linkage.ts'
import { page } from '../../verbs/page.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, save, touch } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { freeSlug } from '../../verbs/slugs.ts'
import { toPublished } from '../research/insights.published.ts'

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
      insights: toPublished(
        (owner) => sql`insights.id in (select insight_id from insight_collection_insights where insight_collection_id = ${owner})`,
      ),
      curator: toOne('curator_id'),
    },
  },
)

/** @throws 422 for an end that is not after the start. */
function requireOrder({ starts_at: start, ends_at: end }: { starts_at?: string | null; ends_at?: string | null }): void {
  if (start && end && Date.parse(end) <= Date.parse(start)) throw broken('ends-at must be after starts-at', '/data/attributes/ends-at')
}

export const insightCollectionOperations: Handlers<'insight-collections'> = {
  listInsightCollections: page(insightCollections, { orders: { position: { column: 'position', descending: false } } }),
  getInsightCollection: show(insightCollections),

  createInsightCollection: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const { insights = [], ...sent } = await accept(tx)
      requireOrder(sent)
      const curator = sql`(select name from accounts where id = ${caller.id})`
      const slug = await freeSlug(tx, 'insight_collections', sent.name)
      const id = await insert(tx, 'insight_collections', { curated_by: curator, ...sent, slug, curator_id: caller.id })
      await saveLinkage(tx, 'insight_collection_insights', { insight_collection_id: id }, { insight_id: insights })
      return one(await find(tx, insightCollections, id, caller))
    }),

  updateInsightCollection: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, insightCollections, params.id, caller)
      const { insights, ...change } = await accept(tx, { record: current.id })
      requireOrder({ ...current, ...change })
      await save(tx, 'insight_collections', current.id, change)
      const collection = { insight_collection_id: current.id }
      const gathersOthers = insights && (await saveLinkage(tx, 'insight_collection_insights', collection, { insight_id: insights }))
      if (gathersOthers) await touch(tx, 'insight_collections', current.id)
      return one(await find(tx, insightCollections, current.id, caller))
    }),
}
