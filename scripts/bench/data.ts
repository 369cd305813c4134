/** Makes the data sets, or finds them as they were made before. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { connectPostgres } from '../../src/database/postgres.ts'
import { migrate } from '../../src/database/migrate.ts'
import { seedEntities } from '../../src/demo/issuers.entities.ts'
import { seedLookups } from '../../src/demo/lookups.ts'
import { seedPeople } from '../../src/demo/people.ts'
import { counters, insightRows, people } from './data-rows.ts'
import type { Span } from './data-rows.ts'

export interface DataSet {
  /** The name of the database, and its URL. */
  name: string
  url: string
  /** How many insights there are, and how many of them are published. */
  size: number
  published: number
}

const batch = 25_000
const filled = [
  'insights',
  'insight_slugs',
  'insight_disclosures',
  'insight_content_verticals',
  'insight_secondary_entities',
  'insight_topics',
]

/** The URL of another database on the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** What a data set follows from: the migrations, these files, `more` of them, and the size. A database with another stamp is made anew. */
function stampOf(size: number, more: readonly URL[]): string {
  const migrations = new URL('../../src/database/migrations/', import.meta.url)
  const files = [
    ...readdirSync(migrations).map((name) => new URL(name, migrations)),
    new URL('data.ts', import.meta.url),
    new URL('data-rows.ts', import.meta.url),
    ...more,
  ]
  const hash = createHash('sha256').update(String(size))
  for (const file of files) hash.update(readFileSync(file))
  return `bench ${hash.digest('hex').slice(0, 16)}`
}

type Say = (line: string) => void

/** What a data set has besides the insights: how it comes there, and the files that it follows from. */
interface Besides {
  files: readonly URL[]
  fill(url: string, say: Say): Promise<void>
}

/**
 * Answers the data set of `size` insights in database `name` on the server of `server`, made if it is not there.
 * Making it takes a superuser, since triggers and foreign keys are off meanwhile. `say` is told of the progress.
 */
export async function dataSet(server: string, name: string, size: number, say: Say): Promise<DataSet> {
  const url = urlOf(server, name)
  await makeOnce(server, name, size, say)
  return { name, url, size, published: await refresh(url) }
}

/** Makes the database of a data set, unless it is there as it would be made. */
export async function makeOnce(server: string, name: string, size: number, say: Say, besides?: Besides): Promise<void> {
  const url = urlOf(server, name)
  const stamp = stampOf(size, besides?.files ?? [])
  const admin = new pg.Client(server)
  await admin.connect()
  try {
    // Another run may be making it.
    await admin.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await admin.query(`select shobj_description(oid, 'pg_database') as stamp from pg_database where datname = $1`, [name])
    if (rows[0]?.stamp === stamp) say(`${name} is there`)
    else {
      const began = performance.now()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.query(`create database ${name}`)
      const sayWhen: Say = (line) => say(`${name}: ${line} after ${Math.round((performance.now() - began) / 1000)} s`)
      await fill(url, size, sayWhen)
      await besides?.fill(url, sayWhen)
      await admin.query(`comment on database ${name} is '${stamp}'`)
    }
  } finally {
    await admin.end()
  }
}

/** Makes the sessions as new, since a stale one costs a write, and takes away what an earlier run left. */
async function refresh(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`update sessions set last_used_at = now(), expires_at = now() + interval '30 days'`)
  // Alerts hang on presets, and searches leave some behind.
  await client.query('truncate filter_presets cascade')
  await client.query(`delete from activities where key = 'search.query'`)
  await client.query('vacuum analyze sessions, filter_presets, alerts, activities')
  const { rows } = await client.query(
    `select sum(published)::int as published, (select count(*)::int from insights where aasm_state = 'published') as rows
      from insight_counts`,
  )
  await client.end()
  if (rows[0].published !== rows[0].rows) throw new Error(`${url}: the counters say ${rows[0].published}, the rows ${rows[0].rows}`)
  return rows[0].published as number
}

async function fill(url: string, size: number, say: Say): Promise<void> {
  const connection = connectPostgres(url, 2, 600_000)
  await migrate(connection.db)
  await seedLookups(connection.db)
  await seedPeople(connection.db)
  // The server lets nobody in who has the published password; the bench brings sessions of its own.
  await connection.db.updateTable('accounts').set({ password_hash: null }).execute()
  await seedEntities(connection.db)
  await connection.close()
  const clients = [new pg.Client(url), new pg.Client(url)]
  for (const client of clients) {
    await client.connect()
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; set timezone to 'UTC'; set jit = off`)
    await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '64MB'`)
  }
  const first = clients[0]!
  // These alone run meanwhile, since they fill columns of their own row.
  for (const table of ['insights', 'entities']) await first.query(`alter table ${table} enable always trigger ${table}_search`)
  for (const statement of people) await first.query(statement)

  // Two at a time, each taking the next of what is left.
  const shareOut = async (work: Iterator<string[]>): Promise<void> => {
    await Promise.all(
      clients.map(async (client) => {
        for (let next = work.next(); !next.done; next = work.next()) for (const statement of next.value) await client.query(statement)
      }),
    )
  }
  const indexes = await dropIndexes(first, filled)
  await shareOut(batches(size, say))
  say('rows inserted')
  await shareOut(indexes.map((definition) => [definition]).values())
  say('indexes made')
  for (const statement of counters) await first.query(statement)
  for (const table of ['insights', 'entities']) await first.query(`alter table ${table} enable trigger ${table}_search`)
  await first.query('vacuum analyze')
  say('counted and vacuumed')
  for (const client of clients) await client.end()
}

function* batches(size: number, say: Say): Generator<string[]> {
  for (let from = 1; from <= size; from += batch) {
    const span: Span = { from, to: Math.min(size, from + batch - 1) }
    if (from > 1 && (from - 1) % (batch * 8) === 0) say(`${from - 1} rows`)
    yield insightRows(size, span)
  }
}

/** Drops the indexes of tables that no constraint needs; answers how to make them again, the slowest first. */
export async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  // The index of a partitioned table is made with those of its parts.
  return rows.map((one) => one.definition.replace(' ON ONLY ', ' ON ')).sort((a, b) => Number(/gin/.test(b)) - Number(/gin/.test(a)))
}
