import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insight-collections'
const own = (n: number) => `${path}/${seedId('insight-collections', n)}`

test('readers see the sets that are shown now, in the order of the editors', async () => {
  const investor = await server.as('investor')
  const { body } = await investor.get(path)
  expect(body.data.map((one: { id: string }) => one.id)).toEqual([1, 2].map((n) => seedId('insight-collections', n)))
  expect(body.data[0].attributes).toMatchObject({
    ...{ name: 'Japan after the second rise', slug: 'japan-after-the-second-rise', 'curated-by': 'Fionnuala Keane' },
    ...{ 'insights-count': 3, 'is-featured': true, position: 1 },
  })
  expect((await investor.get(`${path}/japan-after-the-second-rise`)).body.data).toEqual(body.data[0])
  const insights = await investor.get(`${own(1)}/insights`)
  expect(insights.body.data.map((one: { id: string }) => one.id)).toEqual([1, 2, 12].map((n) => seedId('insights', n)))
})

test('what is over, or has not begun, is left to editors', async () => {
  const [investor, editor] = [await server.as('investor'), await server.as('editor')]
  expect((await investor.get(own(3))).status).toBe(404)
  expect((await investor.get(`${own(3)}/insights`)).status).toBe(404)
  expect((await editor.get(own(3))).status).toBe(200)
  expect((await editor.get(path)).body.meta['record-count']).toBe(3)
  await setColumns(server.db, 'insight_collections', seedId('insight-collections', 2), { starts_at: '2990-01-01T00:00:00Z' })
  expect((await investor.get(own(2))).status).toBe(404)
})

test('the curator is an account that staff may see, and a name for everyone else', async () => {
  expect((await (await server.as('investor')).get(`${own(1)}/curator`)).body).toEqual({ data: null })
  expect((await (await server.as('editor')).get(`${own(1)}/curator`)).body.data.id).toBe(seedId('accounts', 9))
})

test('what is no longer published is neither held nor counted', async () => {
  const investor = await server.as('investor')
  await setColumns(server.db, 'insights', seedId('insights', 12), { aasm_state: 'cancelled', was_published: true })
  expect((await investor.get(own(1))).body.data.attributes['insights-count']).toBe(2)
  expect((await investor.get(`${own(1)}/insights`)).body.meta['record-count']).toBe(2)
})

describe('an editor', () => {
  const sets = '/api/v2/insight-collections'
  const sent = (attributes: object, insights?: number[]) => ({
    data: {
      type: 'insight-collections',
      attributes,
      ...(insights
        ? { relationships: { insights: { data: insights.map((n) => ({ type: 'insights', id: seedId('insights', n) })) } } }
        : {}),
    },
  })

  test('puts a set together, changes it and ends it', async () => {
    const [editor, reader] = [await server.as('editor'), await server.as('investor')]
    const made = await editor.post(sets, sent({ name: 'Banks in spring' }, [1, 2]))
    expect([made.status, made.body.data.attributes]).toMatchObject([
      201,
      { name: 'Banks in spring', slug: 'banks-in-spring', 'curated-by': 'Fionnuala Keane', 'insights-count': 2, 'starts-at': null },
    ])
    const { self } = made.body.data.links
    expect((await editor.get(`${self}/curator`)).body.data.id).toBe(seedId('accounts', 9))
    expect((await reader.get(self)).status).toBe(200)
    const changed = await editor.patch(self, sent({ position: 7, 'is-featured': true }, [2]))
    expect(changed.body.data.attributes).toMatchObject({ position: 7, 'is-featured': true, 'insights-count': 1, name: 'Banks in spring' })
    expect((await editor.patch(self, sent({ 'ends-at': '2020-01-01 00:00:00 +0000' }))).status).toBe(200)
    expect([(await reader.get(self)).status, (await editor.get(self)).status]).toEqual([404, 200])
    // Between its times it has to have some.
    expect((await editor.patch(self, sent({ 'starts-at': '2020-01-01 00:00:00 +0000' }))).status).toBe(422)
  })

  test('changes one of the two times only within the other', async () => {
    const editor = await server.as('editor')
    const at = (year: number) => `${year}-01-01 00:00:00 +0000`
    const made = await editor.post(sets, sent({ name: 'Between two times', 'starts-at': at(2026), 'ends-at': at(2027) }))
    const { self } = made.body.data.links
    const change = async (attributes: object) => {
      const { status, body } = await editor.patch(self, sent(attributes))
      return [status, body.errors?.[0].source.pointer]
    }
    const refused = [422, '/data/attributes/ends-at']
    expect([await change({ 'ends-at': at(2025) }), await change({ 'ends-at': at(2026) })]).toEqual([refused, refused])
    expect([await change({ 'starts-at': at(2028) }), await change({ 'starts-at': at(2027) })]).toEqual([refused, refused])
    const { 'starts-at': start, 'ends-at': end } = (await editor.get(self)).body.data.attributes
    expect([start, end]).toEqual(['2026-01-01T00:00:00.000+00:00', '2027-01-01T00:00:00.000+00:00'])
    expect(await change({ 'starts-at': null })).toEqual([200, undefined])
    expect(await change({ 'ends-at': at(2025) })).toEqual([200, undefined])
  })

  test.each([
    ['without a name', {}, 400],
    ['with a blank name', { name: ' ' }, 422],
    ['with a cover that is no page', { name: 'x', 'cover-image-url': 'javascript:alert(1)' }, 422],
    ['that ends before it starts', { name: 'x', 'starts-at': '2027-01-01 00:00:00 +0000', 'ends-at': '2026-01-01 00:00:00 +0000' }, 422],
  ])('makes none %s', async (_what, attributes, status) => {
    expect((await (await server.as('editor')).post(sets, sent(attributes))).status).toBe(status)
  })

  test('is the only one who does', async () => {
    for (const name of ['investor', 'provider', 'account-manager']) {
      const client = await server.as(name)
      expect([name, (await client.post(sets, sent({ name: 'x' }))).status]).toEqual([name, 403])
      expect([name, (await client.patch(`${sets}/${seedId('insight-collections', 1)}`, sent({ name: 'x' }))).status]).toEqual([name, 403])
    }
  })
})
