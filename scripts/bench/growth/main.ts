/**
 * Shows how cost grows with history: lists, reports, single records and what is done by the clock, on platforms as busy as each
 * other, after one month and after ten. It asserts nothing.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments, refuseCall } from '../../../codegen/usage.ts'
import { measureAsks, measureSteps } from './alternating.ts'
import { growthSet } from './data.ts'
import { reportOf } from './report.ts'

const usage = `Usage: npx node scripts/bench/growth/main.ts [options]

Measures lists, reports, single records and the steps of the tick on a platform with a million activities of one month and on one
with ten million of ten, by turns, and writes scripts/bench/growth/RESULTS.md. It takes about an hour, and as long again where
the data sets have to be made first. The backends' jit is off, as the server has it.

  --only <text>     only what has this in its name; nothing is written
  --part <part>     lists or steps; nothing is written
  --times <number>  how often each list is asked for on each side (20)
  --made            only makes the data sets

  BENCH_DATABASE_URL  a PostgreSQL server on this machine, as a superuser; rpp_growth_1m and rpp_growth_10m are made on it`

const { values } = readArguments(usage, {
  only: { type: 'string' },
  part: { type: 'string' },
  times: { type: 'string' },
  made: { type: 'boolean' },
})
const { only, part, times: sent = '20', made = false } = values
if (part !== undefined && part !== 'lists' && part !== 'steps') refuseCall(usage, '--part is lists or steps.')
const times = /^[1-9]\d{0,3}$/.test(sent) ? Number(sent) : refuseCall(usage, '--times is a number.')

const server = process.env['BENCH_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres'
const began = performance.now()
const say = (line: string): void => console.log(`${String(Math.round((performance.now() - began) / 1_000)).padStart(4)} s  ${line}`)

const sets = [await growthSet(server, 1, say), await growthSet(server, 10, say)] as const
if (!made) {
  const folder = mkdtempSync(join(tmpdir(), 'rpp-growth-'))
  try {
    const wanted = (name: string): boolean => only === undefined || name.includes(only)
    const lists = part === 'steps' ? [] : await measureAsks(sets, folder, { times, wanted, say })
    const steps = part === 'lists' ? [] : await measureSteps(sets, folder, { wanted, say })
    const report = reportOf(lists, steps)
    console.log(`\n${report}`)
    if (only === undefined && part === undefined) {
      const file = fileURLToPath(new URL('RESULTS.md', import.meta.url))
      writeFileSync(file, report)
      say(`written to ${file}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
