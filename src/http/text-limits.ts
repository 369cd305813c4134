/** How many bytes of text an account, or a network address without one, may send in an hour to one process. */
import type { FastifyRequest } from 'fastify'
import { tooManyAttempts } from '../refusals.ts'
import { pace } from './paces.ts'

/**
 * Counts so many bytes of a body, in which its files do not count.
 * @throws 429 where none is left.
 */
export type CountText = (request: FastifyRequest, bytes: number) => void

/** Counts what each sends to this process. `whoOf` names whom a request comes from. */
export function textCounter(most: number, whoOf: (request: FastifyRequest) => string): CountText {
  const sent = pace(most, 3_600)
  return (request, bytes) => {
    const seconds = sent.take(whoOf(request), bytes)
    if (seconds > 0) throw tooManyAttempts(seconds)
  }
}
