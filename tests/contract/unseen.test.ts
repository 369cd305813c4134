/** What is not theirs to know is met by nobody who follows every link from what they do see. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { setColumns } from '../support/columns.ts'
import { putGroup, saying } from '../support/conversations.ts'
import { attributes, eventPath, putEvent } from '../support/event-rows.ts'
import { freshClient } from '../support/insight-rows.ts'
import { answersFrom } from '../support/links-followed.ts'
import { putFirm } from '../support/premium-rows.ts'
import { answerTo, followQuestion } from '../support/question-rows.ts'
import { startServer } from '../support/server.ts'
import type { Client } from '../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)
/** So many links that differ in nothing but ids are followed from each level. */
const alike = [12, 4]

/** Everything that is answered from the starts on. What is refused repeats what was asked for. */
async function whatIsMet(who: Client, starts: readonly string[]): Promise<string> {
  const answers = [...(await answersFrom(who, starts, alike)).values()]
  return answers.flatMap(({ status, text }) => (status === 200 ? [text] : [])).join('\n')
}

/** Which of some words a text holds, by their names. */
const held = (text: string, words: Record<string, readonly string[]>): string[] =>
  Object.entries(words).flatMap(([name, any]) => (any.some((word) => text.includes(word)) ? [name] : []))

describe('an event with a conversation of three firms, one of whom agreed to be seen', () => {
  const names = ['Quillon', 'Ostrander', 'Vandermeer'] as const
  let starts: string[]
  let seated: { id: string; client: Client; email: string }[]

  beforeAll(async () => {
    const event = await putEvent(server.db)
    const put = names.map(async (last_name, n) => {
      const { account: id } = await putFirm(server.db, undefined)
      const email = `${last_name.toLowerCase()}@seats.example`
      await setColumns(server.db, 'accounts', id, { last_name, email })
      const client = await freshClient(server, id)
      const booked = await client.patch(eventPath(event, '/book-reservation'), attributes({ 'attendee-visible': n === 0 }))
      expect(booked.status).toBe(200)
      return { id, client, email }
    })
    seated = await Promise.all(put)
    const groups = '/api/v2/message-groups?filter[kind]=event&page[size]=100'
    const found = (await seated[0]!.client.get(groups)).body.data as { id: string; attributes: Record<string, unknown> }[]
    const group = found.find((one) => one.attributes['subject-id'] === event)!.id
    for (const { client } of seated) {
      expect((await client.patch(`/api/v2/message-groups/${group}/join`)).status).toBe(200)
      expect((await client.post('/api/v2/messages', saying('Which floor?', group))).status).toBe(201)
    }
    const lists = ['messages', 'notifications', 'accounts', 'message-groups'].map((type) => `/api/v2/${type}`)
    starts = [eventPath(event), `/api/v2/message-groups/${group}`, ...lists, '/api/v1/activities']
  })

  const words = (of: (one: (typeof seated)[number], n: number) => string[]) =>
    Object.fromEntries(seated.map((one, n) => [names[n]!, of(one, n)] as const))

  const officerOf = async (n: number): Promise<Client> => {
    const { company_id } = await server.db
      .selectFrom('accounts')
      .select('company_id')
      .where('id', '=', seated[n]!.id)
      .executeTakeFirstOrThrow()
    const id = randomUUID()
    const investor = { account_type: 'investor', status: 'active' } as const
    const columns = { first_name: 'Over', last_name: 'Seer', ...investor, roles: ['compliance-officer'] }
    await insertRows(server.db, 'accounts', { id, company_id, slug: `over-${id}`, email: `${id}@demo.example`, ...columns })
    return freshClient(server, id)
  }

  test.each([
    ['the one who agreed', () => seated[0]!.client, ['Quillon'], ['Quillon']],
    ['the second', () => seated[1]!.client, ['Quillon', 'Ostrander'], ['Ostrander']],
    ['the third', () => seated[2]!.client, ['Quillon', 'Vandermeer'], ['Vandermeer']],
    ['the issuer', () => server.as('corporate'), [...names], []],
    ['the compliance officer of the second', () => officerOf(1), ['Ostrander'], []],
    ['an investor who stays away', () => server.as('investor-2'), [], []],
    ['an entity editor', () => server.as('entity-editor'), [...names], [...names]],
    ['an admin', () => server.as('admin'), [...names], [...names]],
  ])('%s meets nobody else', { timeout: 120_000 }, async (_who, client, known, addresses) => {
    const text = await whatIsMet(await client(), starts)
    expect({
      known: held(
        text,
        words(({ id }, n) => [id, names[n]!]),
      ),
      addresses: held(
        text,
        words(({ email }) => [email]),
      ),
    }).toEqual({ known, addresses })
  })
})

