import { expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/premium-service-packages'
const packs = (...ns: number[]): string[] => ns.map((n) => seedId('premium-service-packages', n))
const list = async (name: string) => (await (await server.as(name)).get(path)).body

test('packages are listed on one page in their order: those for everyone, those for one company to it alone', async () => {
  const { data, meta, links } = await list('investor')
  expect([data.map((one: { id: string }) => one.id), meta, links]).toEqual([packs(1, 2, 3, 4), { 'record-count': 4 }, undefined])
  for (const name of ['investor-2', 'provider', 'corporate', 'investor-delayed', 'account-manager']) {
    expect([name, (await list(name)).data.map((one: { id: string }) => one.id)]).toEqual([name, packs(1, 2, 3)])
  }
  expect((await list('finance')).data.map((one: { id: string }) => one.id)).toEqual(packs(1, 2, 3, 4, 5))
  expect((await server.guest.get(path)).status).toBe(401)
})

test('a package is shown to whoever can buy it or whose company bought it, and to finance', async () => {
  const seen = async (name: string, n: number) => (await (await server.as(name)).get(`${path}/${packs(n)[0]}`)).status
  expect([await seen('investor', 4), await seen('investor-2', 4), await seen('finance', 4)]).toEqual([200, 404, 200])
  expect([await seen('investor', 5), await seen('finance', 5)]).toEqual([404, 200])
  await setColumns(server.db, 'premium_service_packages', packs(2)[0]!, { active: false })
  expect([await seen('investor', 2), await seen('investor-2', 2)]).toEqual([200, 404])
  const { attributes } = (await (await server.as('investor')).get(`${path}/${packs(1)[0]}`)).body.data
  expect(attributes).toMatchObject({
    name: 'Starter',
    smarts: 500,
    'price-minor': 475_000,
    currency: 'USD',
    'valid-months': 12,
    'discount-percent': 5,
  })
})
