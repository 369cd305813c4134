/** The cells of operation. */
import { refused } from './asks.ts'
import type { Cells } from './asks.ts'

export const operation = {
  getHealthLive: { success: { path: '/health/live' }, refusal: refused(400, '105', { path: '/health/live?verbose=1' }) },
  getHealthReady: { success: { path: '/health/ready' }, refusal: refused(400, '105', { path: '/health/ready?verbose=1' }) },
} satisfies Cells
