/** The operator's first day: the first admin, staff, lookups, firms with plans, entities, packages and the directory. */
import { expect, test } from 'vitest'
import type { Answer, Client } from '../support/callers.ts'
import { startInstallation, tokenIn } from './installation.ts'
import type { Person } from './installation.ts'
import { expectAnswered } from './parts.ts'

const installation = startInstallation({ PUSHER_KEY: 'key', PUSHER_SECRET: 'secret' })
const { guest, withToken } = installation

let admin: Person
let clerk: Person
let editor: Person
let finance: Person
let lead: Person
let trader: Person
let fund: string

const link = (name: string, type: string, id: string) => ({ [name]: { data: { type, id } } })
const body = (type: string, attributes: object, relationships?: object) => ({
  data: { type, attributes, ...(relationships ? { relationships } : {}) },
})
const session = (attributes: object) => body('sessions', attributes)
function ok(answer: Answer): Answer {
  expect([answer.status, answer.text]).toEqual([200, answer.text])
  return answer
}
/** Adds a record at a path of a version, and answers its id. */
async function add(client: Client, path: string, type: string, attributes: object, relationships?: object): Promise<string> {
  const answer = await client.post(`/api/${path}`, body(type, attributes, relationships))
  expect([answer.status, answer.text]).toEqual([201, answer.text])
  return answer.body.data.id as string
}
const change = async (client: Client, path: string, attributes: object): Promise<Answer> =>
  ok(await client.patch(`/api/${path}`, { data: { attributes } }))
async function remove(client: Client, path: string): Promise<void> {
  expect((await client.delete(`/api/${path}`)).status).toBe(204)
  expect((await client.get(`/api/${path.replace('v2/countries', 'v1/countries')}`)).status).toBe(404)
}
const idsAt = async (client: Client, path: string): Promise<string[]> =>
  ok(await client.get(`/api/${path}`)).body.data.map((one: { id: string }) => one.id)

test('the schema is made, and the first admin by a command, once', async () => {
  const migrated = await installation.command('migrate')
  expect([migrated.code, migrated.said, migrated.complaint]).toEqual([0, 'The schema is the newest already.\n', ''])
  admin = await installation.firstAdmin()
  expect((await admin.client.get('/api/v2/accounts/me')).body.data.attributes).toMatchObject({ name: 'Ada Ondo', roles: ['admin'] })
  const again = await installation.command('account', 'second@platform.example', 'Ben', 'Ode')
  expect([again.code, again.said]).toEqual([1, ''])
  expect(again.complaint).toContain('There is an active admin')
})

test('a mail to try the settings arrives', async () => {
  const sent = await installation.command('mail-test', 'operator@platform.example')
  expect([sent.code, sent.complaint]).toEqual([0, ''])
  expect(await installation.mailsTo('operator@platform.example')).toHaveLength(1)
})

test('staff join with the roles that they are invited for', async () => {
  const staff = (firstName: string, role: string): Promise<Person> =>
    installation.join(admin.client, {
      ...{ email: `${firstName.toLowerCase()}@platform.example`, firstName, lastName: 'Ferry', kind: 'staff', roles: [role] },
    })
  clerk = await staff('Cleo', 'entity-editor')
  editor = await staff('Edda', 'editor')
  finance = await staff('Finn', 'finance')
  const refused = await editor.client.post('/api/v2/countries', body('countries', { name: 'Atlantis', code: 'AQ' }))
  expect(refused.status).toBe(403)
})

test('they come back by a mail, on another device, and with a new password', async () => {
  ok(await guest.post('/api/v2/accounts/magic-authentication', session({ email: editor.email })))
  const magic = tokenIn((await installation.mailsTo(editor.email)).at(-1)!)
  const byMail = await guest.post('/api/v2/accounts/magic-authentication', session({ token: magic }))
  expect(byMail.status).toBe(201)
  const handed = await editor.client.post('/api/v2/accounts/temporary-authentication')
  expect(handed.status).toBe(201)
  const { token } = handed.body.data.attributes as { token: string }
  const taken = await guest.post('/api/v2/accounts/temporary-authentication', session({ token }))
  expect(taken.status).toBe(201)
  expect((await withToken(taken.body.data.attributes.token as string).get('/api/v2/accounts/me')).body.data.id).toBe(editor.id)
  ok(await guest.post('/api/v2/accounts/verify-email', session({ email: editor.email })))

  ok(await guest.post('/api/v2/reset-password', session({ email: finance.email })))
  finance = await installation.redeem(finance.email, tokenIn((await installation.mailsTo(finance.email)).at(-1)!))
  expect((await installation.signIn(finance.email)).status).toBe(201)
})

test('the lookups are there, and are the operator’s to change', async () => {
  const iceland = await add(clerk.client, 'v2/countries', 'countries', { name: 'Iceland', code: 'IS', currency: 'EUR' })
  await change(clerk.client, `v2/countries/${iceland}`, { currency: 'ISK' })
  const passing = await add(clerk.client, 'v2/countries', 'countries', { name: 'Atlantis', code: 'AQ', currency: 'USD' })
  await remove(clerk.client, `v2/countries/${passing}`)
  for (const path of ['v1/asset_classes', 'v2/asset-classes']) {
    const kept = await add(clerk.client, path, 'asset-classes', { name: `Kept at ${path.slice(0, 2)}` })
    await change(clerk.client, `${path}/${kept}`, { name: `Renamed at ${path.slice(0, 2)}` })
    await remove(clerk.client, `${path}/${await add(clerk.client, path, 'asset-classes', { name: 'Passing' })}`)
  }
  const [geography] = await idsAt(guest, 'v2/geographies')
  await change(editor.client, `v2/geographies/${geography}`, { 'useful-links': [{ title: 'Holidays', url: 'https://days.example/' }] })
  const [sector] = await idsAt(guest, 'v2/sectors')
  const [group] = await idsAt(guest, `v2/sectors/${sector}/children`)
  expect(await idsAt(guest, `v1/industry_groups/${group}/children`)).not.toEqual([])
})

