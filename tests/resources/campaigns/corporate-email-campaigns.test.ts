import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { machines } from '../../../src/generated/lifecycles.ts'
import type { State as StateOf } from '../../../src/verbs/lifecycle.ts'
import { tick } from '../../../src/tick.ts'
import { putCampaign } from '../../support/campaign-rows.ts'
import { setColumns } from '../../support/columns.ts'
import { codesOf, freshClient, minutesFromNow } from '../../support/insight-rows.ts'
import { putFirm } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/corporate-email-campaigns'
const corporate = () => server.as('corporate')
const ref = (type: string, id: string) => ({ type, id })
const bank = { entity: { data: ref('entities', seedId('entities', 1)) } }
const lists = (...ids: string[]) => ({ contact_lists: { data: ids.map((id) => ref('contact-lists', id)) } })
const letter = { title: 'Results', subject: 'Results of {{entity}}', content: '<p>Dear {{first-name}}</p>', status: 'drafted' }
const make = (attributes: object = {}, relationships: object = { ...bank, ...lists(seedId('contact-lists', 2)) }) => ({
  data: { type: 'corporate-email-campaigns', attributes: { ...letter, ...attributes }, relationships },
})
const change = (attributes: object, relationships?: object) => ({ data: { attributes, ...(relationships ? { relationships } : {}) } })
const write = async (attributes: object = {}, relationships?: object): Promise<Answer> =>
  (await corporate()).post(path, make(attributes, relationships))
const writtenAt = async (attributes: object = {}, relationships?: object): Promise<string> =>
  `${path}/${(await write(attributes, relationships)).body.data.id}`
const patch = async (at: string, attributes: object, relationships?: object): Promise<Answer> =>
  (await corporate()).patch(at, change(attributes, relationships))
const minutesAhead = (time: string): number => (Date.parse(time) - Date.now()) / 60_000
const refusals = (answer: Answer) => answer.body.errors.map((one: { title: string }) => one.title)

/** Puts the bank on a plan that covers so many campaigns a month. */
async function coverCampaigns(campaigns_per_month: number | null): Promise<void> {
  const id = seedId('corporate-plans', 2)
  await setColumns(server.db, 'corporate_plans', id, { campaigns_per_month })
}
beforeAll(() => coverCampaigns(null))

type State = StateOf<'corporate-email-campaigns'>
const { moves } = machines['corporate-email-campaigns']
const states = Object.keys(moves) as State[]

/** Puts a campaign into a state in the tables and answers its path. */
const putAt = async (status: State, columns?: Parameters<typeof putCampaign>[2]): Promise<string> =>
  `${path}/${await putCampaign(server.db, status, columns)}`

