import { weightsIn } from './codings.ts'

/** Leads from any answer to the contract (RFC 8631). */
export const contractLink = '</openapi.json>; rel="service-desc"'

/**
 * On every answer. Any page may read it: what is secret needs a token, and there are no cookies. A copy is kept only to be
 * asked for again by its tag, since what is public today may be withdrawn tomorrow.
 */
export const everyAnswer = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Link, ETag, Location, Retry-After, RateLimit, RateLimit-Policy, Deprecation, Sunset, X-Request-Id, Content-Disposition',
  'cache-control': 'no-cache',
  link: contractLink,
  'x-content-type-options': 'nosniff',
}

const privately = { ...everyAnswer, 'cache-control': 'private, no-cache' }

/** Those of the answer to a request: what is answered to a credential is kept by nobody but its owner. */
export const headersFor = (authorization: string | undefined): typeof everyAnswer => (authorization === undefined ? everyAnswer : privately)

/** On an answer that holds a secret or has a way to it in its address: no copy is kept. */
export const keepNoCopy = 'private, no-store'

/** On every answer with a body: its media type is the one asked for, and what it holds follows the credential. */
export const negotiated = { vary: 'Accept, Authorization' }

const json = 'application/json; charset=utf-8'
const jsonApi = 'application/vnd.api+json'

/** The media type of a document, by the `Accept` of who asks: that of JSON:API where it is named and nothing else is wanted more. */
export function answerType(accept = ''): string {
  const asked = accept.toLowerCase()
  if (!asked.includes(jsonApi)) return json
  const weights = weightsIn(asked)
  const weight = weights.get(jsonApi) ?? 0
  const ofJson = weights.get('application/json') ?? weights.get('application/*') ?? weights.get('*/*') ?? 0
  return weight > 0 && weight >= ofJson ? jsonApi : json
}
