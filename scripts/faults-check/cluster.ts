/** A PostgreSQL cluster of the check's own, on a disk of its own where one can be mounted. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { atEnd, find, freePort, postgresFolders, run, until } from './programs.ts'

export interface Cluster {
  url: string
  /** One statement on a connection of its own. */
  ask<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  terminateBackends(): Promise<void>
  restart(): Promise<void>
  /** Stops every process of the cluster where it stands, or lets it go on. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Fills the disk, or frees it. @throws where it has no disk of its own. */
  fillDisk(): Promise<void>
  freeDisk(): Promise<void>
}

const settings = ['fsync=on', 'max_wal_size=128MB', 'min_wal_size=32MB', 'shared_buffers=64MB', 'max_connections=100']

/** Room for the database with the demo set, its log, and some minutes of writing, in megabytes, and for each minute more. */
const room = 600
const roomOfMinute = 40

/** Makes and starts a cluster in a new folder below `root`, with room for so many more minutes of writing. */
export async function startCluster(root: string, minutes = 0): Promise<Cluster> {
  const disk = join(root, 'disk')
  const data = dataIn(disk)
  const filler = join(disk, 'filler')
  mkdirSync(disk)
  const own = mounted(disk, room + roomOfMinute * minutes)
  atEnd(async () => (await own) && run(find('umount'), [disk]))
  await own
  const { control, port } = await initialize(disk, settings, postgresFolders())
  atEnd(async () => {
    await signalAll(data, 'SIGCONT').catch(() => undefined)
    await control('stop', 'immediate').catch(() => undefined)
  })
  await control('start')
  const url = `postgres://check@127.0.0.1:${port}/postgres`
  const ask = askAt(url)
  return {
    url,
    ask,
    async terminateBackends() {
      await ask(`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`)
    },
    restart: () => control('restart', 'fast'),
    pause: () => signalAll(data, 'SIGSTOP'),
    resume: () => signalAll(data, 'SIGCONT'),
    async fillDisk() {
      if (!(await own)) throw new Error('a disk of its own cannot be mounted here')
      await run(find('dd'), ['if=/dev/zero', `of=${filler}`, 'bs=1M']).catch(() => undefined)
    },
    async freeDisk() {
      rmSync(filler, { force: true })
      // Without room for its log PostgreSQL goes down; its supervisor would start it again.
      const up = () => ask('select 1').then(() => true)
      if (!(await up().catch(() => false))) await control('start').catch(() => undefined)
      await until('PostgreSQL is back', 30, up)
    },
  }
}

/** Mounts a disk at a folder. Answers whether that went well. */
const mounted = (folder: string, megabytes: number): Promise<boolean> =>
  run(find('mount'), ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'faults-check', folder]).then(
    () => true,
    () => false,
  )

type Control = (what: 'start' | 'restart' | 'stop', mode?: 'fast' | 'immediate') => Promise<void>

/** Where the files of a cluster are in its folder. */
const dataIn = (folder: string): string => join(folder, 'data')

/** Makes the files of a cluster in a folder, by the programs of `folders`. Answers what starts and stops it, and its port. */
export async function initialize(
  folder: string,
  settings: readonly string[],
  folders: readonly string[],
): Promise<{ control: Control; port: number }> {
  const data = dataIn(folder)
  const port = await freePort()
  const asPostgres = await userOfPostgres()
  if (asPostgres.uid !== undefined) await chown(folder, asPostgres.uid, asPostgres.gid!)
  const program = (name: string): string => find(name, folders)
  await run(program('initdb'), ['-D', data, '-U', 'check', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], { ...asPostgres, cwd: folder })
  writeFileSync(join(data, 'postgresql.auto.conf'), `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n`)
  const options = settings.map((one) => `-c ${one}`).join(' ')
  const control: Control = async (what, mode) => {
    const how = [...(mode === undefined ? [] : ['-m', mode]), ...(what === 'stop' ? [] : ['-o', options])]
    await run(program('pg_ctl'), ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), ...how, what], { ...asPostgres, cwd: folder })
  }
  return { control, port }
}

/** One statement on a connection of its own to the database of a URL. */
export const askAt =
  (url: string): Cluster['ask'] =>
  async <Row extends object>(text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

/** Sends a signal to every process of the cluster. */
async function signalAll(data: string, signal: NodeJS.Signals): Promise<void> {
  const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = await run(find('pgrep'), ['-P', String(postmaster)]).catch(() => '')
  for (const pid of [postmaster, ...children.split('\n').filter(Boolean).map(Number)]) process.kill(pid, signal)
}

/** Who runs PostgreSQL, which refuses to run as root; where it is not installed, nobody. */
export async function userOfPostgres(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  try {
    return await userOf('postgres')
  } catch {
    return userOf('nobody')
  }
}

async function userOf(name: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all([run(find('id'), ['-u', name]), run(find('id'), ['-g', name])])
  return { uid: Number(uid), gid: Number(gid) }
}
