import type { Database } from '../database/connect.ts'

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
