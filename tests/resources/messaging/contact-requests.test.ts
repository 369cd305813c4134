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

describe('an account manager', () => {
  const manager = () => server.as('account-manager')
  const told = async (as: string, key: string): Promise<string[]> => {
    const { body: list } = await (await server.as(as)).get('/api/v2/notifications?page[size]=100')
    const rows: { attributes: { key: string }; relationships: { trackable: { links: { related: string } } } }[] = list.data
    const found = rows.filter((one) => one.attributes.key === key)
    return Promise.all(
      found.map(async (one) => (await (await server.as(as)).get(one.relationships.trackable.links.related)).body.data.id as string),
    )
  }
  const sent = (attributes: object, assignee?: string) => ({
    data: { attributes, ...(assignee ? { relationships: { assignee: { data: { type: 'accounts', id: assignee } } } } : {}) },
  })
  const listed = async (as: string, query = ''): Promise<string[]> =>
    (await (await server.as(as)).get(`${path}?page[size]=100${query}`)).body.data.map((one: { id: string }) => one.id)
  const clerk = seedId('accounts', 11)

  test('is told, assigns it, answers it, and the guest gets the reply by mail once', async () => {
    const email = 'guest-answered@visitor.example'
    const { id } = (await server.guest.post(path, body({ email }))).body.data
    expect(await told('account-manager', 'contact_request.created')).toContain(id)
    expect(await told('provider', 'contact_request.created')).not.toContain(id)
    const taken = await (await server.as('admin')).patch(`${path}/${id}`, sent({}, clerk))
    expect([taken.status, taken.body.data.attributes.status]).toEqual([200, 'assigned'])
    expect(await told('account-manager', 'contact_request.assigned')).toEqual([id])
    const answer = await (await manager()).patch(`${path}/${id}`, sent({ reply: 'You may.\nGladly.' }))
    expect([answer.status, answer.body.data.attributes.status, answer.body.data.attributes.reply]).toEqual([
      200,
      'replied',
      'You may.\nGladly.',
    ])
    expect(answer.body.data.attributes['replied-at']).not.toBe(null)
    expect((await (await manager()).get(`${path}/${id}/replied-by`)).body.data.id).toBe(clerk)
    const mails = await server.mailsTo(email)
    expect([mails.length, mails[0]!.includes('You may.\nGladly.'), mails[0]!.includes('> May I quote this?')]).toEqual([1, true, true])
    // A second answer is none.
    expect((await (await manager()).patch(`${path}/${id}`, sent({ reply: 'No.' }))).body.errors[0].code).toBe('105')
    expect((await (await manager()).patch(`${path}/${id}`, sent({ status: 'closed' }))).status).toBe(200)
    expect((await server.mailsTo(email)).length).toBe(1)
  })

  test.each([
    ['a provider', 'accounts', seedId('accounts', 4), 'provider', 'provider-2'],
    ['an issuer', 'companies', seedId('companies', 10), 'corporate', 'matthias.krueger'],
    ['an entity', 'entities', seedId('entities', 1), 'corporate', 'matthias.krueger'],
  ])(
    'answers for %s, who is told and sees it; the account that wrote is told of the reply',
    async (_what, type, contactable, as, other) => {
      const reader = await server.as('investor')
      const { id } = (await reader.post(path, body({}, [type, contactable]))).body.data
      expect([await told(as, 'contact_request.created'), await listed(as)].every((ids) => ids.includes(id))).toBe(true)
      expect([...(await told(other, 'contact_request.created')), ...(await listed(other))]).not.toContain(id)
      expect((await (await server.as(other)).get(`${path}/${id}`)).status).toBe(404)
      expect((await (await server.as(as)).patch(`${path}/${id}`, sent({ reply: 'x' }))).status).toBe(403)
      expect((await (await manager()).patch(`${path}/${id}`, sent({ reply: 'On Monday.' }))).status).toBe(200)
      expect(await told('investor', 'contact_request.replied')).toContain(id)
      expect((await reader.get(`${path}/${id}`)).body.data.attributes).toMatchObject({ status: 'replied', reply: 'On Monday.' })
    },
  )

  test('answers for a firm, whose team leads are told and whose people see it', async () => {
    const { id } = (await (await server.as('investor')).post(path, body({}, ['companies', seedId('companies', 1)]))).body.data
    expect(await told('lead', 'contact_request.created')).toContain(id)
    expect(await told('provider', 'contact_request.created')).not.toContain(id)
    expect(await listed('provider')).toContain(id)
  })

  test('finds what is open and what is theirs', async () => {
    const { id } = (await server.guest.post(path, body())).body.data
    expect(await listed('account-manager', '&filter[status]=new')).toContain(id)
    await (await manager()).patch(`${path}/${id}`, sent({}, clerk))
    expect(await listed('account-manager', '&filter[status]=new')).not.toContain(id)
    expect(await listed('account-manager', `&filter[assignee-id]=${clerk}&filter[status]=assigned`)).toContain(id)
    // Who is to answer is not told by a filter either.
    expect(await listed('investor-2', `&filter[assignee-id]=${clerk}`)).toEqual([])
  })

  test('leaves what a program wrote to account managers, and brings it back', async () => {
    const { id } = (await server.guest.post(path, body({ 'fax-number': '1' }, ['accounts', seedId('accounts', 4)]))).body.data
    expect(await told('account-manager', 'contact_request.created')).not.toContain(id)
    expect((await (await server.as('provider')).get(`${path}/${id}`)).status).toBe(404)
    expect((await (await manager()).patch(`${path}/${id}`, sent({ status: 'new' }))).status).toBe(200)
    expect((await (await server.as('provider')).get(`${path}/${id}`)).status).toBe(200)
    for (const name of ['account-manager', 'provider']) expect(await told(name, 'contact_request.created')).toContain(id)
  })

  test('is not assigned to a colleague who was suspended', async () => {
    const { id } = (await server.guest.post(path, body())).body.data
    const assign = async (status: 'active' | 'suspended') => {
      await server.db.updateTable('accounts').set({ status }).where('id', '=', clerk).execute()
      return (await (await server.as('admin')).patch(`${path}/${id}`, sent({}, clerk))).status
    }
    expect([await assign('suspended'), await assign('active')]).toEqual([422, 200])
  })

  test.each([
    ['to somebody who answers none', sent({}, seedId('accounts', 1)), 422],
    ['assigned to nobody', sent({ status: 'assigned' }), 422],
    ['replied without a reply', sent({ status: 'replied' }), 422],
    ['with a reply that is blank', sent({ reply: ' ' }), 422],
    ['closed with a reply', sent({ status: 'closed', reply: 'x' }), 422],
    ['to a status that it has no way to', sent({ status: 'spam' }), 409],
  ])('is refused what is %s', async (what, change, status) => {
    const { id } = (await server.guest.post(path, body())).body.data
    if (what.startsWith('to a status')) await (await manager()).patch(`${path}/${id}`, sent({ status: 'closed' }))
    expect((await (await manager()).patch(`${path}/${id}`, change)).status).toBe(status)
  })

  test('answers before another one does, or is refused', async () => {
    const email = 'raced@visitor.example'
    const { id } = (await server.guest.post(path, body({ email }))).body.data
    const [one, other] = [await manager(), await server.as('admin')]
    const answers = await Promise.all([one, other].map((client) => client.patch(`${path}/${id}`, sent({ reply: 'Yes.' }))))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
    expect((await server.mailsTo(email)).length).toBe(1)
  })
})

describe('where attempts are limited', () => {
  const limited = startServer({ limited: true })

  test('five of guests are taken from an address within an hour, exact also at once; those of accounts do not count among them', async () => {
    const account = await limited.as('investor')
    const answers = await Promise.all(Array.from({ length: 12 }, () => limited.guest.post(path, body())))
    expect(answers.map((one) => one.status).sort()).toEqual([...Array<number>(5).fill(201), ...Array<number>(7).fill(429)])
    const refused = answers.find((one) => one.status === 429)!
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await account.post(path, body())).status).toBe(201)
    // What is refused for itself is no attempt.
    expect((await limited.guest.post(path, body({ consent: false }))).status).toBe(422)
  })

  test('an account writes twenty in an hour, exact also at once; another is not kept waiting', async () => {
    const caller = await limited.as('corporate')
    expect((await caller.post(path, body({ consent: false }))).status).toBe(422)
    const answers = await Promise.all(Array.from({ length: 24 }, () => caller.post(path, body())))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(201), ...Array<number>(4).fill(429)])
    const refused = answers.find(({ status }) => status === 429)!
    expect(refused.body.errors[0].code).toBe('429')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await (await limited.as('provider')).post(path, body())).status).toBe(201)
  })
})
