/** A research firm, from its first day on the platform to the leaving of an analyst. */
import { expect, test } from 'vitest'
import type { Client } from '../support/callers.ts'
import { dataUrl, pdfBytes } from '../support/files.ts'
import { change, made, patch, post, to } from './asking.ts'
import { startInstallation } from './installation.ts'
import type { Person } from './installation.ts'
import { expectAnswered } from './parts.ts'

const installation = startInstallation()

const png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='
const pdf = { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'note.pdf' }
const picture = { source: png, 'source-file-name': 'face.png' }

let admin: Person
let editor: Person
let lead: Person
let officer: Person
let analyst: Person
let second: Person
let reader: Person
let barred: Person
let outsider: Person
let firm: string
let entity: string
let vertical: string

const noteBy = async (author: Person, tagline: string) =>
  post(
    author.client,
    'insights',
    {
      tagline,
      'executive-summary': '<p>Deposits stay.</p>',
      detail: '<p>Why they stay.</p>',
      imperative: 'bullish',
      'time-horizon': 'medium',
    },
    { 'primary-entity': to('entities', entity), 'content-verticals': { data: [{ type: 'content-verticals', id: vertical }] } },
  )
const stateOf = (client: Client, id: string, state: string) => patch(client, `/api/v2/insights/${id}`, { 'aasm-state': state })

async function certify(client: Client, insight: string): Promise<void> {
  const [{ id: disclosure }] = (await client.get(`/api/v2/insights/${insight}/insight-disclosures`)).body.data
  await patch(client, `/api/v2/insight-disclosures/${disclosure}`, { 'position-in-securities': 'None.', certified: true })
}

test('staff makes the firm, and the firm its people', async () => {
  admin = await installation.firstAdmin()
  const join = (inviter: Person, name: string, kind: 'staff' | 'insight-provider' | 'investor' | 'corporate-user', more: object = {}) =>
    installation.join(inviter.client, { email: `${name}@firm.example`, firstName: name, lastName: 'Quay', kind, ...more })
  editor = await join(admin, 'edith', 'staff', { roles: ['editor'] })
  firm = (await post(admin.client, 'companies', { name: 'Quay Research', kind: 'research-firm', country: 'SG' }, {}, '/api/v1/companies'))
    .id
  const fund = await post(admin.client, 'companies', { name: 'Pier Fund', kind: 'investor-firm', country: 'GB' }, {}, '/api/v1/companies')
  entity = (
    await post(
      admin.client,
      'entities',
      { 'short-name': 'Setouchi', 'pretty-name': 'Setouchi Bank', country: 'JP', sector: 'financials' },
      {},
      '/api/v1/entities',
    )
  ).id
  vertical = (await admin.client.get('/api/v2/content-verticals')).body.data[0].id as string
  lead = await join(admin, 'leonie', 'insight-provider', { roles: ['team-lead'], company: firm })
  officer = await join(admin, 'otto', 'insight-provider', { roles: ['compliance-officer'], company: firm })
  analyst = await join(lead, 'anna', 'insight-provider', { attributes: { title: 'Analyst', country: 'SG' } })
  second = await join(lead, 'sami', 'insight-provider')
  reader = await join(admin, 'rita', 'investor', { company: fund.id })
  barred = await join(admin, 'ursula', 'investor', { company: fund.id, attributes: { country: 'US' } })
  const issuer = await post(admin.client, 'companies', { name: 'Sound Ferries', kind: 'issuer', country: 'JP' }, {}, '/api/v1/companies')
  outsider = await join(admin, 'isao', 'corporate-user', { company: issuer.id })
})

test('an analyst tells who she is, with a picture', async () => {
  const said = { timezone: 'Asia/Singapore', locale: 'en-SG', languages: ['en', 'ja'], 'years-experience': 7, phone: '+65 6123 4567' }
  const links = { website: 'https://quay.example', linkedin: 'https://linkedin.example/anna' }
  expect((await patch(analyst.client, '/api/v2/accounts/me', { ...said, ...links })).attributes).toMatchObject({ ...said, ...links })
  await post(analyst.client, 'insight-provider-profiles', { headline: 'Banks of the Inland Sea' })
  expect((await reader.client.get('/api/v2/insight-provider-profiles')).body.meta['record-count']).toBe(1)
  await post(analyst.client, 'images', picture, { imageable: to('accounts', analyst.id) })
  const shown = made(await reader.client.get(`/api/v2/accounts/${analyst.id}`), 200)
  expect(shown.attributes['avatar-url']).toMatchObject({ large: expect.stringContaining('/api/v2/files/') as string })
  await post(lead.client, 'images', { ...picture, 'source-file-name': 'logo.png' }, { imageable: to('companies', firm) })
})

test('its policy bars a country, and unknown ones are refused', async () => {
  const at = `/api/v2/companies/${firm}`
  const barring = (code: string) =>
    officer.client.patch(at, change({ policy: { 'blocked-countries': [code], 'pre-approval-required': true } }))
  expect((await barring('ZZ')).status).toBe(422)
  expect((await barring('US')).status).toBe(200)
})

