/** Writes the figures as Markdown. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import type { Heavy } from './heavy.ts'
import { median, ratio } from './measure.ts'
import type { Go, Settings } from './rounds.ts'
import type { Start, Uploader } from './servers.ts'
import type { Uploaded } from './uploads.ts'
import type { Workload } from './workloads.ts'

export interface Figures {
  /** By workload, then by contender, then by round. */
  compared: Record<string, Go[][]>
  /** By workload, then by data set, then by round: ours with one request at a time. */
  growth: Record<string, Go[][]>
  starts: Record<string, Start[]>
  uploads: Record<Uploader, Uploaded[]>
  heavy: Record<string, Heavy[]>
  memory: Record<string, { rest: number; load: number; highest: number }>
}

interface Run extends Partial<Figures> {
  contenders: readonly string[]
  workloads: Record<string, Workload>
  settings: Settings
  postgres: string
}

const number = (value: number): string =>
  value >= 1_000 ? Math.round(value).toLocaleString('en') : value >= 100 || value === 0 ? value.toFixed(0) : value.toPrecision(2)
const milliseconds = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))
const shown = ({ median, least, greatest }: ReturnType<typeof ratio>): string =>
  Number.isFinite(greatest) && greatest > 0 ? `${median.toFixed(2)} (${least.toFixed(2)}–${greatest.toFixed(2)})` : '–'

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const failuresIn = (goes: readonly Go[]): number => goes.reduce((sum, go) => sum + go.failed, 0)
/** A cell of goes; failed requests are not in its figure but beside it. */
const marked = (text: string, goes: readonly Go[]): string => (failuresIn(goes) === 0 ? text : `${text}, ${failuresIn(goes)} failed`)

const rates = (goes: readonly Go[]): number[] => goes.map((go) => go.rate)

function versionOf(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url)
  return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`
}

function machine({ settings, postgres }: Run): string {
  const cpus = os.cpus()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const dirty = execFileSync('git', ['status', '--porcelain', 'src'], { encoding: 'utf8' }).trim() === '' ? '' : ' with changes in src'
  const names = ['pg', 'kysely', 'fastify', '@electric-sql/pglite', 'express', 'express-openapi-validator', 'fastify-openapi-glue']
  return [
    `- ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}${dirty}`,
    `- ${cpus.length} x ${cpus[0]!.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}, load average` +
      ` ${os.loadavg()[0]!.toFixed(1)}`,
    `- Node ${process.versions.node}, PostgreSQL ${postgres}, ${names.map(versionOf).join(', ')}`,
    `- ${settings.rounds} rounds of ${settings.seconds} s, ${settings.connections} connections; the servers,` +
      ` PostgreSQL and the load generator share the machine`,
  ].join('\n')
}

function comparedTables({ contenders, workloads }: Run, compared: Figures['compared']): string {
  const others = contenders.slice(1)
  const byRate = Object.entries(compared).map(([key, goes]) => [
    workloads[key]!.name,
    ...goes.map((one) => marked(number(median(rates(one))), one)),
    ...others.map((_, index) => shown(ratio(rates(goes[0]!), rates(goes[index + 1]!)))),
  ])
  const byCpu = Object.entries(compared).map(([key, goes]) => [
    workloads[key]!.name,
    ...goes.map((one) => `${number(median(one.map((go) => go.server)))} + ${number(median(one.map((go) => go.database)))}`),
    shown(
      ratio(
        goes[0]!.map((go) => go.server),
        goes[1]!.map((go) => go.server),
      ),
    ),
  ])
  return `## Against the contenders, 1,000,000 insights

Requests per second (medians), then ours divided by theirs: the median of the rounds' ratios, with the least and the greatest.

${table(['', ...contenders, ...others.map((name) => `ours / ${name}`)], byRate)}

Microseconds of processor time per request, server process + PostgreSQL (medians); last, our server process against that of the
limit.

