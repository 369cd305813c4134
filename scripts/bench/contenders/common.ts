/** The common parts of the contenders: settings, credentials, headers, links of pages. None saves what another pays. */
import { createHash } from 'node:crypto'
import pg from 'pg'

export const port = Number(process.env['PORT'])

/** As many connections and the same session settings as our server has. */
export const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c timezone=UTC -c datestyle=ISO -c extra_float_digits=1',
})

export interface Viewer {
  id: string
  companyId: string | null
}

const bearer = /^Bearer +([\x21\x23-\x5b\x5d-\x7e]{1,512})$/i

/** Identifies by the hash of the token, and remembers for a second, as our server does. Undefined is nobody. */
export function identifier(
  lookup: (hash: Buffer) => Promise<Viewer | undefined>,
): (authorization: string | undefined) => Promise<Viewer | undefined> {
  const known = new Map<string, { viewer: Promise<Viewer | undefined>; until: number }>()
  return async (authorization) => {
    const token = bearer.exec(authorization ?? '')?.[1]
    if (token === undefined) return undefined
    const now = performance.now()
    const entry = known.get(token)
    if (entry && entry.until > now) return entry.viewer
    if (known.size >= 10_000) known.clear()
    const viewer = lookup(createHash('sha256').update(token).digest())
    known.set(token, { viewer, until: now + 1_000 })
    return viewer
  }
}

const contractLink = '</openapi.json>; rel="service-desc"'

/** Headers of every answer. */
export const common = {
  link: contractLink,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Link, ETag, Location, Retry-After',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-cache',
  vary: 'Accept, Authorization',
}

export const refusal = (name: string, code = '105') =>
  code === '102'
    ? { title: 'Filter not allowed', detail: `${name} is not allowed.`, code, status: '400' }
    : { title: 'Param not allowed', detail: `${name} is not allowed.`, code, status: '400' }

/** The first and last page as links, and the `Link` header. `kept` are the other parameters, encoded and joined by `&`. */
export function pageLinks(
  address: string,
  kept: string,
  number: number,
  size: number,
  total: number,
): { first: string; last: string; header: string } {
  const pages = Math.max(1, Math.ceil(total / size))
  const to = (page: number): string => `${address}?${kept}${kept === '' ? '' : '&'}page%5Bnumber%5D=${page}&page%5Bsize%5D=${size}`
  const next = number < pages ? `<${to(number + 1)}>; rel="next", ` : ''
  const previous = number > 1 ? `<${to(Math.min(number - 1, pages))}>; rel="prev", ` : ''
  return { first: to(1), last: to(pages), header: next + previous + contractLink }
}

export const relationships = [
  ...(['account', 'images', 'content-verticals', 'primary-entity', 'secondary-entities', 'activities', 'upstream-insights'] as const),
  ...(['downstream-insights', 'main-insight-document', 'insight-documents', 'insight-disclosures', 'comment-threads'] as const),
  ...(['originated-insights', 'comments', 'suggested-forkable-insights', 'citations', 'annotations'] as const),
]
