/**
 * `npm run migrate:check -- <postgres-url> [--rows 300000]`: migrates a database of many insights from an old schema while
 * another session reads and writes insights all along, and tells how long that one had to wait. It makes a database beside the
 * one that the URL names, and removes it. The exit code is 1 where somebody waited for longer than a second and a half.
 */
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { readArguments, refuseCall } from '../codegen/usage.ts'
import { connectPostgres } from '../src/database/postgres.ts'
import type { Database } from '../src/database/connection.ts'
import { longestWait, migrate } from '../src/database/migrate.ts'
import { migrations } from '../src/database/migrations/index.ts'
import { transact } from '../src/database/transact.ts'
import { inPlainWords } from '../src/plain-words.ts'

const usage = `Usage: npm run migrate:check -- <postgres-url> [--rows 300000]

Migrates a database of so many insights from an old schema while another session reads and writes insights, and tells how long
that one had to wait. The database is made beside the one that the URL names, and removed.
Exit code: 0 nobody waited for longer than a second and a half, 1 somebody did, 2 the call was wrong or it could not be tried.`

/** The schema to begin with: the one before insights were found by the names of others. */
const oldest = '023-reports'
/** In milliseconds: the migration that waits for an autovacuum to be ended, which others wait behind, and what it does then. */
const longest = longestWait + 400

/** Brings an empty database to the old schema. */
export async function makeOld(db: Database): Promise<void> {
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db)
  for (const name of Object.keys(migrations).sort()) {
    if (name > oldest) return
    const migration = migrations[name]!
    if (!('up' in migration)) throw new Error(`${name} is no single transaction`)
    await transact(db, (tx) => migration.up(tx as never))
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(db)
  }
}

const words = `array['margin','revenue','guidance','dividend','buyback','leverage','covenant','capacity','inventory','pricing','currency',
  'tariff','subsidy','regulator','merger','tender','liquidity','spread','yield','inflation','copper','lithium','foundry','battery',
  'insurer','premium','reserve','deposit','lending','branch','digital','platform','retailer','basket','pipeline','trial','patent']`
/** So many sentences of a row, one after another. */
const text = (count: number): string =>
  `(select string_agg(text, ' ') from check_sentences where n between (i * 7) % 4000 and (i * 7) % 4000 + ${count - 1})`

async function fill(db: Database, rows: number): Promise<void> {
  // The triggers would take longer than all the rest.
  await sql`set session_replication_role = replica`.execute(db)
  await sql`create table check_sentences as select n, string_agg((${sql.raw(words)})[1 + abs(hashint8extended(n, w)) % 37], ' ' order by w) as text
    from generate_series(0, 4100) as n, generate_series(1, 10) as w group by n`.execute(db)
  await sql`create index on check_sentences (n)`.execute(db)
  await sql`insert into companies (id, name, slug, kind, country)
    select 'firm-' || i, 'Research Firm ' || i, 'firm-' || i, 'research-firm', 'GB' from generate_series(1, 20) as i`.execute(db)
  await sql`insert into accounts (id, company_id, first_name, last_name, slug, account_type, status, email, email_verified)
    select 'provider-' || i, 'firm-' || (1 + i % 20), 'Provider', i::text, 'provider-' || i, 'insight-provider', 'active',
      'provider-' || i || '@check.example', true from generate_series(1, 200) as i`.execute(db)
  await sql`insert into insight_providers (id, company_id, name, insights_count, followers_count)
    select id, company_id, name, 0, 0 from accounts`.execute(db)
  await sql`insert into entities (id, pretty_name, short_name, slug, country, sector)
    select 'entity-' || i, 'Entity number ' || i, 'Entity ' || i, 'entity-' || i, 'GB', 'energy' from generate_series(1, 20000) as i`.execute(
    db,
  )
  for (let from = 1; from <= rows; from += 10_000) {
    await sql`insert into insights (id, account_id, company_id, primary_entity_id, slug, tagline, executive_summary, detail, aasm_state, published_at)
      select 'insight-' || i, 'provider-' || (1 + i % 200), 'firm-' || (1 + i % 20), 'entity-' || (1 + i % 20000), 'insight-' || i,
        ${sql.raw(text(1))}, ${sql.raw(text(3))}, ${sql.raw(text(8))}, 'published', timestamptz '2024-01-01Z' + i * interval '1 minute'
      from generate_series(${from}::int, ${Math.min(rows, from + 9_999)}::int) as i`.execute(db)
    if (from % 50_000 === 1) console.log(`${from - 1} insights`)
  }
  await sql`drop table check_sentences`.execute(db)
  await sql`insert into insight_counts select 0, count(*) from insights`.execute(db)
  await sql`set session_replication_role = default`.execute(db)
}

