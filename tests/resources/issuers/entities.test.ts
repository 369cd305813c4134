import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const [v1, v2] = ['/api/v1/entities', '/api/v2/entities']
const id = (n: number): string => seedId('entities', n)
const body = (attributes: object, relationships?: object) => ({
  data: { type: 'entities', attributes, ...(relationships ? { relationships } : {}) },
})
const ferry = { 'short-name': 'Setouchi Ferry', 'pretty-name': 'Setouchi Ferry Holdings', country: 'JP', sector: 'industrials' }
const refusals = (answer: Answer): string[] =>
  answer.body.errors.map((one: { code: string; detail: string }) => `${one.code} ${one.detail}`)
const pointers = (answer: Answer): string[] =>
  answer.body.errors.map((one: { code: string; source: { pointer: string } }) => `${one.code} ${one.source.pointer}`)
const linkages = (ids: string[]) => ({ data: ids.map((one) => ({ type: 'entities', id: one })) })
const idsOf = (answer: Answer): string[] => answer.body.data.map((one: { id: string }) => one.id)

describe('an entity from beginning to end', () => {
  test('needs four attributes, gets the rest by default, is shown to anyone under both prefixes and is deleted', async () => {
    const editor = await server.as('entity-editor')
    const made = await editor.post(v1, body(ferry))
    expect(made.status).toBe(201)
    const { id: ferryId, attributes, links } = made.body.data
    expect(attributes).toMatchObject({
      ...ferry,
      slug: 'setouchi-ferry-holdings',
      description: null,
      'industry-group': null,
      industry: null,
      security: '',
      isin: null,
      gics: { sectors: ['industrials'], 'industry-groups': [], industries: [] },
      'market-cap-usd-m': null,
      'market-cap-bucket': 'unknown',
      'followers-count': 0,
      'insights-count': 0,
      'latest-imperatives': { bullish: 0, bearish: 0, neutral: 0 },
      'is-followed': false,
    })
    expect(links.self).toBe(`${server.url}${v2}/${ferryId}`)
    for (const path of [links.self, `${v1}/${ferryId}`, `${v1}/setouchi-ferry-holdings`])
      expect((await server.guest.get(path)).body.data).toEqual(made.body.data)

    const change = {
      'industry-group': 'transportation',
      industry: 'marine-transportation',
      'market-cap-usd-m': '310.00',
      'is-listed': true,
      'listed-at': '2012-06-20',
    }
    const changed = await editor.patch(`${v1}/${ferryId}`, body(change))
    expect(changed.status).toBe(200)
    expect(changed.body.data.attributes).toMatchObject({ ...ferry, ...change, 'market-cap-bucket': 'small' })
    expect((await editor.delete(`${v1}/${ferryId}`)).status).toBe(204)
    expect((await server.guest.get(links.self)).status).toBe(404)
    // Its slug leads to nothing else from then on, whoever asks for it and however many at once.
    const slug = 'setouchi-ferry-holdings'
    const taken = await editor.post(v1, body({ ...ferry, slug }))
    expect([taken.status, ...refusals(taken)]).toEqual([422, '103 slug is or was that of another entity.'])
    const again = await Promise.all(Array.from({ length: 5 }, () => editor.post(v1, body(ferry))))
    expect(again.map((one) => one.body.data.attributes.slug).filter((one) => !one.startsWith(`${slug}-`))).toEqual([])
    expect((await server.guest.get(`${v1}/${slug}`)).status).toBe(404)
    for (const one of again) expect((await editor.delete(`${v1}/${one.body.data.id}`)).status).toBe(204)
  })

  test('is classified by its sector, group and industry unless the classification is sent', async () => {
    const editor = await server.as('entity-editor')
    const classes = { sector: 'financials', 'industry-group': 'banks', industry: 'banks' }
    const derived = await editor.post(v1, body({ ...ferry, ...classes, slug: 'derived' }))
    expect(derived.body.data.attributes.gics).toEqual({ sectors: ['financials'], 'industry-groups': ['banks'], industries: ['banks'] })
    const gics = { sectors: ['financials', 'industrials'], 'industry-groups': [], industries: [] }
    const sent = await editor.post(v1, body({ ...ferry, ...classes, slug: 'sent', gics }))
    expect(sent.body.data.attributes.gics).toEqual(gics)
    const named = await editor.post(v1, body({ ...ferry, ...classes, 'pretty-name': '東京電子製造', 'short-name': '東京電子' }))
    expect(named.body.data.attributes.slug).toBe('dong-jing-dian-zi-zhi-zao')
    for (const [text, found] of [
      ['電子製造', true],
      ['製電', false],
    ] as const) {
      const { data } = (await editor.get(`${v2}?filter[fulltext]=${encodeURIComponent(text)}`)).body
      expect(data.some((one: { id: string }) => one.id === named.body.data.id)).toBe(found)
    }
    const plain = await editor.post(v1, body({ ...ferry, security: 'IT US', slug: 'plain' }))
    expect((await editor.get(`${v2}?filter[fulltext]=it`)).body.data).toEqual([plain.body.data])
    // A class follows the entity's own as long as it is the only one of its list.
    const moved = async (id: string) =>
      (await editor.patch(`${v1}/${id}`, { data: { attributes: { sector: 'energy', 'industry-group': null, industry: null } } })).body.data
        .attributes.gics
    expect(await moved(derived.body.data.id)).toEqual({ sectors: ['energy'], 'industry-groups': [], industries: [] })
    expect(await moved(sent.body.data.id)).toEqual(gics)
  })

  test('belongs to a company, which it can be taken from', async () => {
    const editor = await server.as('entity-editor')
    const made = await editor.post(
      v1,
      body({ ...ferry, slug: 'owned' }, { company: { data: { type: 'companies', id: seedId('companies', 10) } } }),
    )
    expect((await server.guest.get(made.body.data.relationships.company.links.related)).body.data.id).toBe(seedId('companies', 10))
    await editor.patch(`${v1}/owned`, body({}, { company: { data: null } }))
    expect((await server.guest.get(made.body.data.relationships.company.links.related)).body.data).toBeNull()
    expect(pointers(await editor.patch(`${v1}/owned`, body({}, { company: { data: { type: 'companies', id: 'unknown' } } })))).toEqual([
      '103 /data/relationships/company/data/id',
    ])
  })

  test('is not deleted while insights or news are about it', async () => {
    const editor = await server.as('entity-editor')
    for (const n of [1, 3]) expect((await editor.delete(`${v1}/${id(n)}`)).status).toBe(409)
    expect((await editor.delete(`${v1}/${id(31)}`)).status).toBe(204)
    const about = await editor.post(v1, body({ ...ferry, slug: 'has-news' }))
    await insertRows(server.db, 'entity_news', {
      id: 'news-of-ferry',
      entity_id: about.body.data.id as string,
      title: 'x',
      content: 'x',
      release_time: '2030-01-01T00:00:00.000Z',
    })
    expect((await editor.delete(`${v1}/has-news`)).status).toBe(409)
  })
})

