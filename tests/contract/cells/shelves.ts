/** The cells of shelves. */
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import { absent, at, by, change, make, refused, stranger } from './asks.ts'
import type { Cells } from './asks.ts'

const locker = at('v2/locker-items', 'locker-items')
const muted = at('v2/muted_items', 'muted-items')
const shared = at('v2/shared-items', 'shared-items')
const collection = at('v1/collections', 'collections')
const set = at('v2/insight-collections', 'insight-collections')

const to = (name: string, type: SeededType, n: number) => ({ [name]: { data: { type, id: seedId(type, n) } } })
const items = (n: number) => ({ data: { relationships: { items: { data: [{ type: 'insights', id: seedId('insights', n) }] } } } })
const guest = (path: string) => ({ path })

export const shelves = {
  listLockerItems: {
    success: by('investor', '/api/v2/locker-items'),
    refusal: refused(400, '107', by('investor', '/api/v2/locker-items?filter[type]=accounts')),
  },
  getLockerItem: { success: by('investor', locker(1)), foreign: stranger, refusal: absent('investor', locker(99)) },
  createLockerItem: {
    success: by('investor', '/api/v2/locker-items', make('locker-items', { note: 'x' }, to('lockable', 'insights', 12))),
    refusal: refused(422, '103', by('investor', '/api/v2/locker-items', make('locker-items', {}, to('lockable', 'insights', 51)))),
  },
  updateLockerItem: {
    success: by('investor', locker(1), change({ 'is-archived': true })),
    foreign: stranger,
    refusal: refused(422, '103', by('investor', locker(1), change({ position: -1 }))),
  },
  deleteCollection: {
    success: by('investor', `/api/v1/collections/${seedId('collections', 1)}`),
    foreign: stranger,
    refusal: absent('investor', `/api/v1/collections/${seedId('collections', 99)}`),
  },
  deleteLockerItem: { success: by('investor', locker(2)), foreign: stranger, refusal: absent('investor', locker(99)) },
  getLockerItemRelationship: {
    success: by('investor', locker(1, '/relationships/lockable')),
    foreign: stranger,
    refusal: absent('investor', locker(1, '/relationships/insight')),
  },
  getLockerItemRelated: {
    success: by('investor', locker(3, '/lockable')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', locker(1, '/lockable?page[size]=1'))),
  },

  listMutedItems: {
    success: by('investor', '/api/v2/muted_items'),
    refusal: refused(400, '118', by('investor', '/api/v2/muted_items?page[size]=0')),
  },
  getMutedItem: { success: by('investor', muted(1)), foreign: stranger, refusal: absent('investor', muted(99)) },
  createMutedItem: {
    success: by('investor', '/api/v2/muted_items', make('muted-items', {}, to('mutable', 'companies', 11))),
    refusal: refused(422, '100', by('investor', '/api/v2/muted_items', make('muted-items', {}, to('mutable', 'accounts', 1)))),
  },
  updateMutedItem: {
    success: by('investor', muted(1), change({ reason: null })),
    foreign: stranger,
    refusal: refused(422, '100', by('investor', muted(1), change({ 'muted-until': '2020-01-01T00:00:00.000+00:00' }))),
  },
  deleteMutedItem: { success: by('investor', muted(2)), foreign: stranger, refusal: absent('investor', muted(99)) },
  getMutedItemRelationship: {
    success: by('investor', muted(1, '/relationships/mutable')),
    foreign: stranger,
    refusal: absent('investor', muted(1, '/relationships/entity')),
  },
  getMutedItemRelated: {
    success: by('investor', muted(1, '/mutable')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', muted(1, '/mutable?page[size]=1'))),
  },

  listSharedItems: {
    success: by('investor', '/api/v2/shared-items'),
    refusal: refused(400, '107', by('investor', '/api/v2/shared-items?filter[direction]=sideways')),
  },
  getSharedItem: { success: by('investor', shared(1)), foreign: stranger, refusal: absent('investor', shared(99)) },
  createSharedItem: {
    success: by(
      'investor',
      '/api/v2/shared-items',
      make('shared-items', {}, { ...to('recipient', 'accounts', 4), ...to('shareable', 'entities', 2) }),
    ),
    refusal: refused(400, '106', by('investor', '/api/v2/shared-items', make('shared-items', {}, to('shareable', 'entities', 2)))),
  },
  updateSharedItem: {
    success: by('investor', shared(1), change({ message: 'Read it first.' })),
    foreign: stranger,
    refusal: refused(403, '403', by('noor.alhashimi', shared(1), change({ message: 'Read it last.' }))),
  },
  deleteSharedItem: {
    success: by('investor', shared(2)),
    foreign: stranger,
    refusal: refused(403, '403', by('beatrice.okafor', shared(1))),
  },
  getSharedItemRelationship: {
    success: by('investor', shared(1, '/relationships/recipient')),
    foreign: stranger,
    refusal: absent('investor', shared(1, '/relationships/recipients')),
  },
  getSharedItemRelated: {
    success: by('investor', shared(3, '/shareable')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', shared(1, '/shareable?page[size]=1'))),
  },

  listCollections: {
    success: by('investor', '/api/v1/collections'),
    refusal: refused(400, '102', by('investor', '/api/v1/collections?filter[visibility]=public')),
  },
  getCollection: {
    success: by('investor', collection(2)),
    foreign: { as: 'investor-2', path: collection(1), status: 404 },
    refusal: refused(404, '404', guest(collection(1))),
  },
  createCollection: {
    success: by('investor', '/api/v1/collections', make('collections', { name: 'Shipyards' })),
    refusal: refused(
      409,
      '409',
      by('investor-2', '/api/v1/collections', {
        data: { id: seedId('collections', 1), type: 'collections', attributes: { name: 'Shipyards' } },
      }),
    ),
  },
  updateCollection: {
    success: by('investor', collection(1), change({ description: null })),
    foreign: { as: 'investor-2', path: collection(2), status: 403 },
    refusal: refused(422, '100', by('investor', collection(1), change({ 'and-filters': { 'market-cap': '10-5' } }))),
  },
  addCollectionItems: {
    success: by('investor', collection(1, '/add-items'), items(9)),
    foreign: { as: 'investor-2', path: collection(2, '/add-items'), status: 403 },
    refusal: refused(400, '105', by('investor', collection(1, '/add-items'), change({ visibility: 'public' }))),
  },
  removeCollectionItems: {
    success: by('investor', collection(1, '/remove-items'), items(5)),
    foreign: stranger,
    refusal: refused(422, '103', by('investor', collection(1, '/remove-items'), items(99))),
  },
  getCollectionRelationship: {
    success: by('investor', collection(1, '/relationships/insights')),
    foreign: stranger,
    refusal: absent('investor', collection(1, '/relationships/entities')),
  },
  getCollectionRelated: {
    success: by('investor', collection(1, '/insights')),
    foreign: stranger,
    refusal: refused(400, '118', by('investor', collection(1, '/insights?page[size]=0'))),
  },

  listInsightCollections: {
    success: by('investor', '/api/v2/insight-collections'),
    refusal: refused(400, '118', by('investor', '/api/v2/insight-collections?page[size]=0')),
  },
  getInsightCollection: { success: by('investor', set(1)), refusal: absent('investor', set(3)) },
  getInsightCollectionRelationship: {
    success: by('investor', set(1, '/relationships/insights')),
    refusal: absent('investor', set(3, '/relationships/insights')),
  },
  getInsightCollectionRelated: {
    success: by('investor', set(1, '/insights')),
    refusal: refused(400, '105', by('investor', set(1, '/insights?sort=name'))),
  },
  createInsightCollection: {
    success: by('editor', '/api/v2/insight-collections', make('insight-collections', { name: 'Banks in autumn' })),
    foreign: { as: 'provider', status: 403 },
    refusal: refused(400, '106', by('editor', '/api/v2/insight-collections', make('insight-collections', {}))),
  },
  updateInsightCollection: {
    success: by('editor', set(1), change({ position: 2 })),
    foreign: { as: 'provider', status: 403 },
    refusal: refused(422, '103', by('editor', set(1), change({ position: -1 }))),
  },
} satisfies Cells
