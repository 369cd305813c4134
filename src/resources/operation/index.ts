/** Operation: whether the server is well. */
import type { Domain } from '../../verbs/domain.ts'
import { healthOperations } from './health.ts'

export const domain = {
  resources: {},
  operations: {
    health: healthOperations,
  },
} satisfies Domain
