import { describe, expect, test } from 'vitest'
import { ApiError, connect } from '../../src/client/index.ts'
import { elsewhere } from './elsewhere.ts'

const preset = { body: { data: { type: 'filter-presets', attributes: { name: 'A' }, relationships: {} } } } as never

interface Told {
  url: string
  /** Method, key and body of each request that came. */
  came: string[]
}

/** A server that answers with each of the statuses in turn, and 200 from then on. */
async function answering(...statuses: [status: number, headers?: Record<string, string>][]): Promise<Told> {
  const came: string[] = []
  const url = await elsewhere((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      came.push([request.method, request.headers['idempotency-key'] ?? '', body].join(' ').trim())
      const [status, headers] = statuses.shift() ?? [200]
      reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{"data":{"id":"1"}}')
    })
  })
  return { url, came }
}

const at = '/api/v2/accounts/me'
const soon = { 'retry-after': '0' }
const statusOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    (answer) => (answer as { response: Response }).response.status,
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  )

describe('a request is sent again', () => {
  test('when there were too many, with its body, but not for ever', async () => {
    const { url, came } = await answering([429, soon], [429, soon])
    expect(await statusOf(connect({ url }).POST('/api/v2/filter-presets', preset))).toBe(200)
    expect(came).toHaveLength(3)
    expect(new Set(came).size).toBe(1)
    const busy = await answering([429, soon], [429, soon], [429, soon])
    expect(await statusOf(connect({ url: busy.url }).GET(at))).toBe(429)
    expect(busy.came).toHaveLength(3)
    const once = await answering([429, soon])
    expect(await statusOf(connect({ url: once.url, retries: 0 }).GET(at))).toBe(429)
  })

  test('when the server is away, only where it can do no harm twice', async () => {
    const shown = await answering([503, soon])
    expect(await statusOf(connect({ url: shown.url }).GET(at))).toBe(200)
    const plain = await answering([503, soon])
    expect(await statusOf(connect({ url: plain.url }).POST('/api/v2/filter-presets', preset))).toBe(503)
    expect(plain.came).toHaveLength(1)
    const named = await answering([503, soon])
    const sent = { ...(preset as object), idempotencyKey: 'key-1' } as never
    expect(await statusOf(connect({ url: named.url }).POST('/api/v2/filter-presets', sent))).toBe(200)
    expect(named.came.map((one) => one.slice(0, 10))).toEqual(['POST key-1', 'POST key-1'])
  })

  test('after the pause that is asked for, unless that is too long', async () => {
    const { url } = await answering([429, { 'retry-after': '1' }])
    const began = performance.now()
    expect(await statusOf(connect({ url }).GET(at))).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(950)
    const late = await answering([429, { 'retry-after': '31' }])
    const error = await connect({ url: late.url })
      .GET(at)
      .catch((thrown: unknown) => thrown)
    expect([(error as ApiError).status, (error as ApiError).retryAfter, late.came.length]).toEqual([429, 31, 1])
  })
})

describe('a request ends', () => {
  test('when its answer takes too long, before it or within it', async () => {
    const silent = await elsewhere(() => undefined)
    const torn = await elsewhere((_, reply) => void reply.writeHead(200).write('{'))
    for (const url of [silent, torn]) {
      await expect(connect({ url, timeout: 50 }).GET(at)).rejects.toMatchObject({ name: 'TimeoutError' })
    }
  })

  test('when the caller gives up, in a pause too', async () => {
    const controller = new AbortController()
    const { url, came } = await answering([429, { 'retry-after': '20' }])
    const asked = connect({
      url,
      fetch: async (request) => {
        const answer = await fetch(request)
        setTimeout(() => controller.abort(), 20)
        return answer
      },
    }).GET(at, { signal: controller.signal })
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    expect(came).toHaveLength(1)
  })
})
