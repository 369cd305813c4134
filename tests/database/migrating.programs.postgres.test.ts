/** Migrations on a database that others use, and the schema that every way leads to. */
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { makeOld } from '../../scripts/migrate-check.ts'
import { connectPostgres } from '../../src/database/postgres.ts'
import type { Connection } from '../../src/database/connection.ts'
import { migrate } from '../../src/database/migrate.ts'
import { migrations } from '../../src/database/migrations/index.ts'
import { transact } from '../../src/database/transact.ts'
import { emptyDatabase, freshDatabase } from '../support/database.ts'
import { runProgram } from '../support/programs.ts'

const toClose: (() => unknown)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

const every = Object.keys(migrations).sort()
const lock = sql.lit(3_853_314_791_062_309_107n)
const search = '040-search-kept-by-triggers'
/** Those after it that write functions and indexes of it anew. */
const later = [
  '047-searching-whatever-is-typed',
  '088-search-in-every-script',
  '147-search-by-time',
  '157-words-beside-or',
  '173-names-that-spread',
]

async function empty(): Promise<string> {
  const { url, remove } = await emptyDatabase()
  toClose.push(remove)
  return url
}

function connect(url: string, connections = 2, statementTimeout?: number): Connection['db'] {
  const { db, close } = connectPostgres(url, connections, statementTimeout)
  toClose.push(close)
  return db
}

/** Resolves when so many milliseconds are over, as a statement that is given up after them would have been. */
const past = (milliseconds: number) => {
  const began = performance.now()
  return expect.poll(() => performance.now() - began).toBeGreaterThan(milliseconds)
}

test('one of two processes runs them, and the other waits for its end', async () => {
  const url = await empty()
  const ran = await Promise.all([migrate(connect(url)), migrate(connect(url))])
  expect(ran.map((names) => names.length).sort((a, b) => a - b)).toEqual([0, every.length])
  expect(await migrate(connect(url))).toEqual([])
})

test('a process waits for longer than a statement may take, and takes what a later release has run meanwhile', async () => {
  const url = await empty()
  const said: string[] = []
  const waiting = await connect(url)
    .connection()
    .execute(async (holder) => {
      await sql`select pg_advisory_lock(${lock})`.execute(holder)
      const migrating = migrate(connect(url, 2, 300), { say: (line) => said.push(line) })
      await expect.poll(() => said, { timeout: 10_000 }).toEqual(['another process migrates this database; waiting for its end'])
      await past(900)
      await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(holder)
      await sql`insert into kysely_migration select unnest(${[...every, '999-later']}::text[]), '2030-01-01T00:00:00.000Z'`.execute(holder)
      await sql`select pg_advisory_unlock(${lock})`.execute(holder)
      return { migrating }
    })
  expect(await waiting.migrating).toEqual([])
})

test('a lock of another session is asked for again until it is free, and not for ever; requests keep their own limits', async () => {
  const source = await freshDatabase()
  toClose.push(source.close)
  await sql`delete from kysely_migration where name = ${search}`.execute(source.db)
  const db = connect(source.url!, 1)
  const said: string[] = []
  const waiting = await transact(connect(source.url!), async (reader) => {
    await sql`select from insights limit 1`.execute(reader)
    await expect(migrate(db, { patience: 100 })).rejects.toThrow(/given up after 0.1 seconds of waiting for locks that other sessions hold/)
    const { rows } = await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
      db,
    )
    expect(rows).toEqual([{ statement: '15s', lock: '0' }])
    const migrating = migrate(db, { say: (line) => said.push(line) })
    await expect.poll(() => said.join('\n'), { timeout: 10_000 }).toContain('another session holds what is needed')
    return { migrating }
  })
  expect(await waiting.migrating).toEqual([search])
})

/** The schema without the order of columns, which is that of their making. */
async function schemaOf(url: string): Promise<string[]> {
  const { said, complaint } = await runProgram('pg_dump', ['--schema-only', '--no-owner', '--schema=public', url])
  expect(complaint).toBe('')
  const lines = said.split('\n').map((line) => line.replace(/,$/, ''))
  return lines.filter((line) => !/^(--|\\|$)/.test(line)).sort()
}

test('a new database, one of an old schema and one whose search was generated come to the same schema', { timeout: 120_000 }, async () => {
  const fresh = await empty()
  await migrate(connect(fresh))

  const old = await empty()
  const db = connect(old)
  await makeOld(db)
  await sql`insert into accounts (id, first_name, last_name, slug, account_type, email) values
    ('a', 'Ada', 'Quist', 'ada-quist', 'insight-provider', 'ada@old.example')`.execute(db)
  await sql`insert into insights (id, account_id, tagline) select 'old-' || n, 'a', 'Crème of ' || n from generate_series(1, 300) as n`.execute(
    db,
  )
  await migrate(db)
  const found = (what: string) => sql.raw<{ count: number }>(`select count(*)::int as count from insights where ${what}`).execute(db)
  for (const what of [
    `search @@ search_query('creme quist')`,
    `search_open @@ search_query('cremes')`,
    `search_title @@ name_query('crè')`,
  ])
    expect((await found(what)).rows).toEqual([{ count: 300 }])
  expect(await schemaOf(old)).toEqual(await schemaOf(fresh))

  const words = (column: string) =>
    `add ${column} tsvector generated always as (to_tsvector('simple', words_of(coalesce(tagline, '')))) stored`
  for (const statement of [
    `create or replace function words_of(name text) returns text language sql immutable strict parallel safe as 'select folded(name)'`,
    `drop trigger insights_search on insights`,
    `drop trigger entities_search on entities`,
    `alter table insights drop search, drop search_open, drop search_title, drop searched_by`,
    `alter table insights ${['search', 'search_open', 'search_title'].map(words).join(', ')}`,
    ...['search', 'search_open', 'search_title'].map((column) => `create index insights_${column} on insights using gin (${column})`),
    `alter table entities drop search, add search tsvector generated always as (to_tsvector('simple', words_of(pretty_name))) stored`,
    `create index entities_search on entities using gin (search)`,
    `delete from kysely_migration where name in ('${[search, ...later].join("', '")}')`,
  ])
    await sql.raw(statement).execute(db)
  expect(await migrate(db)).toEqual([search, ...later])
  expect(await schemaOf(old)).toEqual(await schemaOf(fresh))
  await sql`update insights set tagline = 'Nothing else' where id = 'old-7'`.execute(db)
  expect((await found(`search_title @@ name_query('nothing els') and search @@ search_query('quist')`)).rows).toEqual([{ count: 1 }])
})

test('an index that a process left half made is made anew', async () => {
  const url = await empty()
  const db = connect(url)
  await migrate(db)
  await sql`delete from kysely_migration where name = '024-search'`.execute(db)
  await sql`update pg_index set indisvalid = false where indexrelid = 'insights_search_title'::regclass`.execute(db)
  expect(await migrate(db)).toEqual(['024-search'])
  const { rows } = await sql`select indisvalid as valid from pg_index where indexrelid = 'insights_search_title'::regclass`.execute(db)
  expect(rows).toEqual([{ valid: true }])
})
