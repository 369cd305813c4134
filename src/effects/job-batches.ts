/** How many jobs of a queue are taken together, and which of them follow each other. */
import type { Job } from './job-tries.ts'
import type { Queues } from './queues.ts'

/** The queues of what may wait long for somebody else. What is still due there the tick queues again. */
export const webhooks: readonly (keyof Queues)[] = ['webhook', 'webhook-slow']

/** The queues of what goes out once however often it is tried and in whatever order: some of it at a time. */
const sideBySide: readonly (keyof Queues)[] = ['event-invitation', 'group-mail', 'notification-mail', 'push', ...webhooks]

/** How many workers a queue has, each with jobs of its own, so that jobs which wait hold up few others. */
export const workersOf = (queue: keyof Queues): number => (webhooks.includes(queue) ? 4 : 1)

/** How many jobs of each queue are taken together. Those that follow each other have to be over before the lease of the last ends. */
export const batches: Record<keyof Queues, number> = {
  mail: 1,
  'share-mail': 1,
  'event-mail': 10,
  'event-invitation': 10,
  'group-mail': 10,
  'contact-mail': 1,
  'campaign-mail': 1,
  'campaign-test': 1,
  'contact-import': 1,
  push: 10,
  'alert-mail': 1,
  'activity-mail': 1,
  'notification-mail': 10,
  'statement-mail': 1,
  live: 20,
  webhook: 10,
  'webhook-slow': 10,
  'webhook-mail': 1,
  export: 1,
}

/** Every queue, in the order in which they are begun. */
export const allQueues = Object.keys(batches) as (keyof Queues)[]

/** What a job follows those before it of: its queue, or whom it mails, or nothing. */
const groupOf = (queue: keyof Queues, { id, data }: Job): string =>
  sideBySide.includes(queue) ? id : queue === 'event-mail' ? (data as Queues['event-mail']).account : queue

/** When a job was sent, which the embedded database tells as a text. */
const madeAt = ({ createdOn }: Job): number => new Date(createdOn).getTime()

/** Jobs that were taken together, which is in no order: those that follow each other in theirs, and each such group besides the others. */
export function groupsOf(queue: keyof Queues, jobs: readonly Job[]): Job[][] {
  const inOrder = jobs.toSorted((one, other) => madeAt(one) - madeAt(other))
  return [...Map.groupBy(inOrder, (job) => groupOf(queue, job)).values()]
}
