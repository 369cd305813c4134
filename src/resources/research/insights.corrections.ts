/** Corrections of published insights, each of which makes a revision, and what stands against a change of the time of publication. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { insightChannel, tellLive } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'
import { broken, refuseAll, ruleBroken } from '../../refusals.ts'
import { insert } from '../../verbs/create.ts'
import { permitted } from '../../verbs/permitted.ts'
import { save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { takeBackApprovals } from './insights.approvals.ts'
import { tellOfCorrection } from './insights.news.ts'
import { isAhead, missingIn } from './insights.transitions.ts'

/** What an author may still send of a published insight corrects nothing. */
const notCorrecting = permitted('updateInsight', { actors: ['author'], state: 'published' })

/** Whether a change of a published insight is a correction, which needs its reason. */
export const corrects = (insight: Row<'insights'>, names: readonly string[]): boolean =>
  insight.aasm_state === 'published' && names.some((name) => !notCorrecting.includes(name))

/** The columns of names that have others. */
const heldIn: Record<string, readonly string[]> = {
  gics: ['sectors', 'industry_groups', 'industries'],
  account: ['account_id'],
  'primary-entity': ['primary_entity_id'],
}

/** What an insight says under the names that requests have for it. */
type Said = (name: string) => string

/** What an insight whose row is locked says now. */
export async function saidBy(tx: Transaction, insight: Row<'insights'>): Promise<Said> {
  const { rows } = await sql<Record<string, string | null>>`select
    (select array_agg(content_vertical_id order by content_vertical_id)::text from insight_content_verticals where insight_id = ${insight.id}) as content_verticals,
    (select array_agg(entity_id order by position)::text from insight_secondary_entities where insight_id = ${insight.id}) as secondary_entities,
    (select array_agg(upstream_id order by upstream_id)::text from insight_streams where downstream_id = ${insight.id}) as upstream_insights`.execute(
    tx,
  )
  const known: Record<string, unknown> = { ...insight, ...rows[0]! }
  return (name) => JSON.stringify((heldIn[name] ?? [name.replaceAll('-', '_')]).map((column) => known[column]))
}

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
async function correct({ tx, jobs }: Telling, insight: Row<'insights'>, { changed, reason, by }: Change): Promise<void> {
  if (reason === undefined) throw broken('A correction needs its text as status-reason', '/data/attributes/status-reason')
  if (changed.length === 0) return
  const number = insight.revision + 1
  await save(tx, 'insights', insight.id, { revision: number, corrected_at: sql`now()` })
  await insert(tx, 'insight_revisions', { insight_id: insight.id, number, changed: [...changed], reason })
  await tellOfCorrection(tx, { insight, by, reason })
  await tellLive({ tx, jobs }, 'corrected', [insightChannel(insight.id)], { id: insight.id })
}

/**
 * Corrects what a published insight says, which was `before` and is saved. What changed nothing is no correction.
 * @throws 422 without a reason, and for an insight that could not be published as it is then.
 */
export async function correctWords(
  telling: Telling,
  insight: Row<'insights'>,
  { before, names, ...change }: Omit<Change, 'changed'> & { before: Said; names: readonly string[] },
): Promise<void> {
  refuseAll((await missingIn(telling.tx, insight)).map((one) => ruleBroken(one, '/data')))
  const now = await saidBy(telling.tx, insight)
  await correct(telling, insight, { ...change, changed: names.filter((name) => now(name) !== before(name)) })
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
