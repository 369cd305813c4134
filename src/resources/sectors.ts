/** The sectors of the industry classification. */
import { sql } from 'kysely'
import type { Handlers } from '../generated/contract.ts'
import { list } from '../verbs/list.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { show } from '../verbs/show.ts'

export const sectors: Resource<'sectors', 'sectors'> = resource('sectors', 'sectors', {
  visible: () => true,
  slug: (slug) => sql`sectors.slug = ${slug}`,
  relations: {},
})

export const sectorOperations: Handlers<'sectors'> = {
  listSectors: list(sectors, { order: sql`sectors.position, sectors.id` }),
  getSector: show(sectors),
}
