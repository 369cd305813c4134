import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { setColumns } from '../../support/columns.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import { publish } from '../../support/publish.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'
const link = (type: string, id: string) => ({ type, id })
const seeded = (type: SeededType, ...numbers: number[]) => ({ data: numbers.map((n) => link(type, seedId(type, n))) })

const draft = async (relationships: object = {}, attributes: object = {}, author = 'provider'): Promise<Answer> =>
  (await server.as(author)).post(path, { data: { type: 'insights', attributes, relationships } })

const change = async (id: string, relationships: object, attributes: object = {}): Promise<Answer> =>
  (await server.as('provider')).patch(`${path}/${id}`, { data: { attributes, relationships } })

async function related(id: string, relationship: string, caller = 'provider'): Promise<string[]> {
  const client = await server.as(caller)
  const { body } = await client.get(`${path}/${id}/${relationship}?page[size]=100`)
  const linkage = await client.get(`${path}/${id}/relationships/${relationship}?page[size]=100`)
  expect(linkage.body.data.map((one: { id: string }) => one.id)).toEqual(body.data.map((one: { id: string }) => one.id))
  expect(linkage.body.meta).toEqual(body.meta)
  return body.data.map((one: { id: string }) => one.id)
}

describe('what an insight is linked to', () => {
  test('is what was sent; each that is sent again replaces the whole set, the others stay', async () => {
    const { id } = (
      await draft({
        'primary-entity': { data: link('entities', seedId('entities', 1)) },
        'secondary-entities': seeded('entities', 2, 3),
        'content-verticals': seeded('content-verticals', 1, 7),
        'upstream-insights': seeded('insights', 1),
      })
    ).body.data
    expect(new Set(await related(id, 'secondary-entities'))).toEqual(new Set([seedId('entities', 2), seedId('entities', 3)]))
    expect(await related(id, 'content-verticals')).toEqual([seedId('content-verticals', 1), seedId('content-verticals', 7)])
    expect(await related(id, 'upstream-insights')).toEqual([seedId('insights', 1)])

    await change(id, { 'content-verticals': seeded('content-verticals', 3), 'secondary-entities': { data: [] } })
    expect(await related(id, 'content-verticals')).toEqual([seedId('content-verticals', 3)])
    expect(await related(id, 'secondary-entities')).toEqual([])
    expect(await related(id, 'upstream-insights')).toEqual([seedId('insights', 1)])

    await change(id, { 'primary-entity': { data: null } })
    const provider = await server.as('provider')
    expect((await provider.get(`${path}/${id}/primary-entity`)).body).toEqual({ data: null })
    expect((await provider.get(`${path}/${id}/relationships/primary-entity`)).body.data).toBeNull()
  })

  test('is named by a type in any spelling of case, hyphens and number', async () => {
    const provider = await server.as('provider')
    for (const type of ['Insight', 'insight', 'INSIGHTS']) expect((await provider.post(path, { data: { type } })).status).toBe(201)
    for (const [verticals, entity] of [
      ['ContentVertical', 'Entity'],
      ['content_verticals', 'entities'],
      ['content vertical', 'ENTITIES'],
    ] as const) {
      const answer = await draft({
        'content-verticals': { data: [link(verticals, seedId('content-verticals', 2))] },
        'primary-entity': { data: link(entity, seedId('entities', 1)) },
      })
      expect(answer.status).toBe(201)
      expect(await related(answer.body.data.id, 'content-verticals')).toEqual([seedId('content-verticals', 2)])
    }
  })

  test('of another type is refused with 116', async () => {
    for (const type of ['insights', 'contentverticalss', 'verticals', '', 5, null, ['content-verticals']]) {
      const { status, body } = await draft({ 'content-verticals': { data: [{ type, id: seedId('content-verticals', 1) }] } })
      expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([
        400,
        '116',
        '/data/relationships/content-verticals/data/0/type',
      ])
    }
    expect((await (await server.as('provider')).post(path, { data: { type: 'filter-presets' } })).body.errors[0].code).toBe('116')
  })

  test('that does not exist, or may not be seen, is refused with 422 and one error each, and nothing is made', async () => {
    const hidden = (await draft({}, {}, 'provider-2')).body.data.id
    const provider = await server.as('provider')
    const count = async (): Promise<number> => (await provider.get(`${path}?filter[state]=drafted`)).body.meta['record-count']
    const before = await count()
    const { status, body } = await draft({
      'primary-entity': { data: link('entities', randomUUID()) },
      'content-verticals': { data: [link('content-verticals', seedId('content-verticals', 1)), link('content-verticals', 'none')] },
      'upstream-insights': {
        data: [link('insights', hidden), link('insights', seedId('insights', 1)), link('insights', seedId('insights', 53))],
      },
    })
    expect(status).toBe(422)
    expect(body.errors.map((one: { code: string; source: { pointer: string } }) => [one.code, one.source.pointer])).toEqual([
      ['103', '/data/relationships/primary-entity/data/id'],
      ['103', '/data/relationships/content-verticals/data/1/id'],
      ['103', '/data/relationships/upstream-insights/data/0/id'],
      ['103', '/data/relationships/upstream-insights/data/2/id'],
    ])
    expect(await count()).toBe(before)
  })

  test('is refused where it is no linkage', async () => {
    const one = link('entities', seedId('entities', 1))
    for (const relationships of [
      { 'primary-entity': null },
      { 'primary-entity': { data: [one] } },
      { 'primary-entity': { data: 'x' } },
      { 'secondary-entities': { data: one } },
      { 'secondary-entities': { data: null } },
      { 'secondary-entities': { data: [null] } },
      { 'secondary-entities': { data: ['x'] } },
      { 'secondary-entities': { data: [{ ...one, id: 5 }] } },
      { 'secondary-entities': { data: [{ ...one, id: ' x' }] } },
    ]) {
      const { status, body } = await draft(relationships)
      expect([relationships, status, body.errors[0].code]).toEqual([relationships, 422, '103'])
    }
    expect((await draft({ 'primary-entity': {} })).body.errors[0].code).toBe('106')
    expect((await draft({ 'primary-entity': { data: { type: 'entities' } } })).body.errors[0].code).toBe('106')
    expect((await draft({ account: { data: link('accounts', seedId('accounts', 4)) } })).body.errors[0].code).toBe('105')
  })

  test('is counted once however often it is named', async () => {
    const { id } = (
      await draft({ 'secondary-entities': seeded('entities', 2, 2, 2), 'content-verticals': seeded('content-verticals', 1, 1) })
    ).body.data
    expect(await related(id, 'secondary-entities')).toEqual([seedId('entities', 2)])
    expect(await related(id, 'content-verticals')).toEqual([seedId('content-verticals', 1)])
  })

  test('are at most 30 secondary entities', async () => {
    const extra = { id: randomUUID(), short_name: 'X', pretty_name: 'X Holdings', slug: 'x-holdings', country: 'JP', sector: 'energy' }
    await insertRows(server.db, 'entities', extra)
    const thirty = seeded('entities', ...Array.from({ length: 30 }, (_, index) => index + 1))
    const { id } = (await draft({ 'secondary-entities': thirty })).body.data
    expect(await related(id, 'secondary-entities')).toHaveLength(30)
    const tooMany = { 'secondary-entities': { data: [...thirty.data, link('entities', extra.id)] } }
    for (const answer of [await draft(tooMany), await change(id, tooMany)]) {
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toMatchObject([
        { code: '103', status: '422', source: { pointer: '/data/relationships/secondary-entities' } },
      ])
    }
    expect(await related(id, 'secondary-entities')).toHaveLength(30)
  })
})

