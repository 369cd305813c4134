/** A compliance officer's week: what waits for approval, what colleagues read and wrote, and who left. */
import { expect, test } from 'vitest'
import type { Client } from '../support/callers.ts'
import { change, made, newsOf, patch, post, to } from './asking.ts'
import { startInstallation } from './installation.ts'
import type { Person } from './installation.ts'
import { expectAnswered } from './parts.ts'

const installation = startInstallation()
const day = 24 * 3_600_000

let admin: Person
let editor: Person
let officer: Person
let analyst: Person
let colleague: Person
let lead: Person
let reader: Person
let [entity, vertical, note] = ['', '', '']

const idsAt = async (client: Client, path: string): Promise<string[]> =>
  (await client.get(path)).body.data.map((one: { id: string }) => one.id)
const withMembers = (...people: Person[]) => ({ members: { data: people.map(({ id }) => ({ type: 'accounts', id })) } })

async function submit(author: Person, tagline: string): Promise<string> {
  const text = { tagline, 'executive-summary': '<p>Deposits stay.</p>' }
  const about = { 'primary-entity': to('entities', entity), 'content-verticals': { data: [{ type: 'content-verticals', id: vertical }] } }
  const { id } = await post(author.client, 'insights', text, about)
  const [disclosure] = await idsAt(author.client, `/api/v2/insights/${id}/insight-disclosures`)
  await patch(author.client, `/api/v2/insight-disclosures/${disclosure}`, { 'position-in-securities': 'None.', certified: true })
  await patch(author.client, `/api/v2/insights/${id}`, { 'aasm-state': 'submitted' })
  return id
}

/** Writes to a conversation, and answers the message. */
const say = async (author: Person, group: string, content: string): Promise<string> =>
  (await post(author.client, 'messages', { content }, { 'message-group': to('message-groups', group) })).id

test('a firm that asks for two approvals, and an investor firm, are taken in', async () => {
  admin = await installation.firstAdmin()
  const company = async (name: string, kind: string): Promise<string> =>
    (await post(admin.client, 'companies', { name, kind, country: 'SG' }, {}, '/api/v1/companies')).id
  const [firm, fund] = [await company('Quay Research', 'research-firm'), await company('Pier Fund', 'investor-firm')]
  const join = (name: string, kind: 'staff' | 'insight-provider' | 'investor', more: object = {}) =>
    installation.join(admin.client, { email: `${name}@quay.example`, firstName: name, lastName: 'Quay', kind, ...more })
  editor = await join('edith', 'staff', { roles: ['editor'] })
  officer = await join('otto', 'insight-provider', { roles: ['compliance-officer'], company: firm })
  lead = await join('lea', 'insight-provider', { roles: ['team-lead'], company: firm })
  analyst = await join('anna', 'insight-provider', { company: firm })
  colleague = await join('carl', 'insight-provider', { company: firm })
  reader = await join('rita', 'investor', { company: fund })
  const plans = (await installation.guest.get('/api/v2/plans')).body.data as { id: string; attributes: { tier: string } }[]
  const plan = plans.find((one) => one.attributes.tier === 'professional')!
  await patch(admin.client, `/api/v2/companies/${fund}`, {}, { plan: to('plans', plan.id) })
  await patch(officer.client, `/api/v2/companies/${firm}`, { policy: { 'pre-approval-required': true } })
  const named = { 'short-name': 'Setouchi', 'pretty-name': 'Setouchi Bank', country: 'JP', sector: 'financials' }
  entity = (await post(admin.client, 'entities', named, {}, '/api/v1/entities')).id
  vertical = (await idsAt(admin.client, '/api/v2/content-verticals'))[0]!
})

test('one note waits for the officer and is published, another goes back with a reason', async () => {
  note = await submit(analyst, 'Deposits stay')
  const doubtful = await submit(colleague, 'A sure thing')
  for (const id of [note, doubtful]) made(await officer.client.get(`/api/v2/insights/${id}`), 200)
  await patch(editor.client, `/api/v2/insights/${note}`, { 'aasm-state': 'approved' })
  expect((await analyst.client.patch(`/api/v2/insights/${note}`, change({ 'aasm-state': 'published' }))).status).toBe(409)
  await patch(officer.client, `/api/v2/insights/${note}`, { 'aasm-state': 'approved' })
  await patch(officer.client, `/api/v2/insights/${doubtful}`, { 'aasm-state': 'changes-requested', 'status-reason': 'Nothing is sure.' })
  expect(await newsOf(colleague.client)).toContain('insight.returned')
  await patch(analyst.client, `/api/v2/insights/${note}`, { 'aasm-state': 'published' })
})

