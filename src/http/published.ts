/** Serves the contract: the published document in both notations, the reference page, the page of decisions, and the catalog. */
import Fastify from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contractLink } from './headers.ts'
import { isKnown, tagOf } from './tags.ts'

// By way of the root, so that the place is right in the bundle too.
const generated = new URL('../../src/generated/', import.meta.url)

/** The published document in one of its notations. The plugin that serves it is loaded with the first question for it. */
async function contractIn(notation: 'json' | 'yaml'): Promise<string> {
  const { default: swagger } = await import('@fastify/swagger')
  const shelf = Fastify()
  await shelf.register(swagger, {
    mode: 'static',
    specification: { path: fileURLToPath(new URL('openapi.json', generated)), baseDir: '.' },
  })
  await shelf.ready()
  return notation === 'yaml' ? shelf.swagger({ yaml: true }) : JSON.stringify(shelf.swagger())
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Research Publishing Platform API</title>
<link rel="service-desc" href="/openapi.json" type="application/json">
<link rel="api-catalog" href="/.well-known/api-catalog" type="application/linkset+json">
<link rel="help" href="/decisions">
<link rel="icon" href="data:,">
</head>
<body>
<div id="app"></div>
<noscript>This page needs JavaScript. The contract itself is at <a href="/openapi.json">/openapi.json</a>, and what it adds to
the specification at <a href="/decisions">/decisions</a>.</noscript>
<script src="/reference/bundle.js"></script>
<script src="/reference/init.js"></script>
</body>
</html>
`

// A request is tried with what it needs: parameters that may be left out are shown with their examples, but switched off.
const init = `async function fetchCalmly(...request) {
  const answer = await fetch(...request)
  if (!answer.ok || new URL(answer.url).pathname !== '/openapi.json') return answer
  const contract = await answer.json()
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
  const parameters = [...operations.flatMap((one) => one.parameters ?? []), ...Object.values(contract.components.parameters)]
  for (const parameter of parameters) {
    if (parameter.in !== 'query' || parameter.required || !('example' in parameter)) continue
    parameter.examples = { default: { value: parameter.example, 'x-disabled': true } }
    delete parameter.example
  }
  return Response.json(contract)
}
Scalar.createApiReference('#app', {
  url: '/openapi.json', customFetch: fetchCalmly, documentDownloadType: 'direct',
  withDefaultFonts: false, telemetry: false, hideClientButton: true, showDeveloperTools: 'never',
  agent: { disabled: true }, mcp: { disabled: true },
})
`

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

const decisions = readFileSync(new URL('decisions.html', generated), 'utf8')
const [, style = ''] = /<style>([^]*?)<\/style>/.exec(decisions) ?? []
const decisionsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page's program. It comes inside a Fastify plugin, which is asked for it on first use; loading it takes a while. */
async function bundle(): Promise<string> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const shelf = Fastify()
  await shelf.register(reference, { routePrefix: '/reference', configuration: { url: '/openapi.json' } })
  const { body } = await shelf.inject('/reference/js/scalar.js')
  await shelf.close()
  // The policy forbids to compile code at run time, and zod inside the bundle would try.
  return `globalThis.__zod_globalConfig = { jitless: true };\n${body}`
}

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
          { href: `${origin}/decisions`, type: 'text/html' },
        ],
        status: [{ href: `${origin}/health/ready`, type: 'application/json' }],
      },
    ],
  })

interface File {
  type: string
  headers?: Record<string, string>
  text: (origin: string) => string | Promise<string>
  /** Whether it names the address that the server is asked at, and so is not made once and kept. */
  absolute?: boolean
}

const files: Record<string, File> = {
  '/': {
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' },
    text: () => page,
  },
  '/decisions': {
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': decisionsPolicy, 'referrer-policy': 'no-referrer' },
    text: () => decisions,
  },
  '/.well-known/api-catalog': {
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    headers: { link: `</.well-known/api-catalog>; rel="api-catalog", ${contractLink}` },
    text: catalog,
    absolute: true,
  },
  '/openapi.json': { type: 'application/json; charset=utf-8', text: () => contractIn('json') },
  '/openapi.yaml': { type: 'application/yaml; charset=utf-8', text: () => contractIn('yaml') },
  '/reference/bundle.js': { type: 'text/javascript; charset=utf-8', text: bundle },
  '/reference/init.js': { type: 'text/javascript; charset=utf-8', text: () => init },
}

/** Registers the documents and the page; answers the paths that it took. `originOf`: where links start, by the Host header. */
export function publishDocument(app: FastifyInstance, originOf: (host: string | undefined) => string): string[] {
  for (const [url, { type, headers, text, absolute }] of Object.entries(files)) {
    let kept: Promise<Tagged> | undefined
    const make = async (host?: string): Promise<Tagged> => withTag(await text(originOf(host)))
    app.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
      const made = await (absolute ? make(request.headers.host) : (kept ??= make()))
      reply.headers({ etag: made.etag, 'cache-control': 'no-cache', ...headers })
      if (isKnown(request.headers['if-none-match'], made.etag)) return reply.code(304).send()
      return reply.type(type).send(made.body)
    })
  }
  return Object.keys(files)
}

interface Tagged {
  body: Buffer
  etag: string
}

function withTag(text: string): Tagged {
  const body = Buffer.from(text)
  return { body, etag: tagOf(body) }
}
