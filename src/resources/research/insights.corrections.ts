/** Corrections of published insights, each of which makes a revision, and what stands against a change of the time of publication. */
import { sql } from 'kysely'
import { insightChannel, tellLive } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'
import { broken } from '../../refusals.ts'
import { insert } from '../../verbs/create.ts'
import { permitted } from '../../verbs/permitted.ts'
import { save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { takeBackApprovals } from './insights.approvals.ts'
import { tellOfCorrection } from './insights.news.ts'
import { isAhead } from './insights.transitions.ts'

/** What an author may still send of a published insight corrects nothing. */
const notCorrecting = permitted('updateInsight', { actors: ['author'], state: 'published' })

/** Whether a change of a published insight is a correction, which needs its reason. */
export const corrects = (insight: Row<'insights'>, names: readonly string[]): boolean =>
  insight.aasm_state === 'published' && names.some((name) => !notCorrecting.includes(name))

interface Change {
  /** The attributes and relationships that changed. */
  changed: readonly string[]
  reason: string | undefined
  by: string
}

/**
 * Makes a revision of a published insight, whose row is locked and as the change leaves it, and tells who relied on what it said.
 * @throws 422 without a reason.
 */
export async function correct({ tx, jobs }: Telling, insight: Row<'insights'>, { changed, reason, by }: Change): Promise<void> {
  if (reason === undefined) throw broken('A correction needs its text as status-reason', '/data/attributes/status-reason')
  const number = insight.revision + 1
  await save(tx, 'insights', insight.id, { revision: number, corrected_at: sql`now()` })
  await insert(tx, 'insight_revisions', { insight_id: insight.id, number, changed: [...changed], reason })
  await tellOfCorrection(tx, { insight, by, reason })
  await tellLive({ tx, jobs }, 'corrected', [insightChannel(insight.id)], { id: insight.id })
}

/** What follows from a change of a document or a picture: readers of what is published are told, approvals are taken back. */
export const followChange = (telling: Telling, insight: Row<'insights'>, change: Change): Promise<void> =>
  insight.aasm_state === 'published' ? correct(telling, insight, change) : takeBackApprovals(telling.tx, insight, change.by)

/** A scheduled insight is moved to a time that it could be scheduled for. */
export function keepAhead(insight: Row<'insights'>, publishedAt: string | null | undefined, target: string | undefined, now: Date): void {
  if (insight.aasm_state !== 'scheduled' || (target ?? 'scheduled') !== 'scheduled' || publishedAt === undefined) return
  if (!isAhead(publishedAt, now)) {
    throw broken('published-at of a scheduled insight must be in the future, within a year', '/data/attributes/published-at')
  }
}
