import { sql } from 'kysely'
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { pushSigned } from '../../../src/effects/push.ts'
import type { PushTarget, WakeClient } from '../../../src/effects/push.ts'
import type { NotificationKey } from '../../../src/resources/notifications/notifications.keys.ts'
import { notify } from '../../../src/resources/notifications/notifications.sending.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { crowdOf } from '../../support/crowd.ts'
import { lentSession } from '../../support/lent-session.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

/** A push service on this machine, which answers what it is told to and keeps what it was sent. */
interface Push {
  path: string
  headers: Record<string, string | undefined>
  size: number
}
const pushes: Push[] = []
let answer = 201
const service = createServer((request, response) => {
  let size = 0
  request.on('data', (part: Buffer) => (size += part.length))
  request.on('end', () => {
    pushes.push({ path: request.url!, headers: request.headers as Push['headers'], size })
    response.writeHead(answer).end()
  })
})
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const jwk = keys.privateKey.export({ format: 'jwk' })
const publicKey = Buffer.concat([Buffer.from([4]), Buffer.from(jwk.x!, 'base64url'), Buffer.from(jwk.y!, 'base64url')]).toString(
  'base64url',
)
let wake: WakeClient
let origin: string
beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const services = { chrome: `${origin}/chrome/`, firefox: `${origin}/firefox/` }
  wake = pushSigned({ publicKey, privateKey: jwk.d!, subject: 'mailto:ops@demo.example' }, services)
})
afterAll(() => void service.close())

const server = startServer({ wakeClient: (client: PushTarget) => wake(client) })
const path = '/api/v2/push-notification-tokens'
const message = (token: string) => server.guest.post(`${path}/get-message`, { token })
const register = async (caller: Client, data: object): Promise<string> => {
  const made = await caller.post(path, { data })
  expect(made.status).toBe(201)
  return made.body.data.id
}
const attributesOf = async (caller: Client, id: string) => (await caller.get(`${path}/${id}`)).body.data.attributes
/** Tells an account of an insight, as an operation would. */
const tell = (account: number, insight: number, key: NotificationKey = 'insight.published') =>
  transact(server.db, (tx) => {
    const trackable = { type: 'insights', id: seedId('insights', insight) } as const
    return notify(tx, { key, trackable, actor: null, recipients: [seedId('accounts', account)] })
  })
const round = async () => {
  await tick(server.db, server.place.files, new Date(), server.jobs)
  await server.jobs.drain()
}

