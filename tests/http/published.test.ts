import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'undici'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { bodyLimit } from '../../src/http/json.ts'
import { arrival, longestQuery } from '../../src/http/protocol.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const generated = (name: string): string => readFileSync(new URL(`../../src/generated/${name}`, import.meta.url), 'utf8')

describe('the published document', () => {
  test('is the generated one, in both notations', async () => {
    const document = JSON.parse(generated('openapi.json')) as object
    const json = await server.guest.get('/openapi.json')
    expect(json.status).toBe(200)
    expect(json.headers['content-type']).toMatch(/^application\/json\b/)
    expect(json.body).toEqual(document)
    const yaml = await server.guest.get('/openapi.yaml')
    expect(yaml.status).toBe(200)
    expect(yaml.headers['content-type']).toMatch(/^application\/(openapi\+)?yaml\b/)
    expect(parse(yaml.text)).toEqual(document)
  })

  test.each(['/openapi.json', '/openapi.yaml'])('%s is sent once to whoever keeps it', async (path) => {
    const first = await server.guest.get(path)
    const etag = String(first.headers['etag'])
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/)
    const bare = etag.replace(/^W\//, '')
    for (const known of [etag, bare, `W/${bare}`, `"other", ${bare}`, `${bare},"other"`]) {
      for (const method of ['GET', 'HEAD']) {
        const again = await server.guest.send(method, path, undefined, { headers: { 'if-none-match': known } })
        expect([known, again.status, again.text, again.headers['etag']]).toEqual([known, 304, '', etag])
        expect(again.headers['access-control-allow-origin']).toBe('*')
      }
    }
    const changed = await server.guest.get(path, { headers: { 'if-none-match': '"other"' } })
    expect([changed.status, changed.text]).toEqual([200, first.text])
  })

  test('has an entity tag of its own in each notation', async () => {
    const [json, yaml] = [await server.guest.get('/openapi.json'), await server.guest.get('/openapi.yaml')]
    expect(json.headers['etag']).not.toBe(yaml.headers['etag'])
  })

  test('may be read by a page of any origin', async () => {
    const { headers } = await server.guest.get('/openapi.json', { headers: { origin: 'https://editor.example' } })
    expect(headers['access-control-allow-origin']).toBe('*')
  })
})

describe('the reference page', () => {
  test('runs no script but its own, under a strict content policy', async () => {
    const { status, headers } = await server.guest.get('/')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/html\b/)
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((part) => part.trim().split(/\s+/))
        .map(([name, ...sources]) => [name, sources]),
    ) as Record<string, string[]>
    expect(policy['default-src']).toEqual(["'none'"])
    for (const name of ['script-src', 'connect-src']) expect([name, policy[name]]).toEqual([name, ["'self'"]])
    for (const sources of Object.values(policy)) {
      for (const source of sources) expect(["'none'", "'self'", "'unsafe-inline'", 'data:']).toContain(source)
    }
    for (const name of ['frame-ancestors', 'base-uri', 'form-action']) expect([name, policy[name]]).toEqual([name, ["'none'"]])
    expect(
      Object.entries(policy)
        .filter(([, sources]) => sources.includes("'unsafe-inline'"))
        .map(([name]) => name),
    ).toEqual(['style-src'])
  })

  test('needs nothing from elsewhere: all it names is here', async () => {
    const { text } = await server.guest.get('/')
    expect(text).not.toMatch(/https?:\/\//i)
    expect(text).not.toMatch(/(?:src|href)\s*=\s*["']?\/\//i)
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)/i)
    expect(text).not.toMatch(/\son\w+\s*=/i)
    const named = [...text.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map((match) => match[1]!)
    expect(named).toContain('/openapi.json')
    for (const path of named) expect([path, (await server.guest.get(path)).status]).toEqual([path, 200])
    const scripts = [...text.matchAll(/<script[^>]*src="([^"]+)"/g)].map((match) => match[1]!)
    expect(scripts.length).toBeGreaterThan(0)
    for (const path of scripts) {
      const script = await server.guest.get(path)
      expect(script.headers['content-type']).toMatch(/^(text|application)\/javascript\b/)
      expect(script.text.length).toBeGreaterThan(0)
    }
  })

  test('leads machines to the contract and the catalog', async () => {
    const { text } = await server.guest.get('/')
    expect(text).toContain('<link rel="service-desc" href="/openapi.json" type="application/json">')
    expect(text).toContain('<link rel="api-catalog" href="/.well-known/api-catalog" type="application/linkset+json">')
  })

  test('leads to the document where scripts do not run', async () => {
    const { text } = await server.guest.get('/')
    expect(text).toMatch(/<noscript>.*href="\/openapi\.json".*<\/noscript>/s)
  })
})

