import { argon2Sync } from 'node:crypto'
import { request } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { App } from '../../src/app.ts'
import type { Connection } from '../../src/database/connection.ts'
import { transact } from '../../src/database/transact.ts'
import { seedId } from '../../src/demo/ids.ts'
import { countLeftOver } from '../../src/demo/left-over-accounts.ts'
import { issueToken } from '../../src/resources/signing-in/one-time-tokens.ts'
import type { Purpose } from '../../src/resources/signing-in/one-time-tokens.ts'
import { hashPassword } from '../../src/resources/signing-in/password-hashes.ts'
import { publishedHash } from '../../src/resources/signing-in/published-password.ts'
import { setColumns } from '../support/columns.ts'
import { freshDatabase } from '../support/database.ts'
import { placeForFiles } from '../support/files.ts'
import type { Place } from '../support/files.ts'

let connection: Connection
let place: Place
const apps: App[] = []
/** A demo, and a server on the same database that is none. */
let [demo, plain] = ['', '']

beforeAll(async () => {
  connection = await freshDatabase()
  place = await placeForFiles()
  const start = async (isDemo: boolean): Promise<string> => {
    const app = await buildApp(connection, { ...place, ...(isDemo ? { demo: true } : {}) })
    apps.push(app)
    return app.http.listen({ port: 0, host: '127.0.0.1' })
  }
  demo = await start(true)
  plain = await start(false)
})
afterAll(async () => {
  for (const app of apps) await app.http.close()
  for (const app of apps) await app.jobs.stop()
  place.remove()
  await connection.close()
})
const own = (password_hash: string, account = 13): Promise<unknown> =>
  setColumns(connection.db, 'accounts', seedId('accounts', account), { password_hash })
beforeEach(() => own(publishedHash))

const published = 'demo-password-1'
const another = 'a password of my own'
const accounts = '/api/v2/accounts'

async function send(method: 'GET' | 'POST' | 'PATCH', url: string, attributes?: object, token?: string) {
  const answer = await request(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(attributes ? { body: JSON.stringify({ data: { type: 'sessions', attributes } }) } : {}),
  })
  const body = (await answer.body.json().catch(() => undefined)) as {
    data?: { attributes: { token: string } }
    errors?: { title: string; source?: object }[]
  }
  return { status: answer.statusCode, body }
}
const signIn = (at: string, password: string) => send('POST', at + accounts + '/sign_in', { email: 'admin@demo.example', password })
const tokenFor = async (purpose: Purpose): Promise<string> =>
  (await transact(connection.db, (tx) => issueToken(tx, seedId('accounts', 13), purpose))).token
const me = async (at: string, token: string): Promise<number> => (await send('GET', `${at}${accounts}/me`, undefined, token)).status

describe('an account with the published password, on a server that is no demo,', () => {
  test('is not let in by password, as if the password were wrong', async () => {
    const refused = await signIn(plain, published)
    expect([refused.status, refused.body]).toEqual([401, (await signIn(plain, 'wrong')).body])
    expect((await signIn(demo, published)).status).toBe(201)
  })

  test('is not let in by a mail nor by a token handed over, and its token to choose a password is worth nothing', async () => {
    for (const [purpose, path] of [
      ['magic', 'magic-authentication'],
      ['temporary', 'temporary-authentication'],
    ] as const) {
      expect((await send('POST', `${plain}${accounts}/${path}`, { token: await tokenFor(purpose) })).status).toBe(401)
      expect((await send('POST', `${demo}${accounts}/${path}`, { token: await tokenFor(purpose) })).status).toBe(201)
    }
    const token = await tokenFor('password-reset')
    expect((await send('PATCH', `${plain}/api/v2/reset-password`, { token, password: another })).status).toBe(422)
    expect((await signIn(demo, published)).status).toBe(201)
  })

  test('has no session any more that it began before', async () => {
    const { token } = (await signIn(demo, published)).body.data!.attributes
    expect([await me(demo, token), await me(plain, token)]).toEqual([200, 401])
  })

  test('is let in as ever once it has a password of its own', async () => {
    await own(await hashPassword(another))
    const { token } = (await signIn(plain, another)).body.data!.attributes
    expect(await me(plain, token)).toBe(200)
  })

  test('is known again when it chose the published password anew', async () => {
    const reset = await send('PATCH', `${demo}/api/v2/reset-password`, { token: await tokenFor('password-reset'), password: published })
    expect(reset.status).toBe(200)
    expect((await signIn(plain, published)).status).toBe(401)
  })
})

test('nobody may choose the published password there', async () => {
  await own(await hashPassword(another))
  const { status, body } = await send('PATCH', `${plain}/api/v2/reset-password`, {
    token: await tokenFor('password-reset'),
    password: published,
  })
  expect([status, body.errors![0]]).toMatchObject([422, { code: '103', source: { pointer: '/data/attributes/password' } }])
})

describe('what is left of a demo', () => {
  test('is counted, without the accounts that are not active or have passwords of their own', async () => {
    expect(await countLeftOver(connection.db)).toBe(26)
    await own(await hashPassword(another))
    await setColumns(connection.db, 'accounts', seedId('accounts', 12), { status: 'deactivated' })
    expect(await countLeftOver(connection.db)).toBe(24)
  })

  test('is known by a hash that is one of the published password', () => {
    const [salt, tag] = publishedHash.split('$').slice(-2)
    const nonce = Buffer.from(salt!, 'base64')
    const derived = argon2Sync('argon2id', { message: published, nonce, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 })
    expect(derived).toEqual(Buffer.from(tag!, 'base64'))
  })

  test('is known by its password too where an earlier release hashed that anew', async () => {
    const { token } = (await signIn(demo, published)).body.data!.attributes
    // The same password with a salt of zeros.
    await own('$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$yvP/UhUJwynxMwnw1aibtkbBUBAsdeaCQCSGsjFDGqY')
    expect((await signIn(demo, published)).status).toBe(201)
    expect(await countLeftOver(connection.db)).toBe(25)
    expect((await signIn(plain, published)).status).toBe(401)
    await expect.poll(() => me(plain, token), { timeout: 2_000, interval: 50 }).toBe(401)
  })
})
