/** Serves the contract: the published document in both notations, the reference page, the pages of decisions and changes, and the catalog. */
import Fastify from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { codingFor } from './codings.ts'
import { isKnown, tagOf } from './etags.ts'
import { contractLink } from './headers.ts'
import { bytesOf, makeAhead } from './published-bytes.ts'
import type { Published } from './published-bytes.ts'
import type { Operator } from './operator.ts'
import { pageHeaders } from './page-headers.ts'

// By way of the root, so that the places are right in the bundle too.
const generated = new URL('../../src/generated/', import.meta.url)
const published = new URL('../../src/http/published/', import.meta.url)

/** The document as it was generated: megabytes, which only its key needs here. */
const contract = (): string => readFileSync(new URL('openapi.json', generated), 'utf8')

/** The published document in one of its notations, made beside the event loop. */
function contractIn(notation: 'json' | 'yaml', operator: Operator): Promise<string> {
  const workerData = { notation, operator, path: fileURLToPath(new URL('openapi.json', generated)) }
  return new Promise((resolve, reject) => {
    new Worker(new URL('../http/notation.ts', generated), { workerData })
      .once('message', resolve)
      .once('error', reject)
      .once('exit', () => reject(new Error('the document was not made')))
  })
}

const page = readFileSync(new URL('page.html', published), 'utf8')
// A request is tried with what it needs: parameters that may be left out are shown with their examples, but switched off.
const init = readFileSync(new URL('init.js', published), 'utf8')

// The page styles itself as it runs, so styles may be inline; scripts, data and pictures come from this server alone.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page that was made from the contract. */
const generatedPage = (text: string): File => ({
  type: 'text/html; charset=utf-8',
  headers: pageHeaders(text, false),
  text: () => text,
})

const decisions = readFileSync(new URL('decisions.html', generated), 'utf8')
const changes = readFileSync(new URL('changelog.html', generated), 'utf8')
const lifecycles = readFileSync(new URL('lifecycles.html', generated), 'utf8')

/** The drawings of the page of lifecycles, each as a file of its own, by its path. */
function drawingsIn(page: string): Record<string, File> {
  const drawings = page.split('<svg ').slice(1)
  return Object.fromEntries(
    drawings.map((rest) => {
      const text = `<svg ${rest.slice(0, rest.indexOf('</svg>'))}</svg>`
      const type = /^<svg id="([a-z-]+)"/.exec(text)![1]!
      return [`/lifecycles/${type}.svg`, { type: 'image/svg+xml', text: () => text }]
    }),
  )
}

/** The page's program. It comes inside a Fastify plugin, which is asked for it; loading it takes a while. */
async function bundle(): Promise<string> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const shelf = Fastify()
  await shelf.register(reference, { routePrefix: '/reference', configuration: { url: '/openapi.json' } })
  const { body } = await shelf.inject('/reference/js/scalar.js')
  await shelf.close()
  // The policy forbids to compile code at run time, and zod inside the bundle would try.
  return `globalThis.__zod_globalConfig = { jitless: true };\n${body}`
}

const catalogPath = '/.well-known/api-catalog'

/** What this server has to offer and where, for machines that know its address alone (RFC 9727). */
const catalog = (origin: string): string =>
  JSON.stringify({
    linkset: [
      {
        anchor: `${origin}/`,
        'service-desc': [
          { href: `${origin}/openapi.json`, type: 'application/json' },
          { href: `${origin}/openapi.yaml`, type: 'application/yaml' },
        ],
        'service-doc': [
          { href: `${origin}/`, type: 'text/html' },
          { href: `${origin}/changelog`, type: 'text/html' },
          { href: `${origin}/decisions`, type: 'text/html' },
          { href: `${origin}/lifecycles`, type: 'text/html' },
        ],
        status: [{ href: `${origin}/health/ready`, type: 'application/json' }],
      },
    ],
  })

interface File {
  type: string
  headers?: Record<string, string>
  /** What the text follows from, where that is less than the text itself, and how it is made. */
  key?: (operator: Operator) => string
  text: (operator: Operator) => string | Promise<string>
}

/** A notation of the document. */
const contractAs = (notation: 'json' | 'yaml', type: string): File => ({
  type,
  key: (operator) => JSON.stringify(operator) + contract(),
  text: (operator) => contractIn(notation, operator),
})

const files: Record<string, File> = {
  '/': {
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' },
    text: () => page,
  },
  '/changelog': generatedPage(changes),
  '/decisions': generatedPage(decisions),
  '/lifecycles': generatedPage(lifecycles),
  ...drawingsIn(lifecycles),
  '/openapi.json': contractAs('json', 'application/json; charset=utf-8'),
  '/openapi.yaml': contractAs('yaml', 'application/yaml; charset=utf-8'),
  '/reference/bundle.js': {
    type: 'text/javascript; charset=utf-8',
    key: () => readFileSync(new URL('../package.json', import.meta.resolve('@scalar/fastify-api-reference')), 'utf8'),
    text: bundle,
  },
  '/reference/init.js': { type: 'text/javascript; charset=utf-8', text: () => init },
}

const publishedAs = (url: string, { text, key = text as () => string }: File, operator: Operator): Published => ({
  name: url.slice(1).replaceAll(/\W/g, '.') || 'page',
  key: () => key(operator),
  make: () => text(operator),
})

/** Makes what is published before anybody asks for it, unless an earlier start has. */
export const publishAhead = (operator: Operator = {}): Promise<void> =>
  makeAhead(Object.entries(files).map(([url, file]) => publishedAs(url, file, operator)))

/** Registers the documents and the page; answers the paths that it took. `originOf`: where links start, by the Host header. */
export function publishDocument(app: FastifyInstance, originOf: (host: string | undefined) => string, operator: Operator = {}): string[] {
  for (const [url, file] of Object.entries(files)) {
    const published = publishedAs(url, file, operator)
    app.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
      const coding = codingFor(request.headers['accept-encoding'])
      const kept = await bytesOf(published)
      const etag = kept.tag.replace(/"$/, coding === 'identity' ? '"' : `-${coding}"`)
      reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding', ...file.headers })
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
      if (coding !== 'identity') reply.header('content-encoding', coding)
      return reply.type(file.type).send(kept[coding])
    })
  }
  app.get(catalogPath, async (request: FastifyRequest, reply: FastifyReply) => {
    const text = Buffer.from(catalog(originOf(request.headers.host)))
    const etag = tagOf(text)
    reply.headers({ etag, 'cache-control': 'no-cache', link: `<${catalogPath}>; rel="api-catalog", ${contractLink}` })
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"').send(text)
  })
  return [...Object.keys(files), catalogPath]
}
