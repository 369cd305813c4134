import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import type { Answer, Client } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'
const idsOf = ({ body }: Answer): string[] => body.data.map((one: { id: string }) => one.id)

interface Shown {
  id: string
  attributes: Record<string, string & number>
}

/** The addresses in a `Link` header by what they are. */
function linked({ headers }: Answer): Record<string, string> {
  const parts = String(headers['link']).split(', ')
  return Object.fromEntries(parts.map((part) => /^<([^>]+)>; rel="([\w-]+)"$/.exec(part)!).map((match) => [match[2]!, match[1]!]))
}

/** All rows of a list, page after page as the `Link` header leads on. */
async function walk(client: Client, address: string): Promise<Shown[]> {
  const rows: Shown[] = []
  for (let next: string | undefined = address; next !== undefined;) {
    const answer: Answer = await client.get(next)
    expect(answer.status).toBe(200)
    rows.push(...answer.body.data)
    next = linked(answer)['next']
  }
  return rows
}

const newestFirst = (by: string, rows: readonly Shown[]): string[] =>
  [...rows]
    .sort((a, b) => {
      const [x, y] = [a.attributes[by]!, b.attributes[by]!]
      return x === y ? (a.id < b.id ? 1 : -1) : x < y ? 1 : -1
    })
    .map((one) => one.id)

describe('the list of insights', () => {
  // Many that were published in the same moment, liked, read and changed alike, so that only the id tells them apart.
  beforeAll(async () => {
    const same = {
      aasm_state: 'published',
      published_at: '2026-09-01T10:00:00Z',
      updated_at: '2026-09-01T10:00:00Z',
      likes_count: 1,
    } as const
    const rows = Array.from({ length: 27 }, () => ({ id: randomUUID(), account_id: seedId('accounts', 5), total_account_read: 3, ...same }))
    await insertRows(server.db, 'insights', rows)
  })

  test('holds what is published and nothing else, ten a page, the newest first', async () => {
    const investor = await server.as('investor')
    const first = await investor.get(path)
    expect(first.body.data).toHaveLength(10)
    expect(first.body.meta).toEqual({ 'record-count': 77, 'total-pages': 8 })
    const all = await walk(investor, path)
    expect(new Set(all.map((one) => one.attributes['aasm-state']))).toEqual(new Set(['published']))
    expect(all.map((one) => one.id)).toEqual(newestFirst('published-at', all))
    expect(all.map((one) => one.id)).toEqual(
      expect.arrayContaining(Array.from({ length: 50 }, (_, index) => seedId('insights', index + 1))),
    )
  })

  test('is the same and counts the same for every account', async () => {
    const expected = (await walk(await server.as('investor'), `${path}?page[size]=100`)).map((one) => one.id)
    for (const name of ['investor-2', 'investor-delayed', 'provider', 'compliance', 'corporate', 'editor', 'admin']) {
      const client = await server.as(name)
      const answer = await client.get(`${path}?page[size]=100`)
      expect([name, idsOf(answer), answer.body.meta['record-count']]).toEqual([name, expected, 77])
    }
  })

  test.each([1, 7, 10, 33, 76, 77, 78, 100])('gives each row once on pages of %i', async (size) => {
    const investor = await server.as('investor')
    const whole = idsOf(await investor.get(`${path}?page[size]=100`))
    expect((await walk(investor, `${path}?page[size]=${size}`)).map((one) => one.id)).toEqual(whole)
    const { meta } = (await investor.get(`${path}?page[size]=${size}`)).body
    expect(meta).toEqual({ 'record-count': 77, 'total-pages': Math.ceil(77 / size) })
  })

  test('gives the same row under its number, however it is reached', async () => {
    const investor = await server.as('investor')
    const whole = idsOf(await investor.get(`${path}?page[size]=100`))
    for (const size of [1, 10, 20]) {
      for (const number of [1, 2, Math.ceil(77 / size / 2), Math.ceil(77 / size) - 1, Math.ceil(77 / size)]) {
        const page = idsOf(await investor.get(`${path}?page[size]=${size}&page[number]=${number}`))
        expect([size, number, page]).toEqual([size, number, whole.slice((number - 1) * size, number * size)])
      }
    }
  })

  test.each(['-published-at', '-total-combined-read', '-likes-count', '-updated-at'])(
    'is sorted by %s, equal ones by descending id',
    async (sort) => {
      const investor = await server.as('investor')
      const rows = await walk(investor, `${path}?sort=${sort}`)
      expect(rows).toHaveLength(77)
      expect(rows.map((one) => one.id)).toEqual(newestFirst(sort.slice(1), rows))
    },
  )

  test('shows of each row what its own page shows, less what only that has', async () => {
    const investor = await server.as('investor')
    for (const row of (await investor.get(`${path}?page[size]=4`)).body.data) {
      const { data } = (await investor.get(row.links.self)).body
      const more = [
        'strategies',
        'time-horizon',
        'detail',
        'automatic-keywords',
        'custom-keywords',
        'viewer-is-restricted',
        'weighted-insight-views',
        ...['company-id', 'company-name', 'revision', 'corrected-at', 'editor-approved-at', 'compliance-approved-at'],
      ]
      const expected = Object.fromEntries(Object.entries(data.attributes).filter(([name]) => !more.includes(name)))
      expect(row).toEqual({ ...data, attributes: expected })
      expect(Object.keys(row.attributes)).toHaveLength(28)
    }
  })

  test('tells each caller of its own reading and its own vote', async () => {
    const mine = async (name: string) => (await walk(await server.as(name), `${path}?page[size]=100`)).map(({ attributes }) => attributes)
    const reads = await server.db.selectFrom('insight_reads').select('insight_id').where('account_id', '=', seedId('accounts', 1)).execute()
    const votes = await server.db.selectFrom('insight_votes').select('score').where('account_id', '=', seedId('accounts', 1)).execute()
    const investor = await mine('investor')
    expect(investor.filter((one) => one['is-read'])).toHaveLength(reads.length)
    expect(
      investor
        .map((one) => one['my-like-score'])
        .filter((score) => score !== 0)
        .sort(),
    ).toEqual(votes.map((one) => one.score).sort())
    for (const one of await mine('finance')) expect([one['is-read'], one['my-like-score']]).toEqual([false, 0])
  })
})

