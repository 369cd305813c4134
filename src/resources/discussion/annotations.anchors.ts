/** The anchor of an annotation in a text. It is the number of a block and, where a correction moves the block, its hash. */
import { sql } from 'kysely'
import { setImmediate as turn } from 'node:timers/promises'
import type { Transaction } from '../../database/connection.ts'
import { blocksOf, hashOf } from '../../html.ts'
import { absentRecord, broken, conflict } from '../../refusals.ts'

const attributes = ['executive_summary', 'detail'] as const
type Texts = Record<(typeof attributes)[number], string | null>

/**
 * The hash of the block that is to be annotated. Locks the insight, so that its text stays as it is until the annotation
 * is made. @throws 422 where there is no such block, 409 for an insight that is cancelled.
 */
export async function anchor(tx: Transaction, insight: string, attribute: keyof Texts, section: number): Promise<string> {
  const found = await tx
    .selectFrom('insights')
    .select(['aasm_state', 'executive_summary', 'detail'])
    .where('id', '=', insight)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw absentRecord('annotable')
  const block = blocksOf(found[attribute] ?? '')[section]
  if (block === undefined) throw broken(`${attribute} has no section ${section}`, '/data/attributes/section-id')
  if (found.aasm_state === 'cancelled') throw conflict('An insight that is cancelled is not annotated.')
  return hashOf(block)
}

/** After so many blocks others get their turn: a text may have tens of thousands. */
const atATime = 500

/** The hashes of the blocks of a text. */
async function hashesOf(text: string | null): Promise<string[]> {
  const hashes: string[] = []
  for (const block of blocksOf(text ?? '')) {
    hashes.push(hashOf(block))
    if (hashes.length % atATime === 0) await turn()
  }
  return hashes
}

/** Which of some places, the first of which come first, is nearest to one; of two the earlier. */
function nearest(places: readonly number[], to: number): number {
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < to) low = middle + 1
    else high = middle
  }
  const [before, at] = [places[low - 1], places[low]!]
  return before !== undefined && to - before <= Math.abs(at - to) ? before : at
}

/**
 * Moves the annotations of an insight to where their blocks are now, the nearest where there are several alike. One whose
 * block is gone is orphaned: it keeps its number, and its hash for the block to come back.
 */
export async function moveAnnotations(tx: Transaction, insight: string, before: Texts): Promise<void> {
  const after = await tx.selectFrom('insights').select(attributes).where('id', '=', insight).executeTakeFirstOrThrow()
  for (const attribute of attributes.filter((one) => before[one] !== after[one])) {
    const rows = await tx
      .selectFrom('annotations')
      .select(['id', 'section_id', 'block_hash'])
      .where('insight_id', '=', insight)
      .where('annotable_attribute', '=', attribute)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    if (rows.length === 0) continue
    const old = rows.some((one) => one.block_hash === null) ? await hashesOf(before[attribute]) : []
    const now = await hashesOf(after[attribute])
    const places = Map.groupBy(now.keys(), (place) => now[place]!)
    const moved = rows.map(({ id, section_id: from, block_hash }) => {
      const hash = block_hash ?? old[from] ?? null
      const found = hash === null ? undefined : places.get(hash)
      return { id, section_id: found ? nearest(found, from) : from, block_hash: hash, is_orphaned: found === undefined }
    })
    await sql`update annotations set section_id = moved.section_id, block_hash = moved.block_hash, is_orphaned = moved.is_orphaned
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (id text, section_id integer, block_hash text, is_orphaned boolean)
      where annotations.id = moved.id`.execute(tx)
  }
}
