import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insightPath, putInsight } from '../../support/insight-rows.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/) as unknown
const about = (entity: number) => ({ 'primary-entity': { data: { type: 'entities', id: seedId('entities', entity) } } })

async function draft(attributes: object = {}, relationships: object = {}, author = 'provider'): Promise<Answer> {
  return (await server.as(author)).post(path, { data: { type: 'insights', attributes, relationships } })
}

async function change(id: string, attributes: object, relationships: object = {}): Promise<Answer> {
  return (await server.as('provider')).patch(`${path}/${id}`, { data: { attributes, relationships } })
}

describe('a draft', () => {
  test('needs nothing but its type, and has the defaults of the contract', async () => {
    const provider = await server.as('provider')
    const { status, body } = await provider.post(path, { data: { type: 'insights' } })
    expect(status).toBe(201)
    expect(body.data.links.self).toBe(`${server.url}${path}/${body.data.id}`)
    expect(body.data.attributes).toEqual({
      countries: [],
      imperative: null,
      slug: null,
      'published-at': null,
      'aasm-state': 'drafted',
      'format-type': 'quick-note',
      'show-author-names': true,
      tagline: null,
      'executive-summary': null,
      gics: { sectors: [], 'industry-groups': [], industries: [] },
      'total-account-read': 0,
      'total-public-read': 0,
      'total-combined-read': 0,
      'annotations-count': 0,
      'comments-count': 0,
      'total-discussions': 0,
      'published-forked-count': 0,
      'updated-at': time,
      'aasm-state-updated-at': null,
      'is-x-content': false,
      linkback: null,
      'likes-count': 0,
      'dislikes-count': 0,
      'no-sector': false,
      'is-read': false,
      'my-like-score': 0,
      'restriction-reason': null,
      'introduced-total-views': 0,
      strategies: [],
      'time-horizon': null,
      detail: null,
      'automatic-keywords': [],
      'custom-keywords': [],
      'viewer-is-restricted': false,
      'weighted-insight-views': 0,
      'company-id': seedId('companies', 1),
      'company-name': 'Harbour Lane Research',
      revision: 1,
      'corrected-at': null,
      'editor-approved-at': null,
      'compliance-approved-at': null,
    })
    expect((await provider.get(body.data.links.self)).body).toEqual(body)
  })

  test('keeps what is sent; reads are counted by the server, and its time of publication is a wish', async () => {
    const sent = {
      tagline: 'Asagiri Financial: A First Look',
      'executive-summary': '<p>The shares discount two rate rises.</p>',
      detail: '<p>Deposit costs follow.</p>',
      'time-horizon': 'short',
      imperative: 'bearish',
      slug: 'asagiri-first-look',
      'format-type': 'in-depth',
      countries: ['JP', 'SG'],
      strategies: ['long-short', 'value'],
      'automatic-keywords': ['Asagiri Financial'],
      'custom-keywords': ['deposit beta'],
      gics: { sectors: ['financials'], 'industry-groups': ['banks'], industries: [] },
      'no-sector': false,
      'show-author-names': false,
      linkback: 'https://research.demo.example/asagiri',
      'aasm-state': 'drafted',
    }
    const { status, body } = await draft({ ...sent, 'published-at': '2030-10-08 08:30:00 +0900', 'total-combined-read': 7 })
    expect(status).toBe(201)
    expect(body.data.attributes).toMatchObject({ ...sent, 'published-at': '2030-10-07T23:30:00.000+00:00', 'total-combined-read': 0 })
  })

  test('takes countries and classes from its primary entity, and its slug from its tagline', async () => {
    const { body } = await draft({ tagline: 'Tsubame’s Orders: Up, Again – by 9 %' }, about(2))
    expect(body.data.attributes).toMatchObject({
      slug: 'tsubames-orders-up-again-by-9',
      countries: ['JP'],
      gics: { sectors: ['industrials'], 'industry-groups': ['capital-goods'], industries: ['machinery'] },
    })
  })

  test('takes nothing from its entity that its author says otherwise', async () => {
    const { body } = await draft({ countries: [], gics: { sectors: ['energy'], 'industry-groups': [], industries: [] } }, about(2))
    expect(body.data.attributes).toMatchObject({ countries: [], gics: { sectors: ['energy'], 'industry-groups': [], industries: [] } })
  })

  test('comes with its disclosure, uncertified and empty, and each leads to the other', async () => {
    const provider = await server.as('provider')
    const { id, relationships } = (await draft()).body.data
    const { links } = relationships['insight-disclosures']
    expect(links.self).toBe(`${server.url}${path}/${id}/relationships/insight-disclosures`)
    const { data, meta } = (await provider.get(links.related)).body
    expect(meta['record-count']).toBe(1)
    expect(data[0]).toMatchObject({ type: 'insight-disclosures', attributes: { 'position-in-securities': '', certified: false } })
    expect((await provider.get(links.self)).body.data).toEqual([{ type: 'insight-disclosures', id: data[0].id }])
    expect((await provider.get(data[0].relationships.insight.links.related)).body.data.id).toBe(id)
  })

  test('belongs to who made it', async () => {
    const provider = await server.as('provider')
    const { relationships } = (await draft()).body.data
    expect((await provider.get(relationships.account.links.related)).body.data.id).toBe(seedId('accounts', 4))
  })

  test('is there for its author, the lead and the compliance officer of the firm, editors and admins, for nobody else', async () => {
    const { links, id } = (await draft({ tagline: 'Seen by few', 'show-author-names': false })).body.data
    for (const name of ['provider', 'lead', 'compliance', 'editor', 'admin']) {
      expect([name, (await (await server.as(name)).get(links.self)).status]).toEqual([name, 200])
    }
    for (const name of ['investor', 'investor-2', 'provider-2', 'corporate', 'entity-editor', 'account-manager', 'finance']) {
      const other = await server.as(name)
      expect([name, (await other.get(links.self)).status]).toEqual([name, 404])
      expect([name, (await other.get(`${path}/seen-by-few`)).status]).toEqual([name, 404])
      expect([name, (await other.get(`${links.self}/account`)).status]).toEqual([name, 404])
      expect([name, (await other.get(`${links.self}/relationships/account`)).status]).toEqual([name, 404])
      const { body } = await other.get(`${path}?filter[fulltext]=seen%20by%20few`)
      expect(body.data.map((one: { id: string }) => one.id)).not.toContain(id)
    }
  })

  test('in review is there for other providers too, who may not change it', async () => {
    const reviewed = insightPath(await putInsight(server.db, 'in-review'))
    const seen = { 'provider-2': 200, 'wing.cheung': 200, investor: 404, corporate: 404, finance: 404 }
    for (const [name, status] of Object.entries(seen)) {
      expect([name, (await (await server.as(name)).get(reviewed)).status]).toEqual([name, status])
    }
    expect((await (await server.as('provider-2')).patch(reviewed, { data: { attributes: { tagline: 'Not kept' } } })).status).toBe(403)
  })

  test('is made by providers alone, and not by their compliance officers', async () => {
    for (const name of ['investor', 'corporate', 'editor', 'entity-editor', 'account-manager', 'finance', 'compliance']) {
      expect([name, (await draft({}, {}, name)).status]).toEqual([name, 403])
    }
    expect((await draft({}, {}, 'lead')).status).toBe(201)
  })

  test('is changed by its author, the team lead and editors, and its text by nobody else who sees it', async () => {
    const { id } = (await draft({ tagline: 'Who may change me' })).body.data
    for (const name of ['provider', 'lead', 'editor', 'admin']) {
      const answer = await (await server.as(name)).patch(`${path}/${id}`, { data: { attributes: { tagline: `Changed by ${name}` } } })
      expect([name, answer.status, answer.body.data?.attributes.tagline]).toEqual([name, 200, `Changed by ${name}`])
    }
    const refused = { compliance: 400, 'provider-2': 404, investor: 403, corporate: 403 }
    for (const [name, status] of Object.entries(refused)) {
      const answer = await (await server.as(name)).patch(`${path}/${id}`, { data: { attributes: { tagline: `Changed by ${name}` } } })
      expect([name, answer.status]).toEqual([name, status])
    }
    expect((await (await server.as('provider')).get(`${path}/${id}`)).body.data.attributes.tagline).toBe('Changed by admin')
  })
})

