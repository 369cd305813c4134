/** Who may come in, before any byte of the body is read, and once more where that takes its time. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noMailHook, unauthorized } from '../refusals.ts'
import { guest } from '../verbs/caller.ts'
import type { Caller } from '../verbs/caller.ts'
import { refuseLookAlikes, unmatched } from './allowed-methods.ts'
import { addressOf } from './client-address.ts'
import { relationshipIn, splitUrl } from './path.ts'
import { requireRole } from './roles.ts'
import type { Route } from './route.ts'
import { requireScopes } from './scopes.ts'
import type { Services } from './services.ts'

const callers = new WeakMap<FastifyRequest, Caller>()
/** Requests whose body was on its way yet when they were let in. */
const early = new WeakSet<FastifyRequest>()

/** Who asks, once the credential was looked up. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request)

/** Whom a request is counted for: the account that asks, or where there is none the network address that it comes from. */
export const countedFor = (request: FastifyRequest): string => callerOf(request)?.id || addressOf(request)

/**
 * Lets a request in and notes its caller.
 * @throws 401 for a missing or bad credential, 403 for a role, or an API key, that may never do this, 404 for a path that only
 * looks like one, 429 for too many requests.
 */
export async function admit(route: Route, services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
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
    // What was written with a right that was taken away would stay.
    const anew = route.method !== 'GET'
    if (route.security !== 'none' && route.security !== 'signed') caller = await services.identify(request.headers.authorization, anew)
  } finally {
    services.countRequest?.(route, caller, request, reply)
  }
  const open = known ? known[relationship]!.public : route.security !== 'required'
  if (caller.id === '' && !open) throw unauthorized()
  letIn(caller, route, request)
  if (route.body && caller.id !== '' && !request.raw.complete) early.add(request)
}

/**
 * Who asks, once the body is there. A body may take minutes, in which the right to send it can be taken away: then the credential is
 * looked up anew. @throws 401 and 403 as `admit` does.
 */
export async function admittedNow(route: Route, { identify }: Services, request: FastifyRequest): Promise<Caller> {
  if (!early.has(request)) return callers.get(request)!
  const caller = await identify(request.headers.authorization, true)
  letIn(caller, route, request)
  return caller
}

/** Notes the caller of a request. @throws 403 for a role, or an API key, that may never do this. */
function letIn(caller: Caller, route: Route, request: FastifyRequest): void {
  requireRole(caller, route)
  requireScopes(caller, route, relationshipIn(request))
  callers.set(request, caller)
}

/** Some clients send a body with every DELETE. Where the contract has none it is not looked at. */
function ignoreBody({ headers }: FastifyRequest): void {
  delete headers['content-encoding']
  delete headers['content-type']
  delete headers['content-length']
  delete headers['transfer-encoding']
}
