/** Disclosures of an author's interests in the securities of an insight. Whoever sees the insight sees them. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict, forbidden } from '../../refusals.ts'
import { has } from '../../verbs/caller.ts'
import { one } from '../../verbs/handler.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, lockNamed, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { insights } from './insights.ts'
import { actorsOf, standsIn } from './insights.actors.ts'
import { takeBackApprovals, waitsForPublication } from './insights.approvals.ts'
import { followChange } from './insights.corrections.ts'

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

  async updateInsightDisclosure({ params, accept, caller, db, jobs }) {
    await jobs.ready()
    return transact(db, async (tx) => {
      const current = await lock(tx, insightDisclosures, params.id, caller)
      const insight = await lockNamed(tx, insights, current.insight_id, caller)
      const ownCompliance = caller.roles.includes('compliance-officer') && insight.company_id === caller.companyId
      const open = insight.aasm_state !== 'published' && insight.aasm_state !== 'cancelled'
      const own = (actorsOf(insight, caller).includes('author') && open) || (await standsIn(tx, insight, caller))
      if (!has(caller, 'admin') && !ownCompliance && !own) {
        throw forbidden('Only its author until publication, and the compliance officer of the author, change a disclosure.')
      }
      const sent = await accept(tx, { record: current.id })
      const changes = sent.position_in_securities !== undefined && sent.position_in_securities !== current.position_in_securities
      const withdraws = sent.certified === false && current.certified
      if ((changes || withdraws) && waitsForPublication(insight)) {
        if (!ownCompliance && !has(caller, 'admin')) throw conflict('What was disclosed stays as it was submitted; it can be certified.')
        await takeBackApprovals(tx, insight, caller.id)
      }
      // A statement that changes is no longer the one that was certified (DOMAIN 7.2).
      const certified = sent.certified ?? (changes ? false : current.certified)
      const again = sent.certified === true || !certified ? { certified_at: certified ? new Date().toISOString() : null } : {}
      await save(tx, 'insight_disclosures', current.id, { ...sent, certified, ...again })
      if (changes && insight.aasm_state === 'published') {
        await followChange({ tx, jobs }, insight, { changed: ['insight-disclosures'], reason: 'The disclosure was changed', by: caller.id })
      }
      return one(await find(tx, insightDisclosures, current.id, caller))
    })
  },
}
