/**
 * Turns at a record. A write locks the record that it is about, and whoever comes meanwhile waits for that lock; waiting here instead,
 * without a connection of the database, many who write to one record leave the connections to everybody else.
 */

/** How many requests may be about one record at once, in one process: one has its lock, and the next stands ready. */
const atOnce = 2
/** How long a turn is waited for, in milliseconds. */
const patience = 10_000

/** Thrown to whoever has waited for a turn in vain. */
export class RecordBusy extends Error {
  constructor(record: string) {
    super(`No turn at the record ${record} for ${patience / 1_000} seconds.`)
  }
}

/** Runs work once it is its turn at each of these records. @throws RecordBusy */
export type Turns = <Result>(records: readonly string[], work: () => Promise<Result>) => Promise<Result>

interface Crowd {
  /** How many have their turn. */
  inside: number
  /** Lets in who waits, in the order in which they came. */
  waiting: Set<() => void>
}

/** Opens the turns of this process, at any record. */
export function openTurns(): Turns {
  const crowds = new Map<string, Crowd>()

  function enter(record: string): Promise<void> | undefined {
    const crowd = crowds.get(record) ?? { inside: 0, waiting: new Set() }
    crowds.set(record, crowd)
    if (crowd.inside === atOnce) return waitIn(crowd, record)
    crowd.inside++
    return undefined
  }

  function leave(record: string): void {
    const crowd = crowds.get(record)!
    const [next] = crowd.waiting
    // Whoever is let in takes the place of the one who leaves.
    if (next) next()
    else if (--crowd.inside === 0) crowds.delete(record)
  }

  return async (records, work) => {
    const entered: string[] = []
    try {
      // In one order, so that no two wait for each other.
      for (const record of [...new Set(records)].toSorted()) {
        await enter(record)
        entered.push(record)
      }
      return await work()
    } finally {
      for (const record of entered) leave(record)
    }
  }
}

const waitIn = ({ waiting }: Crowd, record: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const letIn = (): void => {
      clearTimeout(timer)
      waiting.delete(letIn)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.delete(letIn)
      reject(new RecordBusy(record))
    }, patience)
    waiting.add(letIn)
  })