describe('forks', () => {
  const fork = async (...upstream: string[]): Promise<string> =>
    (await draft({ 'upstream-insights': { data: upstream.map((id) => link('insights', id)) } })).body.data.id

  test('lead from what they build upon, and are seen from there once published', async () => {
    const id = await fork(seedId('insights', 10))
    expect(await related(id, 'upstream-insights', 'editor')).toEqual([seedId('insights', 10)])
    expect(await related(seedId('insights', 10), 'downstream-insights')).not.toContain(id)
    await publish(server, id)
    expect(await related(seedId('insights', 10), 'downstream-insights', 'investor')).toContain(id)
    expect(await related(seedId('insights', 10), 'originated-insights', 'investor')).toContain(id)
  })

  test('never run in a circle', async () => {
    const first = await fork()
    const second = await fork(first)
    const third = await fork(second)
    for (const upstream of [[first], [second], [third], [seedId('insights', 1), third]]) {
      const { status, body } = await change(first, { 'upstream-insights': { data: upstream.map((id) => link('insights', id)) } })
      expect(status).toBe(422)
      expect(body.errors).toMatchObject([{ code: '100', source: { pointer: '/data/relationships/upstream-insights' } }])
    }
    expect(await related(first, 'upstream-insights')).toEqual([])
    expect((await change(third, { 'upstream-insights': { data: [link('insights', first)] } })).status).toBe(200)
  })

  test('are suggested to the author alone: recent research on the same entity that is not linked yet', async () => {
    const entity = { 'primary-entity': { data: link('entities', seedId('entities', 9)) } }
    const recent = (await draft(entity)).body.data.id
    const { id } = (await draft(entity)).body.data
    expect(await related(id, 'suggested-forkable-insights')).not.toContain(recent)
    await publish(server, recent)
    const suggested = await related(id, 'suggested-forkable-insights')
    expect(suggested).toContain(recent)
    expect(suggested).not.toContain(id)
    for (const other of ['editor', 'lead']) expect(await related(id, 'suggested-forkable-insights', other)).toEqual([])
    await change(id, { 'upstream-insights': { data: [link('insights', recent)] } })
    const others = suggested.filter((one) => one !== recent)
    expect(await related(id, 'suggested-forkable-insights')).toEqual(others)
    const withheld = await putInsight(server.db, 'published', authors['provider-2'], { primary_entity_id: seedId('entities', 9) })
    expect(await related(id, 'suggested-forkable-insights')).toEqual([withheld, ...others])
    await setColumns(server.db, 'companies', seedId('companies', 2), {
      policy: sql`policy || ${JSON.stringify({ 'blocked-company-ids': [seedId('companies', 1)] })}::jsonb`,
    })
    expect(await related(id, 'suggested-forkable-insights')).toEqual(others)
  })
})

