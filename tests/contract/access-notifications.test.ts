import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import type { SeededType } from '../../src/demo/ids.ts'
import { followOf, happened } from '../support/activity-bodies.ts'
import { startServer } from '../support/server.ts'
import type { Client } from '../support/server.ts'

const server = startServer()

const members = [
  ...['investor', 'investor-2', 'investor-delayed', 'provider', 'provider-2', 'lead', 'compliance', 'corporate'],
  ...['editor', 'entity-editor', 'account-manager', 'finance', 'admin'],
]
const client = async (name: string): Promise<Client> => (name === 'guest' ? server.guest : server.as(name))

/** Who sees each demo row besides admins; every other account finds nothing there, and a guest is asked to sign in. */
const seen: readonly (readonly [path: 'follows' | 'notifications', n: number, by: string])[] = [
  ['follows', 1, 'investor'],
  ['follows', 4, 'investor-2'],
  ['follows', 6, 'investor-delayed'],
  ['follows', 9, 'corporate'],
  ['notifications', 1, 'investor'],
  ['notifications', 2, 'investor-2'],
  ['notifications', 3, 'provider'],
  ['notifications', 5, 'provider'],
  ['notifications', 6, ''],
]
const ends = {
  follows: ['', '/followable', '/follower', '/relationships/followable', '/relationships/follower'],
  notifications: ['', '/trackable', '/account', '/notification-actors', '/relationships/notification-actors'],
}
const statusFor = (caller: string, by: string, allowed: number): number =>
  caller === 'guest' ? 401 : caller === 'admin' || caller === by ? allowed : 404

describe.each(['guest', ...members])('%s', (caller) => {
  test('sees its own follows and notifications and no others', async () => {
    const asker = await client(caller)
    for (const [type, n, by] of seen) {
      for (const end of ends[type]) {
        const path = `/api/v2/${type}/${seedId(type, n)}${end}`
        expect([path, (await asker.get(path)).status]).toEqual([path, statusFor(caller, by, 200)])
      }
    }
  })

  test('marks and ends what is its own and nothing else', async () => {
    const asker = await client(caller)
    const denied = (by: string, own: number): number => (caller === 'admin' ? 403 : statusFor(caller, by, own))
    const read = { data: { attributes: { read: false } } }
    for (const [type, n, by] of seen.filter((one) => one[0] === 'notifications')) {
      expect([n, (await asker.patch(`/api/v2/${type}/${seedId(type, n)}`, read)).status]).toEqual([n, denied(by, 200)])
    }
    const foreign = caller === 'investor-2' ? 1 : 5
    expect((await asker.delete(`/api/v2/follows/${seedId('follows', foreign)}`)).status).toBe(denied('', 204))
  })

  test('tells of what it saw, and follows, if it is signed in', async () => {
    const asker = await client(caller)
    const tell = async (key: string, type: SeededType, n: number) =>
      (await asker.post('/api/v2/activities', happened(key, type, seedId(type, n)))).status
    const guest = caller === 'guest'
    expect(await tell('entity.view', 'entities', 1)).toBe(201)
    expect(await tell('insight.public_view', 'insights', 1)).toBe(201)
    expect(await tell('account.view', 'accounts', 4)).toBe(guest ? 401 : 201)
    expect(await tell('insight.like', 'insights', 1)).toBe(guest ? 401 : 403)
    expect((await asker.post('/api/v2/follows', followOf('entities', seedId('entities', 20)))).status).toBe(guest ? 401 : 201)
  })
})

describe('a list', () => {
  /** Every page of a list, and the count that it gives of itself. */
  async function everything(asker: Client, path: string): Promise<{ ids: string[]; count: number }> {
    const ids: string[] = []
    for (let number = 1; ; number++) {
      const { body } = await asker.get(`${path}?page[size]=100&page[number]=${number}`)
      ids.push(...body.data.map((one: { id: string }) => one.id))
      if (body.data.length < 100) return { ids, count: body.meta['record-count'] }
    }
  }

  test.each(['/api/v1/activities', '/api/v2/notifications'])('of %s holds what its caller may show, and counts no more', async (path) => {
    const whole = await everything(await client('admin'), path)
    for (const caller of members) {
      const asker = await client(caller)
      // What signing in recorded besides is newer than the list of the admin.
      const { ids, count } = await everything(asker, path)
      expect([caller, count]).toEqual([caller, ids.length])
      const shown = await Promise.all(whole.ids.map(async (id) => (await asker.get(`${path}/${id}`)).status === 200))
      const visible = whole.ids.filter((_, index) => shown[index])
      expect([caller, ids.filter((id) => whole.ids.includes(id)).sort()]).toEqual([caller, visible.sort()])
    }
  })

  test('needs a credential', async () => {
    for (const path of ['/api/v1/activities', '/api/v2/notifications']) expect((await server.guest.get(path)).status).toBe(401)
  })
})
