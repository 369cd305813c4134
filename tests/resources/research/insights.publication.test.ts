import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { publish } from '../../support/publish.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'
const to = (type: string, id: string) => ({ type, id })

const draft = async (attributes: object = {}, relationships: object = {}): Promise<string> =>
  (await (await server.as('provider')).post(path, { data: { type: 'insights', attributes, relationships } })).body.data.id

const change = async (name: string, id: string, attributes: object, relationships: object = {}): Promise<Answer> =>
  (await server.as(name)).patch(`${path}/${id}`, { data: { attributes, relationships } })

const show = async (id: string, name = 'provider'): Promise<Answer> => (await server.as(name)).get(`${path}/${id}`)

const recordCount = async (): Promise<number> => (await (await server.as('investor')).get(path)).body.meta['record-count']

describe('an insight that is published', () => {
  test('gets its time, and is there for everyone: shown, listed where its time puts it, counted, searched', async () => {
    const id = await draft({ tagline: 'Ready for readers', detail: '<p>Quincunx</p>' })
    const count = await recordCount()
    const before = Date.now()
    const { status, body } = await publish(server, id)
    expect(status).toBe(200)
    const { attributes } = body.data
    expect(attributes['aasm-state']).toBe('published')
    expect(Date.parse(attributes['published-at'])).toBeGreaterThanOrEqual(before - 1)
    expect(Date.parse(attributes['published-at'])).toBeLessThanOrEqual(Date.now() + 1)
    expect(attributes['aasm-state-updated-at']).toBe(attributes['published-at'])

    for (const name of ['investor', 'provider-2', 'corporate', 'finance']) {
      const reader = await server.as(name)
      expect([name, (await reader.get(`${path}/ready-for-readers`)).body.data.id]).toEqual([name, id])
      expect([name, (await reader.get(path)).body.meta['record-count']]).toEqual([name, count + 1])
      const until = encodeURIComponent(attributes['published-at'])
      expect([name, (await reader.get(`${path}?filter[published-to]=${until}`)).body.data[0].id]).toEqual([name, id])
    }
    const found = await (await server.as('investor')).get(`${path}?filter[fulltext]=quincunx`)
    expect(found.body.data.map((one: { id: string }) => one.id)).toEqual([id])
  })

  test('has no dead link for its readers', async () => {
    const relationships = { 'primary-entity': { data: to('entities', seedId('entities', 1)) } }
    const id = await draft({ tagline: 'Linked' }, relationships)
    await publish(server, id)
    const investor = await server.as('investor')
    const { data } = (await investor.get(`${path}/${id}`)).body
    expect(Object.keys(data.relationships)).toHaveLength(17)
    for (const { links } of Object.values(data.relationships as Record<string, { links: { self: string; related: string } }>)) {
      expect([links.self, (await investor.get(links.self)).status]).toEqual([links.self, 200])
      expect([links.related, (await investor.get(links.related)).status]).toEqual([links.related, 200])
    }
  })

  test('is counted with its author, its entities, its verticals and what it builds upon', async () => {
    const investor = await server.as('investor')
    const upstream = await draft()
    await publish(server, upstream)
    const counts = async (): Promise<Record<string, number>> => {
      const attributesOf = async (link: string) => (await investor.get(link)).body.data.attributes
      const primary = await attributesOf(`/api/v2/entities/${seedId('entities', 9)}`)
      return {
        author: (await attributesOf(`/api/v2/accounts/${seedId('accounts', 4)}`))['insights-count'],
        primary: primary['insights-count'],
        bullish: primary['latest-imperatives'].bullish,
        secondary: (await attributesOf(`/api/v2/entities/${seedId('entities', 13)}`))['insights-count'],
        vertical: (await attributesOf(`/api/v2/content-verticals/${seedId('content-verticals', 12)}`))['insights-count'],
        upstream: (await attributesOf(`${path}/${upstream}`))['published-forked-count'],
      }
    }
    const before = await counts()
    const id = await draft(
      { imperative: 'bullish' },
      {
        'primary-entity': { data: to('entities', seedId('entities', 9)) },
        'secondary-entities': { data: [to('entities', seedId('entities', 13))] },
        'content-verticals': { data: [to('content-verticals', seedId('content-verticals', 12))] },
        'upstream-insights': { data: [to('insights', upstream)] },
      },
    )
    expect(await counts()).toEqual(before)
    await publish(server, id)
    expect(await counts()).toEqual(Object.fromEntries(Object.entries(before).map(([name, count]) => [name, count + 1])))
  })

  test('is published now where the time wished for has passed', async () => {
    const id = await draft({ 'published-at': '2020-01-01 00:00:00 +0000' })
    const before = Date.now()
    expect(Date.parse((await publish(server, id)).body.data.attributes['published-at'])).toBeGreaterThanOrEqual(before - 1)
  })
})

