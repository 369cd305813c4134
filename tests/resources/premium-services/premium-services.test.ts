import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { codesOf } from '../../support/insight-rows.ts'
import { asking, linkage, putRequest } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v1/premium_services'
const idOf = (answer: Answer): string => answer.body.data.id
const made = (attributes: object = {}, account?: number) => ({
  data: {
    type: 'premium-services',
    attributes: { name: 'A morning in Osaka', kind: 'meeting', ...attributes },
    ...(account === undefined ? {} : { relationships: linkage('account', 'accounts', seedId('accounts', account)) }),
  },
})
const offer = async (name: string, attributes?: object, account?: number): Promise<Answer> =>
  (await server.as(name)).post(path, made(attributes, account))
const change = async (name: string, id: string, attributes: object, account?: number): Promise<Answer> => {
  const { relationships } = made({}, account).data
  return (await server.as(name)).patch(`${path}/${id}`, { data: { type: 'premium-services', attributes, relationships } })
}
const setPolicy = (company: number, policy: unknown) =>
  setColumns(server.db, 'companies', seedId('companies', company), { policy: JSON.stringify(policy) })

describe('a service', () => {
  test('is offered by its provider, with a slug of its own and what is not said by default', async () => {
    const first = await offer('provider')
    expect(first.status).toBe(201)
    expect(first.body.data.attributes).toMatchObject({
      ...{ name: 'A morning in Osaka', slug: 'a-morning-in-osaka', kind: 'meeting', description: null, 'smarts-from': 0 },
      ...{ 'smarts-unit': 'quote', 'time-required-hours': null, active: true, position: 0, 'completed-count': 0, 'average-rating': null },
    })
    expect(first.body.data.links.self).toBe(`${server.url}${path}/${idOf(first)}`)
    expect((await offer('provider')).body.data.attributes.slug).toMatch(/^a-morning-in-osaka-[0-9a-f]{8}$/)
    const investor = await server.as('investor')
    expect((await investor.get(`${path}/${idOf(first)}/account`)).body.data.id).toBe(seedId('accounts', 4))
    for (const from of [`/api/v2/accounts/${seedId('accounts', 4)}`, `/api/v2/insight-providers/${seedId('accounts', 4)}`]) {
      const { data } = (await investor.get(`${from}/premium-services?page[size]=100`)).body
      expect(data.map((one: { id: string }) => one.id)).toContain(idOf(first))
    }
  })

  test.each([
    ['its provider', 'provider', undefined, 201],
    ['a team lead for a colleague', 'lead', 4, 201],
    ['an account manager for any provider', 'account-manager', 5, 201],
    ['a provider for a colleague', 'vikram.deshpande', 4, 403],
    ['a team lead for another firm', 'lead', 5, 403],
    ['a compliance officer', 'compliance', undefined, 403],
    ['an account manager for itself', 'account-manager', undefined, 422],
    ['an account manager for an investor', 'account-manager', 1, 422],
    ['an investor', 'investor', undefined, 403],
    ['an editor', 'editor', 4, 403],
  ] as const)('offered by %s answers so', async (_what, name, account, status) => {
    expect((await offer(name, {}, account)).status).toBe(status)
  })

  test('that is not active is seen by its provider, its team lead and account managers alone', async () => {
    const id = idOf(await offer('provider', { active: false }))
    const sees = ['provider', 'lead', 'account-manager', 'admin']
    for (const name of [...sees, 'vikram.deshpande', 'provider-2', 'investor', 'corporate', 'editor', 'compliance']) {
      const client = await server.as(name)
      expect([name, (await client.get(`${path}/${id}`)).status]).toEqual([name, sees.includes(name) ? 200 : 404])
      const listed = (await client.get(`${path}?page[size]=100`)).body.data.some((one: { id: string }) => one.id === id)
      expect([name, listed]).toEqual([name, sees.includes(name)])
    }
  })

  test('is found by investors whose company its firm takes requests from, and who may turn to it', async () => {
    const seen = async (name: string) => (await (await server.as(name)).get(`${path}/${seedId('premium-services', 1)}`)).status
    const { policy } = await server.db
      .selectFrom('companies')
      .select('policy')
      .where('id', '=', seedId('companies', 1))
      .executeTakeFirstOrThrow()
    await setPolicy(1, { ...(policy as object), 'blocked-company-ids': [seedId('companies', 5)] })
    expect([await seen('investor'), await seen('investor-2'), await seen('corporate')]).toEqual([404, 200, 200])
    await setPolicy(1, { ...(policy as object), 'allow-premium-requests': false })
    expect([await seen('investor'), await seen('investor-2'), await seen('corporate'), await seen('provider-2')]).toEqual([
      404, 404, 200, 200,
    ])
    await setPolicy(1, policy)
    const barred = await (await server.as('lukas.hofstede')).get(`${path}/${seedId('premium-services', 6)}`)
    expect([barred.status, await seen('lukas.hofstede'), await seen('investor')]).toEqual([404, 200, 200])
  })

  test('is changed by its provider, its team lead and account managers', async () => {
    const id = idOf(await offer('provider'))
    for (const name of ['provider', 'lead', 'account-manager', 'admin']) {
      expect([name, (await change(name, id, { 'smarts-from': 50, 'smarts-unit': 'per-hour' })).status]).toEqual([name, 200])
    }
    for (const name of ['provider-2', 'vikram.deshpande', 'investor', 'compliance', 'theodora.mavridis', 'finance']) {
      expect([name, (await change(name, id, { position: 1 })).status]).toEqual([name, 403])
    }
    expect(codesOf(await change('provider', id, { slug: 'x' }))).toEqual(['105'])
    for (const bad of [{ name: '' }, { kind: 'dinner' }, { 'smarts-from': -1 }, { 'time-required-hours': 0 }, { active: null }]) {
      expect([bad, (await change('provider', id, bad)).status]).toEqual([bad, 422])
    }
  })

  test('is handed on by a team lead within the firm, by account managers to anyone, while nobody waits for it', async () => {
    const id = idOf(await offer('provider'))
    expect((await change('provider', id, {}, 14)).status).toBe(403)
    expect((await change('lead', id, {}, 5)).status).toBe(403)
    expect((await change('account-manager', id, {}, 1)).status).toBe(422)
    // Whom one may not name is refused before what one may not write.
    expect([(await change('provider', id, { slug: 'x' }, 14)).status, (await offer('lead', { slug: 'x' }, 5)).status]).toEqual([403, 403])
    expect((await change('lead', id, {}, 14)).status).toBe(200)
    expect((await change('account-manager', id, {}, 4)).status).toBe(200)
    await putRequest(server.db, 'accepted', { premium_service_id: id })
    expect((await change('lead', id, {}, 14)).status).toBe(409)
    expect((await change('lead', id, { name: 'Another' }, 4)).status).toBe(200)
  })

  test('is not deleted while somebody waits for it; what came to an end stays without it', async () => {
    const id = idOf(await offer('provider'))
    const request = await putRequest(server.db, 'delivered', { premium_service_id: id })
    const remove = async (name: string) => (await (await server.as(name)).delete(`${path}/${id}`)).status
    expect([await remove('provider-2'), await remove('provider')]).toEqual([403, 409])
    const investor = await server.as('investor')
    expect(
      (await investor.patch(`/api/v2/premium-service-requests/${request}`, { data: { attributes: { status: 'completed' } } })).status,
    ).toBe(200)
    expect((await investor.get(`${path}/${id}`)).body.data.attributes['completed-count']).toBe(1)
    expect(await remove('provider')).toBe(204)
    expect((await investor.get(`/api/v2/premium-service-requests/${request}/premium-service`)).body.data).toBeNull()
  })

  test('is either deleted or asked for when both happen at once', async () => {
    const provider = await server.as('provider')
    const investor = await server.as('investor')
    for (let round = 0; round < 5; round++) {
      const id = idOf(await offer('provider', { name: randomUUID() }))
      const asked = asking({ status: 'submitted' }, linkage('premium_service', 'PremiumService', id))
      const answers = await Promise.all([
        provider.delete(`${path}/${id}`),
        ...Array.from({ length: 4 }, () => investor.post('/api/v2/premium-service-requests', asked)),
      ])
      const [deleted, ...made] = answers.map((one) => one.status)
      const open = await server.db.selectFrom('premium_service_requests').select('id').where('premium_service_id', '=', id).execute()
      expect([deleted, open.length]).toEqual(deleted === 204 ? [204, 0] : [409, made.filter((one) => one === 201).length])
      for (const status of made) expect([201, 409, 422]).toContain(status)
      await server.db
        .updateTable('premium_service_requests')
        .set({ status: 'cancelled', held: 0 })
        .where('premium_service_id', '=', id)
        .execute()
    }
  })
})
