/** Alerts that go while what was published is held against them. The embedded database carries out one transaction after the other. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { tick } from '../../../src/tick.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import { publish } from '../../support/publish.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()

const save = async (caller: Client): Promise<string> => {
  const attributes = { 'query-text': 'zeppelin', frequency: 'instant' }
  return (await caller.post('/api/v2/alerts', { data: { type: 'alerts', attributes } })).body.data.id
}

test('an alert that is deleted while it is matched holds up none of the others', async () => {
  const [leaving, staying] = [await server.as('elodie.favre'), await server.as('lukas.hofstede')]
  const [gone, kept] = [await save(leaving), await save(staying)]
  await publish(server, await putInsight(server.db, 'drafted', authors.provider, { tagline: 'A zeppelin over Kobe' }))
  const { round } = await transact(server.db, async (tx) => {
    await sql`delete from alerts where id = ${gone}`.execute(tx)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const waiting = sql`select from pg_stat_activity where ${rows[0]!.pid} = any(pg_blocking_pids(pid))`
    const round = tick(server.db, server.place.files, new Date(), server.jobs).then(
      () => 'done',
      (error: Error) => error.message,
    )
    await expect.poll(async () => (await waiting.execute(server.db)).rows, { timeout: 30_000, interval: 50 }).toHaveLength(1)
    return { round }
  })
  expect(await round).toBe('done')
  expect((await staying.get(`/api/v2/alerts/${kept}`)).body.data.attributes['results-count']).toBe(1)
})
