import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import type { Answer, Client, SendOptions } from '../support/server.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const draft = `/api/v2/insights/${seedId('insights', 51)}`
const presets = '/api/v2/filter-presets'
const json = { 'content-type': 'application/json' }

/** What is refused, as `status` or `status/code,code`. */
const outcome = ({ status, body }: Answer): string =>
  status === 401 || status < 400 ? `${status}` : `${status}/${body.errors.map((one: { code: string }) => one.code).join(',')}`

type Step = [expected: string, method: string, path: string, client: () => Promise<Client>, options: SendOptions]

const guest = async (): Promise<Client> => server.guest
const as = (name: string) => (): Promise<Client> => server.as(name)
const raw = (document: unknown): SendOptions => ({ raw: JSON.stringify(document), headers: json })
const huge = JSON.stringify({ data: { attributes: { rating: 'x'.repeat(1_048_576) } } })

/** Each request has every mistake of those after it, and one that none of them has. */
async function climb(steps: Step[]): Promise<void> {
  const found: string[] = []
  for (const [, method, path, client, options] of steps) {
    found.push(`${method} ${path}: ${outcome(await (await client()).send(method, path, undefined, options))}`)
  }
  expect(found).toEqual(steps.map(([expected, method, path]) => `${method} ${path}: ${expected}`))
}

