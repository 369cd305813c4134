import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { tick } from '../../../src/tick.ts'
import { dataUrl, filesBelow, pdfBytes } from '../../support/files.ts'
import { codesOf, minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/external-reports'
const requests = '/api/v2/publication-access-requests'
const entity = (n: number) => ({ data: { type: 'entities', id: seedId('entities', n) } })
const body = (attributes: object = {}, relationships: object = {}) => ({
  data: {
    type: 'external-reports',
    attributes: { title: 'Banks', 'source-name': 'Tallis Brothers', access: 'open', ...attributes },
    relationships: { 'primary-entity': entity(1), ...relationships },
  },
})
const attach = (client: Client, report: string): Promise<Answer> =>
  client.post('/api/v2/external-report-attachments', {
    data: {
      type: 'external-report-attachments',
      attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'report.pdf' },
      relationships: { 'external-report': { data: { type: 'external-reports', id: report } } },
    },
  })

let provider: Client
let other: Client
let investor: Client
let corporate: Client
beforeAll(async () => {
  ;[provider, other, investor, corporate] = await Promise.all([
    server.as('provider'),
    server.as('provider-2'),
    server.as('investor'),
    server.as('corporate'),
  ])
})

/** A report with one file; answers its id. */
async function listed(attributes: object = {}, by = provider): Promise<string> {
  const id = (await by.post(path, body(attributes))).body.data.id as string
  await attach(by, id)
  return id
}
const reasonFor = async (name: string, id: string): Promise<[number, string | null]> => {
  const answer = await (await server.as(name)).get(`${path}/${id}`)
  return [answer.status, answer.body.data?.attributes['restriction-reason'] ?? null]
}

describe('filing a report', () => {
  test('takes country and sector from the entity unless said, and is listed with its first file', async () => {
    const made = await provider.post(path, body())
    expect(made.status).toBe(201)
    const { id, attributes } = made.body.data
    expect(attributes).toMatchObject({
      ...{ countries: ['JP'], sectors: ['financials'], language: 'en', status: 'uploaded', 'views-count': 0 },
      ...{ 'viewer-is-restricted': false, 'restriction-reason': null, 'target-price': null, 'published-on': null },
    })
    expect((await investor.get(`${path}/${id}`)).status).toBe(404)
    await attach(provider, id)
    expect((await investor.get(`${path}/${id}`)).body.data.attributes.status).toBe('listed')
  })

  test('keeps what was said of it, and names each entity once', async () => {
    const price = { amount: '4150.00', currency: 'JPY' }
    const { body: made } = await provider.post(
      path,
      body(
        { countries: ['SG'], sectors: [], 'target-price': price, 'published-on': '2026-09-14' },
        { entities: { data: [entity(2).data, entity(1).data, entity(2).data] } },
      ),
    )
    expect(made.data.attributes).toMatchObject({ countries: ['SG'], sectors: [], 'target-price': price, 'published-on': '2026-09-14' })
    const { body: entities } = await provider.get(`${path}/${made.data.id}/relationships/entities`)
    expect(entities.data.map((one: { id: string }) => one.id)).toEqual([seedId('entities', 2)])
  })

  test('is refused for an entity that a corporate user does not manage, and for a compliance officer', async () => {
    expect((await corporate.post(path, body())).status).toBe(201)
    expect((await corporate.post(path, body({}, { 'primary-entity': entity(2) }))).status).toBe(403)
    expect((await (await server.as('compliance')).post(path, body())).status).toBe(403)
  })

  test('refuses values that break a rule, one error for each', async () => {
    const sent = { access: 'public', 'target-price': { amount: 'x', currency: 'JPY' }, countries: ['jp'], pages: 0, language: '' }
    const answer = await provider.post(path, body(sent))
    expect([answer.status, codesOf(answer)]).toEqual([422, ['103', '103', '103', '103', '103']])
    expect(codesOf(await provider.post(path, body({ 'views-count': 9, status: 'listed' })))).toEqual(['105', '105'])
    for (const wrong of [{ 'published-on': '2026-02-30' }, { 'target-price': { amount: '1', currency: 'JYP' } }]) {
      expect((await provider.post(path, body(wrong))).status).toBe(422)
    }
  })
})

