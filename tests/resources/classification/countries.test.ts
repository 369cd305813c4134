import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const read = '/api/v1/countries'
const write = '/api/v2/countries'
const europe = seedId('geographies', 7)
const lies = (geography: string) => ({ geography: { data: { type: 'geographies', id: geography } } })

const add = async (attributes: object, relationships: object = {}, name = 'entity-editor'): Promise<Answer> =>
  (await server.as(name)).post(write, { data: { type: 'countries', attributes, relationships } })

const change = async (id: string, attributes: object, relationships: object = {}, name = 'entity-editor'): Promise<Answer> =>
  (await server.as(name)).patch(`${write}/${id}`, { data: { id, type: 'countries', attributes, relationships } })

const remove = async (id: string, name = 'entity-editor'): Promise<Answer> => (await server.as(name)).delete(`${write}/${id}`)

const idOf = async (code: string): Promise<string> => {
  const { data } = (await server.guest.get(read)).body
  return data.find((one: { attributes: { code: string } }) => one.attributes.code === code).id
}

describe('a country', () => {
  test('is added, shown, listed, changed and deleted by an entity editor', async () => {
    const made = await add({ name: 'Iceland', code: 'IS', currency: 'ISK' }, lies(europe))
    expect(made.status).toBe(201)
    const { id, links, attributes, relationships } = made.body.data
    expect(attributes).toMatchObject({ name: 'Iceland', slug: 'iceland', code: 'IS', currency: 'ISK', flag: '🇮🇸' })
    expect(links.self).toBe(`${server.url}${read}/${id}`)
    expect((await server.guest.get(links.self)).body).toEqual(made.body)
    expect((await server.guest.get(relationships.geography.links.related)).body.data.id).toBe(europe)
    expect((await server.guest.get(relationships.geography.links.self)).body.data).toEqual({ type: 'geographies', id: europe })
    const inEurope = await server.guest.get(`/api/v2/geographies/${europe}/countries?page[size]=100`)
    expect(inEurope.body.data.map((one: { id: string }) => one.id)).toContain(id)

    const list = (await server.guest.get(read)).body
    expect(list.data.find((one: { id: string }) => one.id === id)).toEqual(made.body.data)
    expect(list.meta).toEqual({ 'record-count': list.data.length })
    expect(list.links).toBeUndefined()

    const changed = await change(id, { currency: null }, { geography: { data: null } })
    expect([changed.status, changed.body.data.attributes.currency]).toEqual([200, null])
    expect((await server.guest.get(relationships.geography.links.related)).body).toEqual({ data: null })

    const gone = await remove(id)
    expect([gone.status, gone.text]).toEqual([204, ''])
    expect((await server.guest.get(links.self)).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
  })

  test('is read by anyone and written by entity editors and admins alone', async () => {
    const unused = await idOf('QA')
    for (const name of ['investor', 'provider', 'lead', 'compliance', 'corporate', 'editor', 'account-manager', 'finance']) {
      const answers = [
        await add({ name: 'Utopia', code: 'XU' }, {}, name),
        await change(unused, { name: 'X' }, {}, name),
        await remove(unused, name),
      ]
      expect([name, ...answers.map((one) => one.status)]).toEqual([name, 403, 403, 403])
    }
    const guest = [
      await server.guest.post(write, { data: { type: 'countries', attributes: { name: 'Utopia', code: 'XU' } } }),
      await server.guest.patch(`${write}/${unused}`, { data: { attributes: { name: 'X' } } }),
      await server.guest.delete(`${write}/${unused}`),
    ]
    expect(guest.map((one) => one.status)).toEqual([401, 401, 401])
    expect((await server.guest.get(`${read}/${unused}`)).body.data.attributes.name).toBe('Qatar')
    const byAdmin = await add({ name: 'Utopia', code: 'XU' }, {}, 'admin')
    expect([byAdmin.status, (await remove(byAdmin.body.data.id, 'admin')).status]).toEqual([201, 204])
  })

  test('has a code and a name of its own', async () => {
    for (const attributes of [
      { name: 'Nippon', code: 'JP' },
      { name: 'Japan', code: 'XJ' },
      { name: ' JAPAN!', code: 'XJ' },
    ]) {
      const { status, body } = await add(attributes)
      expect([attributes, status]).toEqual([attributes, 409])
      expect(body.errors).toMatchObject([{ title: 'Conflict', code: '409', status: '409' }])
      const said = attributes.code === 'JP' ? 'Another record has this code.' : 'Another country has this name.'
      expect(body.errors[0].detail).toBe(said)
    }
    const id = await idOf('QA')
    const before = (await server.guest.get(`${read}/${id}`)).text
    expect((await change(id, { code: 'JP', name: 'Not kept' })).status).toBe(409)
    expect((await change(id, { name: 'Japan' })).status).toBe(409)
    expect((await server.guest.get(`${read}/${id}`)).text).toBe(before)
  })

  test('gets its slug from its name and its flag from its code, when it is made and when it is changed', async () => {
    const { id } = (await add({ name: 'Côte d’Azur', code: 'XA' })).body.data
    const before = (await server.guest.get(`${read}/${id}`)).body.data.attributes
    expect(before).toMatchObject({ slug: 'cote-dazur', flag: '🇽🇦', currency: null })
    expect((await change(id, { code: 'XB' })).body.data.attributes).toMatchObject({ code: 'XB', flag: '🇽🇧' })
    expect((await change(id, { name: 'Riviera' })).body.data.attributes).toMatchObject({ name: 'Riviera', slug: 'riviera' })
    expect((await remove(id)).status).toBe(204)
  })

  test.each([
    [{ slug: 'x' }, 'slug'],
    [{ flag: '🏴' }, 'flag'],
    [{ 'geography-id': europe }, 'geography-id'],
    [{ 'created-at': '2026-01-01 00:00:00 +0000' }, 'created-at'],
  ])('takes nothing that the server makes: %j', async (attributes, name) => {
    for (const answer of [await add({ name: 'Utopia', code: 'XU', ...attributes }), await change(await idOf('QA'), attributes)]) {
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toEqual([{ title: 'Param not allowed', detail: `${name} is not allowed.`, code: '105', status: '400' }])
    }
  })

  test.each([
    { name: '' },
    { name: 'x'.repeat(121) },
    { name: null },
    { code: 'jp' },
    { code: 'JPN' },
    { code: 'J' },
    { code: '日本' },
    { code: null },
    { currency: 'yen' },
    { currency: 'YE' },
    { currency: 5 },
  ])('refuses a value that does not fit with 422: %j', async (attributes) => {
    for (const answer of [await add({ name: 'Utopia', code: 'XU', ...attributes }), await change(await idOf('QA'), attributes)]) {
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toMatchObject([{ code: '103', source: { pointer: `/data/attributes/${Object.keys(attributes)[0]}` } }])
    }
  })

  test('refuses a geography that does not exist, and needs name and code', async () => {
    const absent = await add({ name: 'Utopia', code: 'XU' }, lies('none'))
    expect([absent.status, absent.body.errors[0].code]).toEqual([422, '103'])
    const missing = await add({})
    expect([missing.status, missing.body.errors.map((one: { source: { pointer: string } }) => one.source.pointer)]).toEqual([
      400,
      ['/data/attributes/name', '/data/attributes/code'],
    ])
  })
})

describe('a country in use', () => {
  test('keeps its code: what names it would name nothing', async () => {
    const editor = await server.as('entity-editor')
    const recode = async (id: string, code: string) =>
      (await editor.patch(`/api/v2/countries/${id}`, { data: { attributes: { code } } })).status
    expect(await recode(await idOf('JP'), 'XP')).toBe(409)
    const own = (await add({ name: 'Erewhon', code: 'XE' })).body.data.id
    expect([await recode(own, 'XF'), await recode(own, 'XE')]).toEqual([200, 200])
    const provider = await server.as('provider')
    const report = {
      data: {
        ...{ type: 'external-reports', attributes: { title: 'Of it', 'source-name': 'House', access: 'open', countries: ['XE'] } },
        relationships: { 'primary-entity': { data: { type: 'entities', id: seedId('entities', 1) } } },
      },
    }
    const filed = (await provider.post('/api/v2/external-reports', report)).body.data.id
    expect([await recode(own, 'XF'), (await remove(own)).status]).toEqual([409, 409])
    await provider.delete(`/api/v2/external-reports/${filed}`)
    expect((await remove(own)).status).toBe(204)
  })
})

describe('deleting a country', () => {
  test('that insights, entities, companies or accounts name is refused with 409', async () => {
    for (const code of ['JP', 'SG', 'DE', 'NL', 'IE', 'ZA']) {
      const id = await idOf(code)
      const { status, body } = await remove(id)
      expect([code, status]).toEqual([code, 409])
      expect(body.errors).toMatchObject([{ title: 'Conflict', code: '409', status: '409' }])
      expect((await server.guest.get(`${read}/${id}`)).status).toBe(200)
    }
  })

  test('follows its use: refused as long as a draft names it, done when none does', async () => {
    const provider = await server.as('provider')
    const country = (await add({ name: 'Atlantis', code: 'XT' })).body.data.id
    const draft = (await provider.post('/api/v2/insights', { data: { type: 'insights', attributes: { countries: ['XT'] } } })).body.data.id
    expect((await remove(country)).status).toBe(409)
    await provider.patch(`/api/v2/insights/${draft}`, { data: { attributes: { countries: [] } } })
    expect((await remove(country)).status).toBe(204)
  })
})

describe('at once', () => {
  test('20 add one country: one does, 19 are conflicts', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ name: 'Lemuria', code: 'XL' })))
    expect(answers.map((one) => one.status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  })

  test('one deletes a country while others begin to name it: it never goes while it is named', async () => {
    const provider = await server.as('provider')
    for (let round = 0; round < 10; round++) {
      const code = `Y${String.fromCharCode(65 + round)}`
      const country = (await add({ name: `Land ${code}`, code })).body.data.id
      const create = provider.post('/api/v2/insights', { data: { type: 'insights', attributes: { countries: [code] } } })
      const [made, deleted] = await Promise.all([create, remove(country)])
      expect([
        [201, 409],
        [422, 204],
      ]).toContainEqual([made.status, deleted.status])
    }
  })

  test.each([
    ['a contact', 'contacts', 'country', 'XA'],
    ['a contact request', 'contact_requests', 'country', 'XB'],
    ['an investment firm', 'investor_companies', 'coverage_countries', 'XD'],
  ] as const)('is refused as long as %s names it', async (_what, table, column, code) => {
    const country = (await add({ name: `Land of ${code}`, code })).body.data.id
    const name = (value: RawBuilder<unknown>) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = (select min(id) from ${sql.table(table)})`.execute(
        server.db,
      )
    await name(column === 'country' ? sql`${code}` : sql`array[${code}]::text[]`)
    expect((await remove(country)).status).toBe(409)
    await name(column === 'country' ? sql`null` : sql`'{}'`)
    expect((await remove(country)).status).toBe(204)
  })
})
