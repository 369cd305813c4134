/**
 * Opens the database: PostgreSQL by its URL, else PGlite in a folder. Kysely builds every statement; the statements
 * that were prepared run by name and answer text, on both drivers alike.
 */
import { PGlite, protocol } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import type { PGlite as KyselyPGlite, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { QueueOptions } from '../effects/jobs.ts'
import type { DB } from '../generated/tables.ts'
import { holdFolder } from './lock.ts'
import { registerReader, statementOf } from './read.ts'
import type { Statement, TextRow } from './read.ts'

export type Database = Kysely<DB>

export interface Connection {
  db: Database
  kind: 'postgres' | 'embedded'
  /** How the job queue reaches the same database. */
  queue: QueueOptions
  close(): Promise<void>
}

/** Types that both drivers hand on as PostgreSQL writes them: bigint, date and the timestamps. */
const asText = [20, 1082, 1114, 1184]
const keep = (value: string): string => value

/**
 * Connects to PostgreSQL with at most `connections` connections.
 * A statement is given up after `statementTimeout` milliseconds.
 */
export function connectPostgres(url: string, connections = 10, statementTimeout = 15_000): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: statementTimeout,
    options: '-c timezone=UTC -c datestyle=ISO -c extra_float_digits=1',
    types: { getTypeParser: (oid: number, format: never) => (asText.includes(oid) ? keep : pg.types.getTypeParser(oid, format)) } as never,
  })
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
  registerReader(db, async (statement, values) => (await runNamed(pool, statement, values)).rows as TextRow[])
  const queue = async () => ({ connectionString: url, max: 2 })
  return { db, kind: 'postgres', queue, close: () => db.destroy() }
}

const rawText = { getTypeParser: () => keep } as never

interface Runner {
  query(config: { name?: string; text: string; values: unknown[]; types: never }): Promise<{ rows: unknown[] }>
}

/** Runs a statement by its name. When a migration changed what it answers, once more without. */
async function runNamed(runner: Runner, { name, text }: Statement, values: unknown[]): Promise<{ rows: unknown[] }> {
  const query = { text, values, types: rawText }
  if (name === undefined) return runner.query(query)
  try {
    return await runner.query({ ...query, name })
  } catch (error) {
    if ((error as { code?: string }).code !== '0A000') throw error
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
 * Opens the embedded database in `folder`, in memory if none is named, or as a copy of `snapshot`.
 * @throws when another living process holds the folder.
 */
export async function connectEmbedded(folder?: string, snapshot?: Blob): Promise<Connection> {
  const release = folder === undefined ? (): void => undefined : await holdFolder(folder)
  const lite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    parsers: Object.fromEntries(asText.map((oid) => [oid, keep])),
  })
  await lite.exec("set timezone to 'UTC'; set datestyle to 'ISO'")
  const names = new Set<string>()
  const insideTransaction = (statement: Statement, values: unknown[]): Promise<TextRow[]> =>
    lite._runExclusiveQuery(() => runPrepared(lite, names, statement, values))

  const wrapped = {
    get closed() {
      return lite.closed
    },
    get ready() {
      return lite.ready
    },
    waitReady: lite.waitReady,
    close: () => lite.close(),
    query: (text: string, values: unknown[], options: object) => lite.query(text, values, options),
    transaction: (work: (tx: unknown) => Promise<unknown>) =>
      lite.transaction((tx) =>
        work({
          query: async (text: string, values: unknown[], options: object) => {
            const statement = statementOf(values)
            return statement ? { rows: await insideTransaction(statement, values) } : tx.query(text, values, options)
          },
        }),
      ),
  }
  const db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite: wrapped as unknown as KyselyPGlite }) })
  registerReader(db, (statement, values) => lite._runExclusiveTransaction(() => insideTransaction(statement, values)))
  return {
    db,
    kind: 'embedded',
    queue: async () => {
      const { fromPglite } = await import('pg-boss')
      return { db: fromPglite(lite), backend: 'pglite' }
    },
    close: async () => {
      await db.destroy()
      if (!lite.closed) await lite.close()
      release()
    },
  }
}

const { serialize } = protocol

/** Parse once for each name, in a message of its own; then bind, describe and execute in one. A commit syncs, not this. */
async function runPrepared(lite: PGlite, names: Set<string>, statement: Statement, values: unknown[]): Promise<TextRow[]> {
  const name = statement.name ?? ''
  const send = (messages: Uint8Array[]) => lite.execProtocol(join(messages), { syncToFs: false })
  if (!names.has(name)) {
    await send([serialize.parse({ name, text: statement.text }), serialize.sync()])
    if (name !== '') names.add(name)
  }
  const { messages } = await send([
    serialize.bind({ statement: name, values: values.map(parameterText) }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ])
  let fields: string[] = []
  const rows: TextRow[] = []
  for (const message of messages) {
    if (message.name === 'rowDescription') fields = (message as unknown as { fields: { name: string }[] }).fields.map((one) => one.name)
    else if (message.name === 'dataRow') {
      const row: Record<string, string | null> = {}
      const { fields: cells } = message as unknown as { fields: (string | null)[] }
      for (let index = 0; index < cells.length; index++) row[fields[index]!] = cells[index]!
      rows.push(row)
    }
  }
  return rows
}

function join(messages: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(messages.reduce((size, one) => size + one.length, 0))
  let at = 0
  for (const one of messages) {
    whole.set(one, at)
    at += one.length
  }
  return whole
}

/** A parameter as PostgreSQL reads it. Lists become array literals. */
function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (!Array.isArray(value)) return String(value)
  return `{${value.map((one) => `"${String(one).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`
}
