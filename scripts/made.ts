/** A database that is there already, for commands that make none. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../src/config.ts'
import type { Connection, Database } from '../src/database/connection.ts'
import { migrations } from '../src/database/migrations/index.ts'
import { folderOfRows, openRows } from '../src/places.ts'
import { executedMigrations, hasTable } from './backup/rows.ts'
import { Refused } from './operator.ts'

/** Opens it, and no new one where a setting names another place. @throws where there is none. */
export async function openMade(config: Config, connections: number, statementTimeout?: number): Promise<Connection> {
  if (config.databaseUrl === undefined && !existsSync(join(folderOfRows(config), 'PG_VERSION'))) {
    throw new Refused(`There is no database in ${folderOfRows(config)}; DATABASE_URL or DATA_DIR says where it is.`)
  }
  const connection = await openRows(config, connections, statementTimeout)
  try {
    await requireMigrated(connection.db)
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

async function requireMigrated(db: Database): Promise<void> {
  if (!(await hasTable(db, 'public.kysely_migration')))
    throw new Refused('The database was never migrated: npm run migrate does it, if DATABASE_URL names the right one.')
}

/** @throws where the database is of an earlier release. */
export async function requireThisRelease(db: Database): Promise<void> {
  const ran = await executedMigrations(db)
  if (Object.keys(migrations).some((name) => !ran.includes(name))) {
    throw new Refused('The database is not of this release yet: npm run migrate brings it there.')
  }
}
