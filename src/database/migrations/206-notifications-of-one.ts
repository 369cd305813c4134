/** What waits to be mailed to one account, and what was told of one request or question, found without all that was ever told. */
import { index } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  index('notifications_mail_waits', 'notifications (account_id) where mail_due_at is not null'),
  index('notifications_of_asked', `notifications (trackable_id) where trackable_type in ('contact-requests', 'corporate-questions')`),
]
