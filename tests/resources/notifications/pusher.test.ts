import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { readConfig } from '../../../src/config.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { signSubscription } from '../../../src/effects/pusher.ts'
import { setColumns } from '../../support/columns.ts'
import { freshDatabase } from '../../support/database.ts'
import { putEvent } from '../../support/event-rows.ts'
import { placeForFiles } from '../../support/files.ts'
import { freshClient } from '../../support/insight-rows.ts'
import { putRequest } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/pusher/authenticate_new'
const socket = '1234.5678'
const subscription = (channel_name: string) => ({ socket_id: socket, channel_name })
const signed = (text: string): string => `demo-key:${createHmac('sha256', 'demo-secret').update(text).digest('hex')}`
const account = (n: number): string => seedId('accounts', n)

describe('a signature', () => {
  // The examples that the protocol is documented with.
  const service = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }
  test('is that of the protocol', () => {
    expect(signSubscription(service, '1234.1234', 'private-foobar')).toEqual({
      auth: '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
    })
    expect(signSubscription(service, '1234.1234', 'presence-foobar', { user_id: 10, user_info: { name: 'Mr. Channels' } })).toEqual({
      auth: '278d425bdf160c739803:31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80',
      channel_data: '{"user_id":10,"user_info":{"name":"Mr. Channels"}}',
    })
  })

  test('is given for the own account and for research that is free to read', async () => {
    const reader = await server.as('investor')
    for (const channel of [`private-account-${account(1)}`, `private-insight-${seedId('insights', 1)}`]) {
      const answer = await reader.post(path, subscription(channel))
      expect([answer.status, answer.body]).toEqual([200, { auth: signed(`${socket}:${channel}`) }])
    }
  })

  test('is given for a request to its parties and its manager, and for a draft to its requestor', async () => {
    const statusFor = async (name: string, request: string): Promise<number> =>
      (await (await server.as(name)).post(path, subscription(`private-premium-request-${request}`))).status
    const [request, draft] = [await putRequest(server.db, 'submitted'), await putRequest(server.db, 'drafted')]
    for (const name of ['investor', 'provider', 'account-manager']) expect([name, await statusFor(name, request)]).toEqual([name, 200])
    for (const name of ['investor-2', 'compliance', 'lead', 'finance']) expect([name, await statusFor(name, request)]).toEqual([name, 403])
    await setColumns(server.db, 'premium_service_requests', draft, { manager_id: account(11) })
    const ofDraft = await Promise.all(['investor', 'provider', 'account-manager'].map((name) => statusFor(name, draft)))
    expect(ofDraft).toEqual([200, 403, 403])
  })

  test('is given for an event to who has a confirmed reservation, its hosts and its organiser', async () => {
    const event = await putEvent(server.db)
    await insertRows(server.db, 'corporate_event_hosts', { corporate_event_id: event, account_id: account(20) })
    const reservations = [1, 2].map((n) => ({ id: `seat-${n}`, corporate_event_id: event, account_id: account(n) }))
    await insertRows(
      server.db,
      'corporate_reservations',
      reservations.map((one, n) => ({ ...one, ...(n ? { status: 'waitlisted', place: 1 } : { status: 'confirmed' }) })),
    )
    const organiser = await freshClient(server, account(8))
    const hosts = await freshClient(server, account(20))
    const status = async (who: Client) => (await who.post(path, subscription(`presence-corporate-event-${event}`))).status
    for (const who of [await server.as('investor'), organiser, hosts]) expect(await status(who)).toBe(200)
    for (const name of ['investor-2', 'provider', 'admin']) expect(await status(await server.as(name))).toBe(403)
  })

  test('says in a presence channel who it is', async () => {
    const channel = `presence-message-group-${seedId('message-groups', 1)}`
    const data = JSON.stringify({ user_id: account(1), user_info: { name: 'Ingrid Vester' } })
    const answer = await (await server.as('investor')).post(path, subscription(channel))
    expect(answer.body).toEqual({ auth: signed(`${socket}:${channel}:${data}`), channel_data: data })
  })

  test('is given for a form as well', async () => {
    const channel = `private-account-${account(1)}`
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const reader = await server.as('investor')
    const send = (raw: string) => reader.send('POST', path, undefined, { ...form, raw })
    const answer = await send(new URLSearchParams(subscription(channel)).toString())
    expect([answer.status, answer.body]).toEqual([200, { auth: signed(`${socket}:${channel}`) }])
    const twice = await send(`socket_id=1.1&socket_id=1.2&channel_name=${channel}`)
    expect([twice.status, twice.body.errors[0].code]).toEqual([400, '122'])
    const nul = await send(`socket_id=1.1&channel_name=%00`)
    expect([nul.status, nul.body.errors[0].code]).toEqual([400, '122'])
    const elsewhere = await reader.send('POST', '/api/v2/messages', undefined, { ...form, raw: 'content=x' })
    expect(elsewhere.status).toBe(415)
  })

  test.each([
    ['the account of another', `private-account-${account(2)}`],
    ['a group of others', `presence-message-group-${seedId('message-groups', 6)}`],
    ['a group that one is only invited to', `presence-message-group-${seedId('message-groups', 4)}`],
    ['a draft', `private-insight-${seedId('insights', 51)}`],
    ['what is public anyhow', 'public-entity-asagiri-financial'],
    ['what there is not', 'private-everything'],
    ['nothing', 'private-insight-'],
  ])('is refused for %s', async (_what, channel) => {
    expect((await (await server.as('investor')).post(path, subscription(channel))).status).toBe(403)
  })

  test('is refused for research that is withheld', async () => {
    const withheld = `private-insight-${seedId('insights', 1)}`
    expect((await (await server.as('samuel.penrose')).post(path, subscription(withheld))).status).toBe(403)
    expect((await server.guest.post(path, subscription(withheld))).status).toBe(401)
  })

  test.each([
    ['no socket', { channel_name: 'private-x' }, 400, '106', { pointer: '/socket_id' }],
    ['a socket that is none', { socket_id: '1:2', channel_name: 'private-x' }, 422, '103', { pointer: '/socket_id' }],
    ['a channel that is none', { socket_id: '1.2', channel_name: 'private:x' }, 422, '103', { pointer: '/channel_name' }],
    ['more than that', { ...subscription('private-x'), callback: 'f' }, 400, '105', undefined],
    ['a list', [], 400, '122', undefined],
  ])('is refused for %s', async (_what, body, status, code, source) => {
    const answer = await (await server.as('investor')).post(path, body)
    expect([answer.status, answer.body.errors[0].code, answer.body.errors[0].source]).toEqual([status, code, source])
  })

  test('is not given by a server without the service', async () => {
    const connection = await freshDatabase()
    const place = await placeForFiles()
    const app = await buildApp(connection, { ...place, demo: true })
    const signIn = { data: { type: 'sessions', attributes: { email: 'investor@demo.example', password: 'demo-password-1' } } }
    const session = await app.http.inject({ method: 'POST', url: '/api/v2/accounts/sign_in', payload: signIn })
    const { token } = session.json<{ data: { attributes: { token: string } } }>().data.attributes
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.http.inject({ method: 'POST', url: path, headers, payload: subscription(`private-account-${account(1)}`) })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('no realtime service')
    await app.http.close()
    await app.jobs.stop()
    place.remove()
    await connection.close()
  })

  test('needs a key and a secret, both or neither', () => {
    expect(readConfig({}).pusher).toBe(undefined)
    expect(readConfig({ PUSHER_KEY: 'k', PUSHER_SECRET: 's' }).pusher).toEqual({ key: 'k', secret: 's' })
    expect(() => readConfig({ PUSHER_KEY: 'k' })).toThrow('PUSHER_SECRET')
    const both = { PUSHER_KEY: 'k', PUSHER_SECRET: 's', PUSHER_APP_ID: '7' }
    expect(readConfig({ ...both, PUSHER_HOST: 'https://api.example/' }).pusher?.app).toEqual({ id: '7', host: 'https://api.example' })
    expect(() => readConfig(both)).toThrow('PUSHER_HOST')
    expect(() => readConfig({ PUSHER_APP_ID: '7', PUSHER_HOST: 'https://api.example' })).toThrow('PUSHER_KEY')
    for (const PUSHER_HOST of ['ftp://api.example', 'https:api.example', 'https://api.example/v2', 'https://us@api.example', 'api.example'])
      expect(() => readConfig({ ...both, PUSHER_HOST })).toThrow('PUSHER_HOST must be an http or https URL of a host alone')
  })
})

