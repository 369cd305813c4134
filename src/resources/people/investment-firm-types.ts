/** The kinds of firm that invest. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { list } from '../../verbs/list.ts'
import { resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

export const investmentFirmTypes = resource('investment-firm-types', 'investment_firm_types', { visible: () => true, relations: {} })

export const investmentFirmTypeOperations: Handlers<'investment-firm-types'> = {
  listInvestmentFirmTypes: list(investmentFirmTypes, { order: sql`investment_firm_types.position, investment_firm_types.id` }),
  getInvestmentFirmType: show(investmentFirmTypes),
}
