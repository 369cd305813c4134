/** A backup of the database and its files, and what it takes to bring it back: from a folder, and on PostgreSQL from a bucket. */
import { sql } from 'kysely'
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { backup } from '../../scripts/backup/backup.ts'
import { fileIn, readList } from '../../scripts/backup/contents.ts'
import { restore } from '../../scripts/backup/restore.ts'
import { readConfig } from '../../src/config.ts'
import type { Config } from '../../src/config.ts'
import { connectEmbedded } from '../../src/database/embedded.ts'
import { storeDemoFiles } from '../../src/demo/shared.files.ts'
import { lives } from '../../src/effects/uploads.ts'
import { folderOfRows, openFiles, openRows } from '../../src/places.ts'
import { emptyDatabase, freshDatabase, snapshot } from '../support/database.ts'
import { filesBelow } from '../support/files.ts'
import { startProcess } from '../support/process.ts'
import { runProgram, runScript } from '../support/programs.ts'
import { contentsOf } from '../support/rows.ts'

interface Store {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Store

const onPostgres = process.env['TEST_ON'] !== undefined
const root = mkdtempSync(join(tmpdir(), 'backups-'))
const toClose: (() => unknown)[] = [() => rmSync(root, { recursive: true, force: true })]
const silent = (): void => undefined
let bucketPort = 0
let source: Config
let before: Record<string, string>

/** The settings of an installation in a folder of its own, as an operator sets them. */
function environment(name: string, databaseUrl?: string): Record<string, string> {
  const bucket = {
    ...{ S3_BUCKET: name, S3_ENDPOINT: `http://127.0.0.1:${bucketPort}`, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
  }
  return { DATA_DIR: join(root, name), DEMO: 'false', ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, ...bucket }) }
}
const settings = (name: string, databaseUrl?: string): Config => readConfig(environment(name, databaseUrl))

beforeAll(async () => {
  if (onPostgres) {
    const configureBuckets = [{ name: 'source' }, { name: 'target' }]
    const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: join(root, 'store'), configureBuckets })
    ;({ port: bucketPort } = await store.run())
    toClose.push(() => store.close())
  }
  const database = onPostgres ? await freshDatabase() : undefined
  source = settings('source', database?.url)
  mkdirSync(source.dataDir, { recursive: true })
  const { db, close } = database ?? (await connectEmbedded(folderOfRows(source), snapshot()))
  await storeDemoFiles(db, await openFiles(source))
  before = await contentsOf(db)
  await (onPostgres ? toClose.push(close) : close())
})
afterAll(async () => {
  for (const close of toClose.reverse()) await close()
})

/** An installation that holds nothing yet. */
async function target(name = 'target'): Promise<{ config: Config; env: Record<string, string> }> {
  const empty = onPostgres ? await emptyDatabase() : undefined
  if (empty) toClose.push(empty.remove)
  return { config: settings(name, empty?.url), env: environment(name, empty?.url) }
}

test('a backup brings everything back, and a server works on it', { timeout: 120_000 }, async () => {
  const folder = join(root, 'whole')
  const made = await backup(source, folder, silent)
  expect(made).toMatchObject({ format: 1, database: onPostgres ? 'postgres' : 'embedded', files: { missing: 0 } })
  expect(made.files.count).toBeGreaterThan(15)
  expect(made.rows['public.files']).toBe(made.files.count)
  expect(made.migrations).toContain('024-search')

  const { config, env } = await target()
  await restore(config, folder, silent)
  const { db, close } = await openRows(config, 1)
  expect(await contentsOf(db)).toEqual(before)
  await close()
  const [kept, restored] = [await openFiles(source), await openFiles(config)]
  for (const { key } of await readList(folder)) {
    const bytes = await buffer((await restored.open(key)) as Readable)
    expect(bytes.equals(await buffer((await kept.open(key)) as Readable))).toBe(true)
  }
  await expect(restore(config, folder, silent)).rejects.toThrow(/not empty/)

  const running = await startProcess({ ...env, DEMO: 'true' })
  const attributes = { email: 'investor@demo.example', password: 'demo-password-1' }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ data: { type: 'sessions', attributes } })
  const session = await fetch(`${running.url}/api/v2/accounts/sign_in`, { method: 'POST', headers, body })
  expect(session.status).toBe(201)
  if (!onPostgres) await expect(backup(config, join(root, 'running'), silent)).rejects.toThrow(/in use by another process/)
  await running.stop()
})

