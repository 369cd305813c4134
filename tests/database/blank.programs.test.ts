/** The database that embedded ones begin as: what is made of a copy of it is what is made of nothing. */
import { sql } from 'kysely'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkMigrations } from '../../scripts/checksums.ts'
import { holdsDatabase, layBlank } from '../../src/database/blank.ts'
import { connectEmbedded } from '../../src/database/embedded.ts'
import type { Connection, Database } from '../../src/database/connection.ts'
import { migrations } from '../../src/database/migrations/index.ts'
import { sharedSecret } from '../../src/database/secrets.ts'
import { fillDatabase, snapshot } from '../support/database.ts'
import { startProcess } from '../support/process.ts'

const toClose: (() => unknown)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'blank-'))
  toClose.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function connect(folder: string | undefined, dump?: Blob): Promise<Connection> {
  const connection = await connectEmbedded(folder, dump)
  toClose.push(connection.close)
  return connection
}

const open = async (folder: string | undefined, dump?: Blob): Promise<Database> => (await connect(folder, dump)).db

/** What the catalogues say of a cluster and of a database, but for numbers, sizes, times and places on disk. */
const catalogues: Record<string, string> = {
  relations: `select oid::regclass, relkind, relpersistence, reloptions, relacl, pg_get_userbyid(relowner) from pg_class
    where relnamespace = 'public'::regnamespace`,
  columns: `select attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
    attcollation::regcollation, attstattarget, attstorage, attisdropped, pg_get_expr(adbin, adrelid)
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  constraints: `select conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace`,
  indexes: `select pg_get_indexdef(indexrelid), indisvalid, indisclustered from pg_index
    where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  functions: `select pg_get_functiondef(oid), proacl from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')`,
  triggers: `select tgrelid::regclass, pg_get_triggerdef(oid), tgenabled from pg_trigger where not tgisinternal`,
  views: `select viewname, definition from pg_views where schemaname = 'public'`,
  statistics: `select pg_get_statisticsobjdef(oid) from pg_statistic_ext`,
  types: `select oid::regtype, typtype, format_type(typbasetype, typtypmod) from pg_type where typnamespace = 'public'::regnamespace`,
  comments: `select objoid::regclass, objsubid, description from pg_description
    where classoid = 'pg_class'::regclass and objoid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  schemas: `select nspname, nspacl from pg_namespace where nspname !~ '^pg_(temp|toast_temp)'`,
  extensions: `select extname, extversion from pg_extension`,
  roles: `select rolname, rolsuper, rolcanlogin, rolconfig from pg_roles`,
  databases: `select datname, pg_encoding_to_char(encoding), datlocprovider, datcollate, datctype, datlocale, datacl from pg_database where datname = current_database()`,
  settings: `select name, setting, source from pg_settings where source in ('configuration file', 'database', 'user')`,
  engine: 'select version()',
}

async function schemaOf(db: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [name, text] of Object.entries(catalogues)) {
    const { rows } = await sql<{ told: string }>`select one::text as told from (${sql.raw(text)}) as one order by 1`.execute(db)
    found[name] = rows.map((row) => row.told)
  }
  return found
}

/** What differs from one making to the next: ids that tell the time, how long something took, and what is made as if just now. */
const ofItsMaking = ['kysely_migration', 'employments', 'message_group_spans', 'report_counts', 'imports', 'webhook_deliveries']

/** How many rows each table has, and a checksum of them as if they had been written at one time. */
async function rowsOf(db: Database): Promise<Record<string, string>> {
  const { rows: seeded } = await sql<{
    at: string
    inside: string
  }>`select created_at::text as at, trim(both '"' from to_json(created_at)::text) as inside
    from comment_likes order by created_at desc limit 1`.execute(db)
  const { at, inside } = seeded[0] ?? { at: 'never', inside: 'never' }
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`.execute(db)
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{
      told: string
    }>`select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line collate "C")), '') as told
      from (select replace(replace(one::text, ${at}, 'then'), ${inside}, 'then') as line from ${sql.table(name)} as one) as lines`.execute(
      db,
    )
    found[name] = ofItsMaking.includes(name) ? rows[0]!.told.split(' ')[0]! : rows[0]!.told
  }
  return found
}

const executed = async (db: Database): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map((row) => row.name)

test('a copy that was migrated and seeded has the schema and the rows of what was made of nothing', { timeout: 120_000 }, async () => {
  const [connection, made] = [await connect(newFolder()), await open(undefined, snapshot())]
  await fillDatabase(connection)
  const copy = connection.db
  expect(await executed(copy)).toEqual(await executed(made))
  const schema = await schemaOf(copy)
  expect(schema).toEqual(await schemaOf(made))
  expect(Object.keys(schema).filter((name) => schema[name]!.length === 0)).toEqual(['statistics', 'comments'])
  expect(await rowsOf(copy)).toEqual(await rowsOf(made))
})

test('it holds no row but what migrations write: no secret, and nothing of anybody', async () => {
  const [one, another] = [await open(newFolder()), await open(newFolder())]
  const filled = Object.entries(await rowsOf(one)).filter(([, told]) => !/^0\b/.test(told))
  expect(filled.map(([name]) => name).sort()).toEqual(['account_counts', 'kysely_migration', 'market_cap_distro'])
  const [secret, other] = [await sharedSecret(one, 'file-links'), await sharedSecret(another, 'file-links')]
  expect(secret.equals(other)).toBe(false)
})

test('only migrations that are never edited again ran on it, and most of them', async () => {
  const ran = await executed(await open(newFolder()))
  const { added } = checkMigrations('src/database')
  expect(ran.filter((name) => !(name in migrations) || added.includes(`migrations/${name}.ts`))).toEqual([])
  expect(Object.keys(migrations).length - ran.length, 'npm run blank').toBeLessThan(20)
})

test('what is left of a copy whose maker was killed becomes whole', async () => {
  const folder = newFolder()
  layBlank(folder)
  for (const place of ['PG_VERSION', 'global', 'pg_wal']) rmSync(join(folder, place), { recursive: true })
  truncateSync(join(folder, 'base', '5', '1259'), 8_192)
  expect(holdsDatabase(folder)).toBe(false)
  const [copy, other] = [await open(folder), await open(newFolder())]
  expect(await schemaOf(copy)).toEqual(await schemaOf(other))
})

test('what a process said of itself when it was killed, or had no time to say, keeps nobody out', async () => {
  const folder = newFolder()
  layBlank(folder)
  writeFileSync(join(folder, 'postmaster.pid'), '')
  expect(await executed(await open(folder))).not.toEqual([])
})

test('a first start that is killed leaves what the next one makes whole', { timeout: 240_000 }, async () => {
  const folder = newFolder()
  const env = { DATA_DIR: folder, DEMO: 'true' }
  // While the copy is laid, and while the engine opens it.
  for (const sign of ['base', 'PG_VERSION']) {
    const child = spawn(process.execPath, ['src/start.js'], { env: { ...process.env, ...env, PORT: '0' }, stdio: 'ignore' })
    const ended = once(child, 'exit')
    await expect.poll(() => existsSync(join(folder, 'database', sign)), { interval: 1, timeout: 60_000 }).toBe(true)
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
  }
  const server = await startProcess(env)
  toClose.push(() => server.stop())
  const answer = await fetch(`${server.url}/api/v2/accounts/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { type: 'sessions', attributes: { email: 'investor@demo.example', password: 'demo-password-1' } } }),
  })
  expect(answer.status).toBe(201)
})
