import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/contact_requests'
const asked = { name: 'Ada Winter', email: 'ada@visitor.example', subject: 'press', message: 'May I quote this?', consent: true }
const body = (attributes: object = {}, to?: [type: string, id: string]) => ({
  data: {
    type: 'contact-requests',
    attributes: { ...asked, ...attributes },
    ...(to ? { relationships: { contactable: { data: { type: to[0], id: to[1] } } } } : {}),
  },
})
const statusOf = async (id: string): Promise<string> =>
  (await server.db.selectFrom('contact_requests').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('a guest', () => {
  test('writes to the operator and never sees it again', async () => {
    const answer = await server.guest.post(path, body({ phone: null }))
    expect(answer.status).toBe(201)
    const { id, attributes } = answer.body.data
    expect(attributes).toMatchObject({ ...asked, phone: null, 'company-name': null, country: null, 'page-url': null })
    expect('status' in attributes).toBe(false)
    expect(await statusOf(id)).toBe('new')
    expect((await server.guest.get(`${path}/${id}`)).status).toBe(401)
    expect((await (await server.as('investor')).get(`${path}/${id}`)).status).toBe(404)
    const shown = (await (await server.as('account-manager')).get(`${path}/${id}`)).body.data
    expect([shown.attributes.email, shown.attributes.status]).toEqual([asked.email, 'new'])
    expect((await (await server.as('account-manager')).get(shown.relationships.account.links.related)).body.data).toBe(null)
  })

  test.each([
    ['a provider', 'accounts', seedId('accounts', 4), 201],
    ['an issuer', 'companies', seedId('companies', 10), 201],
    ['an entity', 'entities', seedId('entities', 1), 201],
    ['an investor, who is unknown to guests', 'accounts', seedId('accounts', 1), 422],
    ['a firm that is no issuer', 'companies', seedId('companies', 5), 422],
    ['nothing of that type', 'insights', seedId('insights', 1), 400],
  ])('writes to %s', async (_what, type, id, status) => {
    expect((await server.guest.post(path, body({}, [type, id]))).status).toBe(status)
  })

  test('who is a program gives itself away by filling the hidden field', async () => {
    const caught = await server.guest.post(path, body({ 'fax-number': '555' }))
    expect(caught.status).toBe(201)
    expect(await statusOf(caught.body.data.id)).toBe('spam')
    const left = await server.guest.post(path, body({ 'fax-number': '' }))
    expect(await statusOf(left.body.data.id)).toBe('new')
    expect('fax-number' in left.body.data.attributes).toBe(false)
  })

  test.each([
    ['without consent', { consent: false }, 422, '100'],
    ['with no address', { email: 'nowhere' }, 422, '103'],
    ['about what is no subject', { subject: 'gossip' }, 422, '103'],
    ['with an empty message', { message: ' \n' }, 422, '103'],
    ['from a page that is none', { 'page-url': 'javascript:alert(1)' }, 422, '103'],
    ['with a status', { status: 'closed' }, 400, '105'],
  ])('is refused %s', async (_what, attributes, status, code) => {
    const answer = await server.guest.post(path, body(attributes))
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code])
  })
})

describe('an account', () => {
  test('writes and sees what became of it', async () => {
    const reader = await server.as('investor-2')
    const answer = await reader.post(path, body({}, ['Account', seedId('accounts', 4)]))
    expect([answer.status, answer.body.data.attributes.status]).toEqual([201, 'new'])
    const { links, relationships } = answer.body.data
    expect((await reader.get(links.self)).status).toBe(200)
    expect((await reader.get(relationships.account.links.related)).body.data.id).toBe(seedId('accounts', 2))
    expect((await reader.get(relationships.contactable.links.related)).body.data.id).toBe(seedId('accounts', 4))
    expect((await reader.get(`${path}/${seedId('contact-requests', 3)}/assignee`)).body.data).toBe(null)
    const manager = await server.as('account-manager')
    expect((await manager.get(`${path}/${seedId('contact-requests', 3)}/assignee`)).body.data.id).toBe(seedId('accounts', 11))
  })
})

describe('where attempts are limited', () => {
  const limited = startServer({ limited: true })

  test('five of guests are taken from an address within an hour, exact also at once; accounts are not counted', async () => {
    const account = await limited.as('investor')
    const answers = await Promise.all(Array.from({ length: 12 }, () => limited.guest.post(path, body())))
    expect(answers.map((one) => one.status).sort()).toEqual([...Array<number>(5).fill(201), ...Array<number>(7).fill(429)])
    const refused = answers.find((one) => one.status === 429)!
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await account.post(path, body())).status).toBe(201)
    // What is refused for itself is no attempt.
    expect((await limited.guest.post(path, body({ consent: false }))).status).toBe(422)
  })
})
