/** What is news only while it stands: nobody is told of it any more, by the tick or by mail, once it was taken back. */
import type { NotificationKey } from './notifications.keys.ts'

/** Where the records are that such news tell of, those alone that stand. A condition on them may follow. */
export const standing = {
  'insight.published': `insights where aasm_state = 'published'`,
  'corporate_event.published': `corporate_events where status <> 'cancelled'`,
  'entity_news.released': 'entity_news where deleted_at is null',
  'exchange_announcement.released': 'exchange_announcements where true',
  'shared_item.created': `shared_items where sharer_deleted_at is null and recipient_deleted_at is null
    and (expires_at is null or expires_at > now()) and sharer_id in (select accounts.id from accounts where accounts.status = 'active')`,
} satisfies Partial<Record<NotificationKey, string>>
