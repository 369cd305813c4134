/** Every query parameter that takes a free text, sent whatever can be typed: nothing is a fault of the server. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { routes } from '../../src/generated/routes.ts'
import { matchAlerts } from '../../src/resources/notifications/alerts.matching.ts'
import { putInsight, authors } from '../support/insight-rows.ts'
import { startServer } from '../support/server.ts'
import { cells } from './operations.ts'

const server = startServer()

/** The parameters that take a text as it is typed, with the longest that they take. */
const free = routes.flatMap((route) =>
  Object.entries(route.query)
    .filter(([, { kind, many, check }]) => kind === 'text' && !many && check('"-" <é> !'))
    .map(([name, { check }]) => ({ route, name, most: [10_000, 1_000, 256, 255, 128, 64].find((n) => check('-'.repeat(n))) ?? 16 })),
)

const operators = ['-', '"', '!', '&', '|', '(', ')', '<', '>', ':', '*', "'", '\\', ' ', '.', '%', '_']
const further = ['a', '😀', 'é', '\u0301', '\u05b0\u0591', '\u00a0', '\u2003', '\u200b', '\ufdfa', '漢', 'İ']
const words = ['- ', '-"', '"-', '-!', '-<', '--a ', 'or ', '- or ', '-a ', '-"a" ', '"a" -', 'a <-> ', 'a:* & ', '-(a or ', "a''"]

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_one, n) => first + n)

/** A text of a length that repeats a part. */
const filled = (part: string, most: number): string =>
  part
    .repeat(Math.ceil(most / part.length))
    .slice(0, most)
    .toWellFormed()

test('such parameters are found, those of full text and of the search among them', () => {
  const names = free.map(({ route, name }) => `${route.id} ${name}`)
  expect(names).toContain('search query-text')
  expect(names.filter((one) => one.endsWith('filter[fulltext]')).length).toBeGreaterThan(5)
})

describe.each(free.map((one) => ({ ...one, title: `${one.route.id} ${one.name}` })))('$title', ({ route, name, most }) => {
  const { path, as } = cells[route.id].success
  const [place, search] = path.split('?')
  const ask = async (text: string) => {
    const client = as === undefined ? server.guest : await server.as(as)
    const query = new URLSearchParams(search)
    query.set(name, text)
    return client.get(`${place}?${query}`)
  }

  test('takes whatever is typed', async () => {
    const faults: [string, number][] = []
    for (const part of [...operators, ...further, ...words]) {
      const { status } = await ask(filled(part, most))
      if (status >= 500) faults.push([part, status])
    }
    expect(faults).toEqual([])
  })
})

test('any character may stand anywhere in a query, as often as it likes', async () => {
  // The characters of ASCII and Latin, and the blocks that hold blanks and punctuation.
  const codes = [...range(1, 0x3ff), ...range(0x1680, 0x1680), ...range(0x2000, 0x206f), ...range(0x3000, 0x303f)]
  const { rows } = await sql<Record<string, string>>`select count(web_query('english', repeat(one, 256))) as repeated,
      count(web_query('simple', repeat('-' || one, 128))) as behind, count(search_query(repeat(one || '-', 128) || 'a')) as before,
      count(name_query(repeat(one || ' ', 128))) as named
    from (select chr(code) as one from unnest(${codes}::integer[]) as code) as characters`.execute(server.db)
  expect(Number(rows[0]!['repeated'])).toBe(codes.length)
  for (const one of operators) {
    for (const other of [...operators, 'a', ' or ']) {
      await sql`select web_query('english', ${filled(one + other, 256)}), search_query(${filled(`${other} ${one}`, 256)})`.execute(
        server.db,
      )
    }
  }
})

describe('what a text asks for', () => {
  const found = async (text: string): Promise<string[]> => {
    const { body } = await (
      await server.as('investor')
    ).get(`/api/v2/search?${new URLSearchParams({ 'query-text': text, 'filter[type]': 'insights' })}`)
    return body.data.map((one: { id: string }) => one.id).sort()
  }

  test('is not changed by hyphens that cancel each other', async () => {
    const [plain, without] = [await found('banks japan'), await found('banks -japan')]
    expect(plain).not.toEqual(without)
    for (const even of ['--', '- -', '-- --', '-'.repeat(100)]) expect([even, await found(`banks ${even}japan`)]).toEqual([even, plain])
    for (const odd of ['-', '---', '- - -', '-'.repeat(99)]) expect([odd, await found(`banks ${odd}japan`)]).toEqual([odd, without])
  })

  test('is asked by a saved alert too, which stands in the way of no other', async () => {
    const investor = await server.as('investor')
    const save = async (text: string): Promise<string> => {
      const attributes = { 'query-text': text, frequency: 'instant' }
      const { status, body } = await investor.post('/api/v2/alerts', { data: { type: 'alerts', attributes } })
      expect(status).toBe(201)
      return body.data.id as string
    }
    const typed = ['-'.repeat(256), '- '.repeat(128), '"'.repeat(256), '\u0301\u0316'.repeat(128), '-<'.repeat(128)]
    for (const text of typed) await save(text)
    const sound = await save('zebrafish')
    const insight = await putInsight(server.db, 'published', authors.provider, { tagline: 'On zebrafish' })
    await server.db
      .insertInto('alert_publications')
      .values({ insight_id: insight })
      .onConflict((one) => one.doNothing())
      .execute()
    await matchAlerts(server.db, new Date())
    const matched = await server.db.selectFrom('alert_matches').select('insight_id').where('alert_id', '=', sound).execute()
    expect(matched.map((one) => one.insight_id)).toContain(insight)
  })
})
