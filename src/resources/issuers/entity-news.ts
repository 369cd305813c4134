/** News of an issuer about itself. Before its release only those who manage the entity and entity editors see an item. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { isDiscussed } from '../discussion/comments.writing.ts'
import { tidy } from '../shared/files.ts'
import { isManaged, requireManaged } from './managed-entities.ts'
import { requireStaysReleased } from './releases.ts'

const kept = sql<boolean>`entity_news.deleted_at is null`

export const entityNews: Resource<'entity-news', 'entity_news'> = resource('entity-news', 'entity_news', {
  staff: ['entity-editor', 'account-manager'],
  visible: (_eb, { kind, me }) =>
    kind === 'staff' ? kept : sql<boolean>`${kept} and (entity_news.release_time <= now() or ${isManaged(me, sql`entity_news.entity_id`)})`,
  relations: {
    entity: toOne('entity_id'),
    'corporate-attachments': toMany(
      (owner) => sql`corporate_attachments.attachable_type = 'entity-news' and corporate_attachments.attachable_id = ${owner}`,
    ),
  },
})

const lastFirst = { column: 'release_time', descending: true }

/** The news of one entity, by pages. */
export const newsOf = page(entityNews, {
  filters: { entity: (value) => sql`entity_news.entity_id = ${value}` },
  orders: { '-release-time': lastFirst },
})

export const entityNewsOperations: Handlers<'entity-news'> = {
  listEntityNews: page(entityNews, {
    filters: { 'entity-id': isAmong('entity_news.entity_id') },
    orders: { '-release-time': lastFirst, 'release-time': { column: 'release_time', descending: false } },
    total: 'capped',
  }),
  getEntityNews: show(entityNews),

  createEntityNews: ({ sent, accept, caller, db }) =>
    transact(db, async (tx) => {
      await requireManaged(tx, sent.linked('entity'), caller)
      const id = await insert(tx, 'entity_news', await accept(tx))
      return one(await find(tx, entityNews, id, caller))
    }),

  updateEntityNews: ({ params, sent, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, entityNews, params.id, caller)
      await requireManaged(tx, current.entity_id, caller)
      await requireManaged(tx, sent.linked('entity'), caller)
      const change = await accept(tx, { record: current.id })
      requireStaysReleased(current, change)
      await save(tx, 'entity_news', current.id, change)
      return one(await find(tx, entityNews, current.id, caller))
    }),

  async deleteEntityNews({ params, caller, db, files }) {
    await transact(db, async (tx) => {
      const { id, entity_id } = await lock(tx, entityNews, params.id, caller)
      await requireManaged(tx, entity_id, caller)
      await leaveTrace(tx, entityNews, id)
      if (await isDiscussed(tx, id)) {
        // What was said about it is kept, and with it what it was about; it leaves the shelves as if it had gone.
        await save(tx, 'entity_news', id, { deleted_at: sql`now()`, told_at: sql`coalesce(told_at, now())` })
        await tx.deleteFrom('locker_items').where('lockable_type', '=', 'entity-news').where('lockable_id', '=', id).execute()
        await tx.deleteFrom('corporate_attachments').where('attachable_type', '=', 'entity-news').where('attachable_id', '=', id).execute()
      } else await erase(tx, 'entity_news', id)
    })
    await tidy(db, files)
    return none
  },
}
