/** Stages of companies, from private to listed. A company holds the slug of its stage. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { list } from '../../verbs/list.ts'
import { toMany } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

export const companyStages: Resource<'company-stages', 'company_stages'> = resource('company-stages', 'company_stages', {
  visible: () => true,
  relations: {
    companies: toMany((owner) => sql`companies.stage = (select slug from company_stages as held where held.id = ${owner})`),
  },
})

export const companyStageOperations: Handlers<'company-stages'> = {
  listCompanyStages: list(companyStages, { order: sql`company_stages.position, company_stages.id` }),
  getCompanyStage: show(companyStages),
}
