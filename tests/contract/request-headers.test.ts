import { expect, test } from 'vitest'
import { showOf } from '../../src/http/preconditions.ts'
import { routes } from '../../src/generated/routes.ts'
import { published } from '../support/contract.ts'

interface Documented {
  parameters?: { name: string; in: string; required?: boolean }[]
}

/** The headers that the document says an operation takes. */
const headersOf = ({ path, method }: { path: string; method: string }): string[] => {
  const { parameters = [] } = (published.paths[path] as unknown as Record<string, Documented>)[method.toLowerCase()]!
  return parameters.filter((one) => one.in === 'header').map((one) => one.name)
}

test('the headers that the document says of each operation are those that the server heeds', () => {
  for (const route of routes) {
    const heeded = [
      ...(route.method === 'GET' && route.answer.kind === 'one' ? ['If-None-Match'] : []),
      ...(showOf(route) ? ['If-Match'] : []),
      ...(route.keyed ? ['Idempotency-Key'] : []),
    ]
    expect(headersOf(route), route.id).toEqual(heeded)
  }
})
