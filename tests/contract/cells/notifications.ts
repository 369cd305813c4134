/** The cells of notifications. */
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import { absent, at, by, change, code, make, nowhere, refused, stranger } from './asks.ts'
import type { Cells } from './asks.ts'

const activityAt = at('v1/activities', 'activities')

const alert = at('v2/alerts', 'alerts')
const notification = at('v2/notifications', 'notifications')
const mail = at('v2/notification-mails', 'notification-mails')
const activityAlert = at('v2/activity-alerts', 'activity-alerts')

const about = (name: string, type: SeededType, n: number) => ({ [name]: { data: { type, id: seedId(type, n) } } })
const name = at('v2/activity-alert-names', 'activity-alert-names')
const token = at('v2/push-notification-tokens', 'push-notification-tokens')
const presence = at('v2/pusher/user_online', 'accounts')
const activity = (key: string, type: SeededType, n: number) => ({
  data: { type: 'activities', key, relationships: about('trackable', type, n) },
})
const link = (relationship: string, type: SeededType, n: number) => ({ [relationship]: { data: { type, id: seedId(type, n) } } })
const watch = (n: number, attributes: object) => make('activity-alerts', attributes, link('activity-alert-name', 'activity-alert-names', n))
const socket = (channel_name: string) => ({ socket_id: '1234.5678', channel_name })
const channel = (n: number) => `presence-message-group-${seedId('message-groups', n)}`

