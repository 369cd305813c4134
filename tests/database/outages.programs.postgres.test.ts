/** What becomes of connections and requests when the database, or the way to it, breaks. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectPostgres } from '../../src/database/postgres.ts'
import type { Connection } from '../../src/database/connection.ts'
import { giveTime } from '../../src/database/patience.ts'
import { prepare, readRows } from '../../src/database/read.ts'
import { openReplica } from '../../src/database/replica.ts'
import { transact } from '../../src/database/transact.ts'
import { refusalOf } from '../../src/http/failures.ts'
import { freshDatabase } from '../support/database.ts'
import { startProcess } from '../support/process.ts'
import { openWay } from '../support/way.ts'
import type { Way } from '../support/way.ts'

let url: string
let owner: Connection & { url?: string }
let way: Way
beforeAll(async () => {
  owner = await freshDatabase()
  url = owner.url!
  way = await openWay(url)
})
afterAll(async () => {
  await way.close()
  await owner.close()
})

const toClose: (() => unknown)[] = []
afterEach(async () => {
  way.manner = 'open'
  for (const close of toClose.splice(0).reverse()) await close()
})

/** A connection by the way whose statements may take a second. */
function impatient(most: number): Connection {
  const connection = connectPostgres(way.by(url), most, 1_000)
  toClose.push(() => connection.close())
  return connection
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const pidOf = async ({ db }: Pick<Connection, 'db'>): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid
const short = prepare(sql`select pg_backend_pid()::text as pid`, 'short')
const laneOf = async ({ db }: Pick<Connection, 'db'>): Promise<string> => (await readRows(db, short, {}))[0]!['pid']!
const terminateOthers = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend'`
const statusOf = (error: unknown): unknown => refusalOf(error)?.status ?? error

test('backends that are terminated under reads and writes end no process, and it works again', async () => {
  const { url: at, child, stop } = await startProcess({ DATABASE_URL: url, DEMO: 'true', LOG_LEVEL: 'fatal', DATABASE_CONNECTIONS: '16' })
  toClose.push(() => stop('SIGKILL'))
  let said = ''
  child.stderr!.on('data', (chunk: Buffer) => (said += String(chunk)))
  const json = { 'content-type': 'application/json' }
  const send = async (path: string, headers: object, data?: object) => {
    const body = data && JSON.stringify({ data })
    const answer = await fetch(`${at}/api/v2${path}`, { headers: { ...json, ...headers }, ...(body ? { method: 'POST', body } : {}) })
    return { status: answer.status, retry: answer.headers.get('retry-after'), text: await answer.text() }
  }
  // Several, since few at once write about one account.
  const people: { authorization: string; account: object }[] = []
  for (const name of ['investor', 'investor-2', 'noor.alhashimi', 'provider']) {
    const credentials = { email: `${name}@demo.example`, password: 'demo-password-1' }
    const signedIn = await send('/accounts/sign_in', {}, { type: 'sessions', attributes: credentials })
    const authorization = `Bearer ${JSON.parse(signedIn.text).data.attributes.token}`
    const { id } = JSON.parse((await send('/accounts/me', { authorization })).text).data
    people.push({ authorization, account: { data: { type: 'accounts', id } } })
  }
  const { authorization } = people[0]!
  let presets = 0
  const write = () => {
    const attributes = { name: `preset ${++presets}` }
    const { authorization, account } = people[presets % people.length]!
    return send('/filter-presets', { authorization }, { type: 'filter-presets', attributes, relationships: { account } })
  }
  const read = (index: number) => send(['/insights', '/accounts/me', '/filter-presets'][index % 3]!, { authorization })
  expect((await write()).status).toBe(201)

  for (const round of times(3)) {
    const answers: Awaited<ReturnType<typeof send>>[] = []
    const requests = await owner.db.connection().execute(async (held) => {
      // Writers stand in the middle of their transactions when the connections go.
      await sql`begin; lock table filter_presets in exclusive mode`.execute(held)
      const sent = [...times(12).map(write), ...times(40).map(read)].map((one) => one.then((answer) => void answers.push(answer)))
      const waiting = sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`
      await expect.poll(async () => (await waiting.execute(held)).rows[0]!.n, { timeout: 20_000 }).toBeGreaterThan(5)
      await terminateOthers().execute(held)
      await sql`rollback`.execute(held)
      return sent
    })
    await expect.poll(async () => (await write()).status, { timeout: 20_000, message: `round ${round}` }).toBe(201)
    await Promise.all(requests)
    expect(new Set(answers.map((one) => one.status)).difference(new Set([200, 201, 503]))).toEqual(new Set())
    expect(answers.filter((one) => one.status === 503 && one.retry !== '1')).toEqual([])
    expect(answers.some((one) => one.status === 503)).toBe(true)
  }
  expect([child.exitCode, said]).toEqual([null, ''])
})

test('connections that hang, which by themselves never end, are given up, and others take their place', async () => {
  const connection = impatient(4)
  await Promise.all([...times(4).map(() => pidOf(connection)), ...times(40).map(() => laneOf(connection))])
  const silent = Promise.withResolvers<void>()
  const inTransaction = transact(connection.db, async (tx) => {
    await sql`select 1`.execute(tx)
    way.silence()
    silent.resolve()
    await sql`select 2`.execute(tx)
  })
  await silent.promise
  const askedAgain: Promise<string>[] = []
  const lost = await Promise.allSettled([
    inTransaction,
    ...times(3).map(() => pidOf(connection)),
    ...times(9).map(() => laneOf(connection).finally(() => askedAgain.push(laneOf(connection)))),
  ])
  expect(lost.map((one) => (one.status === 'rejected' ? statusOf(one.reason) : one.value))).toEqual(times(13).map(() => 503))
  await Promise.all([...times(4).map(() => pidOf(connection)), ...times(40).map(() => laneOf(connection)), ...askedAgain])
})

test('whatever else breaks is told as something that passes', async () => {
  const refused = impatient(2)
  way.manner = 'refusing'
  for (const ask of [pidOf, laneOf]) expect(statusOf(await ask(refused).catch((error: unknown) => error))).toBe(503)
  way.manner = 'open'
  expect(await pidOf(refused)).toBeGreaterThan(0)

  const idle = transact(refused.db, async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 50`.execute(tx)
    const pid = await pidOf({ db: tx })
    const there = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity where pid = ${pid}`
    await expect.poll(async () => (await there.execute(owner.db)).rows[0]!.n).toBe(0)
    await sql`select 1`.execute(tx)
  })
  expect(statusOf(await idle.catch((error: unknown) => error))).toBe(503)

  for (const code of ['08006', '25006', '53100', '53200', '53300', '57P01', '57P02', '57P03', '58030', 'ENOSPC', 'EDQUOT']) {
    expect([code, statusOf(Object.assign(new Error('of the server or the system'), { code }))]).toEqual([code, 503])
  }
  // As where a disk is full and a new connection cannot begin.
  expect(statusOf(Object.assign(new Error('could not write init file'), { code: 'XX000', severity: 'FATAL' }))).toBe(503)
  expect(statusOf(Object.assign(new Error('of a statement'), { code: 'XX000', severity: 'ERROR' }))).not.toBe(503)
})

test('why the database lets nobody in any more, as after its password was changed, is what reads and readiness fail with', async () => {
  const stranger = new URL(url)
  stranger.username = 'nobody_of_this_name'
  const connection = connectPostgres(stranger.href, 2, 1_000)
  toClose.push(() => connection.close())
  for (const ask of [pidOf, laneOf, ({ reach }: Connection) => reach()]) {
    const failure = await ask(connection).then(
      () => undefined,
      (error: unknown) => error as Error,
    )
    expect([failure?.message, statusOf(failure)]).toEqual([expect.stringContaining('nobody_of_this_name'), 503])
  }
})

test('a database that takes no changes any more is left, for reads as well', async () => {
  const connection = impatient(1)
  const [pid, lane] = [await pidOf(connection), await laneOf(connection)]
  const writing = transact(connection.db, async (tx) => {
    await sql`set transaction read only`.execute(tx)
    await sql`delete from attempts`.execute(tx)
  })
  expect(statusOf(await writing.catch((error: unknown) => error))).toBe(503)
  expect(await pidOf(connection)).not.toBe(pid)
  expect(await laneOf(connection)).not.toBe(lane)
})

test('a transaction that is given more time is waited for as long, and the next one is not', async () => {
  const connection = impatient(1)
  await transact(connection.db, async (tx) => {
    // More than a test may take.
    await giveTime(tx, 10)
    await sql`select pg_sleep(3)`.execute(tx)
  })
  const pid = await pidOf(connection)
  way.silence()
  expect(statusOf(await pidOf(connection).catch((error: unknown) => error))).toBe(503)
  expect(await pidOf(connection)).not.toBe(pid)
})

test('whether the database answers is known, whatever else goes on and although it says nothing', async () => {
  const connection = impatient(1)
  const ask = async (): Promise<boolean> =>
    connection.reach().then(
      () => true,
      () => false,
    )
  const all = async (expected: boolean): Promise<void> => expect(await Promise.all(times(5).map(ask))).toEqual(times(5).map(() => expected))
  await all(true)
  await transact(connection.db, async (tx) => {
    await sql`select 1`.execute(tx)
    await all(true)
  })
  await terminateOthers().execute(owner.db)
  await expect.poll(ask, { timeout: 20_000 }).toBe(true)
  way.silence()
  way.manner = 'silent'
  await all(false)
  await all(false)
  way.manner = 'open'
  await all(true)
})

test('a replica that falls silent is left, also by those who wait for it, before its statements have taken too long', async () => {
  // The database itself stands in for the replica: in such a session it says that it follows.
  await sql`create schema standby`.execute(owner.db)
  await sql`create function standby.pg_is_in_recovery() returns boolean return true`.execute(owner.db)
  await sql`create function standby.pg_last_wal_replay_lsn() returns pg_lsn return pg_current_wal_insert_lsn()`.execute(owner.db)
  const copy = connectPostgres(`${way.by(url)}?options=-csearch_path%3Dstandby,pg_catalog,public`, 2, 600_000)
  const replica = openReplica(owner, copy)
  toClose.push(
    () => replica.close(),
    () => way.cut(),
  )
  replica.follow(() => undefined)
  await expect.poll(() => replica.has(undefined), { timeout: 20_000 }).toBe(true)
  const own = await laneOf(owner)
  expect(await laneOf(replica)).not.toBe(own)
  way.silence()
  way.manner = 'silent'
  await Promise.all(times(20).map(() => laneOf(replica)))
  expect(replica.has(undefined)).toBe(false)
})
