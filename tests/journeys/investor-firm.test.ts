/** An investor firm and a private investor: their plans, what they read by them, what keeps them from it, and the plans' ends. */
import { expect, test } from 'vitest'
import { change, made, newsOf, patch, post, to } from './asking.ts'
import { startInstallation } from './installation.ts'
import type { Person } from './installation.ts'
import { expectAnswered } from './parts.ts'

const installation = startInstallation()

const hour = 3_600_000
const from = (hours: number): string => new Date(Date.now() + hours * hour).toISOString()

let admin: Person
let editor: Person
let finance: Person
let analyst: Person
let lead: Person
let officer: Person
let reader: Person
let saver: Person
let [fund, house, entity, vertical] = ['', '', '', '']
let plans: Record<string, string> = {}

/** How many notes were published until now. */
let published = 0

async function publish(tagline: string): Promise<string> {
  published += 1
  const attributes = { tagline, 'executive-summary': '<p>Deposits stay.</p>', detail: '<p>Why they stay.</p>' }
  const relationships = {
    'primary-entity': to('entities', entity),
    'content-verticals': { data: [{ type: 'content-verticals', id: vertical }] },
  }
  const { id } = await post(analyst.client, 'insights', attributes, relationships)
  const disclosure = (await analyst.client.get(`/api/v2/insights/${id}/insight-disclosures`)).body.data[0].id as string
  await patch(analyst.client, `/api/v2/insight-disclosures/${disclosure}`, { 'position-in-securities': 'None.', certified: true })
  await patch(analyst.client, `/api/v2/insights/${id}`, { 'aasm-state': 'submitted' })
  await patch(analyst.client, `/api/v2/insights/${id}`, { 'aasm-state': 'published' })
  return id
}
/** Why somebody may not read an insight in full, and whether they are given its text. */
async function reading(person: Person, id: string): Promise<[reason: unknown, whole: boolean]> {
  const { attributes } = made(await person.client.get(`/api/v2/insights/${id}`), 200)
  return [attributes['restriction-reason'], attributes['detail'] !== null]
}
/** A server knows within seconds what became of who asks. */
const expectReading = (person: Person, id: string, expected: [reason: string | null, whole: boolean]) =>
  expect.poll(() => reading(person, id), { timeout: 10_000 }).toEqual(expected)
const news = ({ client }: Person): Promise<string[]> => newsOf(client)

test('the operator sets a plan, and staff takes in a firm, its people and a private investor', async () => {
  admin = await installation.firstAdmin()
  const set = ['--name', 'Desk', '--audience', 'investor', '--tier', 'professional', '--price', '99000', '--seats', '5']
  expect(await installation.command('plans', 'set', 'desk', ...set)).toMatchObject({ code: 0, complaint: '' })
  const listed = (await installation.guest.get('/api/v2/plans')).body.data as { id: string; attributes: { slug: string } }[]
  plans = Object.fromEntries(listed.map(({ id, attributes }) => [attributes.slug, id]))
  expect(plans).toHaveProperty('desk')

  const company = async (name: string, kind: string, more: object = {}): Promise<string> =>
    (await post(admin.client, 'companies', { name, kind, country: 'GB', ...more }, {}, '/api/v1/companies')).id
  house = await company('Quay Research', 'research-firm', { trusted: true })
  fund = await company('Pier Fund', 'investor-firm')
  const named = { 'short-name': 'Setouchi', 'pretty-name': 'Setouchi Bank', country: 'JP', sector: 'financials' }
  entity = (await post(admin.client, 'entities', named, {}, '/api/v1/entities')).id
  vertical = (await admin.client.get('/api/v2/content-verticals')).body.data[0].id as string

  const join = (inviter: Person, name: string, kind: 'staff' | 'insight-provider' | 'investor', more: object = {}) =>
    installation.join(inviter.client, { email: `${name}@house.example`, firstName: name, lastName: 'Strand', kind, ...more })
  editor = await join(admin, 'edith', 'staff', { roles: ['editor'] })
  finance = await join(admin, 'fabian', 'staff', { roles: ['finance'] })
  analyst = await join(admin, 'anna', 'insight-provider', { company: house })
  lead = await join(admin, 'lea', 'investor', { company: fund, roles: ['team-lead'] })
  officer = await join(admin, 'otto', 'investor', { company: fund, roles: ['compliance-officer'] })
  reader = await join(lead, 'rita', 'investor')
  saver = await join(admin, 'sven', 'investor')
})

