/** Migrations that are released, and what a new one may not do to the release before. */
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { unnamedMigrations } from '../../codegen/migrations.ts'
import { checkMigrations, wayOut } from '../../scripts/checksums.ts'
import { migrate } from '../../src/database/migrate.ts'
import type { Migration } from '../../src/database/migration.ts'
import { together } from '../../src/database/migration.ts'
import { migrations } from '../../src/database/migrations/index.ts'
import { transact } from '../../src/database/transact.ts'
import { copyProject } from '../codegen/projects.ts'
import { freshDatabase } from '../support/database.ts'

const toClose: (() => unknown)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

describe('the checksums of migrations', () => {
  /** The migrations in a folder of its own, as `npm run checksums` finds them below `src/database`. */
  const copied = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'checksums-'))
    toClose.push(() => rmSync(folder, { recursive: true }))
    cpSync('src/database/migrations', join(folder, 'src/database/migrations'), { recursive: true })
    cpSync('src/database/migrations.sha256', join(folder, 'src/database/migrations.sha256'))
    return folder
  }

  test('are written down of what runs alone: every file stands in index.ts', () => {
    expect(unnamedMigrations('src/database/migrations')).toEqual([])
    const folder = copied()
    const list = join(folder, 'src/database/migrations.sha256')
    const before = readFileSync(list, 'utf8')
    writeFileSync(join(folder, 'src/database/migrations/999-new.ts'), 'export const steps = []\n')
    const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/checksums.ts')], { cwd: folder, encoding: 'utf8' })
    expect([status, stderr]).toEqual([
      1,
      'src/database/migrations/999-new.ts is in no line of index.ts, so it never runs: import it there and name it in `migrations`.\n',
    ])
    expect(readFileSync(list, 'utf8')).toBe(before)
  })

  test('are those of the files: a released migration is never edited', () => {
    const { added, edited } = checkMigrations('src/database')
    expect(edited, wayOut).toEqual([])
    expect(added, 'npm run checksums writes them down').toEqual([])
  })

  test('are looked at by npm run check before anything is generated from what was edited', () => {
    const project = copyProject()
    const file = 'src/database/migrations/006-walking-insights.ts'
    project.write(file, `${project.read(file)}\n`)
    const { status, said } = project.run('scripts/check.ts', '--without-tests')
    expect([status, said]).toEqual([1, expect.stringContaining(`${file} was edited, or is gone.\n\n→ ${wayOut}`)])
    expect(said).not.toContain('what is generated')
  })

  test('tell a new one from one that was edited or is gone', () => {
    const folder = join(copied(), 'src/database')
    writeFileSync(join(folder, 'migrations', '006-walking-insights.ts'), 'export const up = 1\n')
    writeFileSync(join(folder, 'migrations', '999-new.ts'), 'export const up = 1\r\n')
    rmSync(join(folder, 'migrations', '007-files.ts'))
    const { text, added, edited } = checkMigrations(folder)
    expect([added, edited]).toEqual([['migrations/999-new.ts'], ['migrations/006-walking-insights.ts', 'migrations/007-files.ts']])
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^[0-9a-f]{64} {2}migrations\/999-new\.ts$/)
  })
})

interface Column {
  name: string
  type: string
  nullable: boolean
  given: boolean
}

async function columnsOf(db: Kysely<unknown>): Promise<Map<string, Column>> {
  const { rows } = await sql<Column>`select table_name || '.' || column_name as name, udt_name as type, is_nullable = 'YES' as nullable,
    column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as given
    from information_schema.columns where table_schema = 'public'`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}

/** What the release before could not live with: it knows the old columns alone. */
function harm(before: Map<string, Column>, after: Map<string, Column>): string[] {
  const tables = new Set([...before.keys()].map((name) => name.split('.')[0]))
  const gone = [...before.values()].flatMap(({ name, type, nullable, given }) => {
    const now = after.get(name)
    if (!now) return [`${name} is gone`]
    const told = now.type === type ? [] : [`${name} is of another type`]
    return (nullable && !now.nullable) || (given && !now.given && !now.nullable) ? [...told, `${name} must be given now`] : told
  })
  const demanded = [...after.values()]
    .filter(({ name, nullable, given }) => !before.has(name) && tables.has(name.split('.')[0]) && !nullable && !given)
    .map(({ name }) => `${name} must be given`)
  return [...gone, ...demanded]
}

const emptyDatabase = async (): Promise<Kysely<unknown>> => {
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: await PGlite.create('memory://') }) })
  toClose.push(() => db.destroy())
  return db
}

const migratedDatabase = async (): Promise<Kysely<unknown>> => {
  const { db, close } = await freshDatabase()
  toClose.push(close)
  return db as unknown as Kysely<unknown>
}

/** Runs a migration by itself, as `migrate` does. */
async function run(db: Kysely<unknown>, migration: Migration): Promise<void> {
  const patience = { patiently: <T>(work: () => Promise<T>) => work(), say: () => undefined }
  if ('up' in migration) await transact(db as never, (tx) => migration.up(tx as never))
  else for (const step of migration.steps) await step(db, patience)
}

describe('a migration', () => {
  test('takes nothing from the release before that it may still use', { timeout: 120_000 }, async () => {
    const db = await emptyDatabase()
    const found: string[] = []
    let before = new Map<string, Column>()
    for (const name of Object.keys(migrations).sort()) {
      const migration = migrations[name]!
      await run(db, migration)
      // What is older was released before this was asked.
      if (name < '037') continue
      const after = await columnsOf(db)
      const allowed = new Set(migration.unused?.map((column) => `${column} is gone`))
      found.push(
        ...harm(before, after)
          .filter((one) => !allowed.has(one))
          .map((one) => `${name}: ${one}`),
      )
      before = after
    }
    const way =
      'The release before runs on the new schema: drop a column one release later and declare it as `unused`; add one nullable or with a default.'
    expect(found, way).toEqual([])
  })

  test('is refused what would', async () => {
    const db = await migratedDatabase()
    await sql`create table things (id text primary key, name text, size integer not null default 1, kept text)`.execute(db)
    const before = await columnsOf(db)
    await run(db, {
      steps: [
        together('alter table things rename name to title', 'alter table things alter size type bigint', 'alter table things drop kept'),
        together('alter table things add colour text not null', 'alter table things add wide boolean not null default false'),
        together('create table others (id text not null)'),
      ],
    })
    expect(harm(before, await columnsOf(db)).sort()).toEqual([
      'things.colour must be given',
      'things.kept is gone',
      'things.name is gone',
      'things.size is of another type',
    ])
  })
})

describe('a database', () => {
  const executed = async (db: Kysely<unknown>): Promise<string[]> =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map((row) => row.name)

  test('that ran a migration of a later release stays as it is', async () => {
    const db = await migratedDatabase()
    await sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(db)
    expect(await migrate(db)).toEqual([])
    expect(await executed(db)).toContain('999-later')
  })

  test('that lacks an older one runs that one, though a later release has run what is not known', async () => {
    const db = await migratedDatabase()
    const late = '026-entities-by-size'
    await sql`drop index entities_by_size`.execute(db)
    await sql`delete from kysely_migration where name = ${late}`.execute(db)
    await sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(db)
    expect(await migrate(db)).toEqual([late])
    expect((await sql`select to_regclass('entities_by_size') as made`.execute(db)).rows).toEqual([{ made: 'entities_by_size' }])
    expect(await executed(db)).toEqual([...Object.keys(migrations), '999-later'].sort())
  })
})
