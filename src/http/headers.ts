/** Leads from any answer to the contract (RFC 8631). */
export const contractLink = '</openapi.json>; rel="service-desc"'

/** On every answer. Any page may read it: what is secret needs a token, and there are no cookies. */
export const everyAnswer = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Link, ETag, Retry-After, RateLimit',
  link: contractLink,
  'x-content-type-options': 'nosniff',
}
