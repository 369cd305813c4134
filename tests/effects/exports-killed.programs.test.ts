/** What an export comes to whose server process is killed in the middle of it. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { askingAs, installations } from '../support/installation.ts'

const install = installations(() => ({}))
/** Several turns' worth of either database; the embedded one reads more slowly. */
const many = process.env['TEST_ON'] ? 60_000 : 30_000

test('goes on in the next process, and leaves nothing out and repeats nothing', { timeout: 300_000 }, async () => {
  const installation = await install()
  const expected = await installation.between(async (db) => {
    await sql`insert into notifications select (jsonb_populate_record(one, jsonb_build_object('id', 'told-' || n, 'is_open', false))).*
      from notifications as one, generate_series(1, ${sql.lit(many)}) as n where one.id = ${seedId('notifications', 1)}`.execute(db)
    const { rows } = await sql<{ id: string }>`select id from notifications where id like 'told-%'`.execute(db)
    return rows.map(({ id }) => id).sort()
  })
  let running = await installation.start()
  let ask = await askingAs(running, 'investor')
  const { id } = await ask('POST', '/api/v2/exports', { type: 'exports', attributes: { list: 'notifications', format: 'ndjson' } })
  const shown = async () => (await ask('GET', `/api/v2/exports/${id}`)).attributes
  await expect.poll(async () => Number((await shown())['records-count']), { timeout: 60_000, interval: 50 }).toBeGreaterThan(0)
  await running.stop('SIGKILL')
  const [kept] = await installation.between(async (db) => {
    const { rows } = await sql<{ state: string; records: number; parts: number }>`select state, records_count as records,
      (select count(*)::integer from export_parts where export_id = exports.id) as parts from exports where id = ${id}`.execute(db)
    // Its hold on the export runs out by itself, and so does its lease of a job that it had not begun; here that time has gone by.
    await sql`update pgboss.job set state = 'created' where name = 'export' and state = 'active'
      and exists (select from exports where id = ${id} and busy_until is null)`.execute(db)
    await sql`update exports set busy_until = now() where id = ${id} and busy_until is not null`.execute(db)
    return rows
  })
  expect(kept).toMatchObject({ state: 'running', parts: 1 })
  expect(kept!.records).toBeLessThan(expected.length)

  running = await installation.start()
  ask = await askingAs(running, 'investor')
  await expect.poll(async () => (await shown())['state'], { timeout: 240_000, interval: 200 }).toBe('done')
  const attributes = await shown()
  const text = await (
    await fetch(new URL(new URL(attributes['download']!).pathname + new URL(attributes['download']!).search, running.url))
  ).text()
  const found = text
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: string }).id)
  expect(new Set(found).size).toBe(found.length)
  // The tick tells the account of something else, too.
  expect(found.filter((one) => one.startsWith('told-')).sort()).toEqual(expected)
  expect(attributes).toMatchObject({ 'records-count': found.length, size: Buffer.byteLength(text) })
  await running.stop('SIGTERM')
  const files = await installation.between(async (db) => {
    const { rows } = await sql<{
      files: number
      parts: number
    }>`select (select count(*)::integer from files where name = 'notifications.ndjson') as files,
      (select count(*)::integer from export_parts where export_id = ${id}) as parts`.execute(db)
    return rows[0]!
  })
  expect(files.files).toBe(files.parts)
  expect(files.parts).toBeGreaterThan(1)
})
