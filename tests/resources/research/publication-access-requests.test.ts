import { beforeAll, describe, expect, test } from 'vitest'
import type { Selectable } from 'kysely'
import { seedId } from '../../../src/demo/ids.ts'
import type { PublicationAccessRequestsTable } from '../../../src/generated/tables.ts'
import { tick } from '../../../src/tick.ts'
import { authors, codesOf, detailsOf, freshClient, insightPath, minutesFromNow, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const requests = '/api/v2/publication-access-requests'
const day = 24 * 60
const decide = (attributes: object) => ({ data: { type: 'publication-access-requests', attributes } })
const ask = (client: Client, insight: string, message?: string): Promise<Answer> =>
  client.post(
    `${insightPath(insight)}/request-publication-access`,
    message === undefined ? undefined : { data: { attributes: { message } } },
  )
const published = (by: number = authors.provider) => putInsight(server.db, 'published', by, { published_at: minutesFromNow(-day) })
const rowsOf = (insight: string) =>
  server.db.selectFrom('publication_access_requests').selectAll().where('publication_id', '=', insight).execute()
const status = (answer: Answer): [number, string] => [answer.status, answer.body.data?.attributes.status]

let lapsed: Client
let corporate: Client
let provider: Client
let investor: Client
beforeAll(async () => {
  lapsed = await server.as('samuel.penrose')
  ;[corporate, provider, investor] = await Promise.all([server.as('corporate'), server.as('provider'), server.as('investor')])
})

/** A pending request of the lapsed account for an insight of `provider`. */
async function pending(): Promise<{ insight: string; path: string }> {
  const insight = await published()
  return { insight, path: `${requests}/${(await ask(lapsed, insight)).body.data.id}` }
}

test('an author whose name the insight hides is not named as who decided either', async () => {
  const insight = await putInsight(server.db, 'published', authors.provider, {
    published_at: minutesFromNow(-day),
    show_author_names: false,
  })
  const path = `${requests}/${(await ask(lapsed, insight)).body.data.id}`
  expect(status(await provider.patch(path, decide({ status: 'granted' })))).toEqual([200, 'granted'])
  expect((await lapsed.get(`${path}/decider`)).body.data).toBeNull()
  expect((await provider.get(`${path}/decider`)).body.data.id).toBe(seedId('accounts', 4))
  expect((await (await server.as('editor')).get(`${path}/decider`)).body.data.id).toBe(seedId('accounts', 4))
})

test('the author sees whom to decide about: the name, the firm, the country and the kind of investor; a colleague does not', async () => {
  const person = `/api/v2/accounts/${seedId('accounts', 22)}`
  const insight = await published(authors.wing)
  const wing = await freshClient(server, seedId('accounts', authors.wing))
  expect((await wing.get(person)).status).toBe(404)
  const { id } = (await ask(lapsed, insight)).body.data
  const { attributes } = (await wing.get(person)).body.data
  expect(attributes).toMatchObject({
    name: 'Samuel Penrose',
    'company-name': expect.stringMatching(/./),
    country: expect.any(String),
    'investor-classification': 'professional',
  })
  expect(attributes.email ?? null).toBeNull()
  expect((await wing.get(`${requests}/${id}/requester`)).body.data.id).toBe(seedId('accounts', 22))
  expect((await (await server.as('dale.whitcombe')).get(person)).status).toBe(404)
})

describe('asking', () => {
  test('makes a pending request, shown to who asks, the author and staff', async () => {
    const insight = await published()
    const made = await ask(lapsed, insight, 'May I?')
    expect(made.status).toBe(201)
    const { id, attributes, relationships } = made.body.data
    expect(attributes).toMatchObject({ message: 'May I?', status: 'pending', reason: null, 'granted-until': null, 'decided-at': null })
    expect((await lapsed.get(relationships.publication.links.related)).body.data.id).toBe(insight)
    expect((await lapsed.get(relationships.requester.links.related)).body.data.id).toBe(seedId('accounts', 22))
    expect((await lapsed.get(relationships.decider.links.related)).body.data).toBeNull()
    const seen: Record<string, boolean> = {
      'samuel.penrose': true,
      provider: true,
      editor: true,
      admin: true,
      lead: false,
      compliance: false,
      'vikram.deshpande': false,
      'provider-2': false,
      investor: false,
      'investor-2': false,
      corporate: false,
    }
    for (const [name, visible] of Object.entries(seen)) {
      const client = await server.as(name)
      expect([name, (await client.get(`${requests}/${id}`)).status]).toEqual([name, visible ? 200 : 404])
      const listed = (await client.get(`${requests}?page[size]=100`)).body.data.some((one: { id: string }) => one.id === id)
      expect([name, listed]).toEqual([name, visible])
      if (!visible) expect([name, (await client.patch(`${requests}/${id}`, decide({ status: 'granted' }))).status]).toEqual([name, 404])
    }
    expect((await server.guest.get(`${requests}/${id}`)).status).toBe(401)
  })

  test('again answers the same request, even with other words', async () => {
    const insight = await published()
    const first = await ask(lapsed, insight, 'Once.')
    const again = await ask(lapsed, insight, 'Twice.')
    expect([again.status, again.body.data]).toEqual([200, first.body.data])
    expect((await ask(corporate, await published())).status).toBe(409)
  })

  test('20 times at once makes one request', async () => {
    const insight = await published()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(lapsed, insight)))
    expect(answers.map((one) => one.status).sort()).toEqual([...Array.from({ length: 19 }, () => 200), 201])
    expect(new Set(answers.map((one) => one.body.data.id)).size).toBe(1)
    expect(await rowsOf(insight)).toHaveLength(1)
  })

  test('is a conflict for whoever reads it already', async () => {
    const insight = await published()
    for (const name of ['investor', 'provider-2', 'provider', 'vikram.deshpande', 'editor', 'admin']) {
      expect([name, (await ask(await server.as(name), insight)).status]).toEqual([name, 409])
    }
    expect(await rowsOf(insight)).toEqual([])
  })

  test('is refused where no author could help: company policy, a barred company, the country, the kind of investor', async () => {
    const policy = await putInsight(server.db, 'published', authors.provider, { primary_entity_id: seedId('entities', 3) })
    const cases = [
      ['lukas.hofstede', policy],
      ['elodie.favre', await published(authors.dale)],
      ['jordan.avery', await published(authors.wing)],
      ['investor-delayed', await published(authors['provider-2'])],
    ] as const
    for (const [name, insight] of cases) {
      expect([name, (await ask(await server.as(name), insight)).status]).toEqual([name, 403])
      expect(await rowsOf(insight)).toEqual([])
    }
  })

  test('is 404 for what the caller does not see', async () => {
    for (const state of ['drafted', 'scheduled', 'cancelled'] as const) {
      expect((await ask(lapsed, await putInsight(server.db, state))).status).toBe(404)
    }
    expect((await server.guest.post(`${insightPath(await published())}/request-publication-access`)).status).toBe(401)
  })

  test('of an embargo works as of a plan', async () => {
    const delayed = await server.as('investor-delayed')
    const insight = await putInsight(server.db, 'published', authors.provider, { published_at: minutesFromNow(-5) })
    expect((await ask(delayed, insight)).status).toBe(201)
  })

  test('takes words of at most 2,000 characters and nothing else', async () => {
    const insight = await published()
    expect((await ask(lapsed, insight, 'x'.repeat(2001))).status).toBe(422)
    const more = await lapsed.post(`${insightPath(insight)}/request-publication-access`, {
      data: { attributes: { status: 'granted', 'granted-until': null } },
    })
    expect([more.status, ...codesOf(more)]).toEqual([400, '105', '105'])
    expect(await rowsOf(insight)).toEqual([])
  })
})

