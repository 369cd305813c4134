import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/corporate-questions'
const id = (n: number): string => seedId('corporate-questions', n)
const ask = (attributes: object, n = 1) => ({
  data: { type: 'corporate-questions', attributes, relationships: { entity: { data: { type: 'entities', id: seedId('entities', n) } } } },
})
const change = (attributes: object) => ({ data: { attributes } })
const code = (answer: Answer) => [answer.status, answer.body.errors[0].code]
const idsOf = (answer: Answer): string[] => answer.body.data.map((one: { id: string }) => one.id)
const asked = async (name = 'investor', attributes: object = {}): Promise<string> => {
  const answer = await (await server.as(name)).post(path, ask({ body: 'Why?', ...attributes }))
  expect(answer.status).toBe(201)
  return `${path}/${answer.body.data.id}`
}
const answered = async (question: string, more: object = {}): Promise<string> => {
  const relationships = { corporate_question: { data: { type: 'corporate-question', id: question.split('/').at(-1) } } }
  const body = { data: { type: 'corporate-answers', attributes: { body: 'Because.', anonymize: false, ...more }, relationships } }
  return (await (await server.as('corporate')).post('/api/v2/corporate-answers', body)).body.data.id
}
/** Every question with this text that somebody was told of. */
const told = async (name: string, key: string, excerpt: string) => {
  const { body } = await (await server.as(name)).get('/api/v2/notifications?page[size]=100')
  return body.data.filter(
    (one: { attributes: { key: string; parameters: { excerpt?: string } } }) =>
      one.attributes.key === key && one.attributes.parameters.excerpt === excerpt,
  )
}

describe('a question from its asking to its end', () => {
  test('is seen by few, by accounts, by all', async () => {
    const sees = async (question: string): Promise<string[]> => {
      const callers: [string, Client][] = [['guest', server.guest]]
      for (const name of ['investor', 'investor-2', 'corporate', 'matthias.krueger', 'editor']) callers.push([name, await server.as(name)])
      const found: string[] = []
      for (const [name, client] of callers) if ((await client.get(question)).status === 200) found.push(name)
      return found
    }
    const question = await asked()
    expect(await sees(question)).toEqual(['investor', 'corporate', 'editor'])
    const manager = await server.as('corporate')
    const approved = await manager.patch(question, change({ status: 'approved' }))
    expect(approved.body.data.attributes).toMatchObject({ status: 'approved', 'is-answered': false, 'answers-count': 0 })
    expect(await sees(question)).toEqual(['investor', 'investor-2', 'corporate', 'matthias.krueger', 'editor'])
    await answered(question)
    expect((await server.guest.get(question)).body.data.attributes).toMatchObject({
      ...{ status: 'answered', 'is-answered': true, 'answers-count': 1, 'asked-by': 'Ingrid Vester' },
    })
    expect((await manager.patch(question, change({ status: 'closed' }))).status).toBe(200)
    expect((await server.guest.get(question)).status).toBe(200)
    expect(code(await manager.patch(question, change({ status: 'approved' })))).toEqual([409, '409'])
  })

  test('is one of those of its entity, for whoever sees it', async () => {
    const questions = (client: Client) => client.get(`/api/v2/entities/${seedId('entities', 24)}/corporate-questions`)
    expect(idsOf(await questions(server.guest))).toEqual([id(4)])
    expect(idsOf(await questions(await server.as('noor.alhashimi')))).toEqual([id(5), id(4)])
    expect(idsOf(await questions(await server.as('matthias.krueger')))).toEqual([id(5), id(4)])
  })

  test('is told to those who manage the entity, and to nobody else', async () => {
    const body = `Told of ${'x'.repeat(200)}`
    await asked('investor-2', { body })
    const [news] = await told('corporate', 'corporate_question.asked', `${body.slice(0, 139)}…`)
    expect(news.attributes.parameters).toMatchObject({ entity: seedId('entities', 1), 'anonymous-actors': 0 })
    const about = await (await server.as('corporate')).get(news.relationships.trackable.links.related)
    expect(about.body.data.attributes.body).toBe(body)
    for (const name of ['matthias.krueger', 'investor-2', 'editor']) {
      expect(await told(name, 'corporate_question.asked', `${body.slice(0, 139)}…`)).toEqual([])
    }
  })
})