test('its first note is approved twice, published and read', async () => {
  const { id } = await noteBy(analyst, 'Deposits stay')
  const of = { insight: to('insights', id) }
  const document = await post(analyst.client, 'insight-documents', pdf, of)
  await patch(analyst.client, `/api/v2/insight-documents/${document.id}`, { title: 'The whole note' })
  const spare = await post(analyst.client, 'insight-documents', pdf, of)
  made(await analyst.client.delete(`/api/v2/insight-documents/${spare.id}`), 204)
  const image = await post(analyst.client, 'images', picture, { imageable: to('insights', id) })
  made(await analyst.client.get(`/api/v2/images/${image.id}`), 200)
  made(await analyst.client.delete(`/api/v2/images/${image.id}`), 204)
  await certify(analyst.client, id)
  await stateOf(analyst.client, id, 'submitted')
  await patch(editor.client, `/api/v2/insights/${id}`, { 'aasm-state': 'approved' })
  expect((await analyst.client.patch(`/api/v2/insights/${id}`, change({ 'aasm-state': 'published' }))).status).toBe(409)
  await patch(officer.client, `/api/v2/insights/${id}`, { 'aasm-state': 'approved' })
  await stateOf(analyst.client, id, 'published')

  expect(made(await reader.client.get(`/api/v2/insights/${id}`), 200).attributes['restriction-reason']).not.toBe('jurisdiction')
  expect(made(await barred.client.get(`/api/v2/insights/${id}`), 200).attributes['restriction-reason']).toBe('jurisdiction')
  // What a plan or a scope keeps from somebody the author may lift.
  made(await outsider.client.post(`/api/v2/insights/${id}/request-publication-access`))
})

test('an ordinary week: uploads, reports of others, letters to followers', async () => {
  const upload = await post(analyst.client, 'account-uploads', { ...picture, purpose: 'editor-image' })
  made(await analyst.client.get(`/api/v2/account-uploads/${upload.id}`), 200)
  made(await analyst.client.delete(`/api/v2/account-uploads/${upload.id}`), 204)

  const filed = { title: 'Banks', 'source-name': 'Tallis Brothers', access: 'on-request' }
  const report = await post(analyst.client, 'external-reports', filed, { 'primary-entity': to('entities', entity) })
  const of = { 'external-report': to('external-reports', report.id) }
  const attachment = await post(analyst.client, 'external-report-attachments', pdf, of)
  await patch(analyst.client, `/api/v2/external-report-attachments/${attachment.id}`, { title: 'The whole report' })
  made(await analyst.client.get(`/api/v2/external-report-attachments/${attachment.id}`), 200)
  const spare = await post(analyst.client, 'external-report-attachments', pdf, of)
  made(await analyst.client.delete(`/api/v2/external-report-attachments/${spare.id}`), 204)
  made(await reader.client.post(`/api/v2/external-reports/${report.id}/request-publication-access`), 201)

  const letters = '/api/v1/group-email-messages'
  const letter = await post(analyst.client, 'group-email-messages', { subject: 'To read', body: '<p>A note.</p>' }, {}, letters)
  await patch(analyst.client, `${letters}/${letter.id}`, { subject: 'To read first' })
  const idle = await post(analyst.client, 'group-email-messages', { subject: 'Not sent', body: '<p>Nothing.</p>' }, {}, letters)
  made(await analyst.client.delete(`${letters}/${idle.id}`), 204)
  const thought = await noteBy(analyst, 'A thought that came to nothing')
  made(await analyst.client.delete(`/api/v2/insights/${thought.id}`), 204)
})

test('an analyst leaves: the lead finishes one note, deletes one and hands one over', async () => {
  const [finished, dropped, given] = [
    await noteBy(analyst, 'Nearly done'),
    await noteBy(analyst, 'Not worth it'),
    await noteBy(analyst, 'Begun'),
  ]
  const at = `/api/v2/accounts/${analyst.id}`
  expect((await lead.client.patch(`/api/v2/accounts/${officer.id}`, change({ status: 'suspended' }))).status).toBe(403)
  await patch(lead.client, at, { status: 'deactivated' })
  expect((await installation.signIn(analyst.email)).status).toBe(401)
  expect(made(await reader.client.get(at), 200).attributes).toMatchObject({
    name: 'anna Quay',
    title: null,
    languages: [],
  })

  await post(lead.client, 'insight-documents', pdf, { insight: to('insights', finished.id) })
  await certify(lead.client, finished.id)
  await stateOf(lead.client, finished.id, 'submitted')
  made(await lead.client.delete(`/api/v2/insights/${dropped.id}`), 204)
  await patch(lead.client, `/api/v2/insights/${given.id}`, {}, { account: to('accounts', second.id) })
  await certify(second.client, given.id)
  await stateOf(second.client, given.id, 'submitted')
  made(await admin.client.get(`${at}/export`), 200)

  expect((await patch(lead.client, at, { status: 'invited' })).attributes['status']).toBe('invited')
  expect((await installation.mailsTo(analyst.email)).at(-1)).toContain('You are invited')
})

test('each operation that is told of here answered', () => expectAnswered(installation, 'research-firm'))
