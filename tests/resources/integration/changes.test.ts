import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import { routes } from '../../../src/generated/routes.ts'
import { prepareFresh } from '../../contract/fresh-rows.ts'
import { cells } from '../../contract/operations.ts'
import { rowsRead } from '../../support/rows-read.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const changes = '/api/v2/changes'
const seeded = (type: SeededType, n: number) => ({ type, id: seedId(type, n) })

beforeAll(() => prepareFresh(server.db))

interface Gone {
  id: string
  attributes: { 'record-type': string; 'record-id': string; event: string }
}

/** What a caller is told of a record that is gone, on any page. */
async function toldOf(caller: Client, type: string, id: string): Promise<string[]> {
  const { body } = await caller.get(`${changes}?page[before]=&page[size]=100&filter[record-type]=${type}`)
  return (body.data as Gone[]).filter((one) => one.attributes['record-id'] === id).map((one) => one.attributes.event)
}

describe('whatever is deleted leaves a trace', () => {
  const listed = new Set(routes.filter(({ answer }) => answer.kind === 'page').map(({ type }) => type))
  // Signing in is no list that anybody copies.
  const deletions = routes.filter(
    ({ method, path, type }) => method === 'DELETE' && /\{id\}$/.test(path) && listed.has(type) && type !== 'sessions',
  )

  for (const { id: operation, type, path } of deletions) {
    test(operation, async () => {
      const { as, path: asked } = cells[operation].success
      const caller = await server.as(as!)
      const shown = await caller.get(asked)
      const record: string = shown.status === 200 ? shown.body.data.id : asked.split('/').at(-1)!
      const { status } = await caller.delete(asked)
      expect([path, status]).toEqual([path, 204])
      expect(await toldOf(caller, type, record)).toEqual(['deleted'])
    })
  }
})

describe('a trace is for those who saw the record, and says once that it is gone', () => {
  const who = async (type: string, id: string): Promise<string[]> => {
    const names = ['investor', 'investor-2', 'provider', 'provider-2', 'lead', 'compliance', 'corporate', 'editor', 'admin']
    const told = await Promise.all(names.map(async (name) => ({ name, events: await toldOf(await server.as(name), type, id) })))
    expect(told.filter(({ events }) => events.length > 1)).toEqual([])
    return told.filter(({ events }) => events.length > 0).map(({ name }) => name)
  }

  test('a published insight that is cancelled is told to everyone, under an event of its own', async () => {
    const id = seedId('insights', 3)
    const editor = await server.as('editor')
    const { status } = await editor.patch(`/api/v2/insights/${id}`, {
      data: { attributes: { 'aasm-state': 'cancelled', 'status-reason': 'factual-error' } },
    })
    expect([status, (await who('insights', id)).length, await toldOf(editor, 'insights', id)]).toEqual([200, 9, ['cancelled']])
  })

  test('a draft is told to its author, the firm that oversees it, and those who see all', async () => {
    const provider = await server.as('provider')
    const made = await provider.post('/api/v2/insights', { data: { type: 'insights', attributes: { tagline: 'A draft that goes' } } })
    const id: string = made.body.data.id
    expect((await provider.delete(`/api/v2/insights/${id}`)).status).toBe(204)
    expect(await who('insights', id)).toEqual(['provider', 'lead', 'compliance', 'editor', 'admin'])
  })

  test('what somebody keeps is told to nobody else but admins, and what is refused to nobody', async () => {
    const investor = await server.as('investor')
    const made = await investor.post('/api/v1/collections', {
      data: { type: 'collections', attributes: { name: 'Private', visibility: 'private' } },
    })
    const id: string = made.body.data.id
    expect((await (await server.as('investor-2')).delete(`/api/v1/collections/${id}`)).status).toBe(404)
    expect(await who('collections', id)).toEqual([])
    expect((await investor.delete(`/api/v1/collections/${id}`)).status).toBe(204)
    expect(await who('collections', id)).toEqual(['investor', 'admin'])
  })

  test('of what is private is left without a look at whoever else there is', async () => {
    await sql`insert into accounts (id, slug, email, first_name, last_name, account_type, status)
      select 'many-' || n, 'many-' || n, 'many-' || n || '@demo.example', 'One', 'Of many', 'investor', 'active'
      from generate_series(1, 1500) as n`.execute(server.db)
    await sql`analyze accounts`.execute(server.db)
    const investor = await server.as('investor')
    const kept = { type: 'locker-items', relationships: { lockable: { data: { type: 'insights', id: seedId('insights', 4) } } } }
    const { body } = await investor.post('/api/v2/locker-items', { data: kept })
    const before = await rowsRead(server.db, 'accounts')
    expect((await investor.delete(`/api/v2/locker-items/${body.data.id}`)).status).toBe(204)
    expect((await rowsRead(server.db, 'accounts')) - before).toBeLessThan(200)
    expect(await who('locker-items', body.data.id)).toEqual(['investor', 'admin'])
  })

  const rowsOf = async (id: string): Promise<number> =>
    (await sql`select from changes where record_id = ${id}`.execute(server.db)).rows.length

  test('of a comment one row is left for all who saw the research, however many', async () => {
    const investor = await server.as('investor')
    const said = { type: 'comments', attributes: { body: 'Too soon' }, relationships: { commentable: { data: seeded('insights', 4) } } }
    const { body } = await investor.post('/api/v1/comments', { data: said })
    expect((await investor.delete(`/api/v1/comments/${body.data.id}`)).status).toBe(204)
    expect([(await who('comments', body.data.id)).length, await rowsOf(body.data.id)]).toEqual([9, 1])
  })

  test('of what some types of accounts saw one row is left for each of them', async () => {
    const id = seedId('external-reports', 2)
    expect((await (await server.as('editor')).delete(`/api/v2/external-reports/${id}`)).status).toBe(204)
    const told = ['investor', 'investor-2', 'provider', 'provider-2', 'lead', 'compliance', 'editor', 'admin']
    expect(await who('external-reports', id)).toEqual(told)
    expect(await rowsOf(id)).toBeLessThan(10)
  })
})

test('who keeps a copy walks on from where it was, the oldest first', async () => {
  const investor = await server.as('investor')
  const idsAt = async (address: string): Promise<string[]> => (await investor.get(address)).body.data.map((one: Gone) => one.id)
  const nextOf = async (address: string): Promise<string | undefined> => {
    const link = String((await investor.get(address)).headers['link'])
    return /<([^>]+)>; rel="next"/.exec(link)?.[1]?.replace(server.url, '')
  }
  let last = `${changes}?page[after]=&page[size]=2`
  for (let next = await nextOf(last); next; next = await nextOf(last)) last = next
  const known = await idsAt(last)
  const going = { type: 'collections', attributes: { name: 'Going', visibility: 'private' } }
  const id: string = (await investor.post('/api/v1/collections', { data: going })).body.data.id
  expect((await investor.delete(`/api/v1/collections/${id}`)).status).toBe(204)
  const on = [...(await idsAt(last)), ...((await nextOf(last)) ? await idsAt((await nextOf(last))!) : [])]
  const fresh = on.filter((one) => !known.includes(one))
  expect(fresh).toHaveLength(1)
  expect((await investor.get(`${changes}/${fresh[0]!}`)).body.data.attributes).toMatchObject({ 'record-id': id, event: 'deleted' })
  expect((await (await server.as('investor-2')).get(`${changes}/${fresh[0]!}`)).status).toBe(404)
})
