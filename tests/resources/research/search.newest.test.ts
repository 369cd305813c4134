/** However many insights there are, those that are found are the newest that match, looked up in ever longer times. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const many = 5_400
const reach = 1_000

let investor: Client
/** The titles of all of them, the newest first. Many were published in the same second. */
let titles: { id: string; tagline: string }[]
beforeAll(async () => {
  investor = await server.as('investor')
  await sql`insert into insights (id, account_id, aasm_state, published_at, tagline)
    select gen_random_uuid()::text, ${seedId('accounts', 4)}, 'published',
      timestamptz '2026-03-01T00:00:02Z' - (n / 3) * interval '4 hours 1 second',
      concat_ws(' ', 'qalways', case when n % 4 = 0 then 'qfourth' end, case when n % 6 = 0 then 'qsixth' end,
        case when n % 30 = 0 then 'qthirtieth' end, case when n % 900 = 7 then 'qrarely' end,
        case when n > 1100 then 'qbefore' end,
        case when n % 4 = 1 then 'qtight qhold' else 'qhold qtight' end)
    from generate_series(1, ${many}) as n`.execute(server.db)
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
