import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insert } from '../../../src/verbs/create.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const v1 = '/api/v1/asset_classes'
const v2 = '/api/v2/asset-classes'
const paths = [v1, v2]

const add = async (path: string, name: unknown, caller = 'entity-editor'): Promise<Answer> =>
  (await server.as(caller)).post(path, { data: { type: 'asset-classes', attributes: { name } } })

const idsOf = ({ body }: Answer): string[] => body.data.map((one: { id: string }) => one.id)

describe('an asset class', () => {
  test.each([
    [v1, v2],
    [v2, v1],
  ])('that is added at %s is the same row at %s, from beginning to end', async (here, there) => {
    const entityEditor = await server.as('entity-editor')
    const made = await add(here, `Made at ${here}`)
    expect(made.status).toBe(201)
    const { id } = made.body.data
    expect(made.body.data).toEqual({
      id,
      type: 'asset-classes',
      links: { self: `${server.url}${v2}/${id}` },
      attributes: { name: `Made at ${here}` },
      relationships: {},
    })
    for (const path of paths) {
      expect((await server.guest.get(`${path}/${id}`)).body).toEqual(made.body)
      expect((await server.guest.get(path)).body.data).toContainEqual(made.body.data)
    }
    expect((await server.guest.get(made.body.data.links.self)).body).toEqual(made.body)

    const changed = await entityEditor.patch(`${there}/${id}`, {
      data: { type: 'AssetClass', id, attributes: { name: `Changed at ${there}` } },
    })
    expect([changed.status, changed.body.data.attributes.name]).toEqual([200, `Changed at ${there}`])
    for (const path of paths) expect((await server.guest.get(`${path}/${id}`)).body).toEqual(changed.body)

    expect((await entityEditor.delete(`${there}/${id}`)).status).toBe(204)
    for (const path of paths) expect((await server.guest.get(`${path}/${id}`)).status).toBe(404)
    expect((await entityEditor.delete(`${here}/${id}`)).status).toBe(404)
  })

  test.each(paths)('is read by anyone and written by entity editors and admins alone: %s', async (path) => {
    const own = `${path}/${seedId('asset-classes', 1)}`
    const change = { data: { attributes: { name: 'Not kept' } } }
    for (const name of ['investor', 'provider', 'compliance', 'corporate', 'editor', 'account-manager', 'finance']) {
      const client = await server.as(name)
      const answers = [await add(path, 'Not made', name), await client.patch(own, change), await client.delete(own)]
      expect([name, ...answers.map((one) => one.status)]).toEqual([name, 403, 403, 403])
    }
    const { guest } = server
    const body = { data: { type: 'asset-classes', attributes: { name: 'Not made' } } }
    expect([(await guest.post(path, body)).status, (await guest.patch(own, change)).status, (await guest.delete(own)).status]).toEqual([
      401, 401, 401,
    ])
    expect((await guest.get(own)).body.data.attributes.name).toBe('Equity')
    const made = await add(path, 'By an admin', 'admin')
    expect([made.status, (await (await server.as('admin')).delete(`${path}/${made.body.data.id}`)).status]).toEqual([201, 204])
  })

  test.each(paths)('that is renamed has its new name with the firms that invest in it, and one that is deleted none: %s', async (path) => {
    const [admin, entityEditor] = [await server.as('admin'), await server.as('entity-editor')]
    const firm = `/api/v2/investor_companies/${seedId('companies', 5)}`
    const named = async (): Promise<string[]> => (await admin.get(firm)).body.data.attributes['asset-classes']
    const { id } = (await add(path, 'Timber')).body.data
    const both = { data: { attributes: { 'asset-classes': ['Timber', 'Equity'] } } }
    expect((await admin.patch(firm, both)).status).toBe(200)
    expect((await entityEditor.patch(`${path}/${id}`, { data: { attributes: { name: 'Equity' } } })).status).toBe(409)
    expect(await named()).toEqual(['Timber', 'Equity'])
    expect((await entityEditor.patch(`${path}/${id}`, { data: { attributes: { name: 'Forests' } } })).status).toBe(200)
    expect(await named()).toEqual(['Forests', 'Equity'])
    expect((await entityEditor.delete(`${path}/${id}`)).status).toBe(204)
    expect(await named()).toEqual(['Equity'])
  })

  test.each(paths)('has a name of its own, of 1 to 120 characters, and nothing else: %s', async (path) => {
    const entityEditor = await server.as('entity-editor')
    const own = `${path}/${seedId('asset-classes', 2)}`
    const rename = (name: unknown): Promise<Answer> => entityEditor.patch(own, { data: { attributes: { name } } })
    expect([(await add(path, 'Equity')).status, (await rename('Equity')).status]).toEqual([409, 409])
    for (const name of ['', 'x'.repeat(121), null, 5, ['Equity']]) {
      for (const answer of [await add(path, name), await rename(name)]) {
        expect([name, answer.status, answer.body.errors[0].code]).toEqual([name, 422, '103'])
      }
    }
    const more = await entityEditor.post(path, {
      data: { type: 'asset-classes', attributes: { name: 'x', position: 1 }, relationships: { parent: {} } },
    })
    expect([more.status, more.body.errors.map((one: { detail: string }) => one.detail)]).toEqual([
      400,
      ['position is not allowed.', 'parent is not allowed.'],
    ])
    for (const data of [{ type: 'asset-classes' }, { type: 'asset-classes', attributes: {} }]) {
      expect((await entityEditor.post(path, { data })).body.errors).toMatchObject([
        { code: '106', source: { pointer: '/data/attributes/name' } },
      ])
    }
    const untouched = await entityEditor.patch(own, { data: {} })
    expect([untouched.status, untouched.body.data.attributes.name]).toEqual([200, 'Fixed Income'])
    expect((await add(path, path.padEnd(120, 'x'))).status).toBe(201)
  })
})

