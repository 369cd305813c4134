import { describe, expect, test } from 'vitest'
import { routes } from '../../src/generated/routes.ts'
import { operationAt } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'
import { cells } from './operations.ts'

const server = startServer()

/** So many links that differ in nothing but ids are followed for one caller, and so many at once. */
const alike = 6
const atOnce = 24
const shapeOf = (url: string): string => url.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '*').replace(/\?.*/, '?')

interface Link {
  url: string
  /** Where it stands. */
  on: string
  /** The resource object whose own link it is. */
  of?: string
}

interface Linked {
  id?: string
  type?: string
  attributes?: { source?: string | null; 'ics-url'?: string }
  links?: Record<string, string>
  relationships?: Record<string, Linked>
  data?: unknown
}

/** Every link of a document, those to files among them, and of its Link header. A file has none. */
function linksOf({ headers, body }: Answer, on: string): Link[] {
  const found = [...String(headers['link'] ?? '').matchAll(/<([^>]+)>; rel="(?:next|prev)"/g)].map((match) => ({ url: match[1]!, on }))
  const visit = (part: Linked): void => {
    for (const [name, url] of Object.entries(part.links ?? {})) {
      found.push({ url, on, ...(name === 'self' && part.type ? { of: `${part.type} ${part.id}` } : {}) })
    }
    if (part.attributes?.source && 'source-file-name' in part.attributes) found.push({ url: part.attributes.source, on })
    if (part.attributes?.['ics-url']) found.push({ url: part.attributes['ics-url'], on })
    Object.values(part.relationships ?? {}).forEach(visit)
    for (const object of [part.data].flat()) if (typeof object === 'object' && object !== null) visit(object)
  }
  visit((body ?? {}) as Linked)
  return found
}

/** The type of which alone the links are followed, and no further: `npm test -- --of` names it. */
const asked = process.env['LINKS_OF']

/** The lists, and of each type one record: where the walk begins. */
const entrances = routes
  .filter((one) => one.method === 'GET' && (asked === undefined || one.type === asked))
  .map((one) => cells[one.id].success.path)

const closedToGuests = new Set(
  routes.flatMap(({ path, answer }) =>
    'relationships' in answer
      ? Object.entries(answer.relationships).flatMap(([name, one]) => (one.public ? [] : [path.replace('{relationship}', name)]))
      : [],
  ),
)
const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const closed = [...closedToGuests].map(pattern)

/** A guest who follows a link that is for accounts is asked to sign in; any other link answers. */
const wanted = (caller: string, url: string): number =>
  caller === 'guest' && closed.some((one) => one.test(new URL(url).pathname)) ? 401 : 200

async function walk(caller: string, asker: Client): Promise<{ followed: Map<string, Link>; kinds: Set<string>; dead: string[] }> {
  const followed = new Map<string, Link>()
  const kinds = new Set<string>()
  const dead: string[] = []
  const shapes = new Map<string, number>()
  let waiting: Link[] = []
  const meet = (links: Link[]): void => {
    for (const link of links) {
      const shape = shapeOf(link.url)
      const seen = shapes.get(shape) ?? 0
      if (seen >= alike || followed.has(link.url)) continue
      shapes.set(shape, seen + 1)
      followed.set(link.url, link)
      waiting.push(link)
    }
  }
  const opened = await Promise.all(entrances.map((path) => asker.get(path)))
  opened.forEach((answer, index) => answer.status === 200 && meet(linksOf(answer, entrances[index]!)))
  while (waiting.length > 0) {
    const batch = waiting.slice(0, atOnce)
    waiting = waiting.slice(atOnce)
    const answers = await Promise.all(batch.map(({ url }) => asker.get(url)))
    for (const [index, answer] of answers.entries()) {
      const { url, on, of } = batch[index]!
      const status = wanted(caller, url)
      if (!url.startsWith(`${server.url}/`)) dead.push(`${url} on ${on} is not a whole address of this server`)
      if (answer.status !== status) dead.push(`${url} on ${on} answers ${answer.status} in place of ${status}`)
      if (answer.status !== 200) continue
      const { type, id } = answer.body?.data ?? {}
      if (of !== undefined && `${type} ${id}` !== of) dead.push(`${url} on ${on} answers ${type} ${id} in place of ${of}`)
      kinds.add(operationAt('GET', new URL(url).pathname)!.operationId)
      if (asked === undefined) meet(linksOf(answer, url))
    }
  }
  return { followed, kinds, dead }
}

/** The operations that links lead to. Of twins under v1 and v2 it is the one under v2; a list without pages is in no link. */
const linked = routes.filter(
  // A test of a campaign is sent to whoever asks for it, and what has a code is linked to by mails alone: no link leads there.
  ({ id, path, method, query }) =>
    method === 'GET' && path.includes('{id}') && !id.endsWith('V1') && id !== 'sendTestCorporateEmailCampaign' && !('code' in query),
)
const isPublic = ({ answer, security }: (typeof routes)[number]): boolean =>
  'relationships' in answer ? Object.values(answer.relationships).some((one) => one.public) : security !== 'required'

// Whoever reads everything has nothing to ask access to, and what issuers keep to themselves is theirs.
const ofIssuers = ['contact-lists', 'contacts', 'imports', 'corporate-email-campaigns', 'campaign-deliveries']
const asksForAccess = ({ type }: (typeof routes)[number]): boolean => type === 'publication-access-requests' || ofIssuers.includes(type)
const writesToFollowers = ({ type }: (typeof routes)[number]): boolean => type === 'group-email-messages'
// What was read and what is paid for it concerns those who write.
const concernsWriters = ({ type }: (typeof routes)[number]): boolean =>
  type === 'insight-analyticss' || (/-(reports|payments|corrections)$/.test(type) && type !== 'external-reports')
// Whoever is asked about is no link of the answer.
const isPresence = ({ type }: (typeof routes)[number]): boolean => type === 'pusher'
// What finance records is related to nothing, and whoever wants an export of an account asks for it.
const isApart = ({ type, id }: (typeof routes)[number]): boolean => type === 'recognised-revenues' || id === 'getAccountExport'
const others = [asksForAccess, writesToFollowers, concernsWriters, isPresence, isApart]
const meets: Record<string, typeof linked> = {
  investor: linked.filter((one) => !others.some((another) => another(one))),
  corporate: linked.filter(asksForAccess),
  provider: linked.filter(writesToFollowers),
  lead: linked.filter(concernsWriters),
  editor: [],
  guest: linked.filter(isPublic),
}

describe.each(Object.entries(meets))('followed by %s', (caller, operations) => {
  test('every link answers, and a resource’s own link with that resource', { timeout: 180_000 }, async () => {
    const { followed, kinds, dead } = await walk(caller, caller === 'guest' ? server.guest : await server.as(caller))
    expect(dead).toEqual([])
    if (asked !== undefined) return
    expect(operations.map((one) => one.id).filter((id) => !kinds.has(id))).toEqual([])
    if (caller !== 'guest') expect(followed.size).toBeGreaterThan(routes.length * 3)
  })
})
