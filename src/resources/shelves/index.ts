/** Shelves: what readers keep, collect, share and mute. */
import type { Domain } from '../../verbs/domain.ts'
import { collectionOperations, collections } from './collections.ts'
import { insightCollectionOperations, insightCollections } from './insight-collections.ts'
import { lockerItemOperations, lockerItems } from './locker-items.ts'
import { remindOfItems } from './locker-items.reminders.ts'
import { mutedItemOperations, mutedItems } from './muted-items.ts'
import { sharedItemOperations, sharedItems } from './shared-items.ts'
import { sendShareMail } from './shared-items.mail.ts'

export const domain = {
  resources: {
    collections,
    'insight-collections': insightCollections,
    'locker-items': lockerItems,
    'muted-items': mutedItems,
    'shared-items': sharedItems,
  },
  operations: {
    collections: collectionOperations,
    'insight-collections': insightCollectionOperations,
    'locker-items': lockerItemOperations,
    'muted-items': mutedItemOperations,
    'shared-items': sharedItemOperations,
  },
  due: { telling: { remindOfItems: ({ db, now }) => remindOfItems(db, now) } },
  workers: ({ db, send, addresses }) => ({ 'share-mail': (job) => sendShareMail(db, send, addresses(), job) }),
} satisfies Domain
