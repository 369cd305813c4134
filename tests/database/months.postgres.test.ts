/** Parts of activities that are made while others read and write. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMonths } from '../../src/database/months.ts'
import { transact } from '../../src/database/transact.ts'
import { freshDatabase } from '../support/database.ts'

let place: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  place = await freshDatabase()
})
afterAll(() => place.close())

const now = new Date()
const ahead = (months: number): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15))

async function countMonths(): Promise<number> {
  const { rows } = await sql`select from pg_inherits where inhparent = 'activities'::regclass`.execute(place.db)
  return rows.length
}

/** How many sessions wait for a table of this database. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`select from pg_locks join pg_database on pg_database.oid = database
    where not granted and locktype = 'relation' and datname = current_database()`.execute(place.db)
  return rows.length
}

test('those ahead are left to the next tick where a reader stays, and not the running one', async () => {
  const begun = await countMonths()
  for (const table of ['accounts', 'activities']) {
    await transact(place.db, async (reader) => {
      await sql`select from ${sql.table(table)} limit 1`.execute(reader)
      await makeMonths(place.db, now)
      expect(await countMonths()).toBe(begun)
      await expect(makeMonths(place.db, ahead(3))).rejects.toThrow('lock timeout')
    })
  }
  await makeMonths(place.db, now)
  expect(await countMonths()).toBe(begun + 2)
})

test('whoever has changed an account and goes on to activities need not wait for them', async () => {
  const begun = await countMonths()
  const makeOne = async (): Promise<void> => {
    while ((await countMonths()) === begun) await makeMonths(place.db, ahead(1))
  }
  const making = await transact(place.db, async (writer) => {
    await sql`update accounts set first_name = first_name where id = (select min(id) from accounts)`.execute(writer)
    const made = makeOne()
    await expect.poll(countWaiting).toBe(1)
    await sql`lock table activities in access share mode nowait`.execute(writer)
    return { made }
  })
  await making.made
  expect(await countMonths()).toBe(begun + 1)
})
