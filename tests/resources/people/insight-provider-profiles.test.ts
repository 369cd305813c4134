import { expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insight-provider-profiles'
const own = (n: number) => `${path}/${seedId('insight-provider-profiles', n)}`

test('a profile tells of a provider at length, to anyone', async () => {
  const all = await server.guest.get(path)
  expect(all.body.data.map((one: { id: string }) => one.id)).toEqual([3, 2, 1].map((n) => seedId('insight-provider-profiles', n)))
  const { data } = (await server.guest.get(own(1))).body
  expect(data.attributes).toMatchObject({
    certifications: ['CFA', 'CMA'],
    'regulatory-status': 'Licensed',
    'licence-number': 'CMS100123',
    education: [{ year: '2002', degree: 'MA Economics', institution: 'University of Kobe' }],
  })
  const provider = await server.guest.get(data.relationships['insight-provider'].links.related)
  expect(provider.body.data.id).toBe(seedId('accounts', 4))
  const account = await (await server.as('investor')).get(`/api/v2/accounts/${seedId('accounts', 4)}/insight-provider-profile`)
  expect(account.body.data.id).toBe(data.id)
})

test('the profile of a provider who is not active is left to the provider and to editors', async () => {
  const admin = await server.as('admin')
  const provider = await server.as('provider-2')
  expect((await provider.get(own(2))).status).toBe(200)
  await admin.patch(`/api/v2/accounts/${seedId('accounts', 5)}`, { data: { attributes: { status: 'suspended' } } })
  expect((await server.guest.get(own(2))).status).toBe(404)
  expect((await (await server.as('investor')).get(own(2))).status).toBe(404)
  expect((await (await server.as('editor')).get(own(2))).status).toBe(200)
  expect((await (await server.as('editor')).get(path)).body.meta['record-count']).toBe(2)
})
