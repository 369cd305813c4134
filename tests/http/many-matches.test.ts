/** Lists of more matches than are counted, which are not counted again for a while. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'

const server = startServer()

const capped = { 'record-count': 1_000, 'record-count-is-capped': true }
const idsOf = (answer: Answer): string[] => (answer.body.data as { id: string }[]).map((one) => one.id)

const lists = [
  {
    what: 'accounts by a filter',
    name: 'admin',
    path: '/api/v2/accounts?filter[country]=GL&sort=-created-at&page[size]=100',
    insert: (ids: string[]) =>
      sql`insert into accounts (id, slug, email, first_name, last_name, company_id, country, account_type)
      select id, id, id || '@many.example', 'One', 'Of many', ${seedId('companies', 1)}, 'GL', 'investor'
      from unnest(${ids}::text[]) as id`.execute(server.db),
    remove: (ids: string[]) => sql`delete from accounts where id = any(${ids})`.execute(server.db),
  },
  {
    what: 'activities by the ways to them',
    name: 'investor',
    path: '/api/v1/activities?filter[key]=many.happened&page[size]=100',
    insert: (ids: string[]) =>
      sql`insert into activities (id, key, trackable_type, trackable_id, owner_id)
      select id, 'many.happened', 'insights', ${seedId('insights', 1)}, ${seedId('accounts', 1)}
      from unnest(${ids}::text[]) as id`.execute(server.db),
    remove: (ids: string[]) => sql`delete from activities where id = any(${ids})`.execute(server.db),
  },
]

for (const { what, name, path, insert, remove } of lists)
  describe(what, () => {
    const ids = Array.from({ length: 1_300 }, (_, n) => `many-${name}-${String(n).padStart(4, '0')}`)
    let caller: Client
    beforeAll(async () => {
      caller = await server.as(name)
      await insert(ids)
    })

    test('have the same pages when they are not counted again, and what is new at once', async () => {
      const pages = [1, 2, 10, 11].map((number) => `${path}&page[number]=${number}`)
      const lengths: number[] = []
      for (const page of pages) {
        const before = await caller.get(page)
        expect((await caller.get(page)).body).toEqual(before.body)
        expect(before.body.meta).toMatchObject(capped)
        lengths.push(idsOf(before).length)
      }
      expect(lengths).toEqual([100, 100, 100, 0])
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
