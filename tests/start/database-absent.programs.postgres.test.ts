/** A start whose database is away, or refuses. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { emptyDatabase } from '../support/database.ts'
import { runScript } from '../support/programs.ts'
import { openWay } from '../support/way.ts'

const toClose: (() => unknown)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

const given = process.env['TEST_ON']!
const at = (change: (url: URL) => void): string => {
  const url = new URL(given)
  change(url)
  return url.href
}
const start = (DATABASE_URL: string) => runScript('src/start.js', [], { DATABASE_URL, PORT: '0', DATABASE_WAIT_SECONDS: '1' })

/** A port that nobody listens on. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

test('where nobody listens it waits for as long as it says, and ends with a sentence', async () => {
  const port = String(await closedPort())
  const { code, said, complaint } = await start(at((url) => void (url.port = port)))
  expect(code).toBe(1)
  expect(said).toContain(`does not answer (connect ECONNREFUSED 127.0.0.1:${port}). The start waits for it, for 1 seconds at most.\n`)
  expect(complaint).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+ did not answer within 1 seconds \(connect ECONNREFUSED .*\n$/)
})

test('what does not pass by itself ends it at once, in a sentence without the password', async () => {
  const none = await start(at((url) => void (url.pathname = '/none_such')))
  expect([none.code, none.said]).toEqual([1, ''])
  expect(none.complaint).toMatch(/^PostgreSQL at \S+ refuses: database "none_such" does not exist\. DATABASE_URL names .*\n$/)
  const role = at((url) => {
    url.username = 'nobody_such'
    url.password = 'do-not-tell'
  })
  const stranger = await start(role)
  expect([stranger.code, stranger.said]).toEqual([1, ''])
  expect(stranger.complaint).toMatch(/^PostgreSQL at \S+ refuses: role "nobody_such" does not exist\. .*\n$/)
})

test('an address that is none is told too', async () => {
  const none = await start('postgres://:x:y')
  expect([none.code, none.said]).toEqual([1, ''])
  expect(none.complaint).toMatch(/^DATABASE_URL must be a URL that starts with postgres:.*\n$/)
})

test('a role that does not own the database is told so, by the server and by a command', async () => {
  const empty = await emptyDatabase()
  const role = `tenant_${process.pid}`
  const admin = new pg.Client(empty.url)
  await admin.connect()
  toClose.push(
    () => empty.remove(),
    () => admin.query(`drop role ${role}`).then(() => admin.end()),
    () => admin.query(`drop owned by ${role}`),
  )
  await admin.query(`create role ${role} login password 'let-in'`)
  const url = new URL(empty.url)
  url.username = role
  url.password = 'let-in'
  const ending = (what: string): string => {
    const name = url.pathname.slice(1)
    return `The role ${role} may make ${what} in the database ${name}, which has to be its own: alter database "${name}" owner to "${role}"\n`
  }
  const started = await start(url.href)
  expect([started.code, started.complaint]).toEqual([1, ending('no tables')])
  await admin.query(`grant create on schema public to ${role}`)
  const migrated = await runScript('scripts/migrate.ts', [], { DATABASE_URL: url.href })
  expect(migrated).toEqual({ code: 1, said: '', complaint: ending('no schema for the queue') })
  await admin.query(`alter database "${url.pathname.slice(1)}" owner to ${role}`)
  expect((await runScript('scripts/migrate.ts', [], { DATABASE_URL: url.href })).complaint).toBe('')
  await admin.query(`alter database "${url.pathname.slice(1)}" owner to current_user`)
  // The tables are there, but the queue has not begun.
  const later = await start(url.href)
  expect([later.code, later.complaint]).toEqual([1, ending('no schema for the queue')])
})

test('a pooler that leads to another database than the direct address is told of before anything is migrated', async () => {
  const [one, other] = [await emptyDatabase(), await emptyDatabase()]
  toClose.push(
    () => one.remove(),
    () => other.remove(),
  )
  const env = { DATABASE_URL: one.url, DATABASE_DIRECT_URL: other.url, DATABASE_PREPARE: 'on', PORT: '0' }
  const [served, direct] = [one, other].map(({ url }) => new URL(url).pathname.slice(1))
  expect(await runScript('src/start.js', [], env)).toEqual({
    ...{ code: 1, said: '' },
    complaint: `DATABASE_DIRECT_URL and DATABASE_URL have to lead to one database, and they lead to ${direct} and ${served}.\n`,
  })
  const client = new pg.Client(other.url)
  await client.connect()
  toClose.push(() => client.end())
  expect((await client.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount).toBe(0)
})

test('a port that is taken is told in a sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  toClose.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const empty = await emptyDatabase()
  toClose.push(() => empty.remove())
  const taken = await runScript('src/start.js', [], { DATABASE_URL: empty.url, PORT: '0', METRICS_PORT: String(port) })
  expect([taken.code, taken.complaint]).toEqual([
    1,
    `METRICS_HOST, METRICS_PORT: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
  ])
})

test('a database that comes meanwhile is waited for', async () => {
  const empty = await emptyDatabase()
  const way = await openWay(empty.url)
  way.manner = 'refusing'
  const child: ChildProcess = spawn(process.execPath, ['src/start.js'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: way.by(empty.url), PORT: '0', DATABASE_WAIT_SECONDS: '50', DRAIN_SECONDS: '0' },
  })
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (said += String(text)))
  toClose.push(
    () => empty.remove(),
    () => way.close(),
    async () => {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    },
  )
  await expect.poll(() => said, { timeout: 30_000 }).toContain('The start waits for it')
  expect(said).not.toContain('Listening')
  way.manner = 'open'
  await expect.poll(() => said, { timeout: 30_000 }).toContain('Listening')
})
