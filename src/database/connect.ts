/**
 * Opens the database: PostgreSQL by its URL, else PGlite in a folder. Kysely builds every statement; the statements
 * that were prepared run by name and answer text, on both drivers alike.
 */
import { Kysely, PostgresDialect } from 'kysely'
import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { QueueOptions } from '../effects/jobs.ts'
import type { DB } from '../generated/tables.ts'
import { openLanes } from './lanes.ts'
import type { Runner } from './lanes.ts'
import { asText, keep, registerReader, statementOf } from './read.ts'
import type { Statement, TextRow } from './read.ts'

export type Database = Kysely<DB>

export interface Connection {
  db: Database
  kind: 'postgres' | 'embedded'
  /** How the job queue reaches the same database. */
  queue: QueueOptions
  close(): Promise<void>
}

/**
 * Connects to PostgreSQL with at most `connections` connections for transactions and for statements that may take long,
 * and two for short ones. A statement is given up after `statementTimeout` milliseconds.
 */
export function connectPostgres(url: string, connections = 10, statementTimeout = 15_000): Connection {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: statementTimeout,
    options: '-c timezone=UTC -c datestyle=ISO -c extra_float_digits=1 -c jit=off',
    types: { getTypeParser: (oid: number, format: never) => (asText.includes(oid) ? keep : pg.types.getTypeParser(oid, format)) } as never,
  }
  const pool = new pg.Pool({ ...settings, max: connections })
  const lanes = openLanes(settings, pool)
  // An idle connection that breaks is dropped by the pool; the next request opens another.
  pool.on('error', () => undefined)
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => namedClient(await pool.connect()),
        end: () => pool.end(),
        options: pool.options,
        Client: pg.Client,
      } as never,
    }),
  })
  registerReader(db, async (statement, values) => {
    const { rows } = await runNamed(statement.short ? lanes : pool, statement, values)
    return rows as TextRow[]
  })
  const queue = async () => ({ connectionString: url, max: 2 })
  return { db, kind: 'postgres', queue, close: async () => void (await Promise.all([db.destroy(), lanes.close()])) }
}

const rawText = { getTypeParser: () => keep } as never

/** Runs a statement by its name. When a migration changed what it answers, or it could not be prepared, once more without. */
async function runNamed(runner: Runner, { name, text }: Statement, values: unknown[]): Promise<{ rows: unknown[] }> {
  const query = { text, values, types: rawText }
  if (name === undefined) return runner.query(query)
  try {
    return await runner.query({ ...query, name })
  } catch (error) {
    if (!['0A000', '26000'].includes((error as { code?: string }).code ?? '')) throw error
    return runner.query(query)
  }
}

const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

/** A client for Kysely that runs prepared statements by name. One for each connection, since Kysely knows it by identity. */
function namedClient(client: pg.PoolClient): PostgresPoolClient {
  const known = clients.get(client)
  if (known) return known
  const named = {
    query: (text: string, values: unknown[]) => {
      const statement = statementOf(values)
      return statement
        ? client.query({ ...(statement.name === undefined ? {} : { name: statement.name }), text, values, types: rawText })
        : client.query(text, values)
    },
    release: () => client.release(),
    get processID() {
      return (client as unknown as { processID?: number }).processID
    },
  } as unknown as PostgresPoolClient
  clients.set(client, named)
  return named
}

/**
 * Opens the embedded database in `folder`, in memory if none is named, or as a copy of `snapshot`. Its engine is loaded
 * here, so that an installation on PostgreSQL starts without it.
 * @throws when another living process holds the folder.
 */
export async function connectEmbedded(folder?: string, snapshot?: Blob): Promise<Connection> {
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(folder, snapshot)
}
