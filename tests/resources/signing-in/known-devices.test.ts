import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { inWords } from '../../../src/resources/signing-in/user-agents.ts'
import { tick } from '../../../src/tick.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const session = (attributes: object) => ({ data: { type: 'sessions', attributes } })
const firefox = (version: string): string => `Mozilla/5.0 (X11; Linux x86_64; rv:${version}) Gecko/20100101 Firefox/${version}`
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const signIn = (name: string, agent: string, password = 'demo-password-1'): Promise<Answer> => {
  const headers = { 'user-agent': agent }
  return server.guest.post('/api/v2/accounts/sign_in', session({ email: `${name}@demo.example`, password }), { headers })
}
async function signedIn(name: string, agent: string): Promise<Client> {
  const answer = await signIn(name, agent)
  expect(answer.status).toBe(201)
  return server.withToken(answer.body.data.attributes.token as string)
}
const newDevices = async (name: string): Promise<string[]> =>
  (await server.mailsTo(`${name}@demo.example`)).filter((mail) => mail.includes('Subject: A sign-in from a new device\n'))
const lastUsed = (account: number, days: number): Promise<unknown> =>
  sql`update known_devices set used_at = now() - make_interval(days => ${days}) where account_id = ${seedId('accounts', account)}`.execute(
    server.db,
  )

describe('a sign-in', () => {
  test('from a device that is not known is told of, with what to do; the first one, and a newer version, are not', async () => {
    await signedIn('investor', firefox('143.0'))
    await signedIn('investor', firefox('144.0.2'))
    expect(await newDevices('investor')).toEqual([])
    await signedIn('investor', iphone)
    await signedIn('investor', iphone)
    const mails = await newDevices('investor')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(/^Time: \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m)
    expect(mails[0]).toContain('Device: Safari on an iPhone\nNetwork address: 127.0.0.1\n')
    expect(mails[0]).toContain('If it was not you, ask for a new password at once')
  })

  test('is told of in the other ways that a session begins, too', async () => {
    const known = await signedIn('investor-2', firefox('143.0'))
    const { body } = await known.post('/api/v2/accounts/temporary-authentication')
    const handed = session({ token: body.data.attributes.token as string })
    const headers = (agent: string) => ({ headers: { 'user-agent': agent } })
    expect((await server.guest.post('/api/v2/accounts/temporary-authentication', handed, headers(iphone))).status).toBe(201)
    expect(await newDevices('investor-2')).toHaveLength(1)

    const email = 'investor-2@demo.example'
    await server.guest.post('/api/v2/accounts/magic-authentication', session({ email }))
    const [, token] = /^Token: (\S+)$/m.exec((await server.mailsTo(email)).at(-1)!)!
    const magic = await server.guest.post('/api/v2/accounts/magic-authentication', session({ token }), headers('curl/8.5.0'))
    expect(magic.status).toBe(201)
    const mails = await newDevices('investor-2')
    expect(mails).toHaveLength(2)
    expect(mails.at(-1)).toContain('Device: curl\n')
  })

  test('that fails is told to nobody', async () => {
    await signedIn('corporate', firefox('143.0'))
    expect((await signIn('corporate', iphone, 'another-password-1')).status).toBe(401)
    expect(await newDevices('corporate')).toEqual([])
  })

  test('of several at once from one new device is told of once', async () => {
    await signedIn('provider', firefox('143.0'))
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn('provider', iphone)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await newDevices('provider')).toHaveLength(1)
  })

  test('is told of whatever mails the account wants', async () => {
    const client = await signedIn('lead', firefox('143.0'))
    const wanted = { data: { type: 'accounts', attributes: { 'email-frequency': 'never' } } }
    expect((await client.patch(`/api/v2/accounts/${seedId('accounts', 6)}`, wanted)).status).toBe(200)
    await signedIn('lead', iphone)
    expect(await newDevices('lead')).toHaveLength(1)
  })
})

describe('a device', () => {
  test('is known after its sessions have ended, for 90 days after its last use', async () => {
    const client = await signedIn('provider-2', firefox('143.0'))
    expect((await client.delete('/api/v2/accounts/sign_out')).status).toBe(204)
    await lastUsed(5, 89)
    await signedIn('provider-2', firefox('143.0'))
    expect(await newDevices('provider-2')).toEqual([])
    await lastUsed(5, 91)
    await signedIn('provider-2', firefox('143.0'))
    expect(await newDevices('provider-2')).toHaveLength(1)
  })

  test('is known for as long as a session on it is used', async () => {
    const client = await signedIn('editor', firefox('143.0'))
    await lastUsed(9, 91)
    await sql`update sessions set last_used_at = now() - interval '2 hours' where account_id = ${seedId('accounts', 9)}`.execute(server.db)
    expect((await client.get('/api/v2/accounts/me')).status).toBe(200)
    await signedIn('editor', firefox('143.0'))
    expect(await newDevices('editor')).toEqual([])
  })

  test('is forgotten then, but for the last one of an account, whose next sign-in is not the first', async () => {
    await signedIn('finance', firefox('143.0'))
    await lastUsed(12, 120)
    await signedIn('finance', iphone)
    const of = async (): Promise<string[]> => {
      const { rows } = await sql<{ device: string }>`select device from known_devices where account_id = ${seedId('accounts', 12)}`.execute(
        server.db,
      )
      return rows.map(({ device }) => device.slice(0, 20))
    }
    await tick(server.db, server.place.files, new Date(), server.jobs)
    expect(await of()).toEqual([iphone.replaceAll(/[0-9._]+/g, '').slice(0, 20)])
    await tick(server.db, server.place.files, new Date(Date.now() + 100 * 24 * 3_600_000), server.jobs)
    expect(await of()).toHaveLength(1)
  })
})

test('a program is told in words as far as it is known, and nothing that it says besides', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
  expect([firefox('143.0'), iphone, chrome, `${chrome} Edg/141.0.0.0`].map(inWords)).toEqual([
    'Firefox on Linux',
    'Safari on an iPhone',
    'Chrome on Windows',
    'Edge on Windows',
  ])
  expect(['python-requests/2.32', 'node', 'Dalvik/2.1.0 (Linux; Android 15)'].map(inWords)).toEqual([
    'python-requests',
    'node',
    'a program on Android',
  ])
  for (const unknown of [null, '', 'Mozilla/5.0', 'Call +1 555 0100 at once', 'https://evil.example/login'])
    expect([unknown, inWords(unknown)]).toEqual([unknown, 'a program that is not known'])
})
