import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { followOf } from '../../support/activity-bodies.ts'
import { setColumns } from '../../support/columns.ts'
import { filesBelow } from '../../support/files.ts'
import { putInsight, setState } from '../../support/insight-rows.ts'
import { moved } from '../../support/moved.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v1/collections'
const make = (attributes: object, more: object = {}) => ({
  data: { type: 'collections', attributes: { name: 'Ships', ...attributes }, ...more },
})
const change = (attributes: object) => ({ data: { attributes } })
const items = (ids: string[], attributes: object = {}) => ({
  data: { attributes, relationships: { items: { data: ids.map((id) => ({ type: 'insights', id })) } } },
})
const insight = (n: number) => seedId('insights', n)
const idsAt = async (caller: Client, url: string): Promise<string[]> =>
  (await caller.get(`${url}?page[size]=100`)).body.data.map((one: { id: string }) => one.id)
const made = async (caller: Client, attributes: object = {}): Promise<string> => {
  const answer = await caller.post(path, make(attributes))
  expect(answer.status).toBe(201)
  return `${path}/${answer.body.data.id}`
}

describe('a collection from beginning to end', () => {
  test('is made, shown by id and slug, changed, filled and emptied', async () => {
    const reader = await server.as('elodie.favre')
    const answer = await reader.post(path, make({ name: 'Ships and harbours', description: 'Slow things.' }))
    expect(answer.status).toBe(201)
    const { id, attributes, links } = answer.body.data
    expect(attributes).toMatchObject({
      ...{ name: 'Ships and harbours', slug: 'ships-and-harbours', description: 'Slow things.', visibility: 'private' },
      ...{ 'cover-image': null, 'cover-image-file-name': null, 'and-filters': null, 'or-filters': null },
      ...{ 'items-count': 0, 'is-dynamic': false },
    })
    expect(links.self).toBe(`${server.url}${path}/${id}`)
    expect((await reader.get(`${path}/ships-and-harbours`)).body.data.links.self).toBe(links.self)

    const added = await reader.patch(`${links.self}/add-items`, items([insight(1), insight(2)], { description: null }))
    expect(added.body.data.attributes).toMatchObject({ description: null, 'items-count': 2, 'is-dynamic': false })
    expect(await idsAt(reader, `${links.self}/items`)).toEqual([insight(1), insight(2)])
    expect(await idsAt(reader, `${links.self}/insights`)).toEqual([insight(1), insight(2)])

    const removed = await reader.patch(`${links.self}/remove-items`, items([insight(1)]))
    expect(removed.body.data.attributes['items-count']).toBe(1)
    const changed = await reader.patch(links.self, {
      data: { id, type: 'collection', attributes: { name: 'Ships', visibility: 'public' } },
    })
    expect(changed.body.data.attributes).toMatchObject({ name: 'Ships', slug: 'ships-and-harbours', visibility: 'public' })
    expect((await server.guest.get(links.self)).status).toBe(200)
    expect((await server.guest.get(`${links.self}/insights`)).status).toBe(401)
  })

  test('a name that is taken gives a slug of its own', async () => {
    const reader = await server.as('elodie.favre')
    const answers = await Promise.all(Array.from({ length: 10 }, () => reader.post(path, make({ name: 'Twice' }))))
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map((one) => one.body.data.attributes.slug)).size).toBe(10)
  })
})

