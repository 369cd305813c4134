/** A dump of the demo database, made and restored by PostgreSQL's own programs. */
import { sql } from 'kysely'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectPostgres } from '../../src/database/postgres.ts'
import { transact } from '../../src/database/transact.ts'
import { emptyDatabase, freshDatabase } from '../support/database.ts'
import type { Empty } from '../support/database.ts'
import { startProcess } from '../support/process.ts'
import { runProgram, runScript } from '../support/programs.ts'
import { contentsOf } from '../support/rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'dumps-'))
const file = join(folder, 'dump')
const toClose: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
let source: Awaited<ReturnType<typeof freshDatabase>>
let before: Record<string, string>
beforeAll(async () => {
  source = await freshDatabase()
  toClose.push(source.close)
  // The queue makes its schema in a moment that nobody is told of.
  const running = await startProcess({ DATABASE_URL: source.url! })
  const queues = () =>
    sql`select from pgboss.queue`.execute(source.db).then(
      ({ rows }) => rows.length,
      () => 0,
    )
  await vi.waitUntil(async () => (await queues()) > 8, { timeout: 60_000, interval: 100 })
  await running.stop()
  before = await contentsOf(source.db)
})
afterAll(async () => {
  for (const close of toClose.reverse()) await close()
})

async function empty(): Promise<Empty> {
  const made = await emptyDatabase()
  toClose.push(made.remove)
  return made
}

async function contentsAt(url: string): Promise<Record<string, string>> {
  const { db, close } = connectPostgres(url, 1)
  return contentsOf(db).finally(close)
}

const silent = { code: 0, complaint: '' }

test('as text it is restored by psql, row by row', async () => {
  expect(await runProgram('pg_dump', ['--file', file, source.url!])).toMatchObject(silent)
  const { url } = await empty()
  expect(await runProgram('psql', ['--quiet', '--set=ON_ERROR_STOP=1', '--file', file, url])).toMatchObject(silent)
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['public.insights', 'public.entities', 'pgboss.queue']))
  expect(await contentsAt(url)).toEqual(before)
})

test('in the format of its own it is restored by pg_restore, and a server works on it', { timeout: 120_000 }, async () => {
  expect(await runProgram('pg_dump', ['--format=custom', '--file', file, source.url!])).toMatchObject(silent)
  const { url } = await empty()
  expect(await runProgram('pg_restore', ['--exit-on-error', '--dbname', url, file])).toMatchObject(silent)
  expect(await contentsAt(url)).toEqual(before)

  const running = await startProcess({ DATABASE_URL: url, DEMO: 'true' })
  toClose.push(() => running.stop('SIGKILL'))
  const send = async (method: 'GET' | 'POST', path: string, token?: string, data?: object) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const answer = await request(running.url + path, { method, headers, ...(data ? { body: JSON.stringify({ data }) } : {}) })
    // Test code reads answers freely.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    return { status: answer.statusCode, body: (await answer.body.json()) as any }
  }
  const signIn = async (name: string): Promise<string> => {
    const attributes = { email: `${name}@demo.example`, password: 'demo-password-1' }
    return (await send('POST', '/api/v2/accounts/sign_in', undefined, { type: 'sessions', attributes })).body.data.attributes.token
  }
  const provider = await signIn('provider')
  const made = await send('POST', '/api/v2/insights', provider, { type: 'insights', attributes: { tagline: 'After the restoration' } })
  expect(made.status).toBe(201)
  const { status, body } = await send('GET', '/api/v2/search?query-text=banks&filter%5Btype%5D=insights', await signIn('investor'))
  expect(status).toBe(200)
  expect(body.data.length).toBeGreaterThan(0)
  await running.stop()
})

test('programs that are too old, or too new for the server to restore what they write, are refused', async () => {
  const { rows } = await sql<{ major: number }>`select current_setting('server_version_num')::integer / 10000 as major`.execute(source.db)
  const { major } = rows[0]!
  const refusalOf = async (version: number) => {
    writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\necho "pg_dump (PostgreSQL) ${version}.1"\n`, { mode: 0o755 })
    const env = { DATABASE_URL: source.url!, DATA_DIR: folder, PATH: folder }
    const { code, complaint } = await runScript('scripts/backup/backup.ts', [join(folder, `by-${version}`)], env)
    return { code, complaint }
  }
  const differ = (version: number) => `pg_dump is of version ${version} and the server of version ${major}`
  expect(await refusalOf(major - 1)).toEqual({ code: 1, complaint: `${differ(major - 1)}: install the newer programs\n` })
  for (const version of major < 17 ? [17, 18] : []) {
    const complaint = `${differ(version)}, which cannot restore what it writes: install the programs of version ${major}\n`
    expect(await refusalOf(version)).toEqual({ code: 1, complaint })
  }
})

test('every function finds its tables and functions without a search path', async () => {
  const { db } = source
  const { rows } = await sql<{ name: string; language: string; setting: string | null; definition: string }>`
    select oid::regprocedure::text as name, (select lanname from pg_language where pg_language.oid = prolang) as language,
      array_to_string(proconfig, ' ') as setting, pg_get_functiondef(oid) as definition
    from pg_proc where pronamespace = 'public'::regnamespace order by 1`.execute(db)
  const lost: string[] = []
  for (const { name, language, setting, definition } of rows) {
    if (setting?.includes('search_path=public')) continue
    // PostgreSQL looks into the text of those in SQL when it takes them.
    const taken = transact(db, async (tx) => {
      await sql`set local search_path = ''`.execute(tx)
      await sql.raw(definition).execute(tx)
    })
    const found =
      language === 'sql' &&
      (await taken.then(
        () => true,
        () => false,
      ))
    if (!found) lost.push(`${name}: write the schema out, or add: set search_path = public, pg_temp`)
  }
  expect(lost).toEqual([])
})
