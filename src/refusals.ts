/**
 * The catalogue of refusals, each worded once. Code anywhere throws them as values; this file alone knows how they look
 * on the wire.
 */
import { beginningOf } from './beginnings.ts'

/** One error of the contract. `source` stands only on the codes 100, 103, 105, 106 and 116. */
export interface ApiError {
  title: string
  detail?: string
  code?: string
  status?: string
  source?: { pointer: string } | { parameter: string }
}

/** A request that is refused: thrown anywhere, answered by the mount. No Error, since nobody reads where it came from. */
export class Refusal {
  readonly status: number
  readonly errors: readonly ApiError[]
  readonly headers: Record<string, string>
  /** What a browser is shown at the address of a page, in place of the words of the errors. */
  readonly page: string | undefined

  constructor(status: number, errors: readonly ApiError[], headers: Record<string, string> = {}, page?: string) {
    this.status = status
    this.errors = errors
    this.headers = headers
    this.page = page
  }
}

/** Whether what was refused are values, which somebody may correct. */
export const refusesValues = (error: unknown): error is Refusal => error instanceof Refusal && error.status === 422

const error = (status: number, code: string, title: string, detail: string): ApiError => ({
  title,
  detail,
  code,
  status: String(status),
})

const single = (status: number, title: string, detail: string, headers?: Record<string, string>): Refusal =>
  new Refusal(status, [error(status, String(status), title, detail)], headers)

/** 105: a member or query parameter that is not permitted. */
export const notAllowed = (name: string): ApiError => error(400, '105', 'Param not allowed', `${short(name)} is not allowed.`)

/** 105 for a name inside the value of an attribute, which does not tell by itself where it stands. */
export const notAllowedAt = (name: string, pointer: string): ApiError => ({ ...notAllowed(name), source: { pointer } })

const absent = (name: string): ApiError => error(400, '106', 'Missing Parameter', `The required parameter ${name} is missing.`)

/** 106: a required member is absent. `pointer` is a JSON pointer into the body. */
export const missing = (name: string, pointer: string): ApiError => ({ ...absent(name), source: { pointer } })

/** 106 for a query parameter. */
export const missingParameter = (name: string): ApiError => ({ ...absent(name), source: { parameter: name } })

/** 116: `data.type` or a linkage type is not the one expected. */
export const typeMismatch = (sent: unknown, expected: readonly string[], pointer: string): ApiError => ({
  ...error(
    400,
    '116',
    'Type Mismatch',
    `${typeof sent === 'string' ? short(sent) : 'This'} is not the expected type ${expected.join(' or ')}.`,
  ),
  source: { pointer },
})

/** 422/103: a value of the body is not of the kind expected. */
export const badValue = (name: string, why: string, pointer: string): ApiError => ({
  ...error(422, '103', 'Invalid field value', `${name} ${why}.`),
  source: { pointer },
})

/** Refuses one value alone. */
export const refusedValue = (name: string, why: string, pointer: string): Refusal => new Refusal(422, [badValue(name, why, pointer)])

/** A request refused because what a relationship names is not there any more. */
export const absentRecord = (name: string): Refusal =>
  new Refusal(422, [badValue(name, 'names a record that does not exist', `/data/relationships/${name}/data/id`)])

/** 422/100: a value breaks a rule; the title is the message. */
export const ruleBroken = (message: string, pointer: string): ApiError => ({
  ...error(422, '100', message, message),
  source: { pointer },
})

/** A request refused because one value breaks a rule. */
export const broken = (message: string, pointer: string): Refusal => new Refusal(422, [ruleBroken(message, pointer)])

export const missingMember = (name: string, pointer: string): Refusal => new Refusal(400, [missing(name, pointer)])

/** A one-time token that is unknown, used or expired. */
export const expiredToken = (): Refusal => broken('The token is unknown, used or expired', '/data/attributes/token')

/** 400/103: a path id or query value does not fit. */
export const badParameter = (name: string, value: string): ApiError => ({
  ...error(400, '103', 'Invalid field value', `${short(value)} is not a valid value for ${name}.`),
  source: { parameter: name },
})

export const filterNotAllowed = (name: string): ApiError => error(400, '102', 'Filter not allowed', `${short(name)} is not allowed.`)
export const badFilter = (name: string, value: string): ApiError =>
  error(400, '107', 'Invalid filter value', `${short(value)} is not a valid value for ${name}.`)
export const badSort = (value: string): ApiError =>
  error(400, '114', 'Invalid sort criteria', `${short(value)} is not a valid sort criteria.`)
export const badPageObject = (): ApiError =>
  error(400, '117', 'Invalid Page Object', 'page takes page[size], and either page[number] or a cursor in page[after] or page[before].')
export const badPageValue = (name: string, value: string): ApiError =>
  error(400, '118', 'Invalid Page Value', `${short(value)} is not a valid value for ${name}.`)

