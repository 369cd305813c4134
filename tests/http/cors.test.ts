import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { published } from '../support/contract.ts'
import type { Answer } from '../support/server.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const origin = 'https://app.example'
const insight = `/api/v2/insights/${seedId('insights', 1)}`
const listOf = (header: unknown): string[] =>
  String(header)
    .split(',')
    .map((one) => one.trim().toLowerCase())

const contractPaths = Object.entries(published.paths).flatMap(([path, item]) => {
  const names = item.parameters?.find((one) => one.name === 'relationship')?.schema.enum ?? ['']
  // `me` stands for a record as well, and takes what its path takes.
  const methods = Object.keys({ ...item, ...(path.endsWith('/me') ? published.paths[path.replace(/me$/, '{id}')] : {}) })
    .filter((name) => ['get', 'post', 'patch', 'delete', 'put'].includes(name))
    .map((name) => name.toUpperCase())
  return names.map((name) => [path.replace('{relationship}', name).replace(/\{\w+\}/, 'any-id'), methods] as const)
})

const outside = ['/', '/openapi.json', '/openapi.yaml'].map((path) => [path, ['GET']] as const)

describe('OPTIONS', () => {
  test.each([...contractPaths, ...outside])('answers %s without a credential and says its methods', async (path, methods) => {
    const { status, text, headers } = await server.guest.send('OPTIONS', path)
    expect([status, text]).toEqual([204, ''])
    const all = [...methods, 'OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : [])].sort()
    expect(String(headers['allow']).split(', ').sort()).toEqual(all)
    expect(String(headers['access-control-allow-methods']).split(', ').sort()).toEqual(all)
  })

  test('as a preflight lets any origin send what clients send', async () => {
    const { status, headers } = await server.guest.send('OPTIONS', insight, undefined, {
      headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization, content-type' },
    })
    expect(status).toBe(204)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(listOf(headers['access-control-allow-methods'])).toContain('patch')
    expect(listOf(headers['access-control-allow-headers'])).toEqual(expect.arrayContaining(['authorization', 'content-type', 'accept']))
    expect(Number(headers['access-control-max-age'])).toBeGreaterThan(0)
  })
})

/** What browsers let every page read, and what is for themselves. */
const unexposed = ['Cache-Control', 'Access-Control-Allow-Origin', 'X-Content-Type-Options', 'Vary', 'WWW-Authenticate']

describe('any origin may read', () => {
  test('each header that the contract has, such as the name of a file', async () => {
    const { headers } = await server.guest.get('/api/v1/countries', { headers: { origin } })
    const exposed = listOf(headers['access-control-expose-headers'])
    const documented = Object.keys((published as unknown as { components: { headers: object } }).components.headers)
    expect(documented.filter((one) => !exposed.includes(one.toLowerCase()) && !unexposed.includes(one))).toEqual([])
  })

  test('every answer, refusals as well, with the headers that clients need', async () => {
    const investor = await server.as('investor')
    const headers = { origin }
    const answers: [number, Answer][] = [
      [200, await investor.get(insight, { headers })],
      [200, await server.guest.get('/openapi.json', { headers })],
      [400, await investor.get(`${insight}?x=1`, { headers })],
      [400, await investor.get('/api/v2/insights/%zz', { headers })],
      [401, await server.guest.get(insight, { headers })],
      [403, await investor.delete(insight, { headers })],
      [404, await investor.get('/api/v2/insights/none', { headers })],
      [404, await server.guest.get('/nowhere', { headers })],
      [405, await server.guest.send('PUT', insight, undefined, { headers })],
      [415, await investor.post('/api/v2/filter-presets', undefined, { raw: 'x', headers: { ...headers, 'content-type': 'text/plain' } })],
      [422, await investor.post('/api/v2/accounts/sign_in', { account: { email: 5, password: 'x' } }, { headers })],
    ]
    for (const [status, answer] of answers) {
      expect(answer.status).toBe(status)
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
      expect(listOf(answer.headers['access-control-expose-headers'])).toEqual([
        'link',
        'etag',
        'location',
        'retry-after',
        'ratelimit',
        'ratelimit-policy',
        'deprecation',
        'sunset',
        'x-request-id',
        'content-disposition',
      ])
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })
})

describe('HEAD', () => {
  const readable = [
    '/api/v2/insights?page[size]=3',
    insight,
    `${insight}/account`,
    `${insight}/relationships/comments`,
    '/api/v2/filter-presets',
    '/api/v2/accounts/me',
    '/api/v2/sessions/current',
    '/api/v1/countries',
    '/api/v2/asset-classes',
    '/health/live',
    '/openapi.json',
    '/openapi.yaml',
    '/',
  ]
  test.each(readable)('answers %s as GET does, without the body', async (path) => {
    const investor = await server.as('investor')
    const [got, head] = [await investor.get(path), await investor.send('HEAD', path)]
    expect([head.status, head.text]).toEqual([200, ''])
    for (const name of ['content-type', 'link', 'etag', 'vary']) expect([name, head.headers[name]]).toEqual([name, got.headers[name]])
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(got.text)))
  })

  test('is refused as GET is', async () => {
    const investor = await server.as('investor')
    expect((await server.guest.send('HEAD', insight)).status).toBe(401)
    expect((await investor.send('HEAD', '/api/v2/insights/none')).status).toBe(404)
    expect((await investor.send('HEAD', `${insight}?x=1`)).status).toBe(400)
    expect((await investor.send('HEAD', '/api/v2/countries')).status).toBe(405)
    expect((await investor.send('HEAD', '/nowhere')).status).toBe(404)
  })
})
