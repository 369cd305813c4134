/** Disclosures of an author's interests in the securities of an insight. Whoever sees the insight sees them. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { forbidden } from '../../refusals.ts'
import { has } from '../../verbs/caller.ts'
import { one } from '../../verbs/handler.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { insights } from './insights.ts'
import { standsIn } from './insights.transitions.ts'

export const insightDisclosures: Resource<'insight-disclosures', 'insight_disclosures'> = resource(
  'insight-disclosures',
  'insight_disclosures',
  {
    staff: ['editor'],
    visible: (_eb, scope) =>
      sql<boolean>`exists (select from insights where insights.id = insight_disclosures.insight_id and ${insights.visible(scope)})`,
    relations: { insight: toOne('insight_id') },
  },
)

export const insightDisclosureOperations: Handlers<'insight-disclosures'> = {
  getInsightDisclosure: show(insightDisclosures),

  updateInsightDisclosure: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, insightDisclosures, params.id, caller)
      const insight = await tx
        .selectFrom('insights')
        .select(['account_id', 'company_id', 'aasm_state'])
        .where('id', '=', current.insight_id)
        .executeTakeFirstOrThrow()
      const ownCompliance = caller.roles.includes('compliance-officer') && insight.company_id === caller.companyId
      const open = insight.aasm_state !== 'published' && insight.aasm_state !== 'cancelled'
      const own = (insight.account_id === caller.id && open) || (await standsIn(tx, insight, caller))
      if (!has(caller, 'admin') && !ownCompliance && !own) {
        throw forbidden('Only its author until publication, and the compliance officer of the author, change a disclosure.')
      }
      const sent = await accept(tx, { record: current.id })
      const changes = sent.position_in_securities !== undefined && sent.position_in_securities !== current.position_in_securities
      // A statement that changes is no longer the one that was certified (DOMAIN 7.2).
      const certified = sent.certified ?? (changes ? false : current.certified)
      const again = sent.certified === true || !certified ? { certified_at: certified ? new Date().toISOString() : null } : {}
      await save(tx, 'insight_disclosures', current.id, { ...sent, certified, ...again })
      return one(await find(tx, insightDisclosures, current.id, caller))
    }),
}
