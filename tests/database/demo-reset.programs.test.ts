/** `npm run demo:reset`: a demo that people tried becomes what it was; nothing else is touched by it. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { connectPostgres } from '../../src/database/postgres.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { storeDemoFiles } from '../../src/demo/shared.files.ts'
import { openFiles, openRows } from '../../src/places.ts'
import type { Database } from '../../src/database/connection.ts'
import { freshDatabase, seededIn } from '../support/database.ts'
import { startProcess } from '../support/process.ts'
import { runScript } from '../support/programs.ts'
import type { Outcome } from '../support/programs.ts'
import { contentsOf } from '../support/rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'demo-'))
let env: Record<string, string> = { DATA_DIR: folder, DEMO: 'true' }
let remove: () => Promise<unknown> = () => Promise.resolve()
let before: Record<string, string>

/** Does something with the database while no server has it. */
async function withRows<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = env['DATABASE_URL'] ? connectPostgres(env['DATABASE_URL'], 1) : await openRows(readConfig(env))
  return work(db).finally(close)
}
const reset = (...args: string[]): Promise<Outcome> => runScript('scripts/demo-reset.ts', args, env)
const accounts = () => withRows(async (db) => (await db.selectFrom('accounts').select('email').execute()).length)

/** A copy of a running database has it ahead of its rows. */
const ahead = 'public.comment_revisions_id_seq'

/** What does not differ from one making of the set to the next: not the times and the secrets of the installation itself. */
const lasting = ({ 'public.kysely_migration': _, 'public.secrets': __, [ahead]: ___, ...contents }: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(contents)
      .filter(([name]) => !name.startsWith('pgboss.'))
      .map(([name, told]) => [name, told.split(' ')[0]]),
  )

beforeAll(async () => {
  if (process.env['TEST_ON']) {
    const database = await freshDatabase()
    env = { ...env, DATABASE_URL: database.url! }
    remove = database.close
    await database.db.destroy()
  } else seededIn(join(folder, 'database'))
  before = await withRows(async (db) => {
    await storeDemoFiles(db, await openFiles(readConfig(env)))
    return contentsOf(db)
  })
})
afterAll(async () => {
  await remove().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
})

test('what people wrote is gone, and the demo set is there as at first', { timeout: 180_000 }, async () => {
  const server = await startProcess(env)
  const headers = { 'content-type': 'application/json' }
  const attributes = { email: 'investor@demo.example', password: 'demo-password-1' }
  const signedIn = await fetch(`${server.url}/api/v2/accounts/sign_in`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ data: { type: 'sessions', attributes } }),
  })
  const session = (await signedIn.json()) as { data: { attributes: { token: string } } }
  const made = await fetch(`${server.url}/api/v2/filter-presets`, {
    ...{ method: 'POST', headers: { ...headers, authorization: `Bearer ${session.data.attributes.token}` } },
    body: JSON.stringify({
      data: {
        ...{ type: 'filter-presets', attributes: { name: 'Of a visitor' } },
        relationships: { account: { data: { type: 'accounts', id: seedId('accounts', 1) } } },
      },
    }),
  })
  expect(made.status).toBe(201)
  if (!env['DATABASE_URL']) expect((await reset('--yes')).complaint).toContain('in use by another process')
  else expect((await reset('--yes')).complaint).toContain('stop the servers first')
  await server.stop()
  mkdirSync(join(folder, 'outbox'), { recursive: true })
  writeFileSync(join(folder, 'outbox', 'old.txt'), 'A token of before')

  const dry = await reset('--dry-run')
  expect([dry.code, dry.complaint]).toEqual([0, ''])
  expect(dry.said).toMatch(/^What is there: \d+ accounts, \d+ insights, \d+ files\.\nAll of it would go/)
  expect(existsSync(join(folder, 'outbox', 'old.txt'))).toBe(true)
  const changed = await withRows(contentsOf)
  expect(lasting(changed)).not.toEqual(lasting(before))

  const done = await reset('--yes')
  expect([done.code, done.complaint]).toEqual([0, ''])
  expect(lasting(await withRows(contentsOf))).toEqual(lasting(before))
  expect(existsSync(join(folder, 'outbox'))).toBe(false)
  expect(readdirSync(join(folder, 'files')).length).toBeGreaterThan(0)
  const again = await startProcess(env)
  const body = JSON.stringify({ data: { type: 'sessions', attributes } })
  expect((await fetch(`${again.url}/api/v2/accounts/sign_in`, { method: 'POST', headers, body })).status).toBe(201)
  await again.stop()
})

test('without a word that says so, in production, and where DEMO is off nothing is touched', async () => {
  const there = await accounts()
  expect(await reset()).toMatchObject({ code: 2, complaint: expect.stringContaining('Say --yes') })
  expect(await reset('--yes', '--dry-run')).toMatchObject({ code: 2 })
  const off = await runScript('scripts/demo-reset.ts', ['--yes'], { ...env, DEMO: 'false' })
  expect([off.code, off.complaint]).toEqual([1, 'DEMO is not on: this database is no demo.\n'])
  const production = { ...env, DEMO: 'false', NODE_ENV: 'production', DATABASE_URL: env['DATABASE_URL'] ?? 'embedded' }
  const refused = await runScript('scripts/demo-reset.ts', ['--yes'], production)
  expect([refused.code, refused.complaint]).toEqual([1, 'Never in production.\n'])
  expect(await accounts()).toBe(there)
})

test('a database with somebody of its own is no demo', async () => {
  await withRows(async (db) => {
    const names = { email: 'ada@real.example', first_name: 'Ada', last_name: 'Real', slug: 'ada-real' }
    const password_hash = 'a hash of her own'
    await insertRows(db, 'accounts', {
      id: randomUUID(),
      ...names,
      account_type: 'staff',
      roles: ['admin'],
      status: 'active',
      password_hash,
    })
  })
  const there = await accounts()
  const refused = await reset('--yes')
  expect([refused.code, refused.complaint]).toEqual([
    1,
    'Not only a demo: 1 accounts with passwords are not of the demo set, ada@real.example among them.\n',
  ])
  expect(await accounts()).toBe(there)
})

test('after a reset that was broken off while it made the tables it can be done again', { timeout: 180_000 }, async () => {
  await withRows(async (db) => {
    await sql`truncate accounts cascade`.execute(db)
    await sql`drop table files cascade`.execute(db)
  })
  const done = await reset('--yes')
  expect([done.code, done.complaint]).toEqual([0, ''])
  expect(lasting(await withRows(contentsOf))).toEqual(lasting(before))
})
