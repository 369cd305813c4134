/**
 * The pages that mails lead to: getResetPasswordPage, resetPasswordOnPage, getPasswordRequestPage, requestPasswordOnPage,
 * getVerifyEmailPage and verifyEmailOnPage.
 */
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { issueToken } from '../../../src/resources/signing-in/one-time-tokens.ts'
import type { Purpose } from '../../../src/resources/signing-in/one-time-tokens.ts'
import { published } from '../../support/contract.ts'
import { tokenIn } from '../../support/mailed-token.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const limited = startServer({ limited: true, trustedProxies: ['loopback'] })

const resetPage = '/api/v2/reset-password/page'
const verifyPage = '/api/v2/accounts/verify-email/page'
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const at = (path: string, token: string): string => `${path}?code=${token}`
const open = (path: string, token: string): Promise<Answer> => server.guest.get(at(path, token), { headers: browser })
const press = (token: string): Promise<Answer> =>
  server.guest.post(at(verifyPage, token), undefined, { raw: '', headers: { ...browser, ...formType } })
const choose = (token: string, password: string, more: Record<string, string> = browser, to = server): Promise<Answer> =>
  to.guest.post(at(resetPage, token), undefined, {
    raw: new URLSearchParams({ password }).toString(),
    headers: { ...formType, ...more },
  })
const session = (attributes: object) => ({ data: { type: 'sessions', attributes } })
const signIn = async (name: string, password: string): Promise<number> =>
  (await server.guest.post('/api/v2/accounts/sign_in', session({ email: `${name}@demo.example`, password }))).status
const issue = async (account: number, purpose: Purpose, db = server.db): Promise<string> =>
  (await transact(db, (tx) => issueToken(tx, seedId('accounts', account), purpose))).token