describe('writing a campaign', () => {
  test('keeps a draft, from the entity and with answers to its author unless said otherwise', async () => {
    const { status, body } = await write()
    expect(status).toBe(201)
    expect(body.data.attributes).toMatchObject({
      ...letter,
      ...{ 'from-name': 'Asagiri Financial Group', 'reply-to': 'corporate@demo.example', 'scheduled-at': null, 'sent-at': null },
      ...{ 'test-sent-at': null, 'recipients-count': 0, 'delivered-count': 0, 'opened-count': 0, 'clicked-count': 0 },
      ...{ 'bounced-count': 0, 'unsubscribed-count': 0 },
    })
    expect(body.meta).toEqual({ warnings: [] })
    const client = await corporate()
    const linked = await client.get(body.data.relationships['contact-lists'].links.self)
    expect(linked.body.data).toEqual([ref('contact-lists', seedId('contact-lists', 2))])
    const other = await write({ 'from-name': 'Investor relations', 'reply-to': 'ir@asagiri.example' })
    expect(other.body.data.attributes).toMatchObject({ 'from-name': 'Investor relations', 'reply-to': 'ir@asagiri.example' })
  })

  test('keeps harmless HTML alone', async () => {
    const content =
      '<p onclick="x()">A<script>alert(1)</script><a href="javascript:x()">b</a><img src="https://a.example/x.png" onerror="x()"></p>'
    const { body } = await write({ content })
    expect(body.data.attributes.content).toBe('<p>A<a>b</a><img src="https://a.example/x.png" /></p>')
    expect((await write({ content: '<b>'.repeat(300) })).status).toBe(422)
  })

  test('takes a field however an editor writes it, and refuses one that only cleaning makes', async () => {
    const { body } = await write({ content: '<p>Dear {{&nbsp;first-name&nbsp;}}</p>' })
    expect(body.data.attributes.content).toBe('<p>Dear {{\u00a0first-name\u00a0}}</p>')
    const link = '<a href="https://a.example/?of={{company}}">b</a>'
    expect((await write({ content: link })).body.data.attributes.content).toBe(link)
    expect(refusals(await write({ content: '{<x></x>{last-name}}' }))).toEqual(['{{last-name}} stands for nothing'])
  })

  test('is from an entity of whatever length its name has', async () => {
    const pretty_name = 'x'.repeat(240)
    const set = (name: string) => setColumns(server.db, 'entities', seedId('entities', 1), { pretty_name: name })
    await set(pretty_name)
    const { status, body } = await write()
    await set('Asagiri Financial Group')
    expect([status, body.data.attributes['from-name']]).toEqual([201, pretty_name])
  })

  test.each([
    ['a field that stands for nothing', { subject: 'Dear {{last-name}}' }, 422, '/data/attributes/subject'],
    ['such a field in the text', { content: '{{ email }}' }, 422, '/data/attributes/content'],
    ['a subject of two lines', { subject: 'a\r\nBcc: b@c.example' }, 422, '/data/attributes/subject'],
    ['a name of two lines', { 'from-name': 'a\nb' }, 422, '/data/attributes/from-name'],
    ['no address to answer to', { 'reply-to': 'nobody' }, 422, '/data/attributes/reply-to'],
    ['another status', { status: 'sent' }, 422, '/data/attributes/status'],
    ['a time too far away', { status: 'scheduled', 'scheduled-at': '2099-01-01T00:00:00Z' }, 422, '/data/attributes/scheduled-at'],
    ['too long a title', { title: 'x'.repeat(256) }, 422, '/data/attributes/title'],
  ])('refuses %s', async (_name, attributes, status, pointer) => {
    const answer = await write(attributes)
    expect([answer.status, answer.body.errors[0].source.pointer]).toEqual([status, pointer])
  })

  test('asks for everything that the specification has as required', async () => {
    const answer = await (await corporate()).post(path, { data: { type: 'corporate-email-campaigns', attributes: {}, relationships: {} } })
    expect([answer.status, codesOf(answer)]).toEqual([400, Array.from({ length: 6 }, () => '106')])
  })

  test('goes to lists of its own entity that are in use', async () => {
    const removed = randomUUID()
    await insertRows(server.db, 'contact_lists', {
      id: removed,
      entity_id: seedId('entities', 1),
      name: 'x',
      status: 'removed',
      removed_at: minutesFromNow(-1),
    })
    await server.db
      .insertInto('company_entities')
      .values({ company_id: seedId('companies', 10), entity_id: seedId('entities', 2) })
      .onConflict((one) => one.doNothing())
      .execute()
    const foreign = randomUUID()
    await insertRows(server.db, 'contact_lists', { id: foreign, entity_id: seedId('entities', 2), name: 'x' })
    for (const list of [removed, foreign]) {
      expect(refusals(await write({}, { ...bank, ...lists(list) }))).toEqual(['A contact list is of another entity or was removed'])
    }
    const at = await writtenAt()
    const moved = await patch(at, {}, { entity: { data: ref('entities', seedId('entities', 2)) } })
    expect(refusals(moved)).toEqual(['A contact list is of another entity or was removed'])
    const both = await patch(at, {}, { entity: { data: ref('entities', seedId('entities', 2)) }, ...lists(foreign) })
    expect(both.status).toBe(200)
    const away = await patch(at, {}, { entity: { data: ref('entities', seedId('entities', 24)) }, ...lists() })
    expect(away.status).toBe(403)
  })
})

