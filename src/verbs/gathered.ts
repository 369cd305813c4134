/** Work that is asked for one at a time and done for many at once. */
interface Asked<One, Answer> {
  one: One
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Does for many together what is asked for one at a time: whatever is asked while some are under way follows as the next lot, so that
 * those who ask at once share a statement and its commit. `work` answers for each of a lot, in its order; what it throws each of them gets.
 */
export function gathered<One, Answer>(work: (lot: readonly One[]) => Promise<readonly Answer[]>): (one: One) => Promise<Answer> {
  let waiting: Asked<One, Answer>[] = []
  let isWorking = false
  async function workOff(): Promise<void> {
    isWorking = true
    while (waiting.length > 0) {
      const lot = waiting
      waiting = []
      try {
        const answers = await work(lot.map(({ one }) => one))
        for (const [at, { resolve }] of lot.entries()) resolve(answers[at]!)
      } catch (error) {
        for (const { reject } of lot) reject(error)
      }
    }
    isWorking = false
  }
  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject })
      if (!isWorking) void workOff()
    })
}
