/** An issuer and its agency: plan, entity, corporate users, an event, news, an announcement, contacts and a campaign. */
import { expect, test } from 'vitest'
import type { Answer, Client } from '../support/callers.ts'
import { newsOf } from './asking.ts'
import { startInstallation } from './installation.ts'
import type { Person } from './installation.ts'
import { expectAnswered } from './parts.ts'

const installation = startInstallation()
const { guest } = installation
const hour = 3_600_000
const from = (hours: number): string => new Date(Date.now() + hours * hour).toISOString()
const later = (hours: number): Date => new Date(Date.now() + hours * hour)

let admin: Person
let manager: Person
let finance: Person
let lead: Person
let officer: Person
let agent: Person
let investor: Person
let [issuer, agency, entity, second] = ['', '', '', '']

/** The id of what an answer holds, which has this status. */
function made(answer: Answer, status = 201): string {
  expect([answer.status, answer.text]).toEqual([status, answer.text])
  return answer.body.data.id as string
}
const ok = (answer: Answer): Answer => (expect([answer.status, answer.text]).toEqual([200, answer.text]), answer)
const gone = (answer: Answer): void => expect([answer.status, answer.text]).toEqual([204, answer.text])
const to = (name: string, type: string, id: string) => ({ [name]: { data: { type, id } } })
const ofEntity = (id = entity) => to('entity', 'entities', id)
/** An entity as the relationships of news and announcements have it: without `data`. */
const bare = (id = entity) => ({ entity: { type: 'entities', id } })
const make = async (client: Client, type: string, attributes: object, relationships: object = {}): Promise<string> =>
  made(await client.post(`/api/v2/${type}`, { data: { type, attributes, relationships } }))
const change = async (client: Client, path: string, attributes: object, relationships: object = {}): Promise<Answer> =>
  ok(await client.patch(`/api/v2/${path}`, { data: { attributes, relationships } }))