describe('scheduling', () => {
  test('gives a quarter of an hour to think again, or the time that was asked for', async () => {
    const soon = await write({ status: 'scheduled' })
    expect(soon.status).toBe(201)
    expect(soon.body.data.attributes.status).toBe('scheduled')
    expect(minutesAhead(soon.body.data.attributes['scheduled-at'])).toBeGreaterThan(14.9)
    expect(minutesAhead(soon.body.data.attributes['scheduled-at'])).toBeLessThanOrEqual(15)
    const past = await write({ status: 'scheduled', 'scheduled-at': minutesFromNow(-60) })
    expect(minutesAhead(past.body.data.attributes['scheduled-at'])).toBeGreaterThan(14.9)
    const later = minutesFromNow(600)
    const at = await writtenAt({ 'scheduled-at': later })
    const scheduled = await patch(at, { status: 'scheduled' })
    expect(Date.parse(scheduled.body.data.attributes['scheduled-at'])).toBe(Date.parse(later))
    const moved = await patch(at, { 'scheduled-at': minutesFromNow(1) })
    expect(minutesAhead(moved.body.data.attributes['scheduled-at'])).toBeGreaterThan(14.9)
    expect((await patch(at, { 'scheduled-at': null })).body.data.attributes['scheduled-at']).not.toBeNull()
  })

  test('warns of a text that was never tested as it is', async () => {
    const warning = ['No test was sent since what goes out was last changed.']
    const at = await writtenAt()
    await (await corporate()).get(`${at}/send-test`)
    expect((await patch(at, { status: 'scheduled' })).body.meta.warnings).toEqual([])
    await patch(at, { status: 'drafted' })
    await patch(at, { title: 'Other' })
    expect((await patch(at, { status: 'scheduled' })).body.meta.warnings).toEqual([])
    await patch(at, { status: 'drafted' })
    await patch(at, { subject: 'Other' })
    expect((await patch(at, { status: 'scheduled' })).body.meta.warnings).toEqual(warning)
    expect((await write({ status: 'scheduled' })).body.meta.warnings).toEqual(warning)
  })

  test('tells all that is missing at once', async () => {
    const at = await writtenAt({ title: '', subject: '', content: '<p> </p>' }, { ...bank, ...lists() })
    const answer = await patch(at, { status: 'scheduled' })
    expect(answer.status).toBe(422)
    expect(refusals(answer)).toEqual([
      ...['A title is needed', 'A subject is needed', 'Content is needed'],
      ...['At least one contact list is needed', 'No contact of the lists gets mails'],
    ])
    expect((await (await corporate()).get(at)).body.data.attributes.status).toBe('drafted')
  })

  test('needs lists in use with somebody who gets mails', async () => {
    const id = randomUUID()
    await insertRows(server.db, 'contact_lists', { id, entity_id: seedId('entities', 1), name: 'x' })
    const at = await writtenAt({}, { ...bank, ...lists(id) })
    expect(refusals(await patch(at, { status: 'scheduled' }))).toEqual(['No contact of the lists gets mails'])
    // Number 7 unsubscribed.
    await insertRows(server.db, 'contact_list_members', { contact_list_id: id, contact_id: seedId('contacts', 7) })
    expect(refusals(await patch(at, { status: 'scheduled' }))).toEqual(['No contact of the lists gets mails'])
    await insertRows(server.db, 'contact_list_members', { contact_list_id: id, contact_id: seedId('contacts', 1) })
    await (await corporate()).patch(`/api/v2/contact-lists/${id}/remove`)
    expect(refusals(await patch(at, { status: 'scheduled' }))).toEqual(['A contact list was removed', 'No contact of the lists gets mails'])
    await (await corporate()).patch(`/api/v2/contact-lists/${id}`, change({ status: 'active' }))
    expect((await patch(at, { status: 'scheduled' })).status).toBe(200)
    expect((await (await corporate()).patch(`/api/v2/contact-lists/${id}/remove`)).status).toBe(409)
  })

  test('and removing its list at once never leaves a scheduled campaign without it', async () => {
    for (let round = 0; round < 10; round++) {
      const id = randomUUID()
      await insertRows(server.db, 'contact_lists', { id, entity_id: seedId('entities', 1), name: 'x' })
      await insertRows(server.db, 'contact_list_members', { contact_list_id: id, contact_id: seedId('contacts', 1) })
      const at = await writtenAt({}, { ...bank, ...lists(id) })
      const client = await corporate()
      const [scheduled, removed] = await Promise.all([
        patch(at, { status: 'scheduled' }),
        client.patch(`/api/v2/contact-lists/${id}/remove`),
      ])
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([scheduled.status, removed.status])
    }
  })

  test('can be taken back until a minute before', async () => {
    expect((await patch(await putAt('scheduled', { scheduled_at: minutesFromNow(2) }), { status: 'drafted' })).status).toBe(200)
    const late = await patch(await putAt('scheduled', { scheduled_at: minutesFromNow(0.9) }), { status: 'drafted' })
    expect([late.status, refusals(late)]).toEqual([422, ['It is about to be sent']])
  })
})