describe('the name of who asked', () => {
  test('is kept from all but editors and the own account where it is to be', async () => {
    const question = await asked('provider', { body: 'Kept quiet?', anonymize: true })
    await (await server.as('corporate')).patch(question, change({ status: 'approved' }))
    await answered(question)
    const names: Record<string, string | null> = {}
    const ends: Record<string, string | null> = {}
    for (const name of ['provider', 'lead', 'investor', 'corporate', 'entity-editor', 'editor', 'admin']) {
      const { body } = await (await server.as(name)).get(question)
      names[name] = body.data.attributes['asked-by']
      ends[name] = (await (await server.as(name)).get(body.data.relationships.account.links.self)).body.data?.id ?? null
    }
    const known = { provider: 'Kenji Morikawa', editor: 'Kenji Morikawa', admin: 'Kenji Morikawa' }
    expect(names).toEqual({ lead: null, investor: null, corporate: null, 'entity-editor': null, ...known })
    const account = seedId('accounts', 4)
    expect(ends).toEqual({
      ...Object.fromEntries(Object.keys(names).map((name) => [name, null])),
      provider: account,
      editor: account,
      admin: account,
    })
    expect((await server.guest.get(question)).body.data.attributes['asked-by']).toBeNull()
  })

  test('is kept from those who were told it, once it is to be kept', async () => {
    const question = await asked('provider', { body: 'Told too early?' })
    const manager = await server.as('corporate')
    const named = async () => {
      const [news] = await told('corporate', 'corporate_question.asked', 'Told too early?')
      const actors = await manager.get(news.relationships['notification-actors'].links.related)
      return [news.attributes.parameters['anonymous-actors'], idsOf(actors)]
    }
    expect(await named()).toEqual([0, [seedId('accounts', 4)]])
    await (await server.as('provider')).patch(question, change({ anonymize: true }))
    expect(await named()).toEqual([1, []])
  })

  test('does not come out by what is told and recorded', async () => {
    const question = await asked('provider', { body: 'Told of quietly?', anonymize: true })
    const manager = await server.as('corporate')
    const [news] = await told('corporate', 'corporate_question.asked', 'Told of quietly?')
    expect(news.attributes.parameters['anonymous-actors']).toBe(1)
    expect((await manager.get(news.relationships['notification-actors'].links.related)).body.data).toEqual([])
    await manager.patch(question, change({ status: 'approved' }))
    await answered(question)
    const { body } = await manager.get(
      `/api/v1/activities?filter[key]=corporate_question.ask,corporate_question.answer&filter[trackable-id]=${question.split('/').at(-1)}`,
    )
    expect(body.data.map((one: { attributes: { key: string } }) => one.attributes.key)).toEqual(['corporate_question.answer'])
    expect((await manager.get(body.data[0].relationships.recipient.links.related)).body.data).toBeNull()
  })
})

