/** What sessions of PostgreSQL are set to, what they are called, and how many a process opens. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectPostgres } from '../../src/database/postgres.ts'
import type { Manner } from '../../src/database/postgres.ts'
import { placeholder, prepare, readRows } from '../../src/database/read.ts'
import { requireSettings } from '../../src/database/session.ts'
import { transact } from '../../src/database/transact.ts'
import { freshDatabase } from '../support/database.ts'
import { startProcess } from '../support/process.ts'

let owner: Awaited<ReturnType<typeof freshDatabase>>
let url: string
const toClose: (() => unknown)[] = []
beforeAll(async () => {
  owner = await freshDatabase()
  url = owner.url!
})
afterAll(async () => {
  for (const close of toClose.reverse()) await close()
  await owner.close()
})

function connect(at: string, manner?: Manner) {
  const connection = connectPostgres(at, 1, 0, manner)
  toClose.push(() => connection.close())
  return connection.db
}
const asPooled: Manner = { purpose: 'requests', pooled: true, prepared: false }

/** The URL with another user, a role that was made for this test. */
async function ownRole(): Promise<{ role: string; at: string }> {
  const role = `sessions_${process.pid}_${toClose.length}`
  await sql`create role ${sql.id(role)} login superuser`.execute(owner.db)
  toClose.push(() => sql`drop role ${sql.id(role)}`.execute(owner.db))
  const at = new URL(url)
  at.username = role
  return { role, at: at.href }
}

test('a session that begins directly is set right, whatever its role and the URL say', async () => {
  const { role, at } = await ownRole()
  const set = (name: string, value: string) => sql`alter role ${sql.id(role)} set ${sql.raw(name)} = ${sql.lit(value)}`.execute(owner.db)
  await set('timezone', 'Asia/Tokyo')
  await set('datestyle', 'German')
  await set('statement_timeout', '1min')
  const db = connectPostgres(`${at}?options=${encodeURIComponent('-c work_mem=5MB -c timezone=Asia/Tokyo')}`, 1)
  toClose.push(() => db.close())
  await requireSettings(db.db)
  expect((await sql`show work_mem`.execute(db.db)).rows).toEqual([{ work_mem: '5MB' }])
  expect((await sql`show max_parallel_workers_per_gather`.execute(db.db)).rows).toEqual([{ max_parallel_workers_per_gather: '0' }])
  // A command may take its time, whatever the role says.
  expect((await sql`show statement_timeout`.execute(connect(at))).rows).toEqual([{ statement_timeout: '0' }])
})

test('behind a pooler the role has to be set, and what is missing is said as statements', async () => {
  const { role, at } = await ownRole()
  const refused = await requireSettings(connect(at, asPooled)).catch((error: Error) => error.message.split('\n'))
  const lines = (refused as string[]).slice(1)
  expect(lines).toContain(`alter role ${role} in database ${new URL(url).pathname.slice(1)} set statement_timeout = '15000';`)
  for (const line of lines) await sql.raw(line).execute(owner.db)
  await requireSettings(connect(at, asPooled))
  for (const line of lines) await sql.raw(line.replace(/ set (\w+) .*/, ' reset $1')).execute(owner.db)
})

test('statements are prepared by name only where they may be', async () => {
  const plain = prepare(sql`select ${placeholder('n')}::int::text as n`, 'of-sessions')
  const named = async (db: typeof owner.db): Promise<unknown> => {
    expect(await readRows(db, plain, { n: 7 })).toEqual([{ n: '7' }])
    expect(await transact(db, (tx) => readRows(tx, plain, { n: 8 }))).toEqual([{ n: '8' }])
    return (await sql<{ name: string }>`select name from pg_prepared_statements where name <> ''`.execute(db)).rows
  }
  expect(await named(connect(url, { ...asPooled, pooled: false }))).toEqual([])
  expect(await named(connect(url))).toEqual([{ name: 'of-sessions' }])
})

test('a server holds no more connections than it may, and each says what it is for', async () => {
  const there = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`select application_name as name from pg_stat_activity
      where datname = current_database() and application_name <> '' and pid <> pg_backend_pid() order by 1`.execute(owner.db)
    return rows.map(({ name }) => name).filter((name) => name.startsWith('research-platform') || name === 'ours')
  }
  const own = (await there()).length
  const server = await startProcess({ DATABASE_URL: url, DEMO: 'true', DATABASE_CONNECTIONS: '8' })
  const ask = async (path: string): Promise<number> => {
    const answer = await fetch(`${server.url}${path}`)
    await answer.text()
    return answer.status
  }
  await expect.poll(() => ask('/health/ready')).toBe(200)
  const paths = ['/health/ready', '/api/v2/insights', '/api/v1/countries', '/api/v2/search?query=margin']
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(paths[index % paths.length]!)))
  expect(answers.filter((status) => status >= 500)).toEqual([])
  const names = await there()
  expect(names.length - own).toBeLessThanOrEqual(8)
  for (const purpose of ['requests', 'short reads', 'readiness', 'queue']) expect(names).toContain(`research-platform ${purpose}`)
  await server.stop()

  const named = await startProcess({ DATABASE_URL: `${url}?application_name=ours`, DEMO: 'true' })
  expect(new Set(await there())).toContain('ours')
  await named.stop()
})