describe('the plan of the issuer', () => {
  /** A day of the month that is so many months ahead. */
  const monthAhead = (months: number, day: number): string => {
    const now = new Date()
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString()
  }
  const full = (most: number, at: string) => [422, [`The plan covers ${most} campaigns in ${at.slice(0, 7)}`]]
  const answered = (answer: Answer) => [answer.status, refusals(answer)]

  test('covers so many campaigns in a month: those scheduled for it, and those begun in it whatever became of them', async () => {
    await coverCampaigns(2)
    const [first, last, next] = [monthAhead(6, 1), monthAhead(6, 28), monthAhead(7, 1)]
    await putAt('cancelled', { scheduled_at: last, recipients_count: 1 })
    await putAt('cancelled', { scheduled_at: last })
    const own = await writtenAt({ status: 'scheduled', 'scheduled-at': first })
    const more = await write({ status: 'scheduled', 'scheduled-at': last })
    expect(answered(more)).toEqual(full(2, last))
    expect(more.body.errors[0].source.pointer).toBe('/data/attributes/status')
    // Its own place is no obstacle to itself.
    expect((await patch(own, { 'scheduled-at': last })).status).toBe(200)
    const other = await writtenAt({ status: 'scheduled', 'scheduled-at': next })
    const moved = await patch(other, { 'scheduled-at': first })
    expect(answered(moved)).toEqual(full(2, first))
    expect(moved.body.errors[0].source.pointer).toBe('/data/attributes/scheduled-at')
    expect(Date.parse((await (await corporate()).get(other)).body.data.attributes['scheduled-at'])).toBe(Date.parse(next))
    expect((await patch(own, { status: 'drafted' })).status).toBe(200)
    expect((await patch(other, { 'scheduled-at': first })).status).toBe(200)
    await coverCampaigns(null)
    expect((await patch(own, { status: 'scheduled' })).status).toBe(200)
  })

  test('covers none without the feature', async () => {
    const own = await writtenAt({})
    await setColumns(server.db, 'corporate_plans', seedId('corporate-plans', 2), { features: ['events'] })
    expect(answered(await patch(own, { status: 'scheduled' }))).toEqual([422, ['The plan covers no campaigns']])
    await setColumns(server.db, 'corporate_plans', seedId('corporate-plans', 2), { features: ['campaigns'] })
    expect((await patch(own, { status: 'scheduled' })).status).toBe(200)
  })

  test('is kept however many are scheduled at once', async () => {
    await coverCampaigns(3)
    const at = monthAhead(9, 10)
    const drafts = await Promise.all(Array.from({ length: 12 }, () => writtenAt({ 'scheduled-at': at })))
    const answers = await Promise.all(drafts.map((one) => patch(one, { status: 'scheduled' })))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(3)
    for (const one of answers.filter((answer) => answer.status !== 200)) expect(answered(one)).toEqual(full(3, at))
    await coverCampaigns(null)
  })
})

