/** Indexes that have the rows of one filter in the order of their list, however much lies between them. */
import { index, indexOfParts, together } from '../migration.ts'
import type { Step } from '../migration.ts'

const newest = 'created_at desc, id desc'

export const steps: readonly Step[] = [
  index('notifications_read', 'notifications (account_id, updated_at desc, id desc) where read_at is not null'),
  indexOfParts('activities_recipient_key', 'activities', `(recipient_id, key, ${newest})`),
  indexOfParts('activities_type', 'activities', `(trackable_type, ${newest})`),
  indexOfParts('activities_to', 'activities', `(trackable_id, ${newest})`),
  together('drop index if exists activities_trackable'),
]
