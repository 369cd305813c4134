import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { routes } from '../../src/generated/routes.ts'
import { prepareFresh } from '../contract/fresh-rows.ts'
import { cells } from '../contract/operations.ts'
import { published } from '../support/contract.ts'
import { startServer } from '../support/server.ts'

const server = startServer()

beforeAll(() => prepareFresh(server.db))

const documented = (path: string, method: string): string[] =>
  Object.keys(published.paths[path]![method.toLowerCase()]!.responses['201']?.headers ?? {})

const creating = routes.filter((one) => one.made)

test('nearly every operation that creates answers a record that can be asked for', () => {
  expect(creating.length).toBeGreaterThanOrEqual(45)
  const others = routes.filter((one) => one.status === 201 && !creating.includes(one)).map((one) => one.id)
  expect(others.sort()).toEqual(['createMagicAuthentication', 'createTemporaryAuthentication'])
})

for (const { id, path, method } of creating) {
  const { success } = cells[id]

  test(`${id} answers where the new record is, and the tag that it has there`, async () => {
    const client = await server.as(success.as ?? 'account-manager')
    const made = await client.send(method, success.path, success.body)
    expect(made.status).toBe(201)
    expect(made.headers['location']).toBe(made.body.data.links.self)
    // A session is asked for with the token that it gives.
    const token = made.body.data.type === 'sessions' ? made.body.data.attributes.token : client.token
    const shown = await server.guest.get(String(made.headers['location']), { headers: { authorization: `Bearer ${token}` } })
    expect(shown.status).toBe(200)
    expect(shown.headers['etag']).toBe(made.headers['etag'])
    for (const header of ['ETag', 'Location']) expect(documented(path, method)).toContain(header)
  })
}

test('what is created can be changed under the tag that came with it, once', async () => {
  const investor = await server.as('investor')
  const account = { data: { type: 'accounts', id: seedId('accounts', 1) } }
  const made = await investor.post('/api/v2/filter-presets', {
    data: { type: 'filter-presets', attributes: { name: 'New' }, relationships: { account } },
  })
  const { location, etag } = made.headers as Record<string, string>
  const rename = (name: string) => investor.patch(location!, { data: { attributes: { name } } }, { headers: { 'if-match': etag! } })
  expect([(await rename('First')).status, (await rename('Second')).status]).toEqual([200, 412])
})

test('what was there already is answered without an address of its own', async () => {
  const investor = await server.as('investor')
  const { path, body } = cells.createFollow.success
  const answers = [await investor.post(path, body), await investor.post(path, body)]
  expect(answers.at(-1)!.status).toBe(200)
  expect(answers.at(-1)!.headers['location']).toBeUndefined()
})
