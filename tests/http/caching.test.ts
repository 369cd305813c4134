import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { startServer } from '../support/server.ts'
import type { Answer } from '../support/server.ts'

const server = startServer()
const entity = `/api/v2/entities/${seedId('entities', 1)}`
const session = (attributes: object) => ({ data: { type: 'sessions', attributes } })
const kept = ({ status, headers }: Answer) => [status, headers['cache-control'], headers['vary']]
const varies = 'Accept, Authorization'

describe('what caches may keep', () => {
  test('of an answer to a credential is private, and asked for again', async () => {
    const investor = await server.as('investor')
    for (const [path, status] of [
      ['/api/v2/accounts/me', 200],
      [entity, 200],
      ['/api/v2/insights', 200],
      ['/api/v2/insights/none', 404],
      ['/api/v2/nowhere', 404],
      ['/api/v2/insights?colour=red', 400],
    ] as const) {
      expect([path, ...kept(await investor.get(path))]).toEqual([path, status, 'private, no-cache', varies])
    }
    expect(kept(await server.withToken('worthless').get(entity))).toEqual([401, 'private, no-cache', varies])
    expect((await investor.send('HEAD', entity)).headers['cache-control']).toBe('private, no-cache')
  })

  test('of what is public is for everyone, and asked for again, since it may be withdrawn', async () => {
    for (const [path, status] of [
      [entity, 200],
      ['/api/v2/entities', 200],
      ['/api/v2/insights', 401],
    ] as const) {
      expect([path, ...kept(await server.guest.get(path))]).toEqual([path, status, 'no-cache', varies])
    }
  })

  test('is asked for again by its tag, which differs by caller; the answer says the same of it', async () => {
    const investor = await server.as('investor')
    for (const [client, control] of [
      [investor, 'private, no-cache'],
      [server.guest, 'no-cache'],
    ] as const) {
      const etag = String((await client.get(entity)).headers['etag'])
      const again = await client.get(entity, { headers: { 'if-none-match': etag } })
      expect([...kept(again), again.headers['etag'], again.text]).toEqual([304, control, varies, etag, ''])
    }
  })

  test('of a token is nothing', async () => {
    const investor = await server.as('investor')
    const handed = await investor.post('/api/v2/accounts/temporary-authentication')
    const { token } = handed.body.data.attributes
    for (const answer of [
      await server.guest.post('/api/v2/accounts/sign_in', session({ email: 'investor@demo.example', password: 'demo-password-1' })),
      handed,
      await server.guest.post('/api/v2/accounts/temporary-authentication', session({ token })),
      await server.guest.post('/api/v2/reset-password', session({ email: 'nobody@demo.example' })),
    ]) {
      expect([answer.status < 300, answer.headers['cache-control']]).toEqual([true, 'private, no-store'])
    }
    expect((await investor.get('/api/v2/sessions/current')).headers['cache-control']).toBe('private, no-cache')
  })

  test('of the token of a push client is nothing, also when it is read again', async () => {
    const investor = await server.as('investor')
    const made = await investor.post('/api/v2/push-notification-tokens', {
      data: { type: 'push-notification-tokens', token: 'registration-of-a-browser', browser: 'chrome', platform: 'web' },
    })
    const read = await investor.get(`/api/v2/push-notification-tokens/${made.body.data.id}`)
    expect([made, read].map(kept)).toEqual([201, 200].map((status) => [status, 'private, no-store', varies]))
  })
})