describe('of several mistakes the first in this order answers', () => {
  const wrong = { type: 'countries', id: seedId('insights', 52) }
  const attributes = { imperative: 'sideways', 'aasm-state': 'approved' }
  const notPermitted = raw({ data: { ...wrong, attributes: { ...attributes, rating: 1 } } })
  const mistyped = raw({ data: { ...wrong, attributes } })
  const badValue = raw({ data: { ...wrong, type: 'insights', attributes } })
  const otherId = raw({ data: { id: wrong.id, attributes: { 'aasm-state': 'approved' } } })
  const badState = raw({ data: { attributes: { 'aasm-state': 'approved' } } })
  const text: SendOptions = { raw: '{', headers: { 'content-type': 'text/plain' } }

  test('changing a record: path, method, credential, role, body, parameters, record, owner, names, types, values, id, state', async () => {
    const before = (await (await server.as('provider')).get(draft)).text
    await climb([
      ['404/404', 'PATCH', '/api/v2/nothing/a.b?x=1', guest, { raw: '{', headers: json }],
      ['404/404', 'PATCH', `${draft}/nothing?x=1`, guest, text],
      ['405/405', 'PUT', '/api/v2/insights/a.b?x=1', guest, { raw: '{', headers: json }],
      ['405/405', 'PUT', '/api/v2/insights/a.b?x=1', guest, text],
      ['401', 'PATCH', '/api/v2/insights/a.b?x=1', guest, text],
      ['401', 'PATCH', '/api/v2/insights/a.b?x=1', guest, { raw: '{', headers: json }],
      ['401', 'PATCH', '/api/v2/insights/a.b?x=1', guest, { raw: huge, headers: json }],
      ['403/403', 'PATCH', '/api/v2/insights/a.b?x=1', as('investor'), text],
      ['403/403', 'PATCH', '/api/v2/insights/a.b?x=1', as('investor'), { raw: '{', headers: json }],
      ['403/403', 'PATCH', '/api/v2/insights/a.b?x=1', as('investor'), { raw: huge, headers: json }],
      ['415/415', 'PATCH', '/api/v2/insights/a.b?x=1', as('provider'), text],
      ['413/413', 'PATCH', '/api/v2/insights/a.b?x=1', as('provider'), { raw: huge, headers: json }],
      ['400/122', 'PATCH', '/api/v2/insights/a.b?x=1', as('provider'), { raw: '{', headers: json }],
      ['400/122', 'PATCH', '/api/v2/insights/a.b?x=1', as('provider'), raw({ rating: 1 })],
      ['400/103,105', 'PATCH', '/api/v2/insights/a.b?x=1', as('provider'), notPermitted],
      ['400/105', 'PATCH', '/api/v2/insights/none?x=1', as('provider'), notPermitted],
      ['404/404', 'PATCH', '/api/v2/insights/none', as('provider'), notPermitted],
      ['403/403', 'PATCH', `/api/v2/insights/${seedId('insights', 4)}`, as('provider'), notPermitted],
      ['400/105', 'PATCH', draft, as('provider'), notPermitted],
      ['400/116', 'PATCH', draft, as('provider'), mistyped],
      ['422/103', 'PATCH', draft, as('provider'), badValue],
      ['409/409', 'PATCH', draft, as('provider'), otherId],
      ['409/409', 'PATCH', draft, as('provider'), badState],
    ])
    const [id, state] = await Promise.all(
      [otherId, badState].map(async (sent) => (await server.as('provider')).patch(draft, undefined, sent)),
    )
    expect(id!.body.errors[0].detail).not.toBe(state!.body.errors[0].detail)
    expect(state!.body.errors[0].detail).toMatch(/drafted/)
    expect((await (await server.as('provider')).get(draft)).text).toBe(before)
  })

  test('making a record: credential, body, parameters, owner, names, what is missing and mistyped, values', async () => {
    const before = (await (await server.as('investor')).get(presets)).text
    const others = { account: { data: { type: 'insights', id: seedId('accounts', 2) } } }
    const own = { account: { data: { type: 'accounts', id: seedId('accounts', 1) } } }
    await climb([
      ['401', 'POST', `${presets}?x=1`, guest, { raw: '{', headers: json }],
      ['415/415', 'POST', `${presets}?x=1`, as('investor'), { raw: '{', headers: { 'content-type': 'text/plain' } }],
      ['400/122', 'POST', `${presets}?x=1`, as('investor'), { raw: '{', headers: json }],
      ['400/105', 'POST', `${presets}?x=1`, as('investor'), raw({ data: { attributes: { rating: 1, name: 5 }, relationships: others } })],
      ['403/403', 'POST', presets, as('investor'), raw({ data: { attributes: { rating: 1, name: 5 }, relationships: others } })],
      ['400/105', 'POST', presets, as('investor'), raw({ data: { attributes: { rating: 1, countries: 5 }, relationships: own } })],
      ['400/106,106', 'POST', presets, as('investor'), raw({ data: { attributes: { countries: 5 }, relationships: own } })],
      [
        '400/116,106',
        'POST',
        presets,
        as('investor'),
        raw({ data: { type: 'countries', attributes: { countries: 5 }, relationships: own } }),
      ],
      ['400/116', 'POST', presets, as('investor'), raw({ data: { type: 'countries', attributes: { name: 5 }, relationships: own } })],
      ['422/103', 'POST', presets, as('investor'), raw({ data: { type: 'filter-presets', attributes: { name: 5 }, relationships: own } })],
    ])
    expect((await (await server.as('investor')).get(presets)).text).toBe(before)
  })

  test('listing records in a body: body, parameters, record, owner, names, how many', async () => {
    const many = { data: [] }
    const [own, other] = [1, 21].map((n) => `/api/v2/accounts/${seedId('accounts', n)}/follow_accounts`)
    await climb([
      ['400/122', 'PATCH', '/api/v2/accounts/none/follow_accounts?x=1', as('investor'), raw({ data: {} })],
      ['400/105', 'PATCH', '/api/v2/accounts/none/follow_accounts?x=1', as('investor'), raw(many)],
      ['404/404', 'PATCH', '/api/v2/accounts/none/follow_accounts', as('investor'), raw({ ...many, x: 1 })],
      ['403/403', 'PATCH', other!, as('investor'), raw({ ...many, x: 1 })],
      ['400/105', 'PATCH', own!, as('investor'), raw({ ...many, x: 1 })],
      ['422/103', 'PATCH', own!, as('investor'), raw(many)],
    ])
    const investor = await server.as('investor')
    const several = Array.from({ length: 101 }, () => ({ type: 'accounts', id: seedId('accounts', 2) }))
    for (const sent of [many, { data: several }]) {
      const { body } = await investor.patch(own!, sent)
      expect(body.errors).toEqual([
        expect.objectContaining({ detail: 'data must hold between 1 and 100 linkages.', source: { pointer: '/data' } }),
      ])
    }
  })

  test('making an insight: a value that does not fit comes before a slug that is taken', async () => {
    const provider = await server.as('provider')
    const shown = await provider.get(`/api/v2/insights/${seedId('insights', 1)}`)
    const { slug } = shown.body.data.attributes
    const create = (attributes: object): Promise<Answer> => provider.post('/api/v2/insights', { data: { type: 'insights', attributes } })
    expect(outcome(await create({ slug, imperative: 'sideways', rating: 1 }))).toBe('400/105')
    expect(outcome(await create({ slug, imperative: 'sideways' }))).toBe('422/103')
    expect(outcome(await create({ slug }))).toBe('409/409')
  })

  test('deleting a record: credential, role, parameters, record, owner, state', async () => {
    await climb([
      ['401', 'DELETE', '/api/v2/insights/a.b?x=1', guest, {}],
      ['403/403', 'DELETE', '/api/v2/insights/a.b?x=1', as('investor'), {}],
      ['400/103,105', 'DELETE', '/api/v2/insights/a.b?x=1', as('provider'), {}],
      ['400/105', 'DELETE', '/api/v2/insights/none?x=1', as('provider'), {}],
      ['404/404', 'DELETE', '/api/v2/insights/none', as('provider'), {}],
      ['403/403', 'DELETE', `/api/v2/insights/${seedId('insights', 4)}`, as('provider'), {}],
      ['409/409', 'DELETE', `/api/v2/insights/${seedId('insights', 1)}`, as('provider'), {}],
    ])
  })

  test('reading: credential, parameters, record', async () => {
    await climb([
      ['401', 'GET', '/api/v2/insights/a.b?x=1', guest, {}],
      ['400/103,105', 'GET', '/api/v2/insights/a.b?x=1', as('investor'), {}],
      ['400/105', 'GET', '/api/v2/insights/none?x=1', as('investor'), {}],
      ['404/404', 'GET', '/api/v2/insights/none', as('investor'), {}],
      ['401', 'GET', '/api/v2/insights?page[size]=0', guest, {}],
    ])
  })
})

