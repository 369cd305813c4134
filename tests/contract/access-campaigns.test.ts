/** The cells of DOMAIN 5.4 for contact lists and campaigns: every demo account and a guest × every operation. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { dataUrl } from '../support/files.ts'
import { refusalIn } from '../support/refusals.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'

const server = startServer()

const keepers = ['corporate', 'account-manager', 'admin']
const issuers = ['corporate', 'matthias.krueger', 'tamsin.rourke']
const everyone = [
  ...['guest', 'investor', 'investor-2', 'investor-delayed', 'provider', 'provider-2', 'lead', 'compliance', 'editor', 'entity-editor'],
  ...['account-manager', 'finance', 'admin', ...issuers],
]
const client = async (name: string): Promise<Client> => (name === 'guest' ? server.guest : server.as(name))
const [bank, account] = [seedId('entities', 1), seedId('accounts', 8)]

type Cells = Record<string, number>
async function row(ask: (client: Client) => Promise<Answer>): Promise<Cells> {
  const cells: Cells = {}
  for (const name of everyone) cells[name] = (await ask(await client(name))).status
  return cells
}
/** What those who manage the bank, those who manage another entity and all others are answered. */
const expected = (own: number, other: number, rest = 403): Cells =>
  Object.fromEntries(
    everyone.map((name) => [name, name === 'guest' ? 401 : keepers.includes(name) ? own : issuers.includes(name) ? other : rest]),
  )

async function newList(): Promise<string> {
  const id = randomUUID()
  await insertRows(server.db, 'contact_lists', { id, entity_id: bank, account_id: account, name: 'x' })
  return `/api/v2/contact-lists/${id}`
}
async function newCampaign(): Promise<string> {
  const id = randomUUID()
  const text = { title: 'x', subject: 'x', content: 'x', from_name: 'x', reply_to: 'x@y.example' }
  await insertRows(server.db, 'corporate_email_campaigns', { id, entity_id: bank, account_id: account, ...text })
  return `/api/v2/corporate-email-campaigns/${id}`
}
const change = (attributes: object) => ({ data: { attributes } })
const entity = { entity: { data: { type: 'entities', id: bank } } }

describe('a contact list of the bank', () => {
  test('is shown to its keepers', async () => {
    const at = await newList()
    expect(await row((one) => one.get(at))).toEqual(expected(200, 404))
    for (const part of ['/entity', '/account', '/contacts', '/relationships/contacts', '/imports', '/relationships/imports']) {
      expect([part, await row((one) => one.get(at + part))]).toEqual([part, expected(200, 404, 404)])
    }
    expect(await row((one) => one.get(`/api/v2/imports/${seedId('imports', 1)}`))).toEqual(expected(200, 404))
    expect(await row((one) => one.get(`/api/v2/imports/${seedId('imports', 1)}/contact-list`))).toEqual(expected(200, 404, 404))
  })

  test('has contacts that its keepers alone correct and erase', async () => {
    const newContact = async () => {
      const id = randomUUID()
      await insertRows(server.db, 'contacts', { id, entity_id: bank, email: `${id}@x.example`, consent_source: 'manual' })
      return `/api/v2/contacts/${id}`
    }
    const at = await newContact()
    expect(await row((one) => one.patch(at, change({ title: 'y' })))).toEqual(expected(200, 404))
    expect(await row(async (one) => one.delete(await newContact()))).toEqual(expected(204, 404))
  })

  test('shows its contacts to its keepers alone', async () => {
    const at = `/api/v2/contact-lists/${seedId('contact-lists', 2)}/contacts`
    expect((await (await client('corporate')).get(at)).body.meta['record-count']).toBe(6)
    expect((await (await client('account-manager')).get(at)).body.meta['record-count']).toBe(6)
    const contact = `/api/v2/contacts/${seedId('contacts', 1)}`
    expect(await row((one) => one.get(contact))).toEqual(expected(200, 404))
    for (const part of ['/entity', '/contact-lists', '/relationships/entity']) {
      expect([part, await row((one) => one.get(contact + part))]).toEqual([part, expected(200, 404, 404)])
    }
  })

  test('is listed for its keepers alone', async () => {
    const id = (await newList()).split('/').at(-1)
    expect(await row((one) => one.get('/api/v2/contact-lists'))).toEqual(expected(200, 200))
    for (const name of [...issuers, 'account-manager', 'admin']) {
      const { body } = await (await client(name)).get('/api/v2/contact-lists?page[size]=100')
      expect([name, body.data.some((one: { id: string }) => one.id === id)]).toEqual([name, keepers.includes(name)])
    }
  })

  test('is made, changed, filled, emptied and removed by its keepers alone', async () => {
    const body = { data: { type: 'contact-lists', attributes: { name: 'x' }, relationships: entity } }
    expect(await row((one) => one.post('/api/v2/contact-lists', body))).toEqual(expected(201, 403))
    const source = dataUrl('text/csv', 'email\n')
    const writes: [string, 'patch' | 'post', object][] = [
      ['', 'patch', change({ name: 'y' })],
      ['/add-contacts', 'patch', change({ contacts: [{ email: 'a@b.example' }] })],
      ['/remove-contacts', 'patch', change({ emails: ['a@b.example'] })],
      ['/import-contacts-from-csv', 'post', change({ source })],
      ['/remove', 'patch', {}],
    ]
    for (const [part, method, sent] of writes) {
      const at = await newList()
      expect([part, await row((one) => one[method](at + part, sent))]).toEqual([part, expected(200, 404)])
    }
  })
})

