/** Rate limits that one process counts for itself. That is near enough to keep anyone from filling a disk or a queue. */

interface Pace {
  /** How often it may still be done, and after how many seconds it may be done as often as at first. */
  left(whom: string): { times: number; seconds: number }
  /** After how many seconds it may be done again; 0 for now. */
  wait(whom: string): number
  /** Counts that it is done, as if so many times, unless it may not be. Answers what `wait` does. */
  take(whom: string, times?: number): number
  /** Takes back what was counted: it was not done after all. */
  giveBack(whom: string): void
}

/** The most that is remembered. Beyond it those start anew who began first. */
const remembered = 10_000

/** At most `most` times in `seconds` for each, from the first time on. `clock` answers milliseconds. */
export function pace(most: number, seconds: number, clock: () => number = () => performance.now()): Pace {
  const made = new Map<string, { times: number; until: number }>()
  const current = (whom: string) => {
    const entry = made.get(whom)
    return entry && entry.until > clock() ? entry : undefined
  }
  const left = (whom: string): { times: number; seconds: number } => {
    const entry = current(whom)
    return entry ? { times: most - entry.times, seconds: Math.ceil((entry.until - clock()) / 1_000) } : { times: most, seconds }
  }
  const wait = (whom: string): number => {
    const entry = current(whom)
    return entry && entry.times >= most ? Math.max(1, Math.ceil((entry.until - clock()) / 1_000)) : 0
  }
  const take = (whom: string, times = 1): number => {
    const toWait = wait(whom)
    if (toWait > 0) return toWait
    const entry = current(whom)
    if (entry) entry.times += times
    else {
      // Whoever begins anew stands last, so that the first is the one who began first.
      made.delete(whom)
      if (made.size >= remembered) made.delete(made.keys().next().value!)
      made.set(whom, { times, until: clock() + seconds * 1_000 })
    }
    return 0
  }
  const giveBack = (whom: string): void => {
    const entry = current(whom)
    if (entry) entry.times--
  }
  return { left, wait, take, giveBack }
}