test('a file that is gone from the store is counted, and the rest is restored', async () => {
  const folder = join(root, 'missing')
  const { rows } = await withRows(source, (db) => sql<{ id: string }>`select id from files order by id limit 1`.execute(db))
  const files = await openFiles(source)
  const key = `${rows[0]!.id.slice(-2)}/${rows[0]!.id}`
  const bytes = await buffer((await files.open(key)) as Readable)
  await files.remove(key)
  const made = await backup(source, folder, silent)
  expect([made.files.missing, made.lost]).toEqual([1, 1])
  expect((await readList(folder)).filter((one) => one.sha256 === null).map((one) => one.key)).toEqual([key])
  writeFileSync(join(root, 'again'), bytes)
  await files.put(key, join(root, 'again'), { contentType: 'application/pdf', size: bytes.length })
  const { config } = await target(onPostgres ? 'target' : 'partly')
  await restore(config, folder, silent)
  expect(await withRows(config, contentsOf)).toEqual(before)
})

async function withRows<T>(config: Config, read: (db: Awaited<ReturnType<typeof openRows>>['db']) => Promise<T>): Promise<T> {
  const { db, close } = await openRows(config, 1)
  return read(db).finally(close)
}

test('what is no whole backup is not restored, and what holds something is not written over', async () => {
  const folder = join(root, 'damaged')
  await backup(source, folder, silent)
  await expect(backup(source, folder, silent)).rejects.toThrow(/is not empty; name a new folder/)
  if (onPostgres) await expect(backup((await target()).config, join(root, 'empty'), silent)).rejects.toThrow(/was never migrated/)
  await expect(backup(settings('nowhere'), join(root, 'none'), silent)).rejects.toThrow(/there is no database in/)
  const { config } = await target(onPostgres ? 'target' : 'damaged-target')

  const [first] = await readList(folder)
  const whole = readFileSync(fileIn(folder, first!.key))
  appendFileSync(fileIn(folder, first!.key), 'x')
  await expect(restore(config, folder, silent)).rejects.toThrow(/is not what files.jsonl says; the backup is damaged/)
  const place = join(folder, 'manifest.json')
  const sealed = readFileSync(place, 'utf8')
  for (const part of [sealed.slice(0, 100), '{"format":1}', 'null', '']) {
    writeFileSync(place, part)
    await expect(restore(config, folder, silent)).rejects.toThrow(/manifest.json is not whole; the backup is damaged/)
  }
  writeFileSync(place, sealed)
  writeFileSync(fileIn(folder, first!.key), whole)

  appendFileSync(join(folder, 'database.dump'), 'x')
  await expect(restore(config, folder, silent)).rejects.toThrow(/database.dump is not what the manifest says; the backup is damaged/)
  const other = onPostgres ? settings('elsewhere') : settings('elsewhere', 'postgres://127.0.0.1:1/none')
  const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
  rmSync(join(folder, 'manifest.json'))
  symlinkSync('manifest.json', join(folder, 'manifest.json'))
  await expect(restore(config, folder, silent)).rejects.toThrow(/^ELOOP/)
  rmSync(join(folder, 'manifest.json'))
  await expect(restore(config, folder, silent)).rejects.toThrow(/is no whole backup: it has no manifest.json/)
  await expect(restore(other, join(root, 'whole'), silent)).rejects.toThrow(/DATABASE_URL decides/)
  writeFileSync(join(folder, 'manifest.json'), manifest.replace('"format": 1', '"format": 2'))
  await expect(restore(config, folder, silent)).rejects.toThrow(/made by a release that this one does not understand/)
  expect(existsSync(folderOfRows(config))).toBe(false)
})

