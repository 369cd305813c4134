/** Caches in memory, of so many values each. Callers combine filters as they like; what is kept of that is bounded. */
import type { Database } from '../database/connection.ts'
import { valuesFor } from '../database/read.ts'
import type { Statement } from '../database/read.ts'

/** Keeps a value in memory among at most so many; those that were kept first go. */
export function keepAmong<Value>(kept: Map<string, Value>, most: number, key: string, value: Value): void {
  kept.delete(key)
  if (kept.size >= most) kept.delete(kept.keys().next().value!)
  kept.set(key, value)
}

/** Makes a map in memory for each database, which goes with it. */
export function mapOfEach<Value>(): (db: Database) => Map<string, Value> {
  const maps = new WeakMap<Database, Map<string, Value>>()
  return (db) => {
    const known = maps.get(db) ?? new Map<string, Value>()
    maps.set(db, known)
    return known
  }
}

/** How long what was found out lately is taken to hold, in milliseconds. */
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
