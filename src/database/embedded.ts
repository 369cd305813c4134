/** The embedded database: PGlite in a folder, one connection, behind the same statements as PostgreSQL. */
import { PGlite, protocol } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { PGlite as KyselyPGlite } from 'kysely'
import type { DB } from '../generated/tables.ts'
import { forgetProcess, holdsDatabase, layBlank } from './blank.ts'
import type { Connection } from './connect.ts'
import { holdFolder } from './lock.ts'
import { asText, keep, registerReader, statementOf } from './read.ts'
import type { Statement, TextRow } from './read.ts'
import { watched } from './watching.ts'

/** What it answers stays text where it can, as from PostgreSQL. */
export const parsers = Object.fromEntries(asText.map((oid) => [oid, keep]))

/**
 * Opens the embedded database in `folder`, which begins as the blank one, in memory if none is named, or as a copy of `snapshot`.
 * @throws when another living process holds the folder.
 */
export async function openEmbedded(folder?: string, snapshot?: Blob): Promise<Connection> {
  const release = folder === undefined ? (): void => undefined : await holdFolder(folder)
  if (folder !== undefined) forgetProcess(folder)
  if (folder !== undefined && !snapshot && !holdsDatabase(folder)) layBlank(folder)
  const lite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    parsers,
  })
  return connectTo(lite, async () => {
    if (!lite.closed) await lite.close()
    release()
  })
}

/** The connection to an embedded database that is open. `end` closes that one. */
export async function connectTo(lite: PGlite, end: () => Promise<void>): Promise<Connection> {
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
    // Kysely closes what it has used only.
    close: () => Promise.resolve(),
    query: (text: string, values: unknown[], options: object) => watched({ text }, () => lite.query(text, values, options)),
    transaction: (work: (tx: unknown) => Promise<unknown>) =>
      lite.transaction((tx) =>
        work({
          query: (text: string, values: unknown[], options: object) => {
            const statement = statementOf(values)
            return watched(statement ?? { text }, async () =>
              statement ? { rows: await insideTransaction(statement, values) } : tx.query(text, values, options),
            )
          },
        }),
      ),
  }
  const db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite: wrapped as unknown as KyselyPGlite }) })
  registerReader(db, (statement, values) =>
    watched(statement, () => lite._runExclusiveTransaction(() => insideTransaction(statement, values))),
  )
  return {
    db,
    kind: 'embedded',
    queue: async () => {
      const { fromPglite } = await import('pg-boss')
      return { db: fromPglite(lite), backend: 'pglite' }
    },
    reach: async () => {
      if (lite.closed) throw new Error('the embedded database is closed')
    },
    copy: () => lite.dumpDataDir('gzip'),
    close: async () => {
      await db.destroy()
      await end()
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
