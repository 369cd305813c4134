/** Who manages an entity: the corporate users of its company, and of those that staff gave it. */
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { freshClient } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const [agency, owner] = [seedId('companies', 11), seedId('companies', 10)]
const [bank, drives, other] = [seedId('entities', 1), seedId('entities', 24), seedId('entities', 3)]
const [sakamoto, krueger] = [seedId('accounts', 8), seedId('accounts', 25)]
const entitiesOf = (account: string): string => `/api/v2/accounts/${account}/entities`

const linked = (name: string, ids: readonly string[] | null) => ({
  data: { relationships: { [name]: { data: ids && ids.map((id) => ({ type: 'entities', id })) } } },
})
const give = async (ids: readonly string[], as = 'account-manager'): Promise<Answer> =>
  (await server.as(as)).patch(`/api/v2/companies/${agency}`, linked('managed-entities', ids))
const name = async (ids: readonly string[] | null, as = 'account-manager'): Promise<Answer> =>
  (await server.as(as)).patch(`/api/v2/accounts/${krueger}`, linked('entities', ids))
const idsOf = (answer: Answer): string[] => answer.body.data.map((one: { id: string }) => one.id).sort()
const managedBy = async (account: string): Promise<string[]> => idsOf(await (await server.as('admin')).get(entitiesOf(account)))
const managersOf = async (entity: string): Promise<string[]> =>
  idsOf(await (await server.as('admin')).get(`/api/v2/entities/${entity}/corporate-users`))
let written = 0
const news = async (as: string, entity: string): Promise<number> => {
  const body = { title: `News ${++written}`, content: 'x', release_time: '2030-01-01 00:00:00 +0000' }
  const relationships = { entity: { type: 'entities', id: entity } }
  return (await (await server.as(as)).post('/api/v2/entity-news', { data: { type: 'entity-news', attributes: body, relationships } }))
    .status
}
const subscribe = async (company: string, sent: object): Promise<Answer> =>
  (await server.as('finance')).patch(`/api/v2/companies/${company}`, { data: sent })

