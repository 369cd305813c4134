import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/corporate-answers'
const questions = '/api/v2/corporate-questions'
const of = (question: string) => ({ corporate_question: { data: { type: 'corporate-question', id: question } } })
const make = (question: string, attributes: object = {}) => ({
  data: { type: 'corporate-answers', attributes: { body: 'Because.', anonymize: false, ...attributes }, relationships: of(question) },
})
const change = (attributes: object, relationships?: object) => ({ data: { attributes, ...(relationships ? { relationships } : {}) } })
const code = (answer: Answer) => [answer.status, answer.body.errors[0].code]

/** A question of investor that was approved. */
const approved = async (entity = 1, body = 'Why?'): Promise<string> => {
  const relationships = { entity: { data: { type: 'entities', id: seedId('entities', entity) } } }
  const asked = await (
    await server.as('investor')
  ).post(questions, { data: { type: 'corporate-questions', attributes: { body }, relationships } })
  const { id } = asked.body.data
  await (await server.as('editor')).patch(`${questions}/${id}`, change({ status: 'approved' }))
  return id
}
const stateOf = async (question: string): Promise<[string, number]> => {
  const { attributes } = (await (await server.as('editor')).get(`${questions}/${question}`)).body.data
  return [attributes.status, attributes['answers-count']]
}
const answered = async (question: string, attributes: object = {}): Promise<string> => {
  const answer = await (await server.as('corporate')).post(path, make(question, attributes))
  expect(answer.status).toBe(201)
  return `${path}/${answer.body.data.id}`
}
const toldOf = async (question: string): Promise<{ account_id: string; times_told: number }[]> => {
  const { rows } = await sql<{ account_id: string; times_told: number }>`select account_id, times_told from notifications
    where key = 'corporate_question.answered' and trackable_id = ${question}`.execute(server.db)
  return rows
}

describe('an answer', () => {
  test('is given, shown with its question, changed and taken back', async () => {
    const manager = await server.as('corporate')
    const question = await approved()
    const made = await manager.post(path, make(question))
    expect(made.status).toBe(201)
    const { attributes, relationships, links } = made.body.data
    expect(attributes).toMatchObject({ body: 'Because.', anonymize: false, 'answered-by': 'Haruka Sakamoto' })
    expect(Object.keys(relationships).sort()).toEqual(['account', 'corporate-question'])
    expect((await server.guest.get(relationships['corporate-question'].links.related)).body.data.id).toBe(question)
    const listed = await server.guest.get(`${questions}/${question}/corporate-answers`)
    expect(listed.body.data.map((one: { id: string }) => one.id)).toEqual([made.body.data.id])
    const changed = await manager.patch(links.self, change({ body: 'Because of that.' }))
    expect(changed.body.data.attributes).toMatchObject({ body: 'Because of that.', 'released-at': attributes['released-at'] })
    expect(await stateOf(question)).toEqual(['answered', 1])
    expect((await manager.delete(links.self)).status).toBe(204)
    expect(await stateOf(question)).toEqual(['approved', 0])
    expect((await server.guest.get(`${questions}/${question}`)).status).toBe(404)
  })

  test('in the name of the entity names its person to those alone who answer for it, and to editors', async () => {
    const own = await answered(await approved(), { anonymize: true })
    const names: Record<string, string | null> = {}
    for (const name of ['investor', 'provider', 'matthias.krueger', 'corporate', 'editor', 'entity-editor']) {
      names[name] = (await (await server.as(name)).get(own)).body.data.attributes['answered-by']
    }
    const known = { corporate: 'Haruka Sakamoto', editor: 'Haruka Sakamoto' }
    expect(names).toEqual({ investor: null, provider: null, 'matthias.krueger': null, 'entity-editor': null, ...known })
    expect((await server.guest.get(own)).body.data.attributes['answered-by']).toBeNull()
    expect((await (await server.as('finance')).get(`${own}/account`)).body.data).toBeNull()
  })

  test.each([
    ['submitted', 409],
    ['closed', 409],
    ['rejected', 409],
    ['approved', 201],
  ])('to a question that is %s: %i', async (status, expected) => {
    const question = await approved()
    await sql`update corporate_questions set status = ${status} where id = ${question}`.execute(server.db)
    expect((await (await server.as('corporate')).post(path, make(question))).status).toBe(expected)
  })

  test.each([
    ['without anonymize', 'corporate', { anonymize: undefined }, 400, '106'],
    ['that says nothing', 'corporate', { body: '' }, 422, '103'],
    ['with a time', 'corporate', { 'released-at': '2026-01-01T00:00:00.000+00:00' }, 400, '105'],
    ['of another issuer', 'matthias.krueger', {}, 403, '403'],
    ['of an investor', 'investor-2', {}, 403, '403'],
  ])('%s is refused', async (_what, name, attributes, status, errorCode) => {
    expect(code(await (await server.as(name)).post(path, make(await approved(), attributes)))).toEqual([status, errorCode])
  })

  test('to what the caller does not see is refused as to nothing', async () => {
    const manager = await server.as('matthias.krueger')
    expect(code(await manager.post(path, make(seedId('corporate-questions', 3))))).toEqual([422, '103'])
    expect(code(await manager.post(path, make('nothing')))).toEqual([422, '103'])
  })

  test('under the name that answers have is refused', async () => {
    const { corporate_question } = of(await approved())
    const body = { data: { ...make('x').data, relationships: { 'corporate-question': corporate_question } } }
    expect(code(await (await server.as('corporate')).post(path, body))).toEqual([400, '105'])
  })
})