describe('once it is published', () => {
  const closed = {
    tagline: 'x',
    'executive-summary': 'x',
    detail: 'x',
    'time-horizon': 'long',
    imperative: 'bullish',
    slug: 'x-after',
    'published-at': null,
    'format-type': 'model',
    countries: [],
    strategies: [],
    'automatic-keywords': [],
    gics: {},
    'no-sector': true,
  }
  const closedLinks = { 'primary-entity': 1, 'content-verticals': 1, 'secondary-entities': 1, 'upstream-insights': 1 }

  test.each(['provider', 'lead'])(
    'its %s may change keywords, linkback and whether the author is named, and nothing else',
    async (name) => {
      const id = await draft({ tagline: `Closed for the ${name}` })
      await publish(server, id)
      const open = { 'custom-keywords': ['late'], 'show-author-names': false, linkback: 'https://late.example' }
      const changed = await change(name, id, open)
      expect([changed.status, changed.body.data.attributes]).toMatchObject([200, open])

      const { status, body } = await change(name, id, { ...closed, 'custom-keywords': 5 }, closedLinks)
      expect(status).toBe(400)
      expect(body.errors).toEqual(
        [...Object.keys(closed), ...Object.keys(closedLinks)].map((one) => ({
          title: 'Param not allowed',
          detail: `${one} is not allowed.`,
          code: '105',
          status: '400',
        })),
      )
      expect((await show(id)).body).toEqual(changed.body)
    },
  )

  test('its author is named to colleagues and staff alone where the name is not to be shown', async () => {
    const id = await draft({ 'show-author-names': false })
    await publish(server, id)
    const seen = { investor: null, 'provider-2': null, corporate: null, provider: 4, lead: 4, compliance: 4, editor: 4, admin: 4 }
    for (const [name, account] of Object.entries(seen)) {
      const client = await server.as(name)
      const expected = account === null ? null : seedId('accounts', account)
      expect([name, (await client.get(`${path}/${id}/account`)).body.data?.id ?? null]).toEqual([name, expected])
      expect([name, (await client.get(`${path}/${id}/relationships/account`)).body.data?.id ?? null]).toEqual([name, expected])
    }
  })
})

describe('deleting', () => {
  test('takes a draft with its disclosure, for its author and for admins', async () => {
    for (const name of ['provider', 'admin']) {
      const id = await draft({ tagline: 'To be deleted' })
      const provider = await server.as('provider')
      const disclosure = (await provider.get(`${path}/${id}/insight-disclosures`)).body.data[0].links.self
      const count = await recordCount()
      const answer = await (await server.as(name)).delete(`${path}/${id}`)
      expect([name, answer.status, answer.text]).toEqual([name, 204, ''])
      expect((await show(id)).status).toBe(404)
      expect((await provider.get(disclosure)).status).toBe(404)
      expect((await (await server.as(name)).delete(`${path}/${id}`)).status).toBe(404)
      expect(await recordCount()).toBe(count)
    }
  })

  test('is for nobody else', async () => {
    const id = await draft()
    for (const [name, status] of [
      ['lead', 403],
      ['editor', 403],
      ['compliance', 403],
      ['investor', 403],
      ['corporate', 403],
      ['provider-2', 404],
    ] as const) {
      expect([name, (await (await server.as(name)).delete(`${path}/${id}`)).status]).toEqual([name, status])
    }
    expect((await show(id)).status).toBe(200)
  })

  test.each([54, 56, 57, 58])('takes what is not published yet, whatever its state: insight %i', async (n) => {
    expect((await (await server.as('admin')).delete(`${path}/${seedId('insights', n)}`)).status).toBe(204)
    expect((await show(seedId('insights', n), 'admin')).status).toBe(404)
  })

  test.each([1, 59, 60])('is refused with 409 for what is published or cancelled: insight %i', async (n) => {
    const before = (await show(seedId('insights', n), 'editor')).text
    for (const name of ['admin', ...(n === 60 ? [] : ['provider'])]) {
      const { status, body } = await (await server.as(name)).delete(`${path}/${seedId('insights', n)}`)
      expect([name, status]).toEqual([name, 409])
      expect(body.errors).toMatchObject([{ code: '409', status: '409' }])
    }
    expect((await show(seedId('insights', n), 'editor')).text).toBe(before)
  })
})
