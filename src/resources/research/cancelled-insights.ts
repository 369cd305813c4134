/** Remains of cancelled insights. Everyone who could read one sees them, so that copies can be removed. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, forbidden } from '../../refusals.ts'
import { one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { author, isAuthor } from './insights.authors.ts'
import { actorsIn } from './insights.actors.ts'

/** When it was cancelled, or when its replacement was named. */
const changed = sql`greatest(insights.cancelled_at, insights.updated_at)`

export const cancelledInsights: Resource<'cancelled-insights', 'insights'> = resource('cancelled-insights', 'insights', {
  staff: ['editor'],
  visible: (_eb, scope) => sql<boolean>`insights.aasm_state = 'cancelled'
    and insights.cancelled_at > now() - interval '24 months'
    ${
      scope.kind === 'staff'
        ? sql``
        : sql`and (insights.was_published or ${isAuthor(scope)} or insights.company_id in (${scope.leads}, ${scope.complies}))`
    }`,
  computed: () => ({
    insight_id: sql`insights.id`,
    reason: sql`coalesce(insights.status_reason, 'other')`,
    created_at: sql`insights.cancelled_at`,
    updated_at: changed,
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
    changed,
  }),
  getCancelledInsight: show(cancelledInsights),

  updateCancelledInsight: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const insight = await lock(tx, cancelledInsights, params.id, caller)
      if ((await actorsIn(tx, insight, caller)).every((one) => one === 'compliance')) {
        throw forbidden('Only its author, the team lead and editors name what replaces it.')
      }
      const { replacement_id } = await accept(tx, { record: insight.id })
      const published = tx.selectFrom('insights').select('id').where('id', '=', replacement_id).where('aasm_state', '=', 'published')
      if (replacement_id !== null && !(await published.executeTakeFirst())) {
        throw broken('The replacement is not published', '/data/relationships/replacement')
      }
      await save(tx, 'insights', insight.id, { replaced_by_id: replacement_id })
      return one(await find(tx, cancelledInsights, insight.id, caller))
    }),
}
