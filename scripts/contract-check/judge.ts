/** Holds one answer against the document: its status, its type, its headers and its body. */
import type { Operation, Reply } from './contract.ts'
import type { Exchange } from './http.ts'
import type { Schemas } from './schemas.ts'

export interface Fault {
  what: string
  expected: string
  got: string
  /** What tells faults apart that have the same words. */
  cause?: string
}

const shown = 600

export const briefly = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text)

/** What an exchange does that the document does not have. */
export function judge(schemas: Schemas, exchange: Exchange, operation: Operation | undefined): Fault[] {
  const { ask, status, headers, text, json } = exchange
  if (status === 0) return [{ what: 'no answer', expected: 'an answer', got: text }]
  if (status >= 500)
    return [{ what: `answers ${status}`, expected: 'no fault of the server', got: briefly(text), cause: operation?.id ?? '' }]
  if (ask.method === 'HEAD' && text !== '') return [{ what: 'HEAD with a body', expected: 'no body', got: briefly(text) }]
  if (!operation) return []
  const reply = operation.replies.get(status)
  if (!reply && status === 304 && ask.headers?.['if-none-match'] !== undefined) return []
  if (!reply) {
    const documented = [...operation.replies.keys()].join(', ')
    return [{ what: `undocumented status ${status}`, expected: `one of ${documented}`, got: `${status} ${briefly(text)}` }]
  }
  const faults = headerFaults(schemas, reply.headers, headers)
  const types = Object.keys(reply.media)
  const type = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  if (types.length === 0) {
    if (text !== '') faults.push({ what: `body of ${status}`, expected: 'no body', got: briefly(text) })
    return faults
  }
  if (!reply.media[type]) {
    faults.push({ what: `content type of ${status}`, expected: types.join(' or '), got: type === '' ? 'none' : type })
  } else if (ask.method !== 'HEAD' && /json/.test(type)) {
    const complaints = json === undefined ? ['it is no JSON'] : schemas.complaints(reply.media[type], json)
    const what = `body of ${status} does not fit its schema`
    const cause = complaints[0]?.replaceAll(/\/\d+(?=\/)/g, '/*') ?? ''
    if (complaints.length > 0) faults.push({ what, expected: complaints.slice(0, 5).join('; '), got: briefly(text), cause })
  }
  return faults
}

export const slowFaults = ({ milliseconds }: Exchange, most = Number.POSITIVE_INFINITY): Fault[] =>
  milliseconds > most ? [{ what: 'a slow answer', expected: `at most ${most} ms`, got: `${milliseconds} ms` }] : []

function headerFaults(schemas: Schemas, documented: Reply['headers'], headers: Record<string, string>): Fault[] {
  return Object.entries(documented).flatMap(([name, header]) => {
    const value = headers[name]
    if (value === undefined) return header.required ? [{ what: `header ${name}`, expected: 'the header', got: 'none' }] : []
    const read = header.schema.type === 'integer' || header.schema.type === 'number' ? Number(value) : value
    const complaints = schemas.complaints(header, read)
    return complaints.length > 0 ? [{ what: `header ${name}`, expected: complaints.join('; '), got: value }] : []
  })
}
