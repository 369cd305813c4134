/** Keeps a value in memory among at most so many; those that were kept first go. */
export function keepAmong<Value>(kept: Map<string, Value>, most: number, key: string, value: Value): void {
  kept.delete(key)
  if (kept.size >= most) kept.delete(kept.keys().next().value!)
  kept.set(key, value)
}
