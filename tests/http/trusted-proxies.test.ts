import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../support/server.ts'
import type { Server } from '../support/server.ts'

/** What a proxy in front of the servers is like: it adds whom it asks for to what it was told. */
async function startProxy(target: () => string): Promise<{ server: HttpServer; port: number }> {
  const server = createServer((asked, answer) => {
    const before = asked.headers['x-forwarded-for']
    const told = `${before === undefined ? '' : `${String(before)}, `}${asked.socket.remoteAddress}`
    const headers = { ...asked.headers, 'x-forwarded-for': told }
    const passed = ask(target() + asked.url!, { method: asked.method!, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode!, response.headers)
      response.pipe(answer)
    })
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

interface Told {
  status: number
  body: { data?: { links: { self: string } }[] }
}

/** A request from an address of this machine, as a client of the proxy or of the server. */
async function send(port: number, path: string, { from, headers, body }: { from?: string; headers?: object; body?: object } = {}) {
  const sent = ask({
    ...{ port, host: '127.0.0.1', path, agent: false, method: body ? 'POST' : 'GET' },
    ...(from === undefined ? {} : { localAddress: from }),
    headers: { 'content-type': 'application/json', ...headers },
  })
  sent.end(body && JSON.stringify(body))
  const [response] = (await once(sent, 'response')) as [AsyncIterable<Buffer> & { statusCode: number }]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) } as Told
}

const path = '/api/v2/accounts/sign_in'
let counter = 0
const wrong = () => ({ account: { email: `nobody-${counter++}@demo.example`, password: 'wrong' } })

/** The addresses among these that the only attempt was counted for. */
async function countedFor(server: Server, ...addresses: string[]): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`select subject from attempts where subject like 'sign-in-from:%'`.execute(server.db)
  expect(rows).toHaveLength(1)
  await sql`delete from attempts`.execute(server.db)
  const subjectOf = (address: string) => `sign-in-from:${createHash('sha256').update(address).digest('base64url')}`
  return addresses.filter((one) => subjectOf(one) === rows[0]!.subject)
}

describe('behind a proxy that is trusted', () => {
  const server = startServer({ limited: true, trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'] })
  let proxy: HttpServer
  let port: number
  const own = () => Number(new URL(server.url).port)

  beforeAll(async () => void ({ server: proxy, port } = await startProxy(() => server.url)))
  afterAll(async () => {
    proxy.close()
    await once(proxy, 'close')
  })
  beforeEach(() => sql`delete from attempts`.execute(server.db))

  test('ten failed sign-ins of one client leave the others alone', async () => {
    const failed = await Promise.all(Array.from({ length: 12 }, () => send(port, path, { from: '127.0.0.7', body: wrong() })))
    expect(failed.filter((one) => one.status === 401)).toHaveLength(10)
    const body = { account: { email: 'investor@demo.example', password: 'demo-password-1' } }
    expect((await send(port, path, { from: '127.0.0.7', body })).status).toBe(429)
    expect((await send(port, path, { from: '127.0.0.9', body })).status).toBe(201)
  })

  test('what a client says of itself is passed over: the last address that no trusted proxy has counts', async () => {
    await send(port, path, { from: '127.0.0.7', headers: { 'x-forwarded-for': '203.0.113.1, 203.0.113.2' }, body: wrong() })
    expect(await countedFor(server, '203.0.113.1', '203.0.113.2', '127.0.0.1', '127.0.0.7')).toEqual(['127.0.0.7'])
  })

  test.each([
    ['one client', '203.0.113.5', '203.0.113.5'],
    ['several, and proxies of ours behind them', '203.0.113.5, 203.0.113.6, 10.1.2.3, fd00::7', '203.0.113.6'],
    ['proxies alone: the farthest', '10.1.2.3, 10.1.2.4', '10.1.2.3'],
    ['a port', '203.0.113.5:4711', '203.0.113.5'],
    ['IPv6, of which the network counts', '2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['IPv6 with a port', '[2001:db8:0:7::4]:4711', '2001:db8:0:7::/64'],
    ['IPv4 in IPv6', '::ffff:203.0.113.5', '203.0.113.5'],
    ['IPv4 in IPv6, spelled otherwise', '0:0:0:0:0:FFFF:cb00:7105', '203.0.113.5'],
    ['IPv6 of one link', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nothing', '', '127.0.0.1'],
    ['no address', 'unknown', '127.0.0.1'],
    ['no address before a proxy', '203.0.113.5, <script>, 10.1.2.3', '10.1.2.3'],
    ['much of nothing', ', ,,, ', '127.0.0.1'],
    ['a number', '1', '127.0.0.1'],
  ])('%s', async (_what, told, counted) => {
    expect((await send(own(), path, { headers: { 'x-forwarded-for': told }, body: wrong() })).status).toBe(401)
    expect(await countedFor(server, counted, 'no other')).toEqual([counted])
  })

  test('links start with the Host of the request, whatever is said of another host and protocol', async () => {
    const headers = {
      host: 'api.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    }
    for (const to of [port, own()]) {
      const { body } = await send(to, '/api/v2/geographies', { headers })
      expect(body.data![0]!.links.self).toMatch(/^http:\/\/api\.example\/api\//)
    }
  })
})

describe('without a trusted proxy', () => {
  const server = startServer({ limited: true })

  test('whatever a request says of its address is passed over', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5', forwarded: 'for=203.0.113.6', 'x-real-ip': '203.0.113.7' }
    await send(Number(new URL(server.url).port), path, { from: '127.0.0.7', headers, body: wrong() })
    expect(await countedFor(server, '203.0.113.5', '203.0.113.6', '203.0.113.7', '127.0.0.7')).toEqual(['127.0.0.7'])
  })
})

describe('behind a proxy that is not among the trusted', () => {
  const server = startServer({ limited: true, trustedProxies: ['10.0.0.0/8'] })

  test('the proxy itself counts', async () => {
    await send(Number(new URL(server.url).port), path, { headers: { 'x-forwarded-for': '203.0.113.5' }, body: wrong() })
    expect(await countedFor(server, '203.0.113.5', '127.0.0.1')).toEqual(['127.0.0.1'])
  })
})

describe('the setting', () => {
  test('is a list of addresses, ranges and names of ranges', () => {
    expect(readConfig({}).trustedProxies).toBe(undefined)
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,loopback , linklocal,uniquelocal,fd00::/8' }).trustedProxies).toEqual([
      ...['10.0.0.0/8', '::1', 'loopback', 'linklocal', 'uniquelocal', 'fd00::/8'],
    ])
  })

  test.each([
    'true',
    '1',
    '2',
    '*',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/255.0.0.0',
    '10.0.0.0/8/8',
    'proxy.example',
    '10.0.0.1,',
    ',',
  ])('%s is refused', (TRUSTED_PROXIES) => expect(() => readConfig({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES must be'))
})
