/**
 * Does something to each of what is due, one after the other. One that fails holds up none of those behind it, and is due again
 * the next time.
 * @throws what the faults were, together, after the last: how many of what.
 */
export async function eachAlone<One>(due: Iterable<One>, atFault: string, work: (one: One) => Promise<unknown>): Promise<void> {
  const faults: Error[] = []
  for (const one of due)
    await work(one).catch((error: Error) => void faults.push(...(error instanceof AggregateError ? error.errors : [error])))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} ${atFault}: ${faults[0]!.message}`)
}

/** The same with so many of them together; of those that fail together each is done alone. */
export async function someTogether<One>(
  due: readonly One[],
  most: number,
  atFault: string,
  work: (some: readonly One[]) => Promise<unknown>,
): Promise<void> {
  const parts = Array.from({ length: Math.ceil(due.length / most) }, (_, index) => due.slice(index * most, (index + 1) * most))
  await eachAlone(parts, atFault, (some) => work(some).catch(() => eachAlone(some, atFault, (one) => work([one]))))
}
