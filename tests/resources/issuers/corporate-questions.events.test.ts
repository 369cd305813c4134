import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { crowdOf } from '../../support/crowd.ts'
import { eventPath, putEvent } from '../../support/event-rows.ts'
import type { EventColumns } from '../../support/event-rows.ts'
import { codesOf } from '../../support/insight-rows.ts'
import { answerTo, followQuestion, putQuestion, questionPath } from '../../support/question-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const ask = (event: string | null, entity = 1) => ({
  data: {
    type: 'corporate-questions',
    attributes: { body: 'Why now?' },
    relationships: {
      entity: { data: { type: 'entities', id: seedId('entities', entity) } },
      'corporate-event': { data: event === null ? null : { type: 'corporate-events', id: event } },
    },
  },
})
const asking = (client: Client, event: string | null, entity?: number): Promise<Answer> =>
  client.post('/api/v2/corporate-questions', ask(event, entity))
const code = (answer: Answer) => [answer.status, ...codesOf(answer)]
const idsOf = (answer: Answer): string[] => answer.body.data.map((one: { id: string }) => one.id)
const questionsOf = async (client: Client, event: string) => idsOf(await client.get(eventPath(event, '/corporate-questions')))
const eventOf = async (client: Client, id: string) => (await client.get(questionPath(id, '/corporate-event'))).body.data?.id ?? null
/** How often an account was told that a question was answered. */
const told = async (client: Client, id: string): Promise<number> => {
  const { body } = await client.get('/api/v2/notifications?page[size]=100')
  const about = body.data as {
    attributes: { key: string }
    relationships: { trackable: { links: { self: string } } }
  }[]
  const ends = about
    .filter((one) => one.attributes.key === 'corporate_question.answered')
    .map((one) => client.get(one.relationships.trackable.links.self))
  return (await Promise.all(ends)).filter((one) => one.body.data?.id === id).length
}

/** For those whose addresses are invited, and nobody else. */
const closed: EventColumns = {
  access: 'invite-only',
  audience: ['investor'],
  invited_emails: ['investor@demo.example', 'investor-2@demo.example'],
}

let investor: Client
let other: Client
let provider: Client
let manager: Client
beforeAll(async () => {
  const names = ['investor', 'investor-2', 'provider', 'corporate'] as const
  ;[investor, other, provider, manager] = (await Promise.all(names.map((name) => server.as(name)))) as [Client, Client, Client, Client]
})

describe('a question about an event', () => {
  test('leads to the event, which lists what was asked, what most voted for first', async () => {
    const event = await putEvent(server.db, { status: 'live', audience: ['public'] })
    const questions: string[] = []
    for (const status of ['submitted', 'approved', 'answered', 'approved'] as const) {
      const made = await asking(investor, event)
      expect([made.status, await eventOf(investor, made.body.data.id)]).toEqual([201, event])
      await setColumns(server.db, 'corporate_questions', made.body.data.id, { status, answers_count: status === 'answered' ? 1 : 0 })
      questions.push(made.body.data.id)
    }
    const [waiting, few, some, most] = questions as [string, string, string, string]
    for (const client of [other, provider]) await client.patch(questionPath(most, '/vote'))
    await other.patch(questionPath(some, '/vote'))
    expect(await questionsOf(other, event)).toEqual([most, some, few])
    expect(await questionsOf(manager, event)).toEqual([most, some, ...[few, waiting].sort().reverse()])
    expect(await questionsOf(server.guest, event)).toEqual([some])
    const linkage = await other.get(eventPath(event, '/relationships/corporate-questions'))
    expect(linkage.body.data).toEqual([most, some, few].map((id) => ({ type: 'corporate-questions', id })))
  })

  test('is refused where the event is that of another, is not seen, or takes none', async () => {
    const [published, draft, cancelled, elsewhere] = [
      await putEvent(server.db),
      await putEvent(server.db, { status: 'drafted' }),
      await putEvent(server.db, { status: 'cancelled' }),
      await putEvent(server.db, { access: 'invite-only' }),
    ]
    expect(code(await asking(investor, published, 24))).toEqual([422, '100'])
    for (const unseen of [draft, elsewhere, seedId('corporate-events', 99)])
      expect(code(await asking(investor, unseen))).toEqual([422, '103'])
    expect(code(await asking(investor, cancelled))).toEqual([409, '409'])
    for (const status of ['closed', 'live', 'finished'] as const) {
      expect((await asking(investor, await putEvent(server.db, { status }))).status).toBe(201)
    }
    const none = await asking(investor, null)
    expect([none.status, await eventOf(investor, none.body.data.id)]).toEqual([201, null])
  })

  test('keeps the event that was booked by none, since it was asked about', async () => {
    const event = await putEvent(server.db, { status: 'cancelled' })
    const question = await putQuestion(server.db, { corporate_event_id: event })
    expect(code(await manager.delete(eventPath(event)))).toEqual([409, '409'])
    expect((await investor.delete(questionPath(question))).status).toBe(204)
    expect((await manager.delete(eventPath(event))).status).toBe(204)
  })

  test('is seen by those alone who may know of the event, and so is its answer', async () => {
    const event = await putEvent(server.db, closed)
    const question = await putQuestion(server.db, { corporate_event_id: event })
    const answer = (await answerTo(manager, question)).body.data.links.self as string
    const clients: Record<string, Client> = { guest: server.guest }
    for (const name of [
      'investor',
      'investor-2',
      'provider',
      'noor.alhashimi',
      'matthias.krueger',
      'corporate',
      'account-manager',
      'editor',
    ]) {
      clients[name] = await server.as(name)
    }
    const sees = async (path: string): Promise<string[]> => {
      const answers = await Promise.all(Object.entries(clients).map(async ([name, one]) => [name, (await one.get(path)).status] as const))
      return answers.flatMap(([name, status]) => (status === 200 ? [name] : []))
    }
    const who = ['investor', 'investor-2', 'corporate', 'account-manager', 'editor']
    expect(await sees(questionPath(question))).toEqual(who)
    expect(await sees(answer)).toEqual(who)
    for (const [name, client] of Object.entries(clients)) {
      const ofEntity = idsOf(await client.get(`/api/v2/entities/${seedId('entities', 1)}/corporate-questions?page[size]=100`))
      expect([name, ofEntity.includes(question)]).toEqual([name, who.includes(name)])
    }
    expect(code(await provider.patch(questionPath(question, '/vote')))).toEqual([404, '404'])
    expect(code(await followQuestion(provider, question))).toEqual([422, '103'])
  })

  test('stays that of its asker, who is told nothing of the event any more once it is not invited', async () => {
    const event = await putEvent(server.db, closed)
    const { id } = (await asking(investor, event)).body.data
    await setColumns(server.db, 'corporate_events', event, { invited_emails: [] })
    expect((await investor.get(questionPath(id))).status).toBe(200)
    expect(await eventOf(investor, id)).toBeNull()
    expect((await investor.get(questionPath(id, '/relationships/corporate-event'))).body.data).toBeNull()
    expect(await eventOf(manager, id)).toBe(event)
  })

  test('comes before the event is cancelled, or is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const event = await putEvent(server.db)
      const cancel = { data: { attributes: { status: 'cancelled', 'cancelled-reason': 'Ill.' } } }
      const [off, ...answers] = await Promise.all([
        manager.patch(eventPath(event), cancel),
        ...Array.from({ length: 10 }, () => asking(investor, event)),
      ])
      expect(off.status).toBe(200)
      expect(answers.filter((one) => one.status !== 201 && one.status !== 409)).toEqual([])
      expect((await questionsOf(manager, event)).length).toBe(answers.filter((one) => one.status === 201).length)
    }
  })
})

