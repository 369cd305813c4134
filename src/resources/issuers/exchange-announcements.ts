/** Announcements by the rules of an exchange. Once one is released it stays as it is. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { tidy } from '../shared/files.ts'
import { withAttachments } from './exchange-announcements.attachments.ts'
import type { Attachments } from './exchange-announcements.attachments.ts'
import { isManaged, requireManaged } from './managed-entities.ts'
import { isReleased } from './releases.ts'

export const exchangeAnnouncements: Resource<'exchange-announcements', 'exchange_announcements'> = resource(
  'exchange-announcements',
  'exchange_announcements',
  {
    staff: ['entity-editor', 'account-manager'],
    visible: (_eb, { kind, me }) =>
      kind === 'staff'
        ? true
        : sql<boolean>`exchange_announcements.release_time <= now() or ${isManaged(me, sql`exchange_announcements.entity_id`)}`,
    relations: {
      entity: toOne('entity_id'),
      'corporate-attachments': toMany(
        (owner) => sql`corporate_attachments.attachable_type = 'exchange-announcements' and corporate_attachments.attachable_id = ${owner}`,
      ),
    },
  },
)

/** The announcement, locked. @throws 404, or 403 for who does not maintain its entity. */
async function lockMaintained(tx: Transaction, id: string, caller: Caller) {
  const current = await lock(tx, exchangeAnnouncements, id, caller)
  await requireManaged(tx, current.entity_id, caller)
  return current
}

/** @throws 409 unless nothing changes but that attachments come behind those that were released. */
function requireFrozen(released: readonly string[], change: object, attachment: readonly string[] | undefined): void {
  if (Object.keys(change).length > 0) throw conflict('An announcement that is released stays as it is.')
  if (attachment && released.some((one, index) => attachment[index] !== one)) {
    throw conflict('Attachments of an announcement that is released can only be added, behind those that it has.')
  }
}

export const exchangeAnnouncementOperations: Handlers<'exchange-announcements'> = {
  listExchangeAnnouncements: page(exchangeAnnouncements, {
    filters: { 'entity-id': isAmong('exchange_announcements.entity_id') },
    orders: {
      '-release-time': { column: 'release_time', descending: true },
      'release-time': { column: 'release_time', descending: false },
    },
    total: 'capped',
  }),
  getExchangeAnnouncement: show(exchangeAnnouncements),

  async createExchangeAnnouncement({ sent, accept, caller, db, files, quota }) {
    await requireManaged(db, sent.linked('entity'), caller)
    const { attachment, ...announcement } = await accept(db)
    return withAttachments({ db, files, caller, quota }, attachment, [], ({ list, keepIn }) =>
      transact(db, async (tx) => {
        await requireManaged(tx, announcement.entity_id, caller)
        await keepIn(tx, [])
        const id = await insert(tx, 'exchange_announcements', { ...announcement, attachment: list })
        return one(await find(tx, exchangeAnnouncements, id, caller))
      }),
    )
  },

  async updateExchangeAnnouncement({ params, sent, accept, caller, db, files, quota }) {
    const before = await transact(db, (tx) => lockMaintained(tx, params.id, caller))
    await requireManaged(db, sent.linked('entity'), caller)
    const { attachment, ...change } = await accept(db, { record: before.id })
    const write = (attachments?: Attachments) =>
      transact(db, async (tx) => {
        const current = await lockMaintained(tx, params.id, caller)
        await requireManaged(tx, change.entity_id, caller)
        if (isReleased(current)) requireFrozen(current.attachment, change, attachments?.list)
        await attachments?.keepIn(tx, current.attachment)
        await save(tx, 'exchange_announcements', current.id, { ...change, attachment: attachments?.list })
        return one(await find(tx, exchangeAnnouncements, current.id, caller))
      })
    if (attachment === undefined) return write()
    const changed = await withAttachments({ db, files, caller, quota }, attachment, before.attachment, write)
    await tidy(db, files)
    return changed
  },

  async deleteExchangeAnnouncement({ params, caller, db, files }) {
    await transact(db, async (tx) => {
      const current = await lockMaintained(tx, params.id, caller)
      if (isReleased(current) && !has(caller, 'entity-editor')) throw conflict('An announcement that is released stays.')
      await leaveTrace(tx, exchangeAnnouncements, current.id)
      await erase(tx, 'exchange_announcements', current.id)
    })
    await tidy(db, files)
    return none
  },
}
