import { sql } from 'kysely'
import { request } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import type { App } from '../../../src/app.ts'
import { connectPostgres } from '../../../src/database/postgres.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { freshDatabase } from '../../support/database.ts'
import { placeForFiles } from '../../support/files.ts'
import type { Place } from '../../support/files.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer({ limited: true, trustedProxies: ['loopback'] })
const right = 'demo-password-1'
const path = '/api/v2/accounts/sign_in'
const credentials = (email: string, password: string) => ({ data: { type: 'sessions', attributes: { email, password } } })
const here = '203.0.113.1'
const signIn = (email: string, password: string, from = here): Promise<Answer> =>
  server.guest.post(path, credentials(email, password), { headers: { 'x-forwarded-for': from } })
const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const counted = (answers: { status: number }[], status: number): number => answers.filter((one) => one.status === status).length

/** Lets that much time go by for what was attempted so far. */
const pass = (seconds: number): Promise<unknown> => sql`update attempts set at = at - make_interval(secs => ${seconds})`.execute(server.db)
async function fail(email: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) expect((await signIn(email, 'wrong')).status).toBe(401)
}
function expectRefusal({ status, headers, body }: Answer, atMost: number): void {
  expect(status).toBe(429)
  const seconds = Number(headers['retry-after'])
  expect(Number.isInteger(seconds)).toBe(true)
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(atMost)
  expect(body.errors).toEqual([{ title: 'Too many requests', detail: `Try again in ${seconds} seconds.`, code: '429', status: '429' }])
}

beforeEach(() => sql`delete from attempts`.execute(server.db))

describe('five failures of one account from one network address within 15 minutes', () => {
  test('refuse even the right password, until 15 minutes have gone by', async () => {
    await fail('investor@demo.example', 5)
    expectRefusal(await signIn('investor@demo.example', right), 900)
    await pass(14 * 60)
    expectRefusal(await signIn('investor@demo.example', right), 60)
    await pass(61)
    expect((await signIn('investor@demo.example', right)).status).toBe(201)
  })

  test('count whatever the case of the address and the form of the body', async () => {
    await fail('investor@demo.example', 2)
    await fail('INVESTOR@demo.EXAMPLE', 2)
    const older = { account: { email: 'Investor@demo.example', password: 'wrong' } }
    expect((await server.guest.post(path, older, { headers: { 'x-forwarded-for': here } })).status).toBe(401)
    expectRefusal(await signIn('investor@demo.example', right), 900)
  })

  test('leave every other account alone', async () => {
    await fail('investor@demo.example', 5)
    expect((await signIn('provider@demo.example', right)).status).toBe(201)
  })

  test('leave its owner alone who signs in from elsewhere', async () => {
    for (const host of [1, 2, 3])
      for (const status of [401, 401, 401, 401, 401, 429]) {
        expect((await signIn('investor@demo.example', 'wrong', `203.0.113.${host}`)).status).toBe(status)
      }
    expect((await signIn('investor@demo.example', right, '198.51.100.7')).status).toBe(201)
    expectRefusal(await signIn('investor@demo.example', right), 900)
  })

  test('are all that counts: what was refused counts for nothing', async () => {
    await fail('investor@demo.example', 5)
    const refused = await times(20, () => signIn('investor@demo.example', right))
    expect(counted(refused, 429)).toBe(20)
    expect((await signIn('provider@demo.example', right)).status).toBe(201)
    await pass(15 * 60)
    expect((await signIn('investor@demo.example', right)).status).toBe(201)
  })

  test('are answered alike for an address that no account has', async () => {
    const known = [await signIn('lead@demo.example', 'wrong'), ...(await times(5, () => signIn('lead@demo.example', 'wrong')))]
    await pass(61)
    const unknown = [await signIn('nobody@demo.example', 'wrong'), ...(await times(5, () => signIn('nobody@demo.example', 'wrong')))]
    expect(unknown[0]!.body).toEqual(known[0]!.body)
    expect(unknown.map((one) => one.status).sort()).toEqual(known.map((one) => one.status).sort())
    expect(counted(unknown, 429)).toBe(1)
  })

  test('are exactly five, of 30 at once', async () => {
    const answers = await times(30, () => signIn('editor@demo.example', 'wrong'))
    expect(counted(answers, 401)).toBe(5)
    expect(counted(answers, 429)).toBe(25)
  })
})

