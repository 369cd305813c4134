/** Saved items of an account. Each is private to its account; an admin may show one. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { none, one } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { toOne, toOneOf } from '../../verbs/relations.ts'
import { resource, resourceOf } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, keepNamed, lockOwn, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { record } from '../notifications/activities.recording.ts'
import { notify } from '../notifications/notifications.sending.ts'
import { authorOf } from '../research/insights.authors.ts'
import { keepOnce } from './shelves.ts'

export const lockerItems: Resource<'locker-items', 'locker_items'> = resource('locker-items', 'locker_items', {
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('locker_items.account_id', '=', me)),
  relations: {
    account: toOne('account_id'),
    lockable: toOneOf('lockable_type', 'lockable_id'),
  },
})

/** Behind all that the account keeps. */
const atTheEnd = (account: string) =>
  sql`(select least(coalesce(max(position), 0) + 1, 1000000) from locker_items where account_id = ${account})`

async function tellOfSaving(tx: Transaction, account: string, insight: string): Promise<void> {
  const recipient = await authorOf(tx, insight)
  const trackable = { type: 'insights', id: insight } as const
  await record(tx, { key: 'insight.save', owner: account, trackable, recipient })
  await notify(tx, { key: 'insight.saved', trackable, actor: account, recipients: recipient === null ? [] : [recipient] })
}

export const lockerItemOperations: Handlers<'locker-items'> = {
  listLockerItems: page(lockerItems, {
    rows: { narrowed: ({ me }) => sql`locker_items.account_id = ${me}` },
    filters: {
      folder: (value) => sql`locker_items.folder = ${value}`,
      archived: (value) => sql`locker_items.is_archived = ${value}::boolean`,
      type: isAmong('locker_items.lockable_type'),
    },
    orders: {
      '-created-at': { column: 'created_at', descending: true },
      position: { column: 'position', descending: false },
    },
    total: 'capped',
  }),
  getLockerItem: show(lockerItems),

  createLockerItem: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const item = await accept(tx)
      await keepNamed(tx, resourceOf(item.lockable_type), item.lockable_id)
      const { id, again } = await keepOnce(tx, 'locker_items', { position: atTheEnd(caller.id), ...item, account_id: caller.id })
      if (!again && item.lockable_type === 'insights') await tellOfSaving(tx, caller.id, item.lockable_id)
      const kept = one(await find(tx, lockerItems, id, caller))
      return again ? { ...kept, again } : kept
    }),

  updateLockerItem: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lockOwn(tx, lockerItems, params.id, caller, 'item')
      await save(tx, 'locker_items', id, await accept(tx, { record: id }))
      return one(await find(tx, lockerItems, id, caller))
    }),

  deleteLockerItem: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const item = await lockOwn(tx, lockerItems, params.id, caller, 'item')
      await leaveTrace(tx, lockerItems, item.id)
      await erase(tx, 'locker_items', item.id)
      if (item.lockable_type === 'insights') {
        const recipient = await authorOf(tx, item.lockable_id)
        const trackable = { type: 'insights', id: item.lockable_id } as const
        await record(tx, { key: 'insight.unsave', owner: caller.id, trackable, recipient })
      }
      return none
    }),
}
