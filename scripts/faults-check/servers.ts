/** The processes of the server, each started again by the check when the check ended it. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { request } from 'undici'
import { startCall } from '../npm-start.ts'
import { atEnd, freePort, start, until } from './programs.ts'

export interface Servers {
  ports: readonly number[]
  /** Where the metrics of each are read, in the order of the ports. */
  metricsPorts: readonly number[]
  /** What ended although nobody asked it to. */
  died: readonly string[]
  /** The processes as they are now, in the order of the ports. */
  pids(): number[]
  /** Ends one by a signal, waits until it is gone and starts it again. */
  replace(index: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  allReady(): Promise<void>
  stop(): Promise<void>
}

/** What is started, where, and by whom. */
export interface Program {
  folder: string
  command: readonly string[]
  user: { uid?: number; gid?: number }
}

const sources: Program = {
  folder: fileURLToPath(new URL('../../', import.meta.url)),
  command: [process.execPath, ...startCall],
  user: {},
}

/** Starts a process that logs to a file and has a folder of its own. */
function launched({ folder: cwd, command, user }: Program, file: string, own: string, env: Record<string, string>): ChildProcess {
  const log = openSync(file, 'a')
  mkdirSync(own, { recursive: true })
  if (user.uid !== undefined) chownSync(own, user.uid, user.gid!)
  const [program, ...args] = command
  const child = start(program!, args, { cwd, ...user, stdio: ['ignore', log, log], env: { PATH: process.env['PATH'], ...env } })
  closeSync(log)
  return child
}

/** Starts `count` processes that share what `env` names; the first makes the demo set. What they log stands below `root`. */
export async function startServers(root: string, count: number, env: Record<string, string>, program: Program = sources): Promise<Servers> {
  const ports: number[] = []
  const metricsPorts: number[] = []
  const children: ChildProcess[] = []
  const died: string[] = []
  const expected = new Set<ChildProcess>()

  function launch(index: number): void {
    const folder = join(root, `server-${index}`)
    const child = launched(program, `${folder}.log`, folder, {
      ...env,
      PORT: String(ports[index]),
      METRICS_PORT: String(metricsPorts[index]),
      DATA_DIR: folder,
      // As the image and the unit have it.
      MALLOC_ARENA_MAX: '1',
    })
    child.once('exit', (code, signal) => {
      if (!expected.delete(child)) died.push(`server ${index} ended by itself (${signal ?? `exit code ${code}`})`)
    })
    children[index] = child
  }
  const ready = (index: number, seconds: number): Promise<void> =>
    until(`server ${index} is ready`, seconds, async () => {
      const { statusCode, body } = await request(`http://127.0.0.1:${ports[index]}/health/ready`)
      await body.dump()
      return statusCode === 200
    })

  for (let index = 0; index < count; index++) {
    ports.push(await freePort())
    metricsPorts.push(await freePort())
    launch(index)
    await ready(index, 120)
  }
  const end = async (index: number, signal: NodeJS.Signals): Promise<void> => {
    const child = children[index]!
    if (child.exitCode !== null || child.signalCode !== null) return
    expected.add(child)
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const stop = async (): Promise<void> => void (await Promise.all(ports.map((_, index) => end(index, 'SIGKILL'))))
  atEnd(stop)
  return {
    ports,
    metricsPorts,
    died,
    pids: () => children.map((child) => child.pid!),
    async replace(index, signal) {
      await end(index, signal)
      launch(index)
      await ready(index, 60)
    },
    allReady: async () => void (await Promise.all(ports.map((_, index) => ready(index, 60)))),
    stop,
  }
}