test('what colleagues do is told of by an activity alert', async () => {
  const name = (await idsAt(officer.client, '/api/v2/activity-alert-names'))[0]!
  const of = { 'activity-alert-name': to('activity-alert-names', name) }
  const alert = await post(officer.client, 'activity-alerts', { frequency: 'daily', scope: 'company', channel: 'email' }, of)
  made(await officer.client.get(`/api/v2/activity-alerts/${alert.id}`), 200)
  const own = await post(officer.client, 'activity-alerts', { frequency: 'daily', scope: 'own', channel: 'app' }, of)
  await patch(officer.client, `/api/v2/activity-alerts/${own.id}`, { frequency: 'weekly' })
  made(await officer.client.delete(`/api/v2/activity-alerts/${own.id}`), 204)

  const seen = { data: { type: 'activities', key: 'entity.view', relationships: { trackable: to('entities', entity) } } }
  const told = made(await analyst.client.post('/api/v2/activities', seen))
  made(await officer.client.get(`/api/v1/activities/${told.id}`), 200)
  expect(await idsAt(officer.client, '/api/v1/activities?filter[key]=entity.view')).toContain(told.id)
})

test('what colleagues write is read by the officer, and the reading is recorded', async () => {
  const { id: group } = await post(reader.client, 'message-groups', { name: 'Deposits' }, withMembers(analyst))
  await say(reader, group, 'Before Carl came.')
  await patch(reader.client, `/api/v2/message-groups/${group}`, { name: 'Deposits and rates' }, withMembers(analyst, colleague))
  await patch(colleague.client, `/api/v2/message-groups/${group}/join`, {})
  const answer = await say(reader, group, 'Will they stay?')
  await patch(colleague.client, `/api/v2/messages/${answer}`, { 'is-read': true })
  await patch(colleague.client, `/api/v2/message-groups/${group}/leave`, {})
  const last = await say(analyst, group, 'They will.')

  made(await officer.client.get(`/api/v2/messages/${answer}`), 200)
  expect(await idsAt(officer.client, `/api/v2/message-groups/${group}/messages`)).toEqual(expect.arrayContaining([answer, last]))
  const refused = await officer.client.post('/api/v2/messages', {
    data: { type: 'messages', attributes: { content: 'Careful.' }, relationships: { 'message-group': to('message-groups', group) } },
  })
  expect(refused.status).toBe(403)
  expect((await officer.client.get('/api/v1/activities?filter[key]=compliance.read_message')).body.data.length).toBeGreaterThan(0)
})

test('a note is withdrawn, and what is left of it says why and what to read instead', async () => {
  const better = await submit(colleague, 'Deposits stay, corrected')
  for (const one of [editor, officer]) await patch(one.client, `/api/v2/insights/${better}`, { 'aasm-state': 'approved' })
  await patch(colleague.client, `/api/v2/insights/${better}`, { 'aasm-state': 'published' })
  await patch(editor.client, `/api/v2/insights/${note}`, { 'aasm-state': 'cancelled', 'status-reason': 'superseded' })
  await patch(lead.client, `/api/v2/cancelled-insights/${note}`, {}, { replacement: to('insights', better) })
  expect(made(await officer.client.get(`/api/v2/cancelled-insights/${note}`), 200).attributes).toMatchObject({
    reason: 'superseded',
    'replaced-by-id': better,
  })
})

test('who leaves is seen no longer, and what was written stays to be read', async () => {
  const { id: direct } = await post(reader.client, 'message-groups', {}, withMembers(colleague))
  const tip = await say(colleague, direct, 'Earnings will miss.')
  await patch(lead.client, `/api/v2/accounts/${colleague.id}`, { status: 'deactivated' })
  expect((await installation.signIn(colleague.email)).status).toBe(401)
  made(await officer.client.get(`/api/v2/messages/${tip}`), 200)
  await installation.at(new Date(Date.now() + day))
  expect((await installation.mailsTo(officer.email)).length).toBeGreaterThan(1)
  await expectAnswered(installation, 'compliance')
})