describe('citations', () => {
  const anchor = (target: string): string => `<p>See <a href="https://app.example/insights/${target}">there</a>.</p>`

  test('follow the links in the text: by id, by slug, by a former slug, in summary and detail', async () => {
    const cited = (await draft({}, { slug: 'cited-before' })).body.data.id
    await change(cited, {}, { slug: 'cited-now' })
    const citing: string[] = []
    for (const target of [cited, 'cited-now', 'cited-before']) citing.push((await draft({}, { detail: anchor(target) })).body.data.id)
    citing.push((await draft({}, { 'executive-summary': anchor(cited) })).body.data.id)
    expect((await related(cited, 'citations')).sort()).toEqual(citing.sort())
    await change(citing[0]!, {}, { tagline: 'The text stays' })
    expect(await related(cited, 'citations')).toContain(citing[0])
    await change(citing[0]!, {}, { detail: anchor('elsewhere') })
    expect((await related(cited, 'citations')).sort()).toEqual(citing.slice(1).sort())
  })

  test('are seen by those who see what cites', async () => {
    const id = (await draft({}, { detail: anchor(seedId('insights', 12)) })).body.data.id
    expect(await related(seedId('insights', 12), 'citations')).toContain(id)
    for (const other of ['investor', 'provider-2']) expect(await related(seedId('insights', 12), 'citations', other)).not.toContain(id)
  })

  test('do not count what only looks like one, nor the insight itself', async () => {
    const { id } = (await draft({}, { slug: 'cites-itself' })).body.data
    await change(
      id,
      {},
      { detail: `${anchor('cites-itself')}${anchor(id)}<p>insights/${seedId('insights', 13)}</p>${anchor('no-such-note')}` },
    )
    expect(await related(id, 'citations')).toEqual([])
    expect(await related(seedId('insights', 13), 'citations')).not.toContain(id)
  })
})
