import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const path = '/api/v2/filter-presets'
const own = `${path}/${seedId('filter-presets', 1)}`
const relationships = { account: { data: { type: 'accounts', id: seedId('accounts', 1) } } }
const preset = (name: string) => ({ data: { type: 'filter-presets', attributes: { name }, relationships } })
const jsonApi = 'application/vnd.api+json'

describe('a body', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON', jsonApi, `${jsonApi}; charset=utf-8`])(
    'is read when it is declared as %s',
    async (type) => {
      const investor = await server.as('investor')
      const headers = { 'content-type': type }
      const made = await investor.post(path, preset(type), { headers })
      expect(made.status).toBe(201)
      const changed = await investor.patch(`${path}/${made.body.data.id}`, { data: { attributes: { name: 'Changed' } } }, { headers })
      expect(changed.body.data.attributes.name).toBe('Changed')
    },
  )

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json-patch+json',
    'application/jsonx',
    'application/hal+json',
    'json',
    ' ',
  ])('is refused with 415 when it is declared as "%s", and changes nothing', async (type) => {
    const investor = await server.as('investor')
    const before = [(await investor.get(path)).text, (await investor.get(own)).text]
    const headers = { 'content-type': type }
    for (const answer of [await investor.post(path, preset('x'), { headers }), await investor.patch(own, preset('x'), { headers })]) {
      expect(answer.status).toBe(415)
      expect(answer.body.errors).toHaveLength(1)
      expect(answer.body.errors[0]).toMatchObject({ title: 'Unsupported media type', code: '415', status: '415' })
    }
    expect([(await investor.get(path)).text, (await investor.get(own)).text]).toEqual(before)
  })

  test.each(['gzip', 'br', 'gzip, identity', 'zstd', 'none'])('is refused with 415 when it is said to be in %s', async (coding) => {
    const investor = await server.as('investor')
    const headers = { 'content-type': 'application/json', 'content-encoding': coding }
    const raw = JSON.stringify(preset('Packed'))
    for (const one of [raw, gzipSync(raw)]) {
      const answer = await investor.post(path, undefined, { raw: one, headers })
      expect(answer.status).toBe(415)
      expect(answer.headers['accept-encoding']).toBe('identity')
      expect(answer.body.errors[0].detail).toBe('Send the body as it is, without a Content-Encoding.')
    }
    const picture = { headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' }, raw: '--x--\r\n' }
    expect((await investor.post('/api/v2/images', undefined, picture)).status).toBe(415)
    expect((await server.guest.post(path, undefined, { raw, headers })).status).toBe(401)
    expect((await investor.get(own, { headers })).status).toBe(200)
    const liked = await investor.patch(`/api/v2/insights/${seedId('insights', 1)}/like`, undefined, { raw, headers })
    expect(liked.status).toBe(200)
  })

  test('may be said to be in identity', async () => {
    const investor = await server.as('investor')
    const headers = { 'content-encoding': 'Identity' }
    expect((await investor.post(path, preset('As it is'), { headers })).status).toBe(201)
  })

  test('may carry jsonapi and meta at its top, which say nothing', async () => {
    const investor = await server.as('investor')
    const made = await investor.post(path, { jsonapi: { version: '1.1' }, meta: { from: 'a client', deep: [{}] }, ...preset('With meta') })
    expect(made.status).toBe(201)
    expect(Object.keys(made.body)).toEqual(['data'])
  })

  test('may carry nothing else there', async () => {
    const investor = await server.as('investor')
    const { status, body } = await investor.post(path, { ...preset('x'), included: [], links: {}, errors: [], ids: 1 })
    expect(status).toBe(400)
    expect(body.errors.map((one: { code: string; detail: string }) => [one.code, one.detail])).toEqual([
      ['105', 'included is not allowed.'],
      ['105', 'links is not allowed.'],
      ['105', 'errors is not allowed.'],
      ['105', 'ids is not allowed.'],
    ])
  })
})

