import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { published } from '../support/contract.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'

const server = startServer()
const insights = '/api/v2/insights'

interface Parameter {
  name: string
  schema: { enum?: string[] }
}
interface Listed {
  path: string
  sorts: (string | undefined)[]
  showsChanges: boolean
}

/** Every list of the contract that needs no id, with each of its orders. */
const lists: Listed[] = Object.entries(published.paths).flatMap(([path, item]) => {
  const parameters = (item['get'] as unknown as { parameters?: Parameter[] } | undefined)?.parameters ?? []
  if (path.includes('{') || !parameters.some((one) => one.name === 'page[after]')) return []
  const sorts = parameters.find((one) => one.name === 'sort')?.schema.enum ?? []
  const showsChanges = parameters.some((one) => one.name === 'filter[updated-after]')
  return [{ path, sorts: [undefined, ...sorts], showsChanges }]
})

/** Into so many pages a long list is cut, in each of its orders and both ways: more would be more of the same. */
const pagesOfAWalk = 12

const idsOf = ({ body }: Answer): string[] => body.data.map((one: { id: string }) => one.id)

/** The address in the `Link` header that a relation names. */
function beside(answer: Answer, relation: 'next' | 'prev'): string | undefined {
  const address = String(answer.headers['link'] ?? '')
    .split(', <')
    .find((one) => one.includes(`rel="${relation}"`))
  return address?.replace(/^</, '').split('>')[0]?.replace(server.url, '')
}

/** The ids of all pages, on from the beginning or back from the end. */
async function walked(client: Client, address: string, relation: 'next' | 'prev'): Promise<string[]> {
  const all: string[] = []
  const cursor = relation === 'next' ? 'page[after]=' : 'page[before]='
  for (let at: string | undefined = `${address}&${cursor}`; at;) {
    const answer = await client.get(at)
    expect([at, answer.status]).toEqual([at, 200])
    const ids = idsOf(answer)
    if (relation === 'next') all.push(...ids)
    else all.unshift(...ids)
    at = beside(answer, relation)
  }
  return all
}

async function numbered(client: Client, address: string): Promise<string[]> {
  const all: string[] = []
  for (let number = 1; ; number++) {
    const answer = await client.get(`${address}&page[number]=${number}`)
    all.push(...idsOf(answer))
    if (!beside(answer, 'next')) return all
  }
}

describe('every list is walked by cursors', () => {
  for (const { path, sorts } of lists) {
    test(`${path}, on and back, in each of its orders`, async () => {
      const admin = await server.as('admin')
      const words = path === '/api/v2/search' ? '&query-text=bank' : ''
      for (const sort of sorts) {
        const order = sort === undefined ? '' : `&sort=${sort}`
        const expected = await numbered(admin, `${path}?page[size]=50${words}${order}`)
        const address = `${path}?page[size]=${Math.max(7, Math.ceil(expected.length / pagesOfAWalk))}${words}${order}`
        expect([order, await walked(admin, address, 'next')]).toEqual([order, expected])
        expect([order, await walked(admin, address, 'prev')]).toEqual([order, expected])
      }
    })
  }
})

test('a page by cursor says what is beside it, and all of it answers', async () => {
  const investor = await server.as('investor')
  const first = await investor.get(`${insights}?page[size]=3&page[after]=&sort=-likes-count&filter[country]=JP`)
  expect(beside(first, 'prev')).toBeUndefined()
  const second = await investor.get(beside(first, 'next')!)
  expect(idsOf(second)).not.toEqual(idsOf(first))
  const back = await investor.get(beside(second, 'prev')!)
  expect([idsOf(back), beside(back, 'next')]).toEqual([idsOf(first), beside(first, 'next')])
  expect(idsOf(await investor.get(second.body.links.first.replace(server.url, '')))).toEqual(idsOf(first))
  const last = await investor.get(second.body.links.last.replace(server.url, ''))
  expect(last.status).toBe(200)
  expect([beside(last, 'next'), last.body.meta]).toEqual([undefined, first.body.meta])
})

test('an activity list and a conversation are walked by cursors in all ways in which they are seen', async () => {
  for (const name of ['compliance', 'provider', 'lead', 'corporate'] as const) {
    const caller = await server.as(name)
    for (const path of ['/api/v1/activities', '/api/v2/messages']) {
      const expected = await numbered(caller, `${path}?page[size]=50`)
      expect([name, path, await walked(caller, `${path}?page[size]=4`, 'next')]).toEqual([name, path, expected])
      expect([name, path, await walked(caller, `${path}?page[size]=4`, 'prev')]).toEqual([name, path, expected])
    }
  }
})

