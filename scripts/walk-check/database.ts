/** The database of the walk, made for it and looked at while the server is down. */
import { sql } from 'kysely'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { connectEmbedded } from '../../src/database/embedded.ts'
import { connectPostgres } from '../../src/database/postgres.ts'
import type { Connection, Database } from '../../src/database/connection.ts'
import { until } from '../faults-check/programs.ts'

export interface Place {
  /** How the server is told of it. */
  env: Record<string, string>
  /** Opens it for a look, once nothing of a server that died goes on in it. */
  look<T>(work: (db: Database) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

async function asOwner(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function closing<T>(connection: Connection, work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await work(connection.db)
  } finally {
    await connection.close()
  }
}

/** What a statement may take that counts everything anew, in milliseconds. */
const patience = 300_000

const others = sql<{ pid: number }>`select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

/** A database of its own on a PostgreSQL server. */
async function onServer(url: string): Promise<Place> {
  const name = `walk_check_${process.pid}`
  const own = new URL(url)
  own.pathname = `/${name}`
  await asOwner(url, `create database ${name} template template0`)
  return {
    env: { DATABASE_URL: own.href },
    look: (work) =>
      closing(connectPostgres(own.href, 1, patience), async (db) => {
        await until('whatever a dead server had begun ends', 30, async () => (await others.execute(db)).rows.length === 0)
        return work(db)
      }),
    remove: () => asOwner(url, `drop database if exists ${name} with (force)`),
  }
}

/** The embedded database in a folder of the server below `root`. */
function embedded(root: string): Place {
  const folder = join(root, 'data')
  mkdirSync(folder, { mode: 0o700 })
  return {
    env: { DATABASE_URL: 'embedded' },
    look: async (work) => closing(await connectEmbedded(join(folder, 'database')), work),
    remove: () => Promise.resolve(),
  }
}

export const makeDatabase = async (postgres: string | undefined, root: string): Promise<Place> =>
  postgres === undefined ? embedded(root) : onServer(postgres)
