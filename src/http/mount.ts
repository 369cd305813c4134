/** The whole life of a request: route, identify, read, handle, write. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noteWrite } from '../database/replica.ts'
import { isIdentifier, routes } from '../generated/routes.ts'
import { badParameter, internal, noMailHook, notImplemented, refuseAll, unauthorized } from '../refusals.ts'
import type { Caller } from '../verbs/caller.ts'
import { guest } from '../verbs/caller.ts'
import type { Position } from '../verbs/handler.ts'
import { openBody } from './accept.ts'
import { refuseLookAlikes, unmatched } from './allowed-methods.ts'
import { carryOut } from './carry-out.ts'
import type { Asked } from './carry-out.ts'
import { addressOf } from './client-address.ts'
import { listOf, pageIn } from './cursors.ts'
import { isKnown, tagOf } from './etags.ts'
import { refusalOf } from './failures.ts'
import { readForms } from './forms.ts'
import { answerTo, keepNoCopy } from './headers.ts'
import { originOf } from './links.ts'
import { readQuery } from './query.ts'
import { idHeader } from './request-ids.ts'
import { requireRole } from './roles.ts'
import type { Route } from './route.ts'
import { requireScopeOf, requireScopes, requireSession } from './scopes.ts'
import { sendFile } from './send-file.ts'
import { isRead, refusalPage, sendText } from './send-text.ts'
import { readSigned } from './signed-bodies.ts'
import { givenBy } from './services.ts'
import type { Services } from './services.ts'
import { filesOf, readUploads } from './upload-bodies.ts'
import { limitUploads } from './upload-limits.ts'
import { writeAnswer } from './write.ts'
import type { Answer } from './write.ts'
import { headersOfWritten } from './written.ts'

const callers = new WeakMap<FastifyRequest, Caller>()

/** Who asks, once the credential was looked up. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request)

/** Registers every operation of the contract. */
export function mount(app: FastifyInstance, services: Services): void {
  const takesFiles = (route: Route): boolean => Object.keys(filesOf(route)).length > 0
  const isSigned = (route: Route): boolean => route.security === 'signed'
  register(
    app,
    routes.filter((one) => !takesFiles(one) && !one.body?.flat),
    services,
  )
  void app.register(async (apart) => {
    readForms(apart)
    register(
      apart,
      routes.filter((one) => one.body?.flat && !isSigned(one)),
      services,
    )
  })
  void app.register(async (apart) => {
    readSigned(apart, services.mailHookSecret)
    register(apart, routes.filter(isSigned), services)
  })
  void app.register(async (apart) => {
    if (services.limited) limitUploads(apart, (request) => callers.get(request)!.id)
    await readUploads(apart, (request) => routeOf(request)!, services.newUpload)
    register(apart, routes.filter(takesFiles), services)
  })
}

const byId = new Map<string, Route>(routes.map((one) => [one.id, one]))

/** The operation that a request is for. */
const routeOf = (request: FastifyRequest): Route | undefined =>
  byId.get((request.routeOptions.config as { operation?: string }).operation ?? '')

function register(app: FastifyInstance, some: readonly Route[], services: Services): void {
  for (const route of some) {
    app.route({
      method: route.method === 'GET' ? ['GET', 'HEAD'] : route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation: route.id },
      onRequest: (request, reply) => admit(route, services, request, reply),
      handler: (request, reply) => answer(route, services, request, reply),
    })
  }
}

/** Which of the relationships of a route is asked for; none where it is about none. */
const relationshipIn = (request: FastifyRequest): string => (request.params as { relationship?: string }).relationship ?? ''

/** Before any byte of the body is read: 401 for a missing or bad credential, 429 for too many requests, 403 for a role, or an API key, that may never do this. */
async function admit(route: Route, services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (route.deprecated) reply.headers(route.deprecated)
  const relationship = relationshipIn(request)
  const known = 'relationships' in route.answer ? route.answer.relationships : undefined
  if (known && !Object.hasOwn(known, relationship)) throw unmatched(splitUrl(request.url).path)
  if (route.path.includes('{')) refuseLookAlikes(splitUrl(request.url).path, request.params as Record<string, string>)
  if (!route.body) ignoreBody(request)
  if (route.security === 'signed' && services.mailHookSecret === undefined) {
    throw request.headers['webhook-signature'] === undefined ? unauthorized() : noMailHook()
  }
  let caller = guest
  try {
    if (route.security !== 'none' && route.security !== 'signed') caller = await services.identify(request.headers.authorization)
  } finally {
    services.countRequest?.(route, caller, request, reply)
  }
  const open = known ? known[relationship]!.public : route.security !== 'required'
  if (caller.id === '' && !open) throw unauthorized()
  requireRole(caller, route)
  requireScopes(caller, route, relationship)
  callers.set(request, caller)
}

/** Some clients send a body with every DELETE. Where the contract has none it is not looked at. */
function ignoreBody({ headers }: FastifyRequest): void {
  delete headers['content-type']
  delete headers['content-length']
  delete headers['transfer-encoding']
}