describe('a conversation that a colleague joined late and left', () => {
  const words = { early: ['Earlyword'], middle: ['Middleword'], late: ['Lateword'] }
  let starts: string[]

  beforeAll(async () => {
    const group = await putGroup(server.db, [account(1), account(5)])
    const [investor, provider] = [await server.as('investor'), await server.as('provider')]
    await investor.post('/api/v2/messages', saying('Earlyword.', group))
    await insertRows(server.db, 'message_group_invitations', { message_group_id: group, account_id: account(4) })
    await provider.patch(`/api/v2/message-groups/${group}/join`)
    await investor.post('/api/v2/messages', saying('Middleword.', group))
    await provider.patch(`/api/v2/message-groups/${group}/leave`)
    await investor.post('/api/v2/messages', saying('Lateword.', group))
    starts = [`/api/v2/message-groups/${group}`, '/api/v2/message-groups', '/api/v2/messages', '/api/v1/activities']
  })

  test.each([
    ['investor', ['early', 'middle', 'late']],
    ['beatrice.okafor', ['early', 'middle', 'late']],
    ['provider-2', ['early', 'middle', 'late']],
    ['compliance', ['middle']],
    ['provider', []],
    ['lead', []],
    ['admin', []],
  ])('%s meets what was said in their time', { timeout: 120_000 }, async (name, known) => {
    expect(held(await whatIsMet(await server.as(name), starts), words)).toEqual(known)
  })
})

describe('a share that was taken back', () => {
  const words = { message: ['Lookword'], collection: ['Shelfword'] }
  let starts: string[]

  beforeAll(async () => {
    const [sharer, recipient] = [await server.as('investor'), await server.as('noor.alhashimi')]
    const made = await sharer.post('/api/v1/collections', { data: { type: 'collections', attributes: { name: 'Shelfword' } } })
    const shareable = { data: { type: 'collections', id: made.body.data.id as string } }
    const relationships = { recipient: { data: { type: 'accounts', id: account(24) } }, shareable }
    const share = { data: { type: 'shared-items', attributes: { message: 'Lookword' }, relationships } }
    const item = `/api/v2/shared-items/${(await sharer.post('/api/v2/shared-items', share)).body.data.id}`
    const kept = { data: { type: 'locker-items', relationships: { lockable: shareable } } }
    expect((await recipient.post('/api/v2/locker-items', kept)).status).toBe(201)
    expect((await sharer.delete(item)).status).toBe(204)
    const lists = ['shared-items', 'locker-items', 'notifications'].map((type) => `/api/v2/${type}`)
    starts = [item, `/api/v1/collections/${shareable.data.id}`, ...lists, '/api/v1/collections', '/api/v2/accounts/me']
  })

  test.each([
    ['investor', ['collection']],
    ['noor.alhashimi', []],
    ['beatrice.okafor', ['message']],
    ['investor-2', []],
    ['admin', ['message', 'collection']],
  ])('%s meets what is theirs', { timeout: 120_000 }, async (name, known) => {
    expect(held(await whatIsMet(await server.as(name), starts), words)).toEqual(known)
  })
})

describe('a question about an event by invitation', () => {
  const words = { event: ['Zwischenbericht'], question: ['Quagmire'] }
  let starts: string[]
  let asker: Client

  beforeAll(async () => {
    const { account: id } = await putFirm(server.db, undefined)
    await setColumns(server.db, 'accounts', id, { email: 'asker@invited.example' })
    asker = await freshClient(server, id)
    const invited_emails = ['asker@invited.example', 'investor-2@demo.example']
    const event = await putEvent(server.db, { title: 'Zwischenbericht', access: 'invite-only', invited_emails })
    const relationships = {
      entity: { data: { type: 'entities', id: seedId('entities', 1) } },
      'corporate-event': { data: { type: 'corporate-events', id: event } },
    }
    const body = { data: { type: 'corporate-questions', attributes: { body: 'Quagmire?' }, relationships } }
    const made = await asker.post('/api/v2/corporate-questions', body)
    const { id: question } = made.body.data as { id: string }
    const manager = await server.as('corporate')
    expect((await manager.patch(`/api/v2/corporate-questions/${question}`, attributes({ status: 'approved' }))).status).toBe(200)
    expect((await followQuestion(await server.as('investor-2'), question)).status).toBe(201)
    const answer = await answerTo(manager, question)
    expect(answer.status).toBe(201)
    await setColumns(server.db, 'corporate_events', event, { invited_emails: ['investor-2@demo.example'] })
    const own = ['corporate-questions?page[size]=100', 'corporate-events'].map((of) => `/api/v2/entities/${seedId('entities', 1)}/${of}`)
    starts = [...own, eventPath(event), `/api/v2/corporate-questions/${question}`, `/api/v2/corporate-answers/${answer.body.data.id}`]
    starts.push('/api/v2/notifications', '/api/v1/activities', '/api/v2/corporate-events')
  })

  test.each([
    ['the invited', () => server.as('investor-2'), ['event', 'question']],
    ['the asker who is invited no more', () => Promise.resolve(asker), ['question']],
    ['the issuer', () => server.as('corporate'), ['event', 'question']],
    ['an account manager', () => server.as('account-manager'), ['event', 'question']],
    ['another investor', () => server.as('investor'), []],
    ['a provider', () => server.as('provider'), []],
    ['another issuer', () => server.as('matthias.krueger'), []],
    ['a guest', () => Promise.resolve(server.guest), []],
  ])('%s meets what is theirs', { timeout: 120_000 }, async (_who, client, known) => {
    expect(held(await whatIsMet(await client(), starts), words)).toEqual(known)
  })
})
