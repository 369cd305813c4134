/** What accounts are told of. Each sees its own; an admin sees all of them and marks none. */
import { sql } from 'kysely'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../generated/contract.ts'
import { forbidden } from '../http/errors.ts'
import { one } from '../verbs/handler.ts'
import { page } from '../verbs/page.ts'
import { related, toMany, toOne, toOneOf } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { find, lock } from '../verbs/rows.ts'
import { show } from '../verbs/show.ts'
import { accounts } from './accounts.ts'
import { activityAlerts } from './activity-alerts.ts'
import { annotations } from './annotations.ts'
import { comments } from './comments.ts'
import { corporateEvents } from './corporate-events.ts'
import { corporateReservations } from './corporate-reservations.ts'
import { corporateQuestions } from './corporate-questions.ts'
import { entityNews } from './entity-news.ts'
import { exchangeAnnouncements } from './exchange-announcements.ts'
import { corporateEmailCampaigns } from './corporate-email-campaigns.ts'
import { insights } from './insights.ts'
import { premiumServiceAttachments } from './premium-service-attachments.ts'
import { premiumServiceNotes } from './premium-service-notes.ts'
import { premiumServiceRequests } from './premium-service-requests.ts'
import { messageGroups } from './message-groups.ts'
import { publicationAccessRequests } from './publication-access-requests.ts'
import { sharedItems } from './shared-items.ts'

/** How many of those who made it happen are shown. */
const actorsShown = 10

const unnamed = sql`(select count(*) from notification_actors as actors where actors.notification_id = notifications.id and actors.anonymize)`

export const notifications: Resource<'notifications', 'notifications'> = resource('notifications', 'notifications', {
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('notifications.account_id', '=', me)),
  computed: () => ({
    parameters: sql`(notifications.parameters || jsonb_build_object('count', notifications.times_told, 'anonymous-actors', ${unnamed}))::text`,
  }),
  relations: {
    trackable: toOneOf(
      {
        insights: () => insights,
        accounts: () => accounts,
        comments: () => comments,
        annotations: () => annotations,
        'activity-alerts': () => activityAlerts,
        'publication-access-requests': () => publicationAccessRequests,
        'shared-items': () => sharedItems,
        'corporate-events': () => corporateEvents,
        'corporate-reservations': () => corporateReservations,
        'entity-news': () => entityNews,
        'exchange-announcements': () => exchangeAnnouncements,
        'corporate-questions': () => corporateQuestions,
        'premium-service-requests': () => premiumServiceRequests,
        'premium-service-notes': () => premiumServiceNotes,
        'premium-service-attachments': () => premiumServiceAttachments,
        'message-groups': () => messageGroups,
        'corporate-email-campaigns': () => corporateEmailCampaigns,
      },
      'trackable_type',
      'trackable_id',
    ),
    account: toOne(() => accounts, 'account_id'),
    'notification-actors': toMany(
      () => accounts,
      (owner) => sql`accounts.id in (select account_id from notification_actors where notification_id = ${owner} and not anonymize
        order by acted_at desc, account_id desc limit ${sql.lit(actorsShown)})`,
      (owner) => ({
        column: sql`(select acted_at from notification_actors where notification_id = ${owner} and account_id = accounts.id)`,
        descending: true,
      }),
    ),
  },
})

export const notificationOperations: Handlers<'notifications'> = {
  listNotifications: page(notifications, {
    filters: { unread: (value) => sql`(notifications.read_at is null) = ${value}::boolean` },
    orders: { '-updated-at': { column: 'updated_at', descending: true } },
    total: 'capped',
  }),
  getNotification: show(notifications),

  updateNotification: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id, account_id } = await lock(tx, notifications, params.id, caller)
      if (account_id !== caller.id) throw forbidden('This was not told to you.')
      const { read } = await accept(tx, { record: id })
      // What was read once is not joined by further news.
      await sql`update notifications set is_open = is_open and not ${read}::boolean,
        read_at = case when ${read}::boolean then coalesce(read_at, now()) end where id = ${id}`.execute(tx)
      return one(await find(tx, notifications, id, caller))
    }),

  getNotificationRelated: related(notifications),
  getNotificationRelationship: related(notifications),
}
