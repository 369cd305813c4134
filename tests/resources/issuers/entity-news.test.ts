import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const id = (n: number): string => seedId('entity-news', n)
const entity = (n: number): string => `/api/v2/entities/${seedId('entities', n)}`
const idsOf = (answer: Answer): string[] => answer.body.data.map((one: { id: string }) => one.id)
const client = async (name: string): Promise<Client> => (name === 'guest' ? server.guest : server.as(name))

describe('the news of an entity', () => {
  const outsiders = ['guest', 'investor', 'provider', 'lead', 'editor', 'finance']

  test.each(outsiders)('are listed for %s from their release on, last released first, and counted so', async (name) => {
    for (const path of [`${entity(1)}/news`, '/api/v2/entities/asagiri-financial-group/news', `${entity(1)}/relationships/news`]) {
      const answer = await (await client(name)).get(path)
      expect(idsOf(answer)).toEqual([id(1), id(3)])
      expect(answer.body.meta).toMatchObject({ 'record-count': 2, 'total-pages': 1 })
    }
  })

  test.each(['corporate', 'entity-editor', 'admin'])('are listed for %s before their release too', async (name) => {
    const answer = await (await client(name)).get(`${entity(1)}/news`)
    expect(idsOf(answer)).toEqual([id(2), id(1), id(3)])
    expect(answer.body.meta['record-count']).toBe(3)
  })

  test('of an entity that somebody else manages are listed only when released', async () => {
    const answer = await (await client('corporate')).get(`${entity(24)}/news`)
    expect(idsOf(answer)).toEqual([id(4), id(5)])
    expect(answer.body.meta['record-count']).toBe(2)
  })

  test('come in pages that never reach what is hidden', async () => {
    const [first, second, past] = await Promise.all(
      [1, 2, 3].map((page) => server.guest.get(`${entity(1)}/news?page[size]=1&page[number]=${page}`)),
    )
    expect([idsOf(first!), idsOf(second!), idsOf(past!)]).toEqual([[id(1)], [id(3)], []])
    expect(first!.body.meta).toMatchObject({ 'record-count': 2, 'total-pages': 2 })
    expect(first!.headers['link']).toContain('rel="next"')
  })

  test('of an entity that there is not are not there', async () => {
    expect((await server.guest.get('/api/v2/entities/nobody/news')).status).toBe(404)
  })
})

describe('a piece of news', () => {
  test('is shown with what the specification lists and its attachments, and leads to its entity', async () => {
    const { status, body } = await server.guest.get(`/api/v2/entity-news/${id(1)}`)
    expect(status).toBe(200)
    expect(Object.keys(body.data.attributes).sort()).toEqual(['content', 'release-time', 'title', 'url'])
    expect(body.data.attributes['release-time']).toBe('2026-09-24T06:00:00.000+00:00')
    expect(Object.keys(body.data.relationships)).toEqual(['entity', 'corporate-attachments'])
    const { related, self } = body.data.relationships.entity.links
    expect((await server.guest.get(related)).body.data.id).toBe(seedId('entities', 1))
    expect((await server.guest.get(self)).body.data).toEqual({ type: 'entities', id: seedId('entities', 1) })
  })

  test('that is not released is 404 with all that hangs on it, but for its managers and entity editors', async () => {
    const paths = ['', '/entity', '/relationships/entity'].map((end) => `/api/v2/entity-news/${id(2)}${end}`)
    for (const [names, status] of [
      [['guest', 'investor', 'provider', 'editor'], 404],
      [['corporate', 'entity-editor', 'admin'], 200],
    ] as const) {
      for (const name of names) {
        for (const path of paths) expect([name, path, (await (await client(name)).get(path)).status]).toEqual([name, path, status])
      }
    }
    expect((await (await client('corporate')).get(`/api/v2/entity-news/${id(6)}`)).status).toBe(404)
  })

  test('is there for everybody at the time of its release', async () => {
    const release = (time: Date) => setColumns(server.db, 'entity_news', id(6), { release_time: time.toISOString() })
    await release(new Date(Date.now() + 60_000))
    expect((await server.guest.get(`/api/v2/entity-news/${id(6)}`)).status).toBe(404)
    await release(new Date(Date.now() - 1_000))
    expect((await server.guest.get(`/api/v2/entity-news/${id(6)}`)).status).toBe(200)
    expect(idsOf(await server.guest.get(`${entity(24)}/news`))[0]).toBe(id(6))
  })
})