/** 400/122: the body is not a JSON document with `data`. */
export const badDocument = (why: string): Refusal => new Refusal(400, [error(400, '122', 'Invalid document', why)])

export const unauthorized = (): Refusal =>
  new Refusal(401, [{ title: 'You are not authorized to access this request' }], { 'www-authenticate': 'Bearer' })

/** 402: a company has fewer smarts than are asked of it. */
export const insufficientBalance = (asked: number, available: number): Refusal =>
  single(402, 'Insufficient balance', `This takes ${asked} smarts and ${available} are available.`)

/** Throws it on, without the figures for who is not told how many smarts a company has. */
export function withoutFigures(error: unknown): never {
  const lacks = error instanceof Refusal && error.status === 402
  throw lacks ? single(402, 'Insufficient balance', 'The company that pays has too few smarts available.') : error
}

export const forbidden = (why = 'You may not do this.'): Refusal => single(403, 'Forbidden', why)

/** 404 both for what is absent and for what the caller may not know about. */
export const notFound = (id: string): Refusal =>
  single(404, 'Record not found', `The record identified by ${short(id)} could not be found.`)

/** 404 where the operator runs no realtime service. */
export const noRealtime = (): Refusal => single(404, 'Record not found', 'This server has no realtime service.')

/** 404 where the operator let no mail service report. */
export const noMailHook = (): Refusal => single(404, 'Record not found', 'This server hears no mail service.')

export const noSuchPath = (): Refusal => single(404, 'Record not found', 'There is nothing at this path.')

export const methodNotAllowed = (allow: string): Refusal => single(405, 'Method not allowed', `This path answers ${allow}.`, { allow })

export const conflict = (why: string): Refusal => single(409, 'Conflict', why)

/** A record cannot go from its status to another. `open`: where it can. */
export const unreachable = (from: string, open: readonly string[], target: string): Refusal =>
  conflict(`From ${from} you can reach ${open.join(', ') || 'no other status'}, not ${target}.`)

export const preconditionFailed = (): Refusal =>
  single(412, 'Precondition failed', 'The record has changed since you read it. Read it again.')

/** What a 409 says of a `data.id` that is not the record's; it comes before 412, other conflicts after it. */
export const otherId = 'The id in the body is not the id of the record.'

export const tooLarge = (limit: number): Refusal => single(413, 'Payload too large', `The body may hold at most ${limit} bytes.`)

export const storageFull = (quota: number): Refusal =>
  single(413, 'Payload too large', `The files of one account may take at most ${quota} bytes. Delete some first.`)

/** `parts`: the operation takes files. */
export const unsupportedType = (parts = false): Refusal =>
  single(
    415,
    'Unsupported media type',
    `Send application/json${parts ? ', application/vnd.api+json or multipart/form-data' : ' or application/vnd.api+json'}.`,
  )

export const unsupportedCoding = (): Refusal =>
  single(415, 'Unsupported media type', 'Send the body as it is, without a Content-Encoding.', { 'accept-encoding': 'identity' })

export const notImplemented = (operation: string): Refusal =>
  single(501, 'Not implemented', `${operation} is in the contract but has no handler yet.`)

export const unavailable = (): Refusal => single(503, 'Service unavailable', 'Try again shortly.', { 'retry-after': '1' })

/** 429: `retryAfter` is in seconds. */
export const tooManyAttempts = (retryAfter: number): Refusal =>
  single(429, 'Too many requests', `Try again in ${retryAfter} seconds.`, { 'retry-after': String(retryAfter) })

export const queryTooLong = (limit: number): Refusal => single(414, 'URI too long', `A query may hold at most ${limit} characters.`)

/** What Node's HTTP parser or the router refuses before there is a request. */
export const protocolError = (status: number): Refusal => {
  const titles: Record<number, string> = {
    400: 'Bad request',
    408: 'Request timeout',
    413: 'Payload too large',
    414: 'URI too long',
    417: 'Expectation failed',
    431: 'Request header fields too large',
  }
  return single(status, titles[status] ?? 'Bad request', 'The HTTP request could not be understood or took too long.')
}

/** A fault of ours. The request id leads the operator to the log line that holds the cause. */
export const internal = (requestId: string): Refusal => single(500, 'Internal server error', `Request ${requestId} failed.`)

/** As many as the contract lets an answer list. */
const mostErrors = 1_000

/** Refuses with all the errors of one step, if there are any. */
export function refuseAll(errors: readonly ApiError[]): void {
  if (errors.length > 0) throw new Refusal(Number(errors[0]!.status), errors.slice(0, mostErrors))
}

const short = (value: string): string => {
  const wellFormed = value.toWellFormed().replaceAll('\0', '\uFFFD')
  return wellFormed.length > 200 ? `${beginningOf(wellFormed, 200)}…` : wellFormed
}
