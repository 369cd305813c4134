/** A command of the operator, on a seeded database of its own that no server has meanwhile. */
import { afterAll, beforeAll } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectEmbedded } from '../../src/database/embedded.ts'
import { connectPostgres } from '../../src/database/postgres.ts'
import type { Connection } from '../../src/database/connection.ts'
import { freshDatabase, seededIn } from './database.ts'
import { runScript } from './programs.ts'
import type { Outcome } from './programs.ts'

interface OperatorCommand {
  run(...args: string[]): Promise<Outcome>
  /** The settings that it runs with. */
  settings(): Record<string, string>
  /** Opens the database while the command does not run. */
  connect(): Promise<Connection>
}

/** Prepares the database of this test file for a script. */
export function operatorCommand(script: string): OperatorCommand {
  const folder = mkdtempSync(join(tmpdir(), 'command-'))
  let url: string | undefined
  let remove: () => Promise<unknown> = () => Promise.resolve()
  beforeAll(async () => {
    if (!process.env['TEST_ON']) return seededIn(join(folder, 'database'))
    const database = await freshDatabase()
    url = database.url
    remove = database.close
  })
  afterAll(async () => {
    await remove()
    rmSync(folder, { recursive: true, force: true })
  })
  const settings = (): Record<string, string> => ({ DATA_DIR: folder, ...(url === undefined ? {} : { DATABASE_URL: url }) })
  return {
    run: (...args) => runScript(script, args, settings()),
    settings,
    connect: async () => (url === undefined ? connectEmbedded(join(folder, 'database')) : connectPostgres(url, 2)),
  }
}
