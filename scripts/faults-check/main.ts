/**
 * `npm run faults:check`: lets the outside world fail under load, one fault after another, and says what gave way. It runs
 * everything that it needs by itself; see --help.
 */
import { startBalancer } from './balancer.ts'
import { hasAddresses } from './client.ts'
import { startCluster } from './cluster.ts'
import { endure } from './endurance.ts'
import { faults } from './faults.ts'
import type { World } from './faults.ts'
import { prepareLoad } from './load.ts'
import type { Load } from './load.ts'
import { check } from './one-fault.ts'
import { help, readOptions } from './options.ts'
import type { Options } from './options.ts'
import { startPost } from './post.ts'
import { endAll, pause, temporaryFolder } from './programs.ts'
import { startServers } from './servers.ts'
import { startStore } from './store.ts'
import { lostOrDoubled, mailsLostOrDoubled } from './verdict.ts'

async function start(root: string, minutes: number): Promise<{ world: World; load: Load }> {
  const cluster = await startCluster(root, minutes)
  const store = await startStore(root)
  const post = await startPost()
  const limits = { RATE_LIMITS: hasAddresses ? 'on' : 'off', TRUSTED_PROXIES: '127.0.0.1' }
  const shared = { DATABASE_URL: cluster.url, DEMO: 'true', LOG_LEVEL: 'error', ...limits, ...store.env, ...post.env }
  const servers = await startServers(root, 3, shared)
  return { world: { cluster, store, post, servers }, load: await prepareLoad(await startBalancer(root, servers.ports)) }
}

/** Lets one fault after another happen, and answers everything that gave way. */
async function oneByOne(world: World, load: Load, { only, rate = 40 }: Options, settle: () => Promise<string[]>): Promise<string[]> {
  await pause(2_000)
  load.begin(rate)
  let gaveWay: string[] = []
  for (const fault of faults.filter(({ name }) => only?.has(name) ?? true)) {
    gaveWay = [...gaveWay, ...(await check(fault, world, load)).found]
  }
  await load.end()
  return [...gaveWay, ...(await settle())]
}

/** Runs the faults and answers whether nothing gave way. @throws where the check could not run. */
async function run(root: string, options: Options): Promise<boolean> {
  const { world, load } = await start(root, options.minutes ?? 0)
  const settle = async (): Promise<string[]> => {
    const rest = [...(await lostOrDoubled(world.cluster, load)), ...(await mailsLostOrDoubled(world.post, load)), ...world.servers.died]
    console.log(`${load.acknowledged.size} comments and ${load.shared.size} mails were acknowledged.`)
    return rest
  }
  const gaveWay = await (options.minutes === undefined ? oneByOne : endure)(world, load, options, settle)
  for (const one of gaveWay) console.log(`✗ ${one}`)
  if (gaveWay.length === 0) console.log('✓ Nothing gave way.')
  return gaveWay.length === 0
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') console.log(help)
  else process.exitCode = (await run(temporaryFolder('faults-check-'), options)) ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
await endAll()
process.exit()