describe('the id that a client gives', () => {
  test.each(['in data', 'beside data', 'in both'])('as a UUID is the id of the collection: %s', async (place) => {
    const reader = await server.as('investor-2')
    const id = randomUUID()
    const body = { ...make({}, place === 'beside data' ? {} : { id }), ...(place === 'in data' ? {} : { id }) }
    const answer = await reader.post(path, body)
    expect([answer.status, answer.body.data.id]).toEqual([201, id])
    expect((await reader.post(path, body)).status).toBe(409)
  })

  test('in any other form is accepted and ignored', async () => {
    const answer = await (await server.as('investor-2')).post(path, make({}, { id: 'my first collection' }))
    expect(answer.status).toBe(201)
    expect(answer.body.data.id).not.toBe('my first collection')
  })

  test('is refused when it is none, or two', async () => {
    const reader = await server.as('investor-2')
    const bad = await reader.post(path, make({}, { id: ' ' }))
    expect([bad.status, bad.body.errors[0].source]).toEqual([422, { pointer: '/data/id' }])
    const beside = await reader.post(path, { ...make({}), id: 5 })
    expect([beside.status, beside.body.errors[0].source]).toEqual([422, { pointer: '/id' }])
    const two = await reader.post(path, { ...make({}, { id: randomUUID() }), id: randomUUID() })
    expect([two.status, two.body.errors[0].source]).toEqual([422, { pointer: '/id' }])
    expect(
      (await reader.patch(`${path}/${seedId('collections', 4)}`, { ...change({}), id: seedId('collections', 4) })).body.errors[0].code,
    ).toBe('105')
  })

  test('goes to one of those who give it at once', async () => {
    const [one, other] = [await server.as('investor'), await server.as('investor-2')]
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).post(path, make({ name: `At once ${n}` }, { id }))),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  })
})

describe('what belongs to a collection', () => {
  /** What the list of insights answers for filters of its own. */
  const listed = async (query: string) => {
    const all = await (await server.as('investor')).get(`/api/v2/insights?page[size]=100&${query}`)
    return all.body.data.map((one: { id: string }) => one.id) as string[]
  }
  const belongs = async (attributes: object, pinned: string[] = []) => {
    const reader = await server.as('investor')
    const own = await made(reader, attributes)
    if (pinned.length > 0) await reader.patch(`${own}/add-items`, items(pinned))
    return idsAt(reader, `${own}/insights`)
  }

  test.each([
    ['countries', 'JP,SG', 'filter[country]=JP,SG'],
    ['sectors', 'financials, energy', 'filter[sector]=financials,energy'],
    ['imperative', 'bearish', 'filter[imperative]=bearish'],
    ['market-cap', '2000-10000', 'filter[market-cap-min]=2000&filter[market-cap-max]=10000'],
    ['market-cap', '10000-', 'filter[market-cap-min]=10000'],
    ['market-cap', '-2000', 'filter[market-cap-max]=2000'],
    ['search', 'deposit', 'filter[fulltext]=deposit'],
    ['vertical-ids', seedId('content-verticals', 1), `filter[vertical-id]=${seedId('content-verticals', 1)}`],
    ['entity_ids', seedId('entities', 1), `filter[entity-id]=${seedId('entities', 1)}`],
    ['primary_entity_ids', seedId('entities', 1), `filter[primary-entity-id]=${seedId('entities', 1)}`],
    ['author_ids', seedId('accounts', 4), `filter[author-id]=${seedId('accounts', 4)}`],
  ])('is what %s %s means in the list of insights', async (key, value, query) => {
    const wanted = await listed(query)
    expect(wanted.length).toBeGreaterThan(0)
    expect(await belongs({ 'and-filters': { [key]: value } })).toEqual(wanted)
    expect(await belongs({ 'or-filters': { [key]: value } })).toEqual(wanted)
  })

  test('matches all and-filters and one of the or-filters, or is pinned', async () => {
    const [japan, bearish, bullish, financials] = await Promise.all(
      ['filter[country]=JP', 'filter[imperative]=bearish', 'filter[imperative]=bullish', 'filter[sector]=financials'].map(listed),
    )
    const all = await listed('')
    expect(await belongs({ 'and-filters': { countries: 'JP', imperative: 'bearish' } })).toEqual(
      all.filter((id) => japan!.includes(id) && bearish!.includes(id)),
    )
    expect(await belongs({ 'or-filters': { countries: 'JP', imperative: 'bullish' } })).toEqual(
      all.filter((id) => japan!.includes(id) || bullish!.includes(id)),
    )
    const both = { 'and-filters': { countries: 'JP' }, 'or-filters': { imperative: 'bullish', sectors: 'financials' } }
    const matching = all.filter((id) => japan!.includes(id) && (bullish!.includes(id) || financials!.includes(id)))
    expect(await belongs(both)).toEqual(matching)
    const other = all.find((id) => !matching.includes(id))!
    expect(await belongs(both, [other])).toEqual(all.filter((id) => matching.includes(id) || id === other))
  })

  test('is nothing where a filter names nothing, and nothing without filters and pins', async () => {
    expect(await belongs({ 'and-filters': { countries: 'XX' } })).toEqual([])
    expect(await belongs({ 'and-filters': {}, 'or-filters': null })).toEqual([])
  })

  test('has pages and a linkage', async () => {
    const reader = await server.as('investor')
    const own = await made(reader, { 'and-filters': { imperative: 'bullish,bearish,neutral' } })
    const second = await reader.get(`${own}/relationships/insights?page[number]=2&page[size]=5`)
    expect(second.body.data).toEqual((await idsAt(reader, `${own}/insights`)).slice(5, 10).map((id) => ({ type: 'insights', id })))
    expect(second.body.meta['record-count']).toBe((await listed('filter[imperative]=bullish,bearish,neutral')).length)
  })

  test('is published: a pinned draft is counted and shown once it is', async () => {
    const author = await server.as('provider')
    const draft = await putInsight(server.db, 'drafted')
    const own = await made(author)
    const added = await author.patch(`${own}/add-items`, items([draft, insight(1)]))
    expect(added.body.data.attributes['items-count']).toBe(1)
    expect(await idsAt(author, `${own}/items`)).toEqual([insight(1)])
    const published = { aasm_state: 'published' as const, published_at: new Date().toISOString() }
    await setColumns(server.db, 'insights', draft, published)
    expect((await author.get(own)).body.data.attributes['items-count']).toBe(2)
    expect(await idsAt(author, `${own}/insights`)).toEqual([draft, insight(1)])
  })
})