test('a classification that is sent in part is refused or completed, never answered in part', async () => {
  const editor = await server.as('entity-editor')
  for (const gics of [{}, { sectors: ['financials'] }]) {
    const answer = await editor.post(v1, body({ ...ferry, gics }))
    expect([201, 422]).toContain(answer.status)
    expect((await server.guest.get(v2)).status).toBe(200)
  }
})

describe('the slug of an entity', () => {
  test('that another entity has is refused with 422, and so for 19 of 20 at once', async () => {
    const editor = await server.as('entity-editor')
    const answers = await Promise.all(Array.from({ length: 20 }, () => editor.post(v1, body({ ...ferry, slug: 'taken-once' }))))
    expect(answers.filter((one) => one.status === 201)).toHaveLength(1)
    expect(answers.map((one) => one.status).filter((status) => status !== 201)).toEqual(Array.from({ length: 19 }, () => 422))
  })

  test('is given anew where two are of one name, also at once', async () => {
    const editor = await server.as('entity-editor')
    const answers = await Promise.all(Array.from({ length: 10 }, () => editor.post(v1, body({ ...ferry, 'pretty-name': 'Same Name' }))))
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map((one) => one.body.data.attributes.slug)).size).toBe(10)
  })

  test.each(['019a0000-000b-7000-8000-000000000001', 'Upper', 'two--hyphens', ''])('may not be "%s"', async (slug) => {
    const editor = await server.as('entity-editor')
    expect((await editor.post(v1, body({ ...ferry, slug }))).status).toBe(422)
  })

  test('is fixed once it is made', async () => {
    const editor = await server.as('entity-editor')
    const before = await server.guest.get(`${v2}/${id(5)}`)
    const refused = await editor.patch(`${v1}/${id(5)}`, body({ slug: 'yukari', description: 'x' }))
    expect([refused.status, refusals(refused)]).toEqual([400, ['105 slug is not allowed.']])
    expect((await server.guest.get(`${v2}/yukari`)).status).toBe(404)
    expect((await server.guest.get(`${v2}/${id(5)}`)).text).toBe(before.text)
    expect((await editor.post(v1, body({ ...ferry, slug: before.body.data.attributes.slug }))).status).toBe(422)
  })
})