describe('the list', () => {
  test('is filtered by entity, house, day and words, which all must fit', async () => {
    const mine = await listed({ title: 'Zeppelin bonds', 'source-name': 'Hallam House', 'published-on': '2026-03-04' })
    const find = async (query: string): Promise<string[]> =>
      (await investor.get(`${path}?page[size]=100&${query}`)).body.data.map((one: { id: string }) => one.id)
    expect(await find('filter[fulltext]=zeppelin bonds')).toEqual([mine])
    expect(await find('filter[source-name]=Hallam House')).toEqual([mine])
    const partners = await listed({ title: 'Perpetual bonds', 'source-name': 'Smith, Barney, Tallis' })
    expect(await find('filter[source-name]=Smith, Barney, Tallis')).toEqual([partners])
    expect(await find('filter[source-name]=Hallam House,Smith')).toEqual([mine])
    expect(await find(`filter[source-name]=Hallam House&filter[entity-id]=${seedId('entities', 1)}`)).toEqual([mine])
    expect(await find(`filter[source-name]=Hallam House&filter[entity-id]=${seedId('entities', 2)}`)).toEqual([])
    expect(await find('filter[from]=2026-03-04&filter[to]=2026-03-04')).toEqual([mine])
    expect(await find('filter[from]=2026-03-05&filter[to]=2026-03-30')).toEqual([])
    expect(await find(`filter[entity-id]=${seedId('entities', 2)}`)).toContain(seedId('external-reports', 1))
  })

  test('is sorted by publication, the undated last, and by views', async () => {
    const undated = await listed()
    const byDay = (await investor.get(`${path}?page[size]=100&sort=-published-on`)).body.data
    const days = byDay.map((one: { attributes: Record<string, string | null> }) => one.attributes['published-on'] ?? '')
    expect(days).toEqual([...days].sort().reverse())
    expect(byDay.map((one: { id: string }) => one.id)).toContain(undated)
    const byViews = (await investor.get(`${path}?page[size]=100&sort=-views-count`)).body.data
    const views = byViews.map((one: { attributes: Record<string, number> }) => one.attributes['views-count'])
    expect(views).toEqual([...views].sort((a, b) => b - a))
  })

  test('of an entity holds what is listed about it', async () => {
    const [shown, hidden] = [await listed(), await listed({ access: 'private' })]
    const { body: found } = await investor.get(`/api/v2/entities/${seedId('entities', 1)}/external-reports?page[size]=100`)
    const ids = found.data.map((one: { id: string }) => one.id)
    expect([ids.includes(shown), ids.includes(hidden)]).toEqual([true, false])
  })
})

describe('what withholds the files', () => {
  test('is the firm’s policy, the plan, or that they are given on request', async () => {
    const [open, asked] = [await listed(), await listed({ access: 'on-request' })]
    expect(await reasonFor('investor', open)).toEqual([200, null])
    expect(await reasonFor('samuel.penrose', open)).toEqual([200, 'plan'])
    expect(await reasonFor('investor-delayed', open)).toEqual([200, null])
    expect(await reasonFor('investor', asked)).toEqual([200, 'on-request'])
    expect(await reasonFor('lead', asked)).toEqual([200, null])
    expect(await reasonFor('editor', asked)).toEqual([200, null])
    const forensic = await listed({}, other)
    expect(await reasonFor('investor-delayed', forensic)).toEqual([200, 'investor-type'])
    const barred = (await provider.post(path, body({}, { entities: { data: [entity(3).data] } }))).body.data.id as string
    await attach(provider, barred)
    expect(await reasonFor('lukas.hofstede', barred)).toEqual([200, 'company-policy'])
  })

  test('keeps a private report from everyone but its account, its lead, its compliance officer and editors', async () => {
    const id = await listed({ access: 'private' })
    const seen: Record<string, number> = { provider: 200, lead: 200, compliance: 200, editor: 200, admin: 200, 'vikram.deshpande': 404 }
    for (const [name, status] of Object.entries({ ...seen, investor: 404, 'provider-2': 404, corporate: 404, finance: 404 })) {
      expect([name, (await reasonFor(name, id))[0]]).toEqual([name, status])
    }
    expect((await investor.post(`${path}/${id}/request-publication-access`)).status).toBe(404)
  })
})

