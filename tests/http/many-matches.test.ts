/** Lists of more matches than are counted, which are not counted again for a while. */
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'

const server = startServer()

const capped = { 'record-count': 1_000, 'record-count-is-capped': true }
const idsOf = (answer: Answer): string[] => (answer.body.data as { id: string }[]).map((one) => one.id)

describe.each([
  {
    what: 'accounts by a filter',
    name: 'admin',
    path: '/api/v2/accounts?filter[country]=GL&sort=-created-at&page[size]=100',
    insert: (ids: string[]) =>
      insertRows(
        server.db,
        'accounts',
        ids.map((id) => ({
          ...{ id, slug: id, email: `${id}@many.example`, first_name: 'One', last_name: 'Of many' },
          ...{ company_id: seedId('companies', 1), country: 'GL', account_type: 'investor' as const },
        })),
      ),
    remove: (ids: string[]) => server.db.deleteFrom('accounts').where('id', 'in', ids).execute(),
  },
  {
    what: 'activities by the ways to them',
    name: 'investor',
    path: '/api/v1/activities?filter[key]=many.happened&page[size]=100',
    insert: (ids: string[]) =>
      insertRows(
        server.db,
        'activities',
        ids.map((id) => ({
          id,
          key: 'many.happened',
          trackable_type: 'insights',
          trackable_id: seedId('insights', 1),
          owner_id: seedId('accounts', 1),
        })),
      ),
    remove: (ids: string[]) => server.db.deleteFrom('activities').where('id', 'in', ids).execute(),
  },
])('$what', ({ name, path, insert, remove }) => {
  const ids = Array.from({ length: 1_300 }, (_, n) => `many-${name}-${String(n).padStart(4, '0')}`)
  let caller: Client
  beforeAll(async () => {
    caller = await server.as(name)
    await insert(ids)
  })

  test('have the same pages when they are not counted again, and what is new at once', async () => {
    const pages = [1, 2, 10, 11].map((number) => `${path}&page[number]=${number}`)
    const before = await Promise.all(pages.map((page) => caller.get(page)))
    const after = await Promise.all(pages.map((page) => caller.get(page)))
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body))
    expect(before.map((answer) => idsOf(answer).length)).toEqual([100, 100, 100, 0])
    for (const { body } of before) expect(body.meta).toMatchObject(capped)
    await insert([`many-${name}-new`])
    const [first] = idsOf(await caller.get(path))
    expect(first).toBe(`many-${name}-new`)
  })

  test('are counted anew once there are fewer than a page has', async () => {
    await remove(ids.slice(5))
    const { body } = await caller.get(path)
    expect(body.data).toHaveLength(6)
    expect(body.meta).toMatchObject({ 'record-count': 6, 'total-pages': 1 })
    expect(body.meta).not.toHaveProperty('record-count-is-capped')
    expect((await caller.get(path)).body).toEqual(body)
  })
})
