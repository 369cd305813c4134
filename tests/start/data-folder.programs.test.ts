import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeDataFolder } from '../../src/data-folder.ts'
import { openFiles, openRows } from '../../src/places.ts'
import { seededIn } from '../support/database.ts'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'

const posix = process.platform !== 'win32'
const root = mkdtempSync(join(tmpdir(), 'data-folder-'))
const before = process.umask()
const processes: ServerProcess[] = []
afterAll(async () => {
  process.umask(before)
  await Promise.all(processes.map((one) => one.stop()))
  rmSync(root, { recursive: true, force: true })
})

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
/** What others may do something with, in and below a folder. PGlite chooses the modes of its own files, in a closed folder. */
const openIn = (folder: string): string[] =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    .filter((name) => !name.startsWith('database/'))
    .filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)

/** A folder as an earlier release left it. */
function older(...more: string[]): string {
  const folder = mkdtempSync(join(root, 'older-'))
  for (const name of ['database', 'outbox', ...more]) mkdirSync(join(folder, name))
  for (const name of ['.', 'database', 'outbox', ...more]) chmodSync(join(folder, name), 0o755)
  return folder
}

if (posix) {
  test('a folder that is missing is made for the user of the server alone, with those above it', () => {
    const folder = join(root, 'missing', 'data')
    expect(closeDataFolder(folder)).toEqual([])
    expect([folder, join(root, 'missing')].map(modeOf)).toEqual(['700', '700'])
  })

  test('an embedded database is made and served where a process may open 256 files', { timeout: 120_000 }, async () => {
    const few = ['sh', '-c', 'ulimit -n 256 && exec "$@"', 'sh']
    const started = await startProcess({ DATA_DIR: join(root, 'few-files'), DEMO: 'true' }, '.', few)
    processes.push(started)
    expect((await fetch(`${started.url}/health/ready`)).status).toBe(200)
  })

  test('a folder where the system takes none is refused in a sentence', () => {
    const script = `import { closeDataFolder } from './src/data-folder.ts'; closeDataFolder('/proc/none/data')`
    // In a process of its own, which can be ended while it tries for ever.
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { timeout: 60_000, encoding: 'utf8' })
    expect(stderr).toContain('DATA_DIR cannot be used: ')
  })

  describe('a folder of an earlier release', () => {
    test('is closed to others, and so is what it holds', () => {
      const folder = older()
      expect(closeDataFolder(folder)).toEqual([])
      expect(['.', 'database', 'outbox'].map((name) => modeOf(join(folder, name)))).toEqual(['700', '700', '700'])
      expect(readdirSync(folder)).toEqual(['database', 'outbox'])
    })

    test('is closed by whoever opens its rows or its files, so by each of an operator’s commands', async () => {
      const closed = (folder: string) => ['.', 'database', 'outbox'].map((name) => modeOf(join(folder, name)))
      const [rows, files] = [older(), older()]
      seededIn(join(rows, 'database'))
      await (await openRows({ dataDir: rows, databaseUrl: undefined, bucket: undefined })).close()
      await openFiles({ dataDir: files, databaseUrl: undefined, bucket: undefined })
      expect([closed(rows), closed(files)]).toEqual([
        ['700', '700', '700'],
        ['700', '700', '700'],
      ])
    })

    test('stays open where something else is in it; what is the server’s own is closed', () => {
      const folder = older('website')
      expect(closeDataFolder(folder)).toEqual([])
      expect(['.', 'database', 'outbox', 'website'].map((name) => modeOf(join(folder, name)))).toEqual(['755', '700', '700', '755'])
    })
  })
}

describe('a server', () => {
  const folder = join(root, 'data')
  const start = async (env: Record<string, string>): Promise<ServerProcess> => {
    const started = await startProcess({ DATA_DIR: folder, ...env })
    processes.push(started)
    return started
  }
  const send = (url: string, path: string, attributes: object) =>
    fetch(`${url}/api/v2/accounts/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { type: 'sessions', attributes } }),
    })
  const signIn = (url: string) => send(url, 'sign_in', { email: 'admin@demo.example', password: 'demo-password-1' })
  let demo: ServerProcess

  beforeAll(async () => {
    process.umask(before)
    seededIn(join(folder, 'database'))
    demo = await start({ DEMO: 'true' })
  })

  test('keeps what it makes to its user: the database, files, what arrives, and mails', async () => {
    const sent = await send(demo.url, 'magic-authentication', { email: 'investor@demo.example' })
    expect(sent.status).toBe(200)
    await expect
      .poll(() => readdirSync(folder).includes('outbox') && readdirSync(join(folder, 'outbox')).length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(2)
    expect(readdirSync(folder).sort()).toEqual(['arriving', 'database', 'files', 'outbox'])
    if (posix) expect(openIn(folder)).toEqual([])
  })

  test('that is no demo any more says what is left of it and lets none of it in; it closes what was opened', async () => {
    expect((await signIn(demo.url)).status).toBe(201)
    expect(demo.said()).not.toContain('of the demo set')
    await demo.stop()
    if (posix) for (const name of ['.', 'outbox', 'files']) chmodSync(join(folder, name), 0o755)
    const plain = await start({ DEMO: 'false' })
    expect(plain.said()).toMatch(/26 accounts of the demo set have the published password/)
    expect(plain.said()).not.toContain('SMTP_URL')
    expect((await signIn(plain.url)).status).toBe(401)
    if (posix) expect(openIn(folder)).toEqual([])
  })

  test('in production does not start without the name of its database, and says where mails are without a mail server', async () => {
    await processes.at(-1)!.stop()
    await expect(start({ NODE_ENV: 'production', DATABSE_URL: 'postgres://typo' })).rejects.toThrow('DATABASE_URL must be set')
    await expect(start({ HOST: '0.0.0.0', DEMO: 'true' })).rejects.toThrow('DEMO must be false where HOST')
    const production = await start({ NODE_ENV: 'production', DATABASE_URL: 'embedded' })
    expect(production.said()).toContain(
      `SMTP_URL is not set: mails, and the tokens in them, are not sent but kept in ${join(folder, 'outbox')}.`,
    )
    expect(production.said()).toContain('PUBLIC_URL is not set: what mails link to')
    expect(production.said()).not.toContain('No admin')
  })

  test('does not open what another version of PostgreSQL made, and says where that is', async () => {
    const database = join(root, 'other', 'database')
    mkdirSync(database, { recursive: true })
    writeFileSync(join(database, 'PG_VERSION'), '14\n')
    await expect(start({ DATA_DIR: join(root, 'other') })).rejects.toThrow(`in ${database}, of PostgreSQL 14 cannot be opened: `)
  })

  test('that nobody governs says how the first admin is made', async () => {
    const empty = await start({ DATA_DIR: join(root, 'empty'), DEMO: 'false' })
    expect(empty.said()).toContain('Stop this server, run npm run account -- <email> <first-name> <last-name>.')
  })

  test('behind a proxy says where it listens, beside where links lead', async () => {
    const linked = await start({ DATA_DIR: join(root, 'linked'), DEMO: 'false', PUBLIC_URL: 'https://api.example' })
    expect(linked.said()).toMatch(/^Listening on http:\/\/127\.0\.0\.1:\d+ {2}\(reference: https:\/\/api\.example\/ /m)
  })
})
