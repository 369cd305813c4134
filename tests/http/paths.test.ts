import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import type { Answer } from '../support/server.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const insight = `/api/v2/insights/${seedId('insights', 1)}`
const codes = ({ body }: Answer): string[] => body.errors.map((one: { code: string }) => one.code)

describe('a path that the contract does not have', () => {
  const unknown = [
    '/api',
    '/api/v2',
    '/api/v2/nothing',
    '/api/v3/insights',
    '/api/v2/Insights',
    '/api/v2//insights',
    '/api/v2/insights/',
    '/api/v2/insights.json',
    '/apiv2/insights',
    '/api/v1/insights',
    '/api/v2/activities/1',
    '/openapi.xml',
    '/health',
    `${insight}/`,
    `${insight}/nothing`,
    `${insight}/relationships`,
    `${insight}/relationships/nothing`,
    `${insight}/account/name`,
    `${insight}/__proto__`,
    `${insight}/relationships/constructor`,
    `/api/v1/asset_classes/${seedId('asset-classes', 1)}/insights`,
  ]
  test.each(unknown)('is 404 for every method, with a credential or without, whatever is sent: %s', async (path) => {
    for (const client of [server.guest, server.withToken('worthless'), await server.as('admin')]) {
      for (const [method, raw, type] of [
        ['GET', undefined, 'application/json'],
        ['POST', '{', 'application/json'],
        ['PATCH', 'a=b', 'application/x-www-form-urlencoded'],
        ['PUT', '{}', 'application/json'],
        ['DELETE', undefined, 'text/plain'],
        ['OPTIONS', undefined, 'text/plain'],
      ] as const) {
        const answer = await client.send(method, path, undefined, { headers: { 'content-type': type }, ...(raw ? { raw } : {}) })
        expect([method, answer.status]).toEqual([method, 404])
        expect(answer.body.errors).toHaveLength(1)
        expect(answer.body.errors[0]).toMatchObject({ title: 'Record not found', code: '404', status: '404' })
      }
      expect((await client.send('HEAD', path)).status).toBe(404)
    }
  })

  test('is 404 before a body of any length is read', async () => {
    const raw = 'x'.repeat(1_100_000)
    expect((await server.guest.post('/api/v2/nothing', undefined, { raw })).status).toBe(404)
  })
})