describe.each(['/changelog', '/decisions', '/lifecycles'])('the page %s', (path) => {
  test('runs nothing, loads nothing and is styled by what it holds alone', async () => {
    const { status, headers, text } = await server.guest.get(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/html\b/)
    // The names of namespaces are no addresses.
    const loading = text.replaceAll(/ xmlns(?::xlink)?="[^"]*"/g, '')
    expect(loading).not.toMatch(/<script|<link[^>]*stylesheet|\son\w+\s*=|\sstyle\s*=|https?:\/\//i)
    const [, style] = /<style>([^]*?)<\/style>/.exec(text)!
    const hash = createHash('sha256').update(style!).digest('base64')
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ])
  })

  test('is where the reference leads', async () => {
    expect((await server.guest.get('/')).text).toContain(`href="${path}"`)
  })
})

describe('the drawing of a lifecycle', () => {
  test('is a file of its own, to which the document leads', async () => {
    const { tags } = (await server.guest.get('/openapi.json')).body as { tags: { description: string }[] }
    const drawings = tags.flatMap(({ description }) => [...description.matchAll(/\]\((\/lifecycles\/[^)]+)\)/g)].map((one) => one[1]!))
    expect(drawings).toHaveLength(11)
    for (const path of drawings) {
      const { status, headers, text } = await server.guest.get(path)
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/svg+xml'])
      expect(text).toMatch(/^<svg [^]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^]*<\/svg>$/)
    }
  })
})

describe('the page of changes', () => {
  test('says what each release brought, what may break a client with its reason, and what the next one will', async () => {
    const { text } = await server.guest.get('/changelog')
    expect(text).toContain('<h2>Next release</h2>')
    expect(text).toContain('<li>operation listInsightAnalytics: sort key -views added</li>')
    const declared = parse(readFileSync('openapi/released/breaking.yaml', 'utf8')) as { what: string; reason: string }[]
    for (const { reason } of declared) expect(text).toContain(reason.replaceAll('"', '&#34;'))
    expect(text).toMatch(/<h2>0\.2<\/h2>\n<p>Since 0\.1: \d+ changes\.<\/p>/)
  })
})

describe('the page of decisions', () => {
  test('gives the reason of every operation that is decided here, as the document does', async () => {
    const { text } = await server.guest.get('/decisions')
    const { paths } = JSON.parse(generated('openapi.json')) as {
      paths: Record<string, Record<string, { 'x-source'?: string; 'x-reason'?: string }>>
    }
    const decided = Object.values(paths).flatMap((item) => Object.values(item).filter((one) => one['x-source'] === 'decided'))
    expect(decided.length).toBeGreaterThan(0)
    for (const { 'x-reason': reason } of decided) expect(text).toContain(reason!.replaceAll('"', '&#34;'))
  })

  test('is where the document leads', async () => {
    expect((await server.guest.get('/openapi.json')).body.info.description).toContain('(/decisions)')
  })
})

