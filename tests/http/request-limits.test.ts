import { expect, test } from 'vitest'
import { startServer } from '../support/server.ts'
import type { Answer } from '../support/server.ts'

const server = startServer({ requestLimits: { account: 4, address: 12 } })
const left = ({ headers }: Answer): [unknown, unknown] => [headers['ratelimit-policy'], headers['ratelimit']]

test('an account is let in so many times a minute, and every answer says how many are left', async () => {
  const investor = await server.as('investor')
  for (const [path, status] of [
    ['/api/v2/insights?page[size]=1', 200],
    ['/api/v2/insights?page[size]=0', 400],
    ['/api/v2/insights/nobody', 404],
  ] as const)
    expect((await investor.get(path)).status).toBe(status)
  const last = await investor.get('/api/v2/accounts/me')
  expect([last.status, last.headers['ratelimit-policy']]).toEqual([200, '"account";q=4;w=60'])
  expect(last.headers['ratelimit']).toMatch(/^"account";r=0;t=([1-9]|[1-5]\d|60)$/)

  const refused = await investor.patch('/api/v2/accounts/me', { data: { attributes: { bio: 'x' } } })
  const seconds = Number(/t=(\d+)$/.exec(String(refused.headers['ratelimit']))![1])
  expect([refused.status, refused.body.errors[0].code, Number(refused.headers['retry-after'])]).toEqual([429, '429', seconds])
  expect((await (await server.as('provider')).get('/api/v2/accounts/me')).status).toBe(200)
})

test('whoever has no credential that counts is let in so many times from one address; health is asked for all the time', async () => {
  const open = '/api/v2/entities?page[size]=1'
  const first = await server.guest.get(open)
  const already = 12 - Number(/r=(\d+)/.exec(String(first.headers['ratelimit']))![1])
  for (let n = already; n < 11; n++) {
    const guess = await server.guest.send('GET', '/api/v2/accounts/me', undefined, { headers: { authorization: `Bearer guess-${n}` } })
    expect([guess.status, left(guess)[0]]).toEqual([401, '"address";q=12;w=60'])
  }
  expect((await server.guest.get(open)).status).toBe(200)
  expect((await server.guest.get(open)).status).toBe(429)
  const guess = await server.guest.send('GET', '/api/v2/accounts/me', undefined, { headers: { authorization: 'Bearer guess' } })
  expect(guess.status).toBe(429)
  expect((await server.guest.get('/api/v2/nowhere')).status).toBe(404)
  for (let n = 0; n < 20; n++) {
    const health = await server.guest.get('/health/live')
    expect([health.status, left(health)]).toEqual([200, [undefined, undefined]])
  }
})