describe('adding and taking away', () => {
  test('filter values join those that are there, and leave one by one', async () => {
    const reader = await server.as('investor')
    const own = await made(reader, { 'and-filters': { countries: 'JP', 'market-cap': '10-' } })
    const added = await reader.patch(
      `${own}/add-items`,
      change({ 'and-filters': { countries: 'SG,JP', 'market-cap': '20-30' }, 'or-filters': { search: 'yen' } }),
    )
    expect(added.body.data.attributes).toMatchObject({
      'and-filters': { countries: 'JP,SG', 'market-cap': '20-30' },
      'or-filters': { search: 'yen' },
    })
    const again = await reader.patch(`${own}/add-items`, change({ 'and-filters': { countries: 'SG' }, 'or-filters': null }))
    expect(again.body.data.attributes).toMatchObject({ 'and-filters': { countries: 'JP,SG' }, 'or-filters': { search: 'yen' } })
    const less = await reader.patch(
      `${own}/remove-items`,
      change({ 'and-filters': { countries: 'JP,XX', 'market-cap': '1-2' }, 'or-filters': { search: 'yen' } }),
    )
    expect(less.body.data.attributes).toMatchObject({ 'and-filters': { countries: 'SG', 'market-cap': '20-30' }, 'or-filters': null })
    const none = await reader.patch(`${own}/remove-items`, change({ 'and-filters': { countries: 'SG', 'market-cap': '20-30' } }))
    expect(none.body.data.attributes).toMatchObject({ 'and-filters': null, 'is-dynamic': false })
  })

  test('a list of nothing but commas adds nothing', async () => {
    const reader = await server.as('elodie.favre')
    const at = await made(reader, { 'or-filters': { countries: 'JP' } })
    const nothing = { 'and-filters': { countries: ',', author_ids: ' , ' }, 'or-filters': { countries: ', ,' } }
    const { status, body } = await reader.patch(`${at}/add-items`, change(nothing))
    expect([status, body.data.attributes]).toMatchObject([200, { 'and-filters': null, 'or-filters': { countries: 'JP' } }])
  })

  test('the same twice changes nothing, not even the time of the last change', async () => {
    const reader = await server.as('investor')
    const own = await made(reader)
    const once = await reader.patch(`${own}/add-items`, items([insight(1)]))
    expect((await reader.patch(`${own}/add-items`, items([insight(1)]))).text).toBe(once.text)
    const gone = await reader.patch(`${own}/remove-items`, items([insight(1)]))
    expect((await reader.patch(`${own}/remove-items`, items([insight(1)]))).text).toBe(gone.text)
  })

  test('what is pinned can be taken away though it was withdrawn, and nothing else that is not seen', async () => {
    const reader = await server.as('investor')
    const [own, other] = [await made(reader), await made(reader)]
    const withdrawn = await putInsight(server.db, 'published')
    expect((await reader.patch(`${own}/add-items`, items([withdrawn]))).status).toBe(200)
    await setState(server.db, withdrawn, 'cancelled')
    expect((await reader.patch(`${other}/remove-items`, items([withdrawn]))).status).toBe(422)
    expect((await reader.patch(`${own}/remove-items`, items([withdrawn]))).status).toBe(200)
    const left = await server.db.selectFrom('collection_items').select('insight_id').where('insight_id', '=', withdrawn).execute()
    expect(left).toEqual([])
  })

  test('a list of values that would be too long is refused, and nothing changes', async () => {
    const reader = await server.as('investor')
    const own = await made(reader, { 'and-filters': { sectors: 'a'.repeat(2000) } })
    const answer = await reader.patch(`${own}/add-items`, items([insight(1)], { 'and-filters': { sectors: 'b'.repeat(100) } }))
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, '100'])
    expect((await reader.get(own)).body.data.attributes['items-count']).toBe(0)
  })

  test('no more than 200 are ever pinned, however many add at once', async () => {
    const reader = await server.as('investor')
    const own = await made(reader)
    const ids: string[] = []
    for (let n = 0; n < 204; n++) ids.push(await putInsight(server.db, 'published'))
    expect((await reader.patch(`${own}/add-items`, items(ids.slice(0, 190)))).status).toBe(200)
    const tooMany = await reader.patch(`${own}/add-items`, items(ids.slice(185, 201)))
    expect([tooMany.status, tooMany.body.errors[0].code]).toEqual([422, '100'])
    expect((await reader.get(own)).body.data.attributes['items-count']).toBe(190)
    const answers = await Promise.all(ids.slice(190).map((id) => reader.patch(`${own}/add-items`, items([id]))))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(10)
    expect(answers.filter((one) => one.status === 422)).toHaveLength(4)
    expect((await reader.get(own)).body.data.attributes['items-count']).toBe(200)
    expect((await reader.patch(`${own}/add-items`, items(ids.slice(0, 190)))).status).toBe(200)
    const full = await reader.patch(`${own}/add-items`, items([await putInsight(server.db, 'published')]))
    await setState(server.db, ids[0]!, 'cancelled')
    const again = await reader.patch(`${own}/add-items`, items([await putInsight(server.db, 'published')]))
    expect([full.status, again.status]).toEqual([422, 200])
  })
})

