/** The industries of the industry classification, each in one group. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

export const industries: Resource<'industries', 'industries'> = resource('industries', 'industries', {
  visible: () => true,
  slug: (slug) => sql`industries.slug = ${slug}`,
  relations: {
    parent: toOne('industry_group_id'),
    entities: toMany((owner) => sql`entities.industry = (select slug from industries where id = ${owner})`),
  },
})

export const industryOperations: Handlers<'industries'> = {
  getIndustry: show(industries),
}