describe('a change', () => {
  test('leaves what is not sent, and null empties what may be empty', async () => {
    const made = (
      await draft({ tagline: 'Before', imperative: 'bullish', 'time-horizon': 'long', linkback: 'https://a.example' }, about(1))
    ).body.data
    const { attributes } = (await change(made.id, { imperative: null, linkback: null })).body.data
    const { 'updated-at': changedAt, ...rest } = attributes
    const { 'updated-at': madeAt, ...before } = made.attributes
    expect(rest).toEqual({ ...before, imperative: null, linkback: null })
    expect(Date.parse(changedAt)).toBeGreaterThanOrEqual(Date.parse(madeAt))
  })

  test('of nothing is none', async () => {
    const provider = await server.as('provider')
    const made = (await draft({ tagline: 'Unchanged' })).body
    for (const data of [{}, { attributes: {} }, { attributes: {}, relationships: {} }, { id: made.data.id, type: 'insights' }]) {
      const answer = await provider.patch(`${path}/${made.data.id}`, { data })
      expect([answer.status, answer.body]).toEqual([200, made])
    }
  })

  test.each([
    { tagline: 'x'.repeat(301) },
    { tagline: 5 },
    { 'executive-summary': 'x'.repeat(5_001) },
    { 'format-type': null },
    { 'format-type': 'poem' },
    { imperative: 'sideways' },
    { 'time-horizon': 'Short' },
    { countries: ['ZZ'] },
    { countries: ['jp'] },
    { countries: null },
    { countries: Array.from({ length: 61 }, () => 'JP') },
    { strategies: ['luck'] },
    { 'custom-keywords': Array.from({ length: 31 }, (_, index) => `word ${index}`) },
    { 'custom-keywords': ['x'.repeat(121)] },
    { 'automatic-keywords': 'one' },
    { gics: { sectors: ['no-such-sector'], 'industry-groups': [], industries: [] } },
    { gics: { sectors: 'financials', 'industry-groups': [], industries: [] } },
    { gics: null },
    { linkback: 'http://a.example' },
    { linkback: 'javascript:alert(1)' },
    { 'published-at': 'tomorrow' },
    { 'published-at': '2026-02-30 00:00:00 +0000' },
    { 'no-sector': 'true' },
    { 'show-author-names': 1 },
    { 'aasm-state': 'forgotten' },
    { 'status-reason': '' },
  ])('to a value that does not fit is refused with 422 and changes nothing: %j', async (attributes) => {
    const provider = await server.as('provider')
    const own = `${path}/${seedId('insights', 51)}`
    const before = (await provider.get(own)).text
    const { status, body } = await provider.patch(own, { data: { attributes: { linkback: 'https://not-kept.example', ...attributes } } })
    expect(status).toBe(422)
    expect(body.errors).toHaveLength(1)
    expect(body.errors[0]).toMatchObject({ title: 'Invalid field value', code: '103', status: '422' })
    expect(body.errors[0].source.pointer).toMatch(new RegExp(`^/data/attributes/${Object.keys(attributes)[0]}`))
    expect((await provider.get(own)).text).toBe(before)
  })

  test('of what only the server writes is refused with 105', async () => {
    const names = [
      'likes-count',
      'is-read',
      'updated-at',
      'is-x-content',
      'total-combined-read',
      'restriction-reason',
      'account-id',
      'id',
      'type',
    ]
    const { status, body } = await change(seedId('insights', 51), Object.fromEntries(names.map((name) => [name, 1])))
    expect(status).toBe(400)
    expect(body.errors).toEqual(
      names.map((name) => ({ title: 'Param not allowed', detail: `${name} is not allowed.`, code: '105', status: '400' })),
    )
  })

  test('may begin nowhere but as a draft', async () => {
    for (const state of ['published', 'approved', 'cancelled']) expect((await draft({ 'aasm-state': state })).status).toBe(422)
  })
})

describe('research that belongs to no sector', () => {
  const some = { sectors: ['financials'], 'industry-groups': ['banks'], industries: ['banks'] }
  const none = { sectors: [], 'industry-groups': [], industries: [] }

  test('has no classes, whatever is sent and whatever its entity has', async () => {
    expect((await draft({ 'no-sector': true, gics: some }, about(1))).body.data.attributes.gics).toEqual(none)
    expect((await draft({ 'no-sector': true }, about(1))).body.data.attributes.gics).toEqual(none)
  })

  test('loses the classes that it had', async () => {
    const { id } = (await draft({ gics: some })).body.data
    expect((await change(id, { 'no-sector': true })).body.data.attributes).toMatchObject({ 'no-sector': true, gics: none })
  })

  test('gets none by a later change as long as it belongs to no sector', async () => {
    const { id } = (await draft({ 'no-sector': true })).body.data
    expect((await change(id, { gics: some })).body.data.attributes).toMatchObject({ 'no-sector': true, gics: none })
    expect((await change(id, { 'no-sector': false, gics: some })).body.data.attributes).toMatchObject({ 'no-sector': false, gics: some })
  })
})