test('a restore that was refused for one file brings back no more of them', async () => {
  const folder = join(root, 'incomplete')
  await backup(source, folder, silent)
  const [first] = await readList(folder)
  rmSync(fileIn(folder, first!.key))
  // Into a folder, where they can be counted.
  const env = { ...environment('refused'), ...(onPostgres ? { DATABASE_URL: (await target()).config.databaseUrl! } : {}) }
  const { code, complaint } = await runScript('scripts/backup/restore.ts', [folder], env)
  expect([code, complaint]).toEqual([1, expect.stringMatching(/is not what files.jsonl says; the backup is damaged/)])
  // Those that were under way beside it.
  expect(filesBelow(join(root, 'refused', 'files')).length).toBeLessThan(8)
})

if (onPostgres)
  test('a restore that is killed takes its pg_restore along', async () => {
    const folder = join(root, 'killed')
    await backup(source, folder, silent)
    const { env } = await target()
    const programs = join(root, 'programs')
    mkdirSync(programs)
    const [major] = (await runProgram('pg_restore', ['--version'])).said.match(/\d+/)!
    const said = `#!/bin/sh\n[ "$1" = --version ] && echo 'pg_restore (PostgreSQL) ${major}.1' && exit\necho $$ > '${programs}/pid'; exec sleep 300\n`
    writeFileSync(join(programs, 'pg_restore'), said, { mode: 0o755 })
    const child = spawn(process.execPath, ['scripts/backup/restore.ts', folder], {
      env: { ...env, PATH: `${programs}:${process.env['PATH']}` },
      stdio: 'ignore',
    })
    const left = (): number => (existsSync(join(programs, 'pid')) ? Number(readFileSync(join(programs, 'pid'), 'utf8')) : 0)
    await vi.waitUntil(() => left() > 0, { timeout: 30_000 })
    child.kill('SIGKILL')
    await vi.waitUntil(() => !lives(left()), { timeout: 10_000 })
  })

if (onPostgres)
  test('a pg_restore that is at work on the database still is told of', async () => {
    const folder = join(root, 'left-at-work')
    await backup(source, folder, silent)
    const { config } = await target()
    const left = new pg.Client({ connectionString: config.databaseUrl!, application_name: 'pg_restore' })
    await left.connect()
    const { rows } = await left.query<{ pid: number }>('select pg_backend_pid() as pid')
    await expect(restore(config, folder, silent)).rejects.toThrow(`end it with select pg_terminate_backend(${rows[0]!.pid})`)
    await left.end()
    await restore(config, folder, silent)
  })

test('the commands say how they are called, and what failed', async () => {
  const [script, way] = ['scripts/backup/backup.ts', 'scripts/backup/restore.ts']
  expect(await runScript(script, ['--help'])).toMatchObject({ code: 0, said: expect.stringContaining('npm run backup -- <folder>') })
  expect(await runScript(way, ['--quick'])).toMatchObject({ code: 2, complaint: expect.stringContaining('npm run restore -- <folder>') })
  const failed = await runScript(way, [join(root, 'absent')], environment('absent'))
  expect([failed.code, failed.complaint]).toEqual([
    1,
    `${join(root, 'absent')} is no whole backup: it has no manifest.json, which is written last\n`,
  ])
  if (!onPostgres) return
  const without = await runScript(script, [join(root, 'without')], { ...environment('source', source.databaseUrl), PATH: '/nowhere' })
  expect([without.code, without.complaint]).toEqual([1, "pg_dump is not installed here; it comes with PostgreSQL's client programs\n"])
})