test('without a plan they read titles and vote on nothing, and with one they read', async () => {
  const id = await publish('Deposits stay')
  for (const one of [reader, saver]) await expectReading(one, id, ['plan', false])
  expect((await reader.client.patch(`/api/v2/insights/${id}/like`)).status).toBe(403)

  expect((await lead.client.patch(`/api/v2/companies/${fund}`, change({}, { plan: to('plans', plans['desk']!) }))).status).toBe(400)
  await patch(finance.client, `/api/v2/companies/${fund}`, { seats: 5, 'plan-ends-at': from(48) }, { plan: to('plans', plans['desk']!) })
  await expectReading(reader, id, [null, true])
  expect(made(await reader.client.patch(`/api/v2/insights/${id}/like`), 200).attributes['likes-count']).toBe(1)
  const late = await installation.join(lead.client, { email: 'late@house.example', firstName: 'L', lastName: 'L', kind: 'investor' })
  await expectReading(late, id, [null, true])
})

test('the policy of the firm bars an entity to its people, and the house bars a firm', async () => {
  const id = await publish('Deposits stay longer')
  await patch(officer.client, `/api/v2/companies/${fund}`, { policy: { 'restricted-entity-ids': [entity] } })
  await expectReading(reader, id, ['company-policy', false])
  const wrong = await officer.client.patch(`/api/v2/companies/${fund}`, change({ policy: { 'restricted-entity-ids': ['nothing'] } }))
  expect(wrong.status).toBe(422)
  await patch(officer.client, `/api/v2/companies/${fund}`, { policy: { 'restricted-entity-ids': [] } })
  await patch(admin.client, `/api/v2/companies/${house}`, { policy: { 'blocked-company-ids': [fund] } })
  await expectReading(reader, id, ['provider-blocked', false])
  await patch(admin.client, `/api/v2/companies/${house}`, { policy: { 'blocked-company-ids': [] } })
  await expectReading(reader, id, [null, true])
  await expectReading(editor, id, [null, true])
})

test('where a reader is, and which kind of investor, decides as well', async () => {
  const id = await publish('For professionals outside of Britain')
  await patch(admin.client, `/api/v2/companies/${house}`, { policy: { 'blocked-countries': ['GB'] } })
  await expectReading(reader, id, ['jurisdiction', false])
  await patch(reader.client, '/api/v2/accounts/me', { country: 'FR' })
  await expectReading(reader, id, [null, true])
  await patch(admin.client, `/api/v2/companies/${house}`, { policy: { 'blocked-countries': [], 'professional-only': true } })
  await patch(admin.client, `/api/v2/accounts/${reader.id}`, { 'investor-classification': 'retail' })
  await expectReading(reader, id, ['investor-type', false])
  await patch(admin.client, `/api/v2/accounts/${reader.id}`, { 'investor-classification': null })
  await expectReading(reader, id, [null, true])
  await patch(admin.client, `/api/v2/companies/${house}`, { policy: { 'professional-only': false } })
})

/** What a reader does and undoes: a record is made, changed, and, when it is the second, deleted. */
async function keep(type: string, first: object, again: object, changes: object, names: object[] = [{}, {}], path = `/api/v2/${type}`) {
  const { id } = await post(reader.client, type, first, names[0], path)
  await patch(reader.client, `${path}/${id}`, changes)
  const second = await post(reader.client, type, again, names[1], path)
  expect((await reader.client.delete(`${path}/${second.id}`)).status).toBe(204)
  return id
}

