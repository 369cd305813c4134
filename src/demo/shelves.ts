import type { Selectable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { LockerItemsTable, MutedItemsTable, SharedItemsTable } from '../generated/tables.ts'
import { lastMoment, minutesAfter, seedId } from './ids.ts'
import type { SeededType } from './ids.ts'
import { insertRows } from './insert-rows.ts'

type Thing<Type extends SeededType> = readonly [type: Type, n: number]
type Kept = Thing<LockerItemsTable['lockable_type']>
type Muted = Thing<MutedItemsTable['mutable_type']>
type Shared = Thing<SharedItemsTable['shareable_type']>
type Channel = Selectable<SharedItemsTable>['channel']

/** The order gives the ids, in all three lists. */
const kept: readonly (readonly [by: number, thing: Kept, rest: { note?: string; folder?: string; is_archived?: boolean }])[] = [
  [1, ['insights', 4], { note: 'For the committee on Thursday.', folder: 'Banks' }],
  [1, ['entity-news', 1], {}],
  [1, ['collections', 2], { folder: 'Banks' }],
  [1, ['insights', 9], { is_archived: true }],
  [2, ['insights', 1], {}],
  [4, ['insights', 4], { note: 'They saw it before us.' }],
]

const muted: readonly (readonly [by: number, thing: Muted, reason: string | null, until: string | null])[] = [
  [1, ['entities', 9], 'Too many of these at once.', null],
  [1, ['content-verticals', 12], null, '2028-01-31T00:00:00.000Z'],
  [1, ['accounts', 17], null, null],
  [2, ['companies', 10], null, null],
  [2, ['insights', 3], null, null],
]

const shared: readonly (readonly [from: number, to: number, thing: Shared, channel: Channel, message: string | null, opened: boolean])[] = [
  [1, 24, ['insights', 1], 'link', 'The part on deposit costs is worth your time.', false],
  [24, 1, ['insights', 8], 'in-app', 'Is this what you meant?', true],
  [1, 24, ['collections', 1], 'in-app', null, true],
  [24, 1, ['entities', 3], 'email', null, true],
  [4, 6, ['insights', 1], 'in-app', 'Out today.', false],
  [2, 22, ['insights', 5], 'email', null, false],
]

const times = (index: number) => {
  const at = minutesAfter(lastMoment, (index - 12) * 541)
  return { created_at: at, updated_at: at }
}

/** What accounts keep, mute and share. */
export async function seedShelves(db: Database): Promise<void> {
  const lockerItems = kept.map(([by, [lockable_type, n], rest], index) => ({
    id: seedId('locker-items', index + 1),
    account_id: seedId('accounts', by),
    lockable_type,
    lockable_id: seedId(lockable_type, n),
    position: index + 1,
    note: null,
    folder: null,
    is_archived: false,
    ...rest,
    ...times(index),
  }))
  await insertRows(db, 'locker_items', lockerItems)
  const mutedItems = muted.map(([by, [mutable_type, n], reason, muted_until], index) => ({
    id: seedId('muted-items', index + 1),
    account_id: seedId('accounts', by),
    mutable_type,
    mutable_id: seedId(mutable_type, n),
    reason,
    muted_until,
    ...times(index),
  }))
  await insertRows(db, 'muted_items', mutedItems)
  const sharedItems = shared.map(([from, to, [shareable_type, n], channel, message, opened], index) => ({
    id: seedId('shared-items', index + 1),
    sharer_id: seedId('accounts', from),
    recipient_id: seedId('accounts', to),
    shareable_type,
    shareable_id: seedId(shareable_type, n),
    channel,
    message,
    opened_at: opened ? minutesAfter(times(index).created_at, 95) : null,
    ...times(index),
  }))
  await insertRows(db, 'shared_items', sharedItems)
}