describe('within one step', () => {
  test('every offender is reported in the order sent, wherever it stands', async () => {
    const investor = await server.as('investor')
    const sent = `{"data":{"attributes":{"b":1,"name":"x","a":1},"z":1,"relationships":{"insight":{"data":null},"account":{"links":{},
      "data":{"type":"accounts","id":"${seedId('accounts', 1)}","meta":{}}}},"type":"filter-presets"},"included":[]}`
    const { status, body } = await investor.post(presets, undefined, { raw: sent })
    expect(status).toBe(400)
    expect(body.errors.map((one: { detail: string }) => one.detail.replace(' is not allowed.', '')).sort()).toEqual(
      ['included', 'b', 'a', 'z', 'insight', 'links', 'meta'].sort(),
    )
    expect(new Set(body.errors.map((one: { code: string }) => one.code))).toEqual(new Set(['105']))
    const attributes = body.errors.map((one: { detail: string }) => one.detail).filter((detail: string) => /^[ab] /.test(detail))
    expect(attributes).toEqual(['b is not allowed.', 'a is not allowed.'])
  })

  test('a name is refused once, however it is refused by table and by caller', async () => {
    const investor = await server.as('investor')
    const preset = `${presets}/${seedId('filter-presets', 1)}`
    const { body } = await investor.patch(preset, { data: { attributes: { rating: 1, title: 'x', name: 5 } } })
    expect(body.errors).toEqual(
      ['rating', 'title'].map((name) => ({ title: 'Param not allowed', detail: `${name} is not allowed.`, code: '105', status: '400' })),
    )
  })

  test('every bad value is reported with a pointer to it, attributes and linkage alike', async () => {
    const provider = await server.as('provider')
    const { status, body } = await provider.patch(draft, {
      data: {
        attributes: { tagline: 5, countries: ['JP', 'jp'], imperative: 'sideways', 'custom-keywords': [''], linkback: 'http://x.example' },
        relationships: {
          'primary-entity': { data: { type: 'entities', id: 'none' } },
          'content-verticals': {
            data: [
              { type: 'content-verticals', id: seedId('content-verticals', 1) },
              { type: 'content-verticals', id: 'none' },
            ],
          },
        },
      },
    })
    expect(status).toBe(422)
    expect(body.errors.map((one: { source: { pointer: string } }) => one.source.pointer)).toEqual([
      '/data/attributes/tagline',
      '/data/attributes/countries/1',
      '/data/attributes/imperative',
      '/data/attributes/custom-keywords/0',
      '/data/attributes/linkback',
      '/data/relationships/primary-entity/data/id',
      '/data/relationships/content-verticals/data/1/id',
    ])
    expect(new Set(body.errors.map((one: { code: string; status: string }) => `${one.status}/${one.code}`))).toEqual(new Set(['422/103']))
  })
})