describe('asking for the files', () => {
  const ask = (client: Client, id: string, message?: string): Promise<Answer> =>
    client.post(`${path}/${id}/request-publication-access`, message === undefined ? undefined : { data: { attributes: { message } } })
  const decide = (client: Client, id: string, attributes: object): Promise<Answer> =>
    client.patch(`${requests}/${id}`, { data: { type: 'publication-access-requests', attributes } })

  test('is answered again under its key, also where the report has to be as it was seen', async () => {
    const report = await listed({ access: 'on-request' })
    const tag = String((await investor.get(`${path}/${report}`)).headers['etag'])
    const askIf = (match: string, key: string): Promise<Answer> =>
      investor.post(`${path}/${report}/request-publication-access`, undefined, { headers: { 'if-match': match, 'idempotency-key': key } })
    expect((await askIf('"another"', 'asked')).status).toBe(412)
    const [first, again] = [await askIf(tag, 'asked'), await askIf(tag, 'asked')]
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text])
    expect((await askIf('"another"', 'asked-anew')).status).toBe(412)
  })

  test('tells who filed the report, whose grant opens them until it ends', async () => {
    const report = await listed({ access: 'on-request' })
    const made = await ask(investor, report, 'May I?')
    expect([made.status, made.body.data.attributes.status]).toEqual([201, 'pending'])
    const publication = await investor.get(made.body.data.relationships.publication.links.self)
    expect(publication.body.data).toEqual({ type: 'external-reports', id: report })
    const told = (await provider.get('/api/v2/notifications?page[size]=1')).body.data[0].attributes
    expect(told).toMatchObject({ key: 'external_report.access_requested', parameters: { title: 'Banks' } })
    const request = made.body.data.id as string
    expect((await decide(other, request, { status: 'granted' })).status).toBe(404)
    expect((await decide(investor, request, { status: 'granted' })).status).toBe(403)
    const granted = await decide(provider, request, { status: 'granted', 'granted-until': minutesFromNow(60) })
    expect([granted.status, granted.body.data.attributes.status]).toEqual([200, 'granted'])
    expect(await reasonFor('investor', report)).toEqual([200, null])
    expect((await ask(investor, report)).status).toBe(409)
    await tick(server.db, server.place.files, new Date(Date.now() + 61 * 60_000))
    expect((await investor.get(`${requests}/${request}`)).body.data.attributes.status).toBe('expired')
    expect(await reasonFor('investor', report)).toEqual([200, 'on-request'])
  })

  test('is answered with the same request as long as it is pending, however many ask at once', async () => {
    const report = await listed({ access: 'on-request' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(investor, report)))
    expect(answers.map((one) => one.status).sort()).toEqual([...Array.from({ length: 19 }, () => 200), 201])
    expect(new Set(answers.map((one) => one.body.data.id)).size).toBe(1)
  })

  test('is a conflict for who has them, and refused where no grant could help', async () => {
    expect((await ask(investor, await listed())).status).toBe(409)
    expect((await ask(await server.as('investor-delayed'), await listed({}, other))).status).toBe(403)
    expect((await ask(await server.as('samuel.penrose'), await listed())).status).toBe(201)
  })

  test('records each step', async () => {
    const report = await listed({ access: 'on-request' })
    const request = (await ask(investor, report)).body.data.id as string
    expect((await decide(provider, request, { status: 'denied' })).status).toBe(422)
    expect((await decide(provider, request, { status: 'denied', reason: 'Clients alone.' })).status).toBe(200)
    const { rows } = await sql<{ key: string; recipient: string }>`select key, recipient_id as recipient from activities
      where trackable_type = 'external-reports' and trackable_id = ${report} order by created_at, id`.execute(server.db)
    expect(rows).toEqual([
      { key: 'external_report.request_access', recipient: seedId('accounts', 4) },
      { key: 'external_report.deny_access', recipient: seedId('accounts', 1) },
    ])
  })

  test('tells who asked what became of it, but not what a report is called that is private by then', async () => {
    const report = await listed({ access: 'on-request' })
    const request = (await ask(investor, report)).body.data.id as string
    await provider.patch(`${path}/${report}`, { data: { attributes: { access: 'private', title: 'Takeover of Tallis' } } })
    expect((await decide(provider, request, { status: 'denied', reason: 'Clients alone.' })).status).toBe(200)
    const [told] = (await investor.get('/api/v2/notifications?page[size]=1')).body.data
    expect(told.attributes).toMatchObject({ key: 'external_report.access_denied', parameters: { reason: 'Clients alone.' } })
    expect(JSON.stringify(told)).not.toContain('Takeover')
  })
})

