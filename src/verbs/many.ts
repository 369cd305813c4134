/**
 * Lists that had many more matches than are counted. For a while they are not counted again: so many do not go meanwhile that
 * the answer would be another.
 */
import type { Database } from '../database/connect.ts'
import { valuesFor } from '../database/read.ts'
import type { Statement } from '../database/read.ts'
import { keepAmong } from './bounded.ts'
import { many } from './walk.statements.ts'

/** How long a list is taken to have many matches, in milliseconds. */
const aWhile = 30_000

/** Callers combine filters as they like; what is kept of that is bounded. */
const mostLists = 1_000

/** Until when each list is taken to have many matches. */
const known = new WeakMap<Database, Map<string, number>>()

/** One list, as it is counted by a statement with these values. */
export function asCounted(db: Database, statement: Statement, values: Record<string, unknown>) {
  const list = `${statement.text} ${JSON.stringify(valuesFor(statement, values))}`
  const lists = known.get(db) ?? new Map<string, number>()
  known.set(db, lists)
  return {
    hadMany: (lists.get(list) ?? 0) > performance.now(),
    remember(total: number): void {
      if (total > many) keepAmong(lists, mostLists, list, performance.now() + aWhile)
      else lists.delete(list)
    },
  }
}
