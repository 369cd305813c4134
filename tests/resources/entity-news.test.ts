import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/database/demo/ids.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'

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
  test('is shown with exactly what the specification lists, and leads to its entity', async () => {
    const { status, body } = await server.guest.get(`/api/v2/entity-news/${id(1)}`)
    expect(status).toBe(200)
    expect(Object.keys(body.data.attributes).sort()).toEqual(['content', 'release-time', 'title', 'url'])
    expect(body.data.attributes['release-time']).toBe('2026-09-24T06:00:00.000+00:00')
    expect(Object.keys(body.data.relationships)).toEqual(['entity'])
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
    const release = (time: Date) =>
      server.db.updateTable('entity_news').set({ release_time: time.toISOString() }).where('id', '=', id(6)).execute()
    await release(new Date(Date.now() + 60_000))
    expect((await server.guest.get(`/api/v2/entity-news/${id(6)}`)).status).toBe(404)
    await release(new Date(Date.now() - 1_000))
    expect((await server.guest.get(`/api/v2/entity-news/${id(6)}`)).status).toBe(200)
    expect(idsOf(await server.guest.get(`${entity(24)}/news`))[0]).toBe(id(6))
  })
})
