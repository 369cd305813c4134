/** The plans for issuers. They are public, and the operator keeps them. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { list } from '../../verbs/list.ts'
import { resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

export const corporatePlans = resource('corporate-plans', 'corporate_plans', { visible: () => true, relations: {} })

export const corporatePlanOperations: Handlers<'corporate-plans'> = {
  listCorporatePlans: list(corporatePlans, { order: sql`corporate_plans.position, corporate_plans.id` }),
  getCorporatePlan: show(corporatePlans),
}