${table(['', ...contenders, 'ours / limit'], byCpu)}
`
}

function growthTable({ workloads }: Run, growth: Figures['growth']): string {
  const time = (goes: readonly Go[]): number[] => goes.map((go) => go.median)
  const rows = Object.entries(growth).map(([key, goes]) => [
    workloads[key]!.name,
    milliseconds(median(time(goes[0]!))),
    marked(milliseconds(median(time(goes[1]!))), goes[1]!),
    milliseconds(median(goes[1]!.map((go) => go.slowest))),
    shown(ratio(time(goes[1]!), time(goes[0]!))),
  ])
  return `## Growth of ours

Milliseconds to an answer with one request at a time (medians; p99 is the time within which 99 of 100 came). Each figure asks the
same again and again: what many matched is found and ranked anew each time, and counted to its end again after half a minute.

${table(['', '10,000', '1,000,000', 'p99 at 1,000,000', 'ratio'], rows)}
`
}

function startTable(starts: Figures['starts']): string {
  const spread = (values: readonly number[]): string =>
    `${Math.round(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`
  const rows = Object.entries(starts).map(([name, goes]) => [
    name,
    spread(goes.map((one) => one.answer)),
    spread(goes.map((one) => one.list)),
  ])
  return `## Start of ours

Milliseconds from the start of the process to the first 200 of \`/health/live\` and to the first list of insights.

${table(['', 'first answer', 'first list'], rows)}
`
}

function uploadTable({ ours, decode }: Figures['uploads']): string {
  const row = (name: string, of: (one: Uploaded) => number): string[] => {
    const [here, there] = [ours.map(of), decode.map(of)]
    return [name, milliseconds(median(here)), milliseconds(median(there)), shown(ratio(here, there))]
  }
  const rows = [
    row('longest stall of the event loop, ms', (one) => one.stall),
    row('time to the answer, ms', (one) => one.time),
    row('memory for 8 at once, MiB', (one) => one.memory),
  ]
  return `## Uploads

A file of 10 MiB as a data URL. \`decode\`: Fastify, whose handler is given the parsed document and decodes the file with Buffer.from.
The stall is that of one upload alone; the memory is the highest above what the server had after its first upload.

${table(['', 'ours', 'decode', 'ours / decode'], rows)}
`
}

function heavyTable(heavy: Figures['heavy']): string {
  const rows = Object.entries(heavy).map(([name, goes]) => {
    const stalls = goes.map((one) => one.stall)
    return [name, milliseconds(median(stalls)), milliseconds(Math.max(...stalls)), milliseconds(median(goes.map((one) => one.time)))]
  })
  return `## What is heavy

One request at a time on the demo. The longest stall of the event loop until it was done, and how long that took, in milliseconds.

${table(['', 'stall', 'worst stall', 'time'], rows)}
`
}

function memoryTable(memory: Figures['memory']): string {
  const rows = Object.entries(memory).map(([name, { rest, load, highest }]) => [
    name,
    ...[rest, load, highest].map((value) => value.toFixed(0)),
  ])
  return `## Memory

Resident MiB after the start, after the last round, and at the highest.

${table(['', 'at rest', 'after load', 'highest'], rows)}
`
}

/** The whole file, as far as it was measured. */
export function reportOf(run: Run): string {
  const { compared, growth, starts, uploads, heavy, memory } = run
  const tables = [
    compared && comparedTables(run, compared),
    growth && growthTable(run, growth),
    starts && startTable(starts),
    uploads && uploadTable(uploads),
    heavy && heavyTable(heavy),
    memory && memoryTable(memory),
  ]
  return `# Results

Written by \`npm run bench\`; every ratio is to a peer measured in the same run on the same database, and the contenders' answers were
equal to ours before anything was timed. \`limit\`: node:http, named statements, our SQL, a serializer by hand. \`express\`: Express 5 with
express-openapi-validator. \`glue\`: Fastify with fastify-openapi-glue. All authenticate, count, and read the viewer's own values;
what had more than 1,250 matches ours counts again after half a minute, the others each time.

${machine(run)}

${tables.filter((one) => one !== undefined).join('\n')}`
}