test('a firm is taken in with a plan, names its people, and stands in the directory when its lead says so', async () => {
  const plans: { id: string; attributes: { features: string[] } }[] = (await guest.get('/api/v2/plans')).body.data
  const plan = plans.find(
    ({ attributes }) => attributes.features.includes('investor-directory') && attributes.features.includes('downloads'),
  )!
  const firm = { name: 'Teal Quay Capital', kind: 'investor-firm', country: 'IE', seats: 3 }
  fund = await add(admin.client, 'v1/companies', 'companies', firm, link('plan', 'plans', plan.id))
  await change(admin.client, `v2/companies/${fund}`, { seats: 4 })
  const passing = await add(admin.client, 'v1/companies', 'companies', { ...firm, name: 'Entered twice' })
  await remove(admin.client, `v1/companies/${passing}`)

  const invite = (inviter: Person, firstName: string, roles: string[]): Promise<Person> =>
    installation.join(inviter.client, {
      ...{ email: `${firstName.toLowerCase()}@teal.example`, firstName, lastName: 'Quay', kind: 'investor', roles, company: fund },
    })
  lead = await invite(admin, 'Lena', ['team-lead'])
  trader = await invite(lead, 'Toby', [])
  await change(lead.client, `v1/companies/${fund}`, { description: 'Long-only equity.' })
  expect(await idsAt(trader.client, 'v2/investor_companies')).toEqual([])
  const shown = { data: { type: 'investor-companies', id: fund, attributes: { 'is-shown': true, city: 'Cork' } } }
  expect((await trader.client.patch(`/api/v2/investor_companies/${fund}`, shown)).status).toBe(403)
  ok(await lead.client.patch(`/api/v2/investor_companies/${fund}`, shown))
  expect(await idsAt(trader.client, 'v2/investor_companies')).toEqual([fund])
})

test('entities are listed with their peers, and one that was entered twice goes again', async () => {
  const entity = (name: string): Promise<string> => {
    const names = { 'short-name': name, 'pretty-name': `${name}, Inc.`, country: 'JP', sector: 'industrials', security: '' }
    return add(clerk.client, 'v1/entities', 'entities', names)
  }
  const [ropeways, hotels, twice] = [await entity('Hinode Ropeways'), await entity('Hinode Hotels'), await entity('Hinode Hotel')]
  await change(clerk.client, `v1/entities/${ropeways}`, { description: 'Ropeways, and the hotels at their tops.' })
  const peers = { data: [{ type: 'entities', id: hotels }] }
  ok(await clerk.client.patch(`/api/v2/entities/${ropeways}/add_peers`, peers))
  expect(await idsAt(guest, `v2/entities/${ropeways}/peers`)).toEqual([hotels])
  ok(await clerk.client.patch(`/api/v2/entities/${ropeways}/remove_peers`, peers))
  expect(await idsAt(guest, `v2/entities/${ropeways}/peers`)).toEqual([])
  await remove(clerk.client, `v1/entities/${twice}`)
})

test('what is sold and what is shown first is set up, and a visitor can write', async () => {
  const pack = { name: 'Desk', smarts: 1_000, 'price-minor': 900_000, currency: 'USD' }
  const desk = await add(finance.client, 'v2/premium-service-packages', 'premium-service-packages', pack)
  expect(await idsAt(trader.client, 'v2/premium-service-packages')).toContain(desk)
  const collection = await add(editor.client, 'v2/insight-collections', 'insight-collections', { name: 'Where to begin' })
  expect(await idsAt(editor.client, 'v2/insight-collections')).toContain(collection)
  const asked = { name: 'Ada Winter', email: 'ada@visitor.example', subject: 'press', message: 'Who are you?', consent: true }
  await add(guest, 'v2/contact_requests', 'contact-requests', asked)
})

test('their browsers listen for what is told at once', async () => {
  const channel = { socket_id: '1234.5678', channel_name: `private-account-${lead.id}` }
  ok(await lead.client.post('/api/v2/pusher/authenticate_new', channel))
  expect((await trader.client.post('/api/v2/pusher/authenticate_new', channel)).status).toBe(403)
  expect(ok(await lead.client.get(`/api/v2/pusher/user_online/${lead.id}`)).body.data.id).toBe(lead.id)
})

test('at the end of the day the queue is empty, every counter agrees, and everything has answered', async () => {
  await installation.mailsTo(admin.email)
  const jobs = await installation.command('jobs', 'list')
  expect([jobs.code, jobs.said, jobs.complaint]).toEqual([0, 'No job waits, and none failed.\n', ''])
  const counted = await installation.command('recount')
  expect([counted.code, counted.said]).toEqual([0, 'Every counter agrees with its rows.\n'])
  await expectAnswered(installation, 'operator')
})
