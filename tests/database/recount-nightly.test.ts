import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compareCounters } from '../../src/database/recount.ts'
import { seedId } from '../../src/demo/ids.ts'
import { startServer } from '../support/server.ts'

const server = startServer()

test('every night what differs is logged as an error, once, and stays as it is', async () => {
  const insight = seedId('insights', 2)
  const likes = async () => {
    const { rows } = await sql<{ likes: number }>`select likes_count as likes from insights where id = ${insight}`.execute(server.db)
    return rows[0]!.likes
  }
  const right = await likes()
  await sql`update insights set likes_count = likes_count + 1 where id = ${insight}`.execute(server.db)
  const logged: unknown[] = []
  const log = { error: (...all: unknown[]) => void logged.push(all) }
  const at = (day: number, hour: number) =>
    compareCounters({ db: server.db, now: new Date(Date.UTC(2034, 0, day, hour, 5)), keepDays: {} }, log)
  await at(1, 2)
  expect(logged).toEqual([])
  await Promise.all([at(1, 3), at(1, 3), at(1, 3)])
  const difference = { table: 'insights', id: insight, counter: 'likes_count', is: String(right + 1), should: String(right) }
  expect(logged).toEqual([[{ count: 1, differences: [difference] }, 'counters differ from their rows']])
  expect(await likes()).toBe(right + 1)
  await at(1, 4)
  expect(logged).toHaveLength(1)
  await at(2, 3)
  expect(logged).toHaveLength(2)
  await sql`update insights set likes_count = likes_count - 1 where id = ${insight}`.execute(server.db)
  await at(3, 3)
  expect(logged).toHaveLength(2)
})
