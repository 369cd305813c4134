/** What a request is for, as its address says. */
import type { FastifyRequest } from 'fastify'

/** The operation of the contract, if there is one. */
export const operationOf = (request: FastifyRequest): string | undefined =>
  (request.routeOptions.config as { operation?: string }).operation

/** The path of a URL, and its query string without the `?`. */
export function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?')
  return mark === -1 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark + 1) }
}

/** Which of the relationships of a route is asked for; none where it is about none. */
export const relationshipIn = (request: FastifyRequest): string => (request.params as { relationship?: string }).relationship ?? ''
