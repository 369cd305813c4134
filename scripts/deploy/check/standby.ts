/** A replica of the cluster of a check, which follows it some seconds late. */
import { appendFileSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { askAt, userOfPostgres } from '../../faults-check/cluster.ts'
import type { Cluster } from '../../faults-check/cluster.ts'
import { atEnd, find, freePort, postgresFolders, run } from '../../faults-check/programs.ts'

export interface Standby {
  url: string
  ask: Cluster['ask']
  /** Has it follow at once. */
  hurry(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Copies a cluster below `root` and starts the copy, which does everything `seconds` later. */
export async function startStandby(root: string, of: string, seconds: number): Promise<Standby> {
  const user = await userOfPostgres()
  const folder = join(root, 'standby')
  const data = join(folder, 'data')
  mkdirSync(folder)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!)
  const program = (name: string): string => find(name, postgresFolders())
  await run(program('pg_basebackup'), ['-D', data, '-d', of, '-R', '-X', 'stream', '-c', 'fast'], { ...user, cwd: folder })
  const port = await freePort()
  appendFileSync(join(data, 'postgresql.auto.conf'), `recovery_min_apply_delay = '${seconds}s'\n`)
  const control = (...what: string[]) => run(program('pg_ctl'), ['-D', data, '-w', '-t', '60', ...what], { ...user, cwd: folder })
  const url = new URL(of)
  url.port = String(port)
  const start = async () => void (await control('-l', join(folder, 'log'), '-o', `-p ${port}`, 'start'))
  const stop = async () => void (await control('-m', 'immediate', 'stop'))
  atEnd(() => stop().catch(() => undefined))
  await start()
  const ask = askAt(url.href)
  const hurry = async (): Promise<void> => {
    await ask("alter system set recovery_min_apply_delay = '0'")
    await ask('select pg_reload_conf()')
  }
  return { url: url.href, ask, hurry, start, stop }
}
