/** Programs of this machine: finding, starting and ending them. Whatever was started ends with this process. */
import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2))

export function start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', ...options })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Runs a program to its end and answers what it printed. @throws with what it complained of. */
export async function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<string> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${said.trim() || `exit code ${code}`}`)
  return said.trim()
}

/** The path of a program in `folders` or in PATH, where it is in one of them. */
export function search(program: string, folders: readonly string[] = []): string | undefined {
  const path = [...folders, ...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  const folder = path.find((one) => one !== '' && existsSync(join(one, program)))
  return folder && join(folder, program)
}

/** The path of a program that is needed. @throws where there is none. */
export function find(program: string, folders: readonly string[] = []): string {
  const path = search(program, folders)
  if (path === undefined) throw new Error(`There is no program named ${program} here.`)
  return path
}

/** Where PostgreSQL's programs are: the folder that PG_BIN names, else the newest of Debian's. */
export function postgresFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [process.env['PG_BIN'] ?? '', ...versions.map((version) => join(debian, version, 'bin'))].filter(Boolean)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds))

/** Asks again every `every` milliseconds until the answer is true. @throws after `seconds`. */
export async function until(what: string, seconds: number, yes: () => Promise<boolean>, every = 100): Promise<void> {
  const end = Date.now() + seconds * 1_000
  while (!(await yes().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`)
    await pause(every)
  }
}
