/** `npm run export-to-postgres`: an installation outgrows its embedded database. */
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectEmbedded } from '../../src/database/embedded.ts'
import { connectPostgres } from '../../src/database/postgres.ts'
import type { Database } from '../../src/database/connection.ts'
import { migrate } from '../../src/database/migrate.ts'
import { transact } from '../../src/database/transact.ts'
import { openJobs } from '../../src/effects/jobs.ts'
import type { Workers } from '../../src/effects/jobs.ts'
import { emptyDatabase, freshDatabase, prepareSnapshot, seededIn } from '../support/database.ts'
import { startProcess } from '../support/process.ts'
import { runScript } from '../support/programs.ts'
import type { Outcome } from '../support/programs.ts'
import { contentsOf } from '../support/rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'export-'))
const toClose: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
const exportTo = (url: string, ...args: string[]): Promise<Outcome> =>
  runScript('scripts/export-to-postgres.ts', args, { DATA_DIR: folder, DATABASE_URL: url })

async function target(): Promise<string> {
  const made = await emptyDatabase()
  toClose.push(made.remove)
  return made.url
}
async function at<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = connectPostgres(url, 1)
  return work(db).finally(close)
}
/** The rows that people and the platform wrote, and the jobs. The queue's own notes of when it looked differ from day to day. */
const written = (contents: Record<string, string>) =>
  Object.fromEntries(Object.entries(contents).filter(([name]) => name.startsWith('public.') || name === 'pgboss.job'))

let before: Record<string, string>
beforeAll(async () => {
  await prepareSnapshot()
  seededIn(join(folder, 'database'))
  const connection = await connectEmbedded(join(folder, 'database'))
  const queue = openJobs(connection.queue, { mail: () => Promise.resolve() } as unknown as Workers, { failed: () => undefined })
  await queue.ready()
  await transact(connection.db, (tx) => queue.send(tx, 'mail', { purpose: 'magic', email: 'waits@export.example' }))
  // Values that are easily lost on the way.
  await sql`update accounts set first_name = E'Quote " \\\\ { , } NULL \\n tab\\t' where email = 'investor@demo.example'`.execute(
    connection.db,
  )
  await queue.stop()
  before = written(await contentsOf(connection.db))
  await connection.close()
})
afterAll(async () => {
  for (const close of toClose.reverse()) await close()
})

test('every row, job and sequence is on the other side, and a server works there', { timeout: 180_000 }, async () => {
  const url = await target()
  const dry = await exportTo(url, '--dry-run')
  expect([dry.code, dry.complaint]).toEqual([0, ''])
  const [, counted] = /^It can be done: (\d+) rows would be copied\.\n$/.exec(dry.said) ?? []
  expect(await at(url, contentsOf)).toEqual({})

  const done = await exportTo(url)
  expect([done.code, done.complaint]).toEqual([0, ''])
  expect(done.said).toMatch(/public\.insights: \d+ rows\n/)
  expect(done.said).toContain(`Done: ${counted} rows are on PostgreSQL.`)
  expect(done.said).toContain(`The files stay in ${join(folder, 'files')}`)
  const { 'pgboss.job': jobs, ...rest } = written(await at(url, contentsOf))
  expect(rest).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'pgboss.job')))
  expect(jobs).toBe(before['pgboss.job'])

  const again = await exportTo(url)
  expect([again.code, again.said]).toEqual([1, ''])
  expect(again.complaint).toMatch(/^The database of DATABASE_URL is not empty: it has \d+ tables/)

  const keys = (db: Database) =>
    sql<{ keys: number }>`select count(*)::int as keys from pg_constraint where contype = 'f'
    and connamespace = 'public'::regnamespace`.execute(db)
  const asMigrated = await freshDatabase()
  toClose.push(asMigrated.close)
  expect((await at(url, keys)).rows).toEqual((await keys(asMigrated.db)).rows)
  const off = await at(url, (db) => sql`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`.execute(db))
  expect(off.rows).toEqual([])

  const server = await startProcess({ DATABASE_URL: url, DATA_DIR: folder, DEMO: 'true' })
  const attributes = { email: 'investor@demo.example', password: 'demo-password-1' }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ data: { type: 'sessions', attributes } })
  expect((await fetch(`${server.url}/api/v2/accounts/sign_in`, { method: 'POST', headers, body })).status).toBe(201)
  // What waited in the queue of the embedded database is worked off here.
  const waiting = () =>
    at(url, (db) => sql`select from pgboss.job where data ->> 'email' = 'waits@export.example' and state <> 'completed'`.execute(db))
  await vi.waitUntil(async () => (await waiting()).rows.length === 0, { timeout: 60_000, interval: 200 })
  await server.stop()
})

