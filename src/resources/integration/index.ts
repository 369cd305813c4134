/** Integration: what other systems are told, where an account has them told, and what copies need to follow. */
import type { Domain } from '../../verbs/domain.ts'
import { changeOperations, changes } from './changes.ts'
import { exportOperations, ownExports } from './exports.ts'
import { expireExports, resumeExports, workOffExport } from './exports.working.ts'
import { webhookDeliveries, webhookDeliveryOperations } from './webhook-deliveries.ts'
import { queueDeliveries, sendDue } from './webhook-deliveries.sending.ts'
import { webhookEndpointOperations, webhookEndpoints } from './webhook-endpoints.ts'
import { sendOffMail } from './webhook-endpoints.switching.ts'
import { spreadEvents } from './webhook-events.spreading.ts'

export const domain = {
  resources: { changes, exports: ownExports, 'webhook-deliveries': webhookDeliveries, 'webhook-endpoints': webhookEndpoints },
  operations: {
    changes: changeOperations,
    exports: exportOperations,
    'webhook-deliveries': webhookDeliveryOperations,
    'webhook-endpoints': webhookEndpointOperations,
  },
  workers: (tools) => ({
    export: (job) => workOffExport(tools, job),
    webhook: (job) => sendDue({ ...tools, patient: false }, job),
    'webhook-slow': (job) => sendDue({ ...tools, patient: true }, job),
    'webhook-mail': (job) => sendOffMail(tools.db, tools.send, tools.addresses(), job),
  }),
  due: {
    telling: {
      spreadEvents: ({ db }) => spreadEvents(db),
      queueDeliveries: async ({ db, jobs, now }) => jobs && queueDeliveries(db, jobs, now),
      resumeExports: async ({ db, jobs, now }) => jobs && resumeExports(db, jobs, now),
    },
    clearing: { expireExports: ({ db, now }) => expireExports(db, now) },
  },
} satisfies Domain
