/** `npm run export-to-postgres`: the embedded database into an empty one of PostgreSQL. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readArguments, refuseCall } from '../codegen/usage.ts'
import type { Config } from '../src/config.ts'
import type { Connection, Database } from '../src/database/connection.ts'
import { migrate } from '../src/database/migrate.ts'
import { migrations } from '../src/database/migrations/index.ts'
import { transact } from '../src/database/transact.ts'
import { makeQueues } from '../src/effects/jobs.ts'
import { folderOfRows, openEmbedded, openRows } from '../src/places.ts'
import { countRows, executedMigrations, hasTable, rowsIn, serverVersion } from './backup/rows.ts'
import { columnsOf, copyRows, copySequences, ownTables, putBack, setAside } from './export/tables.ts'
import { operate, Refused } from './operator.ts'

const usage = `Usage: npm run export-to-postgres [-- --dry-run]

Copies the embedded database in DATA_DIR into the PostgreSQL database of DATABASE_URL, which must be empty, of version 15 or later.
The server must not run. All rows are copied in one transaction and compared at the end; what fails leaves no row, and can be
started again. Files stay where they are: in DATA_DIR/files, or in the bucket. The embedded database is not changed. With --dry-run it only looks
whether it could be done. Exit code: 0 done, 1 refused or failed, 2 the call was wrong.`

const dryRun = readArguments(usage, { 'dry-run': { type: 'boolean' } }).values['dry-run'] === true

/** @throws unless the embedded database is there. */
function requireSource(config: Config): void {
  const folder = folderOfRows(config)
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Refused(`There is no embedded database in ${folder}; DATA_DIR says where it is.`)
}

/** @throws unless the schema is that of this release, since only that is made on the other side. */
async function requireThisRelease(db: Database): Promise<void> {
  const there = 'public.kysely_migration' in (await countRows(db)) ? await executedMigrations(db) : []
  const missing = Object.keys(migrations).filter((name) => !there.includes(name))
  const later = there.filter((name) => !(name in migrations))
  if (later.length > 0) throw new Refused(`The embedded database is of a later release, which ran ${later[0]}.`)
  if (missing.length > 0)
    throw new Refused(`The embedded database is of an earlier release: run npm run migrate on it, without DATABASE_URL.`)
}

/** @throws unless the target is new enough and holds nothing, or only what an export that failed left: tables without accounts. */
async function requireTarget(db: Database): Promise<void> {
  const { text, number } = await serverVersion(db)
  if (number < 150_000) throw new Refused(`PostgreSQL ${text} is too old: version 15 or later is needed.`)
  const tables = await countRows(db)
  const names = Object.keys(tables)
  const ours = names.length === 0 || ('public.kysely_migration' in tables && (tables['public.accounts'] ?? 0) === 0)
  if (!ours) throw new Refused(`The database of DATABASE_URL is not empty: it has ${names.length} tables, ${names[0]} among them.`)
}

/** The queues that a server made in the embedded database, none where no server ran for long enough. */
async function queuesIn(db: Database): Promise<string[]> {
  if (!(await hasTable(db, 'pgboss.queue'))) return []
  const { rows } = await sql<{ name: string }>`select name from pgboss.queue order by name`.execute(db)
  return rows.map((one) => one.name)
}

/** The tables that are copied, those of the queue without what it keeps for itself. */
const tablesOf = async (db: Database, queues: readonly string[]): Promise<string[]> => [
  ...(await ownTables(db)),
  ...(queues.length > 0 ? ['pgboss.job'] : []),
]

/** Copies every row, and where the sequences stand, in one transaction of each side. @throws where the counts differ. */
async function copyAll(from: Database, to: Database, queues: readonly string[]): Promise<number> {
  return transact(from, (source) =>
    transact(to, async (target) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(target)
      const tables = await tablesOf(source, queues)
      const aside = await setAside(target, await ownTables(source))
      let total = 0
      for (const table of tables) {
        const columns = await columnsOf(source, table)
        const known = await columnsOf(target, table)
        const strange = columns.find(({ name, type }) => !known.some((one) => one.name === name && one.type === type))
        if (strange) throw new Refused(`The column ${strange.name} of ${table} is another here and there.`)
        total += await copyRows({ source, target, table, columns, say: console.log })
      }
      console.log('Foreign keys and triggers: putting back')
      await putBack(target, aside)
      await copySequences(source, target)
      await requireSame(tables, source, target)
      return total
    }),
  )
}

/** @throws where the rows of a table, generated columns with them, are others here and there. */
async function requireSame(tables: readonly string[], source: Database, target: Database): Promise<void> {
  const look = async (db: Database, table: string): Promise<{ count: number; sum: string | null }> =>
    (
      await sql<{ count: number; sum: string | null }>`select count(*)::int as count, sum(hashtextextended(one::text, 0))::text as sum
        from ${sql.table(table)} as one`.execute(db)
    ).rows[0]!
  for (const table of tables) {
    const [here, there] = [await look(source, table), await look(target, table)]
    if (here.count !== there.count) throw new Refused(`${table} has ${here.count} rows here and ${there.count} there; nothing was kept.`)
    if (here.sum !== there.sum) throw new Refused(`${table} has rows here that are others there; nothing was kept.`)
  }
}

async function run(config: Config, from: Connection, to: Connection): Promise<void> {
  await requireThisRelease(from.db)
  await requireTarget(to.db)
  const queues = await queuesIn(from.db)
  if (dryRun) {
    let rows = 0
    for (const table of await tablesOf(from.db, queues)) rows += await rowsIn(from.db, table)
    return console.log(`It can be done: ${rows} rows would be copied.`)
  }
  console.log('Schema: making')
  await migrate(to.db)
  if (queues.length > 0) await makeQueues(to.queue, queues)
  const total = await copyAll(from.db, to.db, queues)
  // The planner knows nothing of the new rows yet.
  await sql`analyze`.execute(to.db)
  const files = config.bucket ? `in the bucket ${config.bucket.name}` : `in ${join(config.dataDir, 'files')}`
  console.log(`Done: ${total} rows are on PostgreSQL. The files stay ${files}; start the server with this DATABASE_URL and DATA_DIR.`)
}

await operate(async (config) => {
  if (config.databaseUrl === undefined) refuseCall(usage, 'DATABASE_URL has to name the database to export to, postgres://….')
  requireSource(config)
  const from = await openEmbedded(config)
  try {
    const to = await openRows(config, 2, 0)
    try {
      await run(config, from, to)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
})
