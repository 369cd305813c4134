import { sql } from 'kysely'
import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { issueToken } from '../../../src/resources/signing-in/one-time-tokens.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const limited = startServer({ limited: true, trustedProxies: ['loopback'] })
const unlimited = startServer()

/** How many passwords this process has hashed. */
let hashed = 0
const hook = createHook({ init: (_id, type) => void (type === 'ARGON2REQUEST' && hashed++) })
beforeAll(() => void hook.enable())
afterAll(() => void hook.disable())
beforeEach(async () => {
  hashed = 0
  await sql`delete from attempts`.execute(limited.db)
})

const password = 'a better password'
const redeem = (token: string, from = '203.0.113.1', server = limited): Promise<Answer> =>
  server.guest.patch(
    '/api/v2/reset-password',
    { data: { type: 'sessions', attributes: { token, password } } },
    { headers: { 'x-forwarded-for': from } },
  )
const tokenOf = async (account: number): Promise<string> =>
  (await transact(limited.db, (tx) => issueToken(tx, seedId('accounts', account), 'password-reset'))).token
const signIn = (email: string, server = limited): Promise<Answer> =>
  server.guest.post('/api/v2/accounts/sign_in', { data: { type: 'sessions', attributes: { email, password: 'wrong' } } })
const counted = (answers: Answer[], status: number): number => answers.filter((one) => one.status === status).length
const bogus = (index: number): string => `never-issued-${index}`.padEnd(43, 'A')
const times = (count: number, make: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

describe('tokens that were never issued', () => {
  test('cost no hash, also where nothing is limited', async () => {
    const answers = await times(40, (index) => redeem(bogus(index), undefined, unlimited))
    expect(counted(answers, 422)).toBe(40)
    expect(hashed).toBe(0)
    expect((await signIn('investor@demo.example', unlimited)).status).toBe(401)
    expect(hashed).toBe(1)
  })

  test('are refused after ten from one network address within a minute, exact also at once', async () => {
    const answers = await times(30, (index) => redeem(bogus(index)))
    expect([counted(answers, 422), counted(answers, 429), hashed]).toEqual([10, 20, 0])
    const token = await tokenOf(1)
    const refused = await redeem(token)
    expect([refused.status, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true])
    expect((await redeem(token, '198.51.100.7')).status).toBe(200)
  })
})

describe('a token that works', () => {
  test('costs one hash and at most five in vain, however many clients redeem it at once and wherever they are', async () => {
    const token = await tokenOf(2)
    const answers = await times(30, (index) => redeem(token, `198.51.100.${index}`))
    expect(counted(answers, 200)).toBe(1)
    expect(hashed).toBeLessThanOrEqual(1 + 5)
  })

  test('counts for nothing when it sets a password', async () => {
    for (let count = 0; count < 12; count++) expect((await redeem(await tokenOf(3))).status).toBe(200)
  })
})

test('a sign-in that is refused for its number costs no hash', async () => {
  const answers = await times(30, (index) => signIn(`nobody-${index}@demo.example`))
  expect([counted(answers, 401), counted(answers, 429), hashed]).toEqual([10, 20, 10])
})
