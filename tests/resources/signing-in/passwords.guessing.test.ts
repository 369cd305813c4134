import { describe, expect, test } from 'vitest'
import { tokenIn } from '../../support/mailed-token.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const old = 'demo-password-1'
const session = (attributes: object) => ({ data: { type: 'sessions', attributes } })
const change = (client: Client, password: string, current = old): Promise<Answer> =>
  client.patch('/api/v2/accounts/me/password', { data: { type: 'accounts', attributes: { 'current-password': current, password } } })
/** How many times a mailbox was told of another password. */
const told = async (email: string): Promise<string[]> =>
  (await server.mailsTo(email)).filter((mail) => mail.includes('Subject: Your password was changed'))

describe('a password that is easy to guess is refused', () => {
  test.each([
    ['a common one', 'passwordpassword'],
    ['a common one, whatever its case', '1QAZ2wsx3edc'],
    ['a common one with signs for letters and a number', 'P@ssw0rd1234!'],
    ['a common one with little around it', '..sunshine-2024'],
    ['one character', 'aaaaaaaaaaaa'],
    ['a repeated group', 'xq4xq4xq4xq4'],
    ['a group repeated until it is long enough', 'kT7!vB2qkT7!vB2q'],
    ['counting', '123456789012'],
    ['counting backwards', '987654321098'],
    ['the alphabet', 'abcdefghijkl'],
    ['the keyboard', 'qwertyuiopasdf'],
    ['two short sequences', 'abcdef-123456'],
    ['the own address', 'Jordan.Avery@demo.example'],
    ['the own name in it, with little around it', 'jordan.avery-77'],
    ['the own name in it, written together', 'JordanAvery2024'],
    ['the name of the product', 'research platform 1'],
  ])('%s', async (_what, password) => {
    const { status, body } = await change(await server.as('jordan.avery'), password)
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      {
        ...{ title: 'Invalid field value', code: '103', status: '422', source: { pointer: '/data/attributes/password' } },
        detail: expect.stringMatching(/^password is too easy to guess: .+\.$/) as unknown,
      },
    ])
  })

  test('with the token of a mail too, which still works afterwards', async () => {
    const admin = await server.as('admin')
    const email = 'wanda.umber@demo.example'
    const attributes = { email, 'first-name': 'Wanda', 'last-name': 'Umber', 'account-type': 'investor' }
    expect((await admin.post('/api/v2/accounts', { data: { type: 'accounts', attributes } })).status).toBe(201)
    const token = tokenIn((await server.mailsTo(email))[0]!)
    const redeem = (password: string) => server.guest.patch('/api/v2/reset-password', session({ token, password }))
    for (const password of ['wanda.umber!!', 'iloveyou12345']) {
      const refused = await redeem(password)
      expect([refused.status, refused.body.errors[0].source]).toEqual([422, { pointer: '/data/attributes/password' }])
    }
    expect((await redeem('umbrellas against the rain')).status).toBe(200)
    expect(await told(email)).toEqual([])
  })

  test('and nothing else is: words, other names, other writing, the longest', async () => {
    const client = await server.as('lead')
    let current = old
    for (const password of [
      'correct horse battery staple',
      'my equity research 42',
      'jordan.avery-77',
      '日本語の文を覚えています',
      'sunshine x8%kq!Lw2#',
    ]) {
      expect([password, (await change(client, password, current)).status]).toEqual([password, 204])
      current = password
    }
    const longest = Array.from({ length: 256 }, (_, index) =>
      String.fromCharCode(97 + ((index * 7) % 26), 97 + ((index * index) % 26), 65 + (index % 24), 48 + (index % 10)),
    ).join('')
    expect((await change(client, longest, current)).status).toBe(204)
  })
})

describe('a change of the password is mailed to the account', () => {
  test('with the time and what to do, each time, whatever it wants to be told', async () => {
    const [client, email] = [await server.as('editor'), 'editor@demo.example']
    await client.patch('/api/v2/accounts/me', { data: { attributes: { 'notification-preferences': {} } } })
    expect(await told(email)).toEqual([])
    expect((await change(client, 'a password of mine')).status).toBe(204)
    const [mail] = await told(email)
    expect(mail).toMatch(/^Time: 20\d\d-\d\d-\d\d \d\d:\d\d UTC$/m)
    expect(mail).toContain(`Ask for a new password: ${server.url}/api/v2/reset-password/request`)
    expect(mail).not.toContain('Token')
    expect((await change(client, 'another of mine', 'a password of mine')).status).toBe(204)
    expect(await told(email)).toHaveLength(2)
  })

  test('that is forgotten, too', async () => {
    const email = 'finance@demo.example'
    await server.guest.post('/api/v2/reset-password', session({ email }))
    const token = tokenIn((await server.mailsTo(email)).at(-1)!)
    expect((await server.guest.patch('/api/v2/reset-password', session({ token, password: 'a better password' }))).status).toBe(200)
    expect(await told(email)).toHaveLength(1)
  })

  test('and not when it was refused', async () => {
    const client = await server.as('compliance')
    expect((await change(client, 'a changed password', 'not the one')).status).toBe(422)
    expect((await change(client, 'passwordpassword')).status).toBe(422)
    expect(await told('compliance@demo.example')).toEqual([])
  })
})
