/** Pictures that belong to insights, accounts and other records: so far only what relationships point to. */
import { sql } from 'kysely'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { insights } from './insights.ts'
import { restrictionOf } from './insights.restrictions.ts'

export const images: Resource<'images', 'images'> = resource('images', 'images', {
  staff: ['editor'],
  visible: (eb, scope) =>
    eb.or([
      eb('images.account_id', '=', scope.me),
      sql<boolean>`images.imageable_type = 'insights'
        and exists (select from insights ${restrictionOf(scope)}
          where insights.id = images.imageable_id and ${insights.visible(scope)} and restriction.reason is null)`,
    ]),
  relations: {},
})
