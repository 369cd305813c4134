/** The messages of a group in their order, with what tells who sees them, so that the newest are found in the index alone. */
import { index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  index('messages_in_order', 'messages (message_group_id, created_at desc, id desc) include (position)'),
  together('drop index if exists messages_group'),
]
