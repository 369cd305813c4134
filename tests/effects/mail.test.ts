import type { Email } from 'postal-mime'
import { sql } from 'kysely'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { App } from '../../src/app.ts'
import type { Connection, Database } from '../../src/database/connection.ts'
import { mailBySmtp } from '../../src/effects/mail.ts'
import { freshDatabase } from '../support/database.ts'
import { placeForFiles } from '../support/files.ts'
import type { Place } from '../support/files.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startServer } from '../support/server.ts'
import type { Answer } from '../support/server.ts'

const session = (attributes: object) => ({ data: { type: 'sessions', attributes } })
const asked = [
  ['magic', '/api/v2/accounts/magic-authentication'],
  ['verify-email', '/api/v2/accounts/verify-email'],
  ['password-reset', '/api/v2/reset-password'],
] as const
const invitation = (email: string, first: string) => ({
  data: { type: 'accounts', attributes: { email, 'first-name': first, 'last-name': 'Hayashi', 'account-type': 'insight-provider' } },
})

async function jobsFor(db: Database, email: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from pgboss.job where lower(data->>'email') = ${email}`.execute(db)
  return Number(rows[0]!.count)
}

describe('asking for a mail', () => {
  const server = startServer({ trustedProxies: ['loopback'] })
  const ask = (path: string, email: string, from = '203.0.113.1'): Promise<Answer> =>
    server.guest.post(path, session({ email }), { headers: { 'x-forwarded-for': from } })
  // The first mail sets the queue up.
  beforeAll(() => server.mailsTo('nobody@demo.example'))

  test.each(asked)('%s: is answered alike for known and unknown addresses, and leaves one job each', async (purpose, path) => {
    await server.db.updateTable('accounts').set({ status: 'suspended' }).where('email', '=', 'dale.whitcombe@demo.example').execute()
    const [known, unknown, suspended] = ['provider@demo.example', `nobody.${purpose}@demo.example`, 'dale.whitcombe@demo.example']
    const mails = (await server.mailsTo(known!)).length
    const answers: unknown[] = []
    for (const email of [known!, unknown!, suspended!]) {
      const jobs = await jobsFor(server.db, email)
      const { status, text, headers } = await ask(path, email)
      answers.push({ status, text, headers: { ...headers, date: '', 'x-request-id': '' } })
      expect(await jobsFor(server.db, email)).toBe(jobs + 1)
    }
    expect(answers[0]).toMatchObject({ status: 200, text: '{"meta":{"sent":true}}' })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await server.mailsTo(known!)).toHaveLength(mails + 1)
    for (const email of [unknown!, suspended!]) expect(await server.mailsTo(email)).toEqual([])
  })

  test.each(asked)(
    '%s: sends at most 5 mails an hour for one client and address, in any case, exact also at once',
    async (purpose, path) => {
      for (const email of ['lead@demo.example', `nobody.else.${purpose}@demo.example`]) {
        const before = await jobsFor(server.db, email)
        const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(path, index % 2 ? email : email.toUpperCase())))
        for (const one of answers) expect([one.status, one.text]).toEqual([200, '{"meta":{"sent":true}}'])
        expect(await jobsFor(server.db, email)).toBe(before + 5)
        await sql`update attempts set at = at - interval '59 minutes'`.execute(server.db)
        await ask(path, email)
        expect(await jobsFor(server.db, email)).toBe(before + 5)
        await sql`update attempts set at = at - interval '2 minutes'`.execute(server.db)
        await ask(path, email)
        expect(await jobsFor(server.db, email)).toBe(before + 6)
      }
    },
  )

  test.each(asked)('%s: a stranger who asks does not use up the mails of the owner, up to 30 an hour in all', async (purpose, path) => {
    const email = `owner.${purpose}@demo.example`
    for (let count = 0; count < 7; count++) await ask(path, email, '198.51.100.1')
    expect(await jobsFor(server.db, email)).toBe(5)
    await ask(path, email, '198.51.100.2')
    expect(await jobsFor(server.db, email)).toBe(6)
    await Promise.all(Array.from({ length: 40 }, (_, index) => ask(path, email, `192.0.2.${index}`)))
    expect(await jobsFor(server.db, email)).toBe(30)
  })

  test('leaves no secret in the queue', async () => {
    const { rows } = await sql<{
      keys: string[]
    }>`select distinct array(select jsonb_object_keys(data::jsonb) order by 1) as keys from pgboss.job`.execute(server.db)
    expect(rows).toEqual([{ keys: ['email', 'purpose'] }])
  })

  test('magic: without a web application the mail carries the token, and the curl line that redeems it', async () => {
    await ask(asked[0][1], 'editor@demo.example')
    const mail = (await server.mailsTo('editor@demo.example')).at(-1)!
    const [, method, url, body] = /^curl -X (\w+) (\S+) -H 'Content-Type: application\/json' -d '(.+)'$/m.exec(mail)!
    expect(url!.startsWith(`${server.url}/api/v2/`)).toBe(true)
    expect(JSON.parse(body!).data.attributes.token).toBe(/^Token: (\S+)$/m.exec(mail)![1])
    const redeem = () => server.guest.send(method!, url!, undefined, { raw: body!, headers: { 'content-type': 'application/json' } })
    expect((await redeem()).status).toBe(201)
    expect((await redeem()).status).toBe(401)
  })

  test.each(['verify-email', 'password-reset', 'invitation'])(
    '%s: without a web application the mail links to a page of this server that redeems its token',
    async (purpose) => {
      const email = purpose === 'invitation' ? 'page@demo.example' : `editor@demo.example`
      const [, path] = asked.find(([one]) => one === purpose) ?? []
      if (path) await ask(path, email)
      else await (await server.as('admin')).post('/api/v2/accounts', invitation(email, 'Noriko'))
      const mail = (await server.mailsTo(email)).at(-1)!
      expect(mail).not.toContain('curl')
      const url = /^[A-Z][a-z ]+: (http\S+\?code=\S+)$/m.exec(mail)![1]!
      expect(url.startsWith(`${server.url}/api/v2/`)).toBe(true)
      const form = {
        raw: purpose === 'verify-email' ? '' : 'password=a+password+of+hers',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }
      expect((await server.guest.get(url)).status).toBe(200)
      expect((await server.guest.post(url, undefined, form)).status).toBe(200)
      expect((await server.guest.post(url, undefined, form)).status).toBe(422)
    },
  )

  test.each(['verify-email', 'password-reset', 'invitation', 'magic'])('%s: the mail says at its end why it came', async (purpose) => {
    const mails = [...(await server.mailsTo('editor@demo.example')), ...(await server.mailsTo('page@demo.example'))]
    const subject = { 'verify-email': 'Confirm your', 'password-reset': 'Choose a new', invitation: 'You are', magic: 'Your sign-in' }[
      purpose
    ]!
    const mail = mails.find((one) => one.includes(`Subject: ${subject}`))!
    const why = mail.split('\n-- \n')[1]!
    expect(why).toMatch(/^[A-Z].+\.\n$/)
    expect(why.includes('cannot be turned off')).toBe(['password-reset', 'magic'].includes(purpose))
  })
})

describe('through an SMTP server, with the address of a web application', () => {
  const mailServer = startMailServer()
  const { received } = mailServer
  let connection: Connection
  let app: App
  let place: Place
  let url: string

  beforeAll(async () => {
    connection = await freshDatabase()
    const sendMail = mailBySmtp(mailServer.url, 'Research Platform <no-reply@demo.example>')
    place = await placeForFiles()
    app = await buildApp(connection, { ...place, demo: true, appUrl: 'https://app.example', sendMail })
    url = await app.http.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.http.close()
    await app.jobs.stop()
    place.remove()
    await connection.close()
  })

  async function send(
    method: 'POST' | 'PATCH',
    path: string,
    body: unknown,
    token?: string,
  ): Promise<{ status: number; body: { data: { attributes: { token: string } } } }> {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const answer = await request(url + path, { method, headers, body: JSON.stringify(body) })
    return { status: answer.statusCode, body: (await answer.body.json()) as never }
  }
  async function mailAfter(asking: Promise<{ status: number }>): Promise<Email> {
    expect((await asking).status).toBeLessThan(300)
    const before = received.length
    await app.jobs.drain()
    expect(received).toHaveLength(before + 1)
    return received.at(-1)!.mail
  }
  const linkIn = (mail: Email): RegExpExecArray => /https:\/\/app\.example\/([a-z-]+)\?token=([A-Za-z0-9_-]+)/.exec(mail.text!)!

  test.each(asked)('%s: the mail links to the application, whose token works', async (purpose, path) => {
    const mail = await mailAfter(send('POST', path, session({ email: 'Investor@demo.example' })))
    expect(mail.to!.map((one) => one.address)).toEqual(['investor@demo.example'])
    expect(mail.from).toMatchObject({ name: 'Research Platform', address: 'no-reply@demo.example' })
    expect(mail.subject).not.toBe('')
    expect(mail.text).not.toContain('curl')
    const [, linked, token] = linkIn(mail)
    expect(linked).toBe(purpose)
    const redeemed =
      purpose === 'password-reset'
        ? await send('PATCH', path, session({ token, password: 'a better password' }))
        : await send('POST', path, session({ token }))
    expect(redeemed.status).toBe(purpose === 'magic' ? 201 : 200)
    if (purpose !== 'password-reset') return
    const told = await mailAfter(Promise.resolve(redeemed))
    expect(told.subject).toBe('Your password was changed')
    expect(told.text).toContain('https://app.example/password-reset\n')
  })

  test('an invitation links too; the welcome after it needs no link; names arrive as they are written', async () => {
    const signIn = await send('POST', '/api/v2/accounts/sign_in', session({ email: 'admin@demo.example', password: 'demo-password-1' }))
    for (const first of ['紀子', 'Zoë-Łucja', "O'Brien; $(x)"]) {
      const email = `utf-8.${received.length}@demo.example`
      const mail = await mailAfter(send('POST', '/api/v2/accounts', invitation(email, first), signIn.body.data.attributes.token))
      expect(mail.text).toContain(`Hello ${first},`)
      const [, linked, token] = linkIn(mail)
      expect(linked).toBe('invitation')
      const welcome = await mailAfter(send('PATCH', '/api/v2/reset-password', session({ token, password: 'a first password' })))
      expect(welcome.to!.map((one) => one.address)).toEqual([email])
      expect(welcome.text).toContain(`Hello ${first},`)
      expect(welcome.text).not.toContain('token')
      // So nobody who is away writes back to an address that nobody reads.
      expect(welcome.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    }
    expect((await mailAfter(send('POST', asked[0][1], session({ email: 'elodie.favre@demo.example' })))).text).toContain('Hello Élodie,')
  })

  test('a table is attached to its mail, byte for byte', async () => {
    const content = '"time","account"\r\n"2026-10-01","Zoë"\r\n'
    const mail = { to: 'overseer@demo.example', subject: 'A table', text: 'See the table.\n' }
    await mailBySmtp(mailServer.url, 'no-reply@demo.example')({ ...mail, attachment: { name: 'log.csv', type: 'text/csv', content } })
    const [attached, ...others] = received.at(-1)!.mail.attachments
    expect(others).toEqual([])
    expect(attached).toMatchObject({ filename: 'log.csv', mimeType: 'text/csv', disposition: 'attachment' })
    expect(new TextDecoder().decode(attached!.content as ArrayBuffer)).toBe(content)
  })

  test('a delivery that is refused waits, and is tried again with a token that works', async () => {
    let refusals = 1
    mailServer.manners = { message: () => (refusals-- > 0 ? 451 : undefined) }
    const before = received.length
    expect((await send('POST', asked[0][1], session({ email: 'corporate@demo.example' }))).status).toBe(200)
    await expect(app.jobs.drain()).rejects.toThrow('Said 451')
    await app.jobs.drain()
    expect(received).toHaveLength(before)
    const waiting = await sql<{
      state: string
      seconds: number
    }>`select state::text, extract(epoch from start_after - now())::integer as seconds
      from pgboss.job where data->>'email' = 'corporate@demo.example'`.execute(connection.db)
    expect(waiting.rows).toHaveLength(1)
    expect(waiting.rows[0]!.state).toBe('retry')
    expect(waiting.rows[0]!.seconds).toBeGreaterThan(0)
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(connection.db)
    await app.jobs.drain()
    expect(received).toHaveLength(before + 1)
    expect((await send('POST', asked[0][1], session({ token: linkIn(received.at(-1)!.mail)[2] }))).status).toBe(201)
  })
})
