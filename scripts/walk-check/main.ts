/**
 * `npm run walk:check`: a random walk of twelve accounts over a server that dies now and then, and the rules that hold
 * afterwards. It runs everything that it needs by itself; see --help.
 */
import { sql } from 'kysely'
import { atEnd, endAll, pause, run as runProgram, temporaryFolder } from '../faults-check/programs.ts'
import { closeRunningMonth, letTimeGoBy } from './ageing.ts'
import { allAtOnce } from './at-once.ts'
import { census } from './census.ts'
import { makeDatabase } from './database.ts'
import type { Place } from './database.ts'
import { broken, ruleCount } from './invariants.ts'
import { startMailServer } from './mail.ts'
import type { MailServer } from './mail.ts'
import { readOptions } from './options.ts'
import type { Options } from './options.ts'
import { prepareServer } from './server.ts'
import type { Server } from './server.ts'
import { closeBooks, setOut } from './walkers.ts'
import { newWorld } from './world.ts'
import type { World } from './world.ts'

/** How long the mails of the last campaigns may take, in milliseconds. */
const lastMails = 60_000
const quiet = 15_000
/** What the server says when the mail server hung up, as it does on some. */
const hungUp = /Connection closed unexpectedly|EPIPE|ECONNRESET/
/** How long a step of all walkers takes, in milliseconds. */
const stride = 200

interface Run {
  options: Options
  world: World
  server: Server
  place: Place
  mail: MailServer
  found: string[]
}

/** Holds the database against the rules, after what is to happen while the server is down. */
async function check({ place, world, mail, found }: Run, when: string, meanwhile?: Parameters<Place['look']>[0]): Promise<void> {
  const now = await place.look(async (db) => {
    const seen = await broken(db, world, mail.received)
    await meanwhile?.(db)
    return seen
  })
  console.log(`${now.length === 0 ? '✓' : '✗'} ${when}: ${world.operations} answers, ${mail.received.length} campaign mails`)
  for (const one of now) console.log(`    ${one}`)
  found.push(...now.map((one) => `${when}: ${one}`))
}

/** Makes the demo set, and what the walk needs besides: plans that allow as many campaigns as there will be. */
async function begin(run: Run): Promise<void> {
  await run.server.begin()
  await run.server.end('SIGTERM')
  const limits = sql`update corporate_plans set campaigns_per_month = null, contacts_limit = null`
  await check(run, 'before the walk', async (db) => void (await limits.execute(db)))
}

/** Lets the walkers go until there are so many answers and the server has lived long enough, in steps, so that they crowd. */
async function live({ world, server, options }: Run, answers: number): Promise<void> {
  const [first, length] = [world.operations, options.life * 1_000]
  for (let gone = 0; world.operations < answers || gone < length; gone = Date.now() - server.since) {
    if (world.failure !== undefined) throw world.failure
    world.allowed = gone < length ? first + Math.floor(((answers - first) * gone) / length) : answers
    await pause(stride)
  }
}

async function walk(run: Run): Promise<void> {
  const { world, server, options, mail } = run
  const lives = options.kills + 1
  await server.begin()
  const { arrived } = await setOut(world, server, options.seed, mail)
  arrived.catch((error: unknown) => (world.failure = error as Error))
  for (let life = 1; life <= lives; life++) {
    await live(run, (options.operations * life) / lives)
    if (life === lives) break
    await server.end('SIGKILL')
    await check(run, `after kill ${life}`, (db) => letTimeGoBy(db, life))
    await server.begin()
  }
  world.over = true
  await arrived
}

async function stop(run: Run): Promise<void> {
  await run.server.end('SIGTERM')
  await check(run, 'at the end', async (db) => (await census(db)).forEach((line) => console.log(`  ${line}`)))
}

/** What comes after the walk: many at once for one thing, the month that ends, and the mails that are still to go out. */
async function finish(run: Run): Promise<void> {
  const { world, server, options, mail, found, place } = run
  const lost = await allAtOnce(world, server, options.seed)
  for (const one of lost) console.log(`✗ ${one}`)
  found.push(...lost)
  await server.end('SIGKILL')
  await check(run, 'after many at once', closeRunningMonth)
  await server.begin()
  const end = Date.now() + lastMails
  await closeBooks(world, server, options.seed, 80)
  if (options.life > 0) {
    for (let last = Date.now(); Date.now() < end && Date.now() - Math.max(last, mail.received.at(-1)?.at ?? 0) < quiet;) await pause(200)
  }
  await stop(run)
  const env = { PATH: process.env['PATH'], ...place.env, DATA_DIR: server.folder }
  await runProgram(process.execPath, ['scripts/recount.ts'], { env }).catch((error: unknown) => found.push((error as Error).message))
}

/** How often each step was answered how, and which never succeeded in a walk that is long enough. */
function tell({ world, server, options }: Run): string[] {
  const found = [...world.complaints].map(([what, times]) => `${times} × ${what}`)
  for (const [step, answers] of [...world.answers].sort(([one], [other]) => one.localeCompare(other))) {
    const told = [...answers].sort(([one], [other]) => one - other).map(([status, times]) => `${times} × ${status}`)
    console.log(`  ${step.padEnd(40)} ${told.join(', ')}`)
    const idle = options.operations >= 5_000 && ![...answers.keys()].some((status) => status < 300)
    if (idle && !step.startsWith('ask what')) found.push(`nobody could ${step}`)
  }
  for (const [fault, times] of server.faults()) if (!hungUp.test(fault)) found.push(`${times} × the server said: ${fault}`)
  for (const one of found) console.log(`✗ ${one}`)
  return found
}

/** Walks, and answers whether nothing was found. @throws where the check could not run. */
async function run(options: Options): Promise<boolean> {
  const root = temporaryFolder('walk-check-')
  const mail = await startMailServer()
  atEnd(() => mail.stop())
  const place = await makeDatabase(options.postgres, root)
  atEnd(() => place.remove())
  const env = { ...place.env, DEMO: 'true', RATE_LIMITS: 'off', LOG_LEVEL: 'error', DRAIN_SECONDS: '0', SMTP_URL: mail.url }
  const server = await prepareServer(root, env)
  atEnd(() => server.end('SIGKILL'))
  const all: Run = { options, world: newWorld(), server, place, mail, found: [] }
  await begin(all)
  await walk(all)
  if (options.life > 0) await finish(all)
  else await stop(all)
  all.found.push(...tell(all))
  console.log(`${all.world.operations} answers of seed ${options.seed} were held against ${ruleCount} rules: ${all.found.length} findings.`)
  return all.found.length === 0
}

const options = readOptions()
try {
  process.exitCode = (await run(options)) ? 0 : 1
} catch (error) {
  console.error((error as Error).stack)
  process.exitCode = 2
}
await endAll()
process.exit()
