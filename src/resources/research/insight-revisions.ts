/** Revisions of published insights. Whoever sees the insight sees what was corrected; why, whoever may read it in full. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { notFound } from '../../refusals.ts'
import { page } from '../../verbs/page.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { peek } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { insights } from './insights.ts'
import { restrictionOf } from './insights.restrictions.ts'

export const insightRevisions: Resource<'insight-revisions', 'insight_revisions'> = resource('insight-revisions', 'insight_revisions', {
  staff: ['editor'],
  visible: (_eb, scope) =>
    sql<boolean>`exists (select from insights where insights.id = insight_revisions.insight_id and ${insights.visible(scope)})`,
  joins: (scope) => sql`join insights on insights.id = insight_revisions.insight_id ${restrictionOf(scope)}`,
  computed: () => ({ reason: sql`case when restriction.reason is null then insight_revisions.reason end` }),
  relations: { insight: toOne('insight_id') },
})

const ofInsight = page(insightRevisions, {
  filters: { insight: (value) => sql`insight_revisions.insight_id = ${value}` },
  orders: { '-number': { column: 'number', descending: true } },
})

export const insightRevisionOperations: Handlers<'insight-revisions'> = {
  async listInsightRevisions({ params, caller, db, filters, page: asked, sort }) {
    const insight = await peek(db, insights, params.id, caller)
    if (!insight) throw notFound(params.id)
    return ofInsight({ caller, db, page: asked, sort, filters: { ...filters, insight: insight.id } })
  },
  getInsightRevision: show(insightRevisions),
}
