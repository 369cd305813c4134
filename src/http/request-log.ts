/** The line that the log has for each request. It has no query and no header, since these may hold secrets. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from './admit.ts'
import { addressOf } from './client-address.ts'
import { operationOf, splitUrl } from './path.ts'

/** From this length on a path is cut off. */
const longest = 512

/** How many bytes the body of an answer had, as far as it said so. */
export const bytesOf = (request: FastifyRequest, reply: FastifyReply): number =>
  request.method === 'HEAD' ? 0 : Number(reply.getHeader('content-length') ?? 0)

/** Logs a request once it is answered. */
export async function logOutcome(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info({
    operation: operationOf(request),
    method: request.method,
    path: splitUrl(request.url).path.slice(0, longest),
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime),
    bytes: bytesOf(request, reply),
    account: callerOf(request)?.id || undefined,
    address: addressOf(request),
  })
}
