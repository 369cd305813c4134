/**
 * The cells of DOMAIN 5.4 for what issuers tell, who runs them, what they are asked and answer: every demo account and a
 * guest × every operation. `corporate` manages entity 1, nobody else of them manages any.
 */
import { describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { seedId } from '../../src/demo/ids.ts'
import { matrix, names } from '../support/matrix.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
// Besides, a colleague of `investor`, and issuers who manage other entities.
const { members, everyone, row, expected, listing } = matrix(server, 'beatrice.okafor', 'matthias.krueger', 'tamsin.rourke')

const issuers = 'corporate matthias.krueger tamsin.rourke'

const put = async (table: string, columns: object): Promise<string> => {
  const id = randomUUID()
  await server.db
    .insertInto(table as 'entity_news')
    .values({ id, ...columns } as never)
    .execute()
  return id
}
const text = () => ({ title: randomUUID(), content: 'x' })
const [past, ahead] = ['2026-06-01T06:00:00.000Z', '2028-06-01T06:00:00.000Z']
const own = { entity_id: seedId('entities', 1) }
const bare = { entity: { type: 'entities', id: seedId('entities', 1) } }
const nested = { entity: { data: bare.entity } }
const make = (type: string, attributes: object, relationships: object) => ({ data: { type, attributes, relationships } })
const change = (attributes: object) => ({ data: { attributes } })
const all = members.join(' ')
/** They see what is not released yet, and maintain what belongs to the entity. */
const maintainers = 'corporate entity-editor account-manager admin'

const releasable = [
  ['entity-news', 'entity_news', {}],
  ['exchange-announcements', 'exchange_announcements', { attachment: [] }],
] as const

describe.each(releasable)('one of the %s of an entity', (type, table, more) => {
  const at = async (release_time: string) => `/api/v2/${type}/${await put(table, { ...own, ...text(), release_time })}`
  const paths = [
    `/api/v2/${type}?filter[entity-id]=${own.entity_id}`,
    `/api/v2/entities/${own.entity_id}/${type === 'entity-news' ? 'news' : type}`,
  ]

  test.each([
    ['released', past, all, 200],
    ['not released', ahead, maintainers, 404],
  ])('that is %s is shown with its entity, and listed', async (_what, time, sees, guest) => {
    const path = await at(time)
    for (const part of ['', '/entity', '/relationships/entity']) {
      expect([part, await row((one) => one.get(path + part))]).toEqual([part, expected({ 200: sees }, 404, guest)])
    }
    for (const list of paths) expect(await listing(list, path.split('/').at(-1)!)).toBe(guest === 200 ? `guest ${sees}` : maintainers)
  })

  test('is added by those who manage the entity and by entity editors', async () => {
    const body = () => make(type, { ...text(), ...more, release_time: ahead }, bare)
    expect(await row((one) => one.post(`/api/v2/${type}`, body()))).toEqual(expected({ 201: maintainers }, 403))
  })

  test('that is not released is changed and removed by them', async () => {
    const others = { 404: 'matthias.krueger tamsin.rourke' }
    expect(await row(async (one) => one.patch(await at(ahead), change({ content: 'y' })))).toEqual(
      expected({ 200: maintainers, ...others }, 403),
    )
    expect(await row(async (one) => one.delete(await at(ahead)))).toEqual(expected({ 204: maintainers, ...others }, 403))
  })

  test('that is released is changed and removed by', async () => {
    const frozen = type === 'exchange-announcements'
    expect(await row(async (one) => one.patch(await at(past), change({ content: 'y' })))).toEqual(
      expected(frozen ? { 409: maintainers } : { 200: maintainers }, 403),
    )
    expect(await row(async (one) => one.delete(await at(past)))).toEqual(
      expected(frozen ? { 204: 'entity-editor admin', 409: 'corporate account-manager' } : { 204: maintainers }, 403),
    )
  })
})

describe('one of those who run an entity', () => {
  const path = '/api/v2/entity-management-profiles'
  const made = () => put('entity_management_profiles', { ...own, title: 'x', name: 'x' })

  test('is shown and listed to all', async () => {
    const id = await made()
    for (const part of ['', '/entity', '/relationships/entity']) {
      expect([part, await row((one) => one.get(`${path}/${id}${part}`))]).toEqual([part, expected({}, 200, 200)])
    }
    for (const list of [path, `/api/v2/entities/${own.entity_id}/entity-management-profiles`]) {
      expect(await listing(list, id)).toBe(everyone.join(' '))
    }
  })

  test('is added, changed and removed by those who manage the entity and by entity editors', async () => {
    const body = make('entity-management-profiles', { title: 'x', name: 'x' }, nested)
    expect(await row((one) => one.post(path, body))).toEqual(expected({ 201: maintainers }, 403))
    expect(await row(async (one) => one.patch(`${path}/${await made()}`, change({ name: 'y' })))).toEqual(
      expected({ 200: maintainers }, 403),
    )
    expect(await row(async (one) => one.delete(`${path}/${await made()}`))).toEqual(expected({ 204: maintainers }, 403))
  })
})

const askedBy = (status: string, more: object = {}) =>
  put('corporate_questions', { ...own, account_id: seedId('accounts', 1), body: 'x', status, ...more })
const answerOf = (question: string) =>
  put('corporate_answers', { corporate_question_id: question, account_id: seedId('accounts', 8), body: 'x' })

const parties = 'investor corporate editor account-manager admin'
const seen: [status: string, answers: number, sees: string, guest: number][] = [
  ['submitted', 0, parties, 404],
  ['rejected', 0, parties, 404],
  ['withdrawn', 0, 'investor editor admin', 404],
  ['approved', 0, all, 404],
  ['answered', 1, all, 200],
  ['closed', 1, all, 200],
  ['closed', 0, all, 404],
]

describe.each(seen)('a question of investor that is %s, with %i answers', (status, count, sees, guest) => {
  const path = '/api/v2/corporate-questions'
  const made = async (): Promise<string> => {
    const id = await askedBy(status, { answers_count: count })
    if (count > 0) await answerOf(id)
    return id
  }
  const wanted = expected({ 200: sees }, 404, guest)

  test('is shown with what it is related to, and listed', async () => {
    const id = await made()
    for (const part of ['', '/entity', '/corporate-answers', '/relationships/corporate-answers']) {
      expect([part, await row((one) => one.get(`${path}/${id}${part}`))]).toEqual([part, wanted])
    }
    expect(await row((one) => one.get(`${path}/${id}/account`))).toEqual({ ...wanted, guest: 401 })
    const inOrder = everyone.filter((name) => wanted[name] === 200).join(' ')
    expect(await listing(`/api/v2/entities/${own.entity_id}/corporate-questions`, id)).toBe(inOrder)
  })

  test('shows its answers to whoever sees it', async () => {
    const id = await made()
    const answer = `/api/v2/corporate-answers/${await answerOf(id)}`
    for (const part of ['', '/corporate-question', '/relationships/corporate-question']) {
      expect([part, await row((one) => one.get(answer + part))]).toEqual([part, wanted])
    }
    expect(await row((one) => one.get(`${answer}/account`))).toEqual({ ...wanted, guest: 401 })
  })

  test('is changed by', async () => {
    const [moderators, open] = ['corporate editor account-manager admin', status === 'submitted']
    const asker = (body: object) => row(async (one) => one.patch(`${path}/${await made()}`, body))
    const refused = names(sees).filter((name) => !names(`investor ${moderators}`).includes(name))
    const hidden = expected({}, 404)
    const rest = (answers: Record<number, string>) => ({ ...hidden, ...expected({ ...answers, 403: refused.join(' ') }, 404) })
    const mods = names(moderators)
      .filter((name) => names(sees).includes(name))
      .join(' ')
    expect(await asker(change({ body: 'y' }))).toEqual(rest(open ? { 200: 'investor', 400: mods } : { 400: `investor ${mods}` }))
    const withdrawn = ['submitted', 'approved', 'withdrawn'].includes(status)
    const others = status === 'withdrawn' ? 200 : 409
    expect(await asker(change({ status: 'withdrawn' }))).toEqual(
      withdrawn ? rest(others === 200 ? { 200: `investor ${mods}` } : { 200: 'investor', 409: mods }) : rest({ 409: `investor ${mods}` }),
    )
    const closable = ['approved', 'answered'].includes(status)
    expect(await asker(change({ status: 'closed' }))).toEqual(
      rest(status === 'closed' ? { 200: `investor ${mods}` } : closable ? { 200: mods, 409: 'investor' } : { 409: `investor ${mods}` }),
    )
  })

  test('is removed by its asker and admins while it has no answer', async () => {
    const answers: Record<number, string> = { [count > 0 ? 409 : 204]: 'investor admin' }
    const refused = names(sees).filter((name) => !['investor', 'admin'].includes(name))
    expect(await row(async (one) => one.delete(`${path}/${await made()}`))).toEqual(expected({ ...answers, 403: refused.join(' ') }, 404))
  })
})

test('questions are asked by investors and providers, but not by compliance officers', async () => {
  const body = make('corporate-questions', { body: 'x' }, nested)
  expect(await row((one) => one.post('/api/v2/corporate-questions', body))).toEqual(
    expected({ 201: 'investor investor-2 investor-delayed provider provider-2 lead admin' }, 403),
  )
})

describe('an answer', () => {
  const path = '/api/v2/corporate-answers'
  const answerers = 'corporate editor account-manager admin'

  test('to what is approved is given by those who manage the entity and by editors', async () => {
    const id = await askedBy('approved')
    const body = make(
      'corporate-answers',
      { body: 'x', anonymize: false },
      { corporate_question: { data: { type: 'corporate-question', id } } },
    )
    expect(await row((one) => one.post(path, body))).toEqual(expected({ 201: answerers }, 403))
  })

  test('to what is not approved yet is given by nobody, and to others there is no such question', async () => {
    const id = await askedBy('submitted')
    const body = make(
      'corporate-answers',
      { body: 'x', anonymize: false },
      { corporate_question: { data: { type: 'corporate-question', id } } },
    )
    const others = names(issuers).filter((name) => name !== 'corporate')
    expect(await row((one) => one.post(path, body))).toEqual(expected({ 409: answerers, 422: others.join(' ') }, 403))
  })

  test('is changed and removed by them', async () => {
    const made = async () => `${path}/${await answerOf(await askedBy('answered', { answers_count: 1 }))}`
    expect(await row(async (one) => one.patch(await made(), change({ body: 'y' })))).toEqual(expected({ 200: answerers }, 403))
    expect(await row(async (one) => one.delete(await made()))).toEqual(expected({ 204: answerers }, 403))
  })
})
