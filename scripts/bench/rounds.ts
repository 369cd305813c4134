/** The rounds: each contender has a short go at each workload in every round, so that a slow minute hits all alike. */
import pg from 'pg'
import type { DataSet } from './data.ts'
import type { Fired, startLoad } from './load.ts'
import { backendsOf, cpuOf, settle, spent } from './measure.ts'
import type { Server } from './servers.ts'
import type { Workload } from './workloads.ts'

/** One go of a server at a workload. */
export interface Go extends Fired {
  rate: number
  /** Microseconds of processor time per request, of the server process and of the backends of its database. */
  server: number
  database: number
}

/** A server, the data set it serves, and the workloads of that data set. */
export interface Lane {
  server: Server
  data: DataSet
  workloads: Record<string, Workload>
}

export interface Settings {
  rounds: number
  /** How long a go lasts, after a start-up that is not counted, and how long the first go of each server. */
  seconds: number
  connections: number
}

export type Load = ReturnType<typeof startLoad>

/**
 * Runs `keys` of the workloads on every lane; answers the goes by workload and server, one for each round.
 * A start-up precedes each go, since connections to the database are closed where they were idle.
 */
export async function runRounds(
  load: Load,
  lanes: readonly Lane[],
  keys: readonly string[],
  { rounds, seconds, connections }: Settings,
  say: (line: string) => void,
): Promise<Record<string, Go[][]>> {
  const results = Object.fromEntries(keys.map((key) => [key, lanes.map((): Go[] => [])]))
  const admins = new Map<string, pg.Client>()
  for (const { data } of lanes) {
    if (admins.has(data.name)) continue
    const admin = new pg.Client(data.url)
    await admin.connect()
    admins.set(data.name, admin)
  }
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now()
    for (const key of keys) {
      for (let turn = 0; turn < lanes.length; turn++) {
        const index = (turn + round) % lanes.length
        const { server, data, workloads } = lanes[index]!
        const workload = workloads[key]!
        const admin = admins.get(data.name)!
        const job = { port: server.port, shots: workload.shots, connections }
        await load.fire({ ...job, seconds: round === 0 ? seconds / 2 : Math.max(0.2, seconds / 8) })
        await settle(admin, data.name)
        if (round > 0) {
          const result = await go(load, admin, server.pid, data.name, { ...job, seconds })
          results[key]![index]!.push(result)
          if (result.failure) say(`${result.failed} failures of ${server.name} at ${workload.name}; ${result.failure}`)
          await settle(admin, data.name)
        }
        if (workload.writes) await admin.query('truncate filter_presets cascade')
      }
    }
    const took = Math.round((performance.now() - began) / 1_000)
    say(round === 0 ? `warmed up in ${took} s` : `round ${round} of ${rounds} in ${took} s`)
  }
  for (const admin of admins.values()) await admin.end()
  return results
}

async function go(load: Load, admin: pg.Client, pid: number, database: string, job: Parameters<Load['fire']>[0]): Promise<Go> {
  const backends = await backendsOf(admin, database)
  const before = cpuOf(pid)
  const fired = await load.fire(job)
  const server = cpuOf(pid) - before
  const after = await backendsOf(admin, database)
  const each = (seconds: number): number => (seconds * 1e6) / (fired.requests + fired.failed)
  return { ...fired, rate: fired.requests / fired.seconds, server: each(server), database: each(spent(backends, after)) }
}