test('an export that was cut off leaves no row, and is started again', { timeout: 120_000 }, async () => {
  const url = await target()
  // A table that takes no row fails the copy in its midst.
  await at(url, async (db) => {
    await migrate(db)
    await sql`alter table insights add constraint none check (false)`.execute(db)
  })
  const failed = await exportTo(url)
  expect(failed.code).toBe(1)
  expect(failed.complaint).toContain('violates check constraint "none"')
  expect((await at(url, (db) => db.selectFrom('accounts').select('id').execute())).length).toBe(0)
  await at(url, (db) => sql`alter table insights drop constraint none`.execute(db))
  expect(await exportTo(url)).toMatchObject({ code: 0, complaint: '' })
  expect(written(await at(url, contentsOf))).toEqual(before)
})

test('a row that became another on the way leaves nothing', { timeout: 120_000 }, async () => {
  const url = await target()
  await at(url, async (db) => {
    await migrate(db)
    await sql`create rule spoil as on insert to insights do also
      update insights set tagline = tagline || '.' where slug = 'japanese-banks-the-carry-is-back'`.execute(db)
  })
  const failed = await exportTo(url)
  expect([failed.code, failed.complaint]).toEqual([1, 'public.insights has rows here that are others there; nothing was kept.\n'])
  expect((await at(url, (db) => db.selectFrom('accounts').select('id').execute())).length).toBe(0)
})

test('a database with something of its own is not written to', async () => {
  const url = await target()
  await at(url, (db) => sql`create table someone (name text)`.execute(db))
  const refused = await exportTo(url)
  expect([refused.code, refused.complaint]).toEqual([
    1,
    'The database of DATABASE_URL is not empty: it has 1 tables, public.someone among them.\n',
  ])
  expect(Object.keys(await at(url, contentsOf))).toEqual(['public.someone'])
})

test('a source that is in use, of another release or not there is refused, and so is a wrong call', { timeout: 120_000 }, async () => {
  const url = await target()
  const server = await startProcess({ DATA_DIR: folder })
  expect(await exportTo(url)).toMatchObject({ code: 1, complaint: expect.stringMatching(/is in use by another process\. .*\n$/) })
  await server.stop()
  const elsewhere = await runScript('scripts/export-to-postgres.ts', [], { DATA_DIR: join(folder, 'nowhere'), DATABASE_URL: url })
  expect([elsewhere.code, elsewhere.complaint]).toEqual([
    1,
    `There is no embedded database in ${join(folder, 'nowhere', 'database')}; DATA_DIR says where it is.\n`,
  ])
  const older = mkdtempSync(join(tmpdir(), 'older-'))
  toClose.push(() => rmSync(older, { recursive: true, force: true }))
  seededIn(join(older, 'database'))
  const { db, close } = await connectEmbedded(join(older, 'database'))
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db)
  await close()
  const early = await runScript('scripts/export-to-postgres.ts', [], { DATA_DIR: older, DATABASE_URL: url })
  expect(early).toMatchObject({ code: 1, complaint: expect.stringContaining('of an earlier release: run npm run migrate') })
  expect(await runScript('scripts/export-to-postgres.ts', [], { DATA_DIR: folder })).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('DATABASE_URL has to name'),
  })
  expect(await at(url, contentsOf)).toEqual({})
})
