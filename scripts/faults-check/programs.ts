/** Programs of this machine: finding, starting and ending them. Whatever was started ends with this process. */
import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

const ends: (() => unknown)[] = []
let ending: Promise<void> | undefined

/** Has something undone at the end, the last one first; a signal that ends this process does not go by it either. */
export const atEnd = (end: () => unknown): void => void ends.push(end)

/** Undoes everything, once. What fails is said, and holds up nothing. */
export const endAll = (): Promise<void> => (ending ??= undoAll())

async function undoAll(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) {
    try {
      await end()
    } catch (error) {
      console.error(error)
    }
  }
}

let isInterrupted = false

/** A folder that others may read. It is gone at the end, unless that is a failure. */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755)
  atEnd(() => {
    if (isInterrupted || !process.exitCode) rmSync(folder, { recursive: true, force: true })
    else console.log(`What the servers logged and wrote is in ${folder}.`)
  })
  return folder
}

/** Programs that are run to their end, which comes at once with a signal, so that they take hold of nothing more. */
const errands = new Set<ChildProcess>()
async function interrupted(): Promise<void> {
  isInterrupted = true
  if (ending === undefined) await Promise.all([...errands].map((child) => (child.kill(), once(child, 'close'))))
  await endAll()
  process.exit(2)
}
// More than once: npm hands on what a terminal has sent already.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void interrupted())

export function start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', ...options })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Runs a program to its end and answers what it printed. @throws with what it complained of. */
export async function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<string> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  errands.add(child)
  child.once('close', () => errands.delete(child))
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
