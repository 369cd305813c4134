/** `npm run account`: an operator lets somebody in again, and sends a mail once more. */
import { afterEach, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { operatorCommand } from '../../support/operator-command.ts'
import { placeForFiles } from '../../support/files.ts'

const { run: account, connect } = operatorCommand('scripts/account.ts')
const toClose: (() => unknown)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

/** Signs in on a server that has the database meanwhile, so many times, and answers the statuses. */
async function signIn(email: string, password: string, times = 1, remoteAddress = '127.0.0.1'): Promise<number[]> {
  const connection: Connection = await connect()
  const place = await placeForFiles()
  const { http, jobs } = await buildApp(connection, { ...place, limited: true, demo: true })
  toClose.push(
    () => connection.close(),
    () => place.remove(),
    () => jobs.stop(),
    () => http.close(),
  )
  const statuses: number[] = []
  for (let time = 0; time < times; time++) {
    const payload = { data: { type: 'sessions', attributes: { email, password } } }
    statuses.push((await http.inject({ method: 'POST', url: '/api/v2/accounts/sign_in', payload, remoteAddress })).statusCode)
  }
  for (const close of toClose.splice(0).reverse()) await close()
  return statuses
}

test('whom failed attempts keep out is let in again', async () => {
  const email = 'investor@demo.example'
  expect(await signIn(email, 'a wrong one', 6)).toEqual([401, 401, 401, 401, 401, 429])
  expect(await account('unlock', email.toUpperCase(), '127.0.0.1')).toEqual({
    code: 0,
    said: `15 failed attempts for ${email} and from 127.0.0.1 are forgotten. The account is active.\n`,
    complaint: '',
  })
  expect(await signIn(email, 'demo-password-1')).toEqual([201])
  expect((await account('unlock', email)).said).toMatch(/^0 failed attempts.*\nThose from one network address still count/)
})

test('whom attempts from one network of IPv6 keep out is let in where it is named as the log has it', async () => {
  const email = 'investor@demo.example'
  expect(await signIn(email, 'a wrong one', 6, '2001:db8:7::a')).toEqual([401, 401, 401, 401, 401, 429])
  expect((await account('unlock', email, '2001:db8:7:0::/64')).said).toContain(`15 failed attempts for ${email} and from 2001:db8:7:0::/64`)
  expect(await signIn(email, 'demo-password-1', 1, '2001:db8:7::b')).toEqual([201])
})

test('a mail is sent once more, to whom it is for', async () => {
  const sent = await account('resend', 'provider@demo.example', 'password-reset')
  expect([sent.code, sent.complaint]).toEqual([0, ''])
  expect(sent.said).toMatch(/^SMTP_URL is not set, so the mail is in .*\.txt\.\n$/)
  const refused = await account('resend', 'provider@demo.example', 'invitation')
  expect([refused.code, refused.said]).toEqual([1, ''])
  expect(refused.complaint).toBe('The account of provider@demo.example is active; this mail is for one that is invited.\n')
})

test('what cannot be is said', async () => {
  expect((await account('unlock', 'nobody@demo.example')).complaint).toBe('No account has the address nobody@demo.example.\n')
  for (const args of [[], ['unlock'], ['unlock', 'x@y', 'there'], ['resend', 'x@y', 'magic'], ['x@y', 'Name']]) {
    const wrong = await account(...args)
    expect([args, wrong.code, wrong.said]).toEqual([args, 2, ''])
    expect(wrong.complaint).toContain('npm run account -- unlock <email>')
  }
})