describe('who asked', () => {
  test('is told of the first answer, and of the first after all were taken back', async () => {
    const question = await approved()
    const first = await answered(question)
    expect(await toldOf(question)).toEqual([{ account_id: seedId('accounts', 1), times_told: 1 }])
    await answered(question)
    expect((await toldOf(question))[0]!.times_told).toBe(1)
    const { body } = await server.guest.get(`${questions}/${question}/corporate-answers`)
    for (const { id } of body.data) expect((await (await server.as('corporate')).delete(`${path}/${id}`)).status).toBe(204)
    expect((await server.guest.get(first)).status).toBe(404)
    await answered(question)
    expect((await toldOf(question))[0]!.times_told).toBe(2)
  })

  test('is told once of many that are first at once, and all are counted', async () => {
    const question = await approved()
    await Promise.all(Array.from({ length: 100 }, () => answered(question)))
    expect(await stateOf(question)).toEqual(['answered', 100])
    expect((await toldOf(question)).map((one) => one.times_told)).toEqual([1])
    const { rows } = await sql<{ id: string }>`select id from corporate_answers where corporate_question_id = ${question}`.execute(
      server.db,
    )
    const manager = await server.as('corporate')
    const gone = await Promise.all(rows.flatMap(({ id }) => [manager.delete(`${path}/${id}`), manager.delete(`${path}/${id}`)]))
    expect(gone.filter((one) => one.status === 204).length).toBe(100)
    expect(gone.filter((one) => one.status === 404).length).toBe(100)
    expect(await stateOf(question)).toEqual(['approved', 0])
  })
})

describe('an answer under another question', () => {
  test('counts there, and no longer where it was', async () => {
    const [from, to] = [await approved(), await approved()]
    const own = await answered(from)
    const moved = await (await server.as('corporate')).patch(own, change({}, of(to)))
    expect((await server.guest.get(moved.body.data.relationships['corporate-question'].links.related)).body.data.id).toBe(to)
    expect([await stateOf(from), await stateOf(to)]).toEqual([
      ['approved', 0],
      ['answered', 1],
    ])
    expect(await toldOf(to)).toHaveLength(1)
  })

  test('is refused unless the caller could answer that', async () => {
    const own = await answered(await approved())
    const manager = await server.as('corporate')
    expect(code(await manager.patch(own, change({}, of(await approved(24)))))).toEqual([403, '403'])
    const closed = await approved()
    await manager.patch(`${questions}/${closed}`, change({ status: 'closed' }))
    expect(code(await manager.patch(own, change({}, of(closed))))).toEqual([409, '409'])
  })

  test('counts once, however many move between two at once', async () => {
    const [one, other] = [await approved(), await approved()]
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => answered(n % 2 ? one : other)))
    const manager = await server.as('corporate')
    const moves = await Promise.all(
      answers.flatMap((own, n) => [
        manager.patch(own, change({}, of(n % 2 ? other : one))),
        manager.patch(own, change({}, of(n % 3 ? other : one))),
      ]),
    )
    expect(moves.map((answer) => answer.status).filter((status) => status !== 200)).toEqual([])
    expect((await stateOf(one))[1] + (await stateOf(other))[1]).toBe(20)
    expect(await differences(server.db)).toEqual([])
  })
})
