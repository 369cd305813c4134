import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { longestQuery } from '../../src/http/protocol.ts'
import { checkAnswer } from '../support/contract.ts'
import type { Answer } from '../support/server.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const lists = '/api/v2/asset-classes?page[size]=1'
const presets = '/api/v2/filter-presets'

/** The first answer in `bytes`, if it is there in full. */
function readAnswer(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const [line = '', ...fields] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers = Object.fromEntries(
    fields.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 1).trim()]),
  )
  let text = bytes.subarray(end + 4).toString('utf8')
  if (headers['transfer-encoding'] === 'chunked') {
    if (!text.endsWith('0\r\n\r\n')) return undefined
    text = text
      .split('\r\n')
      .filter((_, index) => index % 2 === 1)
      .join('')
  } else if (Buffer.byteLength(text) < Number(headers['content-length'] ?? 0)) return undefined
  const body: unknown = /json/.test(headers['content-type'] ?? '') ? JSON.parse(text) : undefined
  return { status: Number(line.split(' ')[1]), headers, bytes: Buffer.from(text), text, body }
}

/** Sends bytes to the server and reads what it answers first. */
const say = (bytes: string | Buffer, { end = false } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname, () => (end ? socket.end(bytes) : socket.write(bytes)))
    let heard = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      heard = Buffer.concat([heard, chunk])
      const answer = readAnswer(heard)
      if (answer) socket.destroy()
      if (answer) resolve(answer)
    })
    // A server that refuses early closes while we may still be writing; what it said counts.
    socket.on('error', () => undefined)
    socket.on('close', () => reject(new Error(`closed after ${JSON.stringify(heard.toString('latin1').slice(0, 300))}`)))
  })

/** Sends bytes and reads all that the server says until it closes. */
const sayAll = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard))
  })

const get = (target: string, ...fields: string[]): string => [`GET ${target} HTTP/1.1`, 'Host: api.example', ...fields, '', ''].join('\r\n')

async function post(target: string, fields: string[], body: string): Promise<string> {
  const { token } = await server.as('investor')
  const head = [
    `POST ${target} HTTP/1.1`,
    'Host: api.example',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    ...fields,
  ]
  return [...head, '', body].join('\r\n')
}

function expectRefused(answer: Answer, ...statuses: number[]): void {
  expect(statuses).toContain(answer.status)
  expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
  checkAnswer('GET', '/outside/the/contract', answer)
  if (answer.status === 401) expect(answer.body.errors).toEqual([{ title: 'You are not authorized to access this request' }])
  else expect(answer.body.errors[0].status).toBe(String(answer.status))
  expect(answer.text).not.toMatch(/node_modules|at .*\.ts:|HPE_|FST_|ERR_/)
}

