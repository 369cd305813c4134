/** How many bytes of text an account, or a network address without one, may send in an hour to one process. */
import type { FastifyRequest } from 'fastify'
import { tooManyAttempts } from '../refusals.ts'
import { callerOf } from './admit.ts'
import { addressOf } from './client-address.ts'
import { pace } from './paces.ts'

/**
 * Counts so many bytes of a body, in which its files do not count.
 * @throws 429 where none is left.
 */
export type CountText = (request: FastifyRequest, bytes: number) => void

/** Counts what is sent to this process. */
export function textCounter(most: number): CountText {
  const sent = pace(most, 3_600)
  return (request, bytes) => {
    const seconds = sent.take(callerOf(request)?.id || addressOf(request), bytes)
    if (seconds > 0) throw tooManyAttempts(seconds)
  }
}