describe('a corporate user', () => {
  test('manages the entity of its company, and what staff gives the company besides, until it is taken away', async () => {
    expect(await managedBy(sakamoto)).toEqual([bank])
    expect(await managersOf(bank)).toEqual([sakamoto])
    const given = await give([bank])
    expect(given.status).toBe(200)
    const clerk = await server.as('account-manager')
    expect(idsOf(await clerk.get(given.body.data.relationships['managed-entities'].links.related))).toEqual([bank])
    expect(await managedBy(krueger)).toEqual([bank, drives].sort())
    expect(await managersOf(bank)).toEqual([krueger, sakamoto].sort())
    expect([await news('matthias.krueger', bank), await news('matthias.krueger', other)]).toEqual([201, 403])
    expect((await give([])).status).toBe(200)
    expect([await managedBy(krueger), await news('matthias.krueger', bank)]).toEqual([[drives], 403])
  })

  test('manages fewer where it is told so, and all again after null', async () => {
    await give([bank, other])
    expect((await name([other])).status).toBe(200)
    expect(await managedBy(krueger)).toEqual([other])
    expect([await news('matthias.krueger', bank), await news('matthias.krueger', other)]).toEqual([403, 201])
    expect((await name([])).status).toBe(200)
    expect(await managedBy(krueger)).toEqual([])
    expect((await name(null, 'admin')).status).toBe(200)
    expect(await managedBy(krueger)).toEqual([bank, other, drives].sort())
    // What a company loses nobody of it manages, whoever was named.
    await name([bank])
    await give([])
    expect(await managedBy(krueger)).toEqual([])
    await name(null)
  })

  test('manages nothing of what its company does not, nor one of another kind anything', async () => {
    const refused = await name([bank])
    expect([refused.status, refused.body.errors[0].source.pointer]).toEqual([422, '/data/relationships/entities/data/0'])
    const clerk = await server.as('account-manager')
    const investor = await clerk.patch(`/api/v2/companies/${seedId('companies', 5)}`, linked('managed-entities', [bank]))
    expect(investor.status).toBe(422)
  })

  test('is told by its lead which, and does not tell itself', async () => {
    expect((await name([drives], 'matthias.krueger')).status).toBe(400)
    const admin = await server.as('admin')
    const roles = (given: string[]) => admin.patch(`/api/v2/accounts/${krueger}`, { data: { attributes: { roles: given } } })
    expect((await roles(['team-lead'])).status).toBe(200)
    const lead = await freshClient(server, krueger)
    const own = `/api/v2/accounts/${krueger}`
    expect((await lead.patch(own, linked('entities', [drives]))).status).toBe(200)
    expect((await lead.patch(own, linked('entities', null))).status).toBe(200)
    // Whom its company works for is not the lead's to say.
    const refused = await lead.patch(`/api/v2/companies/${agency}`, linked('managed-entities', [bank]))
    expect([refused.status, refused.body.errors[0].code]).toEqual([400, '105'])
    expect((await roles([])).status).toBe(200)
  })

  test('manages as long as the corporate plan of the company lasts', async () => {
    const ends = (at: string | null) => subscribe(owner, { attributes: { 'corporate-plan-ends-at': at } })
    expect((await ends('2020-01-01 00:00:00 +0000')).status).toBe(200)
    expect([await managedBy(sakamoto), await managersOf(bank), await news('corporate', bank)]).toEqual([[], [], 403])
    expect((await ends('2099-01-01 00:00:00 +0000')).status).toBe(200)
    expect([await managedBy(sakamoto), await news('corporate', bank)]).toEqual([[bank], 201])
    expect((await ends(null)).status).toBe(200)
    const plan = (id: string | null) =>
      subscribe(owner, { relationships: { 'corporate-plan': { data: id && { type: 'corporate-plans', id } } } })
    expect((await plan(null)).status).toBe(200)
    expect([await managedBy(sakamoto), await news('corporate', bank)]).toEqual([[], 403])
    const refused = await (await server.as('corporate')).patch(`/api/v1/entities/${bank}`, { data: { type: 'entities', attributes: {} } })
    expect(refused.body.errors[0].detail).toBe('This entity is not yours to maintain, or your company has no corporate plan.')
    expect((await plan(seedId('corporate-plans', 2))).status).toBe(200)
    expect(await managedBy(sakamoto)).toEqual([bank])
  })
})

test('a company is given at most 200 entities, once each, and by nobody at once with another', async () => {
  const many = Array.from({ length: 201 }, (_one, index) => seedId('entities', index + 1))
  expect((await give(many)).status).toBe(422)
  expect((await give([other, other])).status).toBe(200)
  const sets = [[bank], [other], [bank, other], []]
  const answers = await Promise.all(sets.map((ids) => give(ids)))
  expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200])
  const left = idsOf(await (await server.as('admin')).get(`/api/v2/companies/${agency}/managed-entities`))
  expect(sets.map((ids) => [...ids].sort().join())).toContain(left.join())
  await give([])
})

test('an account manager does for an issuer what its own people do, and is named as who did it', async () => {
  const clerk = await server.as('account-manager')
  expect(await news('account-manager', bank)).toBe(201)
  const entity = { entity: { data: { type: 'entities', id: bank } } }
  const list = await clerk.post('/api/v2/contact-lists', {
    data: { type: 'contact-lists', attributes: { name: 'x' }, relationships: entity },
  })
  expect(list.status).toBe(201)
  const path = list.body.data.links.self
  expect((await clerk.get(`${path}/account`)).body.data.id).toBe(seedId('accounts', 11))
  expect((await clerk.patch(`${path}/add-contacts`, { data: { attributes: { contacts: [{ email: 'a@b.example' }] } } })).status).toBe(200)
  expect((await (await server.as('corporate')).get(path)).body.data.attributes['contacts-count']).toBe(1)
  expect((await (await server.as('editor')).get(path)).status).toBe(403)
})
