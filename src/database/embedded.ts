/** The embedded database: PGlite in a folder, one connection, behind the same statements as PostgreSQL. */
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { PGlite as KyselyPGlite } from 'kysely'
import { setFlagsFromString } from 'node:v8'
import type { DB } from '../generated/tables.ts'
import { forgetProcess, holdsDatabase, layBlank, versionIn } from './blank.ts'
import type { Connection } from './connection.ts'
import { holdFolder } from './hold-folder.ts'
import { Statements } from './messages.ts'
import { asText, keep, registerReader, statementOf } from './read.ts'
import type { Statement, TextRow } from './read.ts'
import { requireRoom } from './room.ts'
import { watched } from './watching.ts'

/** What it answers stays text where it can, as from PostgreSQL. */
export const parsers = Object.fromEntries(asText.map((oid) => [oid, keep]))

/**
 * How PostgreSQL starts: with a fourth of its usual memory, since it clears that first, which took half of its start; and with so many
 * files open at a time that a system lets a process have them. Of its usual thousand the last could not be opened where that is less.
 */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'max_files_per_process=128']

/**
 * Opens the embedded database in `folder`, which begins as the blank one, in memory if none is named, or as a copy of `snapshot`.
 * @throws when another living process holds the folder, where there is no room on its disk, or where what is in it cannot be opened.
 */
export async function connectEmbedded(folder?: string, snapshot?: Blob): Promise<Connection> {
  const release = folder === undefined ? (): void => undefined : await holdFolder(folder)
  const room = (): void => (folder === undefined ? undefined : requireRoom(folder))
  if (folder !== undefined) {
    forgetProcess(folder)
    if (!snapshot && !holdsDatabase(folder)) layBlank(folder)
  }
  room()
  // V8 would compile PostgreSQL's longest function again for speed: two seconds of a processor and 600 MB at each start, and whatever
  // ends meanwhile waits for it.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  const lite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    startParams,
    parsers,
  }).catch((cause: Error) => {
    const where = folder === undefined ? '' : ` in ${folder}, of PostgreSQL ${versionIn(folder)}`
    throw new Error(`The embedded database${where} cannot be opened: ${cause.message}`, { cause })
  })
  const end = async (): Promise<void> => {
    if (!lite.closed) await lite.close()
    release()
  }
  return connectTo(lite, end, room)
}

/** The connection to an embedded database that is open. `end` closes that one; `room` throws where nothing can be written. */
export async function connectTo(lite: PGlite, end: () => Promise<void>, room: () => void = () => undefined): Promise<Connection> {
  await lite.exec("set timezone to 'UTC'; set datestyle to 'ISO'")
  const statements = new Statements(lite)
  const insideTransaction = (statement: Statement, values: unknown[]): Promise<TextRow[]> =>
    lite._runExclusiveQuery(() => statements.runPrepared(statement, values))

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
    query: (text: string, values: unknown[]) =>
      watched({ text }, () => lite._runExclusiveTransaction(() => lite._runExclusiveQuery(() => statements.runText(text, values, true)))),
    transaction: (work: (tx: unknown) => Promise<unknown>) =>
      lite.transaction(() =>
        work({
          query: (text: string, values: unknown[]) => {
            // Whatever writes does so in a transaction.
            room()
            const statement = statementOf(values)
            return watched(statement ?? { text }, async () =>
              statement
                ? { rows: await insideTransaction(statement, values) }
                : lite._runExclusiveQuery(() => statements.runText(text, values, false)),
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
