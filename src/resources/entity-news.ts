/** What an issuer tells of itself. Before its release only those who manage the entity and entity editors see it. */
import { sql } from 'kysely'
import type { Handlers } from '../generated/contract.ts'
import { page } from '../verbs/page.ts'
import { related, toOne } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { show } from '../verbs/show.ts'
import { entities } from './entities.ts'

export const entityNews: Resource<'entity-news', 'entity_news'> = resource('entity-news', 'entity_news', {
  staff: ['entity-editor'],
  visible: (_eb, { kind, me }) =>
    kind === 'staff'
      ? true
      : sql<boolean>`entity_news.release_time <= now() or exists (select from account_entities as managed
          where managed.account_id = ${me} and managed.entity_id = entity_news.entity_id)`,
  relations: { entity: toOne(() => entities, 'entity_id') },
})

/** The news of one entity, by pages. */
export const newsOf = page(entityNews, {
  filters: { entity: (value) => sql`entity_news.entity_id = ${value}` },
  orders: { '-release-time': { column: 'release_time', descending: true } },
})

export const entityNewsOperations: Handlers<'entity-news'> = {
  getEntityNews: show(entityNews),
  getEntityNewsRelated: related(entityNews),
  getEntityNewsRelationship: related(entityNews),
}
