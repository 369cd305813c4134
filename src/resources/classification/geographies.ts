/** Groups of countries that research is filed under. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { one } from '../../verbs/handler.ts'
import { list } from '../../verbs/list.ts'
import { toMany, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'

export const geographies: Resource<'geographies', 'geographies'> = resource('geographies', 'geographies', {
  visible: () => true,
  slug: (slug) => sql`geographies.slug = ${slug}`,
  relations: {
    'classification-distribution': toOneBy(() => sql`geographies.id`),
    countries: toMany((owner) => sql`countries.geography_id = ${owner}`, { column: 'name', descending: false }),
  },
})

export const geographyOperations: Handlers<'geographies'> = {
  listGeographies: list(geographies, { order: sql`geographies.position, geographies.id` }),
  getGeography: show(geographies),

  updateGeography: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lock(tx, geographies, params.id, caller)
      const { useful_links: links, ...change } = await accept(tx, { record: id })
      await save(tx, 'geographies', id, { ...change, ...(links ? { useful_links: JSON.stringify(links) } : {}) })
      return one(await find(tx, geographies, id, caller))
    }),
}
