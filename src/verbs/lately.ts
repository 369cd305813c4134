/** What was found out lately and is taken to hold for a while. Callers combine filters as they like; what is kept of that is bounded. */
import type { Database } from '../database/connect.ts'
import { valuesFor } from '../database/read.ts'
import type { Statement } from '../database/read.ts'
import { keepAmong, mapOfEach } from './bounded.ts'

/** How long it is taken to hold, in milliseconds. */
const aWhile = 30_000
/** How much is kept of a database. */
const most = 1_000

interface Known<Value> {
  value: Value
  until: number
}

/** Keeps one kind of values, each under a key of a database. */
export function keptLately<Value>() {
  const kept = mapOfEach<Known<Value>>()
  return (db: Database, key: string) => {
    const known = kept(db)
    const one = known.get(key)
    return {
      lately: one && one.until > performance.now() ? one.value : undefined,
      remember: (value: Value) => keepAmong(known, most, key, { value, until: performance.now() + aWhile }),
      forget: () => known.delete(key),
    }
  }
}

/** The key of what a statement answers with these values. */
export const askedBy = (statement: Statement, values: Record<string, unknown>): string =>
  `${statement.text} ${JSON.stringify(valuesFor(statement, values))}`
