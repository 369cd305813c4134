/** Corrections of published insights, and what stands against a change of the time of publication. */
import { broken } from '../../refusals.ts'
import { permitted } from '../../verbs/permitted.ts'
import type { Row, Written } from '../../verbs/rows.ts'

/** What an author may still send of a published insight corrects nothing. */
const notCorrecting = permitted('updateInsight', { actors: ['author'], state: 'published' })

/** Whether a change of a published insight is a correction, which needs its reason. */
export const corrects = (insight: Row<'insights'>, names: readonly string[]): boolean =>
  insight.aasm_state === 'published' && names.some((name) => !notCorrecting.includes(name))

/** The columns that record a correction. @throws 422 without its text. */
export function correction(insight: Row<'insights'>, text: string | undefined, now: Date): Written<'insights'> {
  if (text === undefined) throw broken('A correction needs its text as status-reason', '/data/attributes/status-reason')
  const earlier = insight.corrections as unknown[]
  return { corrections: JSON.stringify([{ at: now.toISOString(), text }, ...earlier]) }
}

/** A scheduled insight cannot be moved into the past. */
export function keepAhead(insight: Row<'insights'>, publishedAt: string | null | undefined, target: string | undefined, now: Date): void {
  if (insight.aasm_state !== 'scheduled' || (target ?? 'scheduled') !== 'scheduled' || publishedAt === undefined) return
  if (publishedAt === null || Date.parse(publishedAt) <= now.getTime()) {
    throw broken('published-at of a scheduled insight must be in the future', '/data/attributes/published-at')
  }
}
