/** `npm run jobs -- list|retry|drop`: what waits in the queue or failed, another try for it, or its end. */
import { readArguments, refuseCall } from '../codegen/usage.ts'
import type { Database } from '../src/database/connection.ts'
import { transact } from '../src/database/transact.ts'
import { countJobs, dropJobs, openJobsOf, retryJobs } from '../src/database/queue.ts'
import type { OpenJob } from '../src/database/queue.ts'
import { openMade } from './made.ts'
import { operate } from './operator.ts'

/** How many jobs a list shows, and how many a call may name. */
const most = 1_000

const usage = `Usage: npm run jobs -- list [<id or queue>…]
       npm run jobs -- retry <id or queue>… [--dry-run]
       npm run jobs -- drop <id or queue>… [--dry-run]

list shows the jobs that wait or failed, with the cause and the next try, ${most} at most. retry has them tried now, drop takes them away;
with --dry-run they only say which. What a server is doing at the moment is left alone. On PostgreSQL servers may run meanwhile.
Exit code: 0 done, 1 there is no such job, 2 the call was wrong or the database did not answer.`

const commands = ['list', 'retry', 'drop']
const read = readArguments(usage, { 'dry-run': { type: 'boolean' } }, most)
const [command, ...names] = read.positionals
const dryRun = read.values['dry-run'] === true
if (command === undefined || !commands.includes(command)) refuseCall(usage, 'Say list, retry or drop.')
if (command !== 'list' && names.length === 0) refuseCall(usage, `Say which jobs to ${command}: their ids, or the names of queues.`)
if (command === 'list' && dryRun) refuseCall(usage, 'list changes nothing, so it takes no --dry-run.')

const states = { created: 'waits', retry: 'waits', active: 'is being done', failed: 'was given up' }

/** A line of the list. */
function told({ id, queue, state, tries, at, cause, carries }: OpenJob): string {
  const when = { created: `until ${at}`, retry: `until ${at}`, active: `since ${at}`, failed: `at ${at}` }[state]
  const before = tries === 0 ? '' : ` (try ${tries}${cause === null ? '' : `: ${cause.replaceAll(/[\s\p{C}]+/gu, ' ')}`})`
  return `${id} ${queue} ${states[state]} ${when}${before} ${carries}`
}

/** Says that no job has these names. */
function refuseNames(unknown: readonly string[], more = ''): void {
  console.error(`No job that waits or failed is called ${unknown.join(' or ')}${more}.`)
  process.exitCode = 1
}

async function list(db: Database): Promise<void> {
  const jobs = await openJobsOf(db, names, most)
  if (jobs.length === 0 && names.length > 0) return refuseNames(names)
  for (const one of jobs) console.log(told(one))
  if (names.length > 0) return
  const counts = await countJobs(db)
  console.log(counts.length === 0 ? 'No job waits, and none failed.' : `\nIn all:`)
  for (const { queue, state, count } of counts) console.log(`  ${queue}: ${count} ${state}`)
}

async function change(db: Database): Promise<void> {
  const [done, work] = command === 'retry' ? (['tried again', retryJobs] as const) : (['dropped', dropJobs] as const)
  await transact(db, async (tx) => {
    const jobs = (await openJobsOf(tx, names)).filter((one) => one.state !== 'active')
    const unknown = names.filter((name) => !jobs.some(({ id, queue }) => id === name || queue === name))
    if (unknown.length > 0) return refuseNames(unknown, '; nothing was changed')
    const ids = jobs.map((one) => one.id)
    const changed = dryRun ? ids : await work(tx, ids)
    for (const one of jobs) if (changed.includes(one.id)) console.log(told(one))
    console.log(
      `${changed.length} ${changed.length === 1 ? 'job' : 'jobs'} ${dryRun ? 'would be' : 'will be'} ${done}.`.replace(
        'will be dropped',
        'dropped',
      ),
    )
  })
}

await operate(async (config) => {
  const { db, close } = await openMade(config, 1, 0)
  try {
    await (command === 'list' ? list(db) : change(db))
  } finally {
    await close()
  }
}, 2)