test('a feed, and the lists of one record, are walked and narrowed as all others', async () => {
  const investor = await server.as('investor')
  const asked = [
    [investor, '/api/v2/feed'],
    [investor, `/api/v2/entities/${seedId('entities', 1)}/news`],
    [await server.as('admin'), `/api/v2/insights/${seedId('insights', 1)}/revisions`],
  ] as const
  for (const [caller, path] of asked) {
    const expected = await numbered(caller, `${path}?page[size]=50`)
    expect([path, await walked(caller, `${path}?page[size]=4`, 'next')]).toEqual([path, expected])
    expect([path, await walked(caller, `${path}?page[size]=4`, 'prev')]).toEqual([path, expected])
    const first = expected.slice(0, 1)
    expect([path, idsOf(await caller.get(`${path}?filter[ids]=${['nobody', ...first].join()}`))]).toEqual([path, first])
  }
  const changed = (await investor.get('/api/v2/feed?sort=updated-at&page[size]=50')).body.data.map(
    (one: { attributes: { 'updated-at': string } }) => Date.parse(one.attributes['updated-at']),
  )
  expect(changed).toEqual([...changed].sort((one: number, other: number) => one - other))
})

test('relationships to many are walked by cursors', async () => {
  const investor = await server.as('investor')
  const path = `/api/v2/content-verticals/${seedId('content-verticals', 1)}/relationships/insights`
  const expected = await numbered(investor, `${path}?page[size]=50`)
  expect(expected.length).toBeGreaterThan(2)
  expect(await walked(investor, `${path}?page[size]=2`, 'next')).toEqual(expected)
  expect(await walked(investor, `${path}?page[size]=2`, 'prev')).toEqual(expected)
})

describe('a cursor belongs to its list', () => {
  const refusals: [string, (cursor: string) => string][] = [
    ['another filter', (cursor) => `${insights}?filter[country]=HK&page[after]=${cursor}`],
    ['another order', (cursor) => `${insights}?filter[country]=JP&sort=-likes-count&page[after]=${cursor}`],
    ['another list', (cursor) => `/api/v2/accounts?page[after]=${cursor}`],
    ['a changed position', (cursor) => `${insights}?filter[country]=JP&page[after]=A${cursor}`],
    [
      'a changed signature',
      (cursor) => `${insights}?filter[country]=JP&page[before]=${cursor.slice(0, -1)}${cursor.endsWith('_') ? '-' : '_'}`,
    ],
    ['no signature', (cursor) => `${insights}?filter[country]=JP&page[after]=${cursor.split('.')[0]}`],
    ['a word', () => `${insights}?page[after]=start`],
    ['foreign characters', () => `${insights}?page[after]=%20`],
  ]
  for (const [what, addressWith] of refusals) {
    test(`${what} is refused with 118`, async () => {
      const investor = await server.as('investor')
      const page = await investor.get(`${insights}?filter[country]=JP&page[size]=1&page[after]=`)
      const cursor = new URL(beside(page, 'next')!, server.url).searchParams.get('page[after]')!
      const { status, body } = await investor.get(addressWith(cursor))
      expect([status, body.errors[0].code]).toEqual([400, '118'])
    })
  }

  test('its filters may be sent in another order and spelling, by another caller, with another size', async () => {
    const [investor, other] = [await server.as('investor'), await server.as('investor-2')]
    const page = await investor.get(`${insights}?filter[country]=JP&sort=-likes-count&page[size]=1&page[after]=`)
    const cursor = new URL(beside(page, 'next')!, server.url).searchParams.get('page[after]')!
    const { status } = await other.get(`${insights}?page%5Bsize%5D=2&sort=-likes-count&filter%5Bcountry%5D=JP&page[after]=${cursor}`)
    expect(status).toBe(200)
  })

  test('a number and a cursor, and two cursors, are refused with 117', async () => {
    const investor = await server.as('investor')
    for (const both of ['page[number]=1&page[after]=', 'page[after]=&page[before]=']) {
      const { status, body } = await investor.get(`${insights}?${both}`)
      expect([both, status, body.errors[0].code]).toEqual([both, 400, '117'])
    }
  })
})

