import { expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = `/api/v2/geographies/${seedId('geographies', 1)}`
const change = (attributes: object) => ({ data: { attributes } })

test('an editor names a geography and says which pages help its readers; the slug stays', async () => {
  const editor = await server.as('editor')
  const { slug } = (await server.guest.get(path)).body.data.attributes
  const links = [{ title: 'Asian Development Bank', url: 'https://www.adb.org/' }]
  const changed = await editor.patch(path, change({ name: 'Greater Asia', 'useful-links': links }))
  expect(changed.status).toBe(200)
  expect((await server.guest.get(path)).body.data.attributes).toEqual({ slug, name: 'Greater Asia', 'useful-links': links })
  expect((await editor.patch(path, change({ 'useful-links': [] }))).body.data.attributes).toEqual({
    slug,
    name: 'Greater Asia',
    'useful-links': [],
  })
})

test.each([
  ['a link to a program', { 'useful-links': [{ title: 'x', url: 'javascript:alert(1)' }] }, 422],
  ['a link without a title', { 'useful-links': [{ url: 'https://www.adb.org/' }] }, 422],
  ['a blank name', { name: ' ' }, 422],
  ['a slug', { slug: 'x' }, 400],
])('is refused %s', async (_what, attributes, status) => {
  expect((await (await server.as('editor')).patch(path, change(attributes))).status).toBe(status)
})

test('nobody else changes it', async () => {
  for (const name of ['investor', 'entity-editor', 'account-manager']) {
    expect([name, (await (await server.as(name)).patch(path, change({ name: 'x' }))).status]).toEqual([name, 403])
  }
  expect((await server.guest.patch(path, change({ name: 'x' }))).status).toBe(401)
})