describe('the status', () => {
  const asked = ['drafted', 'scheduled', 'sending', 'paused', 'cancelled'] as const

  test.each(states.flatMap((from) => asked.map((to) => [from, to] as const)))('from %s to %s', async (from, to) => {
    const at = await putAt(from)
    const answer = await patch(at, { status: to })
    const open = from === to || moves[from]![to]?.by.includes('keeper')
    expect(answer.status).toBe(open ? 200 : 409)
    const now = (await (await corporate()).get(at)).body.data.attributes.status
    expect(now).toBe(open ? to : from)
    if (!open) expect(answer.body.errors[0].detail).toMatch(new RegExp(`^From ${from} you can reach .*, not ${to}\\.$`))
  })

  test.each(states)('decides what may be written: %s', async (status) => {
    const words = { subject: 'Other', track: true, content: 'Other', 'from-name': 'Other', 'reply-to': 'other@demo.example' }
    const at = await putAt(status)
    const answer = await patch(at, words, lists(seedId('contact-lists', 1)))
    if (status === 'drafted') expect(answer.status).toBe(200)
    else {
      const named = answer.body.errors.map((one: { detail: string }) => one.detail.split(' ')[0])
      expect([answer.status, named]).toEqual([400, [...Object.keys(words), 'contact_lists']])
    }
    expect((await patch(at, { title: 'Other' })).status).toBe(200)
    const timed = await patch(at, { 'scheduled-at': minutesFromNow(60) })
    expect(timed.status).toBe(['drafted', 'scheduled', 'failed'].includes(status) ? 200 : 400)
  })

  test.each(states)('decides whether it may be deleted: %s', async (status) => {
    const at = await putAt(status)
    const client = await corporate()
    expect((await client.delete(at)).status).toBe(['drafted', 'cancelled'].includes(status) ? 204 : 409)
    expect((await client.get(at)).status).toBe(['drafted', 'cancelled'].includes(status) ? 404 : 200)
  })

  test('leaves a campaign of which mails went out where it is, so that who has one can unsubscribe by it', async () => {
    const at = await putAt('cancelled')
    const [campaign_id, contact_id, code] = [at.split('/').at(-1)!, seedId('contacts', 3), 'a'.repeat(64)]
    await insertRows(server.db, 'campaign_deliveries', {
      id: randomUUID(),
      campaign_id,
      contact_id,
      code,
      status: 'delivered',
      handed_at: minutesFromNow(-1),
    })
    const answer = await (await corporate()).delete(at)
    expect([answer.status, codesOf(answer)]).toEqual([409, ['409']])
    expect((await server.guest.post(`/api/v2/contacts/${contact_id}/unsubscribe?code=${code}`)).status).toBe(204)
  })

  test('lets nothing that goes out change once mails went out, as those of one that failed and is a draft again', async () => {
    const at = await putAt('failed')
    const handed = {
      id: randomUUID(),
      campaign_id: at.split('/').at(-1)!,
      contact_id: seedId('contacts', 4),
      handed_at: minutesFromNow(-1),
    }
    await insertRows(server.db, 'campaign_deliveries', { ...handed, status: 'delivered' })
    for (const status of ['scheduled', 'drafted']) expect((await patch(at, { status })).status).toBe(200)
    const other = { entity: { data: ref('entities', seedId('entities', 2)) } }
    for (const answer of [await patch(at, { subject: 'Other' }), await patch(at, { content: 'Other' }), await patch(at, {}, other)]) {
      expect([answer.status, codesOf(answer)]).toEqual([409, ['409']])
    }
    expect((await patch(at, { title: 'Other', status: 'scheduled' })).status).toBe(200)
  })

  test('is changed by one of many who ask at once', async () => {
    const at = await putAt('paused')
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => patch(at, { status: index % 2 ? 'cancelled' : 'sending' })))
    const { status } = (await (await corporate()).get(at)).body.data.attributes
    expect(['cancelled', 'sending']).toContain(status)
    for (const one of answers) expect([200, 409]).toContain(one.status)
    if (status === 'cancelled') expect(answers.filter((one) => one.status === 409).length).toBeLessThan(40)
  })

  test('honours If-Match', async () => {
    const at = await putAt('drafted')
    const client = await corporate()
    const { etag } = (await client.get(at)).headers
    const headers = { 'if-match': String(etag) }
    expect((await client.patch(at, change({ title: 'A' }), { headers })).status).toBe(200)
    expect((await client.patch(at, change({ title: 'B' }), { headers })).status).toBe(412)
  })
})

