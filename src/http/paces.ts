/** Rate limits that one process counts for itself. That is near enough to keep anyone from filling a disk or a queue. */

export interface Pace {
  /** After how many seconds it may be done again; 0 for now. */
  wait(whom: string): number
  /** Counts that it is done, unless it may not be. Answers what `wait` does. */
  take(whom: string): number
  /** Takes back what was counted: it was not done after all. */
  giveBack(whom: string): void
}

/** The most that is remembered. Beyond it all start anew. */
const remembered = 10_000

/** At most `most` times in `seconds` for each, from the first time on. `clock` answers milliseconds. */
export function pace(most: number, seconds: number, clock: () => number = () => performance.now()): Pace {
  const made = new Map<string, { times: number; until: number }>()
  const current = (whom: string) => {
    const entry = made.get(whom)
    return entry && entry.until > clock() ? entry : undefined
  }
  const wait = (whom: string): number => {
    const entry = current(whom)
    return entry && entry.times >= most ? Math.max(1, Math.ceil((entry.until - clock()) / 1_000)) : 0
  }
  const take = (whom: string): number => {
    const left = wait(whom)
    if (left > 0) return left
    if (made.size >= remembered) made.clear()
    const entry = current(whom) ?? { times: 0, until: clock() + seconds * 1_000 }
    made.set(whom, { ...entry, times: entry.times + 1 })
    return 0
  }
  const giveBack = (whom: string): void => {
    const entry = current(whom)
    if (entry) entry.times--
  }
  return { wait, take, giveBack }
}
