/**
 * `npm run bench`: measures the server against other ways to build it, on data sets of ten thousand and of a million
 * insights, and writes RESULTS.md. It asserts nothing but that the contenders answer alike.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { readArguments } from '../../codegen/usage.ts'
import { compareAnswers } from './compare.ts'
import { dataSet } from './data.ts'
import { startLoad } from './load.ts'
import { memoryOf } from './measure.ts'
import { reportOf } from './report.ts'
import { runRounds } from './rounds.ts'
import type { Lane } from './rounds.ts'
import { startEmbedded, startOnPostgres, startServer } from './servers.ts'
import type { Contender, Start } from './servers.ts'
import { measureUploads } from './uploads.ts'
import { workloadsOf } from './workloads.ts'

const usage = `Usage: npm run bench

Measures the server against other ways to build it, on data sets of ten thousand and of a million insights, and writes
scripts/bench/RESULTS.md. It takes about half an hour, and longer where the data sets have to be made first.

  BENCH_DATABASE_URL  a PostgreSQL server on this machine, as a superuser; rpp_bench_10k and rpp_bench_1m are made on it
  BENCH_ROUNDS        rounds (5)
  BENCH_SECONDS       seconds of each go (2)`
readArguments(usage, {})

const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres'
const settings = { rounds: Number(process.env['BENCH_ROUNDS'] ?? 5), seconds: Number(process.env['BENCH_SECONDS'] ?? 2), connections: 32 }
const contenders: readonly Contender[] = ['ours', 'limit', 'express', 'glue']
const compared = ['list', 'filtered', 'last', 'middle', 'show', 'slug', 'save', 'query', 'body']
const grown = [
  'list',
  'filtered',
  'near',
  'middle',
  'last',
  'show',
  'common',
  'words',
  'rare',
  'typed',
  'run',
  'phrase',
  'begun',
  'typo',
  'feed',
]

const began = performance.now()
const say = (line: string): void => console.log(`${String(Math.round((performance.now() - began) / 1_000)).padStart(4)} s  ${line}`)
const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

async function starts(small: string): Promise<Record<string, Start[]>> {
  const onPostgres: Start[] = []
  const [first, second]: [Start[], Start[]] = [[], []]
  // The first start may have to fill the cache of compiled modules; it does not count.
  await startOnPostgres(small)
  for (let time = 0; time < Math.max(3, settings.rounds); time++) onPostgres.push(await startOnPostgres(small))
  for (let time = 0; time < Math.min(3, settings.rounds); time++) {
    const embedded = await startEmbedded()
    first.push(embedded.first)
    second.push(embedded.second)
  }
  return { 'on PostgreSQL': onPostgres, 'embedded, first': first, 'embedded, second': second }
}

const small = await dataSet(databaseUrl, 'rpp_bench_10k', 10_000, say)
const large = await dataSet(databaseUrl, 'rpp_bench_1m', 1_000_000, say)
const workloads = await workloadsOf(large)
const load = startLoad()

const started = await starts(small.url)
say('starts measured')

const uploads = await measureUploads(small.url, settings.rounds)
say('uploads measured')

const servers = []
for (const name of contenders) servers.push(await startServer(name, large.url))
await pause(1)
const rest = servers.map(({ pid }) => memoryOf(pid).now)
await compareAnswers(
  servers,
  Object.values(workloads).filter((one) => !one.alone),
)
say('the contenders answer as ours does')

const lanes: Lane[] = servers.map((server) => ({ server, data: large, workloads }))
const comparedGoes = await runRounds(load, lanes, compared, settings, (line) => say(`contenders: ${line}`))
const memory = Object.fromEntries(
  servers.map(({ name, pid }, index) => {
    const { now, highest } = memoryOf(pid)
    return [name, { rest: rest[index]!, load: now, highest }]
  }),
)

for (const server of servers.slice(1)) await server.stop()
const ofSmall = await startServer('ours', small.url)
const growthLanes: Lane[] = [
  { server: ofSmall, data: small, workloads: await workloadsOf(small) },
  { server: servers[0]!, data: large, workloads },
]
const growth = await runRounds(load, growthLanes, grown, { ...settings, connections: 1 }, (line) => say(`growth: ${line}`))
await ofSmall.stop()
await servers[0]!.stop()
load.stop()

const admin = new pg.Client(databaseUrl)
await admin.connect()
const { rows } = await admin.query<{ server_version: string }>('show server_version')
await admin.end()

const file = fileURLToPath(new URL('RESULTS.md', import.meta.url))
const sizes = [small.size, large.size]
const postgres = rows[0]!.server_version
const text = reportOf({
  contenders,
  workloads,
  compared: comparedGoes,
  growth,
  sizes,
  starts: started,
  uploads,
  memory,
  settings,
  postgres,
})
writeFileSync(file, text)
console.log(`\n${text}`)
say(`written to ${file}`)
