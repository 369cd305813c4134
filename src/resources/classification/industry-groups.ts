/** The industry groups of the industry classification, each in one sector. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

export const industryGroups: Resource<'industry-groups', 'industry_groups'> = resource('industry-groups', 'industry_groups', {
  visible: () => true,
  slug: (slug) => sql`industry_groups.slug = ${slug}`,
  relations: {
    parent: toOne('sector_id'),
    children: toMany((owner) => sql`industries.industry_group_id = ${owner}`, { column: 'position', descending: false }),
    entities: toMany((owner) => sql`entities.industry_group = (select slug from industry_groups where id = ${owner})`),
  },
})

export const industryGroupOperations: Handlers<'industry-groups'> = {
  getIndustryGroup: show(industryGroups),
}