describe('a cover', () => {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='
  const cover = { 'cover-image': `data:image/png;base64,${dot}`, 'cover-image-file-name': '../../ships.png' }
  const stored = (): number =>
    readdirSync(server.place.folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length

  test('is stored with the collection, replaced, renamed and taken away', async () => {
    const reader = await server.as('elodie.favre')
    const before = stored()
    const own = await made(reader, { ...cover, visibility: 'public' })
    const first = (await reader.get(own)).body.data.attributes
    expect(first['cover-image-file-name']).toBe('ships.png')
    const download = await server.guest.get(first['cover-image'])
    expect([download.status, download.headers['content-type']]).toEqual([200, 'image/png'])
    expect(stored()).toBe(before + 1)

    const renamed = await reader.patch(own, change({ 'cover-image-file-name': 'harbour.png' }))
    expect(renamed.body.data.attributes['cover-image-file-name']).toBe('harbour.png')
    const replaced = await reader.patch(`${own}/add-items`, items([insight(1)], { 'cover-image': cover['cover-image'] }))
    expect(replaced.body.data.attributes['cover-image-file-name']).toBe('cover')
    expect((await server.guest.get(first['cover-image'])).status).toBe(404)
    expect(stored()).toBe(before + 1)

    const unnamed = await reader.post(path, make({ 'cover-image-file-name': 'none.png' }))
    expect([unnamed.status, unnamed.body.data.attributes['cover-image-file-name']]).toEqual([201, null])

    const bare = await reader.patch(own, change({ 'cover-image': null }))
    expect(bare.body.data.attributes).toMatchObject({ 'cover-image': null, 'cover-image-file-name': null })
    expect(stored()).toBe(before)
  })

  test('of what is refused leaves no file', async () => {
    const reader = await server.as('elodie.favre')
    const before = stored()
    const refused = await reader.post(path, make({ ...cover, 'and-filters': { 'market-cap': '10-5' } }))
    expect(refused.status).toBe(422)
    const foreign = await reader.patch(`${path}/${seedId('collections', 2)}`, change(cover))
    expect(foreign.status).toBe(403)
    expect(stored()).toBe(before)
  })
})

describe('who follows', () => {
  test('is listed as far as the caller may see it', async () => {
    const url = `${path}/${seedId('collections', 2)}/followers`
    expect(await idsAt(await server.as('investor'), url)).toEqual([seedId('accounts', 24)])
    expect((await idsAt(await server.as('admin'), url)).sort()).toEqual([seedId('accounts', 2), seedId('accounts', 24)])
  })
})

describe('what is refused', () => {
  test.each([
    ['no name', { data: { type: 'collections', attributes: {} } }, 400, '106'],
    ['no type', { data: { attributes: { name: 'x' } } }, 400, '106'],
    ['a cover that is no picture', make({ 'cover-image': 'data:image/png;base64,AAAA' }), 422, '103'],
    ['a cover of another kind', make({ 'cover-image': 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK' }), 422, '103'],
    ['a filter that there is not', make({ 'and-filters': { colours: 'red' } }), 400, '105'],
    ['a filter that is no text', make({ 'or-filters': { countries: ['JP'] } }), 422, '103'],
    ['a range without an end', make({ 'and-filters': { 'market-cap': '-' } }), 422, '103'],
    ['a range that ends before it begins', make({ 'and-filters': { 'market-cap': '10-5' } }), 422, '100'],
    ['a visibility that there is not', make({ visibility: 'friends' }), 422, '103'],
  ])('%s', async (_what, body, status, code) => {
    const answer = await (await server.as('investor')).post(path, body)
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code])
  })
})

describe('a collection that is deleted', () => {
  test('is gone for everybody, with its cover, its follows and what was shared of it; what it held stays', async () => {
    const [owner, other] = [await server.as('lukas.hofstede'), await server.as('elodie.favre')]
    const cover = {
      'cover-image': 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
      'cover-image-file-name': 'cover.png',
    }
    const before = filesBelow(server.place.folder).length
    const url = await made(owner, { name: 'To be deleted', visibility: 'public', ...cover })
    const id = url.slice(url.lastIndexOf('/') + 1)
    expect(filesBelow(server.place.folder).length).toBe(before + 1)
    await owner.patch(`${url}/add-items`, items([insight(1)]))
    expect((await other.post('/api/v2/follows', followOf('collections', id))).status).toBe(201)
    expect([(await other.delete(url)).status, (await server.guest.delete(url)).status]).toEqual([403, 401])
    expect((await owner.delete(url)).status).toBe(204)
    for (const client of [owner, other]) expect((await client.get(url)).status).toBe(404)
    expect((await owner.delete(url)).status).toBe(404)
    expect((await owner.get(`/api/v2/insights/${insight(1)}`)).status).toBe(200)
    const left = await server.db.selectFrom('follows').select('id').where('followable_id', '=', id).execute()
    expect(left).toEqual([])
    expect(filesBelow(server.place.folder).length).toBe(before)
  })

  test('is none that is hidden, and a team lead only changes what is shared', async () => {
    const url = await made(await server.as('provider'), { visibility: 'private' })
    expect((await (await server.as('lead')).delete(url)).status).toBe(404)
    const shared = await made(await server.as('provider'), { visibility: 'company' })
    expect((await (await server.as('lead')).delete(shared)).status).toBe(403)
    expect((await (await server.as('admin')).delete(shared)).status).toBe(204)
  })
})

test('what is shown to a firm is shown to others by its owner alone, until the share ends', async () => {
  const [owner, colleague, reader] = [await server.as('provider'), await server.as('lead'), await server.as('provider-2')]
  const at = await made(owner, { visibility: 'company' })
  const to = (type: string, id: string) => ({ data: { type, id } })
  const relationships = { shareable: to('collections', at.split('/').at(-1)!), recipient: to('accounts', seedId('accounts', 5)) }
  const share = (client: Client) => client.post('/api/v2/shared-items', { data: { type: 'shared-items', relationships } })
  expect([(await share(colleague)).status, (await reader.get(at)).status]).toEqual([201, 404])
  const { id } = (await share(owner)).body.data
  expect((await reader.get(at)).status).toBe(200)
  await setColumns(server.db, 'shared_items', id, { expires_at: new Date(Date.now() - 1_000).toISOString() })
  expect((await reader.get(at)).status).toBe(404)
})

test('what its owner alone has stays for the owner alone to change, also where it is shown to the team lead', async () => {
  const [owner, lead] = [await server.as('provider'), await server.as('lead')]
  const at = await made(owner, { visibility: 'private' })
  const me = (await lead.get('/api/v2/accounts/me')).body.data
  const to = (type: string, id: string) => ({ data: { type, id } })
  const relationships = { shareable: to('collections', at.split('/').at(-1)!), recipient: to('accounts', me.id) }
  expect((await owner.post('/api/v2/shared-items', { data: { type: 'shared-items', relationships } })).status).toBe(201)
  expect((await lead.get(at)).status).toBe(200)
  expect((await lead.patch(at, change({ description: 'By the lead.' }))).status).toBe(403)
  expect((await lead.patch(`${at}/add-items`, items([insight(1)]))).status).toBe(403)
  expect((await owner.patch(at, change({ visibility: 'company' }))).status).toBe(200)
  expect((await lead.patch(at, change({ description: 'By the lead.' }))).status).toBe(200)
})

test('whoever went to another firm shows a collection to that one, and the lead of the firm before changes nothing of it', async () => {
  const [lead, before, after] = [await server.as('lead'), await server.as('compliance'), await server.as('provider-2')]
  const own = await server.as('provider')
  const shared = await made(own, { visibility: 'public' })
  const hidden = await made(own)
  expect((await lead.patch(shared, change({ description: 'By the lead.' }))).status).toBe(200)
  const mover = await moved(server, seedId('accounts', 4), seedId('companies', 2))
  expect((await lead.patch(shared, change({ description: 'By the lead of before.' }))).status).toBe(403)
  expect((await lead.patch(`${shared}/add-items`, items([insight(1)]))).status).toBe(403)
  expect((await mover.patch(hidden, change({ visibility: 'company' }))).status).toBe(200)
  expect([(await before.get(hidden)).status, (await after.get(hidden)).status]).toEqual([404, 200])
})
