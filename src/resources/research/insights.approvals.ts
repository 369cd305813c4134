/** What is approved is what is published: an insight that waits is closed to its author, and others' changes take approvals back. */
import type { Transaction } from '../../database/connection.ts'
import { conflict } from '../../refusals.ts'
import { save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import type { Actor } from './insights.actors.ts'
import { tellOfReturn } from './insights.news.ts'
import { bringTo, isTrusted } from './insights.transitions.ts'

/** From submission to publication, approved or not. */
const waiting: readonly string[] = ['submitted', 'in-review', 'approved', 'scheduled']

export const waitsForPublication = ({ aasm_state }: Pick<Row<'insights'>, 'aasm_state'>): boolean => waiting.includes(aasm_state)

/** @throws 409 for whoever is no editor, while what was submitted waits. `parts`: what of the insight is to be changed, in words. */
export function requireOpen(insight: Row<'insights'>, actors: readonly Actor[], parts: string): void {
  if (waitsForPublication(insight) && !actors.includes('editor'))
    throw conflict(`The ${parts} of an insight that is ${insight.aasm_state} stay as they were submitted.`)
}

/**
 * What belongs to an insight, such as its documents, is changed or taken away by editors alone once readers may have seen it.
 * `parts`: what is to be changed, in words. @throws 409 for others, for what was submitted also, and of what is cancelled for all.
 */
export function requireChangeable(insight: Row<'insights'>, actors: readonly Actor[], parts: string): void {
  const { aasm_state: state } = insight
  if (state === 'cancelled' || (state === 'published' && !actors.includes('editor')))
    throw conflict(`The ${parts} of an insight that is ${state} stay as they are.`)
  requireOpen(insight, actors, parts)
}

/**
 * Takes back the approvals of an insight whose row is locked and whose change is written: one that is approved or scheduled is
 * submitted anew. That of a firm which is trusted was never approved by anybody and stays where it is.
 */
export async function takeBackApprovals(tx: Transaction, insight: Row<'insights'>, by: string): Promise<void> {
  if (!waitsForPublication(insight) || (await needsNone(tx, insight.company_id))) return
  if (insight.aasm_state === 'approved' || insight.aasm_state === 'scheduled') {
    await bringTo({ tx, insight, actors: ['editor'], by, now: new Date(), reason: null }, 'submitted')
    await tellOfReturn(tx, { insight, by, reason: changedSince })
  } else {
    await save(tx, 'insights', insight.id, { editor_approved_at: null, compliance_approved_at: null })
  }
}

const changedSince = 'It was changed since it was approved, and waits to be approved anew; where its text changed, to be certified anew.'

async function needsNone(tx: Transaction, company: string | null): Promise<boolean> {
  const trusted = tx.selectFrom('companies').select('id').where('id', '=', company).where(isTrusted)
  return (await trusted.executeTakeFirst()) !== undefined
}
