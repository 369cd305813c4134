/** Leads from any answer to the contract (RFC 8631). */
export const contractLink = '</openapi.json>; rel="service-desc"'

/**
 * On every answer. Any page may read it: what is secret needs a token, and there are no cookies. A copy is kept only to be
 * asked for again by its tag, since what is public today may be withdrawn tomorrow.
 */
export const everyAnswer = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Link, ETag, Location, Retry-After, RateLimit, RateLimit-Policy, Deprecation, Sunset, X-Request-Id',
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

/** The media type of a document, by the `Accept` of who asks. */
export const answerType = (accept: string | undefined): string =>
  accept?.includes('application/vnd.api+json') ? 'application/vnd.api+json' : 'application/json; charset=utf-8'
