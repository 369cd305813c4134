/** Requests, by the operation that they are for. */
import type { FastifyInstance } from 'fastify'
import { operationOf } from '../http/path.ts'
import { bytesOf } from '../http/request-log.ts'
import type { Instruments } from './metrics.ts'

/** What is no operation of the contract: the document, the pages, and paths that do not exist. */
const other = 'other'

/** From a millisecond to the longest that a statement may take, in seconds. */
const durations = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30]

/** Answers what has the requests of a server counted. */
export function countRequests({ counter, histogram }: Instruments): (http: FastifyInstance) => void {
  const requests = counter('rpp_http_requests_total', 'Requests that were answered', ['operation', 'method', 'status'])
  const help = 'From the head of a request to the end of its answer'
  const seconds = histogram('rpp_http_request_duration_seconds', help, ['operation'], durations)
  const lengths = 'Bytes of whole bodies whose length was told: in of requests, out of answers'
  const bytes = counter('rpp_http_body_bytes_total', lengths, ['operation', 'direction'])
  return (http) => {
    http.addHook('onResponse', (request, reply, done) => {
      const operation = operationOf(request) ?? other
      requests.inc({ operation, method: request.method, status: reply.statusCode })
      seconds.observe({ operation }, reply.elapsedTime / 1_000)
      const received = Number(request.headers['content-length'] ?? 0)
      // A length alone says nothing: anybody may tell any.
      if (received > 0 && request.raw.complete) bytes.inc({ operation, direction: 'in' }, received)
      const sent = bytesOf(request, reply)
      if (sent > 0) bytes.inc({ operation, direction: 'out' }, sent)
      done()
    })
  }
}
