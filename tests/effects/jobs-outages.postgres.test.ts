/** The queue while its database, or the way to it, is broken. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { Connection, Database } from '../../src/database/connection.ts'
import { transact } from '../../src/database/transact.ts'
import { openJobs } from '../../src/effects/jobs.ts'
import type { Jobs, Queues } from '../../src/effects/jobs.ts'
import { refusalOf } from '../../src/http/failures.ts'
import { freshDatabase } from '../support/database.ts'
import { placeForFiles } from '../support/files.ts'
import { openWay } from '../support/way.ts'
import type { Way } from '../support/way.ts'

let connection: Connection & { url?: string }
let way: Way
beforeAll(async () => {
  connection = await freshDatabase()
  way = await openWay(connection.url!)
})
afterAll(async () => {
  await way.close()
  await connection.close()
})

const toClose: (() => unknown)[] = []
afterEach(async () => {
  way.manner = 'open'
  for (const close of toClose.splice(0).reverse()) await close()
})

const byTheWay: Connection['queue'] = async () => ({ ...(await connection.queue()), connectionString: way.by(connection.url!) })
const nothing = () => Promise.resolve()
const mails = {
  'share-mail': nothing,
  'event-mail': nothing,
  'event-invitation': nothing,
  'group-mail': nothing,
  'alert-mail': nothing,
  'activity-mail': nothing,
  'notification-mail': nothing,
  'statement-mail': nothing,
  webhook: nothing,
  'webhook-slow': nothing,
  'webhook-mail': nothing,
}
const idle = {
  ...mails,
  'campaign-mail': nothing,
  'campaign-test': nothing,
  'contact-mail': nothing,
  'contact-import': nothing,
  export: nothing,
  push: nothing,
}

/** A queue that is reached by the way, and the addresses whose jobs were done. */
function queue(): { jobs: Jobs; done: string[] } {
  const done: string[] = []
  const jobs = openJobs(
    byTheWay,
    { ...idle, mail: async ({ email }: Queues['mail']) => void done.push(email) },
    { failed: () => undefined },
  )
  toClose.push(() => jobs.stop())
  return { jobs, done }
}
const send = (jobs: Jobs, db: Database, email: string): Promise<void> =>
  transact(db, (tx) => jobs.send(tx, 'mail', { purpose: 'magic', email }))
const reason = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'it went well',
    (error: unknown) => refusalOf(error)?.status ?? error,
  )

test('a start that fails is tried again, for those who send and for those who work', async () => {
  way.manner = 'refusing'
  const { jobs, done } = queue()
  const working = jobs.work()
  expect(await reason(jobs.ready())).toBe(503)
  expect(jobs.available).toBe(false)
  expect(await reason(jobs.ready())).toBe(503)
  way.manner = 'open'
  await expect.poll(() => reason(jobs.ready()), { timeout: 20_000 }).toBe('it went well')
  expect(jobs.available).toBe(true)
  await working
  await send(jobs, connection.db, 'after-start')
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['after-start'])
})

test('connections that break while jobs are worked off end nothing, and work goes on', async () => {
  const { jobs, done } = queue()
  await jobs.work()
  for (const round of [1, 2, 3]) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'research-platform queue'`.execute(
      connection.db,
    )
    await send(jobs, connection.db, `round-${round}`)
    await expect.poll(() => done.at(-1), { timeout: 20_000 }).toBe(`round-${round}`)
  }
  way.manner = 'refusing'
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'research-platform queue'`.execute(
    connection.db,
  )
  await send(jobs, connection.db, 'while-away')
  expect(await reason(jobs.drain())).toBe(503)
  way.manner = 'open'
  await expect.poll(() => done.at(-1), { timeout: 20_000 }).toBe('while-away')
})

test('a server whose queue has not started is not ready, and refuses what would need it', async () => {
  const place = await placeForFiles()
  const { http, jobs } = await buildApp({ ...connection, queue: byTheWay }, place)
  toClose.push(
    () => place.remove(),
    () => jobs.stop(),
    () => http.close(),
  )
  const get = async (url: string) => (await http.inject({ url })).statusCode
  const ask = async () => {
    const payload = { data: { type: 'sessions', attributes: { email: 'investor@demo.example' } } }
    const { statusCode, headers } = await http.inject({ method: 'POST', url: '/api/v2/reset-password', payload })
    return [statusCode, headers['retry-after']]
  }
  way.manner = 'refusing'
  void jobs.work()
  expect(await get('/health/ready')).toBe(503)
  expect(await ask()).toEqual([503, '1'])
  expect([await get('/health/ready'), await get('/health/live')]).toEqual([503, 200])
  way.manner = 'open'
  await expect.poll(() => get('/health/ready'), { timeout: 20_000 }).toBe(200)
  expect(await ask()).toEqual([200, undefined])
})
