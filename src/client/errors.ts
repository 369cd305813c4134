/** The error of a request that fails. */
import type { components } from '../generated/openapi.d.ts'

/** One error of an error document. */
export type ErrorObject = components['schemas']['ErrorObject']

/** Why a request failed: the server refused it, something on the way did, or there was no answer that could be read. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status; 0 where no readable answer came, and `cause` tells why. */
  readonly status: number
  /** The errors of the answer; none where its body is no error document. */
  readonly errors: readonly ErrorObject[]
  /** What the operator of the server finds the request by. */
  readonly requestId: string | undefined
  /** How many seconds to wait before trying again, where the server says so (statuses 429 and 503). */
  readonly retryAfter: number | undefined

  constructor(status: number, body: unknown, headers?: Headers, cause?: unknown) {
    const errors = errorsOf(body)
    super(messageOf(status, errors, body, cause), { cause })
    this.status = status
    this.errors = errors
    this.requestId = headers?.get('x-request-id') ?? undefined
    const wait = headers?.get('retry-after')
    this.retryAfter = wait && /^\d+$/.test(wait) ? Number(wait) : undefined
  }

  /** Whether one of the errors has this code, such as `105` for a name that is not permitted. */
  has(code: string): boolean {
    return this.errors.some((one) => one.code === code)
  }
}

function errorsOf(body: unknown): readonly ErrorObject[] {
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : []
  return Array.isArray(errors) ? errors.filter((one) => typeof one?.title === 'string') : []
}

function messageOf(status: number, errors: readonly ErrorObject[], body: unknown, cause: unknown): string {
  if (status === 0) return `No readable answer: ${cause instanceof Error ? cause.message : String(cause)}`
  const said = errors.map(({ title, detail }) => (detail === undefined || detail === title ? title : `${title}: ${detail}`))
  return `${status} ${said.join('; ') || (typeof body === 'string' && body.slice(0, 200)) || 'without an error document'}`
}
