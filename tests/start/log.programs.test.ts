/** What the log of a server says of requests and of jobs, and what it keeps to itself. */
import { sql } from 'kysely'
import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectEmbedded } from '../../src/database/embedded.ts'
import { seedId } from '../../src/demo/ids.ts'
import { seededIn } from '../support/database.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'

const mails = startMailServer()
const folder = mkdtempSync(join(tmpdir(), 'log-'))
let server: ServerProcess
beforeAll(async () => {
  seededIn(join(folder, 'database'))
  // A column that no handler gives a value makes every insert a fault of the server.
  const { db, close } = await connectEmbedded(join(folder, 'database'))
  await sql`alter table filter_presets add forgotten text not null default ''`.execute(db)
  await sql`alter table filter_presets alter forgotten drop default`.execute(db)
  await close()
  server = await startProcess({ DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'info', SMTP_URL: mails.url })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Line = Record<string, unknown>
const lines = (): Line[] =>
  server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
/** The first line that says so; of jobs, the one that a request sent, and not the tick. */
const lineWith = async (name: string, value: string, queue?: string): Promise<Line> => {
  const find = (): Line | undefined => lines().find((line) => line[name] === value && (queue === undefined || line['queue'] === queue))
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return find()!
}
interface Made {
  data: { id: string; attributes: Record<string, string> }
}
interface More {
  token?: string
  /** What the body holds: a session with attributes, or something else. */
  attributes?: object
  data?: object
}
const send = (method: string, path: string, id: string, { data, ...more }: More = {}): Promise<Response> =>
  fetch(server.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-request-id': id,
      ...(more.token === undefined ? {} : { authorization: `Bearer ${more.token}` }),
    },
    ...((data ?? more.attributes) ? { body: JSON.stringify({ data: data ?? { type: 'sessions', attributes: more.attributes } }) } : {}),
  })

test('a request has one line that says who asked for what, and what came of it', async () => {
  const attributes = { email: 'investor@demo.example', password: 'demo-password-1' }
  const { data } = (await (await send('POST', '/api/v2/accounts/sign_in', 'sign-in', { attributes })).json()) as {
    data: { attributes: { token: string } }
  }
  const { token } = data.attributes
  const answer = await send('GET', '/api/v2/insights?page[size]=1', 'list', { token })
  const bytes = Buffer.byteLength(await answer.text())
  expect(await lineWith('reqId', 'list')).toMatchObject({
    operation: 'listInsights',
    method: 'GET',
    path: '/api/v2/insights',
    status: 200,
    milliseconds: expect.any(Number),
    bytes,
    account: seedId('accounts', 1),
    address: '127.0.0.1',
  })
  await send('GET', '/nowhere?code=my-secret-code', 'guest')
  const guest = await lineWith('reqId', 'guest')
  expect(guest).toMatchObject({ path: '/nowhere', status: 404 })
  expect(guest).not.toHaveProperty('account')
  expect(server.said()).not.toContain('my-secret-code')
  expect(server.said()).not.toContain(token)
})

test('a job has a line for each try, which names no address', async () => {
  await send('POST', '/api/v2/reset-password', 'reset', { attributes: { email: 'provider@demo.example' } })
  const done = await lineWith('msg', 'job done', 'mail')
  expect(done).toMatchObject({ queue: 'mail', try: 1, about: { purpose: 'password-reset' }, milliseconds: expect.any(Number) })
  expect(done['job']).toMatch(/^[0-9a-f-]{36}$/)
  mails.manners = { address: () => 550 }
  await send('POST', '/api/v2/accounts/magic-authentication', 'magic', { attributes: { email: 'investor@demo.example' } })
  expect(await lineWith('msg', 'job failed, to be tried again', 'mail')).toMatchObject({
    ...{ level: 40, queue: 'mail', try: 1, again: true, about: { purpose: 'magic' } },
    err: { message: expect.stringContaining('550') },
  })
  expect(lines().filter((line) => JSON.stringify(line).includes('@demo.example'))).toEqual([])
})

test('neither the secret of an API key nor its hash is in the log, whatever is done with it', async () => {
  const attributes = { email: 'admin@demo.example', password: 'demo-password-1' }
  const session = (await (await send('POST', '/api/v2/accounts/sign_in', 'for-key', { attributes })).json()) as Made
  const token = session.data.attributes['token']!
  const wanted = { type: 'api-keys', attributes: { name: 'Import', scopes: ['people:read'] } }
  const made = (await (await send('POST', '/api/v2/api-keys', 'make-key', { token, data: wanted })).json()) as Made
  const { secret, prefix } = made.data.attributes as { secret: string; prefix: string }
  expect((await send('GET', '/api/v2/accounts/me', 'by-key', { token: secret })).status).toBe(200)
  expect((await send('GET', '/api/v2/insights', 'refused-key', { token: secret })).status).toBe(403)
  expect((await send('GET', '/api/v2/accounts/me', 'wrong-key', { token: `${secret.slice(0, -1)}!` })).status).toBe(401)
  expect((await send('DELETE', `/api/v2/api-keys/${made.data.id}`, 'end-key', { token })).status).toBe(204)
  expect(await lineWith('reqId', 'end-key')).toMatchObject({ operation: 'deleteApiKey', status: 204 })
  expect(await lineWith('reqId', 'by-key')).toMatchObject({ account: seedId('accounts', 13) })
  const hashes = (['hex', 'base64', 'base64url'] as const).map((form) => hash('sha256', secret, form))
  for (const text of [secret.slice(prefix.length, -1), ...hashes]) expect(server.said()).not.toContain(text)
})

test('a row that the database does not take is not in the log, though PostgreSQL tells what it holds', async () => {
  const attributes = { email: 'investor@demo.example', password: 'demo-password-1' }
  const session = (await (await send('POST', '/api/v2/accounts/sign_in', 'for-preset', { attributes })).json()) as Made
  const token = session.data.attributes['token']!
  const owner = { account: { data: { type: 'accounts', id: seedId('accounts', 1) } } }
  const data = { type: 'filter-presets', attributes: { name: 'Nobody else reads this' }, relationships: owner }
  expect((await send('POST', '/api/v2/filter-presets', 'faulty', { token, data })).status).toBe(500)
  const line = await lineWith('msg', 'request failed')
  expect(line).toMatchObject({ reqId: 'faulty', err: { code: '23502', column: 'forgotten', table: 'filter_presets' } })
  expect(server.said()).not.toContain('Nobody else reads this')
})
