/** What an import comes to whose server process is killed in the middle of it. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { differences } from '../../src/database/recount.ts'
import { seedId } from '../../src/demo/ids.ts'
import { dataUrl } from '../support/files.ts'
import { askingAs, installations } from '../support/installation.ts'

const install = installations(() => ({}))
const most = 15_000
const list = `/api/v2/contact-lists/${seedId('contact-lists', 5)}`

test('goes on in the next process, and adds nobody twice or not at all', { timeout: 300_000 }, async () => {
  const { start, between } = await install()
  const writer = 'tamsin.rourke'
  let running = await start()
  let ask = await askingAs(running, writer)
  const before = (await ask('GET', list)).attributes
  const rows = Array.from({ length: most }, (_, index) => `reader-${index}@killed.example,First ${index}`)
  const source = dataUrl('text/csv', `email,first name\n${rows.join('\n')}\n`)
  const { id } = await ask('POST', `${list}/import-contacts-from-csv`, { attributes: { source } })
  const importOf = async () => (await ask('GET', `/api/v2/imports/${id}`)).attributes

  for (const part of [0.1, 0.3]) {
    await expect.poll(async () => Number((await importOf())['done-count']), { timeout: 60_000, interval: 10 }).toBeGreaterThan(part * most)
    await running.stop('SIGKILL')
    const left = await between(async (db) => {
      const { rows } = await sql<{ done: number; added: number; there: number; kept: boolean }>`select done_count as done,
          added_count as added, (select count(*)::integer from contacts where email like '%@killed.example') as there, source is not null as kept
        from imports where id = ${id}`.execute(db)
      // Its hold on the import runs out by itself; here that time has gone by.
      await sql`update imports set busy_until = now() where id = ${id}`.execute(db)
      return rows
    })
    expect(left[0]!.done).toBeLessThan(most)
    expect(left).toEqual([{ done: left[0]!.done, added: left[0]!.done, there: left[0]!.done, kept: true }])
    running = await start()
    ask = await askingAs(running, writer)
  }

  await expect.poll(async () => (await importOf())['status'], { timeout: 120_000, interval: 100 }).toBe('done')
  expect(await importOf()).toMatchObject({ 'done-count': most, 'added-count': most, 'updated-count': 0, 'skipped-count': 0, errors: [] })
  const after = (await ask('GET', list)).attributes
  expect(after['deliverable-count']).toBe(Number(before['deliverable-count']) + most)
  await running.stop('SIGTERM')
  await between(async (db) => {
    const { rows: there } = await sql`select count(*)::integer as there, count(distinct email)::integer as different from contacts
      where email like '%@killed.example'`.execute(db)
    expect(there).toEqual([{ there: most, different: most }])
    expect((await differences(db)).filter((one) => one.table === 'contact_lists')).toEqual([])
    const { rows: kept } = await sql`select from files where name = 'import.csv'`.execute(db)
    expect(kept).toEqual([])
  })
})
