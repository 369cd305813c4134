import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { meanings } from '../../../src/resources/notifications/activities.keys.ts'
import { notificationKeys } from '../../../src/resources/notifications/notifications.keys.ts'
import { published } from '../../support/contract.ts'
import { lentSession } from '../../support/lent-session.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/webhook-endpoints'
const body = (attributes: object) => ({ data: { type: 'webhook-endpoints', attributes } })
const change = (attributes: object) => ({ data: { attributes } })
const desk = { url: 'https://hooks.example/desk', events: ['insight.published'] }
const secretForm = /^whsec_[A-Za-z0-9+/]{43}=$/
const stored = (id: string) => server.db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst()
const empty = async (client: Client): Promise<void> => {
  for (const { id } of (await client.get(path)).body.data) await client.delete(`${path}/${id}`)
}

describe('an endpoint', () => {
  test('is made, shown, changed and deleted by its owner, and seen by nobody else', async () => {
    const [noor, admin] = [await server.as('noor.alhashimi'), await server.as('admin')]
    const made = await noor.post(path, body({ ...desk, description: 'The desk' }))
    expect([made.status, made.headers['location']]).toEqual([201, `${server.url}${path}/${made.body.data.id}`])
    const own = `${path}/${made.body.data.id}`
    const { secret, ...shown } = made.body.data.attributes
    expect(secret).toMatch(secretForm)
    expect(shown).toMatchObject({ ...desk, description: 'The desk', active: true, 'disabled-at': null, 'disabled-reason': null })
    expect((await noor.get(own)).body.data.attributes).toEqual(shown)
    const changed = await noor.patch(own, body({ events: ['*'], description: null }))
    expect(changed.body.data.attributes).toMatchObject({ url: desk.url, events: ['*'], description: null })
    for (const stranger of [admin, await server.as('investor')]) {
      expect((await stranger.get(own)).status).toBe(404)
      expect((await stranger.patch(own, body({ active: false }))).status).toBe(404)
      expect((await stranger.patch(`${own}/rotate-secret`)).status).toBe(404)
      expect((await stranger.delete(own)).status).toBe(404)
      expect((await stranger.get(path)).text).not.toContain(made.body.data.id)
    }
    expect((await noor.delete(own)).status).toBe(204)
    expect((await noor.get(own)).status).toBe(404)
  })

  test('is switched off and on by its owner', async () => {
    const client = await server.as('provider-2')
    const off = await client.post(path, body({ ...desk, active: false }))
    expect(off.body.data.attributes).toMatchObject({ active: false, 'disabled-reason': 'owner' })
    expect(off.body.data.attributes['disabled-at']).toMatch(/^20/)
    const own = `${path}/${off.body.data.id}`
    const on = await client.patch(own, body({ active: true }))
    expect(on.body.data.attributes).toMatchObject({ active: true, 'disabled-at': null, 'disabled-reason': null })
    expect((await client.patch(own, body({ active: true }))).status).toBe(200)
    expect((await client.patch(own, body({ active: false }))).body.data.attributes['disabled-reason']).toBe('owner')
  })

  test('shows its secret when it is made and rotated, and never again', async () => {
    const client = await server.as('provider-2')
    const made = await client.post(path, body(desk), { headers: { 'idempotency-key': 'once' } })
    const own = `${path}/${made.body.data.id}`
    const rotated = await client.patch(`${own}/rotate-secret`)
    const secrets = [made, rotated].map(({ body: { data } }) => data.attributes.secret as string)
    expect(new Set(secrets).size).toBe(2)
    for (const answer of [made, rotated]) expect(answer.headers['cache-control']).toBe('private, no-store')
    const me = (await client.get('/api/v2/accounts/me')).body.data.id as string
    const answers: Answer[] = [
      ...[await client.get(own), await client.get(path), await client.get(`/api/v2/accounts/${me}/export`)],
      await client.patch(own, body({ description: 'Still the desk' })),
    ]
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      for (const secret of secrets) expect(text).not.toContain(secret.slice(6))
      expect(text).not.toContain('whsec_')
    }
    // What was answered under a key is kept; a secret is not.
    const kept = await server.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('whsec_')
  })

  test('keeps the secret before for a day when it is rotated, and none before that', async () => {
    const client = await server.as('provider-2')
    const { id, attributes } = (await client.post(path, body(desk))).body.data
    const rotate = async (): Promise<string> => (await client.patch(`${path}/${id}/rotate-secret`)).body.data.attributes.secret
    const second = await rotate()
    expect(await stored(id)).toMatchObject({ secret: second, previous_secret: attributes.secret })
    const third = await rotate()
    const row = (await stored(id))!
    expect(row).toMatchObject({ secret: third, previous_secret: second })
    const hours = (Date.parse(row.previous_secret_until!) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
  })
})