describe('ten failures from one network address within a minute', () => {
  test('refuse even the right password of another account, until a minute has gone by', async () => {
    const answers = await times(10, (index) => signIn(`nobody-${index}@demo.example`, 'wrong'))
    expect(counted(answers, 401)).toBe(10)
    expectRefusal(await signIn('investor@demo.example', right), 60)
    await pass(61)
    expect((await signIn('investor@demo.example', right)).status).toBe(201)
  })

  test('are exactly ten, of 30 at once', async () => {
    const answers = await times(30, (index) => signIn(`nobody-${index}@demo.example`, 'wrong'))
    expect(counted(answers, 401)).toBe(10)
    expect(counted(answers, 429)).toBe(20)
  })
})

test('the addresses of one IPv6 network of 64 bits are one address, those of IPv4 in IPv6 are not', async () => {
  const failed = await times(10, (index) => signIn(`nobody-${index}@demo.example`, 'wrong', `2001:db8:1:2:${index}::${index}`))
  expect(counted(failed, 401)).toBe(10)
  expectRefusal(await signIn('investor@demo.example', right, '2001:0DB8:1:2:ffff:ffff:ffff:ffff'), 60)
  expect((await signIn('investor@demo.example', right, '2001:db8:1:3::1')).status).toBe(201)
  await times(10, (index) => signIn(`nobody-${index}@demo.example`, 'wrong', '::ffff:203.0.113.9'))
  expectRefusal(await signIn('investor@demo.example', right, '203.0.113.9'), 60)
  expect((await signIn('investor@demo.example', right, '::ffff:203.0.113.10')).status).toBe(201)
})

describe('a hundred failures of one account within an hour', () => {
  test('are exactly a hundred, from wherever they come, and refuse everybody until an hour has gone by', async () => {
    await fail('investor@demo.example', 1)
    await sql`insert into attempts (subject, at) select subject, at from attempts, generate_series(1, 94)
      where subject like 'sign-in-to:%'`.execute(server.db)
    const answers = await times(20, (index) => signIn('investor@demo.example', 'wrong', `198.51.100.${index}`))
    expect(counted(answers, 401)).toBe(5)
    expect(counted(answers, 429)).toBe(15)
    expectRefusal(await signIn('investor@demo.example', right, '192.0.2.1'), 3600)
    expect((await signIn('provider@demo.example', right, '192.0.2.1')).status).toBe(201)
    await pass(3600)
    expect((await signIn('investor@demo.example', right, '192.0.2.1')).status).toBe(201)
  })
})

describe('a success', () => {
  test('is forgiven: it counts neither for the account nor for the network address', async () => {
    for (let index = 0; index < 12; index++) expect((await signIn('investor@demo.example', right)).status).toBe(201)
    await fail('investor@demo.example', 4)
    expect((await signIn('investor@demo.example', right)).status).toBe(201)
    await fail('investor@demo.example', 1)
  })
})

describe('two servers on one database', () => {
  let first: Connection & { url?: string }
  let second: Connection
  const apps: App[] = []
  let place: Place
  const urls: string[] = []

  beforeAll(async () => {
    first = await freshDatabase()
    place = await placeForFiles()
    second = first.url ? connectPostgres(first.url, 4) : first
    for (const connection of [first, second]) {
      const app = await buildApp(connection, { ...place, limited: true, demo: true })
      apps.push(app)
      urls.push(await app.http.listen({ port: 0, host: '127.0.0.1' }))
    }
  })
  afterAll(async () => {
    for (const app of apps) await app.http.close()
    place.remove()
    if (second !== first) await second.close()
    await first.close()
  })

  test('share the limits, also for 30 attempts at once', async () => {
    const attempt = async (index: number, email: string, password: string): Promise<{ status: number }> => {
      const { statusCode, body } = await request(urls[index % 2]! + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials(email, password)),
      })
      await body.dump()
      return { status: statusCode }
    }
    const answers = await times(30, (index) => attempt(index, 'investor@demo.example', 'wrong'))
    expect(counted(answers, 401)).toBe(5)
    expect(counted(answers, 429)).toBe(25)
    await sql`delete from attempts where subject like 'sign-in-from:%'`.execute(first.db)
    for (const index of [0, 1]) expect((await attempt(index, 'investor@demo.example', right)).status).toBe(429)
  })
})
