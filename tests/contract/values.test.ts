/** What no type takes: countries that there are not, words of the paths as slugs, and texts without a word. */
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { eventPath, putEvent } from '../support/event-rows.ts'
import { insightPath, putInsight } from '../support/insight-rows.ts'
import { putRequest } from '../support/premium-rows.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const sent = (type: string, attributes: object, relationships: object = {}) => ({ data: { type, attributes, relationships } })
const ref = (type: Parameters<typeof seedId>[0], n: number) => ({ data: { type, id: seedId(type, n) } })

/** Who sends it, how and where to, with a value of an attribute. */
interface Case {
  as: string
  method: 'POST' | 'PATCH'
  path: () => Promise<string> | string
  body: (value: unknown) => object
}

async function refused({ as, method, path, body }: Case, value: unknown, pointer: string): Promise<void> {
  const client = as === 'guest' ? server.guest : await server.as(as)
  const answer = await client.send(method, await path(), body(value))
  const [error] = answer.body.errors ?? []
  expect([answer.status, error?.source]).toEqual([422, { pointer: `/data/attributes/${pointer}` }])
}

const asking = { name: 'Ada', email: 'ada@visitor.example', subject: 'press', message: 'May I?', consent: true }
const report = { title: 'Banks', 'source-name': 'Tallis Brothers', access: 'open' }

describe('a country that there is not is refused', () => {
  const cases: Record<string, Case> = {
    'of a company': {
      ...{ as: 'admin', method: 'PATCH', path: () => `/api/v2/companies/${seedId('companies', 1)}` },
      body: (country) => sent('companies', { country }),
    },
    'of an event': {
      ...{ as: 'corporate', method: 'PATCH', path: async () => eventPath(await putEvent(server.db)) },
      body: (country) => sent('corporate-events', { country }),
    },
    'of who asks for contact': {
      ...{ as: 'guest', method: 'POST', path: () => '/api/v2/contact_requests' },
      body: (country) => sent('contact-requests', { ...asking, country }),
    },
  }
  test.each(Object.entries(cases))('%s', (_of, one) => refused(one, 'XX', 'country'))

  test.each([
    ['countries', ['JP', 'XX']],
    ['sectors', ['financials', 'nope']],
  ])('of a report, with its place among its %s', async (name, values) => {
    const make = { as: 'provider', method: 'POST', path: () => '/api/v2/external-reports' } as const
    const body = (value: unknown) => sent('external-reports', { ...report, [name]: value }, { 'primary-entity': ref('entities', 1) })
    await refused({ ...make, body }, values, `${name}/1`)
  })
})

describe('a word that stands where an id does is no slug', () => {
  const entityOf = (slug: unknown) => ({ slug, 'short-name': 'M', 'pretty-name': 'Me', country: 'JP', sector: 'financials' })
  const cases: Record<string, Case> = {
    'of an insight': {
      ...{ as: 'provider', method: 'POST', path: () => '/api/v2/insights' },
      body: (slug) => sent('insights', { tagline: 'Me', slug }),
    },
    'of an entity': {
      ...{ as: 'entity-editor', method: 'POST', path: () => '/api/v1/entities' },
      body: (slug) => sent('entities', entityOf(slug)),
    },
  }
  test.each(Object.entries(cases))('%s', (_of, one) => refused(one, 'me', 'slug'))
})

describe('an address that leads nowhere is refused', () => {
  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://[::1', 'https://'])('of an appearance: %s', (url) => {
    const path = async () =>
      (await (await server.as('provider')).get(`/api/v2/insight-providers/${seedId('accounts', 4)}/insight-provider-profile`)).body.data
        .links.self
    const body = (value: unknown) => sent('insight-provider-profiles', { 'media-appearances': [{ title: 'A talk', url: value }] })
    return refused({ as: 'provider', method: 'PATCH', path, body }, url, 'media-appearances/0/url')
  })

  test('of the original of an insight', async () => {
    const body = (linkback: unknown) => sent('insights', { tagline: 'Elsewhere', linkback })
    const make = { as: 'provider', method: 'POST', path: () => '/api/v2/insights', body } as const
    for (const value of ['https://', 'https:// a', 'http://plain.example']) await refused(make, value, 'linkback')
  })
})

describe('a role is for some kinds of accounts', () => {
  test.each([
    [8, 'compliance-officer'],
    [9, 'compliance-officer'],
    [9, 'team-lead'],
    [1, 'editor'],
  ])('account %i is no %s', (account, role) => {
    const path = () => `/api/v2/accounts/${seedId('accounts', account)}`
    return refused({ as: 'admin', method: 'PATCH', path, body: (roles) => sent('accounts', { roles }) }, [role], 'roles')
  })
})

describe('a text of blanks is none', () => {
  const cases: Record<string, Case> = {
    'as a question': {
      ...{ as: 'investor', method: 'POST', path: () => '/api/v2/corporate-questions' },
      body: (body) => sent('corporate-questions', { body }, { entity: ref('entities', 1) }),
    },
    'as an answer': {
      ...{ as: 'corporate', method: 'POST', path: () => '/api/v2/corporate-answers' },
      body: (body) => sent('corporate-answers', { body, anonymize: false }, { corporate_question: ref('corporate-questions', 1) }),
    },
  }
  test.each(Object.entries(cases))('%s', (_of, one) => refused(one, ' \n ', 'body'))

  test('as a reason', async () => {
    const submitted = await putInsight(server.db, 'submitted')
    const reason = (value: unknown) => sent('insights', { 'aasm-state': 'changes-requested', 'status-reason': value })
    await refused({ as: 'editor', method: 'PATCH', path: () => insightPath(submitted), body: reason }, ' ', 'status-reason')
    const asked = await putRequest(server.db, 'submitted')
    const decline = (note: unknown) => sent('premium-service-requests', { status: 'declined', note })
    const path = () => `/api/v2/premium-service-requests/${asked}`
    await refused({ as: 'provider', method: 'PATCH', path, body: decline }, ' ', 'note')
  })

  test('as a note on an insight, and as what an alert looks for', async () => {
    const noted = (message: unknown) =>
      sent(
        'annotations',
        { message, 'annotable-attribute': 'detail', 'section-id': 0, starred: false, secret: true },
        { annotator: ref('accounts', 1), annotable: ref('insights', 1) },
      )
    await refused({ as: 'investor', method: 'POST', path: () => '/api/v2/annotations', body: noted }, ' ', 'message')
    const alert = (text: unknown) => sent('alerts', { 'query-text': text })
    await refused({ as: 'investor', method: 'POST', path: () => '/api/v2/alerts', body: alert }, ' ', 'query-text')
  })

  test('as a note on a request', async () => {
    const id = await putRequest(server.db, 'submitted')
    const about = { 'premium-service-request': { data: { type: 'premium-service-requests', id } } }
    const body = (value: unknown) => sent('premium-service-notes', { body: value }, about)
    await refused({ as: 'investor', method: 'POST', path: () => '/api/v2/premium-service-notes', body }, '  ', 'body')
  })
})
