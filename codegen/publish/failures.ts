/** The failures of each operation, which follow from what it is. */
import type { Model, Operation } from '../model.ts'
import { operationAt } from '../openapi.ts'
import type { OpenApi, Response } from '../openapi.ts'
import { changesOne, signInTypes, takesKey } from './conditions.ts'

const statusOf: Record<string, string> = {
  BadRequest: '400',
  Unauthorized: '401',
  Forbidden: '403',
  NotFound: '404',
  Conflict: '409',
  PreconditionFailed: '412',
  PayloadTooLarge: '413',
  UnsupportedMediaType: '415',
  Unprocessable: '422',
  TooManyRequests: '429',
  InternalServerError: '500',
  ServiceUnavailable: '503',
}

/**
 * Whether the requests of an operation count. Whoever watches over a server asks all the time; what is signed, a body or the link to
 * a file, was let in by its signature, and a page may show many files at once.
 */
export const isCounted = ({ type, security, answer }: Operation): boolean =>
  type !== 'health' && security !== 'signed' && !(security === 'none' && answer.kind === 'file')

/** Adds to each operation those of the document's failures that its facts ask for. */
export function addFailures(document: OpenApi, model: Model): void {
  const { responses } = document.components
  const whens = Object.entries(responses).map(([name, response]) => ({ name, facts: (response['x-added-when'] ?? '').split(' ') }))
  for (const response of Object.values(responses)) delete response['x-added-when']
  const isPage = ({ answer }: Operation): boolean => answer.kind === 'text' && answer.mediaType === 'text/html'
  const pages = new Set(model.operations.filter(isPage).map(({ path }) => path))
  for (const operation of model.operations) {
    const { responses: answers } = operationAt(document, operation)
    const known = factsOf(operation, model)
    for (const { name } of whens.filter(({ facts }) => facts.some((fact) => known[fact]))) answers[statusOf[name]!] ??= failure(name)
    // Who need not be anybody may come with a token that is worth nothing, or with a key that may not.
    if (operation.security === 'optional') for (const name of ['Unauthorized', 'Forbidden']) answers[statusOf[name]!] ??= failure(name)
    if (!pages.has(operation.path)) continue
    for (const [status, { $ref }] of Object.entries(answers)) if ($ref) answers[status] = inWords(responses[$ref.split('/').at(-1)!]!)
    if (operation.status === 204) answers['303'] = { description: 'Done. A browser is led back to the page.' }
  }
}

/** A failure at the address of a page. A browser is told in words. */
const inWords = (response: Response): Response => ({
  ...response,
  content: { ...response.content, 'text/html': { schema: { type: 'string', description: 'A page that says why.', maxLength: 65_536 } } },
})

const failure = (name: string): Response => ({ $ref: `#/components/responses/${name}` })

function factsOf(operation: Operation, model: Model): Record<string, boolean> {
  const { type, security, path, answer, body } = operation
  const write = operation.method !== 'get'
  return {
    always: true,
    credential: security === 'required' || (security === 'optional' && write),
    signIn: security === 'signed' || (security === 'none' && signInTypes.includes(type)),
    limited: isCounted(operation),
    id: path.includes('{') || answer.kind === 'related',
    write,
    record: write && security !== 'none' && path.includes('{'),
    keyed: takesKey(operation),
    change: changesOne(operation, model),
    body: body !== undefined,
  }
}
