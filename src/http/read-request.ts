/** What a request that was let in asks for: its parameters, its body unopened, and where it stands. */
import type { FastifyRequest } from 'fastify'
import { isIdentifier, routes } from '../generated/routes.ts'
import { badParameter, refuseAll } from '../refusals.ts'
import type { ApiError } from '../refusals.ts'
import type { Caller } from '../verbs/caller.ts'
import { openBody } from './accept.ts'
import type { Moved } from './body-forms.ts'
import type { Asked } from './carry-out.ts'
import { addressOf } from './client-address.ts'
import { listOf, pageIn } from './cursors.ts'
import { originOf } from './links.ts'
import { relationshipIn, splitUrl } from './path.ts'
import { placeOf } from './place.ts'
import { readQuery } from './query.ts'
import type { Route } from './route.ts'
import { givenBy } from './services.ts'
import type { Services } from './services.ts'
import type { Place } from './write.ts'

interface Read {
  asked: Asked
  place: Place
  moved: readonly Moved[]
}

/** @throws 400 for what the contract does not have: a path or a query parameter, the shape of the body. */
export function readRequest(route: Route, services: Services, request: FastifyRequest, caller: Caller): Read {
  const sent = request.body === undefined && route.body?.optional ? { data: {} } : request.body
  const { moved = [], ...opened } = (route.body && openBody(sent, route.body, services.present(caller))) ?? {}
  const params = request.params as Record<string, string>
  const relationship = relationshipIn(request)
  const { path, search } = splitUrl(request.url)
  const query = readQuery(search, rulesFor(route, relationship))
  const page = pageIn(query, () => listOf(path, search), services.cursors)
  refuseAll([...badIds(params), ...query.errors])

  const db = readsList(route, relationship) ? databaseFor(caller, services, request) : services.db
  const origin = originOf(request.headers.host, services.publicUrl, services.fallbackOrigin)
  return {
    asked: { ...query, ...givenBy(services), page, params, caller, db, client: clientOf(request), ...opened },
    place: placeOf(services, { origin, path, search, page, id: params['id'] ?? '', relationship }),
    moved,
  }
}

const pageRules = routes.find((one) => 'page[after]' in one.query)?.query ?? {}
const pagesOnly = Object.fromEntries(Object.entries(pageRules).filter(([, rule]) => rule.family === 'page'))

/** The query parameters of an operation; a relationship to many has pages, one to one has none. */
function rulesFor({ answer: rule, query }: Route, relationship: string): Route['query'] {
  return 'relationships' in rule ? (rule.relationships[relationship]!.many ? pagesOnly : {}) : query
}

/** Whether an operation only reads a list, which may be a little late. A single record is never missing. */
const readsList = (route: Route, relationship: string): boolean => route.method === 'GET' && 'page[number]' in rulesFor(route, relationship)

/** Where a caller reads a list. Somebody whose credential the operation does not look at may have written anything just now. */
function databaseFor(caller: Caller, { db, replica }: Services, { headers }: FastifyRequest): Services['db'] {
  const isClear = caller.id !== '' || headers.authorization === undefined
  return isClear && replica?.has(caller.wroteAt) ? replica.db : db
}

const badIds = (params: Record<string, string>): ApiError[] =>
  Object.entries(params).flatMap(([name, value]) => (isIdentifier(value) ? [] : [badParameter(name, value)]))

function clientOf(request: FastifyRequest): { userAgent: string | null; address: string; ahead: boolean } {
  const ahead = request.method === 'HEAD' || isPrefetch(request.headers)
  return { userAgent: request.headers['user-agent']?.slice(0, 512) ?? null, address: addressOf(request), ahead }
}

/** What browsers send when nobody has clicked yet. */
const isPrefetch = (headers: FastifyRequest['headers']): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