async function answer(route: Route, services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!services.handlers[route.id]) throw notImplemented(route.id)
  const caller = callers.get(request)!
  const sent = request.body ?? (route.body?.optional ? { data: {} } : undefined)
  const opened = route.body && openBody(sent, route.body, services.present(caller))
  const params = request.params as Record<string, string>
  const relationship = relationshipIn(request)
  const { path, search } = splitUrl(request.url)
  const query = readQuery(search, rulesFor(route, relationship))
  const list = (): string => listOf(path, search)
  const page = pageIn(query, list, services.cursors)
  refuseAll([...badIds(params), ...query.errors])

  const db = readsList(route, relationship) ? listsFor(caller, services, request) : services.db
  const ahead = request.method === 'HEAD' || isPrefetch(request.headers)
  const client = { userAgent: request.headers['user-agent']?.slice(0, 512) ?? null, address: addressOf(request), ahead }
  const asked: Asked = { ...query, ...givenBy(services), page, params, caller, db, client, ...opened }
  const origin = originOf(request.headers.host, services.publicUrl, services.fallbackOrigin)
  const linkTo = (file: string, shown?: boolean): string => services.links.to(origin, file, shown)
  const cursorTo = (at: Position): string => services.cursors.write(list(), at)
  const place = { origin, path, search, page, cursorTo, id: params['id'] ?? '', relationship, linkTo }
  requireSession(caller, route, opened?.sent)
  const result = await carryOut(route, { request, services, asked, place })
  if (result.kind === 'related') requireScopeOf(caller, result)
  if (services.replica && route.method !== 'GET' && caller.id !== '') await noteWrite(services.db, caller.id)
  if (result.kind === 'file') return sendFile(reply, result)
  if (result.kind === 'text') return sendText(reply, result)
  if (result.kind === 'redirect') return reply.header('cache-control', keepNoCopy).redirect(result.to, 302)

  const { body, link } = writeAnswer(route, result, place)
  reply.code(statusOf(route, result))
  if (link) reply.header('link', link)
  if ('after' in result && result.after && request.method !== 'HEAD') recordAfterwards(result.after, request, reply)
  if (route.status === 204) return isRead(route, request) ? reply.redirect(origin + request.url, 303) : reply.send()
  reply.headers(negotiated)
  if (isSecretive(route)) reply.header('cache-control', keepNoCopy)
  if (result.kind === 'one') reply.headers(headersOfWritten(route, reply.statusCode, result, { body, place }))
  if (route.method === 'GET' && result.kind === 'one') {
    const tag = tagOf(body)
    reply.header('etag', tag)
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  }
  // A long text would be gone through three times on its way out: for its length, beside the headers, and as bytes.
  const out = typeof body === 'string' && body.length > longText ? Buffer.from(body) : body
  return reply.type(answerType(request)).send(out)
}

/** In characters. Bytes of a shorter text would go out beside the headers in two pieces, which gains nothing. */
const longText = 16_384

const statusOf = (route: Route, answer: Answer): number =>
  answer.kind === 'later' ? 202 : 'again' in answer && answer.again ? 200 : route.status

/** Records what a read leaves behind, once the answer is out. Nobody waits for it, so a failure is only logged. */
function recordAfterwards(record: () => Promise<void>, request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    record().catch((error: unknown) => request.log.warn({ err: error }, 'not recorded'))
  })
}

const pageRules = routes.find((one) => 'page[after]' in one.query)?.query ?? {}
const pagesOnly = Object.fromEntries(Object.entries(pageRules).filter(([, rule]) => rule.family === 'page'))

/** The query parameters of an operation; a relationship to many has pages, one to one has none. */
function rulesFor({ answer: rule, query }: Route, relationship: string): Route['query'] {
  return 'relationships' in rule ? (rule.relationships[relationship]!.many ? pagesOnly : {}) : query
}

/** Whether an operation only reads a list, which may be a little late. A single record is never missing. */
const readsList = (route: Route, relationship: string): boolean => route.method === 'GET' && 'page[number]' in rulesFor(route, relationship)

/** Where a caller reads lists. Somebody whose credential the operation does not look at may have written anything just now. */
function listsFor(caller: Caller, { db, replica }: Services, { headers }: FastifyRequest): Services['db'] {
  const isClear = caller.id !== '' || headers.authorization === undefined
  return isClear && replica?.has(caller.wroteAt) ? replica.db : db
}

const badIds = (params: Record<string, string>) =>
  Object.entries(params).flatMap(([name, value]) => (isIdentifier(value) ? [] : [badParameter(name, value)]))

/** What browsers send when nobody has clicked yet. */
const isPrefetch = (headers: FastifyRequest['headers']): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))

const splitUrl = (url: string): { path: string; search: string } => {
  const mark = url.indexOf('?')
  return mark === -1 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark + 1) }
}

/** On every answer with a body: its media type is the one asked for, and what it holds follows the credential. */
const negotiated = { vary: 'Accept, Authorization' }

/** Whether an operation answers tokens: those of sessions, keys, hand-overs and subscriptions once, those of push clients always. */
const isSecretive = ({ type, method }: Route): boolean =>
  type === 'push-notification-tokens' ||
  (method !== 'GET' && ['sessions', 'passwords', 'api-keys', 'pusher', 'calendar-feeds', 'webhook-endpoints'].includes(type))

const answerType = (request: FastifyRequest): string =>
  request.headers.accept?.includes('application/vnd.api+json') ? 'application/vnd.api+json' : 'application/json; charset=utf-8'

/** Turns whatever was thrown into the contract's errors. What is a fault of ours is logged and tells nothing of itself. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  let refusal = refusalOf(error)
  if (!refusal) {
    request.log.error({ err: error }, 'request failed')
    refusal = internal(request.id)
  } else if (refusal.status === 503) request.log.warn({ err: error }, 'something that this server needs is unavailable')
  const headers = { ...answerTo(request.headers.authorization), [idHeader]: request.id, ...negotiated, ...refusal.headers }
  reply.code(refusal.status).headers(headers)
  const route = routeOf(request)
  if (route && isRead(route, request)) return sendText(reply, refusalPage(refusal))
  return reply.type(answerType(request)).send(JSON.stringify({ errors: refusal.errors }))
}
