/**
 * Connections that carry many short statements at once: each goes out without waiting for the answers to those before it,
 * which saves most of the system calls that a statement costs on either side.
 */
import pg from 'pg'
import type { QueryConfig, QueryResult } from 'pg'

/** Where statements run. */
export interface Runner {
  query(config: QueryConfig): Promise<QueryResult>
}

export interface Lanes extends Runner {
  close(): Promise<void>
}

interface Lane {
  client: pg.Client
  /** How many statements have no answer yet, and when the first of them began to be waited for. */
  waiting: number
  since: number
}

const most = 2
/** A lane that has answered nothing for so many milliseconds gets nothing more to carry until it has. */
const patience = 20

/** Opens the connections as they are needed. Where all are held up, statements run on `elsewhere`. */
export function openLanes(settings: pg.ClientConfig, elsewhere: Runner): Lanes {
  const lanes = new Set<Lane>()

  function open(): Lane {
    const lane = { client: new pg.Client({ ...settings, pipeline: true }), waiting: 0, since: 0 }
    const forget = (): void => void lanes.delete(lane)
    lane.client.on('error', forget)
    lane.client.on('end', forget)
    // Whoever waits is told by the failure of the statement.
    lane.client.connect().catch(forget)
    lanes.add(lane)
    return lane
  }

  /** The lane on which the fewest wait; a new one before anybody waits behind another. */
  function emptiest(now: number): Lane | undefined {
    let found: Lane | undefined
    for (const lane of lanes) {
      if (lane.waiting > 0 && now - lane.since > patience) continue
      if (!found || lane.waiting < found.waiting) found = lane
    }
    return lanes.size < most && found?.waiting !== 0 ? open() : found
  }

  return {
    async query(config) {
      const now = performance.now()
      const lane = emptiest(now)
      if (!lane) return elsewhere.query(config)
      if (lane.waiting++ === 0) lane.since = now
      try {
        return await lane.client.query(config)
      } finally {
        lane.waiting--
        lane.since = performance.now()
      }
    },
    close: async () => void (await Promise.all([...lanes].map((lane) => lane.client.end()))),
  }
}
