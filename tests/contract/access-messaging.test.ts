/** The cells of DOMAIN 5.2 for messages, their groups, contact requests and group e-mail: every demo account and a guest × every operation. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { marking, putGroup, saying, withMembers } from '../support/conversations.ts'
import { matrix } from '../support/matrix.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'

const server = startServer()
// Besides, two colleagues of `investor`.
const { everyone, client, row, expected, listing } = matrix(server, 'beatrice.okafor', 'noor.alhashimi')

const account = (n: number): string => seedId('accounts', n)

describe('a conversation of an investor and a provider', () => {
  const members = 'investor provider'
  const officers = 'compliance beatrice.okafor'
  const made = () => putGroup(server.db, [account(1), account(4)])
  const message = async (group: string): Promise<string> =>
    (await (await server.as('investor')).post('/api/v2/messages', saying('Between us.', group))).body.data.id as string

  test('is shown, with all that belongs to it, to its members and their compliance officers', async () => {
    const group = await made()
    const said = await message(group)
    const parts = ['', '/members', '/owner', '/messages', '/last-message', '/subject', '/relationships/members']
    const wanted = expected({ 200: `${members} ${officers}` }, 404)
    for (const part of parts) {
      const path = `/api/v2/message-groups/${group}${part}`
      expect([part, await row((one) => one.get(path))]).toEqual([part, wanted])
    }
    for (const part of ['', '/sender', '/message-group', '/attachment', '/relationships/sender']) {
      expect([part, await row((one) => one.get(`/api/v2/messages/${said}${part}`))]).toEqual([part, wanted])
    }
  })

  test('is listed for them, with what is said', async () => {
    const group = await made()
    expect(await listing('/api/v2/message-groups', group)).toBe('investor provider compliance beatrice.okafor')
    expect(await listing('/api/v2/messages', await message(group))).toBe('investor provider compliance beatrice.okafor')
  })

  test('is written in by its members, and marked by who received it', async () => {
    const group = await made()
    expect(await row((one) => one.post('/api/v2/messages', saying('I say.', group)))).toEqual(
      expected({ 201: members, 403: officers }, 422),
    )
    const said = await message(group)
    expect(await row((one) => one.patch(`/api/v2/messages/${said}`, marking(true)))).toEqual(
      expected({ 200: 'provider', 403: `investor ${officers}` }, 404),
    )
  })

  test('is changed by its owner, left by its members, and joined by nobody', async () => {
    const others = `provider ${officers}`
    const group = await made()
    expect(await row((one) => one.patch(`/api/v2/message-groups/${group}`, { data: { attributes: { name: 'x' } } }))).toEqual(
      expected({ 200: 'investor', 403: others }, 404),
    )
    expect(await row((one) => one.patch(`/api/v2/message-groups/${group}/join`))).toEqual(expected({ 200: members, 403: officers }, 404))
    const leave = async (one: Client): Promise<Answer> => one.patch(`/api/v2/message-groups/${await made()}/leave`)
    expect(await row(leave)).toEqual(expected({ 200: `${members} ${officers}` }, 404))
  })

  test('makes its members known to each other', async () => {
    const outsider = randomUUID()
    const columns = {
      first_name: 'Out',
      last_name: 'Sider',
      slug: `out-${outsider.slice(0, 8)}`,
      email: `${outsider}@demo.example`,
      status: 'active' as const,
    }
    await insertRows(server.db, 'accounts', { id: outsider, ...columns, account_type: 'investor', reading_tier: 'professional' })
    const staff = 'editor entity-editor account-manager finance admin'
    const path = `/api/v2/accounts/${outsider}`
    expect(await row((one) => one.get(path))).toEqual(expected({ 200: staff }, 404))
    await putGroup(server.db, [outsider, account(5)])
    expect(await row((one) => one.get(path))).toEqual(expected({ 200: `provider-2 ${staff}` }, 404))
  })
})

test('a conversation with a provider is begun by every account but compliance officers and those whom it did not turn to', async () => {
  const body = withMembers([account(14)], { name: 'x' })
  expect(await row((one) => one.post('/api/v2/message-groups', body))).toEqual(
    expected({ 403: 'compliance corporate beatrice.okafor' }, 201),
  )
})

test('the team of a firm is shown to its people and joined by them, but for those who oversee it', async () => {
  const team = `/api/v2/message-groups/${seedId('message-groups', 5)}`
  expect(await row((one) => one.get(team))).toEqual(expected({ 200: 'provider lead compliance' }, 404))
  expect(await row((one) => one.patch(`${team}/join`))).toEqual(expected({ 200: 'provider lead', 403: 'compliance' }, 404))
})

describe('a contact request of an investor', () => {
  const body = { name: 'Ada', email: 'ada@visitor.example', subject: 'other', message: 'Hello.', consent: true }

  test('could be written by anyone', async () => {
    const sent = { data: { type: 'contact-requests', attributes: body } }
    expect(await row((one) => one.post('/api/v2/contact_requests', sent))).toEqual(expected({}, 201, 201))
  })

  test('is shown to the investor, who manages the entity that it asks, and account managers', async () => {
    for (const part of ['', '/account', '/contactable', '/assignee', '/relationships/contactable']) {
      const path = `/api/v2/contact_requests/${seedId('contact-requests', 1)}${part}`
      expect([part, await row((one) => one.get(path))]).toEqual([part, expected({ 200: 'investor corporate account-manager admin' }, 404)])
    }
  })

  test('is listed for the same, and answered by account managers alone', async () => {
    const id = seedId('contact-requests', 1)
    expect(await listing('/api/v2/contact_requests', id)).toBe('investor corporate account-manager admin')
    const closed = { data: { attributes: { status: 'closed' } } }
    const answers = expected({ 200: 'account-manager admin' }, 403)
    expect(await row((one) => one.patch(`/api/v2/contact_requests/${id}`, closed))).toEqual(answers)
  })
})

describe('a group e-mail message of a provider', () => {
  const made = async (columns: object = {}): Promise<string> => {
    const id = randomUUID()
    const own = { account_id: account(4), company_id: seedId('companies', 1), subject: 'x', body: 'x' }
    await insertRows(server.db, 'group_email_messages', { id, ...own, ...columns })
    return id
  }
  const at = async (columns: object = {}): Promise<string> => `/api/v1/group-email-messages/${await made(columns)}`
  const seen = 'provider lead admin'
  const unseen = 'provider-2 compliance'

  test('is shown to the provider, its lead and admins', async () => {
    const own = await at()
    expect(await row((one) => one.get(own))).toEqual(expected({ 200: seen, 404: unseen }, 403))
    for (const part of ['/account', '/company', '/recipients', '/insights', '/relationships/recipients']) {
      expect([part, await row((one) => one.get(own + part))]).toEqual([part, expected({ 200: seen }, 404)])
    }
    expect(await listing('/api/v1/group-email-messages', own.split('/').at(-1)!)).toBe(seen)
  })

  test('is drafted by providers', async () => {
    const body = { data: { type: 'group-email-messages', attributes: { subject: 'x', body: 'x' } } }
    expect(await row((one) => one.post('/api/v1/group-email-messages', body))).toEqual(expected({ 201: 'provider provider-2 lead' }, 403))
  })

  test('is changed and deleted by whom it is shown to, until it is sent', async () => {
    const change = { data: { attributes: { subject: 'y' } } }
    const sent = { status: 'sent', sent_at: new Date().toISOString() }
    const wanted = (status: number) => expected({ [status]: seen, 404: unseen }, 403)
    expect(await row(async (one) => one.patch(await at(), change))).toEqual(wanted(200))
    expect(await row(async (one) => one.patch(await at(sent), change))).toEqual(wanted(409))
    expect(await row(async (one) => one.delete(await at()))).toEqual(wanted(204))
    expect(await row(async (one) => one.delete(await at(sent)))).toEqual(wanted(409))
  })
})

test('the own account is listened to by every account', async () => {
  for (const name of everyone.slice(1)) {
    const who = await client(name)
    const me = (await who.get('/api/v2/accounts/me')).body.data.id as string
    const body = (id: string) => ({ socket_id: '1.2', channel_name: `private-account-${id}` })
    expect([name, (await who.post('/api/v2/pusher/authenticate_new', body(me))).status]).toEqual([name, 200])
    expect([name, (await who.post('/api/v2/pusher/authenticate_new', body(account(23)))).status]).toEqual([name, 403])
  }
})
