import Kitsu from 'kitsu'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const base = (): string => `${server.url}/api/v2`
const token = async (): Promise<string> => (await server.as('investor')).token!
const account = { id: seedId('accounts', 1), type: 'accounts' }
const filters = { countries: ['JP', 'SG'], sectors: [], 'min-market-cap': 500, 'format-types': ['quick-note'] }
const refusal = { title: 'Param not allowed', detail: 'rating is not allowed.', code: '105' }
const refusedOf = async (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => 'not refused',
    (error: unknown) => error,
  )

describe('kitsu as it comes', () => {
  const connect = async () => new Kitsu({ baseURL: base(), headers: { Authorization: `Bearer ${await token()}` } })

  test('makes, lists, shows, changes and deletes a filter preset', async () => {
    const api = await connect()
    const made = await api.create('filter-presets', { name: 'By kitsu', ...filters, account: { data: account } })
    expect(made.status).toBe(201)
    expect(made.data).toMatchObject({ type: 'filter-presets', name: 'By kitsu', ...filters })
    const { id } = made.data

    const all = await api.fetch('filter-presets')
    expect(all.data[0]).toEqual(made.data)
    expect(all.meta['record-count']).toBe(all.data.length)

    expect((await api.fetch(`filter-presets/${id}`)).data).toEqual(made.data)
    expect((await api.fetch(`filter-presets/${id}/account`)).data.id).toBe(account.id)
    expect((await api.fetch(`filter-presets/${id}/relationships/account`)).data).toEqual(account)

    const changed = await api.update('filter-presets', { id, name: 'By kitsu, again', 'min-market-cap': null })
    expect(changed.data).toEqual({ ...made.data, name: 'By kitsu, again', 'min-market-cap': null })

    expect((await api.remove('filter-presets', id)).status).toBe(204)
    expect(await refusedOf(api.fetch(`filter-presets/${id}`))).toMatchObject({ response: { status: 404 } })
  })

  test('pages, sorts and filters insights', async () => {
    const api = await connect()
    const params = { page: { number: 2, size: 3 }, sort: '-likes-count', filter: { country: 'JP' } }
    const { data, meta } = await api.fetch('insights', { params })
    const query = 'page[number]=2&page[size]=3&sort=-likes-count&filter[country]=JP'
    const same = await (await server.as('investor')).get(`${base()}/insights?${query}`)
    expect(data.map((one: { id: string }) => one.id)).toEqual(same.body.data.map((one: { id: string }) => one.id))
    expect([data.length, meta]).toEqual([3, same.body.meta])
  })

  test('hands on a refusal with its code 105', async () => {
    const api = await connect()
    const error = await refusedOf(api.create('filter-presets', { name: 'By kitsu', rating: 5, account: { data: account } }))
    expect(error).toMatchObject({ errors: [{ ...refusal, status: '400' }], response: { status: 400 } })
  })
})

interface Devour {
  define(model: string, attributes: object): void
  create(model: string, values: object): Promise<{ data: Preset }>
  find(model: string, id: string): Promise<{ data: Preset }>
  findAll(model: string): Promise<{ data: Preset[]; meta: { 'record-count': number } }>
  update(model: string, values: object): Promise<{ data: Preset }>
  destroy(model: string, id: string): Promise<unknown>
}
type Preset = { id: string; type: string } & Record<string, unknown>

// devour-client has no types.
const JsonApi = createRequire(import.meta.url)('devour-client') as new (options: object) => Devour

describe('devour as it comes', () => {
  const connect = async (): Promise<Devour> => {
    const errorBuilder = ({ title, detail, code }: Record<string, string>) => ({ title, detail, code })
    const api = new JsonApi({ apiUrl: base(), bearer: await token(), logger: false, errorBuilder })
    const lists = { countries: [], sectors: [], strategies: [], verticals: [], 'format-types': [], imperatives: [], 'time-horizons': [] }
    api.define('filter-preset', {
      ...{ name: '', ...lists, 'min-market-cap': null, 'max-market-cap': null, rating: null },
      account: { jsonApi: 'hasOne', type: 'accounts' },
    })
    return api
  }

  test('makes, lists, shows, changes and deletes a filter preset', async () => {
    const api = await connect()
    const { data: made } = await api.create('filter-preset', { name: 'By devour', ...filters, account })
    expect(made).toMatchObject({ type: 'filter-presets', name: 'By devour', ...filters })
    const { id } = made

    const all = await api.findAll('filter-preset')
    expect(all.data[0]).toMatchObject({ id, name: 'By devour' })
    expect(all.meta['record-count']).toBe(all.data.length)
    expect((await api.find('filter-preset', id)).data).toMatchObject({ id, name: 'By devour', ...filters })

    const { data: changed } = await api.update('filter-preset', { id, name: 'By devour, again', 'min-market-cap': null })
    expect(changed).toMatchObject({ id, ...filters, name: 'By devour, again', 'min-market-cap': null })

    await api.destroy('filter-preset', id)
    expect(await refusedOf(api.find('filter-preset', id))).toMatchObject({ 0: { code: '404' } })
  })

  test('changes what it has shown and sends back whole', async () => {
    const api = await connect()
    const { data: made } = await api.create('filter-preset', { name: 'Shown', ...filters, account })
    const { data: shown } = await api.find('filter-preset', made.id)
    const { data: changed } = await api.update('filter-preset', { ...shown, name: 'Sent back', account })
    expect(changed).toMatchObject({ id: made.id, ...filters, name: 'Sent back' })
  })

  test('hands on a refusal with its code 105', async () => {
    const api = await connect()
    const error = await refusedOf(api.create('filter-preset', { name: 'By devour', rating: 5, account }))
    expect(error).toEqual({ 0: refusal })
  })
})
