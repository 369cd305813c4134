/** Uploads under an Idempotency-Key, of which each is a transaction as a whole. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { dataUrl } from '../support/files.ts'
import { startServer } from '../support/server.ts'

const server = startServer()

/** A picture that takes a while to clean. */
const photograph = () =>
  sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#2f6fb0' } })
    .withExif({ IFD0: { Model: 'The camera' } })
    .png()
    .toBuffer()

/** How many connections are inside a transaction, besides the one that asks. */
async function held(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute(server.db)
  return rows[0]!.count
}

test('those of one account hold few connections', async () => {
  const provider = await server.as('provider')
  const attributes = { source: dataUrl('image/png', await photograph()), 'source-file-name': 'photograph.png' }
  const relationships = { imageable: { data: { type: 'accounts', id: seedId('accounts', 4) } } }
  let done = 0
  const sent = Array.from({ length: 9 }, async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const { status } = await provider.post('/api/v2/images', { data: { type: 'images', attributes, relationships } }, { headers })
    done++
    return status
  })
  let most = 0
  while (done < sent.length) most = Math.max(most, await held())
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(6)
  expect(await Promise.all(sent)).toEqual(sent.map(() => 201))
})