test('the document states the limits that the server keeps, and every code of the catalogue', () => {
  const { info } = JSON.parse(generated('openapi.json')) as { info: { description: string } }
  expect(info.description).toContain(`${bodyLimit.toLocaleString('en')} bytes`)
  const [head, whole] = [arrival.head / 1_000, arrival.whole / 1_000]
  expect(info.description.replaceAll(/\s+/g, ' ')).toContain(`arrive within ${head} seconds, the whole of a request within ${whole} (408)`)
  expect(info.description).toContain(`a query ${longestQuery.toLocaleString('en')} characters (414)`)
  const catalogue = readFileSync('src/refusals.ts', 'utf8')
  const codes = [...catalogue.matchAll(/\b(?:error\((\d{3}), '(\d{3})'|single\((\d{3}))/g)].map((one) => [
    one[1] ?? one[3]!,
    one[2] ?? one[3]!,
  ])
  for (const [status, code] of codes) {
    // An operation without a handler is never released.
    if (status === '501') continue
    expect([status, code, new RegExp(`^\\| [^|]*${status}[^|]*\\| ([^|]*${code}[^|]*|same) \\|`, 'm').test(info.description)]).toEqual([
      status,
      code,
      true,
    ])
  }
})

test('the codes of errors are those of the catalogue, and each is explained where it stands', () => {
  interface Code {
    description: string
    'x-extensible-enum': string[]
  }
  const { components } = JSON.parse(generated('openapi.json')) as {
    components: { schemas: { ErrorObject: { properties: { code: Code } } } }
  }
  const { code } = components.schemas.ErrorObject.properties
  const catalogue = readFileSync('src/refusals.ts', 'utf8')
  const codes = [
    ...[...catalogue.matchAll(/\berror\(\s*\d{3},\s*'(\d{3})'/g)].map((one) => one[1]!),
    ...[...catalogue.matchAll(/\bsingle\(\s*(\d{3})/g)].map((one) => one[1]!),
    // What Node's parser refuses is listed by its status.
    ...[...catalogue.matchAll(/^ {4}(\d{3}): '/gm)].map((one) => one[1]!),
  ].filter((one) => one !== '501')
  expect(code['x-extensible-enum']).toEqual([...new Set(codes)].sort())
  for (const one of codes) expect([one, code.description.includes(`\`${one}\``)]).toEqual([one, true])
})

describe('what is large and stays as it is comes compressed to whoever takes that', () => {
  const paths = [
    '/openapi.json',
    '/openapi.yaml',
    '/reference/bundle.js',
    '/',
    '/changelog',
    '/decisions',
    '/lifecycles',
    '/lifecycles/insights.svg',
  ]
  const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes) => bytes }

  interface Sent {
    status: number
    coding: string
    etag: string
    vary: string
    length: number
    bytes: Buffer
  }
  async function ask(path: string, accepted: string | undefined, { method = 'GET', known = '' } = {}): Promise<Sent> {
    const {
      statusCode: status,
      headers,
      body,
    } = await request(server.url + path, {
      method: method as 'GET',
      headers: { ...(accepted === undefined ? {} : { 'accept-encoding': accepted }), ...(known ? { 'if-none-match': known } : {}) },
    })
    const [coding, etag, vary] = [headers['content-encoding'] ?? 'identity', headers['etag'], headers['vary']].map(String)
    const bytes = Buffer.from(await body.arrayBuffer())
    return { status, coding: coding!, etag: etag!, vary: vary!, length: Number(headers['content-length']), bytes }
  }

  test.each(paths)('%s is the same in each coding, under a tag of its own', async (path) => {
    const plain = await ask(path, undefined)
    expect([plain.status, plain.coding, plain.vary]).toEqual([200, 'identity', 'Accept-Encoding'])
    const tags = new Set([plain.etag])
    for (const coding of ['br', 'gzip']) {
      const sent = await ask(path, coding)
      expect([sent.status, sent.coding, sent.vary, sent.length]).toEqual([200, coding, 'Accept-Encoding', sent.bytes.length])
      expect(decoders[coding]!(sent.bytes).equals(plain.bytes)).toBe(true)
      expect(sent.bytes.length).toBeLessThan(plain.bytes.length)
      tags.add(sent.etag)
      const head = await ask(path, coding, { method: 'HEAD' })
      expect([head.status, head.coding, head.etag, head.length, head.bytes.length]).toEqual([200, coding, sent.etag, sent.length, 0])
      const again = await ask(path, coding, { known: sent.etag })
      expect([again.status, again.etag, again.vary, again.bytes.length]).toEqual([304, sent.etag, 'Accept-Encoding', 0])
      expect((await ask(path, coding, { known: plain.etag })).status).toBe(200)
    }
    expect(tags.size).toBe(3)
  })

  test.each([
    ['/openapi.json', 200_000],
    ['/openapi.yaml', 220_000],
    ['/reference/bundle.js', 1_300_000],
  ])('%s takes at most %i bytes on the wire', async (path, most) => {
    expect((await ask(path, 'gzip, deflate, br, zstd')).bytes.length).toBeLessThan(most)
    expect((await ask(path, 'gzip')).bytes.length).toBeLessThan(most * 1.5)
  })

  test.each([
    ['', 'identity'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['identity;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['gzip;q=1.0, br;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.5, identity', 'identity'],
    ['gzip;q=7', 'identity'],
    ['gzip;q=', 'identity'],
    ['gzip;level=9 ; q=0.1', 'gzip'],
    [',;,;q,=;', 'identity'],
    [`${'gzip;q=0,'.repeat(1_000)}br`, 'br'],
    ['q='.repeat(5_000), 'identity'],
    [','.repeat(10_000), 'identity'],
    ['__proto__, constructor, toString', 'identity'],
  ])('takes Accept-Encoding: %s for %s', async (accepted, coding) => {
    const sent = await ask('/openapi.json', accepted)
    expect([sent.status, sent.coding]).toEqual([200, coding])
    expect((JSON.parse(decoders[coding]!(sent.bytes).toString()) as { openapi: string }).openapi).toBe('3.1.0')
  })

  test('and is the same for every host, so that many of them cost nothing', async () => {
    const tags = new Set<unknown>()
    for (let n = 0; n < 300; n++) {
      const { headers, body } = await request(`${server.url}/openapi.json`, {
        method: 'HEAD',
        headers: { host: `h${n}.example`, 'accept-encoding': 'br' },
      })
      await body.dump()
      tags.add(headers['etag'])
    }
    expect(tags.size).toBe(1)
  })
})