export const notifications = {
  listActivities: {
    success: by('investor', '/api/v1/activities?filter[key]=insight.read'),
    refusal: refused(400, '107', by('investor', '/api/v1/activities?filter[direction]=sideways')),
  },
  createActivity: {
    success: by('investor', '/api/v2/activities', activity('entity.view', 'entities', 1)),
    refusal: refused(403, '403', by('investor', '/api/v2/activities', activity('insight.like', 'insights', 1))),
  },

  listNotifications: {
    success: by('investor', '/api/v2/notifications?filter[unread]=true'),
    refusal: refused(400, '114', by('investor', '/api/v2/notifications?sort=key')),
  },
  getNotification: { success: by('investor', notification(1)), foreign: stranger, refusal: absent('investor', notification(99)) },
  getNotificationMailUnsubscription: {
    success: { path: mail(1, `/unsubscribe${code(1)}`) },
    refusal: refused(404, '404', { path: mail(1, `/unsubscribe${code(2)}`) }),
  },
  unsubscribeNotificationMail: {
    success: { path: mail(1, `/unsubscribe${code(1)}`) },
    refusal: refused(404, '404', { path: mail(1, `/unsubscribe${code(2)}`) }),
  },
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
  listAlerts: {
    success: by('investor', '/api/v2/alerts?filter[kind]=history'),
    refusal: refused(400, '107', by('investor', '/api/v2/alerts?filter[kind]=older')),
  },
  createAlert: {
    success: by('investor', '/api/v2/alerts', make('alerts', { 'query-text': 'copper', frequency: 'weekly' })),
    refusal: refused(400, '106', by('investor', '/api/v2/alerts', make('alerts', { name: 'Nothing' }))),
  },
  getAlert: { success: by('investor', alert(1)), foreign: stranger, refusal: absent('investor', alert(99)) },
  updateAlert: {
    success: by('investor', alert(3), change({ kind: 'saved', frequency: 'daily' })),
    foreign: stranger,
    refusal: refused(409, '409', by('investor', alert(1), change({ kind: 'history' }))),
  },
  deleteAlert: { success: by('investor', alert(4)), foreign: stranger, refusal: absent('investor', alert(99)) },
  getAlertRelationship: {
    success: by('investor', alert(2, '/relationships/filter-preset')),
    foreign: stranger,
    refusal: absent('investor', alert(2, '/relationships/insights')),
  },
  getAlertRelated: {
    success: by('investor', alert(2, '/filter-preset')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', alert(2, '/filter-preset?page[size]=1'))),
  },
  listActivityAlertNames: {
    success: { path: '/api/v2/activity-alert-names' },
    refusal: refused(400, '105', { path: '/api/v2/activity-alert-names?page[size]=5' }),
  },
  getActivityAlertName: { success: { path: name(2) }, refusal: refused(404, '404', { path: name(99) }) },
  listActivityAlerts: {
    success: by('investor', '/api/v2/activity-alerts'),
    refusal: refused(400, '118', by('investor', '/api/v2/activity-alerts?page[size]=0')),
  },
  createActivityAlert: {
    success: by('investor', '/api/v2/activity-alerts', watch(29, { frequency: 'daily' })),
    refusal: refused(403, '403', by('investor', '/api/v2/activity-alerts', watch(1, { frequency: 'daily', scope: 'company' }))),
  },
  getActivityAlert: { success: by('investor', activityAlert(1)), foreign: stranger, refusal: absent('investor', activityAlert(3)) },
  updateActivityAlert: {
    success: by('investor', activityAlert(1), change({ frequency: 'weekly' })),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', activityAlert(1), change({ scope: 'company' }))),
  },
  deleteActivityAlert: { success: by('compliance', activityAlert(4)), foreign: stranger, refusal: absent('investor', activityAlert(99)) },
  getActivityAlertRelationship: {
    success: by('investor', activityAlert(1, '/relationships/activity-alert-name')),
    foreign: stranger,
    refusal: absent('investor', activityAlert(1, '/relationships/activities')),
  },
  getActivityAlertRelated: {
    success: by('investor', activityAlert(1, '/activity-alert-name')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', activityAlert(1, '/company?page[size]=1'))),
  },
  createPushNotificationToken: {
    success: by('investor', '/api/v2/push-notification-tokens', { data: { platform: 'native', mobile_os: 'android', token: 'android:1' } }),
    refusal: refused(422, '100', by('investor', '/api/v2/push-notification-tokens', { data: { platform: 'web', token: 'chrome:1' } })),
  },
  getPushNotificationToken: { success: by('investor', token(1)), foreign: stranger, refusal: absent('investor', token(99)) },
  updatePushNotificationToken: {
    success: by('investor', token(1), { data: { platform: 'web', active: true } }),
    foreign: stranger,
    refusal: refused(400, '106', by('investor', token(1), { data: { active: true } })),
  },
  deletePushNotificationToken: { success: by('investor', token(2)), foreign: stranger, refusal: absent('investor', token(99)) },
  getPushNotificationTokenRelationship: {
    success: by('investor', token(1, '/relationships/account')),
    foreign: stranger,
    refusal: absent('investor', token(1, '/relationships/messages')),
  },
  getPushNotificationTokenRelated: {
    success: by('investor', token(1, '/account')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', token(1, '/account?page[size]=1'))),
  },
  getPushNotificationMessage: {
    success: { path: '/api/v2/push-notification-tokens/get-message', body: { token: seedId('push-notification-tokens', 1) } },
    refusal: refused(404, '404', { path: '/api/v2/push-notification-tokens/get-message', body: { token: 'nobody' } }),
  },

  authenticatePusher: {
    success: by('investor', '/api/v2/pusher/authenticate_new', socket(channel(1))),
    foreign: { as: 'investor-2', status: 403 },
    refusal: refused(422, '103', by('investor', '/api/v2/pusher/authenticate_new', { ...socket(channel(1)), socket_id: 'mine' })),
  },
  getPusherUserOnline: { success: by('investor', presence(24)), foreign: stranger, refusal: absent('investor', presence(22)) },
  getActivity: { success: by('investor', activityAt(1)), foreign: stranger, refusal: absent('investor', `/api/v1/activities/${nowhere}`) },
  getActivityRelationship: {
    success: by('investor', activityAt(1, '/relationships/owner')),
    foreign: stranger,
    refusal: absent('investor', activityAt(1, '/relationships/viewer')),
  },
  getActivityRelated: {
    success: by('investor', activityAt(1, '/trackable')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', activityAt(1, '/trackable?page[size]=1'))),
  },
} satisfies Cells