describe('a request without a body', () => {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'nonsense', jsonApi]

  test.each(types)('is answered whatever its content type: %s', async (type) => {
    const investor = await server.as('investor')
    const headers = { 'content-type': type }
    expect((await investor.get(own, { headers })).status).toBe(200)
    expect((await investor.get('/api/v2/insights', { headers })).status).toBe(200)
    expect((await investor.send('HEAD', own, undefined, { headers })).status).toBe(200)
    expect((await investor.send('OPTIONS', own, undefined, { headers })).status).toBe(204)
    const made = await investor.post(path, preset('To be deleted'))
    expect((await investor.delete(`${path}/${made.body.data.id}`, { headers })).status).toBe(204)
  })

  test.each(types)('lacks its document where one is needed, which is 122 and not 415: %s', async (type) => {
    const investor = await server.as('investor')
    const headers = { 'content-type': type, 'content-length': '0' }
    for (const [method, at] of [
      ['POST', path],
      ['PATCH', own],
    ] as const) {
      const { status, body } = await investor.send(method, at, undefined, { headers })
      expect([status, body.errors[0].code]).toEqual([400, '122'])
    }
  })
})

describe('a body where the contract has none', () => {
  const bodies: [string, string, string][] = [
    ['a document', 'application/json', JSON.stringify({ data: { type: 'filter-presets', id: '1' } })],
    ['a document of the other type', jsonApi, '{}'],
    ['bad JSON', 'application/json', '{'],
    ['a form', 'application/x-www-form-urlencoded', 'a=b'],
    ['more than any body may hold', 'application/json', `"${'x'.repeat(1_048_576)}"`],
  ]
  test.each(bodies)('is not looked at by DELETE, which clients send one with: %s', async (_what, type, raw) => {
    const investor = await server.as('investor')
    const made = await investor.post(path, preset('To be deleted'))
    const answer = await investor.send('DELETE', `${path}/${made.body.data.id}`, undefined, { raw, headers: { 'content-type': type } })
    expect(answer.status).toBe(204)
    expect((await investor.get(`${path}/${made.body.data.id}`)).status).toBe(404)
  })

  test.each(bodies.slice(0, 4))('is not looked at by GET: %s', async (_what, type, raw) => {
    const investor = await server.as('investor')
    expect((await investor.send('GET', own, undefined, { raw, headers: { 'content-type': type } })).status).toBe(200)
  })
})

describe('an answer', () => {
  const json = 'application/json'

  test.each([
    [jsonApi, jsonApi],
    [`text/html, ${jsonApi};q=0.9, */*;q=0.1`, jsonApi],
    ['application/json', json],
    ['APPLICATION/VND.API+JSON', jsonApi],
    [`${jsonApi}, application/json`, jsonApi],
    [`${jsonApi}; profile="https://a.example", */*`, jsonApi],
    [`${jsonApi};q=0.1, application/json;q=0.9`, json],
    [`*/*, ${jsonApi};q=0.5`, json],
    [`${jsonApi};q=0`, json],
    ['*/*', json],
    ['text/html', json],
    ['image/png;q=0.5', json],
    ['nonsense', json],
    ['', json],
  ])('to Accept "%s" is %s, refusals too', async (accept, expected) => {
    const investor = await server.as('investor')
    const headers = { accept }
    const answers = [
      await investor.get(own, { headers }),
      await investor.get('/api/v2/insights', { headers }),
      await investor.get(`${path}/none`, { headers }),
      await investor.get(`${path}?colour=red`, { headers }),
      await server.guest.get(path, { headers }),
      await server.guest.get('/api/v2/nowhere', { headers }),
      await server.guest.send('PUT', path, undefined, { headers }),
    ]
    expect(answers.map((one) => one.status)).toEqual([200, 200, 404, 400, 401, 404, 405])
    for (const { headers: sent } of answers) expect(String(sent['content-type']).split(';')[0]).toBe(expected)
  })

  test('says that it depends on Accept, so that no cache mixes the two up', async () => {
    const investor = await server.as('investor')
    expect((await investor.get(own)).headers['vary']).toMatch(/\baccept\b/i)
  })

  test('of 204 has neither a body nor a type', async () => {
    const investor = await server.as('investor')
    const made = await investor.post(path, preset('To be deleted'))
    const { status, text, headers } = await investor.delete(`${path}/${made.body.data.id}`)
    expect([status, text, headers['content-type']]).toEqual([204, '', undefined])
  })
})
