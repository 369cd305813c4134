/** How many requests a minute an account, or a network address without one, may make of one process. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tooManyAttempts } from '../refusals.ts'
import type { Caller } from '../verbs/caller.ts'
import { addressOf } from './client-address.ts'
import { pace } from './paces.ts'
import type { Route } from './route.ts'

/** Requests a minute. */
export interface RequestLimits {
  account: number
  address: number
}

/**
 * Counts a request and says in its answer how many are left (draft-ietf-httpapi-ratelimit-headers-10).
 * @throws 429 where none is.
 */
export type CountRequest = (route: Route, caller: Caller, request: FastifyRequest, reply: FastifyReply) => void

const minute = 60

/** Counts the requests of this process, of accounts and of addresses apart. */
export function requestCounter(limits: RequestLimits): CountRequest {
  const paces = { account: pace(limits.account, minute), address: pace(limits.address, minute) }
  return (route, caller, request, reply) => {
    if (route.uncounted) return
    const policy = caller.id === '' ? 'address' : 'account'
    const whom = caller.id || addressOf(request)
    const wait = paces[policy].take(whom)
    const { times, seconds } = paces[policy].left(whom)
    reply
      .header('ratelimit-policy', `"${policy}";q=${limits[policy]};w=${minute}`)
      .header('ratelimit', `"${policy}";r=${times};t=${seconds}`)
    if (wait > 0) throw tooManyAttempts(wait)
  }
}
