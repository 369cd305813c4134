/** Statements of the embedded database, which parses those that come again once. */
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connectEmbedded } from '../../src/database/embedded.ts'

const { db, close } = await connectEmbedded()
afterAll(close)

const times = [1, 2, 3, 4]

test('a text that came before answers what a change of its table added', async () => {
  await sql`create table notes (id integer primary key)`.execute(db)
  await sql`insert into notes values (1)`.execute(db)
  for (const _ of times) expect((await sql`select * from notes`.execute(db)).rows).toEqual([{ id: 1 }])
  await sql`alter table notes add column body text default 'empty'`.execute(db)
  for (const _ of times) expect((await sql`select * from notes`.execute(db)).rows).toEqual([{ id: 1, body: 'empty' }])
})

test('a text that failed is run again, with the values of each time', async () => {
  const add = (id: number) => sql<{ id: number }>`insert into notes (id) values (${id}) returning id`.execute(db)
  for (const id of [1, 1, 1]) await expect(add(id)).rejects.toThrow('duplicate key')
  for (const id of [2, 3]) expect((await add(id)).rows).toEqual([{ id }])
  await expect(add(3)).rejects.toThrow('duplicate key')
  await expect(sql`select ${'a'}::integer`.execute(db)).rejects.toThrow('invalid input syntax')
  for (const text of ['7', '8']) expect((await sql`select ${text}::integer as it`.execute(db)).rows).toEqual([{ it: Number(text) }])
})

test('of more texts than are remembered each is answered, and the database keeps no more', async () => {
  const ask = async (number: number) => (await sql`select ${sql.lit(number)}::integer as number`.execute(db)).rows
  for (let number = 0; number < 600; number++) for (const _ of times) expect(await ask(number)).toEqual([{ number }])
  for (const number of [0, 1]) for (const _ of times) expect(await ask(number)).toEqual([{ number }])
  const { rows } = await sql<{ count: number }>`select count(*)::integer from pg_prepared_statements`.execute(db)
  expect(rows[0]!.count).toBeGreaterThan(400)
  expect(rows[0]!.count).toBeLessThanOrEqual(500)
})