describe('the list of asset classes', () => {
  test('has the same rows in the same order under both prefixes, the newest first, page by page', async () => {
    for (const search of ['', '?page[size]=3', '?page[size]=3&page[number]=2', '?page[size]=4&page[number]=99']) {
      const [one, other] = [await server.guest.get(v1 + search), await server.guest.get(v2 + search)]
      expect(one.body.data).toEqual(other.body.data)
      expect(one.body.meta).toEqual(other.body.meta)
    }
    const whole = await server.guest.get(`${v2}?page[size]=100`)
    const count = idsOf(whole).length
    expect(whole.body.meta).toEqual({ 'record-count': count, 'total-pages': 1 })
    const older = (await add(v1, 'The older')).body.data.id
    const newer = (await add(v2, 'The newer')).body.data.id
    const grown = await server.guest.get(`${v1}?page[size]=100`)
    expect(idsOf(grown).filter((id) => [older, newer].includes(id))).toEqual([newer, older])
    expect(grown.body.meta['record-count']).toBe(count + 2)
  })

  test('has what was made within one millisecond in the order in which it was made', async () => {
    const made = await transact(server.db, async (tx) => {
      const ids: string[] = []
      for (let n = 0; n < 10; n++) ids.push(await insert(tx, 'asset_classes', { name: `At once ${n}` }))
      return ids
    })
    const listed = idsOf(await server.guest.get(`${v2}?page[size]=10`))
    expect(listed).toEqual(made.reverse())
  })

  test.each(paths)('has pages whose links answer: %s', async (path) => {
    const whole = idsOf(await server.guest.get(`${path}?page[size]=100`))
    const walked: string[] = []
    for (let next: string | undefined = `${path}?page[size]=2`; next !== undefined;) {
      const answer: Answer = await server.guest.get(next)
      walked.push(...idsOf(answer))
      for (const link of [answer.body.links.first, answer.body.links.last]) expect((await server.guest.get(link)).status).toBe(200)
      next = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link']))?.[1]
    }
    expect(walked).toEqual(whole)
  })

  test.each(paths)('names every row by its one path: %s', async (path) => {
    for (const { id, links } of (await server.guest.get(path)).body.data) expect(links.self).toBe(`${server.url}${v2}/${id}`)
  })

  test('has no relationships, under either prefix', async () => {
    for (const path of paths) {
      for (const end of ['insights', 'relationships/insights', 'relationships']) {
        expect((await server.guest.get(`${path}/${seedId('asset-classes', 1)}/${end}`)).status).toBe(404)
      }
    }
  })
})

describe('at once', () => {
  test('20 add one name under both prefixes: one does, 19 are conflicts', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => add(paths[index % 2]!, 'Wanted by all')))
    expect(answers.map((one) => one.status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  })
})

test('a row is inserted by one statement, in whatever order its columns were sent', async () => {
  const counts = await transact(server.db, async (tx) => {
    const prepared = sql`select from pg_prepared_statements where statement like 'insert into%'`
    const count = async (): Promise<number> => (await prepared.execute(tx)).rows.length
    await insert(tx, 'asset_classes', { name: 'Its name first', position: 8 })
    const before = await count()
    await insert(tx, 'asset_classes', { position: 9, name: 'Its position first' })
    return [before, await count()]
  })
  expect(counts[1]).toBe(counts[0])
})