describe('a push token', () => {
  test('is registered, shown, changed and removed, with its fields directly in data', async () => {
    const caller = await server.as('elodie.favre')
    const made = await caller.post(path, {
      data: {
        ...{ type: 'push-notification-tokens', token: 'chrome:one', browser: 'chrome', platform: 'web' },
        relationships: { account: { data: { type: 'accounts', id: seedId('accounts', 21) } } },
      },
    })
    expect(made.status).toBe(201)
    const { id, attributes } = made.body.data
    expect(attributes).toMatchObject({ token: 'chrome:one', browser: 'chrome', active: true, platform: 'web', 'mobile-os': null })
    const changed = await caller.patch(`${path}/${id}`, { data: { id, platform: 'native', mobile_os: 'ios', active: false } })
    expect(changed.body.data.attributes).toMatchObject({ platform: 'native', browser: null, 'mobile-os': 'ios', active: false })
    expect((await caller.delete(`${path}/${id}`)).status).toBe(204)
    expect((await caller.get(`${path}/${id}`)).status).toBe(404)
    const within = await caller.post(path, { data: { attributes: { token: 'chrome:two', browser: 'firefox', platform: 'web' } } })
    expect(within.body.data.attributes.browser).toBe('firefox')
    const both = await caller.post(path, { data: { platform: 'web', browser: 'chrome', attributes: { platform: 'native' } } })
    expect([both.status, both.body.errors[0].code]).toEqual([422, '103'])
  })

  test('needs a browser on the web and a system in an app', async () => {
    const caller = await server.as('elodie.favre')
    const refused = async (data: object) => {
      const { status, body } = await caller.post(path, { data })
      return [status, body.errors[0].code, body.errors[0].source?.pointer]
    }
    expect(await refused({ platform: 'web', token: 'a' })).toEqual([422, '100', '/data/browser'])
    expect(await refused({ platform: 'native', token: 'a', browser: 'chrome' })).toEqual([422, '100', '/data/mobile_os'])
    expect(await refused({ token: 'a' })).toEqual([400, '106', '/data/platform'])
    expect(await refused({ platform: 'web', browser: 'lynx', token: 'a' })).toEqual([422, '103', '/data/browser'])
    expect(await refused({ platform: 'web', browser: 'chrome', token: 'ä' })).toEqual([422, '103', '/data/token'])
  })

  test('takes the place of the one that was silent for longest where an account has fifty', async () => {
    const [{ id: account, client }] = (await crowdOf(server, 1)) as [{ id: string; client: Client }]
    await sql`insert into push_notification_tokens (id, account_id, token, platform, browser, active, heard_at)
      select 'of-fifty-' || n, ${account}, 'chrome:of-fifty-' || n, 'web', 'chrome', n <> 3, now() - make_interval(mins => n)
      from generate_series(1, 50) as n`.execute(server.db)
    const had = async () => {
      const { rows } = await sql<{ id: string }>`select id from push_notification_tokens where account_id = ${account}`.execute(server.db)
      return rows.map(({ id }) => id)
    }
    const all = new Set(await had())
    const made = await Promise.all(['x', 'y'].map((token) => register(client, { platform: 'web', browser: 'chrome', token })))
    expect([...all.difference(new Set(await had()))].sort()).toEqual(['of-fifty-3', 'of-fifty-50'])
    expect(await register(client, { platform: 'web', browser: 'chrome', token: 'x' })).toBe(made[0])
    expect(new Set(await had())).toEqual(new Set([...all, ...made]).difference(new Set(['of-fifty-3', 'of-fifty-50'])))
  })

  test('without a token is inactive until it gets one', async () => {
    const caller = await server.as('elodie.favre')
    const id = await register(caller, { platform: 'web', browser: 'chrome' })
    expect(await attributesOf(caller, id)).toMatchObject({ token: null, active: false })
    expect((await caller.patch(`${path}/${id}`, { data: { platform: 'web', active: true } })).status).toBe(422)
    await caller.patch(`${path}/${id}`, { data: { platform: 'web', token: 'chrome:late' } })
    expect(await attributesOf(caller, id)).toMatchObject({ token: 'chrome:late', active: true })
  })

  test('that is registered again is the same one, and moves to whoever registers it, without what waited in it', async () => {
    const [first, second] = [await server.as('jordan.avery'), await server.as('lukas.hofstede')]
    const chrome = { token: 'chrome:shared', platform: 'web', browser: 'chrome' }
    const id = await register(first, chrome)
    await tell(20, 5)
    await first.patch(`${path}/${id}`, { data: { platform: 'web', active: false } })
    expect(await register(second, chrome)).toBe(id)
    expect(await attributesOf(second, id)).toMatchObject({ active: true })
    expect((await first.get(`${path}/${id}`)).status).toBe(404)
    expect((await message('chrome:shared')).body).toEqual({ data: null, meta: { sent: true } })
    const again = await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 2 ? first : second).post(path, { data: chrome })))
    expect(new Set(again.map((one) => `${one.status} ${one.body.data.id}`))).toEqual(new Set([`201 ${id}`]))
  })

  test('goes with the session that registered it or changed it last, and with another password', async () => {
    const signIn = async (password = 'demo-password-1') => {
      const attributes = { email: 'jordan.avery@demo.example', password }
      const { body } = await server.guest.post('/api/v2/accounts/sign_in', { data: { type: 'sessions', attributes } })
      return server.withToken(body.data.attributes.token as string)
    }
    const phone = (token: string) => ({ token, platform: 'native', mobile_os: 'ios' })
    const [first, second, third] = [await signIn(), await signIn(), await signIn()]
    await register(first, phone('goes'))
    const kept = await register(first, phone('stays'))
    expect((await second.patch(`${path}/${kept}`, { data: { platform: 'native' } })).status).toBe(200)
    await server.db
      .updateTable('push_notification_tokens')
      .set({ session_id: null })
      .where('id', '=', await register(third, phone('old')))
      .execute()
    const temporary = await lentSession(server, second)
    expect((await temporary.post(path, { data: phone('lent') })).status).toBe(403)
    expect((await temporary.patch(`${path}/${kept}`, { data: { platform: 'native' } })).status).toBe(403)
    const heard = async () => Promise.all(['goes', 'stays', 'old'].map(async (token) => (await message(token)).status))
    expect(await heard()).toEqual([200, 200, 200])
    expect((await first.delete('/api/v2/accounts/sign_out')).status).toBe(204)
    expect(await heard()).toEqual([404, 200, 200])
    const password = { 'current-password': 'demo-password-1', password: 'umbrellas against the rain' }
    expect((await third.patch('/api/v2/accounts/me/password', { data: { type: 'accounts', attributes: password } })).status).toBe(204)
    expect(await heard()).toEqual([404, 404, 404])
    const back = { 'current-password': password.password, password: 'demo-password-1' }
    expect((await third.patch('/api/v2/accounts/me/password', { data: { type: 'accounts', attributes: back } })).status).toBe(204)
  })

  test('cannot take the token of another, nor the account of another', async () => {
    const caller = await server.as('elodie.favre')
    const id = await register(caller, { token: 'chrome:mine', platform: 'web', browser: 'chrome' })
    const taken = await caller.patch(`${path}/${id}`, { data: { platform: 'web', token: 'gAAAAABk-demo-registration-of-another-browser' } })
    expect(taken.status).toBe(409)
    const relationships = { account: { data: { type: 'accounts', id: seedId('accounts', 4) } } }
    expect((await caller.post(path, { data: { token: 'x', platform: 'web', browser: 'chrome', relationships } })).status).toBe(403)
    expect((await caller.patch(`${path}/${id}`, { data: { platform: 'web', relationships } })).status).toBe(403)
  })
})

