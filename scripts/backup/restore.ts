/** `npm run restore -- <folder>`: brings a backup back into an empty database and its store of files. */
import { sql } from 'kysely'
import { existsSync, openAsBlob, readdirSync } from 'node:fs'
import type { Config } from '../../src/config.ts'
import type { Database } from '../../src/database/connection.ts'
import { folderOfRows, openEmbedded, openFiles, openRows } from '../../src/places.ts'
import { Refused } from '../operator.ts'
import { command } from './command.ts'
import { dumpIn, readList, unseal } from './contents.ts'
import type { Manifest } from './contents.ts'
import { copyIn } from './files.ts'
import { load, requireProgram } from './postgres.ts'
import { countRows, serverVersion } from './rows.ts'

/**
 * Restores what the settings name. The files go first: until the database is there, which is wholly or not at all, a restore
 * that failed can be started again.
 * @throws where the folder is no whole backup or is damaged, and where the database is not empty.
 */
export async function restore(config: Config, folder: string, say: (line: string) => void): Promise<Manifest> {
  const manifest = await unseal(folder)
  const has = manifest.database
  const wants = config.databaseUrl === undefined ? 'embedded' : 'postgres'
  if (has !== wants) {
    throw new Refused(`${folder} is a backup of ${names[has]}, and the settings name ${names[wants]}: DATABASE_URL decides`)
  }
  await requireEmpty(config)
  say(`files: ${manifest.files.count}, ${manifest.files.bytes} bytes`)
  await copyIn(await openFiles(config), await readList(folder), folder, say)
  say('database: restoring')
  const { db, close } = await (wants === 'embedded' ? loadEmbedded(config, folder) : loadPostgres(config, folder))
  try {
    requireSame(manifest.rows, await countRows(db))
  } finally {
    await close()
  }
  return manifest
}

const names = { embedded: 'the embedded database', postgres: 'PostgreSQL' }

async function requireEmpty(config: Config): Promise<void> {
  const folder = folderOfRows(config)
  if (config.databaseUrl === undefined) {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new Refused(`${folder} is not empty; name another DATA_DIR, or move it away`)
    return
  }
  const { db, close } = await openRows(config, 1, 0)
  try {
    await requireProgram('pg_restore', (await serverVersion(db)).number)
    await requireQuiet(db)
    const tables = Object.keys(await countRows(db))
    if (tables.length > 0) throw new Refused(`the database is not empty: it has ${tables.length} tables, ${tables[0]} among them`)
  } finally {
    await close()
  }
}

/** What pg_restore brings in nobody sees until its end, nor what PostgreSQL is still at for one that was killed. @throws while it goes on. */
async function requireQuiet(db: Database): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and application_name = 'pg_restore'`.execute(db)
  if (!rows[0]) return
  const { pid } = rows[0]
  throw new Refused(`pg_restore fills this database already: wait for its end, or end it with select pg_terminate_backend(${pid})`)
}

interface Restored {
  db: Database
  close(): Promise<void>
}

async function loadPostgres(config: Config, folder: string): Promise<Restored> {
  await load(config.databaseUrl!, dumpIn(folder))
  const connection = await openRows(config, 1, 0)
  // The planner knows nothing of restored tables yet.
  await sql`analyze`.execute(connection.db)
  return connection
}

const loadEmbedded = async (config: Config, folder: string): Promise<Restored> =>
  openEmbedded(config, await openAsBlob(dumpIn(folder), { type: 'application/gzip' }))

function requireSame(told: Manifest['rows'], found: Manifest['rows']): void {
  const other = Object.keys({ ...told, ...found }).filter((table) => told[table] !== found[table])
  if (other.length > 0) throw new Error(`restored, but these tables have other numbers of rows than the manifest says: ${other.join(', ')}`)
}

const usage = `Usage: npm run restore -- <folder>

Restores a backup that npm run backup made: the database into the one that DATABASE_URL or DATA_DIR names, which must be empty,
and the files into DATA_DIR/files or the bucket. PostgreSQL needs pg_restore, at least as new as the server. Start the server
afterwards: it migrates what an earlier release made.`

if (import.meta.main) {
  await command(usage, async (config, folder, say) => {
    const { madeAt, release, files } = await restore(config, folder, say)
    const missing = files.missing === 0 ? '' : ` ${files.missing} files were missing when it was made.`
    return `Restored: the backup of ${madeAt}, made by release ${release}, with ${files.count} files.${missing}`
  })
}
