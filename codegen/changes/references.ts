/** The references of a document, and who uses what they name. */
import type { OpenApi, OpenApiOperation } from '../openapi.ts'

const allMethods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace'] as const

export interface Placed {
  id: string
  /** Method and path. */
  at: string
  way: string[]
  operation: OpenApiOperation
  item: { parameters?: OpenApiOperation['parameters'] }
}

/** The operations of any document; one without a name goes by its method and path. */
export const placedOperations = (document: OpenApi): Placed[] =>
  placedIn(document, 'paths').map((one) => ({ ...one, id: one.operation.operationId ?? one.at }))

/** What any document says is sent to the addresses of others. */
export const placedWebhooks = (document: OpenApi): Placed[] =>
  placedIn(document, 'webhooks').map((one) => ({ ...one, id: `webhook ${one.way[1]!}` }))

function placedIn(document: OpenApi, of: 'paths' | 'webhooks'): Omit<Placed, 'id'>[] {
  return Object.entries(document[of] ?? {}).flatMap(([name, written]) => {
    const item = followed(document, written) as Record<string, unknown> & Placed['item']
    return allMethods.flatMap((method) => {
      const given = item[method] as OpenApiOperation | undefined
      // Documents of others need not say what is answered.
      const operation = given && { ...given, responses: (given as Partial<OpenApiOperation>).responses ?? {} }
      return operation ? [{ at: `${method.toUpperCase()} ${name}`, way: [of, name, method], operation, item }] : []
    })
  })
}

/** The steps of a reference or of a JSON pointer. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))

/** What a reference names. @throws where the document does not have it. */
export function named(document: OpenApi, reference: string): object {
  let at: unknown = reference.startsWith('#/') ? document : undefined
  for (const step of stepsOf(reference)) at = (at as Record<string, unknown> | undefined)?.[step]
  if (typeof at !== 'object' || at === null) throw new Error(`The document does not hold what its reference ${reference} names.`)
  return at
}

/** A part of the document itself, where it may be written as a reference to it. */
export function followed<Part extends object>(document: OpenApi, part: Part): Part {
  let at = part
  while ('$ref' in at && typeof at.$ref === 'string') at = named(document, at.$ref) as Part
  return at
}

/** Which operations use a part, and whether it is part of what clients send, of what they are answered or sent, or of both. */
interface Use {
  sent: boolean
  answered: boolean
  operations: readonly string[]
}

/** How the parts that have names are used in either of two documents, by the reference to them. */
export function usesIn(...documents: readonly OpenApi[]): (reference: string) => Use {
  const sent = new Map<string, Set<string>>()
  const answered = new Map<string, Set<string>>()
  for (const document of documents) {
    const reached = new Map<string, Set<string>>()
    const note = (users: Map<string, Set<string>>, id: string, part: unknown): void => {
      for (const one of referencesOf(document, part, reached)) users.set(one, (users.get(one) ?? new Set()).add(id))
    }
    for (const { id, item, operation } of placedOperations(document)) {
      note(sent, id, [item.parameters, operation.parameters, operation.requestBody])
      note(answered, id, operation.responses)
    }
    for (const { id, item, operation } of placedWebhooks(document)) {
      note(answered, id, [item.parameters, operation.parameters, operation.requestBody])
    }
  }
  return (reference) => ({
    sent: sent.has(reference),
    answered: answered.has(reference),
    operations: [...new Set([...(sent.get(reference) ?? []), ...(answered.get(reference) ?? [])])],
  })
}

/** Every reference that a part leads to; `reached` keeps those of the parts that were asked for before. */
function referencesOf(document: OpenApi, part: unknown, reached: Map<string, Set<string>>): Set<string> {
  const found = new Set<string>()
  const waiting = [part]
  while (waiting.length > 0) {
    for (const one of directly(waiting.pop(), [])) {
      if (found.has(one)) continue
      found.add(one)
      if (!reached.has(one)) reached.set(one, new Set(directly(named(document, one), [])))
      waiting.push([...reached.get(one)!].map(($ref) => ({ $ref })))
    }
  }
  return found
}

function directly(part: unknown, found: string[]): string[] {
  if (typeof part !== 'object' || part === null) return found
  for (const [key, value] of Object.entries(part)) {
    if (key === '$ref' && typeof value === 'string') found.push(value)
    else if (key !== 'example' && key !== 'examples') directly(value, found)
  }
  return found
}
