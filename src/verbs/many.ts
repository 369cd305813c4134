/**
 * Lists that had many more matches than are counted. For a while they are not counted again: so many do not go meanwhile that
 * the answer would be another.
 */
import type { Database } from '../database/connection.ts'
import type { Statement } from '../database/read.ts'
import { askedBy, keptLately } from './caches.ts'
import { many } from './walk.statements.ts'

/** Of a list of many, the time since which it has a whole page, where it is in the order of time. */
const lists = keptLately<{ since: string | undefined }>()

/** One list, as it is counted by a statement with these values. */
export function asCounted(db: Database, statement: Statement, values: Record<string, unknown>) {
  const list = lists(db, askedBy(statement, values))
  return {
    hadMany: list.lately !== undefined,
    since: list.lately?.since,
    remember(total: number, since?: string): void {
      if (total > many) list.remember({ since })
      else list.forget()
    },
  }
}
