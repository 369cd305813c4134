/** Everything that Fastify and Node would answer in their own words, answered in the contract's. */
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  badDocument,
  badParameter,
  methodNotAllowed,
  noSuchPath,
  protocolError,
  queryTooLong,
  Refusal,
  tooLarge,
  unavailable,
  unsupportedCoding,
  unsupportedType,
} from '../refusals.ts'
import { methodsAt } from './allowed-methods.ts'
import { everyAnswer } from './headers.ts'
import { bodyLimit, parseJson } from './json.ts'
import { answerError } from './mount.ts'
import { splitUrl } from './path.ts'
import { idHeader, requestIdOf } from './request-ids.ts'
import type { CountText } from './text-limits.ts'

/** How long a request may take to arrive, in milliseconds: its headers, and all of it, be it a file of the largest size over a line of 5 megabits a second. */
export const arrival = { head: 15_000, whole: 120_000 }

/** Reads JSON bodies of both media types; refuses what is not JSON or what the database could not hold. */
export function readBodies(app: FastifyInstance, countText: CountText | undefined): void {
  app.removeAllContentTypeParsers()
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    // Clients of this family send a content type with every request; where there is no body it says nothing.
    const empty = headers['content-length'] === undefined || headers['content-length'] === '0'
    if (empty && headers['transfer-encoding'] === undefined) {
      delete headers['content-type']
      delete headers['content-encoding']
    }
    done()
  })
  app.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
    const coding = headers['content-encoding']
    done(coding === undefined || coding.toLowerCase() === 'identity' ? null : (unsupportedCoding() as never))
  })
  app.addContentTypeParser(['application/json', 'application/vnd.api+json'], { parseAs: 'buffer' }, (request, body, done) => {
    try {
      countText?.(request, body.length)
      done(null, parseJson(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}

/**
 * The most characters of a query. The links to the pages beside a page repeat it, and clients take no more than 16 KiB of headers.
 */
export const longestQuery = 7_168

/** The path and query of a request target, which proxies may send as a whole address. A fragment has no place in it. */
export function pathAndQuery({ url = '/' }: { url?: string | undefined }): string {
  const target = /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/') : url
  const fragment = target.indexOf('#')
  return fragment === -1 ? target : target.slice(0, fragment)
}

/**
 * Answers unknown paths (404), undocumented methods (405) and OPTIONS, before any byte of a body is read; `extra` are the
 * paths outside the contract.
 */
export function answerTheRest(app: FastifyInstance, extra: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 && request.url.length <= longestQuery) return done()
    const { path, search } = splitUrl(request.url)
    if (search.length > longestQuery) return done(queryTooLong(longestQuery) as never)
    if (!request.is404) return done()
    const methods = extra.includes(path) ? ['GET', 'HEAD', 'OPTIONS'] : methodsAt(path)
    const allow = methods.join(', ')
    if (methods.length === 0) return done(noSuchPath() as never)
    if (request.method !== 'OPTIONS') return done(methodNotAllowed(allow) as never)
    void reply
      .code(204)
      .headers({
        allow,
        'access-control-allow-methods': allow,
        'access-control-allow-headers': 'Authorization, Content-Type, Accept, Idempotency-Key, If-Match, If-None-Match, X-Request-Id',
        'access-control-max-age': '86400',
      })
      .send()
  })
  // Registered for its hooks alone: they have answered before it is reached.
  app.setNotFoundHandler(() => {
    throw noSuchPath()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(translate(error, request), request, reply))
}

/** What Fastify refused by itself, as a refusal of the catalogue; anything else as it was. */
export function translate(error: FastifyError, request: FastifyRequest): unknown {
  if (error instanceof Refusal) return error
  const known: Record<string, () => Refusal> = {
    FST_ERR_CTP_BODY_TOO_LARGE: () => tooLarge(bodyLimit),
    FST_ERR_CTP_INVALID_MEDIA_TYPE: () => unsupportedType(request.isMultipart !== undefined),
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => badDocument('The body is not as long as Content-Length says.'),
    FST_ERR_MAX_PARAM_LENGTH: () => new Refusal(400, [badParameter('id', lastSegment(request))]),
    FST_ERR_BAD_URL: () => new Refusal(400, [badParameter('id', lastSegment(request))]),
  }
  const refusal = known[error.code]?.()
  if (refusal) return refusal
  if (error.statusCode === 503) return unavailable()
  return error.statusCode !== undefined && error.statusCode < 500 ? protocolError(error.statusCode) : error
}

const lastSegment = (request: FastifyRequest): string =>
  splitUrl(request.raw.url ?? '')
    .path.split('/')
    .at(-1) ?? ''

const parserErrors: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413 }

/** Answers on a bare socket, where Node's parser refused before there was a request. */
export function answerParserError(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const { status, errors } = protocolError(parserErrors[error.code ?? ''] ?? 400)
  const reqId = requestIdOf()
  this.log.info({ reqId, status, code: error.code }, 'no HTTP request that could be read')
  const body = JSON.stringify({ errors })
  const reason = errors[0]!.title
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      Object.entries({ ...everyAnswer, [idHeader]: reqId })
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('') +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** What Node answers without asking Fastify: unknown expectations and tunnels. */
export function answerNodeItself(app: FastifyInstance): void {
  app.server.on('checkExpectation', ({ headers }: IncomingMessage, response: ServerResponse) => {
    const { status, errors } = protocolError(417)
    const own = { [idHeader]: requestIdOf(headers), 'content-type': 'application/json; charset=utf-8', connection: 'close' }
    response.writeHead(status, { ...everyAnswer, ...own })
    response.end(JSON.stringify({ errors }))
  })
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => answerParserError.call(app, new Error('CONNECT'), socket))
}

/** While the server closes, connections that are kept alive are closed as soon as their request is answered. */
export function closeConnectionsAsTheyEnd(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 20)
    app.server.once('close', () => clearInterval(sweep))
  })
}
