import { expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/feature-participants'
const join = (feature: string) => ({ data: { type: 'feature-participants', attributes: { feature } } })
const use = (attributes: object) => ({ data: { type: 'feature-usages', attributes } })

test('an account takes part in a feature once, with its company', async () => {
  const caller = await server.as('lukas.hofstede')
  const answers = await Promise.all(Array.from({ length: 40 }, () => caller.post(path, join('data-room'))))
  expect(answers.filter((one) => one.status === 201)).toHaveLength(1)
  expect(new Set(answers.map((one) => one.body.data.id)).size).toBe(1)
  const { data } = answers[0]!.body
  expect(data.attributes).toMatchObject({ feature: 'data-room', status: 'joined' })
  expect((await caller.get(data.relationships.company.links.related)).body.data.id).toBe(seedId('companies', 7))
  expect((await caller.get(data.links.self)).body.data).toEqual(data)
})

test('whoever was invited joins, and keeps the time from then on', async () => {
  const invited = await server.as('investor-2')
  const before = (await invited.get(`${path}/${seedId('feature-participants', 2)}`)).body.data.attributes
  expect(before).toMatchObject({ status: 'invited', 'joined-at': null })
  const joined = await invited.post(path, join('mobile-beta'))
  expect([joined.status, joined.body.data.id]).toEqual([201, seedId('feature-participants', 2)])
  const again = await invited.post(path, join('mobile-beta'))
  expect([again.status, again.body.data.attributes]).toEqual([200, joined.body.data.attributes])
})

test('a feature that is none is refused', async () => {
  const { status, body } = await (await server.as('investor')).post(path, join('teleport'))
  expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([422, '103', '/data/attributes/feature'])
})

test('each use of a feature is a record of its own', async () => {
  const caller = await server.as('jordan.avery')
  const made = await caller.post(
    '/api/v2/feature-usages',
    use({ feature: 'api-access', action: 'export', count: 12, context: { rows: 5 } }),
  )
  expect([made.status, made.body.data.attributes]).toMatchObject([201, { count: 12, context: { rows: 5 }, action: 'export' }])
  const second = await caller.post('/api/v2/feature-usages', use({ feature: 'api-access', action: 'export', context: null }))
  expect(second.body.data.attributes).toMatchObject({ count: 1, context: null })
  expect(second.body.data.id).not.toBe(made.body.data.id)
  expect((await caller.get(made.body.data.links.self)).body.data).toEqual(made.body.data)
})

test('a use is refused with a count of none, a context of more than 4 KiB and an action that is no word', async () => {
  const caller = await server.as('jordan.avery')
  const refused = async (attributes: object) => {
    const { status, body } = await caller.post('/api/v2/feature-usages', use({ feature: 'api-access', action: 'export', ...attributes }))
    return [status, body.errors[0].code, body.errors[0].source.pointer]
  }
  expect(await refused({ count: 0 })).toEqual([422, '103', '/data/attributes/count'])
  expect(await refused({ context: { text: 'é'.repeat(2_050) } })).toEqual([422, '100', '/data/attributes/context'])
  expect(await refused({ action: 'Export all' })).toEqual([422, '103', '/data/attributes/action'])
})