describe('every list is narrowed by ids and by the time of a change', () => {
  for (const { path, showsChanges } of lists.filter((one) => one.path !== '/api/v2/search')) {
    test(path, async () => {
      const admin = await server.as('admin')
      const { body } = await admin.get(`${path}?page[size]=100`)
      const records = body.data as { id: string; attributes: { 'updated-at'?: string } }[]
      const some = records.filter((_, index) => index % 2 === 0).map((one) => one.id)
      const found = await admin.get(`${path}?page[size]=100&filter[ids]=${['nobody', ...some.slice(0, 99)].join()}`)
      expect([found.status, idsOf(found)]).toEqual([200, some.slice(0, 99)])
      if (!showsChanges) return
      const times = new Map(records.map((one) => [one.id, Date.parse(one.attributes['updated-at']!)]))
      const middle = [...times.values()].sort()[Math.floor(times.size / 2)] ?? 0
      const later = await admin.get(
        `${path}?page[size]=100&filter[updated-after]=${encodeURIComponent(new Date(middle).toISOString())}&sort=updated-at`,
      )
      const changed = (later.body.data as typeof records).map((one) => Date.parse(one.attributes['updated-at']!))
      expect(changed).toEqual([...changed].sort((one, other) => one - other))
      // Answers have milliseconds, the database more.
      expect(changed.every((time) => time >= middle)).toBe(true)
      const known = idsOf(later).filter((id) => times.get(id)! > middle)
      expect(known.sort()).toEqual(
        [...times]
          .filter(([, time]) => time > middle)
          .map(([id]) => id)
          .sort(),
      )
    })
  }
})

test('what is filtered is walked past the thousand that are counted', async () => {
  const admin = await server.as('admin')
  const many = Array.from({ length: 1_050 }, (_, n) => ({
    ...{ id: `walked-${n}`, slug: `walked-${n}`, email: `walked-${n}@many.example`, first_name: 'Walked', last_name: `Number ${n}` },
    ...{ company_id: seedId('companies', 1), country: 'IS', account_type: 'investor' as const },
  }))
  await insertRows(server.db, 'accounts', many)
  const address = '/api/v2/accounts?filter[country]=IS&page[size]=100'
  expect((await admin.get(address)).body.meta).toMatchObject({ 'record-count': 1_000, 'record-count-is-capped': true })
  const ids = await walked(admin, address, 'next')
  expect([ids.length, new Set(ids).size]).toEqual([1_050, 1_050])
})

/** Numbers that look random and are the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

describe('what comes and goes during a walk makes nothing else come twice or be missed', () => {
  for (const [index, order] of ['name', '-followers-count', '-created-at', 'updated-at'].entries()) {
    for (const relation of ['next', 'prev'] as const) {
      test(`${order}, ${relation === 'next' ? 'on' : 'back'}`, async () => {
        const random = numbersFrom(index * 2 + (relation === 'next' ? 0 : 1))
        const below = (most: number): number => Math.floor(random() * most)
        const country = 'GL'
        let made = 0
        const add = (count: number) =>
          insertRows(
            server.db,
            'accounts',
            Array.from({ length: count }, () => {
              const id = `moving-${index}-${relation}-${made++}`
              const time = new Date(Date.UTC(2020, 0, 1 + below(9))).toISOString()
              return {
                ...{ id, slug: id, email: `${id}@moving.example`, first_name: 'Moving', last_name: `Number ${below(5)}` },
                ...{ company_id: seedId('companies', 1), country, account_type: 'investor' as const },
                ...{ followers_count: below(4), created_at: time, updated_at: time },
              }
            }),
          )
        const own = async (): Promise<string[]> => {
          const rows = server.db.selectFrom('accounts').select('id').where('id', 'like', `moving-${index}-${relation}-%`)
          return (await rows.execute()).map(({ id }) => id)
        }
        await add(40)
        const staying = new Set(await own())
        const admin = await server.as('admin')
        const seen: string[] = []
        const start = relation === 'next' ? 'page[after]=' : 'page[before]='
        let at: string | undefined = `/api/v2/accounts?filter[country]=${country}&sort=${order}&page[size]=3&${start}`
        while (at) {
          const answer: Answer = await admin.get(at)
          seen.push(...idsOf(answer))
          at = beside(answer, relation)
          if (seen.length < 120) await add(1 + below(2))
          const present = await own()
          for (const gone of present.filter(() => random() < 0.03)) {
            await server.db.deleteFrom('accounts').where('id', '=', gone).execute()
            staying.delete(gone)
          }
        }
        expect(new Set(seen).size).toBe(seen.length)
        expect([...staying].filter((id) => !seen.includes(id))).toEqual([])
        expect(staying.size).toBeGreaterThan(10)
        await server.db.deleteFrom('accounts').where('country', '=', country).execute()
      })
    }
  }
})
