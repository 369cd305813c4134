import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/filter-presets'
const me = seedId('accounts', 1)
const account = (id: string) => ({ account: { data: { type: 'accounts', id } } })
const preset = (attributes: object, id = me) => ({ data: { type: 'filter-presets', attributes, relationships: account(id) } })

describe('a filter preset from beginning to end', () => {
  test('is made, shown, listed, changed and deleted by its account', async () => {
    const investor = await server.as('investor')
    const made = await investor.post(path, preset({ name: 'Asian banks', countries: ['JP', 'SG'], sectors: null, 'min-market-cap': 500 }))
    expect(made.status).toBe(201)
    expect(made.body.data.attributes).toEqual({
      name: 'Asian banks',
      countries: ['JP', 'SG'],
      sectors: [],
      strategies: [],
      verticals: [],
      'min-market-cap': 500,
      'max-market-cap': null,
      'format-types': null,
      imperatives: null,
      'time-horizons': null,
    })
    const { id, links } = made.body.data
    expect(links.self).toBe(`${server.url}${path}/${id}`)
    expect((await investor.get(links.self)).body.data).toEqual(made.body.data)

    const all = await investor.get(path)
    expect(all.body.data[0]).toEqual(made.body.data)
    expect(all.body.meta).toEqual({ 'record-count': all.body.data.length })
    expect(all.body.links).toBeUndefined()

    const changed = await investor.patch(`${path}/${id}`, {
      data: { id, type: 'filter-presets', attributes: { name: 'Banks', 'min-market-cap': null } },
    })
    expect(changed.status).toBe(200)
    expect(changed.body.data.attributes).toMatchObject({ name: 'Banks', countries: ['JP', 'SG'], 'min-market-cap': null })

    const owner = await investor.get(made.body.data.relationships.account.links.related)
    expect(owner.body.data.id).toBe(me)

    expect((await investor.delete(`${path}/${id}`)).status).toBe(204)
    expect((await investor.get(`${path}/${id}`)).status).toBe(404)
    const gone = await investor.get('/api/v2/changes?filter[record-type]=filter-presets')
    expect(gone.body.data.map((one: { attributes: Record<string, string> }) => one.attributes['record-id'])).toEqual([id])
  })

  test('has its lists emptied by null, and keeps those that are not sent', async () => {
    const investor = await server.as('investor')
    const lists = { countries: ['JP'], sectors: ['financials'], strategies: ['growth'], verticals: ['equity-bottom-up'] }
    const made = await investor.post(path, preset({ name: 'Full', ...lists }))
    expect(made.body.data.attributes).toMatchObject(lists)
    const { self } = made.body.data.links
    const change = async (attributes: object) => (await investor.patch(self, { data: { attributes } })).body.data.attributes
    expect(await change({ countries: null, sectors: null })).toMatchObject({ ...lists, countries: [], sectors: [] })
    expect(await change({ strategies: null, verticals: null })).toMatchObject({ countries: [], sectors: [], strategies: [], verticals: [] })
  })

  test('does not exist for another account, and may be shown to an admin only', async () => {
    const own = `${path}/${seedId('filter-presets', 1)}`
    const other = await server.as('investor-2')
    expect((await other.get(own)).status).toBe(404)
    expect((await other.patch(own, { data: { attributes: { name: 'Mine' } } })).status).toBe(404)
    expect((await other.delete(own)).status).toBe(404)
    const admin = await server.as('admin')
    expect((await admin.get(own)).status).toBe(200)
    expect((await admin.patch(own, { data: { attributes: { name: 'Mine' } } })).status).toBe(403)
    expect((await admin.delete(own)).status).toBe(403)
    expect((await admin.get(path)).body.data).toEqual([])
  })
})

describe('what is refused', () => {
  test('names that are not permitted come first, one error each, in the order sent', async () => {
    const investor = await server.as('investor')
    const { status, body } = await investor.post(path, preset({ rating: 5, name: 7, feedback: 'x', countries: 'JP' }))
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { title: 'Param not allowed', detail: 'rating is not allowed.', code: '105', status: '400' },
      { title: 'Param not allowed', detail: 'feedback is not allowed.', code: '105', status: '400' },
    ])
  })

  test('then what is missing, then every bad value', async () => {
    const investor = await server.as('investor')
    const missing = await investor.post(path, { data: { attributes: { countries: 5 } } })
    expect(missing.status).toBe(400)
    expect(missing.body.errors.map((one: { source: unknown }) => one.source)).toEqual([
      { pointer: '/data/type' },
      { pointer: '/data/attributes/name' },
      { pointer: '/data/relationships/account' },
    ])
    const bad = await investor.post(path, preset({ name: '', countries: ['JP', 5], 'min-market-cap': '5' }))
    expect(bad.status).toBe(422)
    expect(bad.body.errors.map((one: { code: string; source: { pointer: string } }) => [one.code, one.source.pointer])).toEqual([
      ['103', '/data/attributes/name'],
      ['103', '/data/attributes/countries/1'],
      ['103', '/data/attributes/min-market-cap'],
    ])
  })

  test("another account's preset cannot be made, nor one of a type that it is not", async () => {
    const investor = await server.as('investor')
    expect((await investor.post(path, preset({ name: 'x' }, seedId('accounts', 2)))).status).toBe(403)
    const wrong = { data: { type: 'insights', attributes: { name: 'x' }, relationships: account(me) } }
    expect((await investor.post(path, wrong)).body.errors[0].code).toBe('116')
  })

  test('an id in the body that is not the id of the path is a conflict, and changes nothing', async () => {
    const investor = await server.as('investor')
    const own = `${path}/${seedId('filter-presets', 1)}`
    const before = await investor.get(own)
    const answer = await investor.patch(own, { data: { id: seedId('filter-presets', 2), attributes: { name: 'Other' } } })
    expect(answer.status).toBe(409)
    expect((await investor.get(own)).text).toBe(before.text)
  })

  test('page parameters, since the list has no pages', async () => {
    const investor = await server.as('investor')
    expect((await investor.get(`${path}?page[size]=5`)).body.errors[0].code).toBe('105')
  })
})

describe('at once', () => {
  test('20 changes of one preset all succeed and the last one stays', async () => {
    const investor = await server.as('investor')
    const own = `${path}/${seedId('filter-presets', 2)}`
    const names = Array.from({ length: 20 }, (_, index) => `Take ${index}`)
    const answers = await Promise.all(names.map((name) => investor.patch(own, { data: { attributes: { name } } })))
    expect(answers.map((one) => one.status)).toEqual(names.map(() => 200))
    expect(answers.map((one) => one.body.data.attributes.name)).toEqual(names)
    expect(names).toContain((await investor.get(own)).body.data.attributes.name)
  })

  test('an account never has more than 200', async () => {
    const provider = await server.as('provider-2')
    const id = seedId('accounts', 5)
    const answers = await Promise.all(
      Array.from({ length: 210 }, (_, index) => provider.post(path, preset({ name: `Preset ${index}` }, id))),
    )
    expect(answers.filter((one) => one.status === 201)).toHaveLength(200)
    expect(answers.filter((one) => one.status === 422)).toHaveLength(10)
    expect((await provider.get(path)).body.meta['record-count']).toBe(200)
  })
})
