/** What a server answers 500 for. The answer tells nothing of it, so that a test would fail without its cause. */
import type { FastifyInstance } from 'fastify'

type Fault = Error & { code?: string; position?: string }

/** Keeps what goes wrong in `http`, which has not started yet. Answers what makes an Error with its cause of an answer 500. */
export function keepFaults(http: FastifyInstance): (what: string, text: string) => Error {
  const kept = new Map<string, { operation: string; cause: Fault }>()
  http.addHook('onError', (request, _reply, cause, done) => {
    const { operation = 'no operation' } = request.routeOptions.config as { operation?: string }
    kept.set(request.id, { operation, cause })
    done()
  })
  return (what, text) => {
    const found = [...kept].find(([id]) => text.includes(id))?.[1]
    if (!found) return new Error(`${what} answered 500, and nothing tells why: ${text}`)
    const { operation, cause } = found
    const facts = [cause.code && `code ${cause.code}`, cause.position && `at character ${cause.position} of the statement`]
    const told = [cause.message, ...facts.filter(Boolean)].join(', ')
    return new Error([`${operation} (${what}) answered 500: ${told}`, ...ownLines(cause)].join('\n'), { cause })
  }
}

/** Where in the sources it was thrown, if its stack says; that of a database error seldom does. */
const ownLines = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /\/src\//.test(line) && !line.includes('node_modules'))
    .slice(0, 5)
