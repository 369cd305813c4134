import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { followOf } from '../../support/activity-bodies.ts'
import { authors, insightPath, moveTo, patchOf, putInsight, setState } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
let reader: Client
let editor: Client
beforeAll(async () => {
  reader = await server.as('samuel.penrose')
  editor = await server.as('editor')
})
/** Each story begins with a reader who follows and mutes nothing. */
beforeEach(async () => {
  await sql`delete from follows`.execute(server.db)
  await sql`delete from muted_items`.execute(server.db)
})

const follow = async (type: string, id: string, client = reader): Promise<void> =>
  expect((await client.post('/api/v2/follows', followOf(type, id))).status).toBe(201)
const idsOf = (answer: { body: { data: { id: string }[] } }): string[] => answer.body.data.map((one) => one.id)
const feed = async (query = '', client = reader): Promise<string[]> => idsOf(await client.get(`/api/v2/feed?page[size]=100${query}`))
const list = async (following: boolean, client = reader): Promise<string[]> =>
  idsOf(await client.get(`/api/v2/insights?page[size]=100&filter[following]=${following}`))
const note = (columns: InsightColumns = {}) =>
  putInsight(server.db, 'published', authors.provider, { primary_entity_id: null, no_sector: true, imperative: null, ...columns })

describe('what somebody follows', () => {
  test('is empty for who follows nothing', async () => {
    expect(await feed()).toEqual([])
    expect(await list(true)).toEqual([])
    expect((await reader.get('/api/v2/feed')).body.meta).toEqual({ 'record-count': 0, 'total-pages': 0 })
  })

  test.each([
    ['accounts', seedId('accounts', authors.provider)],
    ['companies', seedId('companies', 1)],
    ['content-verticals', seedId('content-verticals', 1)],
    ['entities', seedId('entities', 5)],
  ])('of the %s: is listed, newest first, and in the feed alike', async (type, id) => {
    const fresh = await note({ primary_entity_id: seedId('entities', 5), no_sector: false, published_at: new Date().toISOString() })
    await follow(type, id)
    const shown = await feed()
    expect(shown[0]).toBe(fresh)
    expect(shown).toEqual(await list(true))
    const rest = (await reader.get('/api/v2/insights?filter[following]=false')).body.meta['record-count'] as number
    const all = (await reader.get('/api/v2/insights')).body.meta['record-count'] as number
    expect(rest + shown.length).toBe(all)
  })

  test('is also what touches an entity besides, and what builds upon a note', async () => {
    const [source, touches, builds] = [await note(), await note(), await note()]
    await follow('entities', seedId('entities', 30))
    const before = await feed()
    await editor.patch(insightPath(touches), {
      data: {
        type: 'insights',
        attributes: { 'status-reason': 'It is about more.' },
        relationships: { 'secondary-entities': { data: [{ type: 'entities', id: seedId('entities', 30) }] } },
      },
    })
    expect(new Set(await feed())).toEqual(new Set([touches, ...before]))
    await follow('insights', source)
    await sql`insert into insight_streams (upstream_id, downstream_id) values (${source}, ${builds})`.execute(server.db)
    expect(await feed()).toContain(builds)
    expect(await feed()).not.toContain(source)
  })

  test('names no author who is not named', async () => {
    const [named, hidden] = [await note(), await note({ show_author_names: false })]
    await follow('accounts', seedId('accounts', authors.provider))
    expect(await feed()).toContain(named)
    expect(await feed()).not.toContain(hidden)
    await editor.patch(insightPath(named), patchOf({ 'show-author-names': false }))
    expect(await feed()).not.toContain(named)
    expect(await list(true)).not.toContain(named)
  })

  test('comes with publication and goes with withdrawal', async () => {
    const id = await putInsight(server.db, 'drafted')
    await follow('companies', seedId('companies', 1))
    expect(await feed()).not.toContain(id)
    await setState(server.db, id, 'published')
    expect(await feed()).toContain(id)
    expect((await editor.patch(insightPath(id), moveTo('cancelled', { 'status-reason': 'duplicate' }))).status).toBe(200)
    expect(await feed()).not.toContain(id)
    expect(await list(true)).not.toContain(id)
  })

  test('leaves out what is muted', async () => {
    const mine = await note({ primary_entity_id: seedId('entities', 5), no_sector: false })
    const other = await note()
    await follow('companies', seedId('companies', 1))
    const mute = async (type: string, id: string): Promise<void> =>
      expect(
        (await reader.post('/api/v2/muted_items', { data: { type: 'muted-items', relationships: { mutable: { data: { type, id } } } } }))
          .status,
      ).toBe(201)
    await mute('entities', seedId('entities', 5))
    expect(await feed()).toContain(other)
    expect(await feed()).not.toContain(mine)
    await mute('insights', other)
    expect(await feed()).not.toContain(other)
  })

  test('is followed once, by how many ways soever, and page by page', async () => {
    await follow('companies', seedId('companies', 1))
    await follow('content-verticals', seedId('content-verticals', 1))
    await follow('accounts', seedId('accounts', authors.provider))
    const whole = await feed()
    expect(new Set(whole).size).toBe(whole.length)
    expect((await reader.get('/api/v2/feed')).body.meta['record-count']).toBe(whole.length)
    const pages = await Promise.all(
      [1, 2, 3].map(async (number) => idsOf(await reader.get(`/api/v2/feed?page[size]=4&page[number]=${number}`))),
    )
    expect(pages.flat()).toEqual(whole.slice(0, 12))
    expect(await feed('&page[number]=90')).toEqual([])
  })

  test('is counted to its end where many of its topics share few insights, and up to a cap where they share more', async () => {
    const about = async (topics: number): Promise<unknown> => {
      await sql`with topics as (select 'topic-' || n as id from generate_series(1, ${sql.lit(topics)}) as n),
          reader as (select id from accounts where email = 'samuel.penrose@demo.example'),
          followed as (insert into follows (id, follower_id, followable_type, followable_id)
            select gen_random_uuid()::text, reader.id, 'entities', topics.id from topics, reader on conflict do nothing)
        insert into insight_topics (topic_type, topic_id, published_at, insight_id)
        select 'entities', topics.id, insights.published_at, insights.id from topics, insights where aasm_state = 'published'
        on conflict do nothing`.execute(server.db)
      return (await reader.get('/api/v2/feed?page[size]=4')).body.meta
    }
    const all = (await reader.get('/api/v2/insights')).body.meta['record-count'] as number
    const whole = { 'record-count': all, 'total-pages': Math.ceil(all / 4) }
    expect(await about(Math.ceil(1_500 / all) + 1)).toEqual(whole)
    expect(await about(Math.ceil(5_000 / all) + 1)).toEqual({ ...whole, 'record-count-is-capped': true })
  })

  test('is of each account its own', async () => {
    await follow('companies', seedId('companies', 1))
    expect(await feed('', await server.as('investor-2'))).toEqual([])
    expect((await server.guest.get('/api/v2/feed')).status).toBe(401)
  })
})

test('entities that somebody follows are listed apart', async () => {
  await follow('entities', seedId('entities', 7))
  expect(idsOf(await reader.get('/api/v2/entities?filter[following]=true'))).toEqual([seedId('entities', 7)])
  expect(idsOf(await reader.get('/api/v2/entities?filter[following]=false&page[size]=100'))).not.toContain(seedId('entities', 7))
})
