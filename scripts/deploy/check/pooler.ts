/** PgBouncer in transaction mode before the cluster of a check. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, search, start, until } from '../../faults-check/programs.ts'

interface Pooler {
  url: string
  /** Has it open its connections anew, so that they are set as the role is by now. */
  reconnect(): Promise<void>
}

const configuration = (port: number, { hostname, port: far, username }: URL): string => `[databases]
* = host=${hostname} port=${far} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = ${username}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
`

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** Starts it before the database of `url`; undefined where there is none here. `user`: who runs it, since root may not. */
export async function startPooler(root: string, url: string, user: { uid?: number; gid?: number }): Promise<Pooler | undefined> {
  const program = search('pgbouncer')
  if (program === undefined) return undefined
  const file = join(root, 'pgbouncer.ini')
  const by = new URL(url)
  by.port = String(await freePort())
  writeFileSync(file, configuration(Number(by.port), new URL(url)), { mode: 0o644 })
  start(program, [file], user)
  await until('PgBouncer answers', 10, () => ask(by.href, 'select 1').then(() => true))
  const admin = new URL(by)
  admin.pathname = '/pgbouncer'
  return { url: by.href, reconnect: () => ask(admin.href, 'reconnect') }
}