describe('deciding', () => {
  test('the author grants for 90 days, the reader reads, the author revokes, the reader reads no more', async () => {
    const { insight, path } = await pending()
    const detail = async () => (await lapsed.get(insightPath(insight))).body.data.attributes.detail
    expect(await detail()).toBeNull()
    const granted = await provider.patch(path, decide({ status: 'granted' }))
    expect(status(granted)).toEqual([200, 'granted'])
    const { 'granted-until': until, 'decided-at': at } = granted.body.data.attributes
    expect(Math.round((Date.parse(until) - Date.parse(at)) / 60_000 / day)).toBe(90)
    expect((await lapsed.get(`${path}/decider`)).body.data.id).toBe(seedId('accounts', 4))
    expect(await detail()).toBe('<p>Detail.</p>')
    expect((await ask(lapsed, insight)).status).toBe(409)
    expect(status(await provider.patch(path, decide({ status: 'revoked' })))).toEqual([200, 'revoked'])
    expect(await detail()).toBeNull()
    expect((await ask(lapsed, insight)).status).toBe(201)
  })

  test('the author grants until a time to come', async () => {
    const until = minutesFromNow(3 * day)
    const { path } = await pending()
    const past = await provider.patch(path, decide({ status: 'granted', 'granted-until': minutesFromNow(-1) }))
    expect([past.status, ...codesOf(past)]).toEqual([422, '100'])
    const granted = await provider.patch(path, decide({ status: 'granted', 'granted-until': until }))
    expect(Date.parse(granted.body.data.attributes['granted-until'])).toBe(Date.parse(until))
  })

  test('the author changes the end of a grant and its reason; what is not granted has none', async () => {
    const { path } = await pending()
    const early = await provider.patch(path, decide({ 'granted-until': minutesFromNow(day) }))
    expect([early.status, (await provider.get(path)).body.data.attributes['granted-until']]).toEqual([409, null])
    await provider.patch(path, decide({ status: 'granted', reason: 'For a week.' }))
    expect((await provider.patch(path, decide({ 'granted-until': minutesFromNow(-1) }))).status).toBe(422)
    const [until, before] = [minutesFromNow(200 * day), (await provider.get(path)).body.data.attributes]
    const longer = (await provider.patch(path, decide({ 'granted-until': until }))).body.data.attributes
    expect([longer.reason, Date.parse(longer['granted-until'])]).toEqual(['For a week.', Date.parse(until)])
    expect(Date.parse(longer['updated-at'])).toBeGreaterThan(Date.parse(before['updated-at']))
    const usual = (await provider.patch(path, decide({ status: 'granted', 'granted-until': null, reason: null }))).body.data.attributes
    expect([usual.reason, Math.round((Date.parse(usual['granted-until']) - Date.now()) / 60_000 / day)]).toEqual([null, 90])
    await provider.patch(path, decide({ status: 'revoked' }))
    expect((await provider.patch(path, decide({ 'granted-until': until }))).status).toBe(409)
    expect((await provider.patch(path, decide({ reason: 'It was a week.' }))).body.data.attributes.reason).toBe('It was a week.')
  })

  test('the reason of a denial is changed and never taken away', async () => {
    const { path } = await pending()
    expect((await provider.patch(path, decide({ reason: 'Too early.' }))).status).toBe(409)
    await provider.patch(path, decide({ status: 'denied', reason: 'No.' }))
    expect((await provider.patch(path, decide({ reason: null }))).status).toBe(422)
    expect((await provider.patch(path, decide({ reason: 'For clients alone.' }))).body.data.attributes.reason).toBe('For clients alone.')
  })

  test('the author denies with a reason, which the reader is shown, and until no time', async () => {
    const { path } = await pending()
    const lent = await provider.patch(path, decide({ status: 'denied', reason: 'No.', 'granted-until': minutesFromNow(day) }))
    expect([lent.status, status(await provider.get(path))]).toEqual([409, [200, 'pending']])
    expect(status(await provider.patch(path, decide({ status: 'denied', reason: 'For clients alone.' })))).toEqual([200, 'denied'])
    expect((await lapsed.get(path)).body.data.attributes.reason).toBe('For clients alone.')
  })

  test.each([
    ['none', {}],
    ['null', { reason: null }],
  ])('denying takes a reason: %s will not do', async (_, sent) => {
    const { path } = await pending()
    expect((await provider.patch(path, decide({ status: 'denied', ...sent }))).status).toBe(422)
    expect(status(await provider.get(path))).toEqual([200, 'pending'])
  })

  test('who asked withdraws, and does nothing else', async () => {
    const { path } = await pending()
    for (const wished of ['granted', 'denied']) expect((await lapsed.patch(path, decide({ status: wished }))).status).toBe(403)
    expect((await provider.patch(path, decide({ status: 'withdrawn' }))).status).toBe(403)
    expect(status(await lapsed.patch(path, decide({ status: 'withdrawn' })))).toEqual([200, 'withdrawn'])
    const granted = (await pending()).path
    await provider.patch(granted, decide({ status: 'granted' }))
    expect((await lapsed.patch(granted, decide({ status: 'revoked' }))).status).toBe(403)
  })

  test('who asked may send the status alone', async () => {
    const { path } = await pending()
    const answer = await lapsed.patch(path, decide({ status: 'withdrawn', reason: 'x', 'granted-until': minutesFromNow(day) }))
    expect([answer.status, ...detailsOf(answer)]).toEqual([400, 'reason is not allowed.', 'granted-until is not allowed.'])
    expect(status(await lapsed.get(path))).toEqual([200, 'pending'])
  })

  test('an admin decides as the author would', async () => {
    const { path } = await pending()
    expect(status(await (await server.as('admin')).patch(path, decide({ status: 'granted' })))).toEqual([200, 'granted'])
  })

  test('a step that its status does not know is a conflict that changes nothing, the one it has is no step', async () => {
    const next: [from: Selectable<PublicationAccessRequestsTable>['status'], allowed: string[]][] = [
      ['pending', ['granted', 'denied', 'withdrawn']],
      ['granted', ['revoked']],
      ['denied', []],
      ['withdrawn', []],
      ['revoked', []],
    ]
    const admin = await server.as('admin')
    for (const [from, allowed] of next) {
      const { insight, path } = await pending()
      await server.db.updateTable('publication_access_requests').set({ status: from }).where('publication_id', '=', insight).execute()
      const before = await rowsOf(insight)
      for (const to of ['granted', 'denied', 'withdrawn', 'revoked'].filter((one) => one !== from && !allowed.includes(one))) {
        const answer = await admin.patch(path, decide({ status: to, reason: 'Because.' }))
        expect([from, to, answer.status]).toEqual([from, to, 409])
        for (const one of allowed.filter((state) => state !== 'withdrawn')) expect(detailsOf(answer)[0]).toContain(one)
      }
      if (from !== 'pending') expect(status(await admin.patch(path, decide({ status: from })))).toEqual([200, from])
      expect(await rowsOf(insight)).toEqual(before)
    }
  })

  test('of 20 decisions at once one counts', async () => {
    const { insight, path } = await pending()
    const wishes = Array.from({ length: 20 }, (_, index) => (index % 2 ? { status: 'granted' } : { status: 'denied', reason: 'No.' }))
    const answers = await Promise.all(wishes.map((wish) => provider.patch(path, decide(wish))))
    const [row] = await rowsOf(insight)
    expect(answers.map((one, index) => [one.status, index % 2])).toEqual(
      wishes.map((wish, index) => [wish.status === row!.status ? 200 : 409, index % 2]),
    )
  })
})