describe('what is no HTTP request', () => {
  const bad: Record<string, string | Buffer> = {
    words: 'hello\r\n\r\n',
    'a TLS greeting': Buffer.from('16030100c8010000c40303', 'hex'),
    zeros: Buffer.alloc(64),
    'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'another version': 'GET / HTTP/3.7\r\nHost: a\r\n\r\n',
    'an unknown method': 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',
    'a target that is none': 'GET api HTTP/1.1\r\nHost: a\r\n\r\n',
    'NUL in the target': `GET ${lists}\0 HTTP/1.1\r\nHost: a\r\n\r\n`,
    'a space in the target': 'GET /api/v2/asset classes HTTP/1.1\r\nHost: a\r\n\r\n',
    'a header without a colon': `GET ${lists} HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n`,
    'a header with NUL': `GET ${lists} HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n`,
    'a header with a space before its colon': `GET ${lists} HTTP/1.1\r\nHost: a\r\nX : 1\r\n\r\n`,
    'a length that is none': `POST ${presets} HTTP/1.1\r\nHost: a\r\nContent-Length: ten\r\n\r\n`,
    'a negative length': `POST ${presets} HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n`,
    'two lengths': `POST ${presets} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
    'a length and chunks': `POST ${presets} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    'an unknown transfer coding': `POST ${presets} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n`,
    'a tunnel': 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n',
  }
  test.each(Object.keys(bad))('is refused with 400 in the shape of the contract: %s', async (name) => {
    expectRefused(await say(bad[name]!), 400)
    expect((await server.guest.get('/health/live')).status).toBe(200)
  })

  test('headers that are too large are refused with 431', async () => {
    expectRefused(await say(get(lists, `X-Large: ${'x'.repeat(20_000)}`)), 431)
    expectRefused(await say(get(lists, ...Array.from({ length: 1_500 }, (_, index) => `X-${index}: some value`))), 431)
  })

  test('a URL that is too long is refused with 414 or 431', async () => {
    expectRefused(await say(get(`/api/v2/asset-classes?${'x'.repeat(20_000)}`)), 414, 431)
    expectRefused(await say(get(`/${'x'.repeat(20_000)}`)), 414, 431)
  })

  test('a query may be as long as the links of a page let clients read it, and is refused with 414 beyond', async () => {
    const known = (await server.guest.get('/api/v2/asset-classes?page[size]=100')).body.data as { id: string }[]
    const start = `page%5Bsize%5D=1&page%5Bnumber%5D=2&filter%5Bids%5D=${known.map(({ id }) => id).join(',')}`
    const query = (start + `,${'x'.repeat(99)}`.repeat(80)).slice(0, longestQuery).replace(/,$/, 'x')
    expect(query).toHaveLength(longestQuery)
    const answer = await server.guest.get(`/api/v2/asset-classes?${query}`)
    expect([answer.status, answer.body.meta['record-count']]).toEqual([200, known.length])
    expect(answer.headers['link']).toMatch(/rel="next".*rel="prev"/)
    expectRefused(await say(get(`/api/v2/asset-classes?${query}x`)), 414)
    expectRefused(await say(get(`/nowhere?${query}x`)), 414)
  })

  test('an expectation that nobody can meet is refused with 417, the usual one is met', async () => {
    expectRefused(await say(get(lists, 'Expect: 200-maybe')), 417)
    const usual = await post(presets, ['Expect: 100-continue', 'Content-Length: 2'], '')
    expect((await say(usual)).status).toBe(100)
  })
})

describe('the body on the wire', () => {
  const document = (name: string): string =>
    JSON.stringify({
      data: {
        type: 'filter-presets',
        attributes: { name },
        relationships: { account: { data: { type: 'accounts', id: seedId('accounts', 1) } } },
      },
    })
  const chunked = (text: string, size: number): string => {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size))
    return [...pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`), '0\r\n\r\n'].join('')
  }
  const count = async (): Promise<number> => (await (await server.as('investor')).get(presets)).body.meta['record-count']

  test('may come in chunks, however small', async () => {
    const answer = await say(await post(presets, ['Transfer-Encoding: chunked'], chunked(document('In chunks'), 7)))
    expect([answer.status, answer.body.data.attributes.name]).toEqual([201, 'In chunks'])
  })

  test('is too large when its length says so, before it is sent, and when its chunks turn out to be', async () => {
    const before = await count()
    expectRefused(await say(await post(presets, ['Content-Length: 1048577'], '')), 413)
    expectRefused(await say(await post(presets, ['Transfer-Encoding: chunked'], chunked(document('x'.repeat(1_048_577)), 65_536))), 413)
    expect(await count()).toBe(before)
  })

  test('is too large where what is said of its chunks is', async () => {
    const answer = await say(await post(presets, ['Transfer-Encoding: chunked'], `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`))
    expectRefused(answer, 413)
    expect(answer.body.errors[0].title).toBe('Payload too large')
  })

  test('is not waited for where the credential is missing or the role will never do', async () => {
    for (const length of ['Content-Length: 1000', 'Content-Length: 999999999', 'Transfer-Encoding: chunked']) {
      const anonymous = `POST ${presets} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
      expectRefused(await say(anonymous), 401)
      expectRefused(await say(await post('/api/v2/countries', [length], '')), 403)
    }
  })

  test('that breaks off changes nothing', async () => {
    const before = await count()
    const whole = document('Broken off')
    const broken = await post(presets, [`Content-Length: ${whole.length + 1}`], whole)
    await say(broken, { end: true }).then(
      (answer) => expectRefused(answer, 400),
      () => undefined,
    )
    expectRefused(await say(await post(presets, ['Transfer-Encoding: chunked'], 'zz\r\n{}')), 400)
    expect(await count()).toBe(before)
  })

  test('of a refused request is not taken for the next request', async () => {
    const { token } = await server.as('investor')
    const target = `${presets}/${seedId('filter-presets', 1)}`
    const smuggled = `DELETE ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`
    const fields = `Content-Type: application/json\r\nContent-Length: ${smuggled.length}`
    const anonymous = `POST ${presets} HTTP/1.1\r\nHost: a\r\n${fields}\r\n\r\n${smuggled}`
    const heard = await sayAll(anonymous + get('/health/live', 'Connection: close'))
    expect([...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1])).toEqual(['401', '200'])
    expect((await (await server.as('investor')).get(target)).status).toBe(200)
  })
})

