/** Two who change what both have seen, under `If-Match`. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '../../src/database/transact.ts'
import { seedId } from '../../src/demo/ids.ts'
import { startServer } from '../support/server.ts'

const server = startServer()

const waiting = async (): Promise<number> =>
  (
    await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'advisory'`.execute(
      server.db,
    )
  ).rows.length

test('what the directory tells of a firm is changed by the first of them alone', async () => {
  const admin = await server.as('admin')
  const entry = `/api/v2/investor_companies/${seedId('companies', 5)}`
  const headers = { 'if-match': String((await admin.get(entry)).headers['etag']) }
  const cities = ['Cork', 'Galway']
  const changes = await transact(server.db, async (holder) => {
    await sql`select from companies where id = ${seedId('companies', 5)} for no key update`.execute(holder)
    const sent = cities.map((city) => admin.patch(entry, { data: { attributes: { city } } }, { headers }))
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
    return sent
  })
  const answers = await Promise.all(changes)
  expect(answers.map((one) => one.status).sort()).toEqual([200, 412])
  const taken = answers.findIndex((one) => one.status === 200)
  expect((await admin.get(entry)).body.data.attributes.city).toBe(cities[taken])
})
