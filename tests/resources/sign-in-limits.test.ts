import { sql } from 'kysely'
import { request } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { App } from '../../src/app.ts'
import { connectPostgres } from '../../src/database/connect.ts'
import type { Connection } from '../../src/database/connect.ts'
import { freshDatabase } from '../support/database.ts'
import { placeForFiles } from '../support/files.ts'
import type { Place } from '../support/files.ts'
import { startServer } from '../support/server.ts'
import type { Answer } from '../support/server.ts'

const server = startServer({ limited: true })
const right = 'demo-password-1'
const path = '/api/v2/accounts/sign_in'
const credentials = (email: string, password: string) => ({ data: { type: 'sessions', attributes: { email, password } } })
const signIn = (email: string, password: string): Promise<Answer> => server.guest.post(path, credentials(email, password))
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

describe('five failures of one account within 15 minutes', () => {
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
    expect((await server.guest.post(path, { account: { email: 'Investor@demo.example', password: 'wrong' } })).status).toBe(401)
    expectRefusal(await signIn('investor@demo.example', right), 900)
  })

  test('leave every other account alone', async () => {
    await fail('investor@demo.example', 5)
    expect((await signIn('provider@demo.example', right)).status).toBe(201)
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
      const app = await buildApp(connection, { ...place, limited: true })
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
