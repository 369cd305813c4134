import { sql } from 'kysely'
import { connect } from 'node:net'
import { request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import type { Answer } from '../support/server.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const insight = `/api/v2/insights/${seedId('insights', 1)}`
const made = /^[0-9a-f-]{36}$/

test('every answer has an id: of records, refusals, pages and files', async () => {
  const investor = await server.as('investor')
  const { body } = await investor.get(`/api/v2/insight-documents/${seedId('insight-documents', 1)}`)
  const answers: [number, Answer][] = [
    [200, await investor.get(insight)],
    [200, await investor.get(body.data.attributes.source as string)],
    [204, await server.guest.send('OPTIONS', insight)],
    [400, await investor.get(`${insight}?x=1`)],
    [400, await investor.get('/api/v2/insights/%zz')],
    [401, await server.guest.get(insight)],
    [404, await server.guest.get('/nowhere')],
    [405, await server.guest.send('PUT', insight)],
    [200, await server.guest.get('/health/live')],
    [200, await server.guest.get('/openapi.json')],
    [200, await server.guest.get('/')],
  ]
  expect(answers.map(([, { status }]) => status)).toEqual(answers.map(([status]) => status))
  const ids = answers.map(([, { headers }]) => String(headers['x-request-id']))
  for (const id of ids) expect(id).toMatch(made)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(['7', 'a.B-c_9', 'x'.repeat(128)])('a client’s own id %s comes back', async (id) => {
  for (const path of [insight, '/health/live', '/api/v2/insights/%zz', '/nowhere']) {
    expect((await server.guest.get(path, { headers: { 'x-request-id': id } })).headers['x-request-id']).toBe(id)
  }
})

test.each(['', 'x'.repeat(129), 'two words', 'ä', '"quoted"', 'one, other'])('what is no id, %s, is passed over', async (id) => {
  const headers = { 'x-request-id': Buffer.from(id).toString('latin1') }
  expect((await server.guest.get('/health/live', { headers })).headers['x-request-id']).toMatch(made)
})

/** All that the server says to bytes that are no request. */
const said = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(bytes))
    let heard = ''
    socket.on('data', (chunk) => (heard += String(chunk)))
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })

test('what the parser refuses has an id too', async () => {
  expect(await said('no request\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nx-request-id: [0-9a-f-]{36}\r\n/)
  expect(await said('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/)
  const expecting = await said('GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: mine\r\nExpect: 200-ok\r\n\r\n')
  expect(expecting).toMatch(/^HTTP\/1\.1 417 [\s\S]*\r\nx-request-id: mine\r\n/)
})

test('the body of a failure of ours names the id', async () => {
  await sql`alter table asset_classes rename to elsewhere`.execute(server.db)
  onTestFinished(async () => void (await sql`alter table elsewhere rename to asset_classes`.execute(server.db)))
  const { token } = await server.as('investor')
  const headers = { authorization: `Bearer ${token}`, 'x-request-id': 'find-me' }
  const answer = await request(`${server.url}/api/v2/asset-classes`, { headers })
  expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([500, 'find-me'])
  expect(await answer.body.json()).toMatchObject({ errors: [{ detail: 'Request find-me failed.' }] })
})

test('a page of another origin may send and read it', async () => {
  const preflight = await server.guest.send('OPTIONS', insight)
  expect(preflight.headers['access-control-allow-headers']).toContain('X-Request-Id')
  expect(preflight.headers['access-control-expose-headers']).toContain('X-Request-Id')
})
