/**
 * A random walk: whatever several connections do to insights at once, afterwards the list counts what is there, and its
 * pages hold each published insight once, in order. The seed of a walk that fails stands in the title of its test.
 */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { setColumns } from '../../support/columns.ts'
import { insightPath, moveTo, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const insights = '/api/v2/insights'

let investor: Client
let editor: Client
let author: Client
beforeAll(async () => {
  ;[investor, editor, author] = await Promise.all([server.as('investor'), server.as('editor'), server.as('lead')])
})

type Random = (below: number) => number

/** Mulberry32: numbers that look random and are the same for the same seed. */
function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

/** Few moments, so that many insights share one and the id decides between them. */
const moment = (random: Random): string => new Date(Date.UTC(2026, 5, 1 + random(12), 12)).toISOString()
const plain = (id: string, state: 'published' | 'drafted', at: string) => ({
  id,
  account_id: seedId('accounts', 6),
  company_id: seedId('companies', 1),
  tagline: 'Walked',
  no_sector: true,
  aasm_state: state,
  published_at: at,
  was_published: state === 'published',
})

/** One step of the walk, on the insights that the walk made. Steps that come too late for their insight do nothing. */
function step(random: Random, made: string[]): () => Promise<unknown> {
  const { db } = server
  const any = made[random(made.length)]
  const at = moment(random)
  const withdrawn = random(2) === 1
  const some = Array.from({ length: 1 + random(5) }, () => randomUUID())
  const several = [any, made[random(made.length)], made[random(made.length)]].filter((id) => id !== undefined)
  const kinds: (() => Promise<unknown>)[] = [
    () =>
      insertRows(
        db,
        'insights',
        some.map((id) => plain(id, 'published', at)),
      ),
    () =>
      insertRows(
        db,
        'insights',
        some.map((id, index) => plain(id, index % 2 ? 'published' : 'drafted', at)),
      ),
    () =>
      db
        .updateTable('insights')
        .set({ aasm_state: 'published', published_at: at })
        .where('id', '=', any ?? '')
        .where('aasm_state', '=', 'drafted')
        .execute(),
    () =>
      db
        .updateTable('insights')
        .set({ aasm_state: 'cancelled', cancelled_at: at })
        .where('id', '=', any ?? '')
        .where('aasm_state', '=', 'published')
        .execute(),
    () => setColumns(db, 'insights', any ?? '', { published_at: at }),
    () =>
      db
        .deleteFrom('insights')
        .where('id', '=', any ?? '')
        .execute(),
    () =>
      sql`update insights set published_at = ${at} where id in (
      select id from insights where id = any(${several}::text[]) order by id for update)`.execute(db),
    () =>
      transact(db, async (tx) => {
        await insertRows(tx, 'insights', plain(randomUUID(), 'published', at))
        throw new Error('given up')
      }).catch((error: Error) => expect(error.message).toBe('given up')),
    async () => {
      const id = await putInsight(db, 'approved', 6, { published_at: null })
      expect((await editor.patch(insightPath(id), moveTo('published'))).status).toBe(200)
      if (withdrawn) expect((await editor.patch(insightPath(id), moveTo('cancelled', { 'status-reason': 'other' }))).status).toBe(200)
    },
    async () => {
      const id = await putInsight(db, 'drafted', 6)
      expect((await author.delete(insightPath(id))).status).toBe(204)
    },
  ]
  const kind = random(kinds.length)
  if (kind < 2) made.push(...some)
  return kinds[kind]!
}

/** What the table holds, in the order of the list. */
async function published(column = 'published_at'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from insights where aasm_state = 'published'
    order by ${sql.ref(column)} desc, id desc`.execute(server.db)
  return rows.map((one) => one.id)
}

async function page(number: number, size: number, sort = '-published-at'): Promise<{ ids: string[]; count: number }> {
  const { body } = await investor.get(`${insights}?sort=${sort}&page[number]=${number}&page[size]=${size}`)
  expect(body.meta['total-pages']).toBe(Math.ceil(body.meta['record-count'] / size))
  return { ids: body.data.map((one: { id: string }) => one.id), count: body.meta['record-count'] }
}

/** Walks pages `first` to `last` and holds each against the table. */
async function walkPages(rows: readonly string[], size: number, first: number, last: number, sort?: string): Promise<void> {
  for (let number = first; number <= last; number++) {
    expect([size, number, await page(number, size, sort)]).toEqual([
      size,
      number,
      { ids: rows.slice((number - 1) * size, number * size), count: rows.length },
    ])
  }
}

/** What was published in each month, day and hour is counted as it is. */
async function periodsHold(): Promise<void> {
  const found = await differences(server.db)
  expect(found.filter(({ table }) => table === 'insight_periods')).toEqual([])
}

async function holds(): Promise<void> {
  const rows = await published()
  const { rows: counted } = await sql<{ n: string }>`select sum(published) as n from insight_counts`.execute(server.db)
  expect(Number(counted[0]!.n)).toBe(rows.length)
  await periodsHold()
  for (const size of [3, 10]) await walkPages(rows, size, 1, Math.ceil(rows.length / size) + 1)
}

describe('record-count and pages', () => {
  test.each([1, 2026, 777_777])('hold whatever several connections do at once (seed %i)', async (seed) => {
    const random = randomFrom(seed)
    const made: string[] = []
    for (let round = 0; round < 4; round++) {
      const walkers = Array.from({ length: 8 }, () => Array.from({ length: 10 }, () => step(random, made)))
      await Promise.all(
        walkers.map(async (steps) => {
          for (const one of steps) await one()
        }),
      )
      await holds()
    }
  })

  test('hold over thousands of rows, from the front, in the middle and back from the end', async () => {
    const random = randomFrom(5)
    await sql`insert into insights (id, account_id, company_id, tagline, no_sector, aasm_state, published_at)
      select gen_random_uuid()::text, ${seedId('accounts', 6)}, ${seedId('companies', 1)}, 'Bulk', true, 'published',
        timestamptz '2026-02-27T22:59:59.999Z' + (n % 97) * interval '1 hour' from generate_series(1, 3000) as n`.execute(server.db)
    const ends = async () => {
      const rows = await published()
      await periodsHold()
      for (const size of [3, 10]) {
        const last = Math.ceil(rows.length / size)
        const middle = Math.floor(last / 2)
        await walkPages(rows, size, 1, 5)
        await walkPages(rows, size, middle - 5, middle + 5)
        await walkPages(rows, size, last - 10, last + 1)
        await walkPages(await published('likes_count'), size, last - 2, last + 1, '-likes-count')
      }
    }
    await ends()
    await sql`delete from insights where tagline = 'Bulk' and published_at > timestamptz '2026-03-02T22:59:59.999Z'`.execute(server.db)
    await ends()
    const made = (await published()).slice(0, 500)
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let index = 0; index < 20; index++) await step(random, made)()
      }),
    )
    await ends()
    await walkPages(await published(), 10, 1, Math.ceil((await published()).length / 10))
  })

  test('a page holds no row twice and none out of order while others write', async () => {
    const random = randomFrom(99)
    const made: string[] = []
    let writing = true
    const writers = Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let index = 0; index < 25; index++) await step(random, made)()
      }),
    ).finally(() => {
      writing = false
    })
    for (let number = 1; writing; number = (number % 30) + 1) {
      const { body } = await investor.get(`${insights}?page[number]=${number}&page[size]=10`)
      const places = body.data.map(
        (one: { id: string; attributes: Record<string, string> }) => `${one.attributes['published-at']} ${one.id}`,
      )
      expect(new Set(places).size).toBe(places.length)
      expect(places).toEqual([...places].sort().reverse())
    }
    await writers
    await holds()
  })
})
