/**
 * `npm run deploy:check`: makes what the Dockerfile makes and runs it as the image would be run, as processes of this machine;
 * see --help.
 */
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { readArguments } from '../../../codegen/usage.ts'
import { startBalancer } from '../../faults-check/balancer.ts'
import { startCluster } from '../../faults-check/cluster.ts'
import type { Cluster } from '../../faults-check/cluster.ts'
import { endAll, run, start, temporaryFolder, until } from '../../faults-check/programs.ts'
import { startServers } from '../../faults-check/servers.ts'
import { startStore } from '../../faults-check/store.ts'
import { assemble, megabytes } from './image.ts'
import type { Image } from './image.ts'
import { clientsOf, lateReads } from './late.ts'
import { startPooler } from './pooler.ts'
import { startStandby } from './standby.ts'

const usage = `Usage: npm run deploy:check

Makes the image of scripts/deploy/Dockerfile in a temporary folder, as it is made by docker build, and runs it as processes of a
user who may write nothing in it: its commands, then in production its health check and its stop, then two servers behind the
HAProxy of scripts/deploy/haproxy.cfg, with a replica, and behind PgBouncer where there is one. How late the replica's lists are is
measured there, while it keeps up, stands still and is stopped; then npm run contract:check is run against them.

It needs the programs of PostgreSQL 15 or later (in PATH, or their folder in PG_BIN). Everything is on free ports of this machine,
and gone at the end. It takes about ten minutes. Exit code: 0 all is well, 1 something is not.`

readArguments(usage, {})

/** What the check of the contract cannot reach without mailed tokens and a realtime service. */
const unreached = 'resetPassword,resetPasswordOnPage,verifyEmailOnPage,authenticatePusher,receiveMailReports'

/** A mail server that takes everything. */
async function startMail(): Promise<string> {
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] })
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Runs a command of the image to its end, as its user, in a data folder of its own. */
type Command = (script: string, ...args: string[]) => Promise<string>

function commandsOf(image: Image, root: string, env: Record<string, string>): Command {
  const folder = join(root, 'commands')
  mkdirSync(folder)
  if (image.user.uid !== undefined) chownSync(folder, image.user.uid, image.user.gid!)
  return (script, ...args) =>
    run('node', [script, ...args], { cwd: image.folder, ...image.user, env: { ...image.env, ...env, DATA_DIR: folder } })
}

/** Settings, the first admin, health and a stop, as in production. */
async function inProduction(image: Image, root: string, env: Record<string, string>): Promise<void> {
  const command = commandsOf(image, root, env)
  console.log(`migrate: ${(await command('scripts/migrate.ts')).split('\n').at(-1)}`)
  await command('scripts/account.ts', 'first@check.example', 'First', 'Admin')
  console.log('account: an admin and a token')
  console.log(`mail:test: ${await command('scripts/mail-test.ts', 'first@check.example')}`)
  const servers = await startServers(join(root, 'production'), 1, { ...image.env, ...env, HOST: '127.0.0.1' }, image)
  const [program, ...args] = image.healthCheck
  await run(program!, args, { env: { ...image.env, PORT: String(servers.ports[0]) } })
  console.log('health check: passed')
  const began = performance.now()
  await servers.replace(0, 'SIGTERM')
  console.log(`stopped, started and ready again in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  await servers.stop()
  if (servers.died.length > 0) throw new Error(servers.died.join('; '))
}

/** The database by way of a pooler, the role set as the server says when it refuses to start. */
async function throughPooler(image: Image, root: string, cluster: Cluster): Promise<Record<string, string>> {
  const pooler = await startPooler(root, cluster.url, image.user)
  if (!pooler) {
    console.log('PgBouncer: none here, the servers go to PostgreSQL directly')
    return { DATABASE_URL: cluster.url }
  }
  const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: cluster.url }
  const refused = commandsOf(image, join(root, 'production'), env)('src/start.js')
  const said = await refused.catch((error: Error) => error.message)
  const lines = said.match(/^alter role .*;$/gm) ?? []
  for (const line of lines) await cluster.ask(line)
  await pooler.reconnect()
  console.log(`PgBouncer: the role is set by ${lines.length} statements that the server asked for`)
  return env
}

/** A server of one database of a cluster that is given the replica of another. */
async function withAnothersReplica(image: Image, root: string, env: Record<string, string>): Promise<void> {
  const folder = join(root, 'mistaken')
  mkdirSync(folder)
  const servers = await startServers(folder, 1, { ...image.env, ...env, HOST: '127.0.0.1' }, image)
  const said = (): string => readFileSync(join(folder, 'server-0.log'), 'utf8')
  await until('the replica of another database is refused', 10, () =>
    Promise.resolve(said().includes('it is a replica of another database')),
  )
  await servers.stop()
  console.log('replica: one of another database is not used')
}

async function contractHolds(url: string): Promise<boolean> {
  const child = start(process.execPath, ['scripts/contract-check/main.ts', url, '--except', unreached], { stdio: 'inherit' })
  return ((await once(child, 'exit')) as [number])[0] === 0
}

async function check(root: string): Promise<boolean> {
  const image = await assemble(join(root, 'app'))
  const [all, node] = [await megabytes(image.folder), await megabytes(join(image.folder, 'node_modules', `node-linux-${process.arch}`))]
  console.log(`image: ${all} MB above its base, of which Node takes ${node}`)
  const cluster = await startCluster(root)
  const store = await startStore(root)
  await cluster.ask('create database production')
  const shared = { ...store.env, SMTP_URL: await startMail(), TRUSTED_PROXIES: '127.0.0.1' }
  mkdirSync(join(root, 'production'))
  const production = { ...shared, DATABASE_URL: cluster.url.replace(/postgres$/, 'production') }
  await inProduction(image, root, production)

  const way = await throughPooler(image, root, cluster)
  const demo = { NODE_ENV: 'demo', HOST: '127.0.0.1', DEMO: 'true', RATE_LIMITS: 'off', MAIL_HOOK_SECRET: `whsec_${'A'.repeat(32)}` }
  const standby = await startStandby(root, cluster.url, 3)
  await withAnothersReplica(image, root, { ...production, DATABASE_REPLICA_URL: standby.url })
  const env = { ...image.env, ...shared, ...way, ...demo, DATABASE_REPLICA_URL: standby.url }
  const servers = await startServers(root, 2, env, image)
  const url = await startBalancer(root, servers.ports)
  await lateReads(await clientsOf(url), standby)
  await standby.hurry()
  const holds = await contractHolds(url)
  for (const one of servers.died) console.log(one)
  return holds && servers.died.length === 0
}

try {
  process.exitCode = (await check(temporaryFolder('deploy-check-'))) ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
await endAll()
process.exit()
