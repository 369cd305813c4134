/**
 * `npm run bench`: measures the server against other ways to build it, on data sets of ten thousand and of a million
 * insights, and writes RESULTS.md. It asserts nothing but that the contenders answer alike.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { readArguments, refuseCall } from '../../codegen/usage.ts'
import { compareAnswers } from './compare.ts'
import { dataSet } from './data.ts'
import { measureHeavy } from './heavy.ts'
import { startLoad } from './load.ts'
import { memoryOf } from './measure.ts'
import { reportOf } from './report.ts'
import type { Figures } from './report.ts'
import { runRounds } from './rounds.ts'
import type { Lane, Load } from './rounds.ts'
import { startEmbedded, startOnPostgres, startServer } from './servers.ts'
import type { Contender, Start } from './servers.ts'
import { measureUploads } from './uploads.ts'
import { workloadsOf } from './workloads.ts'

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

const usage = `Usage: npm run bench [-- --only <figures>]

Measures the server against other ways to build it, on data sets of ten thousand and of a million insights, and writes
scripts/bench/RESULTS.md. It takes about half an hour, and longer where the data sets have to be made first, which is done once.

  --only <figures>    these figures alone, with a comma between two; they are printed and not written. One takes a minute or two
                      starts, uploads, heavy, memory; against the contenders ${compared.join(', ')};
                      growth of ${grown.join(', ')}

  BENCH_DATABASE_URL  a PostgreSQL server on this machine, as a superuser; rpp_bench_10k and rpp_bench_1m are made on it
  BENCH_ROUNDS        rounds (5)
  BENCH_SECONDS       seconds of each go (2)`
const only = readArguments(usage, { only: { type: 'string' } }).values.only?.split(',')
const figures = ['starts', 'uploads', 'heavy', 'memory', ...compared, ...grown]
for (const one of only ?? []) if (!figures.includes(one)) refuseCall(usage, `There is no figure '${one}'.`)
const wants = (figure: string): boolean => only === undefined || only.includes(figure)

const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres'
const settings = { rounds: Number(process.env['BENCH_ROUNDS'] ?? 5), seconds: Number(process.env['BENCH_SECONDS'] ?? 2), connections: 32 }

const began = performance.now()
const say = (line: string): void => console.log(`${String(Math.round((performance.now() - began) / 1_000)).padStart(4)} s  ${line}`)
const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

const setOf = {
  small: once(() => dataSet(databaseUrl, 'rpp_bench_10k', 10_000, say)),
  large: once(() => dataSet(databaseUrl, 'rpp_bench_1m', 1_000_000, say)),
}

async function starts(): Promise<Record<string, Start[]>> {
  const { url } = await setOf.small()
  const onPostgres: Start[] = []
  const [first, second]: [Start[], Start[]] = [[], []]
  // The first start may have to fill the cache of compiled modules; it does not count.
  await startOnPostgres(url)
  for (let time = 0; time < Math.max(3, settings.rounds); time++) onPostgres.push(await startOnPostgres(url))
  for (let time = 0; time < Math.min(3, settings.rounds); time++) {
    const embedded = await startEmbedded()
    first.push(embedded.first)
    second.push(embedded.second)
  }
  return { 'on PostgreSQL': onPostgres, 'embedded, first': first, 'embedded, second': second }
}

interface Against {
  compared: Figures['compared']
  memory: Figures['memory']
}

async function againstContenders(load: Load, keys: readonly string[]): Promise<Against> {
  const data = await setOf.large()
  const workloads = await workloadsOf(data)
  const servers = []
  for (const name of contenders) servers.push(await startServer(name, data.url))
  await pause(1)
  const rest = servers.map(({ pid }) => memoryOf(pid).now)
  await compareAnswers(
    servers,
    Object.values(workloads).filter((one) => !one.alone),
  )
  say('the contenders answer as ours does')
  const lanes: Lane[] = servers.map((server) => ({ server, data, workloads }))
  const goes = await runRounds(load, lanes, keys, settings, (line) => say(`contenders: ${line}`))
  const memory = servers.map(({ name, pid }, index) => {
    const { now, highest } = memoryOf(pid)
    return [name, { rest: rest[index]!, load: now, highest }]
  })
  for (const server of servers) await server.stop()
  return { compared: goes, memory: Object.fromEntries(memory) as Figures['memory'] }
}

async function growth(load: Load, keys: readonly string[]): Promise<Figures['growth']> {
  const lanes: Lane[] = []
  for (const data of [await setOf.small(), await setOf.large()]) {
    lanes.push({ server: await startServer('ours', data.url), data, workloads: await workloadsOf(data) })
  }
  const goes = await runRounds(load, lanes, keys, { ...settings, connections: 1 }, (line) => say(`growth: ${line}`))
  for (const { server } of lanes) await server.stop()
  return goes
}

async function versionOfPostgres(): Promise<string> {
  const admin = new pg.Client(databaseUrl)
  await admin.connect()
  const { rows } = await admin.query<{ server_version: string }>('show server_version')
  await admin.end()
  return rows[0]!.server_version
}

const measured: Partial<Figures> = {}
if (wants('starts')) {
  measured.starts = await starts()
  say('starts measured')
}
if (wants('uploads')) {
  measured.uploads = await measureUploads((await setOf.small()).url, settings.rounds)
  say('uploads measured')
}
if (wants('heavy')) {
  measured.heavy = await measureHeavy(databaseUrl, Math.min(3, settings.rounds))
  say('what is heavy measured')
}
const load = startLoad()
const [against, growing] = [compared.filter(wants), grown.filter(wants)]
if (against.length > 0 || wants('memory')) {
  const found = await againstContenders(load, against.length > 0 ? against : ['list'])
  if (against.length > 0) measured.compared = found.compared
  if (wants('memory')) measured.memory = found.memory
}
if (growing.length > 0) measured.growth = await growth(load, growing)
load.stop()

const workloads = against.length + growing.length > 0 ? await workloadsOf(await setOf.large()) : {}
const text = reportOf({ contenders, workloads, settings, postgres: await versionOfPostgres(), ...measured })
console.log(`\n${text}`)
if (only === undefined) {
  const file = fileURLToPath(new URL('RESULTS.md', import.meta.url))
  writeFileSync(file, text)
  say(`written to ${file}`)
}

/** What is made when it is asked for first. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