const unused = async (account: number): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from one_time_tokens
      where account_id = ${seedId('accounts', account)} and used_at is null and expires_at > now()`.execute(server.db)
  ).rows[0]!.n
const titleOf = ({ text }: Answer): string => /<h1>([^<]+)<\/h1>/.exec(text)![1]!
const problemOf = ({ text }: Answer): string => /<p class="problem"[^>]*>([^<]+)<\/p>/.exec(text)![1]!

/** Fails unless it is a page that loads and runs nothing, is kept nowhere, and tells nobody of its address. */
function expectClosed({ headers, text }: Answer): void {
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  })
  const style = /<style>([^<]*)<\/style>/.exec(text)![1]!
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", `style-src 'sha256-${hash}'`, "form-action 'self'"]))
  expect(policy.join()).not.toContain('script')
}

describe('the page that asks for a password', () => {
  const requestPage = '/api/v2/reset-password/request'
  const ask = (email: string): Promise<Answer> =>
    server.guest.post(requestPage, undefined, { raw: new URLSearchParams({ email }).toString(), headers: { ...formType, ...browser } })

  test('mails a link that works, and answers an unknown address alike', async () => {
    const opened = await server.guest.get(requestPage, { headers: browser })
    expectClosed(opened)
    expect(opened.text).toContain('<input id="email" name="email" type="email"')
    const [known, unknown] = [await ask('investor-2@demo.example'), await ask('nobody@demo.example')]
    expect([known.status, titleOf(known)]).toEqual([200, 'Look into your mail'])
    expect([unknown.status, unknown.text]).toEqual([200, known.text])
    const token = tokenIn((await server.mailsTo('investor-2@demo.example')).at(-1)!)
    expect((await choose(token, 'a kettle on the stove')).status).toBe(200)
    expect(await signIn('investor-2', 'a kettle on the stove')).toBe(201)
  })

  test('is where the mail of a change leads to, and a link that is spent', async () => {
    const change = (await server.mailsTo('investor-2@demo.example')).find((mail) => mail.includes('Subject: Your password was changed'))
    expect(change).toContain(`Ask for a new password: ${server.url}${requestPage}`)
    const spent = await open(resetPage, 'spent')
    const link = /<a href="([^"]+)">Ask for a new link</.exec(spent.text)![1]!
    expect(new URL(link, server.url + resetPage).pathname).toBe(requestPage)
  })

  test('refuses a form without an address on a page', async () => {
    const refused = await server.guest.post(requestPage, undefined, { raw: '', headers: { ...formType, ...browser } })
    expect([refused.status, refused.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  })
})

describe('the page of a password', () => {
  test('sets the first one of whoever was invited, who signs in with it', async () => {
    const email = 'page.reader@demo.example'
    const attributes = { email, 'first-name': 'Petra', 'last-name': 'Reader', 'account-type': 'investor' }
    await (await server.as('admin')).post('/api/v2/accounts', { data: { type: 'accounts', attributes } })
    const token = tokenIn((await server.mailsTo(email))[0]!)
    const opened = await open(resetPage, token)
    expectClosed(opened)
    expect(opened.text).toContain(`It is for the account of ${email}.`)
    expect(opened.text).toContain(`<input type="email" autocomplete="username" value="${email}" hidden />`)
    const done = await choose(token, 'umbrellas against the rain')
    expect([done.status, titleOf(done)]).toEqual([200, 'Your password is set'])
    expectClosed(done)
    expect(await signIn('page.reader', 'umbrellas against the rain')).toBe(201)
    expect((await server.mailsTo(email)).at(-1)).toContain('Subject: Welcome')
  })

  test('changes nothing when it is opened, however often, and has the field of the contract', async () => {
    const token = await issue(1, 'password-reset')
    for (const one of await Promise.all(Array.from({ length: 25 }, () => open(resetPage, token)))) {
      expect([one.status, titleOf(one)]).toEqual([200, 'Choose a password'])
    }
    expect((await server.guest.send('HEAD', at(resetPage, token))).status).toBe(200)
    expect(await unused(1)).toBe(1)
    const { text } = await open(resetPage, token)
    const { schemas } = published.components as unknown as {
      schemas: Record<string, { properties: Record<string, { minLength: number }> }>
    }
    const { minLength } = schemas['PasswordForm']!.properties['password']!
    expect(text).toContain('<label for="password">')
    expect(/<input (id="password"[^>]*)\/>/.exec(text)![1]!.trim().split(' ')).toEqual(
      expect.arrayContaining(['type="password"', 'name="password"', 'autocomplete="new-password"', 'required', `minlength="${minLength}"`]),
    )
  })

  test('ends all sessions, begins none, and tells of the change', async () => {
    const other = await server.as('investor')
    const token = await issue(1, 'password-reset')
    expect((await choose(token, 'a better password')).status).toBe(200)
    const rows = await server.db.selectFrom('sessions').select('id').where('account_id', '=', seedId('accounts', 1)).execute()
    expect(rows).toEqual([])
    await expect.poll(() => other.get('/api/v2/accounts/me').then((one) => one.status), { timeout: 1_500, interval: 50 }).toBe(401)
    expect((await server.mailsTo('investor@demo.example')).at(-1)).toContain('Subject: Your password was changed')
  })

  test.each([
    ['too short', 'elevenchars', 'The password must not have fewer than 12 characters.'],
    ['easy to guess', 'iloveyou12345', 'The password is too easy to guess: it is one of the most common passwords, or adds little to one.'],
    ['empty', '', 'The password must not have fewer than 12 characters.'],
  ])('comes again with what is wrong with a password that is %s, and the token works on', async (_what, password, problem) => {
    const token = await issue(6, 'password-reset')
    const refused = await choose(token, password)
    expect([refused.status, titleOf(refused), problemOf(refused)]).toEqual([422, 'Choose a password', problem])
    expectClosed(refused)
    expect(refused.text).toContain('aria-describedby="problem"')
    if (password !== '') expect(refused.text).not.toContain(password)
    expect(await signIn('lead', 'demo-password-1')).toBe(201)
    expect((await open(resetPage, token)).text).toContain('<form')
    await sql`delete from one_time_tokens where account_id = ${seedId('accounts', 6)}`.execute(server.db)
  })

  test('says of a token that is used, expired, unknown or for something else that the link does not work', async () => {
    const [used, expired, other] = [await issue(3, 'password-reset'), await issue(4, 'password-reset'), await issue(4, 'magic')]
    expect((await choose(used, 'a better password')).status).toBe(200)
    await sql`update one_time_tokens set expires_at = now() - interval '1 second' where account_id = ${seedId('accounts', 4)}
      and purpose = 'password-reset'`.execute(server.db)
    for (const token of [used, expired, other, 'never-issued']) {
      const opened = await open(resetPage, token)
      expect([opened.status, titleOf(opened)]).toEqual([200, 'This link does not work'])
      expect(opened.text).not.toContain('<form')
      const refused = await choose(token, 'yet a better password')
      expect([refused.status, titleOf(refused)]).toEqual([422, 'This link does not work'])
      expectClosed(refused)
    }
    const parsed = await choose(other, 'yet a better password', { accept: 'application/json' })
    expect([parsed.status, parsed.body.errors[0].source]).toEqual([422, { parameter: 'code' }])
  })

  test('is used by one of 25 forms that are sent at once', async () => {
    const token = await issue(7, 'password-reset')
    const passwords = Array.from({ length: 25 }, (_, index) => `a password of window ${index}`)
    const answers = await Promise.all(passwords.map((password) => choose(token, password)))
    const winners = passwords.filter((_, index) => answers[index]!.status === 200)
    expect([winners.length, answers.filter((one) => one.status === 422).length]).toEqual([1, 24])
    expect(await signIn('compliance', winners[0]!)).toBe(201)
  })

  test('takes JSON too, nothing beside the password, and no name twice', async () => {
    const token = await issue(5, 'password-reset')
    const send = (raw: string): Promise<Answer> => server.guest.post(at(resetPage, token), undefined, { raw, headers: formType })
    expect((await send('password=a+better+password&email=x')).body.errors[0].code).toBe('105')
    expect((await send('password=a+better+password&password=another+password')).body.errors[0].code).toBe('122')
    expect((await send('')).status).toBe(400)
    expect((await server.guest.post(at(resetPage, token), { password: 'a better password' })).status).toBe(200)
  })
})

describe('tries with the form', () => {
  const from = (address: string) => ({ ...browser, 'x-forwarded-for': address })
  const password = 'a better password'
  beforeEach(() => sql`delete from attempts`.execute(limited.db))

  test('count with those of programs: ten in a minute from one network address', async () => {
    const bogus = (index: number): string => `never-issued-${index}`
    const program = (index: number): Promise<Answer> =>
      limited.guest.patch('/api/v2/reset-password', session({ token: bogus(index), password }), { headers: from('203.0.113.1') })
    const tries = Array.from({ length: 24 }, (_, index) =>
      index % 2 === 0 ? program(index) : choose(bogus(index), password, from('203.0.113.1'), limited),
    )
    const answers = await Promise.all(tries)
    const counted = (status: number): number => answers.filter((one) => one.status === status).length
    expect([counted(422), counted(429)]).toEqual([10, 14])
    const refused = await choose(await issue(1, 'password-reset', limited.db), password, from('203.0.113.1'), limited)
    expect([refused.status, titleOf(refused)]).toEqual([429, 'Too many requests'])
    expect(refused.text).toMatch(/Try again in \d+ seconds\./)
  })

  test('are five in vain for one account, and none where the password is set', async () => {
    const token = await issue(2, 'password-reset', limited.db)
    const guess = (index: number): Promise<Answer> => choose(token, 'passwordpassword', from(`198.51.100.${index}`), limited)
    for (let index = 0; index < 5; index++) expect((await guess(index)).status).toBe(422)
    expect((await guess(6)).status).toBe(429)
    for (let count = 0; count < 7; count++) {
      expect((await choose(await issue(3, 'password-reset', limited.db), password, from('198.51.100.9'), limited)).status).toBe(200)
    }
  })
})

describe('the page of an address', () => {
  test('names it, changes nothing when it is opened, and its button confirms it', async () => {
    const client = await server.as('dale.whitcombe')
    const path = `/api/v2/accounts/${seedId('accounts', 17)}`
    await client.patch(path, { data: { attributes: { email: 'dale@new.example' } } })
    const token = tokenIn((await server.mailsTo('dale@new.example'))[0]!)
    for (const one of await Promise.all(Array.from({ length: 25 }, () => open(verifyPage, token)))) {
      expect([one.status, titleOf(one)]).toEqual([200, 'Confirm your e-mail address'])
      expect(one.text).toContain('Is dale@new.example your address?')
      expect(one.text).toContain('<form method="post"><button>')
      expectClosed(one)
    }
    expect((await client.get(path)).body.data.attributes.email).toBe('dale.whitcombe@demo.example')
    const pressed = await press(token)
    expect([pressed.status, titleOf(pressed)]).toEqual([200, 'Your address is confirmed'])
    expectClosed(pressed)
    expect((await client.get(path)).body.data.attributes).toMatchObject({ email: 'dale@new.example', 'email-verified': true })
    expect((await server.mailsTo('dale.whitcombe@demo.example')).at(-1)).toContain('Subject: Your e-mail address was changed')
  })

  test('serves one of 25 who press its button at once', async () => {
    const token = await issue(14, 'verify-email')
    const answers = await Promise.all(Array.from({ length: 25 }, () => press(token)))
    expect(answers.map((one) => one.status).sort()).toEqual([200, ...Array.from({ length: 24 }, () => 422)])
  })

  test('says so of an address that another account had confirmed before', async () => {
    const wanted = { data: { attributes: { email: 'wanted@new.example' } } }
    const [one, other] = [await server.as('theodora.mavridis'), await server.as('elodie.favre')]
    const tokens: string[] = []
    for (const client of [one, other]) {
      await client.patch('/api/v2/accounts/me', wanted)
      tokens.push(tokenIn((await server.mailsTo('wanted@new.example')).at(-1)!))
    }
    const [first, second] = [await press(tokens[0]!), await press(tokens[1]!)]
    expect([first.status, second.status, titleOf(second)]).toEqual([200, 422, 'This link does not work'])
  })

  test('says of a token that is used, expired, unknown or for something else that the link does not work', async () => {
    const [used, expired, other] = [await issue(15, 'verify-email'), await issue(16, 'verify-email'), await issue(15, 'password-reset')]
    expect((await press(used)).status).toBe(200)
    await sql`update one_time_tokens set expires_at = now() - interval '1 second' where account_id = ${seedId('accounts', 16)}`.execute(
      server.db,
    )
    for (const token of [used, expired, other, 'never-issued']) {
      const [opened, pressed] = [await open(verifyPage, token), await press(token)]
      expect([opened.status, titleOf(opened)]).toEqual([200, 'This link does not work'])
      expect(opened.text).not.toContain('<form')
      expect([pressed.status, titleOf(pressed)]).toEqual([422, 'This link does not work'])
      expectClosed(pressed)
    }
    expect(await unused(15)).toBe(1)
  })
})

test.each([resetPage, verifyPage])(
  '%s says in words to a browser, and in errors to a program, what is wrong with its address',
  async (path) => {
    for (const query of ['', '?code=', `?code=${'x'.repeat(129)}`, '?code=x&code=y']) {
      const [read, parsed] = [await server.guest.get(path + query, { headers: browser }), await server.guest.get(path + query)]
      expect([query, read.status, read.headers['content-type']]).toEqual([query, 400, 'text/html; charset=utf-8'])
      expect([query, parsed.status]).toEqual([query, 400])
      expectClosed(read)
    }
  },
)
