/**
 * PostgreSQL by its URL. Kysely builds every statement; those that were prepared run by name and answer text, as they do on the
 * embedded database.
 */
import { Kysely, PostgresDialect } from 'kysely'
import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { DB } from '../generated/tables.ts'
import { endsConnection, leadsElsewhere } from './broken.ts'
import type { Connection, Use } from './connection.ts'
import { timeGiven } from './patience.ts'
import { openPipelines } from './pipeline.ts'
import type { Runner } from './pipeline.ts'
import { openProbe } from './probe.ts'
import { asText, keep, registerReader, statementOf } from './read.ts'
import type { Statement, TextRow } from './read.ts'
import { longestStatement, startOptions } from './session.ts'
import { forQueue } from './shares.ts'
import { watched } from './watching.ts'

/** How much longer than a statement may take its answer is waited for, in milliseconds. Then the connection is given up. */
const slack = 1_500

/** How a database of PostgreSQL is reached, and what for. */
export interface Manner {
  /** What `pg_stat_activity` says of the connections. */
  purpose: string
  /** Whether a pooler stands between that lends a connection for one transaction. */
  pooled: boolean
  /** Whether statements are prepared by name. */
  prepared: boolean
}

const directly: Manner = { purpose: 'requests', pooled: false, prepared: true }

/**
 * Connects to PostgreSQL with at most `connections` connections for transactions and for statements that may take long,
 * and two for short ones; a single one is for both. A statement is given up after `statementTimeout` milliseconds, behind a
 * pooler after those that the role is set to.
 */
export function connectPostgres(
  url: string,
  connections = 10,
  statementTimeout = longestStatement,
  { purpose, pooled, prepared }: Manner = directly,
): Connection {
  const called = (what: string) => ({ fallback_application_name: `research-platform ${what}` })
  const settings = {
    ...(pooled ? { connectionString: url } : beginning(url, startOptions(statementTimeout))),
    ...called(purpose),
    connectionTimeoutMillis: 10_000,
    // A new connection has planned nothing yet, which costs more than one that stays open.
    idleTimeoutMillis: 300_000,
    // What answers nothing any more, as after a fail-over, is found by this alone.
    query_timeout: statementTimeout && statementTimeout + slack,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: (oid: number, format: never) => (asText.includes(oid) ? keep : pg.types.getTypeParser(oid, format)) } as never,
  }
  const pool = new pg.Pool({ ...settings, max: connections })
  const pipelines = connections > 1 ? openPipelines({ ...settings, ...called('short reads') }, pool) : undefined
  const probe = openProbe({ ...settings, ...called('readiness') })
  // An idle connection that breaks is dropped by the pool; the next request opens another. One that carries something breaks
  // on its own, and whoever waits for it is told by the failure of the statement.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const nameOf: NameOf = (statement) => (prepared ? statement?.name : undefined)
  const failed = (client: pg.PoolClient, error: unknown): void => {
    if (endsConnection(error)) void client.end()
    if (leadsElsewhere(error)) pipelines?.renew()
  }
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => namedClient(await pool.connect(), nameOf, failed),
        end: () => pool.end(),
        options: pool.options,
        Client: pg.Client,
      } as never,
    }),
  })
  registerReader(db, async (statement, values) => {
    const query = { text: statement.text, values, types: rawText }
    const { rows } = await watched(statement, () => runNamed((statement.short && pipelines) || pool, nameOf(statement), query))
    return rows as TextRow[]
  })
  const limits = { max: forQueue, connectionTimeoutMillis: 5_000, query_timeout: 30_000, keepAlive: true }
  const queue = async () => ({ connectionString: url, application_name: 'research-platform queue', ...limits })
  const close = async () => void (await Promise.all([db.destroy(), pipelines?.close(), probe.close()]))
  const use = (): Use => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, pipelined: pipelines?.waiting ?? 0 })
  return { db, kind: 'postgres', queue, reach: probe.ask, use, close }
}

/** Where to connect, and with which options of the session besides those that the URL gives. */
function beginning(url: string, options: string): { connectionString: string; options: string } {
  const plain = new URL(url)
  const given = plain.searchParams.get('options') ?? ''
  plain.searchParams.delete('options')
  return { connectionString: plain.href, options: `${given} ${options}` }
}

const rawText = { getTypeParser: () => keep } as never

/** The name to prepare a statement by, if it is to be. */
type NameOf = (statement: Statement | undefined) => string | undefined

/** Runs a statement by its name. When a migration changed what it answers, or it could not be prepared, once more without. */
async function runNamed(runner: Runner, name: string | undefined, query: pg.QueryConfig): Promise<{ rows: unknown[] }> {
  if (name === undefined) return runner.query(query)
  try {
    return await runner.query({ ...query, name })
  } catch (error) {
    if (!['0A000', '26000'].includes((error as { code?: string }).code ?? '')) throw error
    return runner.query(query)
  }
}

const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

/**
 * A client for Kysely that runs prepared statements by name. One for each connection, since Kysely knows it by identity.
 * `failed` hears of each statement that does.
 */
function namedClient(client: pg.PoolClient, nameOf: NameOf, failed: (client: pg.PoolClient, error: unknown) => void): PostgresPoolClient {
  const known = clients.get(client)
  if (known) return known
  let patience: { query_timeout?: number } = {}
  const named = {
    query: (text: string, values: unknown[]) => {
      const statement = statementOf(values)
      const given = timeGiven(values)
      if (given !== undefined) patience = { query_timeout: given + slack }
      const name = nameOf(statement)
      const query = { text, values, ...(name && { name }), ...patience, ...(statement && { types: rawText }) }
      return watched(statement ?? { text }, () => client.query(query)).catch((error: unknown) => {
        failed(client, error)
        throw error
      })
    },
    release: (discarded: boolean) => {
      patience = {}
      client.release(discarded)
    },
    get processID() {
      return (client as unknown as { processID?: number }).processID
    },
  } as unknown as PostgresPoolClient
  clients.set(client, named)
  return named
}
