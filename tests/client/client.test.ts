import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { ApiError, connect, signIn } from '../../src/client/index.ts'
import type { Client, components } from '../../src/client/index.ts'
import { seedId } from '../../src/demo/ids.ts'
import { startServer } from '../support/server.ts'
import { elsewhere } from './elsewhere.ts'

const server = startServer()
const investor = { email: 'investor@demo.example', password: 'demo-password-1' }
let api: Client
beforeAll(async () => void (api = await signIn({ url: server.url, ...investor })))

/** A client that notes the path and query of each request it sends. */
async function watched(): Promise<{ client: Client; sent: string[] }> {
  const sent: string[] = []
  const note = (request: Request): Promise<Response> => {
    sent.push(request.url.slice(server.url.length))
    return fetch(request)
  }
  return { client: connect({ url: server.url, token: (await server.as('investor')).token, fetch: note }), sent }
}

interface Announced {
  data: { attributes: { attachment: string[] } }
}

/** What a request was rejected with. */
const refusalOf = async (request: Promise<unknown>): Promise<ApiError> => {
  const error = await request.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('a session', () => {
  test('begins with signing in, carries over to another client, and ends with signing out', async () => {
    const first = await signIn({ url: `${server.url}/`, ...investor })
    const second = connect({ url: server.url, token: first.token })
    for (const client of [first, second]) expect((await client.GET('/api/v2/accounts/me')).data.data.id).toBe(seedId('accounts', 1))
    await first.signOut()
    expect(first.token).toBeUndefined()
    expect((await refusalOf(first.GET('/api/v2/accounts/me'))).status).toBe(401)
    const status = () => second.GET('/api/v2/accounts/me').catch((error: unknown) => (error as ApiError).status)
    await expect.poll(status, { timeout: 10_000 }).toBe(401)
    expect((await first.GET('/api/v2/content-verticals')).data.data.length).toBeGreaterThan(0)
  })

  test('is not needed with an API key, which does what its scopes permit', async () => {
    const attributes = { name: 'Client', scopes: ['people:read' as const] }
    const made = await api.POST('/api/v2/api-keys', { body: { data: { type: 'api-keys', attributes } } })
    const program = connect({ url: server.url, token: made.data.data.attributes.secret })
    expect((await program.GET('/api/v2/accounts/me')).data.data.id).toBe(seedId('accounts', 1))
    expect((await refusalOf(program.GET('/api/v2/insights'))).errors[0]!.detail).toBe('The API key lacks the scope research:read.')
    expect((await refusalOf(program.signOut())).status).toBe(403)
  })

  test('does not begin with a wrong password', async () => {
    const error = await refusalOf(signIn({ url: server.url, ...investor, password: 'wrong-password-1' }))
    expect([error.status, error.errors]).toEqual([401, [{ title: 'You are not authorized to access this request' }]])
  })
})

describe('requests', () => {
  test('take and answer what the contract says of their path', async () => {
    const { data, response } = await api.GET('/api/v2/insights', {
      params: { query: { 'filter[country]': ['JP', 'SG'], 'filter[format-type]': ['quick-note'], sort: '-likes-count' } },
    })
    expectTypeOf(data.data).toEqualTypeOf<readonly components['schemas']['InsightListItem'][]>()
    expect(response.status).toBe(200)
    expect(data.data.length).toBeGreaterThan(0)
    for (const { attributes } of data.data) {
      expect(attributes['format-type']).toBe('quick-note')
      expect(attributes.countries).toEqual(expect.arrayContaining([expect.stringMatching(/^(JP|SG)$/)]))
    }
  })

  test('write, and answer nothing where there is nothing to say', async () => {
    const owner = { data: { type: 'accounts', id: seedId('accounts', 1) } } as const
    const body = { data: { type: 'filter-presets', attributes: { name: 'Typed' }, relationships: { account: owner } } } as const
    const { data: made } = await api.POST('/api/v2/filter-presets', { body })
    const params = { path: { id: made.data.id } }
    const renamed = { data: { attributes: { name: 'Typed again' } } }
    const { data: changed } = await api.PATCH('/api/v2/filter-presets/{id}', { params, body: renamed })
    expect(changed.data.attributes).toEqual({ ...made.data.attributes, name: 'Typed again' })
    const gone = await api.DELETE('/api/v2/filter-presets/{id}', { params })
    expectTypeOf(gone.data).toEqualTypeOf<undefined>()
    expect([gone.data, gone.response.status]).toEqual([undefined, 204])
  })

  test('fetch what is no document, and send several files in one part', async () => {
    const params = { path: { id: seedId('corporate-events', 1) } }
    const calendar = await api.download('/api/v2/corporate-events/{id}/ics', { params })
    expect(await calendar.data.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
    expect(calendar.response.headers.get('content-type')).toMatch(/^text\/calendar/)
    const away = { path: { id: seedId('corporate-events', 999) } }
    expect((await refusalOf(api.download('/api/v2/corporate-events/{id}/ics', { params: away }))).has('404')).toBe(true)

    const issuer = await signIn({ url: server.url, ...investor, email: 'corporate@demo.example' })
    const attributes = { title: 'Two files', content: 'Both are attached.', release_time: '2028-05-30 06:00:00 +0000' }
    const entity = { data: { type: 'entities', id: seedId('entities', 1) } }
    const named = (name: string): File => new File(['%PDF-1.4\n%%EOF'], name, { type: 'application/pdf' })
    const parts = {
      data: { data: { type: 'exchange-announcements', attributes, relationships: { entity } } },
      attachment: [named('one.pdf'), named('two.pdf')],
    }
    // The compiler takes long for the types of so large a body.
    const upload = issuer.upload as unknown as (method: string, path: string, init: object) => Promise<{ data: Announced }>
    const { data } = await upload('post', '/api/v2/exchange-announcements', { parts })
    expect(data.data.attributes.attachment).toHaveLength(2)
  })

  test('compile only as the contract has them', () => {
    const mistakes = [
      // @ts-expect-error no such path
      () => api.GET('/api/v2/insightz'),
      // @ts-expect-error the path has no such method
      () => api.PATCH('/api/v2/insights'),
      // @ts-expect-error the path needs an id
      () => api.GET('/api/v2/insights/{id}'),
      // @ts-expect-error no such filter
      () => api.GET('/api/v2/insights', { params: { query: { 'filter[cuntry]': ['JP'] } } }),
      // @ts-expect-error no such order
      () => api.GET('/api/v2/insights', { params: { query: { sort: 'name' } } }),
      // @ts-expect-error the body needs data
      () => api.POST('/api/v2/filter-presets', { body: {} }),
      // @ts-expect-error the path answers one record
      () => api.each('/api/v2/accounts/me'),
    ]
    expect(mistakes).toHaveLength(7)
  })
})

describe('a list', () => {
  test('is walked to its end, record by record', async () => {
    const { client, sent } = await watched()
    const ids: string[] = []
    for await (const insight of client.each('/api/v2/insights', {
      params: { query: { 'page[size]': 7, 'filter[country]': ['JP', 'IN'] } },
    })) {
      expectTypeOf(insight).toEqualTypeOf<components['schemas']['InsightListItem']>()
      ids.push(insight.id)
    }
    const all = await server.as('investor').then((one) => one.get('/api/v2/insights?page[size]=100&filter[country]=JP,IN'))
    expect(ids).toEqual(all.body.data.map((one: { id: string }) => one.id))
    expect(ids.length).toBeGreaterThan(14)
    expect(sent).toHaveLength(Math.ceil(ids.length / 7))
    for (const path of sent) expect(path).toContain('filter[country]=JP,IN')
  })

  test('is walked from the page that is asked for', async () => {
    const numbers: string[] = []
    for await (const page of api.pages('/api/v2/insights', { params: { query: { 'page[number]': 3, 'page[size]': 10 } } })) {
      expectTypeOf(page.meta).toEqualTypeOf<components['schemas']['PageMeta']>()
      numbers.push(page.data[0]!.id)
    }
    const first = await api.GET('/api/v2/insights', { params: { query: { 'page[size]': 10 } } })
    expect(numbers).toHaveLength(first.data.meta['total-pages'] - 2)
  })

  test('is fetched no further than it is read', async () => {
    const { client, sent } = await watched()
    const query = { 'page[size]': 5 }
    const walk = client.each('/api/v2/insights', { params: { query } })
    expect(sent).toEqual([])
    for (const _ of Array(5).keys()) await walk.next()
    expect(sent).toHaveLength(1)
    await walk.next()
    expect(sent).toHaveLength(2)
    for await (const one of walk) {
      expect(one.type).toBe('insights')
      break
    }
    expect([sent.length, query, (await walk.next()).done]).toEqual([2, { 'page[size]': 5 }, true])
  })

  test('empty or past its end comes with one request, and without pages with one more', async () => {
    const { client, sent } = await watched()
    const countOf = async (list: AsyncIterable<unknown>): Promise<number> => {
      let count = 0
      for await (const _ of list) count += 1
      return count
    }
    expect(await countOf(client.each('/api/v1/countries'))).toBeGreaterThan(10)
    expect(sent.splice(0)).toHaveLength(2)
    expect(await countOf(client.each('/api/v2/insights', { params: { query: { 'filter[fulltext]': 'nosuchword' } } }))).toBe(0)
    expect(await countOf(client.each('/api/v2/insights', { params: { query: { 'page[number]': 5000 } } }))).toBe(0)
    expect(sent).toHaveLength(2)
  })

  test('may be what a record is related to; what is not many is no list', async () => {
    const related = '/api/v2/accounts/{id}/{relationship}'
    const path = { id: seedId('accounts', 1), relationship: 'filter-presets' } as const
    const types = new Set<string>()
    for await (const one of api.each(related, { params: { path } })) types.add(one.type)
    expect([...types]).toEqual(['filter-presets'])
    const company = api.each(related, { params: { path: { ...path, relationship: 'company' } } })
    await expect(company.next()).rejects.toThrow('answers one record here')
  })

  test('never sends the token to another address than the one connected to', async () => {
    const { client, sent } = await watched()
    const misled = connect({
      url: server.url,
      token: client.token,
      fetch: async (request) => {
        sent.push(new URL(request.url).origin)
        const answer = await fetch(request)
        const link = answer.headers.get('link')?.replaceAll(server.url, 'https://elsewhere.example')
        return new Response(await answer.text(), { status: answer.status, headers: link ? { link } : {} })
      },
    })
    const totals: number[] = []
    for await (const { meta } of misled.pages('/api/v2/insights', { params: { query: { 'page[size]': 20 } } }))
      totals.push(meta['total-pages'])
    expect(totals.length).toBeGreaterThan(1)
    expect(sent).toEqual(totals.map(() => server.url))
    expect(totals[0]).toBe(totals.length)
  })
})

describe('a failure', () => {
  test('holds the errors of the contract', async () => {
    const params = { path: { id: seedId('insights', 999) } }
    const missing = await refusalOf(api.GET('/api/v2/insights/{id}', { params }))
    expect([missing.status, missing.errors[0]?.code]).toEqual([404, '404'])
    expect(missing.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(missing.message).toBe(`404 Record not found: The record identified by ${params.path.id} could not be found.`)
    // @ts-expect-error not permitted here
    const refused = await refusalOf(api.GET('/api/v2/insights', { params: { query: { rating: 5, stars: 5 } } }))
    expect(refused.errors.map((one) => one.detail)).toEqual(['rating is not allowed.', 'stars is not allowed.'])
    expect([refused.has('105'), refused.has('106')]).toEqual([true, false])
  })

  test('names its request as the operator of the server knows it, and how long to wait', async () => {
    const errors = [{ title: 'Internal server error', detail: 'Request 6d1f failed.', code: '500', status: '500' }]
    const failing = connect({
      url: await elsewhere((_, reply) =>
        reply.writeHead(500, { 'retry-after': '7', 'x-request-id': '6d1f' }).end(JSON.stringify({ errors })),
      ),
    })
    const error = await refusalOf(failing.GET('/api/v2/insights'))
    expect([error.status, error.errors, error.requestId, error.retryAfter]).toEqual([500, errors, '6d1f', 7])
  })

  test.each([
    [502, '<html>Bad gateway</html>', '502 <html>Bad gateway</html>'],
    [502, '', '502 without an error document'],
    [400, '{"errors":"none"}', '400 without an error document'],
    [400, '{"errors":[null,{"detail":"x"}]}', '400 without an error document'],
  ])('may be no document of ours: %s %s', async (status, body, message) => {
    const proxied = connect({ url: await elsewhere((_, reply) => reply.writeHead(status).end(body)) })
    const error = await refusalOf(proxied.GET('/api/v2/insights'))
    expect([error.status, error.errors, error.message]).toEqual([status, [], message])
  })

  test('may be an answer that cannot be read, or none', async () => {
    const portal = connect({ url: await elsewhere((_, reply) => reply.writeHead(200).end('<html>Pay for this network</html>')) })
    const broken = connect({ url: await elsewhere((request) => request.socket.destroy()) })
    for (const client of [portal, broken]) {
      const error = await refusalOf(client.GET('/api/v2/insights'))
      expect([error.status, error.errors, error.cause instanceof Error]).toEqual([0, [], true])
      expect(error.message).toMatch(/^No readable answer: ./)
    }
  })

  test('is no failure where the caller gave up', async () => {
    const silent = connect({ url: await elsewhere(() => undefined) })
    const controller = new AbortController()
    const asked = silent.GET('/api/v2/insights', { signal: controller.signal })
    controller.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })
})
