/** Notifications of accounts. Each sees its own; an admin sees all of them, but for what others were told word for word, and marks none. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { accountChannel, tellLive, transactTelling } from '../../effects/realtime.ts'
import type { Handlers } from '../../generated/contract.ts'
import { shapes } from '../../generated/serializers.ts'
import { forbidden } from '../../refusals.ts'
import { one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { toMany, toOne, toOneOf } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import type { Scope } from '../../verbs/visible.ts'
import { isHiddenAuthor } from '../research/insights.authors.ts'

/** How many of those who made it happen are shown. */
const actorsShown = 10

/** Whether an actor is not told by name: it acts anonymously, or is the author of research that does not name its author. */
export const isUnnamed = (scope: Scope, type: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql<SqlBool>`(actors.anonymize or ${isHiddenAuthor(scope, sql`actors.account_id`, type, id)})`

const unnamed = (scope: Scope) => sql`(select count(*) from notification_actors as actors
  where actors.notification_id = notifications.id and ${isUnnamed(scope, sql`notifications.trackable_type`, sql`notifications.trackable_id`)})`

/** The details of a notification. What was said in a message is for whom it was told to. */
const details = ({ kind, me }: Scope) =>
  kind === 'staff'
    ? sql`(case when notifications.account_id = ${me} then notifications.parameters else notifications.parameters - 'excerpt' end)`
    : sql`notifications.parameters`

/** Where it is shown what a notification is about, as a path on this server. */
const place = sql`case notifications.trackable_type ${sql.join(
  shapes.notifications.relationships.trackable.types.map((type) => sql`when ${sql.lit(type)} then ${sql.lit(shapes[type].path)}`),
  sql` `,
)} end || '/' || notifications.trackable_id`

export const notifications: Resource<'notifications', 'notifications'> = resource('notifications', 'notifications', {
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('notifications.account_id', '=', me)),
  computed: (scope) => ({
    parameters: sql`(${details(scope)} || jsonb_build_object('count', notifications.times_told, 'url', ${place}, 'anonymous-actors', ${unnamed(scope)}))::text`,
  }),
  relations: {
    trackable: toOneOf('trackable_type', 'trackable_id'),
    account: toOne('account_id'),
    'notification-actors': toMany(
      (owner, scope) => sql`accounts.id in (select actors.account_id from notification_actors as actors
          join notifications as told on told.id = actors.notification_id
        where actors.notification_id = ${owner} and not ${isUnnamed(scope, sql`told.trackable_type`, sql`told.trackable_id`)}
        order by acted_at desc, actors.account_id desc limit ${sql.lit(actorsShown)})`,
      {
        column: ({ place: at }) =>
          sql`(select acted_at from notification_actors where notification_id = ${at('owner')} and account_id = accounts.id)`,
        descending: true,
      },
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

  updateNotification: ({ params, accept, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const { id, account_id, read_at } = await lock(tx, notifications, params.id, caller)
      if (account_id !== caller.id) throw forbidden('This was not told to you.')
      const { read } = await accept(tx, { record: id })
      // What was read once is not joined by further news.
      await tx
        .updateTable('notifications')
        .set(read ? { is_open: false, read_at: sql<string>`coalesce(read_at, now())` } : { read_at: null })
        .where('id', '=', id)
        .execute()
      if (read !== (read_at !== null)) {
        await tellLive({ tx, jobs }, 'unread.changed', [accountChannel(caller.id)], { type: 'notifications', id })
      }
      return one(await find(tx, notifications, id, caller))
    }),
}
