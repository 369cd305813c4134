import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { connectPostgres } from '../../src/database/postgres.ts'
import type { Connection } from '../../src/database/connection.ts'
import { placeholder, prepare, readRows } from '../../src/database/read.ts'
import { freshDatabase } from '../support/database.ts'

let url: string
let connection: Connection
let close: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  url = database.url!
  connection = connectPostgres(url)
  close = database.close
})
afterAll(async () => {
  await connection.close()
  await close()
})

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const part = prepare(sql`select (100 / ${placeholder('by')}::int)::text as quotient, pg_backend_pid()::text as pid`, 'part')
const ask = async (by: number) => (await readRows(connection.db, part, { by }))[0]!

test('short statements share two connections, and each gets its own answer', async () => {
  const answers = await Promise.all(times(500).map((index) => ask(index + 1)))
  expect(answers.map((one) => one['quotient'])).toEqual(times(500).map((index) => String(Math.trunc(100 / (index + 1)))))
  expect(new Set(answers.map((one) => one['pid'])).size).toBe(2)
})

test('one that fails takes no other with it', async () => {
  const answers = await Promise.allSettled(times(60).map((index) => ask(index % 3)))
  const failed = answers.flatMap((one, index) => (one.status === 'rejected' ? [[index, (one.reason as { code: string }).code]] : []))
  expect(failed).toEqual(times(20).map((index) => [index * 3, '22012']))
})

test('they share them too where this process had no time to read the answers', async () => {
  const first = times(20).map(() => ask(1))
  const until = performance.now() + 60
  while (performance.now() < until) JSON.stringify(first)
  const answers = await Promise.all([...first, ...times(20).map(() => ask(1))])
  expect(new Set(answers.map((one) => one['pid'])).size).toBe(2)
})

test('one that waits holds up nothing that is sent when it has waited for long', async () => {
  const wait = prepare(sql`select pg_advisory_lock_shared(1)::text as locked`, 'wait')
  const holder = connectPostgres(url, 1)
  await holder.db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(1)`.execute(held)
    const waiting = readRows(connection.db, wait, {})
    const began = performance.now()
    await expect.poll(() => performance.now() - began, { interval: 5 }).toBeGreaterThan(25)
    for (const index of times(50)) expect(await Promise.all([ask(1), ask(index + 1)])).toHaveLength(2)
    await sql`select pg_advisory_unlock(1)`.execute(held)
    await waiting
  })
  await holder.close()
})

test('a connection that breaks fails what it carried, and the next statement opens another', async () => {
  const before = new Set((await Promise.all(times(10).map(() => ask(1)))).map((one) => Number(one['pid'])))
  const running = Promise.allSettled(times(200).map(() => ask(1)))
  await sql`select pg_terminate_backend(pid) from unnest(${[...before]}::int[]) as pid`.execute(connection.db)
  for (const one of await running) if (one.status === 'rejected') expect(String(one.reason)).toMatch(/terminat|ECONNRESET|EPIPE/i)
  const other = () => ask(1).then(({ pid }) => !before.has(Number(pid)), String)
  await expect.poll(other).toBe(true)
})

test('a statement whose answer a migration changed is answered without its name', async () => {
  await sql`create table changing (n integer)`.execute(connection.db)
  await sql`insert into changing values (7)`.execute(connection.db)
  const all = prepare(sql`select * from changing`, 'changing')
  const read = () => Promise.all(times(10).map(() => readRows(connection.db, all, {})))
  expect(await read()).toEqual(times(10).map(() => [{ n: '7' }]))
  await sql`alter table changing alter n type text`.execute(connection.db)
  await sql`alter table changing add m integer`.execute(connection.db)
  expect(await read()).toEqual(times(10).map(() => [{ n: '7', m: null }]))
})