describe('what is refused', () => {
  test.each([
    [{ sector: 'gardening' }, '103 /data/attributes/sector'],
    [{ 'industry-group': 'gardens' }, '103 /data/attributes/industry-group'],
    [{ industry: 'roses' }, '103 /data/attributes/industry'],
    [{ country: 'QQ' }, '103 /data/attributes/country'],
    [{ isin: 'JP123' }, '103 /data/attributes/isin'],
    [{ 'market-cap-usd-m': '-1' }, '103 /data/attributes/market-cap-usd-m'],
    [{ 'listed-at': 'yesterday' }, '103 /data/attributes/listed-at'],
    [{ 'listed-at': '2024-02-30' }, '103 /data/attributes/listed-at'],
    [{ website: 'javascript:alert(1)' }, '103 /data/attributes/website'],
    [{ gics: { sectors: ['gardening'], 'industry-groups': [], industries: [] } }, '103 /data/attributes/gics/sectors/0'],
    [{ 'industry-group': '' }, '103 /data/attributes/industry-group'],
  ])('%o, with 422, at POST and at PATCH', async (attributes, pointer) => {
    const editor = await server.as('entity-editor')
    const before = await server.guest.get(`${v2}/${id(7)}`)
    for (const answer of [
      await editor.post(v1, body({ ...ferry, ...attributes })),
      await editor.patch(`${v1}/${id(7)}`, body(attributes)),
    ]) {
      expect(answer.status).toBe(422)
      expect(pointers(answer)[0]).toContain(pointer)
    }
    expect((await server.guest.get(`${v2}/${id(7)}`)).text).toBe(before.text)
  })

  test('what the server counts itself, and an incomplete entity', async () => {
    const editor = await server.as('entity-editor')
    const counted = {
      'followers-count': 1,
      'insights-count': 1,
      'is-followed': true,
      'latest-imperatives': {},
      'market-cap-bucket': 'mega',
    }
    expect(refusals(await editor.patch(`${v1}/${id(7)}`, body(counted)))).toEqual(
      Object.keys(counted).map((name) => `105 ${name} is not allowed.`),
    )
    expect(pointers(await editor.post(v1, body({})))).toEqual(
      ['short-name', 'pretty-name', 'country', 'sector'].map((name) => `106 /data/attributes/${name}`),
    )
  })
})

test('entities are listed by their size, the greatest first and those of unknown size last', async () => {
  const unknown = await (
    await server.as('entity-editor')
  ).post(v1, body({ ...ferry, 'short-name': 'Unsized', 'pretty-name': 'Unsized Ferries' }))
  expect(unknown.status).toBe(201)
  const { body: found } = await server.guest.get(`${v2}?sort=-market-cap-usd-m&page[size]=100`)
  const sizes = found.data.map((one: { attributes: Record<string, string | null> }) => one.attributes['market-cap-usd-m'])
  const known = sizes.filter((one: string | null) => one !== null).map(Number)
  expect(sizes.at(-1)).toBeNull()
  expect(known).toEqual([...known].sort((one, other) => other - one))
  expect(sizes.slice(0, known.length)).not.toContain(null)
})

describe('a corporate user', () => {
  test('changes description and website of the entity it manages, and nothing else of it', async () => {
    const client = await server.as('corporate')
    const words = { description: 'A bank by the sea.', website: null }
    expect((await client.patch(`${v1}/${id(1)}`, body(words))).body.data.attributes).toMatchObject(words)
    const refused = await client.patch(
      `${v1}/${id(1)}`,
      body({ sector: 'gardening', description: 'x', slug: 'y' }, { company: { data: null } }),
    )
    expect(refused.status).toBe(400)
    expect(refusals(refused)).toEqual(['sector', 'slug', 'company'].map((name) => `105 ${name} is not allowed.`))
    expect((await client.get(`${v2}/${id(1)}`)).body.data.attributes).toMatchObject(words)
  })

  test('changes no other entity, adds none and deletes none', async () => {
    const client = await server.as('corporate')
    expect((await client.patch(`${v1}/${id(24)}`, body({ description: 'x' }))).status).toBe(403)
    for (const action of ['add_peers', 'remove_peers'])
      expect((await client.patch(`${v2}/${id(24)}/${action}`, linkages([id(2)]))).status).toBe(403)
    expect((await client.post(v1, body(ferry))).status).toBe(403)
    expect((await client.delete(`${v1}/${id(1)}`)).status).toBe(403)
  })

  test('names the peers of the entity it manages', async () => {
    const client = await server.as('corporate')
    expect((await client.patch(`${v2}/${id(1)}/add_peers`, linkages([id(14)]))).status).toBe(200)
    expect(idsOf(await client.get(`${v2}/${id(14)}/peers`))).toContain(id(1))
    expect((await client.patch(`${v2}/${id(1)}/remove_peers`, linkages([id(14)]))).status).toBe(200)
    expect(idsOf(await client.get(`${v2}/${id(14)}/peers`))).not.toContain(id(1))
  })
})