describe('time', () => {
  test('denies what nobody decides within 14 days', async () => {
    const [old, young] = [await pending(), await pending()]
    const made = (insight: string, days: number) =>
      server.db
        .updateTable('publication_access_requests')
        .set({ created_at: minutesFromNow(-days * day) })
        .where('publication_id', '=', insight)
        .execute()
    await Promise.all([made(old.insight, 15), made(young.insight, 13)])
    await tick(server.db, server.place.files, new Date())
    expect([status(await lapsed.get(old.path)), status(await lapsed.get(young.path))]).toEqual([
      [200, 'denied'],
      [200, 'pending'],
    ])
  })

  test('ends a grant, after which one may ask anew', async () => {
    const { insight, path } = await pending()
    await provider.patch(path, decide({ status: 'granted' }))
    await server.db
      .updateTable('publication_access_requests')
      .set({ granted_until: minutesFromNow(-1) })
      .where('publication_id', '=', insight)
      .execute()
    expect((await lapsed.get(insightPath(insight))).body.data.attributes['restriction-reason']).toBe('plan')
    expect((await ask(lapsed, insight)).status).toBe(201)
  })

  test('turns a grant that has ended into an expired one', async () => {
    const { insight, path } = await pending()
    await provider.patch(path, decide({ status: 'granted' }))
    await server.db
      .updateTable('publication_access_requests')
      .set({ granted_until: minutesFromNow(-1) })
      .where('publication_id', '=', insight)
      .execute()
    await tick(server.db, server.place.files, new Date())
    expect(status(await lapsed.get(path))).toEqual([200, 'expired'])
  })
})

test('the list holds the own requests and those one decides, newest first', async () => {
  const mine = [await pending(), await pending()].map((one) => one.path.split('/').at(-1)!).reverse()
  const idsOf = async (client: Client) => (await client.get(requests)).body.data.slice(0, 2).map((one: { id: string }) => one.id)
  expect([await idsOf(lapsed), await idsOf(provider)]).toEqual([mine, mine])
  expect((await investor.get(requests)).body.data).toEqual([])
})
