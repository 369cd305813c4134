/** What waits for a webhook endpoint in the order in which it goes out, so that the next is found however many are of one time. */
import { index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  index('webhook_deliveries_next', "webhook_deliveries (webhook_endpoint_id, next_attempt_at, id) where state = 'pending'"),
  together('drop index if exists webhook_deliveries_due'),
]