const shots: Record<string, (client: pg.Client, i: number) => Promise<unknown>> = {
  read: (client, i) => client.query('select * from insights where id = $1', [`insight-${i}`]),
  list: (client) =>
    client.query(`select id, tagline from insights where aasm_state = 'published' order by published_at desc, id desc limit 10`),
  search: (client) => client.query(`select id from insights where search @@ to_tsquery('english', 'again') limit 10`),
  entity: (client, i) => client.query('select * from entities where id = $1', [`entity-${1 + (i % 20_000)}`]),
  write: (client, i) => client.query('update insights set tagline = $2 where id = $1', [`insight-${i}`, `Written again ${i}`]),
  like: (client, i) => client.query('update insights set likes_count = likes_count + 1 where id = $1', [`insight-${i}`]),
  insert: (client, i) =>
    client.query(`insert into insights (id, account_id, tagline) values ($1, $2, 'A new draft')`, [
      `new-${performance.now()}`,
      `provider-${1 + (i % 200)}`,
    ]),
}

type Waits = Record<string, number[]>

/** Does it again where a deadlock was ended by it, as the server does. */
async function untilDone(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if ((error as { code?: string }).code !== '40P01') throw error
    await untilDone(work)
  }
}

/** Reads and writes single insights until it is stopped; answers how long each took. */
async function useMeanwhile(url: string, rows: number, stopped: AbortSignal): Promise<Waits> {
  const client = new pg.Client(url)
  await client.connect()
  const waits: Waits = {}
  while (!stopped.aborted) {
    for (const [name, shoot] of Object.entries(shots)) {
      const began = performance.now()
      await untilDone(() => shoot(client, 1 + Math.floor(Math.random() * rows)))
      ;(waits[name] ??= []).push(performance.now() - began)
    }
    await pause(5)
  }
  await client.end()
  return waits
}

function tell(waits: Waits): boolean {
  let good = true
  for (const [name, times] of Object.entries(waits)) {
    times.sort((a, b) => a - b)
    const at = (part: number): string => `${Math.round(times[Math.min(times.length - 1, Math.floor(part * times.length))]!)} ms`
    good &&= times.at(-1)! <= longest
    console.log(`${name}: ${times.length} times, median ${at(0.5)}, 99 of 100 within ${at(0.99)}, longest ${at(1)}`)
  }
  return good
}

/** Makes the database, migrates it and tells how it went; answers whether nobody waited for too long. */
async function check(url: string, rows: number): Promise<boolean> {
  const { db, close } = connectPostgres(url, 1, 0)
  await makeOld(db)
  await fill(db, rows)
  await sql`vacuum analyze`.execute(db)
  const stop = new AbortController()
  const meanwhile = useMeanwhile(url, rows, stop.signal)
  const began = performance.now()
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`
  await migrate(db, { say: (line) => console.log(`${seconds()}  ${line}`) })
  console.log(`migrated in ${seconds()}`)
  stop.abort()
  const good = tell(await meanwhile)
  const { rows: left } = await sql<{ count: number }>`select count(*)::int as count from insights where search_title is null`.execute(db)
  if (left[0]!.count > 0) console.log(`${left[0]!.count} insights were not written`)
  await close()
  return good && left[0]!.count === 0
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(usage, { rows: { type: 'string', default: '300000' } }, 1)
  const server = positionals[0]
  const rows = Number(values.rows)
  if (server === undefined || !(rows > 0)) refuseCall(usage, 'The URL of a database is missing, or the number of rows is none.')
  const name = `migrate_check_${process.pid}`
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create database ${name}`)
  try {
    const url = new URL(server)
    url.pathname = `/${name}`
    process.exitCode = (await check(url.href, rows)) ? 0 : 1
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(inPlainWords(error as Error))
    process.exitCode = 2
  })
}
