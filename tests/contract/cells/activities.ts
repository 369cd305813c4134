/** What accounts did, what they follow and what they are told of. */
import { seedId } from '../../../src/database/demo/ids.ts'
import type { SeededType } from '../../../src/database/demo/ids.ts'
import { absent, at, by, change, nowhere, refused, stranger } from './asks.ts'
import type { Cells } from './asks.ts'

const follow = at('v2/follows', 'follows')
const notification = at('v2/notifications', 'notifications')

const about = (name: string, type: SeededType, n: number) => ({ [name]: { data: { type, id: seedId(type, n) } } })
const activity = (key: string, type: SeededType, n: number) => ({
  data: { type: 'activities', key, relationships: about('trackable', type, n) },
})
const following = (type: SeededType, n: number) => ({ data: { type: 'follows', relationships: about('followable', type, n) } })

export const activities = {
  listActivities: {
    success: by('investor', '/api/v1/activities?filter[key]=insight.read'),
    refusal: refused(400, '107', by('investor', '/api/v1/activities?filter[direction]=sideways')),
  },
  createActivity: {
    success: by('investor', '/api/v2/activities', activity('entity.view', 'entities', 1)),
    refusal: refused(403, '403', by('investor', '/api/v2/activities', activity('insight.like', 'insights', 1))),
  },

  getFollow: { success: by('investor', follow(1)), foreign: stranger, refusal: absent('investor', follow(99)) },
  createFollow: {
    success: by('investor', '/api/v2/follows', following('insights', 2)),
    refusal: refused(422, '100', by('investor', '/api/v2/follows', following('accounts', 1))),
  },
  deleteFollow: { success: by('investor', follow(3)), foreign: stranger, refusal: absent('investor', `/api/v2/follows/${nowhere}`) },
  getFollowRelationship: {
    success: by('investor', follow(1, '/relationships/followable')),
    foreign: stranger,
    refusal: absent('investor', follow(1, '/relationships/account')),
  },
  getFollowRelated: {
    success: by('investor', follow(1, '/follower')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', follow(1, '/follower?page[size]=1'))),
  },

  listNotifications: {
    success: by('investor', '/api/v2/notifications?filter[unread]=true'),
    refusal: refused(400, '105', by('investor', '/api/v2/notifications?sort=key')),
  },
  getNotification: { success: by('investor', notification(1)), foreign: stranger, refusal: absent('investor', notification(99)) },
  updateNotification: {
    success: by('investor', notification(1), change({ read: true })),
    foreign: stranger,
    refusal: refused(400, '106', by('investor', notification(1), change({}))),
  },
  getNotificationRelationship: {
    success: by('investor', notification(1, '/relationships/notification-actors')),
    foreign: stranger,
    refusal: absent('investor', notification(1, '/relationships/actors')),
  },
  getNotificationRelated: {
    success: by('investor', notification(1, '/trackable')),
    foreign: stranger,
    refusal: refused(400, '118', by('investor', notification(1, '/notification-actors?page[size]=0'))),
  },
} satisfies Cells
