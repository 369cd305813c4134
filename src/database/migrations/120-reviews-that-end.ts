/** Authors are told once that the review of their research ends soon. */
import { index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  // The end that was told of.
  together(`alter table public.insights add column if not exists review_told_for timestamptz(3)`),
  index('insights_review_ends', `public.insights (review_ends_at) where aasm_state = 'in-review'`),
]