describe('what cannot be', () => {
  test.each([
    ['no https', 'http://hooks.example/'],
    ['another protocol', 'ftp://hooks.example/'],
    ['credentials', 'https://me:secret@hooks.example/'],
    ['a low port', 'https://hooks.example:22/'],
    ['this machine by its name', 'https://localhost/'],
    ['this machine by its number', 'https://2130706433/'],
    ['a private address', 'https://10.1.2.3/'],
    ['a link-local address', 'https://169.254.169.254/latest/'],
    ['an IPv6 address of this machine', 'https://[::1]/'],
    ['a mapped address', 'https://[::ffff:10.1.2.3]/'],
    ['a name without a domain', 'https://database/'],
    ['a name that ends with two dots', 'https://localhost../'],
    ['a name with nothing between two dots', 'https://hooks..example/'],
    ['two lines', 'https://hooks.example/a\r\nX: b'],
  ])('is refused as an address: %s', async (_what, url) => {
    const client = await server.as('provider')
    const refused = await client.post(path, body({ ...desk, url }))
    expect([refused.status, refused.body.errors[0].source]).toEqual([422, { pointer: '/data/attributes/url' }])
  })

  test.each([
    ['no event', { events: [] }],
    ['an unknown event', { events: ['insight.published', 'insight.exploded'] }],
    ['an event twice', { events: ['insight.published', 'insight.published'] }],
    ['no URL at all', { url: 'hooks' }],
    ['a description in two lines', { description: 'a\nb' }],
  ])('is refused with 422: %s', async (_what, wrong) => {
    const client = await server.as('provider')
    expect((await client.post(path, body({ ...desk, ...wrong }))).status).toBe(422)
  })

  test('is refused by its name: a secret that is sent, and what is missing', async () => {
    const client = await server.as('provider')
    expect((await client.post(path, body({ ...desk, secret: 'whsec_mine' }))).body.errors[0]).toMatchObject({ code: '105' })
    expect((await client.post(path, body({ url: desk.url }))).body.errors[0]).toMatchObject({ code: '106' })
  })

  test('is an eleventh endpoint, also where many come at once', async () => {
    const client = await server.as('investor-2')
    await empty(client)
    const answers = await Promise.all(Array.from({ length: 14 }, () => client.post(path, body(desk))))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(201), ...Array<number>(4).fill(422)])
    expect((await client.get(path)).body.meta).toEqual({ 'record-count': 10 })
    await empty(client)
    expect((await client.post(path, body(desk))).status).toBe(201)
  })

  test('is an endpoint of a session that ends by itself', async () => {
    const client = await server.as('corporate')
    const { id } = (await client.post(path, body(desk))).body.data
    const temporary = await lentSession(server, client)
    expect((await temporary.post(path, body(desk))).status).toBe(403)
    expect((await temporary.patch(`${path}/${id}`, body(desk))).status).toBe(403)
    expect((await temporary.patch(`${path}/${id}/rotate-secret`)).status).toBe(403)
    expect((await temporary.get(`${path}/${id}`)).status).toBe(200)
  })
})

describe('the events', () => {
  test('are the keys of activities and notifications', () => {
    const { schemas } = published.components as unknown as { schemas: Record<string, { items: { enum: string[] } }> }
    const keys = new Set(['*', ...Object.keys(meanings), ...notificationKeys])
    expect(schemas['WebhookEndpointCreateEvents']!.items.enum.toSorted()).toEqual([...keys].sort())
  })
})

describe('who leaves', () => {
  test('leaves no endpoint', async () => {
    const leaver = await server.as('matthias.krueger')
    const { id } = (await leaver.post(path, body(desk))).body.data
    const me = (await leaver.get('/api/v2/accounts/me')).body.data.id as string
    expect((await (await server.as('admin')).patch(`/api/v2/accounts/${me}`, change({ status: 'deactivated' }))).status).toBe(200)
    expect(await stored(id)).toBe(undefined)
    expect(await stored(seedId('webhook-endpoints', 1))).not.toBe(undefined)
  })
})