describe('a method that the contract does not have for a path', () => {
  test.each([
    ['PUT', '/api/v2/insights', 'GET, HEAD, OPTIONS, POST'],
    ['PATCH', '/api/v2/insights', 'GET, HEAD, OPTIONS, POST'],
    ['DELETE', '/api/v2/insights', 'GET, HEAD, OPTIONS, POST'],
    ['POST', insight, 'DELETE, GET, HEAD, OPTIONS, PATCH'],
    ['PUT', insight, 'DELETE, GET, HEAD, OPTIONS, PATCH'],
    ['POST', `${insight}/account`, 'GET, HEAD, OPTIONS'],
    ['POST', `${insight}/relationships/account`, 'GET, HEAD, OPTIONS'],
    ['PATCH', `${insight}/relationships/content-verticals`, 'GET, HEAD, OPTIONS'],
    ['DELETE', `${insight}/relationships/content-verticals`, 'GET, HEAD, OPTIONS'],
    ['GET', '/api/v2/accounts/sign_in', 'OPTIONS, POST'],
    ['HEAD', '/api/v2/accounts/sign_in', 'OPTIONS, POST'],
    ['PATCH', '/api/v2/accounts/sign_in', 'OPTIONS, POST'],
    ['GET', '/api/v2/accounts/sign_out', 'DELETE, OPTIONS'],
    ['POST', '/api/v2/accounts/sign_out', 'DELETE, OPTIONS'],
    ['DELETE', '/api/v2/accounts/me', 'GET, HEAD, OPTIONS, PATCH'],
    ['POST', '/api/v1/countries', 'GET, HEAD, OPTIONS'],
    ['PATCH', `/api/v1/countries/${seedId('countries', 1)}`, 'GET, HEAD, OPTIONS'],
    ['GET', '/api/v2/countries', 'OPTIONS, POST'],
    ['GET', `/api/v2/countries/${seedId('countries', 1)}`, 'DELETE, OPTIONS, PATCH'],
    ['POST', '/api/v2/geographies', 'GET, HEAD, OPTIONS'],
    ['POST', '/health/live', 'GET, HEAD, OPTIONS'],
    ['POST', '/openapi.json', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/', 'GET, HEAD, OPTIONS'],
  ])('is 405, before anything is asked or read, and Allow says what there is: %s %s', async (method, path, allow) => {
    for (const client of [server.guest, server.withToken('worthless'), await server.as('admin')]) {
      const plain = await client.send(method, path)
      const form = await client.send(method, `${path}?x=1`, undefined, { raw: 'a=b', headers: { 'content-type': 'text/plain' } })
      const badJson = await client.send(method, path, undefined, { raw: '{' })
      for (const answer of [plain, form, badJson]) {
        expect(answer.status).toBe(405)
        expect(String(answer.headers['allow']).split(', ').sort().join(', ')).toBe(allow)
        if (method !== 'HEAD') expect(answer.body.errors).toMatchObject([{ title: 'Method not allowed', code: '405', status: '405' }])
      }
    }
  })

  test('is 405 for a method that few have heard of, too', async () => {
    for (const method of ['PROPFIND', 'LOCK', 'REPORT', 'QUERY', 'PURGE', 'TRACE']) {
      const answer = await server.guest.send(method, '/api/v2/insights')
      expect([method, answer.status, answer.headers['allow']]).toEqual([method, 405, 'GET, HEAD, OPTIONS, POST'])
    }
  })
})

describe('an id in the path', () => {
  const bad = {
    'of 129 characters': 'x'.repeat(129),
    'of 400 characters': 'x'.repeat(400),
    'of 2,000 characters': 'x'.repeat(2_000),
    'with a leading space': '%20id',
    'with a trailing space': 'id%20',
    'of a space': '%20',
    'with a slash': '%2F',
    'with dots': 'a.b',
    'that leaves its folder': '..%2F..%2Fetc%2Fpasswd',
    'with an emoji': '%F0%9F%98%80',
    'with NUL': '%00',
    'with half a surrogate pair': '%ED%A0%80',
    'that is no UTF-8': '%C3%28',
    'with an escape that is none': '%zz',
    'with half an escape': '%2',
    'with a quote': "'",
    'with a line break': 'a%0D%0Ab',
    'with a percent sign': '%25',
    'with a plus': 'a+b',
  }

  test.each(Object.entries(bad))('is refused with 103 when it is one %s', async (_kind, id) => {
    const provider = await server.as('provider')
    const answers = [
      await provider.get(`/api/v2/insights/${id}`),
      await provider.get(`/api/v2/insights/${id}/account`),
      await provider.get(`/api/v2/insights/${id}/relationships/account`),
      await provider.patch(`/api/v2/insights/${id}`, { data: { attributes: { rating: 1 } } }),
      await provider.delete(`/api/v2/insights/${id}`),
      await server.guest.get(`/api/v1/countries/${id}`),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(400)
      expect(codes(answer)).toEqual(['103'])
      expect(answer.body.errors[0]).toMatchObject({ title: 'Invalid field value', status: '400' })
    }
  })

  test('that cannot be is refused only after the credential, however long it is', async () => {
    for (const id of ['a.b', 'x'.repeat(129), 'x'.repeat(385), 'x'.repeat(2_000)]) {
      for (const client of [server.guest, server.withToken('worthless')]) {
        expect((await client.get(`/api/v2/insights/${id}`)).status).toBe(401)
      }
    }
  })

  test('may be anything of 1 to 128 letters, digits, spaces, underscores and hyphens, and is absent then', async () => {
    const provider = await server.as('provider')
    for (const id of ['x'.repeat(128), 'a%20b', '_', '-', '0', 'A-b_C', '__proto__', 'constructor', 'null', seedId('insights', 999)]) {
      for (const answer of [await provider.get(`/api/v2/insights/${id}`), await server.guest.get(`/api/v1/countries/${id}`)]) {
        expect(answer.status).toBe(404)
        expect(answer.body.errors).toEqual([
          {
            title: 'Record not found',
            detail: `The record identified by ${decodeURIComponent(id)} could not be found.`,
            code: '404',
            status: '404',
          },
        ])
      }
    }
  })

  test('is the same one when it is written with escapes that it does not need', async () => {
    const escaped = [...seedId('countries', 1)].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
    const { status, body } = await server.guest.get(`/api/v1/countries/${escaped}`)
    expect([status, body.data.id]).toEqual([200, seedId('countries', 1)])
    expect((await server.guest.get(body.data.links.self)).status).toBe(200)
  })
})
