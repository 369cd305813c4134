/** The list of what is published, of whose rows what is the same for everyone is kept. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import type { Transaction } from '../../../src/database/connection.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'

interface Item {
  id: string
  attributes: { tagline: string; 'my-like-score': number; 'restriction-reason': string | null }
}
const list = async (caller: Client): Promise<Item[]> => (await caller.get(path)).body.data

test('shows each viewer its own values beside those of all', async () => {
  const liker = await server.as('investor')
  const [liked] = await list(liker)
  expect((await liker.patch(`${path}/${liked!.id}/like`)).status).toBe(200)
  const scores: number[] = []
  const reasons: string[] = []
  for (const name of ['investor', 'investor-2', 'investor-delayed', 'investor']) {
    const viewer = await server.as(name)
    const items = await list(viewer)
    for (const { id, attributes } of items) {
      const shown = (await viewer.get(`${path}/${id}`)).body.data.attributes as object
      expect(shown).toMatchObject(attributes)
    }
    scores.push(items[0]!.attributes['my-like-score'])
    reasons.push(items.map((item) => item.attributes['restriction-reason']).join())
  }
  expect(scores).toEqual([1, 0, 0, 1])
  expect(reasons[3]).toBe(reasons[0])
  expect(reasons[2]).not.toBe(reasons[0])
})

test('shows what was written last, also where one transaction wrote twice, and nothing of one that was rolled back', async () => {
  const caller = await server.as('investor')
  const { id, attributes: before } = (await list(caller))[0]!
  const write = (tx: Transaction, tagline: string) => sql`update insights set tagline = ${tagline} where id = ${id}`.execute(tx)
  const tagline = async () => (await list(caller)).find((item) => item.id === id)!.attributes.tagline
  const rolledBack = transact(server.db, async (tx) => {
    await write(tx, 'Never')
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await tagline()).toBe(before.tagline)
  await transact(server.db, async (tx) => {
    await write(tx, 'First')
    await write(tx, 'Second')
  })
  expect(await tagline()).toBe('Second')
  await transact(server.db, (tx) => write(tx, before.tagline))
  expect(await tagline()).toBe(before.tagline)
})
