/** A database for each test file, copied from one that was migrated and seeded once for the whole run. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { connectEmbedded } from '../../src/database/embedded.ts'
import { connectPostgres } from '../../src/database/postgres.ts'
import type { Connection } from '../../src/database/connection.ts'
import { migrate } from '../../src/database/migrate.ts'
import { seedDemo } from '../../src/demo/index.ts'
import { storeDemoFiles } from '../../src/demo/shared.files.ts'
import { filesInFolder } from '../../src/effects/files.ts'
import { allQueues } from '../../src/effects/job-batches.ts'
import { makeQueues } from '../../src/effects/jobs.ts'
import { openCopy } from './embedded-copies.ts'

const cache = 'node_modules/.cache/research-publishing-platform'

/** Changes whenever the migrations or the demo set do. */
function stampOfSources(): string {
  const hash = createHash('sha256')
  for (const folder of ['src/database/migrations', 'src/demo']) {
    for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)))
  }
  for (const file of [import.meta.filename, 'src/database/recount.ts', 'src/database/counters.ts']) hash.update(readFileSync(file))
  // The rows of the reports are counted as the server counts them.
  for (const file of readdirSync('src/resources/reports').sort()) hash.update(readFileSync(join('src/resources/reports', file)))
  // Comments and files are written as the server writes them.
  for (const file of ['resources/discussion/comments.markdown.ts', 'resources/shared/files.ts', 'html.ts']) {
    hash.update(readFileSync(join('src', file)))
  }
  return hash.digest('hex').slice(0, 12)
}

let known: string | undefined
/** Read once: it takes a few hundred files, and each test file asks for it. */
const stamp = (): string => (known ??= stampOfSources())

const snapshotFile = (): string => join(cache, `seeded-${stamp()}.tar`)
const seededFolder = (): string => join(cache, `seeded-${stamp()}`)
const demoFiles = (): string => join(cache, `files-${stamp()}`)
const templateName = (): string => `rpp_template_${stamp()}`

/** The tables, the demo set, and the queues as a server makes them that starts without a realtime service. */
export async function fillDatabase({ db, queue }: Connection): Promise<void> {
  await migrate(db)
  await seedDemo(db)
  await makeQueues(
    queue,
    allQueues.filter((one) => one !== 'live'),
  )
}

/** Makes the snapshot of the embedded database, a folder with it, and the files of the demo set, unless an earlier run did. */
export async function prepareSnapshot(): Promise<void> {
  const file = snapshotFile()
  if (existsSync(file)) return
  mkdirSync(cache, { recursive: true })
  const connection = await connectEmbedded()
  await fillDatabase(connection)
  await storeDemoFiles(connection.db, filesInFolder(demoFiles()))
  const dump = await connection.copy!()
  await connection.close()
  // Each worker opens it again.
  const whole = gunzipSync(await dump.arrayBuffer())
  writeFileSync(`${file}.new`, whole)
  rmSync(seededFolder(), { recursive: true, force: true })
  const laid = await connectEmbedded(seededFolder(), new Blob([whole]))
  await laid.close()
  renameSync(`${file}.new`, file)
}

/** Makes the template database on the server of `url`, unless an earlier run did. */
export async function prepareTemplate(url: string): Promise<void> {
  const name = templateName()
  const known = await asOwner(url, `select from pg_database where datname = '${name}'`)
  if (known.rowCount !== 0) return
  await asOwner(url, `create database ${name}_new`)
  const connection = connectPostgres(databaseAt(url, `${name}_new`), 2)
  await fillDatabase(connection)
  await connection.close()
  await asOwner(url, `alter database ${name}_new rename to ${name}`)
}

/** The seeded embedded database, to be opened as a copy. */
export const snapshot = (): Blob => new Blob([readFileSync(snapshotFile())])

/** Lays the files of the demo set into a folder. */
export const layDemoFiles = (folder: string): void => cpSync(demoFiles(), folder, { recursive: true })

/** The databases of a run are known by its process, which started the workers. */
const namesOf = (run: number): string => `rpp_test_${run}_`
const newName = (): string => namesOf(process.ppid) + Math.random().toString(36).slice(2, 10)

/** Databases are dropped one after the other, while the files after theirs run: PostgreSQL writes out all that it holds for each. */
let dropped: Promise<unknown> = Promise.resolve()

/** Drops what the workers of this run, which have ended, did not come to drop. */
export async function dropLeft(url: string): Promise<void> {
  const { rows } = await asOwner(url, `select datname from pg_database where starts_with(datname, '${namesOf(process.pid)}')`)
  for (const { datname } of rows) await asOwner(url, `drop database if exists ${datname} with (force)`)
}

/** A fresh copy of the seeded database, on PostgreSQL when this run is for it. */
export async function freshDatabase(): Promise<Connection & { url?: string }> {
  const url = process.env['TEST_ON']
  if (!url) return openCopy(snapshot)
  const name = newName()
  await asOwner(url, `create database ${name} template ${templateName()}`)
  const connection = connectPostgres(databaseAt(url, name), 10)
  const close = async (): Promise<void> => {
    await connection.close()
    dropped = dropped.then(() => asOwner(url, `drop database ${name} with (force)`))
  }
  return { ...connection, close, url: databaseAt(url, name) }
}

export interface Empty {
  url: string
  remove(): Promise<unknown>
}

/** A database on PostgreSQL that holds nothing. */
export async function emptyDatabase(): Promise<Empty> {
  const url = process.env['TEST_ON']!
  const name = newName()
  await asOwner(url, `create database ${name} template template0`)
  return { url: databaseAt(url, name), remove: () => asOwner(url, `drop database ${name} with (force)`) }
}

/** Lays the seeded embedded database into a folder, for a process that is started on it. */
export const seededIn = (folder: string): void => cpSync(seededFolder(), folder, { recursive: true })

async function asOwner(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

function databaseAt(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