describe('who is online', () => {
  const at = (n: number): string => `/api/v2/pusher/user_online/${account(n)}`
  const online = async (as: string, n: number): Promise<unknown> => (await (await server.as(as)).get(at(n))).body.data.attributes.online

  test('is told to the members of a common group, and of oneself', async () => {
    await server.as('noor.alhashimi')
    const investor = await server.as('investor')
    const { data } = (await investor.get(at(24))).body
    expect(data).toEqual({
      id: account(24),
      type: 'presence',
      links: { self: `${server.url}${at(24)}` },
      attributes: { online: true, 'last-seen-at': expect.stringMatching(/^\d{4}-.*\+00:00$/) as string },
      relationships: {},
    })
    expect((await investor.get(data.links.self)).body.data).toEqual(data)
    expect(await online('noor.alhashimi', 24)).toBe(true)
    await server.db
      .updateTable('sessions')
      .set({ last_used_at: '2026-01-05T10:00:00.000Z' })
      .where('account_id', '=', account(24))
      .execute()
    const later = (await (await server.as('investor')).get(at(24))).body.data.attributes
    expect(later).toEqual({ online: false, 'last-seen-at': '2026-01-05T10:00:00.000+00:00' })
  })

  test('is kept from all others, and from everybody by who wants that', async () => {
    await server.as('provider')
    expect((await (await server.as('investor')).get(at(4))).body.data.attributes).toEqual({ online: false, 'last-seen-at': null })
    const elodie = await server.as('elodie.favre')
    expect(await online('investor', 21)).toBe(true)
    const quiet = { data: { attributes: { 'notification-preferences': { 'presence.online': [] } } } }
    await elodie.patch(`/api/v2/accounts/${account(21)}`, quiet)
    expect(await online('investor', 21)).toBe(false)
    expect(await online('elodie.favre', 21)).toBe(true)
    expect((await (await server.as('investor')).get(at(8))).status).toBe(404)
  })
})
