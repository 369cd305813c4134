/** `npm run backup -- <folder>`: a copy of the database and of every file that it names, in a new folder. */
import { sql } from 'kysely'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../src/config.ts'
import type { Connection, Database } from '../../src/database/connection.ts'
import { makeFolder } from '../../src/data-folder.ts'
import { transact } from '../../src/database/transact.ts'
import { folderOfRows, openFiles, openRows } from '../../src/places.ts'
import { Refused } from '../operator.ts'
import { command } from './command.ts'
import { dumpIn, listIn, measure, seal, sha256Of, writeList } from './contents.ts'
import type { ListedFile, Manifest } from './contents.ts'
import { copyOut } from './files.ts'
import { dump, requireProgram } from './postgres.ts'
import { countRows, executedMigrations, serverVersion, storedFiles } from './rows.ts'

interface Seen extends Pick<Manifest, 'rows' | 'migrations' | 'server'> {
  files: Awaited<ReturnType<typeof storedFiles>>
}

async function see(db: Database): Promise<Seen> {
  const rows = await countRows(db)
  if (!('public.kysely_migration' in rows)) throw new Refused('the database was never migrated, so there is nothing to back up')
  return { rows, migrations: await executedMigrations(db), server: (await serverVersion(db)).text, files: await storedFiles(db) }
}

/** Dumps the database and reads what it holds, both as of one moment. */
async function dumpDatabase({ db, copy }: Connection, { databaseUrl }: Config, file: string): Promise<Seen> {
  if (databaseUrl === undefined) {
    const seen = await see(db)
    await writeFile(file, (await copy!()).stream(), { flag: 'wx', flush: true })
    return seen
  }
  await requireProgram('pg_dump', (await serverVersion(db)).number)
  return transact(db, async (tx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(tx)
    const seen = await see(tx)
    await dump(databaseUrl, rows[0]!.snapshot, file)
    return seen
  })
}

/**
 * Backs up what the settings name. The database goes first, so that whatever file it names is stored already; a file that is
 * removed while the copy is under way is counted as missing, and the copy of its record goes without bytes. Answers besides how many
 * are `lost`: missing, though the database names them to the end.
 * @throws where the folder holds something, or nothing can be backed up.
 */
export async function backup(config: Config, folder: string, say: (line: string) => void): Promise<Manifest & { lost: number }> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Refused(`${folder} is not empty; name a new folder`)
  if (config.databaseUrl === undefined && !existsSync(join(folderOfRows(config), 'PG_VERSION'))) {
    throw new Refused(`there is no database in ${folderOfRows(config)}; DATABASE_URL or DATA_DIR says where it is`)
  }
  // Hashes of passwords and the server's secrets are in it.
  process.umask(0o077)
  makeFolder(folder)
  const connection = await openRows(config, 1, 0)
  try {
    say('database: dumping')
    const { files: wanted, ...seen } = await dumpDatabase(connection, config, dumpIn(folder))
    const dumped = await measure(dumpIn(folder))
    say(`database: ${dumped.bytes} bytes dumped`)
    const list = await copyOut(await openFiles(config), wanted, folder, say)
    await writeList(folder, list)
    const copied = list.filter((one) => one.sha256 !== null)
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      release: release(),
      database: connection.kind,
      ...seen,
      dump: dumped,
      files: {
        count: copied.length,
        bytes: copied.reduce((sum, one) => sum + one.size, 0),
        missing: list.length - copied.length,
        listSha256: await sha256Of(listIn(folder)),
      },
    }
    await seal(folder, manifest)
    return { ...manifest, lost: manifest.files.missing === 0 ? 0 : await countLost(connection.db, list) }
  } finally {
    await connection.close()
  }
}

/** How many files are not in the store that the database still names. */
async function countLost(db: Database, list: readonly ListedFile[]): Promise<number> {
  const missing = new Set(list.filter((one) => one.sha256 === null).map((one) => one.key))
  return (await storedFiles(db)).filter((one) => missing.has(one.key)).length
}

const release = (): string =>
  (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version

const usage = `Usage: npm run backup -- <folder>

Copies the database that DATABASE_URL or DATA_DIR names, and every file that it names from DATA_DIR/files or the bucket, into a
new folder. PostgreSQL is dumped while servers run, by pg_dump, which must be at least as new as the server; the embedded
database only while none runs. npm run restore brings it back.`

if (import.meta.main) {
  await command(usage, async (config, folder, say) => {
    const { files, lost } = await backup(config, folder, say)
    const missing = files.missing === 0 ? '' : ` ${files.missing} files were not in the store: files.jsonl lists them without a checksum.`
    const made = `The database and ${files.count} files are in ${folder}.${missing}`
    if (lost > 0)
      throw new Refused(`${made} The database still names ${lost} of them: is the store the server's, in DATA_DIR or S3_BUCKET?`)
    return made
  })
}