describe('the address in links', () => {
  const linksOf = ({ body }: Answer): string[] => [body.data[0].links.self, body.links.first, body.links.last]

  test.each(['api.example', 'api.example:8080', 'localhost', '10.0.0.1:3000', '[::1]:3000'])(
    'is the Host that was asked for: %s',
    async (host) => {
      const answer = await say(`GET ${lists} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
      for (const link of linksOf(answer)) expect(link.startsWith(`http://${host}/api/v2/asset-classes`)).toBe(true)
    },
  )

  test.each([
    '',
    ' ',
    'a b',
    'a"b',
    '<script>',
    'a@b',
    'a/b',
    'a?b',
    'a#b',
    'a\\b',
    'a%00b',
    'a:b',
    ':80',
    'a:',
    'a:99999',
    'a:-1',
    '[',
    '[::::]',
    '[1.2.3]',
    '999.999.999.999',
    '1.2.3.4.5',
    '-',
    '.',
    "a'b",
    'http://a',
    'a,b',
    '\xe9.example',
    `${'a'.repeat(300)}.example`,
  ])('is never a Host that is malformed: "%s"', async (host) => {
    const answer = await say(Buffer.from(`GET ${lists} HTTP/1.1\r\nHost: ${host}\r\n\r\n`, 'latin1'))
    if (answer.status !== 200) return expectRefused(answer, 400)
    for (const link of linksOf(answer)) expect(link.startsWith(`${server.url}/api/v2/asset-classes`)).toBe(true)
  })

  test('is the listening one for HTTP/1.0, which knows no Host', async () => {
    const answer = await say(`GET ${lists} HTTP/1.0\r\n\r\n`)
    expect(answer.status).toBe(200)
    for (const link of linksOf(answer)) expect(link.startsWith(`${server.url}/api/v2/asset-classes`)).toBe(true)
  })

  test('may not be missing in HTTP/1.1', async () => {
    expectRefused(await say(`GET ${lists} HTTP/1.1\r\n\r\n`), 400)
    expectRefused(await say(`GET /nowhere HTTP/1.1\r\n\r\n`), 400)
  })

  test('is asked for where files are taken as anywhere else', async () => {
    const upload = 'POST /api/v2/account-uploads HTTP/1.1\r\nContent-Length: 0\r\n'
    for (const hosts of ['', 'Host: a\r\nHost: b\r\n']) expectRefused(await say(`${upload}${hosts}\r\n`), 400)
  })

  test('is followed by the path alone, also where the whole address was asked for as proxies do', async () => {
    const answer = await say(get(`http://api.example${lists}`))
    expect(answer.status).toBe(200)
    for (const link of linksOf(answer)) expect(link).toMatch(/^http:\/\/api\.example\/api\/v2\/asset-classes[/?]/)
    const refused = await say(get('http://api.example/api/v2/asset-classes', 'X-Http-Method: GET').replace('GET', 'PUT'))
    expectRefused(refused, 405)
  })

  test('takes nothing from a fragment, which has no place in a request', async () => {
    const answer = await say(get('/api/v2/asset-classes#first'))
    if (answer.status !== 200) return expectRefused(answer, 400)
    for (const link of linksOf(answer)) expect(new URL(link).hash).toBe('')
  })

  test('takes nothing from what a client may say of proxies', async () => {
    const answer = await say(get(lists, 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: ftp', 'Forwarded: host=evil.example'))
    for (const link of linksOf(answer)) expect(link.startsWith('http://api.example/')).toBe(true)
  })
})
