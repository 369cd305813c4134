/** What holds an annotation to its block of a text: the block's number, and its hash where a correction moves it. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { absentRecord, broken, conflict } from '../http/errors.ts'
import { blocksOf, hashOf } from './html.ts'

const attributes = ['executive_summary', 'detail'] as const
export type Texts = Record<(typeof attributes)[number], string | null>

/**
 * The hash of the block that is to be annotated. Locks the insight, so that its text stays as it is until the annotation
 * is made. @throws 422 where there is no such block, 409 for an insight that is cancelled.
 */
export async function anchor(tx: Database, insight: string, attribute: keyof Texts, section: number): Promise<string> {
  const { rows } = await sql<Texts & { aasm_state: string }>`select aasm_state, executive_summary, detail
    from insights where id = ${insight} for no key update`.execute(tx)
  const [found] = rows
  if (!found) throw absentRecord('annotable')
  const block = blocksOf(found[attribute] ?? '')[section]
  if (block === undefined) throw broken(`${attribute} has no section ${section}`, '/data/attributes/section-id')
  if (found.aasm_state === 'cancelled') throw conflict('An insight that is cancelled is not annotated.')
  return hashOf(block)
}

/**
 * Moves the annotations of an insight to where their blocks are now, the nearest where there are several alike. One whose
 * block is gone keeps its number, and its hash for the block to come back.
 */
export async function moveAnnotations(tx: Database, insight: string, before: Texts): Promise<void> {
  const { rows: written } = await sql<Texts>`select executive_summary, detail from insights where id = ${insight}`.execute(tx)
  const after = written[0]!
  for (const attribute of attributes.filter((one) => before[one] !== after[one])) {
    const { rows } = await sql<{ id: string; section_id: number; block_hash: string | null }>`select id, section_id, block_hash
      from annotations where insight_id = ${insight} and annotable_attribute = ${attribute} order by id for no key update`.execute(tx)
    const [old, now] = [before[attribute], after[attribute]].map((text) => blocksOf(text ?? '').map(hashOf))
    for (const { id, section_id: from, block_hash } of rows) {
      const hash = block_hash ?? old![from] ?? null
      const places = now!.flatMap((one, place) => (one === hash ? [place] : []))
      const to = places.sort((a, b) => Math.abs(a - from) - Math.abs(b - from))[0] ?? from
      await sql`update annotations set section_id = ${to}, block_hash = ${hash} where id = ${id}`.execute(tx)
    }
  }
}
