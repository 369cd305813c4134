/** The programs of PostgreSQL that dump and restore a database. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Refused } from '../operator.ts'
import { absent } from './guard.ts'

/** The URL as these programs take it: what lists processes shows their arguments, so the password is passed on in the environment. */
function forPrograms(url: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const plain = new URL(url)
  const password = decodeURIComponent(plain.password)
  plain.password = ''
  // Words of the driver alone.
  plain.searchParams.delete('uselibpqcompat')
  if (plain.searchParams.get('sslmode') === 'no-verify') plain.searchParams.set('sslmode', 'require')
  return { dbname: plain.href, env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) } }
}

/** Without a guard it would go on alone where this process is killed, and a restore fill its database. */
const guarding = fileURLToPath(new URL('guard.ts', import.meta.url))

async function run(program: string, options: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [guarding, program, ...options], { env, stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  let complaint = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === absent) throw new Refused(`${program} is not installed here; it comes with PostgreSQL's client programs`)
  if (code !== 0) throw new Refused(`${program} failed: ${complaint.trim()}`)
  return said
}

/** From this version on the programs write a setting that servers before do not know, which then cannot restore. */
const firstWithTimeout = 17

/** @throws unless a program is there and writes what the server can restore. `server`: its version, a number like 150020. */
export async function requireProgram(program: string, server: number): Promise<void> {
  const said = await run(program, ['--version'], process.env)
  const major = Number(/(\d+)/.exec(said)?.[1])
  const needed = Math.floor(server / 10_000)
  const differ = `${program} is of version ${major} and the server of version ${needed}`
  if (!(major >= needed)) throw new Refused(`${differ}: install the newer programs`)
  if (major >= firstWithTimeout && needed < firstWithTimeout)
    throw new Refused(`${differ}, which cannot restore what it writes: install the programs of version ${needed}`)
}

/** Dumps the database as a transaction sees it that exported its snapshot. */
export async function dump(url: string, snapshot: string, file: string): Promise<void> {
  const { dbname, env } = forPrograms(url)
  await run('pg_dump', ['--format=custom', `--snapshot=${snapshot}`, `--file=${file}`, `--dbname=${dbname}`], env)
}

/** Restores a dump into an empty database, wholly or not at all. */
export async function load(url: string, file: string): Promise<void> {
  const { dbname, env } = forPrograms(url)
  await run('pg_restore', ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${dbname}`, file], env)
}
