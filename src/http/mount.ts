/** The whole life of a request: admit, read, carry out, send. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noteWrite } from '../database/replica.ts'
import { routes } from '../generated/routes.ts'
import { internal, notImplemented } from '../refusals.ts'
import { admit, admittedNow, countedFor } from './admit.ts'
import { asSent } from './body-forms.ts'
import { carryOut } from './carry-out.ts'
import { refusalOf } from './failures.ts'
import { readForms } from './forms.ts'
import { answerType, headersFor, negotiated } from './headers.ts'
import { operationOf } from './path.ts'
import { readRequest } from './read-request.ts'
import { idHeader } from './request-ids.ts'
import type { Route } from './route.ts'
import { requireScopeOf, requireSession } from './scopes.ts'
import { sendAnswer } from './send-answer.ts'
import { isRead, refusalPage, sendText } from './send-text.ts'
import { readSigned } from './signed-bodies.ts'
import type { Services } from './services.ts'
import { filesOf, readUploads } from './upload-bodies.ts'
import { limitUploads } from './upload-limits.ts'

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
    if (services.uploadLimit) limitUploads(apart, services.uploadLimit, countedFor)
    await readUploads(apart, (request) => routeOf(request)!, services)
    register(apart, routes.filter(takesFiles), services)
  })
}

const byId = new Map<string, Route>(routes.map((one) => [one.id, one]))

/** The operation that a request is for. */
const routeOf = (request: FastifyRequest): Route | undefined => byId.get(operationOf(request) ?? '')

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

/** Answers a request that was let in, once its body is there. */
async function answer(route: Route, services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!services.handlers[route.id]) throw notImplemented(route.id)
  const caller = await admittedNow(route, services, request)
  const { asked, place, moved } = readRequest(route, services, request, caller)
  requireSession(caller, route, asked.sent)
  const result = await carryOut(route, { request, services, asked, place }).catch((thrown: unknown) => {
    throw asSent(thrown, moved)
  })
  if (result.kind === 'related') requireScopeOf(caller, result)
  if (services.replica && route.method !== 'GET' && caller.id !== '') await noteWrite(services.db, caller.id)
  return sendAnswer(route, result, { request, reply, place })
}

/** Turns whatever was thrown into the contract's errors. What is a fault of ours is logged and tells nothing of itself. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  let refusal = refusalOf(error)
  if (!refusal) {
    request.log.error({ err: error }, 'request failed')
    refusal = internal(request.id)
  } else if (refusal.status === 503 && refusal !== error) {
    // What is refused on purpose, as while this server starts or stops, is no news.
    request.log.warn({ err: error }, 'something that this server needs is unavailable')
  }
  const headers = { ...headersFor(request.headers.authorization), [idHeader]: request.id, ...negotiated, ...refusal.headers }
  reply.code(refusal.status).headers(headers)
  const route = routeOf(request)
  if (route && isRead(route, request)) return sendText(reply, refusalPage(refusal))
  return reply.type(answerType(request.headers.accept)).send(JSON.stringify({ errors: refusal.errors }))
}
