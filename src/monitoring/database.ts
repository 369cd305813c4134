/** The connections to the database, and the queue in it. */
import type { Connection } from '../database/connection.ts'
import { queueLoad } from '../database/queue.ts'
import type { Instruments } from './metrics.ts'

export function showUse({ gauge, beforeReading }: Instruments, use: Connection['use']): void {
  if (!use) return
  const waiters = gauge('rpp_database_connection_waiters', 'Who waits for a connection of the pool', [])
  const statements = gauge('rpp_database_pipelined_statements', 'Short statements that have no answer yet', [])
  const help = 'Connections of the pool: all of them (total), and those that carry nothing (idle)'
  const connections = gauge('rpp_database_connections', help, ['state'])
  beforeReading(() => {
    const { total, idle, waiting, pipelined } = use()
    connections.set({ state: 'total' }, total)
    connections.set({ state: 'idle' }, idle)
    waiters.set({}, waiting)
    statements.set({}, pipelined)
  })
}

/** How long what was read of the queue is good, and how long whoever reads metrics waits for it, in milliseconds. */
const freshFor = 15_000
const patience = 2_000

/** Shows the queue as it was when it was last read: at most every 15 seconds, however often metrics are. */
export function showQueue({ gauge, beforeReading }: Instruments, { db }: Pick<Connection, 'db'>): void {
  const isRead = gauge('rpp_jobs_read', 'Whether the queue could be read when that was last tried', [])
  const oldest = gauge('rpp_job_oldest_age_seconds', 'How long ago the oldest of these jobs was sent', ['queue', 'state'])
  const help = 'Jobs that wait (created, retry), are being done (active) or were given up (failed)'
  const jobs = gauge('rpp_jobs', help, ['queue', 'state'])
  let reading: Promise<void> | undefined
  let goodUntil = 0

  async function read(): Promise<void> {
    try {
      for (const { queue, state, count, seconds } of await queueLoad(db)) {
        jobs.set({ queue, state }, count)
        oldest.set({ queue, state }, seconds)
      }
      isRead.set({}, 1)
      goodUntil = performance.now() + freshFor
    } catch {
      isRead.set({}, 0)
    } finally {
      reading = undefined
    }
  }

  beforeReading(async () => {
    if (performance.now() < goodUntil) return
    reading ??= read()
    await new Promise<void>((resolve) => {
      const late = setTimeout(() => {
        isRead.set({}, 0)
        resolve()
      }, patience)
      void reading?.then(() => {
        clearTimeout(late)
        resolve()
      })
    })
  })
}