describe('peers', () => {
  const peers = async (of: string): Promise<string[]> => idsOf(await server.guest.get(`${v2}/${of}/peers?page[size]=100`))
  const add = async (of: string, ids: string[]): Promise<Answer> =>
    (await server.as('entity-editor')).patch(`${v2}/${of}/add_peers`, linkages(ids))
  const remove = async (of: string, ids: string[]): Promise<Answer> =>
    (await server.as('entity-editor')).patch(`${v2}/${of}/remove_peers`, linkages(ids))

  test('are added and removed by whoever has seen the last change of them', async () => {
    const editor = await server.as('entity-editor')
    const seen = { 'if-match': String((await editor.get(`${v2}/${id(17)}`)).headers['etag']) }
    const change = (action: string, headers: typeof seen) => editor.patch(`${v2}/${id(17)}/${action}`, linkages([id(18)]), { headers })
    const added = await change('add_peers', seen)
    const again = { 'if-match': String(added.headers['etag']) }
    expect([added.status, (await change('remove_peers', seen)).status, (await change('remove_peers', again)).status]).toEqual([
      200, 412, 200,
    ])
  })

  test('are symmetric, and adding and removing them twice is like once', async () => {
    const before = await peers(id(4))
    for (const step of [1, 2]) expect([step, (await add(id(4), [id(2), id(3)])).status]).toEqual([step, 200])
    expect((await peers(id(4))).sort()).toEqual([...before, id(2), id(3)].sort())
    for (const n of [2, 3]) expect(await peers(id(n))).toContain(id(4))
    for (const step of [1, 2]) expect([step, (await remove(id(3), [id(4)])).status]).toEqual([step, 200])
    expect(await peers(id(4))).not.toContain(id(3))
    await remove(id(4), [id(2)])
    expect((await peers(id(4))).sort()).toEqual(before.sort())
  })

  test('are not the entity itself, nor one that does not exist, and then nothing changes', async () => {
    const before = await peers(id(6))
    expect(before).toContain(id(11))
    for (const ids of [[id(9), id(6)], [id(9), 'unknown'], []]) expect((await add(id(6), ids)).status).toBe(422)
    for (const ids of [[id(11), id(6)], [id(11), 'unknown'], []]) expect((await remove(id(6), ids)).status).toBe(422)
    expect(await peers(id(6))).toEqual(before)
  })

  test('are at most 50 at once', async () => {
    const gics = '{"sectors": [], "industry-groups": [], "industries": []}'
    const many = Array.from({ length: 51 }, (_, index) => `peer-${index}`)
    await insertRows(
      server.db,
      'entities',
      many.map((one) => ({ id: one, slug: one, short_name: one, pretty_name: one, country: 'JP', sector: 'energy', gics })),
    )
    expect((await add(id(10), many)).status).toBe(422)
    expect((await peers(id(10))).filter((one) => one.startsWith('peer-'))).toEqual([])
    expect((await add(id(10), many.slice(0, 50))).status).toBe(200)
    expect((await peers(id(10))).filter((one) => one.startsWith('peer-'))).toHaveLength(50)
    expect(
      (
        await remove(
          id(10),
          Array.from({ length: 51 }, () => many[0]!),
        )
      ).status,
    ).toBe(422)
  })

  test('are added from both ends at once, 40 times, without harm', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? add(id(13), [id(15), id(16)]) : add(id(15), [id(13), id(16)]))),
    )
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 200))
    expect((await peers(id(13))).filter((one) => one === id(15))).toHaveLength(1)
    expect((await peers(id(15))).filter((one) => one === id(13))).toHaveLength(1)
  })
})
