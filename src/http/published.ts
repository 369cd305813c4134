/** Serves the contract: the published document in both notations, the reference page, and the page of decisions. */
import Fastify from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const generated = new URL('../generated/', import.meta.url)

/** The published document, for the plugin that serves it. */
export const publishedDocument = (): object => JSON.parse(readFileSync(new URL('openapi.json', generated), 'utf8')) as object

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Research Publishing Platform API</title>
<link rel="service-desc" href="/openapi.json" type="application/json">
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

const init = `Scalar.createApiReference('#app', {
  url: '/openapi.json', withDefaultFonts: false, telemetry: false, hideClientButton: true,
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
  return body
}

/** Registers the documents and the page; answers the paths that it took. */
export function publishDocument(app: FastifyInstance): string[] {
  const files: Record<string, { type: string; text: () => string | Promise<string>; headers?: Record<string, string> }> = {
    '/': {
      type: 'text/html; charset=utf-8',
      text: () => page,
      headers: { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' },
    },
    '/decisions': {
      type: 'text/html; charset=utf-8',
      text: () => decisions,
      headers: { 'content-security-policy': decisionsPolicy, 'referrer-policy': 'no-referrer' },
    },
    '/openapi.json': { type: 'application/json; charset=utf-8', text: () => JSON.stringify(app.swagger()) },
    '/openapi.yaml': { type: 'application/yaml; charset=utf-8', text: () => app.swagger({ yaml: true }) },
    '/reference/bundle.js': { type: 'text/javascript; charset=utf-8', text: bundle },
    '/reference/init.js': { type: 'text/javascript; charset=utf-8', text: () => init },
  }
  for (const [url, { type, text, headers }] of Object.entries(files)) {
    let making: Promise<{ body: Buffer; etag: string }> | undefined
    app.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
      making ??= Promise.resolve(text()).then((made) => withTag(Buffer.from(made)))
      const made = await making
      reply.headers({ etag: made.etag, 'cache-control': 'no-cache', ...headers })
      if (tagsOf(request.headers['if-none-match']).includes(made.etag)) return reply.code(304).send()
      return reply.type(type).send(made.body)
    })
  }
  return Object.keys(files)
}

const withTag = (body: Buffer): { body: Buffer; etag: string } => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
})

const tagsOf = (header: string | undefined): string[] => (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