describe('the links of a list', () => {
  test('lead to its ends, keep filters and sort, and write brackets with percent signs', async () => {
    const investor = await server.as('investor')
    const search = 'filter[format-type]=quick-note,in-depth&sort=-likes-count&page[size]=4&page[number]=2'
    for (const asked of [search, search.replaceAll('[', '%5B').replaceAll(']', '%5D')]) {
      const answer = await investor.get(`${path}?${asked}`)
      const { links, meta } = answer.body
      expect(Object.keys(links)).toEqual(['first', 'last'])
      const expected = { 'filter[format-type]': 'quick-note,in-depth', sort: '-likes-count', 'page[size]': '4' }
      for (const [link, number] of [
        [links.first, 1],
        [links.last, meta['total-pages']],
        [linked(answer)['next'], 3],
        [linked(answer)['prev'], 1],
      ]) {
        expect(link).not.toMatch(/[[\]]/)
        expect(link.startsWith(`${server.url}${path}?`)).toBe(true)
        expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ ...expected, 'page[number]': String(number) })
      }
      const rest = meta['record-count'] % 4 || 4
      expect(idsOf(await investor.get(links.first))).toEqual(
        idsOf(await investor.get(`${path}?${search.replace('number]=2', 'number]=1')}`)),
      )
      expect((await investor.get(links.last)).body.data).toHaveLength(rest)
      expect((await investor.get(links.last)).body.links).toEqual(links)
    }
  })

  test('keep what needs escaping as it was sent', async () => {
    const investor = await server.as('investor')
    const words = '"margin & relief" <b> \\ 100% #1 ü + \u{1f4c8}'
    const from = '2026-01-01 00:00:00 +0000'
    const search = `filter[fulltext]=${encodeURIComponent(words)}&filter[published-from]=${encodeURIComponent(from)}`
    const { links } = (await investor.get(`${path}?${search}`)).body
    for (const link of [links.first, links.last]) {
      expect(new URL(link).searchParams.get('filter[fulltext]')).toBe(words)
      expect(new URL(link).searchParams.get('filter[published-from]')).toBe(from)
      expect((await investor.get(link)).status).toBe(200)
    }
  })

  test('have a next and a previous page in the Link header, as far as there are any', async () => {
    const investor = await server.as('investor')
    const at = async (number: number, size = 20): Promise<string[]> =>
      Object.keys(linked(await investor.get(`${path}?page[number]=${number}&page[size]=${size}`))).sort()
    expect(await at(1)).toEqual(['next', 'service-desc'])
    expect(await at(2)).toEqual(['next', 'prev', 'service-desc'])
    expect(await at(4)).toEqual(['prev', 'service-desc'])
    expect(await at(1, 100)).toEqual(['service-desc'])
    const back: string[] = []
    for (let to: string | undefined = `${path}?page[number]=4&page[size]=20`; to !== undefined;) {
      const answer: Answer = await investor.get(to)
      back.unshift(...idsOf(answer))
      to = linked(answer)['prev']
    }
    expect(back).toEqual(idsOf(await investor.get(`${path}?page[size]=100`)))
  })

  test('answer an empty page past the end, with the totals and a way back', async () => {
    const investor = await server.as('investor')
    const last = await investor.get(`${path}?page[number]=8`)
    for (const number of [9, 10, 1_000, 999_999_999]) {
      const answer = await investor.get(`${path}?page[number]=${number}`)
      expect([answer.status, answer.body.data, answer.body.meta]).toEqual([200, [], { 'record-count': 77, 'total-pages': 8 }])
      expect(answer.body.links).toEqual(last.body.links)
      expect(linked(answer)['next']).toBeUndefined()
      expect(idsOf(await investor.get(linked(answer)['prev']!)).length).toBeGreaterThan(0)
    }
  })

  test('of an empty list lead to its one empty page', async () => {
    const investor = await server.as('investor')
    const { body, headers } = await investor.get(`${path}?filter[fulltext]=nosuchword`)
    expect([body.data, body.meta, headers['link']]).toEqual([
      [],
      { 'record-count': 0, 'total-pages': 0 },
      '</openapi.json>; rel="service-desc"',
    ])
    for (const link of [body.links.first, body.links.last]) expect((await investor.get(link)).body).toEqual(body)
  })
})
