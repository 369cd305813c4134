/** Presentations of issuers. Before its release only those who manage the entity and entity editors see one. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, conflict } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lockNamed, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { isDiscussed } from '../discussion/comments.writing.ts'
import { corporateEvents } from '../events/corporate-events.ts'
import { harmlessName, keep, replacing, storing, tidy } from '../shared/files.ts'
import type { Stored } from '../shared/files.ts'
import { isManaged, lockManaged, requireManaged } from './managed-entities.ts'
import { requireStaysReleased } from './releases.ts'

const kept = sql<boolean>`corporate_presentations.deleted_at is null`

/** When it last changed for its readers, to whom it is new once it is released. */
const changed = sql`greatest(corporate_presentations.updated_at,
  case when corporate_presentations.release_time <= now() then corporate_presentations.release_time end)`

export const corporatePresentations: Resource<'corporate-presentations', 'corporate_presentations'> = resource(
  'corporate-presentations',
  'corporate_presentations',
  {
    staff: ['entity-editor', 'account-manager'],
    visible: (_eb, { kind, me }) =>
      kind === 'staff'
        ? kept
        : sql<boolean>`${kept} and (corporate_presentations.release_time is null or corporate_presentations.release_time <= now()
            or ${isManaged(me, sql`corporate_presentations.entity_id`)})`,
    computed: () => ({ updated_at: changed }),
    relations: {
      entity: toOne('entity_id'),
      'corporate-event': toOne('corporate_event_id'),
      'corporate-attachments': toMany(
        (owner) =>
          sql`corporate_attachments.attachable_type = 'corporate-presentations' and corporate_attachments.attachable_id = ${owner}`,
      ),
      account: toOne('account_id'),
    },
  },
)

/** @throws 422 when the event that a body names belongs to another entity. */
async function requireOwnEvent(tx: Transaction, event: string | null | undefined, entity: string, caller: Caller): Promise<void> {
  if (!event) return
  const { entity_id } = await lockNamed(tx, corporateEvents, event, caller)
  if (entity_id !== entity) throw broken('The event is one of another entity', '/data/relationships/corporate-event')
}

interface Named {
  id?: string
  entity_id: string
  title: string
  release_time: string | null
}

/** @throws 409 when the entity has another with the title and the release time. */
async function requireOnce(tx: Transaction, { id = '', entity_id, title, release_time }: Named): Promise<void> {
  const other = await tx
    .selectFrom('corporate_presentations')
    .select('id')
    .where('entity_id', '=', entity_id)
    .where('title', '=', title)
    .where('release_time', 'is not distinct from', release_time)
    .where('id', '<>', id)
    .where(kept)
    .executeTakeFirst()
  if (other) throw conflict('The entity has a presentation with this title and release time.')
}

export const corporatePresentationOperations: Handlers<'corporate-presentations'> = {
  listCorporatePresentations: page(corporatePresentations, {
    filters: {
      'entity-id': isAmong('corporate_presentations.entity_id'),
      kind: isAmong('corporate_presentations.kind'),
    },
    changed,
    total: 'capped',
  }),
  getCorporatePresentation: show(corporatePresentations),

  async createCorporatePresentation({ sent, accept, caller, db, files, quota }) {
    await requireManaged(db, sent.linked('entity'), caller)
    const { source, source_file_name, source_file_size: _, ...about } = await accept(db)
    return storing({ db, files, caller, quota }, source, source_file_name, (stored) =>
      transact(db, async (tx) => {
        await requireManaged(tx, about.entity_id, caller)
        await requireOnce(tx, { ...about, release_time: about.release_time ?? null })
        await requireOwnEvent(tx, about.corporate_event_id, about.entity_id, caller)
        await keep(tx, stored)
        const id = await insert(tx, 'corporate_presentations', { ...about, ...stored, account_id: caller.id })
        return one(await find(tx, corporatePresentations, id, caller))
      }),
    )
  },

  async updateCorporatePresentation({ params, accept, caller, db, files, quota }) {
    const { id } = await transact(db, (tx) => lockManaged(tx, corporatePresentations, params.id, caller))
    const { source, source_file_name, source_file_size: _, ...about } = await accept(db, { record: id })
    const change = (stored?: Stored) =>
      transact(db, async (tx) => {
        const current = await lockManaged(tx, corporatePresentations, id, caller)
        requireStaysReleased(current, about)
        const { title = current.title, release_time = current.release_time } = about
        await requireOnce(tx, { id, entity_id: current.entity_id, title, release_time })
        await requireOwnEvent(tx, about.corporate_event_id, current.entity_id, caller)
        if (stored) await keep(tx, stored)
        const name = source_file_name === undefined ? {} : { source_file_name: harmlessName(source_file_name) }
        await save(tx, 'corporate_presentations', id, { ...about, ...name, ...stored })
        return one(await find(tx, corporatePresentations, id, caller))
      })
    if (source === undefined) return change()
    const before = await find(db, corporatePresentations, id, caller)
    return replacing({ db, files, caller, quota }, source, source_file_name ?? before.source_file_name, change)
  },

  async deleteCorporatePresentation({ params, caller, db, files }) {
    await transact(db, async (tx) => {
      const { id } = await lockManaged(tx, corporatePresentations, params.id, caller)
      await leaveTrace(tx, corporatePresentations, id)
      if (await isDiscussed(tx, id)) {
        // As with news: what was said is kept, and with it what it was about, which leaves the lockers as if it had gone.
        await save(tx, 'corporate_presentations', id, { deleted_at: sql`now()` })
        await tx.deleteFrom('locker_items').where('lockable_type', '=', 'corporate-presentations').where('lockable_id', '=', id).execute()
        await tx
          .deleteFrom('corporate_attachments')
          .where('attachable_type', '=', 'corporate-presentations')
          .where('attachable_id', '=', id)
          .execute()
      } else await erase(tx, 'corporate_presentations', id)
    })
    await tidy(db, files)
    return none
  },
}
