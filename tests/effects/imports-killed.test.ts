/** What an import comes to whose server process is killed in the middle of it. */
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { connectEmbedded } from '../../src/database/connect.ts'
import type { Connection } from '../../src/database/connect.ts'
import { differences } from '../../src/database/recount.ts'
import { seedId } from '../../src/demo/ids.ts'
import { storeDemoFiles } from '../../src/demo/shared.files.ts'
import { filesInFolder } from '../../src/effects/files.ts'
import { freshDatabase, seededIn } from '../support/database.ts'
import { dataUrl } from '../support/files.ts'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'

const toClose: (() => unknown)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

const most = 50_000
const list = `/api/v2/contact-lists/${seedId('contact-lists', 5)}`

test('goes on in the next process, and adds nobody twice or not at all', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-killed-'))
  const postgres = process.env['TEST_ON'] ? await freshDatabase() : undefined
  toClose.push(
    () => rmSync(folder, { recursive: true, force: true }),
    () => postgres?.close(),
  )
  if (postgres) await storeDemoFiles(postgres.db, filesInFolder(join(folder, 'files')))
  else seededIn(join(folder, 'database'))
  const open = async (): Promise<Connection> => postgres ?? (await connectEmbedded(join(folder, 'database')))
  const env: Record<string, string> = { DATA_DIR: folder, DEMO: 'true', ...(postgres ? { DATABASE_URL: postgres.url! } : {}) }
  const start = async (): Promise<ServerProcess> => {
    const started = await startProcess(env)
    toClose.push(() => started.stop('SIGKILL'))
    return started
  }

  let running = await start()
  let token = ''
  const ask = async (method: string, path: string, data?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(running.url + path, { method, headers, ...(data ? { body: JSON.stringify({ data }) } : {}) })
    return ((await answer.json()) as { data: { id: string; attributes: Record<string, unknown> } }).data
  }
  const signIn = { type: 'sessions', attributes: { email: 'tamsin.rourke@demo.example', password: 'demo-password-1' } }
  token = String((await ask('POST', '/api/v2/accounts/sign_in', signIn)).attributes['token'])
  const before = (await ask('GET', list)).attributes
  const rows = Array.from({ length: most }, (_, index) => `reader-${index}@killed.example,First ${index}`)
  const source = dataUrl('text/csv', `email,first name\n${rows.join('\n')}\n`)
  const { id } = await ask('POST', `${list}/import-contacts-from-csv`, { attributes: { source } })
  const importOf = async () => (await ask('GET', `/api/v2/imports/${id}`)).attributes

  for (const part of [0.1, 0.3]) {
    await expect.poll(async () => (await importOf())['done-count'], { timeout: 60_000, interval: 10 }).toBeGreaterThan(part * most)
    await running.stop('SIGKILL')
    const between = await open()
    const { rows: left } = await sql<{ done: number; added: number; there: number; kept: boolean }>`select done_count as done,
        added_count as added, (select count(*)::integer from contacts where email like '%@killed.example') as there, source is not null as kept
      from imports where id = ${id}`.execute(between.db)
    expect(left[0]!.done).toBeLessThan(most)
    expect(left).toEqual([{ done: left[0]!.done, added: left[0]!.done, there: left[0]!.done, kept: true }])
    // Its hold on the import runs out by itself; here that time has gone by.
    await sql`update imports set busy_until = now() where id = ${id}`.execute(between.db)
    if (!postgres) await between.close()
    running = await start()
  }

  await expect.poll(async () => (await importOf())['status'], { timeout: 120_000, interval: 100 }).toBe('done')
  expect(await importOf()).toMatchObject({ 'done-count': most, 'added-count': most, 'updated-count': 0, 'skipped-count': 0, errors: [] })
  const after = (await ask('GET', list)).attributes
  expect(after['deliverable-count']).toBe(Number(before['deliverable-count']) + most)
  await running.stop('SIGTERM')
  const { db, close } = await open()
  const { rows: there } = await sql`select count(*)::integer as there, count(distinct email)::integer as different from contacts
    where email like '%@killed.example'`.execute(db)
  expect(there).toEqual([{ there: most, different: most }])
  expect((await differences(db)).filter((one) => one.table === 'contact_lists')).toEqual([])
  const { rows: kept } = await sql`select from files where name = 'import.csv'`.execute(db)
  expect(kept).toEqual([])
  if (!postgres) await close()
})
