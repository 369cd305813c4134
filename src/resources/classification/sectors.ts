/** The sectors of the industry classification. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { list } from '../../verbs/list.ts'
import { toMany } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

export const sectors: Resource<'sectors', 'sectors'> = resource('sectors', 'sectors', {
  visible: () => true,
  slug: (slug) => sql`sectors.slug = ${slug}`,
  relations: {
    children: toMany((owner) => sql`industry_groups.sector_id = ${owner}`, { column: 'position', descending: false }),
    entities: toMany((owner) => sql`entities.sector = (select slug from sectors where id = ${owner})`),
  },
})

export const sectorOperations: Handlers<'sectors'> = {
  listSectors: list(sectors, { order: sql`sectors.position, sectors.id` }),
  getSector: show(sectors),
}
