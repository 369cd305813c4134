import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { routes } from '../../src/generated/routes.ts'
import { prepareFresh } from '../contract/fresh-rows.ts'
import { cells } from '../contract/operations.ts'
import { prepareToken, tokens } from '../contract/tokens.ts'
import type { TokenPurpose } from '../contract/tokens.ts'
import { published } from '../support/contract.ts'
import { startServer } from '../support/server.ts'

const server = startServer()

beforeAll(async () => {
  await prepareFresh(server.db)
  for (const [purpose, token] of Object.entries(tokens)) await prepareToken(server.db, token, purpose as TokenPurpose, 23)
})

const documented = (path: string, method: string, status: number): string[] =>
  Object.keys(published.paths[path]![method.toLowerCase()]!.responses[String(status)]?.headers ?? {})

const writing = routes.filter((one) => one.shown)

test('nearly every operation that writes one record answers a record that can be asked for', () => {
  expect(writing.length).toBeGreaterThanOrEqual(138)
  const others = routes.filter((one) => one.status === 201 && !writing.includes(one)).map((one) => one.id)
  expect(others.sort()).toEqual(['createMagicAuthentication', 'createTemporaryAuthentication'])
})

// Whoever left sees the conversation no more.
for (const { id, path, method, status } of writing.filter((one) => one.id !== 'leaveMessageGroup')) {
  const { success } = cells[id]

  test(`${id} answers the tag that the record has where it is${status === 201 ? ', and the place' : ''}`, async () => {
    const client = await server.as(success.as ?? 'account-manager')
    const { body, headers, ...answer } = await client.send(method, success.path, success.body)
    expect(answer.status).toBe(status)
    const { self } = body.data.links
    expect(headers['location']).toBe(status === 201 ? self : undefined)
    // A session is asked for with the token that it gives.
    const token = body.data.type === 'sessions' ? body.data.attributes.token : client.token
    const shown = await server.guest.get(self, { headers: { authorization: `Bearer ${token}` } })
    expect(shown.status).toBe(200)
    expect(shown.headers['etag']).toBe(headers['etag'])
    for (const header of status === 201 ? ['ETag', 'Location'] : ['ETag']) expect(documented(path, method, status)).toContain(header)
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
