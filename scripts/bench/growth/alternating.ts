/** Measuring on both data sets by turns, so that a slow minute hits both alike. */
import { join } from 'node:path'
import pg from 'pg'
import { Client } from 'undici'
import { connectPostgres } from '../../../src/database/postgres.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { filesInFolder } from '../../../src/effects/files.ts'
import type { Files } from '../../../src/effects/files.ts'
import { openJobs } from '../../../src/effects/jobs.ts'
import type { Jobs, Workers } from '../../../src/effects/jobs.ts'
import { median } from '../measure.ts'
import { startWithoutClock } from '../servers.ts'
import type { GrowthSet } from './data.ts'
import { ends } from './happenings.ts'
import { asksOf, idsOf } from './lists.ts'
import type { Ask } from './lists.ts'
import { tokenOf } from './people.ts'
import { titleOf } from './report.ts'
import type { Grown } from './report.ts'
import { steps, take } from './steps.ts'

interface Manner {
  wanted: (name: string) => boolean
  say: (line: string) => void
}
type Sets = readonly [GrowthSet, GrowthSet]

/** How long one thing may take at most in all its turns, in milliseconds; after that fewer turns have to do. */
const patience = 20_000
const warmings = 3

interface Asked {
  took: number
  status: number
  /** How many records were answered. */
  records: number
}

async function ask(client: Client, { caller, path, body }: Ask, turn: number): Promise<Asked> {
  const headers = { authorization: `Bearer ${tokenOf(caller)}`, 'content-type': 'application/json' }
  const began = performance.now()
  const answer = await client.request({
    path: path.replaceAll('[', '%5B').replaceAll(']', '%5D'),
    headers,
    method: body ? 'POST' : 'GET',
    body: body?.(turn) ?? null,
  })
  const text = await answer.body.text()
  const took = performance.now() - began
  const { data } = JSON.parse(text) as { data?: unknown }
  return { took, status: answer.statusCode, records: Array.isArray(data) ? data.length : 1 }
}

/** Takes back what was recorded while it was measured, in each set, and tidies up as autovacuum does where it is on. */
async function restore(sets: Sets): Promise<void> {
  for (const { url } of sets) {
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`delete from activities where created_at > '${ends}'`)
    await client.query('vacuum analyze')
    await client.end()
  }
}

/** Asks both servers for everything that is wanted, by turns. */
export async function measureAsks(sets: Sets, folder: string, { wanted, say, times }: Manner & { times: number }): Promise<Grown[]> {
  await restore(sets)
  const servers = await Promise.all(sets.map(({ name, url }) => startWithoutClock(name, url, join(folder, name))))
  const clients = servers.map(({ port }) => new Client(`http://127.0.0.1:${port}`, { headersTimeout: 60_000 }))
  const asks = await Promise.all(sets.map(async ({ url }) => asksOf(await idsOf(url))))
  const found: Grown[] = []
  try {
    for (const [index, { name }] of asks[0]!.entries()) {
      if (!wanted(name)) continue
      const took: [number[], number[]] = [[], []]
      const records: [number, number] = [0, 0]
      const statuses = new Set<number>()
      const until = performance.now() + patience
      for (let turn = -warmings; turn < times && (turn < 3 || performance.now() < until); turn++) {
        for (const side of turn % 2 === 0 ? [0, 1] : [1, 0]) {
          const one = await ask(clients[side]!, asks[side]![index]!, turn + warmings)
          statuses.add(one.status)
          records[side] = one.records
          if (turn >= 0) took[side]!.push(one.took)
        }
      }
      found.push({ name, small: median(took[0]), large: median(took[1]), status: [...statuses].join(' '), records })
      say(lineOf(found.at(-1)!))
    }
  } finally {
    for (const client of clients) await client.close()
    for (const one of servers) await one.stop()
    await restore(sets)
  }
  return found
}

const lineOf = (one: Grown): string =>
  `${one.small.toFixed(1).padStart(9)} ${one.large.toFixed(1).padStart(9)} ${(one.large / one.small).toFixed(2).padStart(6)}  ${titleOf(one)}`

interface Side {
  connection: Connection
  jobs: Jobs
  files: Files
}

/** Nobody works: what is to be mailed waits as rows. */
const nobody = new Proxy<object>({}, { get: () => () => Promise.resolve() }) as Workers

/** Takes every step that is wanted on both sets, by turns. */
export async function measureSteps(sets: Sets, folder: string, { wanted, say }: Manner): Promise<Grown[]> {
  const sides = sets.map(({ url, name }): Side => {
    const connection = connectPostgres(url, 4, 900_000)
    const jobs = openJobs(connection.queue, nobody, { failed: () => undefined })
    return { connection, jobs, files: filesInFolder(join(folder, `${name}-files`)) }
  })
  const found: Grown[] = []
  try {
    for (const { jobs } of sides) await jobs.ready()
    for (const step of steps) {
      if (!wanted(step.name)) continue
      const took: [number[], number[]] = [[], []]
      const until = performance.now() + patience
      for (let turn = 0; turn < 7 && (turn < 1 || performance.now() < until); turn++) {
        for (const side of turn % 2 === 0 ? [0, 1] : [1, 0]) {
          const { connection, jobs, files } = sides[side]!
          const signal = new AbortController().signal
          took[side]!.push(await take(step, { db: connection.db, files, jobs, now: step.at, eraseAfterDays: 30, keepDays: {}, signal }))
        }
      }
      found.push({ name: step.name, small: median(took[0]), large: median(took[1]) })
      say(lineOf(found.at(-1)!))
    }
  } finally {
    for (const { jobs, connection } of sides) {
      await jobs.stop()
      await connection.close()
    }
  }
  return found
}
