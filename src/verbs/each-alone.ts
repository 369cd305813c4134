/** So many faults are told in full: all may have one cause, as when the database is away. */
const mostTold = 10

/**
 * Does something to each of what is due, one after the other. One that fails holds up none of those behind it, and is due again
 * the next time.
 * @throws what the first faults were, together, after the last: how many of what.
 */
export async function eachAlone<One>(due: Iterable<One>, atFault: string, work: (one: One) => Promise<unknown>): Promise<void> {
  const faults: Error[] = []
  let count = 0
  let first = ''
  for (const one of due) {
    try {
      await work(one)
    } catch (error) {
      if (count++ === 0) first = (error as Error).message
      const causes: Error[] = error instanceof AggregateError ? error.errors : [error]
      faults.push(...causes.slice(0, mostTold - faults.length))
    }
  }
  if (count > 0) throw new AggregateError(faults, `${count} ${atFault}: ${first}`)
}

/** The same with so many of them together; of those that fail together each is done alone, after the others. */
export async function someTogether<One>(
  due: readonly One[],
  most: number,
  atFault: string,
  work: (some: readonly One[]) => Promise<unknown>,
): Promise<void> {
  const alone: One[] = []
  for (let start = 0; start < due.length; start += most) {
    const some = due.slice(start, start + most)
    await work(some).catch(() => void alone.push(...some))
  }
  await eachAlone(alone, atFault, (one) => work([one]))
}
