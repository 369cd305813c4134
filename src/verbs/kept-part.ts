/** The part of a listed row that is kept (kept-rows.ts), by which whoever writes the row can keep what it comes to. */
import type { TextRow } from '../database/read.ts'

const parts = new WeakMap<object, TextRow>()

/** Puts a row together from what is kept of it and the rest. */
export function together(kept: TextRow, rest: TextRow): TextRow {
  const whole = { ...kept, ...rest }
  parts.set(whole, kept)
  return whole
}

/** What is kept of a row, the same object for as long as the row has the same version; undefined where nothing is. */
export const keptOf = (row: object): TextRow | undefined => parts.get(row)
