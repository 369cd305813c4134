/** The plans for investors and providers. They are public, and the operator keeps them. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { list } from '../../verbs/list.ts'
import { resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

export const plans = resource('plans', 'plans', { visible: () => true, relations: {} })

export const planOperations: Handlers<'plans'> = {
  listPlans: list(plans, { order: sql`plans.position, plans.id` }),
  getPlan: show(plans),
}
