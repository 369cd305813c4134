import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { publish } from '../../support/publish.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insight-disclosures'
const none = 'The author holds no position in the securities discussed.'

const show = async (id: string, name = 'provider'): Promise<Answer> => (await server.as(name)).get(`${path}/${id}`)

const change = async (name: string, id: string, attributes: object): Promise<Answer> =>
  (await server.as(name)).patch(`${path}/${id}`, { data: { id, type: 'insight-disclosures', attributes } })

/** A new draft of provider: its id and that of its disclosure. */
async function draft(): Promise<{ insight: string; id: string }> {
  const provider = await server.as('provider')
  const { data } = (await provider.post('/api/v2/insights', { data: { type: 'insights' } })).body
  const { body } = await provider.get(data.relationships['insight-disclosures'].links.related)
  return { insight: data.id, id: body.data[0].id }
}

async function published(): Promise<string> {
  const { insight, id } = await draft()
  await change('provider', id, { 'position-in-securities': none, certified: true })
  await publish(server, insight)
  return id
}

const stated = ({ body }: Answer): unknown[] => [body.data.attributes['position-in-securities'], body.data.attributes.certified]

describe('a disclosure', () => {
  test('is stated and certified by the author until publication', async () => {
    const { id } = await draft()
    expect(stated(await show(id))).toEqual(['', false])
    expect(stated(await change('provider', id, { 'position-in-securities': none }))).toEqual([none, false])
    const certified = await change('provider', id, { certified: true })
    expect([certified.status, ...stated(certified)]).toEqual([200, none, true])
    expect(certified.body.data.links.self).toBe(`${server.url}${path}/${id}`)
    expect((await show(id)).body).toEqual(certified.body)
    expect(Object.keys(certified.body.data.attributes)).toEqual(['position-in-securities', 'certified'])
  })

  test('loses its certification when the statement changes, and keeps it when it does not', async () => {
    const { id } = await draft()
    await change('provider', id, { 'position-in-securities': none, certified: true })
    expect(stated(await change('provider', id, { 'position-in-securities': none }))).toEqual([none, true])
    expect(stated(await change('provider', id, {}))).toEqual([none, true])
    expect(stated(await change('provider', id, { 'position-in-securities': 'Some shares.' }))).toEqual(['Some shares.', false])
    expect(stated(await change('provider', id, { 'position-in-securities': 'More shares.', certified: true }))).toEqual([
      'More shares.',
      true,
    ])
    expect(stated(await change('provider', id, { certified: false }))).toEqual(['More shares.', false])
  })

  test('is changed by the compliance officer of the firm, before publication and after', async () => {
    const { id } = await draft()
    expect(stated(await change('compliance', id, { 'position-in-securities': 'Seen.', certified: true }))).toEqual(['Seen.', true])
    const after = await published()
    expect(stated(await change('compliance', after, { 'position-in-securities': 'Seen later.' }))).toEqual(['Seen later.', false])
    expect(stated(await change('compliance', after, { certified: true }))).toEqual(['Seen later.', true])
  })

  test('is closed to its author once the insight is published', async () => {
    const id = await published()
    const before = await show(id)
    expect((await change('provider', id, { certified: false })).status).toBe(403)
    expect((await change('provider', id, { 'position-in-securities': 'Changed' })).status).toBe(403)
    expect((await show(id)).body).toEqual(before.body)
  })

  test('is closed to its author once the insight is cancelled', async () => {
    expect((await change('provider', seedId('insight-disclosures', 59), { certified: true })).status).toBe(403)
  })

  test('may be changed by admins', async () => {
    expect((await change('admin', (await draft()).id, { certified: true })).status).toBe(200)
    expect((await change('admin', await published(), { certified: false })).status).toBe(200)
  })

  test('is 403 for whoever sees it and may not change it', async () => {
    const id = await published()
    for (const name of [
      'lead',
      'editor',
      'investor',
      'investor-2',
      'provider-2',
      'corporate',
      'entity-editor',
      'finance',
      'beatrice.okafor',
    ]) {
      expect([name, (await show(id, name)).status]).toEqual([name, 200])
      expect([name, (await change(name, id, { certified: false })).status]).toEqual([name, 403])
    }
    const { id: open } = await draft()
    for (const name of ['lead', 'editor']) {
      expect([name, (await show(open, name)).status]).toEqual([name, 200])
      expect([name, (await change(name, open, { certified: true })).status]).toEqual([name, 403])
    }
    expect(stated(await show(open))).toEqual(['', false])
  })

  test('is not there for whoever does not see its insight', async () => {
    const { id } = await draft()
    for (const name of ['investor', 'provider-2', 'corporate', 'finance', 'beatrice.okafor']) {
      expect([name, (await show(id, name)).status]).toEqual([name, 404])
    }
    for (const name of ['provider-2', 'beatrice.okafor'])
      expect([name, (await change(name, id, { certified: true })).status]).toEqual([name, 404])
    expect((await server.guest.get(`${path}/${id}`)).status).toBe(401)
  })

  test('leads to its insight', async () => {
    const { insight, id } = await draft()
    const provider = await server.as('provider')
    const { links } = (await show(id)).body.data.relationships.insight
    expect((await provider.get(links.related)).body.data.id).toBe(insight)
    expect((await provider.get(links.self)).body.data).toEqual({ type: 'insights', id: insight })
  })
})

describe('what a disclosure refuses', () => {
  test('names that it does not have, with 105', async () => {
    const { id } = await draft()
    const { status, body } = await change('provider', id, { title: 'x', certified: 'yes', 'certified-at': null })
    expect([status, body.errors.map((one: { detail: string }) => one.detail)]).toEqual([
      400,
      ['title is not allowed.', 'certified-at is not allowed.'],
    ])
    const provider = await server.as('provider')
    const insight = { data: { type: 'insights', id: seedId('insights', 52) } }
    expect((await provider.patch(`${path}/${id}`, { data: { relationships: { insight } } })).body.errors[0].code).toBe('105')
  })

  test.each([
    { 'position-in-securities': '' },
    { 'position-in-securities': null },
    { 'position-in-securities': 'x'.repeat(2_001) },
    { certified: 'true' },
    { certified: null },
    { certified: 1 },
  ])('a value that does not fit, with 422: %j', async (attributes) => {
    const { id } = await draft()
    const { status, body } = await change('provider', id, attributes)
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ code: '103', source: { pointer: `/data/attributes/${Object.keys(attributes)[0]}` } }])
    expect(stated(await show(id))).toEqual(['', false])
  })

  test('the id of another', async () => {
    const [one, other] = [await draft(), await draft()]
    const provider = await server.as('provider')
    expect((await provider.patch(`${path}/${one.id}`, { data: { id: other.id, attributes: { certified: true } } })).status).toBe(409)
    expect(stated(await show(one.id))).toEqual(['', false])
  })

  test('takes a statement of 2,000 characters', async () => {
    const { id } = await draft()
    expect((await change('provider', id, { 'position-in-securities': '\u{1f4c8}'.repeat(2_000) })).status).toBe(200)
  })
})

describe('at once', () => {
  test('10 change the statement: all succeed, one of them stays, and the certification is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await draft()
      await change('provider', id, { 'position-in-securities': 'First', certified: true })
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => change('provider', id, { 'position-in-securities': `Statement ${index}` })),
      )
      expect(answers.map((one) => one.status)).toEqual(answers.map(() => 200))
      expect(stated(await show(id))).toEqual([expect.stringMatching(/^Statement \d$/), false])
    }
  })
})
