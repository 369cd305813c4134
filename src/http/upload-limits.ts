/** How many files an account may send in a minute to one process. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyAttempts } from '../refusals.ts'
import { uploadsIn } from './carry-out.ts'
import { pace } from './paces.ts'

/**
 * Refuses whoever uploaded too much of late before a byte is read, and counts each file that arrived whole, also where it is
 * refused then: it may have been decoded before. What this server had no time for counts for nothing.
 */
export function limitUploads(app: FastifyInstance, most: number, whoOf: (request: FastifyRequest) => string): void {
  const uploads = pace(most, 60)
  const counted = new WeakSet<FastifyRequest>()
  const refuse = (seconds: number): void => {
    if (seconds > 0) throw tooManyAttempts(seconds)
  }
  app.addHook('preParsing', async (request) => refuse(uploads.wait(whoOf(request))))
  app.addHook('preHandler', async (request) => {
    if (uploadsIn(request.body).length === 0) return
    refuse(uploads.take(whoOf(request)))
    counted.add(request)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (counted.has(request) && reply.statusCode >= 500) uploads.giveBack(whoOf(request))
  })
}