test('views are counted once in half an hour, by those who see the report', async () => {
  const report = await listed()
  const view = (client: Client) =>
    client.post('/api/v2/activities', {
      data: {
        type: 'activities',
        key: 'external_report.view',
        relationships: { trackable: { data: { type: 'external-reports', id: report } } },
      },
    })
  expect((await view(server.guest)).status).toBe(401)
  await Promise.all([view(investor), view(investor), view(other)])
  expect((await investor.get(`${path}/${report}`)).body.data.attributes['views-count']).toBe(2)
  expect((await differences(server.db)).filter((one) => one.table === 'external_reports')).toEqual([])
})

describe('a report that is deleted', () => {
  test('is gone with its files, what was said about it and who asked for it', async () => {
    const before = filesBelow(server.place.folder).length
    const id = await listed({ access: 'on-request' })
    expect((await investor.post(`${path}/${id}/request-publication-access`)).status).toBe(201)
    const said = await provider.post('/api/v1/comments', {
      data: {
        type: 'comments',
        attributes: { body: 'The second table is old.' },
        relationships: { commentable: { data: { type: 'external-reports', id } } },
      },
    })
    expect(said.status).toBe(201)
    expect([(await investor.delete(`${path}/${id}`)).status, (await server.guest.delete(`${path}/${id}`)).status]).toEqual([403, 401])
    expect((await provider.delete(`${path}/${id}`)).status).toBe(204)
    for (const client of [provider, investor]) expect((await client.get(`${path}/${id}`)).status).toBe(404)
    expect((await provider.get(`/api/v1/comments/${said.body.data.id}`)).status).toBe(404)
    const left = await server.db.selectFrom('publication_access_requests').select('id').where('publication_id', '=', id).execute()
    expect(left).toEqual([])
    expect(filesBelow(server.place.folder)).toHaveLength(before)
    expect((await provider.delete(`${path}/${id}`)).status).toBe(404)
  })

  test('by an editor is gone too, and what somebody may not see is not there to delete', async () => {
    const id = await listed({ access: 'private' })
    expect((await other.delete(`${path}/${id}`)).status).toBe(404)
    expect((await (await server.as('editor')).delete(`${path}/${id}`)).status).toBe(204)
  })
})

describe('a report that is changed', () => {
  const change = (client: Client, id: string, attributes: object, relationships: object = {}): Promise<Answer> =>
    client.patch(`${path}/${id}`, { data: { type: 'external-reports', attributes, relationships } })

  test('keeps what was not sent', async () => {
    const price = { amount: '4150.00', currency: 'JPY' }
    const id = await listed({ 'target-price': price, pages: 24, countries: ['SG'] })
    const verticals = { data: [{ type: 'content-verticals', id: seedId('content-verticals', 1) }] }
    const changed = await change(provider, id, { title: 'Regional banks', pages: null }, { 'content-verticals': verticals })
    expect(changed.status).toBe(200)
    expect(changed.body.data.attributes).toMatchObject({ title: 'Regional banks', pages: null, 'target-price': price, countries: ['SG'] })
    const others = { entities: { data: [entity(2).data, entity(1).data] } }
    expect((await change(provider, id, { 'target-price': null }, others)).body.data.attributes['target-price']).toBeNull()
    const ids = async (name: string): Promise<string[]> =>
      (await investor.get(`${path}/${id}/relationships/${name}`)).body.data.map((one: { id: string }) => one.id)
    expect(await ids('entities')).toEqual([seedId('entities', 2)])
    expect(await ids('content-verticals')).toEqual([seedId('content-verticals', 1)])
  })

  test('opens its files to everyone, and takes itself back from everyone', async () => {
    const id = await listed({ access: 'on-request' })
    expect(await reasonFor('investor', id)).toEqual([200, 'on-request'])
    await change(provider, id, { access: 'open' })
    expect(await reasonFor('investor', id)).toEqual([200, null])
    await change(provider, id, { access: 'private' })
    expect(await reasonFor('investor', id)).toEqual([404, null])
    expect((await provider.get(`${path}/${id}`)).status).toBe(200)
  })

  test('is changed by who filed it and by editors alone', async () => {
    const [open, hidden] = [await listed(), await listed({ access: 'private' })]
    for (const client of [investor, other]) expect((await change(client, open, { title: 'Mine' })).status).toBe(403)
    expect((await change(other, hidden, { title: 'Mine' })).status).toBe(404)
    expect((await change(server.guest, open, { title: 'Mine' })).status).toBe(401)
    expect((await change(await server.as('editor'), hidden, { title: 'Edited' })).body.data.attributes.title).toBe('Edited')
  })
})
