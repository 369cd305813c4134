/**
 * `npm run faults:check`: lets the outside world fail under load, one fault after another, and says what gave way. It runs
 * everything that it needs by itself; see --help.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBalancer } from './balancer.ts'
import { startCluster } from './cluster.ts'
import { faults } from './faults.ts'
import type { Fault, World } from './faults.ts'
import { prepareLoad } from './load.ts'
import type { Load } from './load.ts'
import { help, readOptions } from './options.ts'
import type { Options } from './options.ts'
import { startPost } from './post.ts'
import { pause } from './programs.ts'
import { lateness, schedule } from './publication.ts'
import { startServers } from './servers.ts'
import { startStore } from './store.ts'
import { complaints, countOf, lostOrDoubled, mailsLostOrDoubled, watched } from './verdict.ts'

/** How long the load runs before a fault, in milliseconds, and when after its beginning an insight is due. */
const before = 3_000
const dueAfter = 4_000

async function check(fault: Fault, world: World, load: Load): Promise<string[]> {
  await pause(before)
  const due = new Date(Date.now() + dueAfter)
  const insight = await schedule(world.cluster, due)
  const [from, seen] = [Date.now(), load.answers.length]
  await fault.happen(world)
  const to = Date.now()
  await pause(watched)
  const late = await lateness(world.cluster, insight, due, fault.withoutDatabase ? to : 0)
  const answers = load.answers.slice(seen)
  const found = [...complaints(answers, { from, to }), ...(late === undefined ? [] : [`A scheduled insight: ${late}`])]
  const { good, unavailable, bad } = countOf(answers)
  const slowest = Math.max(...answers.map(({ begun, ended }) => ended - begun))
  console.log(
    `${found.length === 0 ? '✓' : '✗'} ${fault.name}: ${good} good, ${unavailable} unavailable, ${bad.length} bad, ` +
      `the slowest after ${(slowest / 1_000).toFixed(1)} s, over after ${((to - from) / 1_000).toFixed(1)} s`,
  )
  for (const one of found) console.log(`    ${one}`)
  return found
}

/** Runs the faults and answers whether nothing gave way. @throws where the check could not run. */
async function run({ only, rate }: Options): Promise<boolean> {
  const root = mkdtempSync(join(tmpdir(), 'faults-check-'))
  // The cluster runs as another user.
  await chmod(root, 0o755)
  const ends: (() => Promise<void>)[] = []
  let gaveWay = 0
  try {
    const cluster = await startCluster(root)
    ends.push(() => cluster.stop())
    const store = await startStore(root)
    ends.push(() => store.stop())
    const post = await startPost()
    ends.push(() => post.stop())
    const shared = { DATABASE_URL: cluster.url, DEMO: 'true', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...store.env, ...post.env }
    const servers = await startServers(root, 3, shared)
    ends.push(() => servers.stop())
    const load = await prepareLoad(await startBalancer(root, servers.ports), rate)
    await pause(2_000)
    load.begin()
    const world = { cluster, store, post, servers }
    for (const fault of faults.filter(({ name }) => only?.has(name) ?? true)) {
      gaveWay += (await check(fault, world, load)).length
      await servers.allReady()
    }
    await load.end()
    const rest = [...(await lostOrDoubled(cluster, load)), ...(await mailsLostOrDoubled(post, load)), ...servers.died]
    for (const one of rest) console.log(`✗ ${one}`)
    console.log(`${load.acknowledged.size} comments and ${load.shared.size} mails were acknowledged.`)
    gaveWay += rest.length
  } finally {
    for (const end of ends.reverse()) await end().catch((error: unknown) => console.error(error))
    if (gaveWay === 0) rmSync(root, { recursive: true, force: true })
    else console.log(`What the servers logged is in ${root}.`)
  }
  return gaveWay === 0
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') console.log(help)
  else process.exitCode = (await run(options)) ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
process.exit()
