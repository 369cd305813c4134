/** On every answer. Any page may read it: what is secret needs a token, and there are no cookies. */
export const everyAnswer = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Link, ETag, Retry-After, RateLimit',
  'x-content-type-options': 'nosniff',
}