const path = '/api/v2/entity-news'
const bare = (n: number) => ({ entity: { type: 'entities', id: seedId('entities', n) } })
const nested = (n: number) => ({ entity: { data: { type: 'Entity', id: seedId('entities', n) } } })
const text = { title: 'A branch', content: 'It opens.', release_time: '2028-03-01 06:00:00 +0000' }
const make = (attributes: object = {}, relationships: object = bare(1)) => ({
  data: { type: 'entity-news', attributes: { ...text, ...attributes }, relationships },
})
const change = (attributes: object, relationships?: object) => ({ data: { attributes, ...(relationships ? { relationships } : {}) } })
const code = (answer: Answer) => [answer.status, answer.body.errors[0].code]

describe('the list of all news', () => {
  test('holds what is released, last first or first first, of all entities or of some', async () => {
    const all = await server.guest.get(`${path}?page[size]=100`)
    const times = all.body.data.map(
      (one: { attributes: object }) => (one.attributes as typeof text & { 'release-time': string })['release-time'],
    )
    expect(times).toEqual(times.toSorted().reverse())
    expect(idsOf(all)).toContain(id(9))
    expect(idsOf(all)).not.toContain(id(2))
    expect(idsOf(await server.guest.get(`${path}?page[size]=100&sort=release-time`))).toEqual(idsOf(all).toReversed())
    const some = await server.guest.get(`${path}?filter[entity-id]=${seedId('entities', 1)},${seedId('entities', 3)}`)
    expect(idsOf(some)).toEqual([id(9), id(1), id(3)])
    expect(idsOf(await (await client('corporate')).get(`${path}?filter[entity-id]=${seedId('entities', 1)}`))).toEqual([
      id(2),
      id(1),
      id(3),
    ])
  })
})

describe('news that are added', () => {
  test.each([
    ['bare', bare(1)],
    ['nested', nested(1)],
  ])('name their entity in the %s form', async (form, entity) => {
    const manager = await client('corporate')
    const made = await manager.post(path, make({ title: form }, entity))
    expect(made.status).toBe(201)
    expect(made.body.data.attributes).toEqual({
      ...{ title: form, content: 'It opens.', url: null },
      'release-time': '2028-03-01T06:00:00.000+00:00',
    })
    const self = `${path}/${made.body.data.id}`
    expect(made.body.data.links.self).toBe(server.url + self)
    expect((await manager.get(`${self}/relationships/entity`)).body.data.id).toBe(seedId('entities', 1))
    expect((await server.guest.get(self)).status).toBe(404)
  })

  test.each([
    ['with neither form', { entity: {} }, 400, '106', '/data/relationships/entity/data'],
    ['with no entity', {}, 400, '106', '/data/relationships/entity'],
    ['bare, without its id', { entity: { type: 'entities' } }, 400, '106', '/data/relationships/entity/id'],
    [
      'bare, of another type',
      { entity: { type: 'companies', id: seedId('companies', 10) } },
      400,
      '116',
      '/data/relationships/entity/type',
    ],
    ['bare, of nothing', { entity: { type: 'entities', id: 'nobody' } }, 422, '103', '/data/relationships/entity/id'],
    ['nested, of nothing', { entity: { data: { type: 'entities', id: 'nobody' } } }, 422, '103', '/data/relationships/entity/data/id'],
    ['bare, with more', { entity: { ...bare(1).entity, name: 'x' } }, 400, '105', undefined],
    ['in both forms', { entity: { ...bare(1).entity, data: bare(1).entity } }, 400, '105', undefined],
  ])('%s are refused', async (_what, relationships, status, errorCode, pointer) => {
    for (const name of ['corporate', 'entity-editor']) {
      const answer = await (await client(name)).post(path, make({}, relationships))
      expect([...code(answer), answer.body.errors[0].source?.pointer]).toEqual([status, errorCode, pointer])
    }
  })

  test.each([
    [{ url: 'ftp://x.example' }, 422, '103'],
    [{ url: 'javascript:alert(1)' }, 422, '103'],
    [{ release_time: 'soon' }, 422, '103'],
    [{ title: 'x'.repeat(256) }, 422, '103'],
    [{ content: null }, 422, '103'],
    [{ 'release-time': text.release_time }, 400, '105'],
    [{ 'is-released': true }, 400, '105'],
  ])('with %j are refused', async (attributes, status, errorCode) => {
    expect(code(await (await client('corporate')).post(path, make(attributes)))).toEqual([status, errorCode])
  })

  test('twice at once are there once', async () => {
    const [manager, editor] = [await client('corporate'), await client('entity-editor')]
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? manager : editor).post(path, make({ title: 'At once' }))),
    )
    expect(answers.map((one) => one.status).sort()).toEqual([201, ...Array.from({ length: 39 }, () => 409)])
    const said = answers.flatMap(({ status, body }) => (status === 409 ? [body.errors[0].detail] : []))
    expect(new Set(said)).toEqual(new Set(['Another record has the same title, entity and release-time.']))
    expect((await manager.post(path, make({ title: 'At once', release_time: '2028-03-01 06:00:01 +0000' }))).status).toBe(201)
  })
})

