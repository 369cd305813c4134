/** Remains of cancelled insights. Everyone who could read one sees them, so that copies can be removed. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { page } from '../../verbs/page.ts'
import { toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { author } from './insights.authors.ts'

export const cancelledInsights: Resource<'cancelled-insights', 'insights'> = resource('cancelled-insights', 'insights', {
  staff: ['editor'],
  visible: (_eb, { kind, me, leads, complies }) => sql<boolean>`insights.aasm_state = 'cancelled'
    and insights.cancelled_at > now() - interval '24 months'
    ${
      kind === 'staff'
        ? sql``
        : sql`and (insights.was_published or insights.account_id = ${me} or insights.company_id in (${leads}, ${complies}))`
    }`,
  computed: () => ({
    insight_id: sql`insights.id`,
    reason: sql`coalesce(insights.status_reason, 'other')`,
    created_at: sql`insights.cancelled_at`,
    updated_at: sql`insights.cancelled_at`,
  }),
  relations: {
    account: toOneBy((scope) => author(scope)),
    'primary-entity': toOne('primary_entity_id'),
    replacement: toOne('replaced_by_id'),
  },
})

export const cancelledInsightOperations: Handlers<'cancelled-insights'> = {
  listCancelledInsights: page(cancelledInsights, {
    filters: { since: (value) => sql`insights.cancelled_at >= ${value}::timestamptz` },
    orders: { '-cancelled-at': { column: 'cancelled_at', descending: true } },
  }),
  getCancelledInsight: show(cancelledInsights),
}
