import { expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/entity-management-profiles'
const id = (n: number): string => seedId('entity-management-profiles', n)
const entity = (n: number) => ({ entity: { data: { type: 'entities', id: seedId('entities', n) } } })
const make = (attributes: object, relationships: object = entity(1)) => ({
  data: { type: 'entity-management-profiles', attributes, relationships },
})
const change = (attributes: object, relationships?: object) => ({ data: { attributes, ...(relationships ? { relationships } : {}) } })
const idsOf = (answer: Answer): string[] => answer.body.data.map((one: { id: string }) => one.id)

test('profiles are listed for anyone, newest first, of all entities or of some', async () => {
  expect(idsOf(await server.guest.get(path))).toEqual([7, 6, 5, 4, 3, 2, 1].map(id))
  expect(idsOf(await server.guest.get(`${path}?filter[entity-id]=${seedId('entities', 24)}`))).toEqual([id(6), id(3)])
  expect(idsOf(await server.guest.get(`/api/v2/entities/${seedId('entities', 1)}/entity-management-profiles`))).toEqual([id(2), id(1)])
})

test('a profile is added, shown with exactly what the specification lists, changed and removed', async () => {
  const manager = await server.as('corporate')
  const made = await manager.post(path, make({ title: 'Auditor', name: 'Kaoru Ishii' }))
  expect(made.status).toBe(201)
  const { attributes, relationships, links } = made.body.data
  expect(attributes).toEqual({ title: 'Auditor', name: 'Kaoru Ishii' })
  expect(Object.keys(relationships)).toEqual(['entity'])
  expect((await server.guest.get(relationships.entity.links.related)).body.data.id).toBe(seedId('entities', 1))
  const changed = await manager.patch(links.self, change({ title: 'Statutory Auditor' }))
  expect(changed.body.data.attributes).toEqual({ title: 'Statutory Auditor', name: 'Kaoru Ishii' })
  expect((await manager.delete(links.self)).status).toBe(204)
  expect((await server.guest.get(links.self)).status).toBe(404)
})

test('a profile goes to another entity by those alone who manage both', async () => {
  const [manager, editor] = [await server.as('corporate'), await server.as('entity-editor')]
  const own = `${path}/${(await manager.post(path, make({ title: 'Adviser', name: 'x' }))).body.data.id}`
  expect((await manager.patch(own, change({}, entity(24)))).status).toBe(403)
  expect((await editor.patch(own, change({}, entity(24)))).status).toBe(200)
  expect((await manager.patch(own, change({ name: 'y' }))).status).toBe(403)
  expect((await (await server.as('matthias.krueger')).delete(own)).status).toBe(204)
})

test.each([
  ['without a name', make({ title: 'x' }), 400, '106'],
  ['with an empty title', make({ title: '', name: 'x' }), 422, '103'],
  ['with a name that is too long', make({ title: 'x', name: 'x'.repeat(121) }), 422, '103'],
  ['with more', make({ title: 'x', name: 'x', biography: 'x' }), 400, '105'],
  ['of an entity that there is not', make({ title: 'x', name: 'x' }, { entity: { data: { type: 'entities', id: 'nobody' } } }), 422, '103'],
  ['of an entity that is not the own', make({ title: 'x', name: 'x' }, entity(24)), 403, '403'],
])('a profile %s is refused', async (_what, body, status, code) => {
  const answer = await (await server.as('corporate')).post(path, body)
  expect([answer.status, answer.body.errors[0].code]).toEqual([status, code])
})
