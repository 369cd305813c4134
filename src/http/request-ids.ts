/** The id of a request, which its answer and its log lines have in common. */
import type { IncomingHttpHeaders } from 'node:http'
import { randomUUID } from 'node:crypto'

export const idHeader = 'x-request-id'

const wellFormed = /^[\w.-]{1,128}$/

/** The id that a client made up, where it is well formed; else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders = {}): string {
  const sent = headers[idHeader]
  return typeof sent === 'string' && wellFormed.test(sent) ? sent : randomUUID()
}
