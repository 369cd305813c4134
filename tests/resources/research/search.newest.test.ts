/** However many insights there are, those that are found are the newest that match, looked up in ever longer times. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const many = 5_400
/** How many are written at once: a statement has fifteen seconds, on a slow machine too. */
const atOnce = 600
const reach = 1_000

let investor: Client
/** The titles of all of them, the newest first. Many were published in the same second. */
let titles: { id: string; tagline: string }[]
beforeAll(async () => {
  investor = await server.as('investor')
  for (let written = 0; written < many; written += atOnce) {
    await sql`insert into insights (id, account_id, aasm_state, published_at, tagline)
      select gen_random_uuid()::text, ${seedId('accounts', 4)}, 'published',
        timestamptz '2026-03-01T00:00:02Z' - (n / 3) * interval '4 hours 1 second',
        concat_ws(' ', 'qalways', case when n % 4 = 0 then 'qfourth' end, case when n % 6 = 0 then 'qsixth' end,
          case when n % 30 = 0 then 'qthirtieth' end, case when n % 900 = 7 then 'qrarely' end,
          case when n > 1100 then 'qbefore' end,
          case when n % 4 = 1 then 'qtight qhold' else 'qhold qtight' end)
      from generate_series(${written}::int + 1, ${written}::int + ${atOnce}::int) as n`.execute(server.db)
  }
  // How many hold a word is expected by what was analyzed.
  await sql`analyze insights`.execute(server.db)
  const { rows } = await sql<{ id: string; tagline: string }>`select id, tagline from insights where tagline like 'qalways%'
    order by published_at desc, id desc`.execute(server.db)
  titles = rows
})

test.each([
  ['qalways', () => true],
  ['qfourth', (title: string) => title.includes('qfourth')],
  ['qfourth qsixth', (title: string) => title.includes('qfourth') && title.includes('qsixth')],
  ['qfourth or qrarely', (title: string) => /qfourth|qrarely/.test(title)],
  ['qbefore', (title: string) => title.includes('qbefore')],
  ['qthirtieth', (title: string) => title.includes('qthirtieth')],
  ['qrarely', (title: string) => title.includes('qrarely')],
  ['qrarely qnever', () => false],
  ['"qhold qtight" qsixth', (title: string) => title.includes('qhold qtight') && title.includes('qsixth')],
  ['"qhold qalways"', () => false],
  ['qsixth -qfourth', (title: string) => title.includes('qsixth') && !title.includes('qfourth')],
  ['qalways -"qhold qtight"', (title: string) => title.includes('qtight qhold')],
])('%s', async (text, matches) => {
  const expected = titles.filter(({ tagline }) => matches(tagline)).map(({ id }) => id)
  const reached = expected.slice(0, reach)
  for (const number of [1, 2, 7, 10]) {
    const query = new URLSearchParams({ 'query-text': text, sort: '-published-at', 'page[size]': '100', 'page[number]': String(number) })
    const { body } = await investor.get(`/api/v2/search?${query}`)
    expect([number, body.data.map(({ id }: { id: string }) => id)]).toEqual([number, reached.slice((number - 1) * 100, number * 100)])
    expect(body.meta['record-count']).toBe(reached.length)
    expect(body.meta['record-count-is-capped'] ?? false).toBe(expected.length > reach)
  }
})

test('those that many hold in another order, where they stand side by side, are among the newest that hold them', async () => {
  const { body } = await investor.get(`/api/v2/search?${new URLSearchParams({ 'query-text': '"qtight qhold"', 'page[size]': '100' })}`)
  const expected = titles.slice(0, 2_000).filter(({ tagline }) => tagline.includes('qtight qhold'))
  expect(body.meta).toMatchObject({ 'record-count': expected.length })
  expect(expected.map(({ id }) => id)).toEqual(expect.arrayContaining(body.data.map(({ id }: { id: string }) => id)))
})

interface Hit {
  id: string
  attributes: { 'search-highlight': Record<string, string | null> | null }
}

test('what many matched lately is found as it is now', async () => {
  const ask = async (more: Record<string, string>): Promise<{ hits: Hit[]; total: number }> => {
    const { body } = await investor.get(`/api/v2/search?${new URLSearchParams({ 'query-text': 'qalways qhold', ...more })}`)
    expect(body.meta['record-count-is-capped']).toBe(true)
    return { hits: body.data as Hit[], total: body.meta['record-count'] as number }
  }
  const idsOf = ({ hits }: { hits: Hit[] }) => hits.map(({ id }) => id)
  // The first time they are counted to the end, and so are those of a page behind what is ranked.
  const ranked = await ask({ 'page[size]': '100' })
  expect(await ask({ 'page[size]': '100' })).toEqual(ranked)
  expect((await ask({ 'page[size]': '100', 'page[number]': '10' })).hits).toHaveLength(100)
  expect(await ask({ 'page[size]': '100' })).toEqual(ranked)

  const newest = { sort: '-published-at' }
  const before = await ask(newest)
  expect(await ask(newest)).toEqual(before)
  const [gone, changed, ...others] = idsOf(before)
  await sql`update insights set aasm_state = 'cancelled' where id = ${gone}`.execute(server.db)
  await sql`update insights set tagline = 'Changed: qalways qtight qhold' where id = ${changed}`.execute(server.db)
  await sql`insert into insights (id, account_id, aasm_state, published_at, tagline)
    values ('00000000-0000-7000-8000-00000000a17e', ${seedId('accounts', 4)}, 'published', now(), 'qalways qhold')`.execute(server.db)
  const after = await ask(newest)
  expect(idsOf(after)).toEqual(['00000000-0000-7000-8000-00000000a17e', changed, ...others])
  expect(after.hits[1]!.attributes['search-highlight']!['tagline']).toBe('Changed: <em>qalways</em> qtight <em>qhold</em>')
  expect(after.total).toBe(reach)

  await sql`insert into muted_items (id, account_id, mutable_type, mutable_id)
    values ('muted-here', ${seedId('accounts', 1)}, 'accounts', ${seedId('accounts', 4)})`.execute(server.db)
  const { body } = await investor.get(`/api/v2/search?${new URLSearchParams({ 'query-text': 'qalways qhold', ...newest })}`)
  expect(body.meta).toMatchObject({ 'record-count': 0 })
})