describe('messages', () => {
  test('wait for every active client of whoever is told, and are answered once, oldest first', async () => {
    const caller = await server.as('wing.cheung')
    const id = await register(caller, { token: 'chrome:wing', platform: 'web', browser: 'chrome' })
    await tell(16, 1)
    await tell(16, 5)
    const first = await message('chrome:wing')
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({
      type: 'push-messages',
      attributes: { title: 'New research', icon: null, tag: 'insight.published' },
    })
    const { body, url } = first.body.data.attributes
    expect(body).toBe((await caller.get(`/api/v2/insights/${seedId('insights', 1)}`)).body.data.attributes.tagline)
    expect((await caller.get(url)).body.data.id).toBe(first.body.data.attributes['notification-id'])
    // By its id, in the form of other requests too.
    const second = await server.guest.post(`${path}/get-message`, { data: { token: id } })
    expect(second.body.data.attributes['notification-id']).not.toBe(first.body.data.attributes['notification-id'])
    expect((await message(id)).body.data).toBeNull()
  })

  test('are fetched once by however many ask at once', async () => {
    await register(await server.as('dale.whitcombe'), { token: 'chrome:dale', platform: 'web', browser: 'chrome' })
    for (const insight of [1, 5, 9]) await tell(17, insight)
    const answers = await Promise.all(Array.from({ length: 30 }, () => message('chrome:dale')))
    const ids = answers.flatMap((one) => one.body.data?.id ?? [])
    expect([ids.length, new Set(ids).size]).toEqual([3, 3])
  })

  test('do not wait for who wants no pushes of this kind', async () => {
    const caller = await server.as('vikram.deshpande')
    await register(caller, { token: 'chrome:vikram', platform: 'web', browser: 'chrome' })
    const wish = { data: { attributes: { 'notification-preferences': { 'insight.published': ['app'] } } } }
    expect((await caller.patch('/api/v2/accounts/me', wish)).status).toBe(200)
    await tell(14, 5)
    expect((await message('chrome:vikram')).body.data).toBeNull()
  })

  test('of what is pushed only where it is asked for wait for who asks', async () => {
    const caller = await server.as('lukas.hofstede')
    await register(caller, { token: 'chrome:lukas', platform: 'web', browser: 'chrome' })
    const next = async () => (await message('chrome:lukas')).body.data?.attributes.title ?? null
    await tell(19, 5, 'insight.liked')
    expect(await next()).toBe(null)
    for (const [key, title] of [
      ['message.created', 'A new message'],
      ['premium_service_request.submit', 'A premium service was requested'],
    ] as const) {
      await tell(19, 5, key)
      expect([key, await next()]).toEqual([key, title])
    }
    const wish = { data: { attributes: { 'notification-preferences': { 'insight.liked': ['app', 'push'] } } } }
    expect((await caller.patch('/api/v2/accounts/me', wish)).status).toBe(200)
    await tell(19, 5, 'insight.liked')
    expect(await next()).toBe('Your research was liked')
  })

  test('are refused while the account is not active', async () => {
    const caller = await server.as('lukas.hofstede')
    await register(caller, { token: 'chrome:gone', platform: 'web', browser: 'chrome' })
    await tell(19, 9)
    const set = (status: 'suspended' | 'active') => setColumns(server.db, 'accounts', seedId('accounts', 19), { status })
    await set('suspended')
    expect((await message('chrome:gone')).status).toBe(409)
    await set('active')
    expect((await message('chrome:gone')).body.data).not.toBeNull()
  })

  test('are refused for a token that nobody registered, one that is not active, and none', async () => {
    const caller = await server.as('elodie.favre')
    const id = await register(caller, { token: 'chrome:off', platform: 'web', browser: 'chrome', active: false })
    const outcome = async (body: object) => {
      const { status, body: answered } = await server.guest.post(`${path}/get-message`, body)
      return [status, answered.errors[0].code]
    }
    expect(await outcome({ token: 'nobody:at/all' })).toEqual([404, '404'])
    expect(await outcome({ token: id })).toEqual([409, '409'])
    expect(await outcome({})).toEqual([400, '106'])
    expect(await outcome({ token: 5 })).toEqual([422, '103'])
    expect(await outcome({ token: id, badge: 1 })).toEqual([400, '105'])
    for (const wrong of [{ token: 5 }, {}]) {
      const { body } = await server.guest.post(`${path}/get-message`, wrong)
      expect(body.errors[0].source).toEqual({ pointer: '/token' })
    }
  })
})

