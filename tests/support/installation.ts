/** A seeded installation whose processes are killed and started again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect } from 'vitest'
import { connectEmbedded } from '../../src/database/embedded.ts'
import type { Database } from '../../src/database/connection.ts'
import { storeDemoFiles } from '../../src/demo/shared.files.ts'
import { filesInFolder } from '../../src/effects/files.ts'
import { freshDatabase, seededIn } from './database.ts'
import { startProcess } from './process.ts'
import type { ServerProcess } from './process.ts'

interface Installation {
  /** Where it keeps its data. */
  readonly folder: string
  start(): Promise<ServerProcess>
  /** Works on its database while no process runs. */
  between<T>(work: (db: Database) => Promise<T>): Promise<T>
}

/** What the connections of the processes are called. */
const called = 'installation'

/** PostgreSQL still carries out what a killed process had sent. */
async function allGone(db: Database): Promise<void> {
  const there = async (): Promise<number> => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and application_name = ${called}`.execute(db)
    return rows.length
  }
  await expect.poll(there, { timeout: 60_000 }).toBe(0)
}

/** Makes installations for this test file, each for one test. */
export function installations(settings: () => Record<string, string>): () => Promise<Installation> {
  const toClose: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of toClose.splice(0).reverse()) await close()
  })
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-'))
    const postgres = process.env['TEST_ON'] ? await freshDatabase() : undefined
    toClose.push(
      () => rmSync(folder, { recursive: true, force: true }),
      () => postgres?.close(),
    )
    if (postgres) await storeDemoFiles(postgres.db, filesInFolder(join(folder, 'files')))
    else seededIn(join(folder, 'database'))
    const env = {
      DATA_DIR: folder,
      DEMO: 'true',
      ...settings(),
      ...(postgres ? { DATABASE_URL: `${postgres.url}?application_name=${called}` } : {}),
    }
    return {
      folder,
      async start() {
        const started = await startProcess(env)
        toClose.push(() => started.stop('SIGKILL'))
        return started
      },
      async between(work) {
        if (postgres) {
          await allGone(postgres.db)
          return work(postgres.db)
        }
        const embedded = await connectEmbedded(join(folder, 'database'))
        return work(embedded.db).finally(() => embedded.close())
      },
    }
  }
}

/** Makes the function that asks a process something as a demo account. */
export async function askingAs({ url }: ServerProcess, name: string) {
  let token = ''
  const ask = async (method: string, path: string, data?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(url + path, { method, headers, ...(data ? { body: JSON.stringify({ data }) } : {}) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`)
    return (JSON.parse(text || '{}') as { data: { id: string; attributes: Record<string, string> } }).data
  }
  const credentials = { email: `${name}@demo.example`, password: 'demo-password-1' }
  token = (await ask('POST', '/api/v2/accounts/sign_in', { type: 'sessions', attributes: credentials })).attributes['token']!
  return ask
}