test('what becomes of a campaign is told to whoever made it, as long as that is somebody of the issuer', async () => {
  const firms = [seedId('companies', 10), (await putFirm(server.db, undefined)).company]
  const told = await Promise.all(
    firms.map(async (company_id) => {
      const { account } = await putFirm(server.db, undefined)
      await setColumns(server.db, 'accounts', account, { company_id, account_type: 'corporate-user', reading_tier: 'corporate' })
      const at = await putAt('sending', { account_id: account })
      expect((await patch(at, { status: 'paused' })).status).toBe(200)
      const { data } = (await (await freshClient(server, account)).get('/api/v2/notifications')).body
      return data
        .filter((one: { attributes: { parameters: { url: string } } }) => one.attributes.parameters.url.endsWith(at))
        .map((one: { attributes: { key: string } }) => one.attributes.key) as string[]
    }),
  )
  expect(told).toEqual([['campaign.paused'], []])
})

describe('a campaign of an agency', () => {
  const agency = seedId('companies', 11)
  const give = async (ids: readonly string[]): Promise<Answer> =>
    (await server.as('account-manager')).patch(
      `/api/v2/companies/${agency}`,
      change({}, { 'managed-entities': { data: ids.map((id) => ref('entities', id)) } }),
    )
  const due = async (at: string): Promise<string> => {
    await setColumns(server.db, 'corporate_email_campaigns', at.split('/').at(-1)!, { scheduled_at: minutesFromNow(-1) })
    await tick(server.db, server.place.files, new Date(), server.jobs)
    return (await (await corporate()).get(at)).body.data.attributes.status
  }
  const scheduledBy = async (name: string): Promise<string> => {
    const client = await server.as(name)
    const { body } = await client.post(path, make({ status: 'scheduled', title: `Of ${name}` }))
    return `${path}/${body.data.id}`
  }

  test('that lost the entity does not go out until the issuer schedules it, which is told so', async () => {
    expect((await give([seedId('entities', 1)])).status).toBe(200)
    const [lost, kept] = [await scheduledBy('matthias.krueger'), await scheduledBy('matthias.krueger')]
    expect(await due(kept)).toBe('sending')
    expect((await give([])).status).toBe(200)
    expect([await due(lost), await due(await scheduledBy('corporate'))]).toEqual(['failed', 'sending'])
    const { data: news } = (await (await corporate()).get('/api/v2/notifications?page[size]=100')).body
    const told = news.filter(
      (one: { attributes: { parameters: { title?: string } | null } }) => one.attributes.parameters?.title === 'Of matthias.krueger',
    )
    expect(told.map((one: { attributes: { key: string } }) => one.attributes.key)).toContain('campaign.failed')
    expect((await patch(lost, { status: 'scheduled' })).status).toBe(200)
    expect(await due(lost)).toBe('sending')
  })
})