describe('a client', () => {
  const claimsOf = (push: Push) => {
    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(push.headers['authorization']!)!
    const [head, claims, signature] = token!.split('.') as [string, string, string]
    const point = Buffer.from(key!, 'base64url')
    const known = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: known, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    return {
      signed,
      head: JSON.parse(Buffer.from(head, 'base64url').toString()),
      claims: JSON.parse(Buffer.from(claims, 'base64url').toString()),
    }
  }
  const sentTo = (name: string): Push[] => pushes.filter((one) => one.path.endsWith(`/${name}`))

  test('is woken by an empty push that its service can tell is ours', async () => {
    await register(await server.as('theodora.mavridis'), { token: 'firefox:theo', platform: 'web', browser: 'firefox' })
    await tell(15, 5)
    await round()
    await round()
    const [push, ...others] = sentTo('firefox:theo')
    expect(others).toEqual([])
    expect(push).toMatchObject({ path: '/firefox/firefox:theo', size: 0, headers: { ttl: '86400', urgency: 'normal' } })
    const { signed, head, claims } = claimsOf(push!)
    expect([signed, head, claims.aud, claims.sub]).toEqual([true, { typ: 'JWT', alg: 'ES256' }, origin, 'mailto:ops@demo.example'])
    expect(claims.exp - Date.now() / 1000).toBeGreaterThan(3_600)
    expect(claims.exp - Date.now() / 1000).toBeLessThan(86_400)
    expect((await message('firefox:theo')).body.data.attributes.title).toBe('New research')
  })

  test('is woken in the same round as many whose clients are gone by then', async () => {
    const account_id = seedId('accounts', 15)
    const gone = await register(await server.as('theodora.mavridis'), { token: 'chrome:gone', platform: 'web', browser: 'chrome' })
    await sql`with told as (insert into notifications (id, account_id, key, trackable_type, trackable_id, is_open)
        select uuid_v7(), ${account_id}, 'insight.published', 'insights', ${seedId('insights', 5)}, false from generate_series(1, 1001) returning id)
      insert into push_messages (id, push_notification_token_id, notification_id, title, body, tag, created_at)
        select uuid_v7(), ${gone}, told.id, 'Old', '', 'insight.published', now() - interval '1 hour' from told`.execute(server.db)
    await setColumns(server.db, 'push_notification_tokens', gone, { active: false })
    await register(await server.as('theodora.mavridis'), { token: 'chrome:there', platform: 'web', browser: 'chrome' })
    await tell(15, 9)
    await round()
    expect([sentTo('chrome:gone').length, sentTo('chrome:there').length]).toEqual([0, 1])
  })

  test('that asks in vain is woken, once for many', async () => {
    await register(await server.as('samuel.penrose'), { token: 'chrome:samuel', platform: 'web', browser: 'chrome' })
    await register(await server.as('samuel.penrose'), { token: 'phone:samuel', platform: 'native', mobile_os: 'ios' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => message('chrome:samuel')))
    expect(answers.map((one) => one.body)).toEqual(answers.map(() => ({ data: null, meta: { sent: true } })))
    expect((await message('phone:samuel')).body).toEqual({ data: null, meta: { sent: false } })
    await server.jobs.drain()
    expect(sentTo('chrome:samuel')).toHaveLength(1)
  })

  test('named by its whole address is woken there, and no other address is ever called', async () => {
    const caller = await server.as('gita.wulandari')
    await register(caller, { token: `${origin}/chrome/gita`, platform: 'web', browser: 'chrome' })
    await register(caller, { token: `${origin}/elsewhere`, platform: 'web', browser: 'chrome' })
    const above = await register(caller, { token: `${origin}/chrome/..`, platform: 'web', browser: 'chrome' })
    await tell(23, 5)
    await round()
    await message(`${origin}/elsewhere`)
    await server.jobs.drain()
    expect(sentTo('gita').map((one) => one.path)).toEqual(['/chrome/gita'])
    expect(pushes.filter((one) => !/^\/(chrome|firefox)\/[^/]+$/.test(one.path))).toEqual([])
    expect(await attributesOf(caller, above)).toMatchObject({ active: false })
  })

  test('that its service no longer knows is not pushed to again; a service that is down is asked again', async () => {
    const caller = await server.as('tamsin.rourke')
    const id = await register(caller, { token: 'chrome:tamsin', platform: 'web', browser: 'chrome' })
    answer = 503
    await message('chrome:tamsin')
    await expect(server.jobs.drain()).rejects.toThrow('the push service of chrome answered 503')
    expect(await attributesOf(caller, id)).toMatchObject({ active: true })
    answer = 410
    await expect(wake({ browser: 'chrome', token: 'chrome:tamsin' })).resolves.toBe('gone')
    await setColumns(server.db, 'push_notification_tokens', id, { woken_at: null })
    await message('chrome:tamsin')
    await server.jobs.drain()
    answer = 201
    expect(await attributesOf(caller, id)).toMatchObject({ active: false })
  })

  test('that was silent for 90 days is taken as gone', async () => {
    const caller = await server.as('beatrice.okafor')
    const id = await register(caller, { token: 'chrome:beatrice', platform: 'web', browser: 'chrome' })
    // The session of the caller is long past by then, so that the row tells.
    const activeAfter = async (days: number) => {
      await tick(server.db, server.place.files, new Date(Date.now() + days * 24 * 3_600_000))
      const token = await server.db.selectFrom('push_notification_tokens').select('active').where('id', '=', id).executeTakeFirstOrThrow()
      return token.active
    }
    expect(await activeAfter(89)).toBe(true)
    expect(await activeAfter(91)).toBe(false)
  })
})

describe('where attempts are limited', () => {
  const limited = startServer({ limited: true })

  test('a client asks 30 times a minute, by its id and its token together; another is not kept waiting', async () => {
    const caller = await limited.as('elodie.favre')
    const registered = async (data: object) => (await caller.post(path, { data })).body.data.id as string
    const id = await registered({ token: 'chrome:often', platform: 'web', browser: 'chrome' })
    const other = await registered({ token: 'ios:seldom', platform: 'native', mobile_os: 'ios' })
    const ask = (token: string) => limited.guest.post(`${path}/get-message`, { token })
    const answers = await Promise.all(Array.from({ length: 35 }, (_, index) => ask(index % 2 ? id : 'chrome:often')))
    expect(answers.map((one) => one.status).sort()).toEqual([...Array<number>(30).fill(200), ...Array<number>(5).fill(429)])
    const refused = answers.find((one) => one.status === 429)!
    expect(refused.body.errors[0].code).toBe('429')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await ask('ios:seldom')).body).toEqual({ data: null, meta: { sent: false } })
    expect((await ask(other)).status).toBe(200)
    expect((await ask('of-nobody')).status).toBe(404)
  })
})
