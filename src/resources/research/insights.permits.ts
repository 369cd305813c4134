/** The names that may be written of an insight, by actor and state. */
import { broken } from '../../refusals.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import type { Actor } from './insights.states.ts'
import { bodyNames } from './insights.writing.ts'

/** What an author may still change of a published insight. */
const openAfterPublication = ['custom-keywords', 'show-author-names', 'linkback']
/** What asks for a transition. */
const steering = ['aasm-state', 'status-reason']

/** What an editor may correct of a published insight: never the view it took. */
const correctable = [...bodyNames.filter((name) => name !== 'imperative'), ...steering, ...openAfterPublication, 'automatic-keywords']

/**
 * Which names may be sent now. The body is the author's until it is submitted and after changes were requested; editors
 * may write it in every state, but a published view stays what it was.
 */
export function writable(insight: Row<'insights'>, actors: readonly Actor[], handsOver = false): { only?: readonly string[] } {
  const { only } = writableOf(insight, actors)
  return only && handsOver ? { only: [...only, 'account'] } : { ...(only ? { only } : {}) }
}

function writableOf({ aasm_state: state }: Row<'insights'>, actors: readonly Actor[]): { only?: readonly string[] } {
  if (state === 'cancelled') return { only: steering }
  if (actors.includes('editor')) return state === 'published' ? { only: correctable } : {}
  if (!actors.includes('author') && !actors.includes('lead')) return { only: steering }
  if (state === 'drafted' || state === 'changes-requested') return {}
  if (state === 'approved' || state === 'scheduled') return { only: [...steering, 'published-at'] }
  return { only: state === 'published' ? [...steering, ...openAfterPublication] : steering }
}

/** Whether a change of a published insight is a correction, which needs its reason. */
export const corrects = (insight: Row<'insights'>, names: readonly string[]): boolean =>
  insight.aasm_state === 'published' && names.some((name) => !openAfterPublication.includes(name) && !steering.includes(name))

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