const entities = (ids: readonly string[] | null) => ({ data: ids && ids.map((id) => ({ type: 'entities', id })) })
const pdf = (name: string) => ({ source: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK', 'source-file-name': name })
const idsAt = async (client: Client, path: string): Promise<string[]> =>
  ok(await client.get(path)).body.data.map((one: { id: string }) => one.id)

test('the operator takes an issuer and an agency in, with their people, entities and plans', async () => {
  admin = await installation.firstAdmin()
  const staff = (email: string, role: string): Promise<Person> =>
    installation.join(admin.client, { email, firstName: 'Rose', lastName: 'Ferry', kind: 'staff', roles: [role] })
  manager = await staff('manager@platform.example', 'account-manager')
  finance = await staff('finance@platform.example', 'finance')
  const company = async (name: string): Promise<string> =>
    made(
      await admin.client.post('/api/v1/companies', {
        data: { type: 'companies', attributes: { name, kind: 'issuer', country: 'JP', seats: 5 } },
      }),
    )
  issuer = await company('Hinode Ropeways')
  agency = await company('Harbour Communications')
  const listed = async (name: string): Promise<string> => {
    const attributes = { 'short-name': name, 'pretty-name': `${name}, Inc.`, country: 'JP', sector: 'industrials', security: '' }
    return made(
      await admin.client.post('/api/v1/entities', {
        data: { type: 'entities', attributes, relationships: to('company', 'companies', issuer) },
      }),
    )
  }
  entity = await listed('Hinode Ropeways')
  second = await listed('Hinode Hotels')
  const join = (inviter: Person, email: string, company: string, roles: string[] = []): Promise<Person> =>
    installation.join(inviter.client, { email, firstName: 'Kei', lastName: 'Mori', kind: 'corporate-user', roles, company })
  lead = await join(admin, 'lead@hinode.example', issuer, ['team-lead'])
  officer = await join(lead, 'ir@hinode.example', issuer)
  agent = await join(admin, 'agent@harbour.example', agency)
  investor = await installation.join(admin.client, { email: 'reader@fund.example', firstName: 'Ines', lastName: 'Vale', kind: 'investor' })

  // Without a plan nobody manages anything.
  expect(await idsAt(officer.client, '/api/v2/accounts/me/entities')).toEqual([])
  const plans: { id: string; attributes: { slug: string; features: string[] } }[] = (await guest.get('/api/v2/corporate-plans')).body.data
  const [plan] = plans.filter((one) => one.attributes.features.includes('campaigns')).slice(-1)
  const subscribe = (id: string): Promise<Answer> =>
    change(
      finance.client,
      `companies/${id}`,
      { 'corporate-plan-ends-at': from(24 * 365) },
      to('corporate-plan', 'corporate-plans', plan!.id),
    )
  await subscribe(issuer)
  expect((await idsAt(officer.client, '/api/v2/accounts/me/entities')).sort()).toEqual([entity, second].sort())

  // The lead leaves one of them to this officer; the agency gets the other company's entity from staff.
  await change(lead.client, `accounts/${officer.id}`, {}, { entities: entities([entity]) })
  expect(await idsAt(officer.client, '/api/v2/accounts/me/entities')).toEqual([entity])
  await subscribe(agency)
  await change(manager.client, `companies/${agency}`, {}, { 'managed-entities': entities([entity]) })
  expect(await idsAt(agent.client, '/api/v2/accounts/me/entities')).toEqual([entity])
  expect((await idsAt(manager.client, `/api/v2/entities/${entity}/corporate-users`)).sort()).toEqual([lead.id, officer.id, agent.id].sort())
})

test('the agency introduces the management and what the issuer has to say, and its followers are told in time', async () => {
  ok(await investor.client.get(`/api/v2/entities/${entity}`))
  await make(investor.client, 'follows', {}, to('followable', 'entities', entity))
  const profile = await make(agent.client, 'entity-management-profiles', { title: 'President', name: 'Aki Hinode' }, ofEntity())
  await change(officer.client, `entity-management-profiles/${profile}`, { title: 'Chair' })
  const former = await make(agent.client, 'entity-management-profiles', { title: 'Auditor', name: 'x' }, ofEntity())
  gone(await lead.client.delete(`/api/v2/entity-management-profiles/${former}`))

  const text = { title: 'A new cabin', content: 'It carries twelve.', release_time: from(2) }
  const news = await make(agent.client, 'entity-news', text, bare())
  expect((await guest.get(`/api/v2/entity-news/${news}`)).status).toBe(404)
  await change(officer.client, `entity-news/${news}`, { content: 'It carries twenty.' })
  const wrong = await make(agent.client, 'entity-news', { ...text, title: 'Too early' }, bare())
  gone(await agent.client.delete(`/api/v2/entity-news/${wrong}`))
  const announcement = await make(
    lead.client,
    'exchange-announcements',
    { ...text, title: 'Purchase of own shares', attachment: [] },
    bare(),
  )
  await change(agent.client, `exchange-announcements/${announcement}`, { title: 'Purchase of treasury shares' })
  const withdrawn = await make(agent.client, 'exchange-announcements', { ...text, title: 'x', attachment: [] }, bare())
  gone(await agent.client.delete(`/api/v2/exchange-announcements/${withdrawn}`))
  const said = { title: 'And so it was', content: 'Opened.', release_time: from(-1) }
  const past = await make(officer.client, 'entity-news', said, bare())
  expect(await idsAt(guest, `/api/v2/entities/${entity}/news`)).toEqual([past])
  await make(officer.client, 'exchange-announcements', { ...said, attachment: [] }, bare())
  await installation.at(later(3))
  expect((await newsOf(investor.client)).sort()).toEqual(
    ['entity_news.released', 'entity_news.released', 'exchange_announcement.released', 'exchange_announcement.released'].sort(),
  )
  // An entity that nobody gave to it is not the agency's.
  const foreign = { data: { type: 'entity-news', attributes: text, relationships: bare(second) } }
  expect((await agent.client.post('/api/v2/entity-news', foreign)).status).toBe(403)
})

test('investors come to its event, with slides, and ask', async () => {
  const meeting = {
    title: 'Breakfast',
    kind: 'group-meeting',
    timezone: 'Asia/Tokyo',
    capacity: 5,
    'starts-at': from(48),
    'ends-at': from(49),
  }
  const event = await make(agent.client, 'corporate-events', meeting, ofEntity())
  await change(officer.client, `corporate-events/${event}`, { audience: ['investor', 'public'], format: 'in-person', status: 'published' })
  expect(await newsOf(investor.client)).toContain('corporate_event.published')
  const dropped = await make(agent.client, 'corporate-events', { ...meeting, title: 'x' }, ofEntity())
  gone(await agent.client.delete(`/api/v2/corporate-events/${dropped}`))
  ok(await investor.client.patch(`/api/v2/corporate-events/${event}/book-reservation`, { data: { attributes: { guests: 1 } } }))
  ok(await investor.client.patch(`/api/v2/corporate-events/${event}/cancel-reservation`, { data: { attributes: { reason: 'Ill.' } } }))

  const slides = await make(agent.client, 'corporate-presentations', { ...pdf('slides.pdf'), title: 'Slides' }, ofEntity())
  await change(agent.client, `corporate-presentations/${slides}`, { pages: 30 })
  const old = await make(agent.client, 'corporate-presentations', { ...pdf('old.pdf'), title: 'Old slides' }, ofEntity())
  gone(await officer.client.delete(`/api/v2/corporate-presentations/${old}`))
  const attach = (name: string): Promise<string> =>
    make(agent.client, 'corporate-attachments', pdf(name), to('attachable', 'corporate-events', event))
  await attach('map.pdf')
  gone(await agent.client.delete(`/api/v2/corporate-attachments/${await attach('twice.pdf')}`))
  const named = { data: { type: 'corporate-attachments', id: await attach('thrice.pdf') } }
  gone(await agent.client.send('DELETE', '/api/v2/corporate-attachments', named))

  const question = await make(investor.client, 'corporate-questions', { body: 'How many cabins?', anonymize: true }, ofEntity())
  for (const one of [lead, officer, agent]) expect(await newsOf(one.client)).toContain('corporate_question.asked')
  await change(agent.client, `corporate-questions/${question}`, { status: 'approved' })
  const answer = await make(
    officer.client,
    'corporate-answers',
    { body: 'Nine.', anonymize: false },
    to('corporate_question', 'corporate-questions', question),
  )
  await change(officer.client, `corporate-answers/${answer}`, { body: 'Ten.' })
  expect(await newsOf(investor.client)).toContain('corporate_question.answered')
  const mistaken = await make(investor.client, 'corporate-questions', { body: 'x', anonymize: false }, ofEntity())
  gone(await investor.client.delete(`/api/v2/corporate-questions/${mistaken}`))
  const other = await make(
    lead.client,
    'corporate-answers',
    { body: 'x', anonymize: true },
    to('corporate_question', 'corporate-questions', question),
  )
  gone(await lead.client.delete(`/api/v2/corporate-answers/${other}`))
})

test('the agency imports contacts and writes to them, and who unsubscribes is left alone', async () => {
  const list = await make(agent.client, 'contact-lists', { name: 'Shareholders' }, ofEntity())
  await change(agent.client, `contact-lists/${list}`, { description: 'Those of the register.' })
  const csv = 'email,first name\nann@holder.example,Ann\nben@holder.example,Ben\nnowhere,x\n'
  const source = `data:text/csv;base64,${Buffer.from(csv).toString('base64')}`
  const imported = await agent.client.post(`/api/v2/contact-lists/${list}/import-contacts-from-csv`, { data: { attributes: { source } } })
  expect([imported.status, imported.body.meta.added, imported.body.meta.errors.length]).toEqual([200, 2, 1])
  const added = await change(officer.client, `contact-lists/${list}/add-contacts`, { contacts: [{ email: 'eve@holder.example' }] })
  expect(added.body.data.attributes['contacts-count']).toBe(3)
  await change(manager.client, `contact-lists/${list}/remove-contacts`, { emails: ['eve@holder.example'] })
  const former = await make(manager.client, 'contact-lists', { name: 'Former' }, ofEntity())
  ok(await agent.client.patch(`/api/v2/contact-lists/${former}/remove`, {}))

  const lists = { contact_lists: { data: [{ type: 'contact-lists', id: list }] } }
  const letter = { title: 'Spring', subject: 'News of {{entity}}', content: '<p>The cabin is here.</p>', status: 'drafted' }
  const campaign = await make(agent.client, 'corporate-email-campaigns', letter, { ...ofEntity(), ...lists })
  const dropped = await make(manager.client, 'corporate-email-campaigns', letter, { ...ofEntity(), ...lists })
  gone(await manager.client.delete(`/api/v2/corporate-email-campaigns/${dropped}`))
  ok(await agent.client.get(`/api/v2/corporate-email-campaigns/${campaign}/send-test`))
  expect((await installation.mailsTo(agent.email)).at(-1)).toContain('The cabin is here.')
  await change(agent.client, `corporate-email-campaigns/${campaign}`, { status: 'scheduled' })
  await installation.at(later(1))
  for (const email of ['ann@holder.example', 'ben@holder.example']) {
    expect([email, (await installation.mailsTo(email)).filter((mail) => mail.includes('The cabin is here.')).length]).toEqual([email, 1])
  }
  expect(await installation.mailsTo('eve@holder.example')).toEqual([])
  const sent = ok(await officer.client.get(`/api/v2/corporate-email-campaigns/${campaign}`)).body.data.attributes
  expect([sent.status, sent['recipients-count']]).toEqual(['sent', 2])
  // The first mail says how to hear no more; whoever does is not counted among those who can be written to.
  const [mail] = await installation.mailsTo('ann@holder.example')
  const leave = /\/api\/v2\/contacts\/[^/\s>]+\/unsubscribe\?code=[0-9a-f=\s]+/.exec(mail!)![0].replaceAll(/=\r?\n/g, '')
  expect((await guest.post(leave.replace('code=3D', 'code='))).status).toBe(204)
  const left = ok(await agent.client.get(`/api/v2/contact-lists/${list}`)).body.data.attributes
  expect([left['contacts-count'], left['deliverable-count']]).toEqual([2, 1])
})

test('a visitor writes to the issuer, whose people are told, and gets the answer of its account manager by mail', async () => {
  const asked = { name: 'Ada Winter', email: 'ada@visitor.example', subject: 'press', message: 'May I visit?', consent: true }
  const { body } = await guest.post('/api/v2/contact_requests', {
    data: { type: 'contact-requests', attributes: asked, relationships: to('contactable', 'entities', entity) },
  })
  for (const one of [manager, officer, agent]) expect(await newsOf(one.client)).toContain('contact_request.created')
  expect(await idsAt(officer.client, '/api/v2/contact_requests')).toEqual([body.data.id])
  await change(manager.client, `contact_requests/${body.data.id}`, { reply: 'Gladly, in May.' }, to('assignee', 'accounts', manager.id))
  expect((await installation.mailsTo('ada@visitor.example')).at(-1)).toContain('Gladly, in May.')
})

test('what the agency may do ends with what it was given, and with the plan', async () => {
  await change(manager.client, `companies/${agency}`, {}, { 'managed-entities': entities([]) })
  expect(await idsAt(agent.client, '/api/v2/contact-lists')).toEqual([])
  await change(finance.client, `companies/${issuer}`, { 'corporate-plan-ends-at': from(-1) })
  expect(await idsAt(officer.client, '/api/v2/contact-lists')).toEqual([])
  expect(await idsAt(manager.client, '/api/v2/contact-lists')).not.toEqual([])
  await change(finance.client, `companies/${issuer}`, { 'corporate-plan-ends-at': null })
})

test('every operation of this part has answered', async () => {
  await expectAnswered(installation, 'issuer')
})