test('a week of reading: votes, notes, words, shelves, alerts', async () => {
  const { client } = reader
  const [id, other] = [await publish('Rates in the delta'), await publish('Ferries in the delta')]
  const at = `/api/v2/insights/${id}`
  const about = (name: string, insight = id) => ({ [name]: to('insights', insight) })
  const reason = (await client.get('/api/v2/like-reasons')).body.data.find(
    (one: { attributes: { polarity: string } }) => one.attributes.polarity === 'dislike',
  ).id as string
  for (const vote of ['like', 'unlike']) await patch(client, `${at}/${vote}`, {})
  await patch(client, `${at}/dislike`, {}, { 'like-reason': to('like-reasons', reason) })

  const own = { account: to('accounts', reader.id) }
  await keep('filter-presets', { name: 'Japan', countries: ['JP'] }, { name: 'Banks', sectors: ['financials'] }, { name: 'All of Japan' }, [
    own,
    own,
  ])
  await keep('alerts', { name: 'Delta', 'query-text': 'delta' }, { name: 'Ferries', 'query-text': 'ferries' }, { frequency: 'daily' })
  const line = { message: 'Compare.', 'annotable-attribute': 'executive_summary', 'section-id': 0, starred: false, secret: true }
  const margin = { annotator: to('accounts', reader.id), ...about('annotable') }
  await keep('annotations', line, { ...line, message: 'See page two.' }, { starred: true }, [margin, margin])
  await keep('locker-items', { note: 'Thursday' }, {}, { folder: 'Banks' }, [about('lockable'), about('lockable', other)])
  const mutes = [{ mutable: to('accounts', lead.id) }, { mutable: to('content-verticals', vertical) }]
  await keep('muted-items', { reason: 'A colleague' }, {}, { reason: 'Too many' }, mutes, '/api/v2/muted_items')
  const gifts = [id, other].map((one) => ({ recipient: to('accounts', lead.id), ...about('shareable', one) }))
  await keep('shared-items', { message: 'Read this.', channel: 'in-app' }, { channel: 'in-app' }, { message: 'Read page two.' }, gifts)

  const follow = await post(client, 'follows', {}, { followable: to('entities', entity) })
  made(await client.get(`/api/v2/follows/${follow.id}`), 200)
  await patch(client, `/api/v2/accounts/${analyst.id}/follow`, {})
  await patch(client, `/api/v2/accounts/${analyst.id}/unfollow`, {})
  for (const verb of ['follow_accounts', 'add_following_accounts']) {
    made(await client.patch(`/api/v2/accounts/me/${verb}`, { data: [{ type: 'accounts', id: analyst.id }] }), 200)
  }
  const again = await post(client, 'follows', {}, { followable: to('insights', id) })
  expect((await client.delete(`/api/v2/follows/${again.id}`)).status).toBe(204)

  const say = (body: string) => post(client, 'comments', { body }, about('commentable'), '/api/v1/comments')
  const [comment, gone, removed] = [await say('Well argued.'), await say('Twice.'), await say('Never mind.')]
  await patch(client, `/api/v2/comments/${comment.id}`, { body: 'Very well argued.' })
  for (const verb of ['like', 'unlike']) await patch(lead.client, `/api/v2/comments/${comment.id}/${verb}`, {})
  expect((await client.delete(`/api/v1/comments/${gone.id}`)).status).toBe(204)
  await patch(editor.client, `/api/v2/comments/${removed.id}/remove`, {})

  const shelf = await post(client, 'collections', { name: 'The delta' }, {}, '/api/v1/collections')
  const items = { items: { data: [{ type: 'insights', id }] } }
  await patch(client, `/api/v1/collections/${shelf.id}/add-items`, {}, items)
  await patch(client, `/api/v1/collections/${shelf.id}/remove-items`, {}, items)
  await patch(client, `/api/v1/collections/${shelf.id}`, { description: 'Rates and ferries.' })

  await post(client, 'feature-participants', { feature: 'data-room' })
  await post(client, 'feature-usages', { feature: 'ai-summary', action: 'summarise' })
  expect((await client.get('/api/v2/search?query-text=delta')).body.data.length).toBeGreaterThan(0)
})

test('a browser is woken, and asks what for', async () => {
  const register = async (token: string): Promise<string> =>
    made(
      await reader.client.post('/api/v2/push-notification-tokens', {
        data: { token, browser: 'chrome', platform: 'web', relationships: { account: to('accounts', reader.id) } },
      }),
    ).id
  const [token, second] = [await register('the-registration-of-a-browser'), await register('the-registration-of-another')]
  made(await reader.client.patch(`/api/v2/push-notification-tokens/${token}`, { data: { id: token, platform: 'web', active: true } }), 200)
  expect((await reader.client.delete(`/api/v2/push-notification-tokens/${second}`)).status).toBe(204)
  await publish('Told at once')
  const woken = await reader.client.post('/api/v2/push-notification-tokens/get-message', { token })
  expect([woken.status, woken.text]).toEqual([200, expect.stringContaining('insight.published')])
})

test('a private investor has a plan of their own, waits for the embargo, and is told when there is none', async () => {
  const given = await patch(
    finance.client,
    `/api/v2/accounts/${saver.id}`,
    { 'plan-ends-at': from(24) },
    { plan: to('plans', plans['plus']!) },
  )
  expect(given.attributes).toMatchObject({ 'reading-tier': 'delayed' })
  await post(saver.client, 'follows', {}, { followable: to('entities', entity) })
  await patch(admin.client, `/api/v2/companies/${house}`, { policy: { 'retail-visible': true, 'embargo-minutes': 60 } })
  const held = await publish('Held for an hour')
  await expectReading(saver, held, ['embargo', false])
  expect(await news(saver)).not.toContain('insight.published')

  // With the embargo gone the next tick tells of all that it held back, and the next note is told at once.
  await patch(admin.client, `/api/v2/companies/${house}`, { policy: { 'embargo-minutes': 0 } })
  await expectReading(saver, held, [null, true])
  await installation.at(new Date())
  expect((await news(saver)).filter((key) => key === 'insight.published')).toHaveLength(published)
  await publish('For everybody at once')
  expect((await news(saver)).filter((key) => key === 'insight.published')).toHaveLength(published)
})

test('the plans end, and with them what they gave', async () => {
  const id = await publish('The last one')
  for (const one of [reader, saver]) await expectReading(one, id, [null, true])
  await installation.at(new Date(Date.now() + 25 * hour))
  await expectReading(reader, id, [null, true])
  await expectReading(saver, id, ['plan', false])
  await installation.at(new Date(Date.now() + 49 * hour))
  await expectReading(reader, id, ['plan', false])
  expect((await finance.client.get(`/api/v2/companies/${fund}/plan`)).body.data).toBeNull()
  await expectAnswered(installation, 'investor-firm')
})