describe('a campaign of the bank', () => {
  const path = '/api/v2/corporate-email-campaigns'

  test('is shown to its keepers', async () => {
    const at = await newCampaign()
    expect(await row((one) => one.get(at))).toEqual(expected(200, 404))
    for (const part of ['/entity', '/account', '/contact-lists', '/relationships/contact-lists', '/relationships/deliveries']) {
      expect([part, await row((one) => one.get(at + part))]).toEqual([part, expected(200, 404, 404)])
    }
    expect(await row((one) => one.get(`${at}/deliveries`))).toEqual(expected(200, 404))
    const delivery = `/api/v2/campaign-deliveries/${seedId('campaign-deliveries', 1)}`
    expect(await row((one) => one.get(delivery))).toEqual(expected(200, 404))
    for (const part of ['/campaign', '/relationships/contact']) {
      expect([part, await row((one) => one.get(delivery + part))]).toEqual([part, expected(200, 404, 404)])
    }
  })

  test('is listed for its keepers alone', async () => {
    const id = (await newCampaign()).split('/').at(-1)
    expect(await row((one) => one.get(path))).toEqual(expected(200, 200))
    for (const name of [...issuers, 'account-manager', 'admin']) {
      const { body } = await (await client(name)).get(`${path}?page[size]=100`)
      expect([name, body.data.some((one: { id: string }) => one.id === id)]).toEqual([name, keepers.includes(name)])
    }
  })

  test('is written, changed, tested and deleted by its keepers alone', async () => {
    const attributes = { title: 'x', subject: 'x', content: 'x', status: 'drafted' }
    const body = { data: { type: 'corporate-email-campaigns', attributes, relationships: { ...entity, contact_lists: { data: [] } } } }
    expect(await row((one) => one.post(path, body))).toEqual(expected(201, 403))
    const at = await newCampaign()
    expect(await row((one) => one.patch(at, change({ title: 'y' })))).toEqual(expected(200, 404))
    expect(await row((one) => one.get(`${at}/send-test`))).toEqual(expected(200, 404))
    // Whoever comes after it was deleted finds nothing.
    expect(await row((one) => one.delete(at))).toEqual({ ...expected(404, 404), 'account-manager': 204 })
  })

  test('goes to no list of another entity', async () => {
    const attributes = { title: 'x', subject: 'x', content: 'x', status: 'drafted' }
    const foreign = { contact_lists: { data: [{ type: 'contact-lists', id: seedId('contact-lists', 4) }] } }
    const body = { data: { type: 'corporate-email-campaigns', attributes, relationships: { ...entity, ...foreign } } }
    expect(refusalIn(await (await client('corporate')).post(path, body))).toMatchObject({ status: 422, code: '103' })
  })
})

test('a contact unsubscribes without an account, and with its own code alone', async () => {
  const at = (contact: number, code: number) =>
    `/api/v2/contacts/${seedId('contacts', contact)}/unsubscribe?code=${String(code).padStart(64, '0')}`
  expect((await server.guest.post(at(2, 1))).status).toBe(404)
  expect((await (await client('admin')).post(at(2, 1))).status).toBe(404)
  expect((await server.guest.post(at(1, 1))).status).toBe(204)
})