describe('news that are changed', () => {
  test('keep what was not sent, and lose an address that is null', async () => {
    const manager = await client('corporate')
    const { body } = await manager.post(path, make({ title: 'Kept', url: 'HTTPS://asagiri.demo.example/x' }))
    const self = `${path}/${body.data.id}`
    const changed = await manager.patch(self, change({ url: null }, nested(1)))
    expect(changed.body.data.attributes).toEqual({ ...body.data.attributes, url: null })
    expect((await manager.patch(self, change({ release_time: '2020-01-01 06:00:00 +0000' }))).status).toBe(200)
    expect((await server.guest.get(self)).status).toBe(200)
  })

  test('are not taken back once they are released', async () => {
    const manager = await client('corporate')
    expect(code(await manager.patch(`${path}/${id(3)}`, change({ release_time: text.release_time })))).toEqual([409, '409'])
    const corrected = await manager.patch(`${path}/${id(3)}`, change({ release_time: '2026-05-13 06:05:00 +0000', content: 'Corrected.' }))
    expect(corrected.body.data.attributes).toMatchObject({ content: 'Corrected.', 'release-time': '2026-05-13T06:05:00.000+00:00' })
  })

  test('go to another entity by those alone who manage both', async () => {
    const [manager, editor] = [await client('corporate'), await client('entity-editor')]
    const { body } = await manager.post(path, make({ title: 'Moved' }))
    const self = `${path}/${body.data.id}`
    expect((await manager.patch(self, change({}, bare(24)))).status).toBe(403)
    expect((await editor.patch(self, change({}, bare(24)))).status).toBe(200)
    expect((await manager.get(self)).status).toBe(404)
    expect((await (await client('matthias.krueger')).patch(self, change({ title: 'Taken over' }))).status).toBe(200)
  })
})

describe('news that are deleted', () => {
  const say = async (news: string) =>
    (await client('investor')).post('/api/v1/comments', {
      data: { type: 'comments', attributes: { body: 'Why?' }, relationships: { commentable: { data: { type: 'entity-news', id: news } } } },
    })
  const made = async (title: string): Promise<string> =>
    (await (await client('corporate')).post(path, make({ title, release_time: '2026-09-01 06:00:00 +0000' }))).body.data.id

  test('go with what was said about them and leave the shelves, though what was said is kept', async () => {
    const [reader, manager] = [await client('investor'), await client('corporate')]
    const news = await made('Discussed')
    const comment = await say(news)
    expect(comment.status).toBe(201)
    const kept = await reader.post('/api/v2/locker-items', {
      data: { type: 'locker-items', relationships: { lockable: { data: { type: 'entity-news', id: news } } } },
    })
    expect((await manager.delete(`${path}/${news}`)).status).toBe(204)
    const gone = [`${path}/${news}`, `${path}/${news}/entity`, `/api/v1/comments/${comment.body.data.id}`, kept.body.data.links.self]
    for (const name of ['investor', 'corporate', 'entity-editor', 'editor', 'admin']) {
      for (const url of gone) expect([name, url, (await (await client(name)).get(url)).status]).toEqual([name, url, 404])
      expect(idsOf(await (await client(name)).get(`${path}?page[size]=100`))).not.toContain(news)
      expect(idsOf(await (await client(name)).get(`${entity(1)}/news?page[size]=100`))).not.toContain(news)
    }
    expect(code(await say(news))).toEqual([422, '103'])
    expect((await server.db.selectFrom('comments').select('id').where('commentable_id', '=', news).execute()).length).toBe(1)
    expect(await made('Discussed')).not.toBe(news)
    expect((await manager.delete(`${path}/${news}`)).status).toBe(404)
  })

  test('while others comment are gone, and no comment stays on what is not there', async () => {
    for (let round = 0; round < 5; round++) {
      const news = await made(`Round ${round}`)
      const [removed, ...said] = await Promise.all([
        (await client('corporate')).delete(`${path}/${news}`),
        ...Array.from({ length: 8 }, () => say(news)),
      ])
      expect(removed.status).toBe(204)
      expect(said.map((one) => one.status).filter((status) => ![201, 422].includes(status))).toEqual([])
      const rows = await server.db.selectFrom('entity_news').select('deleted_at').where('id', '=', news).execute()
      const comments = await server.db.selectFrom('comments').select('id').where('commentable_id', '=', news).execute()
      expect(comments.length).toBe(said.filter((one) => one.status === 201).length)
      expect(rows.length).toBe(comments.length > 0 ? 1 : 0)
      expect((await server.guest.get(`${path}/${news}`)).status).toBe(404)
    }
  })
})
