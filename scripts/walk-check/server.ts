/** The server as a process, which is killed and started again at the same address. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { request } from 'undici'
import { freePort, start, until } from '../faults-check/programs.ts'
import { startCall } from '../npm-start.ts'

export interface Server {
  url: string
  /** Where it keeps its files. */
  folder: string
  /** Resolves while the server is up; whoever sends waits for it. */
  up(): Promise<void>
  /** When it was ready last. */
  readonly since: number
  begin(): Promise<void>
  /** Resolves when it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** What it said of faults, without its times, each with the number of times. */
  faults(): Map<string, number>
}

const project = fileURLToPath(new URL('../../', import.meta.url))

/** One line for each kind of fault that a log tells of. */
function faultsIn(log: string): Map<string, number> {
  const faults = new Map<string, number>()
  for (const line of log.split('\n').filter((one) => one.startsWith('{'))) {
    const { level, msg, step, err } = JSON.parse(line) as { level: number; msg?: string; step?: string; err?: { message: string } }
    if (level < 50) continue
    const told = [msg, step, err?.message].filter((one) => one !== undefined).join(': ')
    faults.set(told, (faults.get(told) ?? 0) + 1)
  }
  return faults
}

/** Prepares one that keeps its files and its log below `root`. It is not started before `begin`. */
export async function prepareServer(root: string, env: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const [folder, logFile] = [join(root, 'data'), join(root, 'server.log')]
  let child: ChildProcess | undefined
  let since = 0
  let open = (): void => undefined
  let gate = new Promise<void>((resolve) => (open = resolve))

  const isReady = async (): Promise<boolean> => {
    const { statusCode, body } = await request(`${url}/health/ready`)
    await body.dump()
    return statusCode === 200
  }
  return {
    ...{ url, folder },
    up: () => gate,
    get since() {
      return since
    },
    async begin() {
      const log = openSync(logFile, 'a')
      child = start(process.execPath, startCall, {
        cwd: project,
        stdio: ['ignore', log, log],
        env: { PATH: process.env['PATH'], ...env, PORT: String(port), DATA_DIR: folder },
      })
      closeSync(log)
      const ended = once(child, 'exit').then(() => {
        throw new Error(`The server ended before it was ready: ${readFileSync(logFile, 'utf8').slice(-2_000)}`)
      })
      await Promise.race([until('the server is ready', 120, isReady), ended])
      ended.catch(() => undefined)
      since = Date.now()
      open()
    },
    async end(signal) {
      gate = new Promise((resolve) => (open = resolve))
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
    faults: () => faultsIn(readFileSync(logFile, 'utf8')),
  }
}
