/** Integration: what other systems are told, where an account has them told, and what copies need to follow. */
import type { Domain } from '../../verbs/domain.ts'
import { changeOperations, changes } from './changes.ts'
import { webhookDeliveries, webhookDeliveryOperations } from './webhook-deliveries.ts'
import { queueDeliveries, sendDue } from './webhook-deliveries.sending.ts'
import { webhookEndpointOperations, webhookEndpoints } from './webhook-endpoints.ts'
import { sendOffMail } from './webhook-endpoints.switching.ts'
import { spreadEvents } from './webhook-events.spreading.ts'

export const domain = {
  resources: { changes, 'webhook-deliveries': webhookDeliveries, 'webhook-endpoints': webhookEndpoints },
  operations: {
    changes: changeOperations,
    'webhook-deliveries': webhookDeliveryOperations,
    'webhook-endpoints': webhookEndpointOperations,
  },
  workers: (tools) => ({
    webhook: (job) => sendDue(tools, job),
    'webhook-slow': (job) => sendDue(tools, job),
    'webhook-mail': (job) => sendOffMail(tools.db, tools.send, tools.addresses(), job),
  }),
  due: {
    telling: {
      spreadEvents: ({ db }) => spreadEvents(db),
      queueDeliveries: async ({ db, jobs, now }) => jobs && queueDeliveries(db, jobs, now),
    },
  },
} satisfies Domain