describe('lists of campaigns', () => {
  test('are by change, and narrowed by entity and status', async () => {
    const client = await corporate()
    const at = await putAt('paused')
    await patch(at, { title: 'Newest' })
    const ids = async (query: string) =>
      ((await client.get(`${path}?page[size]=100${query}`)).body.data as { id: string }[]).map((one) => one.id)
    const id = at.split('/').at(-1)!
    expect((await ids(''))[0]).toBe(id)
    expect(await ids('&filter[status]=paused,failed')).toContain(id)
    expect(await ids('&filter[status]=sent')).not.toContain(id)
    expect(await ids(`&filter[entity-id]=${seedId('entities', 24)}`)).toEqual([])
    expect(await ids('&filter[status]=sent&sort=-updated-at')).toContain(seedId('corporate-email-campaigns', 9))
  })
})

describe('a test of a campaign', () => {
  const own = 'corporate@demo.example'

  test('goes to the caller, with what stands for the caller', async () => {
    const at = await writtenAt({ subject: '{{entity}} for {{company}}' })
    const before = (await server.mailsTo(own)).length
    const answer = await (await corporate()).get(`${at}/send-test`)
    expect(answer.status).toBe(200)
    expect(answer.body.data.attributes['test-sent-at']).not.toBeNull()
    const mails = await server.mailsTo(own)
    expect(mails).toHaveLength(before + 1)
    const mail = mails.at(-1)!
    const { name } = await server.db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', seedId('companies', 10))
      .executeTakeFirstOrThrow()
    expect(mail).toContain(`Subject: [Test] Asagiri Financial Group for ${name}\n`)
    expect(mail).toContain('Dear Haruka')
    expect(mail).not.toContain('List-Unsubscribe')
  })

  test('is not sent by HEAD, nor by what a browser asks for ahead of a click', async () => {
    const at = await writtenAt()
    const client = await corporate()
    const before = (await server.mailsTo(own)).length
    expect((await client.send('HEAD', `${at}/send-test`)).status).toBe(200)
    for (const headers of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }, { 'x-moz': 'prefetch' }]) {
      const answer = await client.get(`${at}/send-test`, { headers: headers as unknown as Record<string, string> })
      expect([answer.status, answer.body.data.attributes['test-sent-at']]).toEqual([200, null])
    }
    expect(await server.mailsTo(own)).toHaveLength(before)
  })

  test('is sent five times an hour, exact also at once', async () => {
    const at = await writtenAt()
    const client = await corporate()
    const before = (await server.mailsTo(own)).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.get(`${at}/send-test`)))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(5)
    for (const one of answers.filter((answer) => answer.status !== 200)) {
      expect([one.status, Number(one.headers['retry-after']) > 3_000]).toEqual([429, true])
    }
    expect(await server.mailsTo(own)).toHaveLength(before + 5)
    expect((await client.get(`${await writtenAt()}/send-test`)).status).toBe(200)
    await sql`update attempts set at = at - interval '61 minutes'`.execute(server.db)
    expect((await client.get(`${at}/send-test`)).status).toBe(200)
  })

  test('is refused while the address of the caller is not confirmed', async () => {
    const set = (email_verified: boolean) => server.db.updateTable('accounts').set({ email_verified }).where('email', '=', own).execute()
    const at = await writtenAt()
    await set(false)
    const answer = await (await corporate()).get(`${at}/send-test`)
    await set(true)
    expect([answer.status, codesOf(answer)]).toEqual([409, ['409']])
  })
})

test('the demo set holds two campaigns of each status, and its counters agree', async () => {
  const { rows } = await sql<{ status: string; count: number }>`select status, count(*)::integer as count from corporate_email_campaigns
    where id like '019a0000-0045-%' group by status`.execute(server.db)
  expect(rows.map((one) => one.status).sort()).toEqual([...states].sort())
  expect((await differences(server.db)).filter((one) => one.id.startsWith('019a0000-0045'))).toEqual([])
})
