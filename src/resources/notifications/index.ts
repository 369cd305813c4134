/** Notifications: what happened, who is told of it, and how. */
import { publisher } from '../../effects/pusher.ts'
import type { Domain } from '../../verbs/domain.ts'
import { activities, activityOperations } from './activities.ts'
import { forgetVisitors } from './activities.posting.ts'
import { activityAlertNameOperations, activityAlertNames } from './activity-alert-names.ts'
import { activityAlertOperations, activityAlerts } from './activity-alerts.ts'
import { sendActivityMail, tellActivityAlerts } from './activity-alerts.telling.ts'
import { alertOperations, alerts } from './alerts.ts'
import { matchAlerts } from './alerts.matching.ts'
import { sendAlertMail, tellAlerts } from './alerts.telling.ts'
import { notificationMailOperations } from './notification-mails.ts'
import { forgetMails, queueMails } from './notification-mails.gathering.ts'
import { sendNotificationMail } from './notification-mails.sending.ts'
import { notificationOperations, notifications } from './notifications.ts'
import { announceNotifications } from './notifications.live.ts'
import { tellOthers } from './notifications.parts.ts'
import { presence } from './presence.ts'
import { forgetClients, pushTo, wakeClients } from './push-messages.ts'
import { pushNotificationTokenOperations, pushNotificationTokens } from './push-notification-tokens.ts'
import { pusherOperations } from './pusher.ts'

export const domain = {
  resources: {
    activities,
    'activity-alert-names': activityAlertNames,
    'activity-alerts': activityAlerts,
    alerts,
    notifications,
    presence,
    'push-notification-tokens': pushNotificationTokens,
  },
  operations: {
    activities: activityOperations,
    'activity-alert-names': activityAlertNameOperations,
    'activity-alerts': activityAlertOperations,
    alerts: alertOperations,
    'notification-mails': notificationMailOperations,
    notifications: notificationOperations,
    'push-notification-tokens': pushNotificationTokenOperations,
    pusher: pusherOperations,
  },
  workers: ({ db, send, wake, pusher, addresses }) => ({
    push: (job) => pushTo(db, wake, job),
    'alert-mail': (job) => sendAlertMail(db, send, addresses(), job),
    'activity-mail': (job) => sendActivityMail(db, send, addresses(), job),
    'notification-mail': (job) => sendNotificationMail(db, send, addresses(), job),
    live: pusher && publisher(pusher),
  }),
  due: {
    telling: {
      tellOthers: ({ db }) => tellOthers(db),
      matchAlerts: ({ db, now }) => matchAlerts(db, now),
      tellAlerts: async ({ db, jobs, now }) => jobs && tellAlerts(db, jobs, now),
      tellActivityAlerts: async ({ db, jobs, now }) => jobs && tellActivityAlerts(db, jobs, now),
      queueMails: async ({ db, jobs, now }) => jobs && queueMails(db, jobs, now),
      wakeClients: async ({ db, jobs }) => jobs && wakeClients(db, jobs),
      announceNotifications: async ({ db, jobs }) => jobs && announceNotifications(db, jobs),
    },
    clearing: {
      forgetVisitors: ({ db, now }) => forgetVisitors(db, now),
      forgetClients: ({ db, now }) => forgetClients(db, now),
      forgetMails: ({ db, now }) => forgetMails(db, now),
    },
  },
} satisfies Domain