describe('who follows a question', () => {
  test('is counted, and named to those who may know the account', async () => {
    const question = await putQuestion(server.db)
    const made = await followQuestion(provider, question)
    expect([made.status, (await followQuestion(provider, question)).status]).toEqual([201, 200])
    expect((await provider.get(`${made.body.data.links.self}/followable`)).body.data.id).toBe(question)
    expect((await followQuestion(other, question)).status).toBe(201)
    const followers = async (client: Client) => idsOf(await client.get(questionPath(question, '/followers'))).sort()
    const saying = async (client: Client) => {
      const { attributes } = (await client.get(questionPath(question))).body.data
      return [attributes['followers-count'], attributes['is-followed']]
    }
    const [seen, unseen] = [seedId('accounts', 4), seedId('accounts', 2)]
    expect([await followers(investor), await followers(other)]).toEqual([[seen], [unseen, seen].sort()])
    expect([await saying(investor), await saying(other)]).toEqual([
      [2, false],
      [2, true],
    ])
    expect((await provider.delete(made.body.data.links.self)).status).toBe(204)
    expect([await followers(investor), await saying(investor)]).toEqual([[], [1, false]])
  })

  test('is not named where it is the one who asked anonymously', async () => {
    const asker = { account_id: seedId('accounts', 4) }
    const [quiet, open] = [await putQuestion(server.db, { ...asker, anonymize: true }), await putQuestion(server.db, asker)]
    for (const id of [quiet, open]) await followQuestion(provider, id)
    for (const name of ['investor', 'lead', 'corporate', 'entity-editor', 'finance']) {
      const client = await server.as(name)
      const followers = await Promise.all([quiet, open].map(async (id) => idsOf(await client.get(questionPath(id, '/followers')))))
      expect([name, ...followers]).toEqual([name, [], [seedId('accounts', 4)]])
    }
  })

  test('is told of the first answer once, as the one who asked is', async () => {
    const question = await putQuestion(server.db)
    const [stays, ends] = (await crowdOf(server, 2)).map((one) => one.client) as [Client, Client]
    for (const client of [investor, other, stays, ends]) await followQuestion(client, question)
    const again = await followQuestion(ends, question)
    await ends.delete(again.body.data.links.self)
    const all = () => Promise.all([investor, other, stays, ends, provider].map((one) => told(one, question)))
    expect(await all()).toEqual([0, 0, 0, 0, 0])
    await answerTo(manager, question)
    expect(await all()).toEqual([1, 1, 1, 0, 0])
    await answerTo(manager, question)
    expect(await all()).toEqual([1, 1, 1, 0, 0])
    const { rows } = await sql`select times_told from notifications where trackable_id = ${question}`.execute(server.db)
    expect(rows).toEqual([1, 1, 1].map((times_told) => ({ times_told })))
  })

  test('is told of no answer that it may not see', async () => {
    const event = await putEvent(server.db, closed)
    const question = await putQuestion(server.db, { corporate_event_id: event })
    expect((await followQuestion(other, question)).status).toBe(201)
    const { client: stranger } = (await crowdOf(server, 1))[0]!
    await setColumns(server.db, 'corporate_events', event, { access: 'open' })
    expect((await followQuestion(stranger, question)).status).toBe(201)
    await setColumns(server.db, 'corporate_events', event, { access: 'invite-only' })
    await answerTo(manager, question)
    expect([await told(investor, question), await told(other, question), await told(stranger, question)]).toEqual([1, 1, 0])
  })
})