describe('who asked', () => {
  test('changes the text until it is approved, and withdraws until it is answered', async () => {
    const reader = await server.as('investor')
    const manager = await server.as('corporate')
    const question = await asked()
    const changed = await reader.patch(question, change({ body: 'Why not?', anonymize: true }))
    expect(changed.body.data.attributes).toMatchObject({ body: 'Why not?', anonymize: true, 'asked-by': 'Ingrid Vester' })
    await manager.patch(question, change({ status: 'approved' }))
    expect(code(await reader.patch(question, change({ body: 'Why?' })))).toEqual([400, '105'])
    expect(code(await reader.patch(question, change({ status: 'closed' })))).toEqual([409, '409'])
    expect((await reader.patch(question, change({ status: 'withdrawn' }))).body.data.attributes.status).toBe('withdrawn')
    expect((await manager.get(question)).status).toBe(404)
    expect((await (await server.as('editor')).get(question)).status).toBe(200)
  })

  test.each([
    ['rewords', (reader: Client, question: string) => reader.patch(question, change({ body: 'Why not?' }))],
    ['withdraws', (reader: Client, question: string) => reader.patch(question, change({ status: 'withdrawn' }))],
    ['deletes', (reader: Client, question: string) => reader.delete(question)],
  ])('leaves nobody told word for word of what it %s', async (how, takeBack) => {
    const body = `Does anybody who ${how} this regret it?`
    const question = await asked('investor', { body })
    const reader = await server.as('investor')
    await reader.patch(question, change({ body, anonymize: true }))
    expect((await told('corporate', 'corporate_question.asked', body)).length).toBe(1)
    expect((await takeBack(reader, question)).status).toBeLessThan(300)
    expect(await told('corporate', 'corporate_question.asked', body)).toEqual([])
  })

  test('approves nothing, and changes nothing of others', async () => {
    const question = await asked()
    expect(code(await (await server.as('investor')).patch(question, change({ status: 'approved' })))).toEqual([409, '409'])
    expect(code(await (await server.as('investor')).patch(`${path}/${id(2)}`, change({ status: 'withdrawn' })))).toEqual([403, '403'])
    expect(code(await (await server.as('corporate')).patch(question, change({ body: 'x' })))).toEqual([400, '105'])
    expect(code(await (await server.as('corporate')).patch(question, change({ status: 'withdrawn' })))).toEqual([409, '409'])
  })

  test('takes it back while it has no answer', async () => {
    const reader = await server.as('investor')
    const question = await asked()
    expect(code(await (await server.as('corporate')).delete(question))).toEqual([403, '403'])
    expect((await reader.delete(question)).status).toBe(204)
    const other = await asked()
    await (await server.as('corporate')).patch(other, change({ status: 'approved' }))
    await answered(other)
    expect(code(await reader.delete(other))).toEqual([409, '409'])
    expect(code(await (await server.as('admin')).delete(other))).toEqual([409, '409'])
  })
})

test('a question that was rejected is seen by its asker, and can be approved after all', async () => {
  const question = await asked()
  const manager = await server.as('corporate')
  await manager.patch(question, change({ status: 'rejected' }))
  expect((await (await server.as('investor')).get(question)).body.data.attributes.status).toBe('rejected')
  expect((await (await server.as('investor-2')).get(question)).status).toBe(404)
  expect((await (await server.as('editor')).patch(question, change({ status: 'approved' }))).status).toBe(200)
  expect((await manager.patch(question, change({ status: 'approved' }))).status).toBe(200)
})

test.each([
  ['investor', ask({}), 400, '106'],
  ['investor', ask({ body: 'x'.repeat(10_001) }), 422, '103'],
  ['investor', ask({ body: 'x', anonymize: null }), 422, '103'],
  ['investor', ask({ body: 'x', status: 'approved' }), 400, '105'],
  ['beatrice.okafor', ask({ body: 'x' }), 403, '403'],
  ['corporate', ask({ body: 'x' }), 403, '403'],
])('%s cannot ask %j', async (name, body, status, errorCode) => {
  expect(code(await (await server.as(name)).post(path, body))).toEqual([status, errorCode])
})

test('of those who approve, reject and withdraw at once one comes first', async () => {
  for (let round = 0; round < 5; round++) {
    const question = await asked()
    const [reader, manager, editor] = [await server.as('investor'), await server.as('corporate'), await server.as('editor')]
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => manager.patch(question, change({ status: 'approved' }))),
      ...Array.from({ length: 5 }, () => reader.patch(question, change({ status: 'withdrawn' }))),
      ...Array.from({ length: 5 }, () => reader.delete(question)),
      ...Array.from({ length: 5 }, () => editor.patch(question, change({ status: 'rejected' }))),
    ])
    expect(answers.map((one) => one.status).filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([])
    expect(answers.filter((one) => one.status === 204).length).toBe(1)
    expect((await reader.get(question)).status).toBe(404)
  }
})
