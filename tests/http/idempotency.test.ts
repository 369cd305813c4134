import { sql } from 'kysely'
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { tick } from '../../src/tick.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const path = '/api/v2/filter-presets'
const preset = (name: string, n = 1) => ({
  data: {
    type: 'filter-presets',
    attributes: { name },
    relationships: { account: { data: { type: 'accounts', id: seedId('accounts', n) } } },
  },
})
const under = (key: string) => ({ headers: { 'idempotency-key': key } })

const named = async (name: string): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from filter_presets where name = ${name}`.execute(server.db)).rows[0]!.count

describe('a POST under an Idempotency-Key', () => {
  test('is carried out once and answered alike', async () => {
    const investor = await server.as('investor')
    const [first, second] = [
      await investor.post(path, preset('Once'), under('key-1')),
      await investor.post(path, preset('Once'), under('key-1')),
    ]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.text).toBe(first.text)
    expect(await named('Once')).toBe(1)
  })

  test('is carried out once by fifty at once', async () => {
    const investor = await server.as('investor')
    const answers = await Promise.all(Array.from({ length: 50 }, () => investor.post(path, preset('Fifty'), under('key-2'))))
    expect(new Set(answers.map((one) => `${one.status} ${one.text}`)).size).toBe(1)
    expect(await named('Fifty')).toBe(1)
  })

  test('is refused with another body, and belongs to one account and one operation', async () => {
    const investor = await server.as('investor')
    await investor.post(path, preset('Mine'), under('key-3'))
    const other = await investor.post(path, preset('Not mine'), under('key-3'))
    expect([other.status, other.body.errors[0].code]).toEqual([409, '409'])
    const colleague = await server.as('investor-2')
    expect((await colleague.post(path, preset('Not mine', 2), under('key-3'))).status).toBe(201)
    const follow = { data: { type: 'follows', relationships: { followable: { data: { type: 'insights', id: seedId('insights', 5) } } } } }
    expect((await investor.post('/api/v2/follows', follow, under('key-3'))).status).toBe(201)
  })

  test('that was refused leaves the key free', async () => {
    const investor = await server.as('investor')
    expect((await investor.post(path, preset(''), under('key-4'))).status).toBe(422)
    expect((await investor.post(path, preset('Mended'), under('key-4'))).status).toBe(201)
  })

  test('with a body that is too deep to be compared is refused, though it is taken without the key', async () => {
    const investor = await server.as('investor')
    const raw = JSON.stringify({ ...preset('Deep'), meta: { a: 0 } }).replace('"a":0', `"a":${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    const headers = { 'content-type': 'application/json' }
    const { status, body } = await investor.post(path, undefined, { raw, headers: { ...headers, 'idempotency-key': 'deep' } })
    expect([status, body.errors[0].code]).toEqual([400, '122'])
    expect((await investor.post(path, undefined, { raw, headers })).status).toBe(201)
    expect(await named('Deep')).toBe(1)
  })

  test.each(['', 'two words', 'ü', 'x'.repeat(256)])('refuses the key %j', async (key) => {
    const investor = await server.as('investor')
    const refused = await investor.post(path, preset('Bad key'), under(key))
    expect([refused.status, refused.body.errors[0].code, refused.body.errors[0].source]).toEqual([
      400,
      '103',
      { parameter: 'Idempotency-Key' },
    ])
  })

  test('may make its slug anew inside the one transaction', async () => {
    const provider = await server.as('provider')
    const insight = { data: { type: 'insights', attributes: { tagline: 'Japanese banks: the carry is back' }, relationships: {} } }
    const made = await provider.post('/api/v2/insights', insight, under('key-5'))
    expect(made.status).toBe(201)
    expect((await provider.post('/api/v2/insights', insight, under('key-5'))).body).toEqual(made.body)
  })

  test('stores a file once', async () => {
    const investor = await server.as('investor')
    const upload = (text: string) => ({
      data: {
        type: 'account-uploads',
        attributes: { source: `data:text/csv;base64,${Buffer.from(text).toString('base64')}`, 'source-file-name': 'once.csv' },
      },
    })
    const stored = (): number =>
      readdirSync(server.place.folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
    const before = stored()
    const made = await investor.post('/api/v2/account-uploads', upload('a,b\n'), under('key-6'))
    expect(made.status).toBe(201)
    const again = await investor.post('/api/v2/account-uploads', upload('a,b\n'), under('key-6'))
    expect(again.body.data.id).toBe(made.body.data.id)
    expect((await investor.post('/api/v2/account-uploads', upload('a,c\n'), under('key-6'))).status).toBe(409)
    expect((await investor.post('/api/v2/account-uploads', { data: {} }, under('key-7'))).status).toBe(400)
    expect(stored()).toBe(before + 1)
    expect((await server.guest.get(made.body.data.attributes.source)).text).toBe('a,b\n')
  })

  test('is forgotten after a day', async () => {
    const investor = await server.as('investor')
    await investor.post(path, preset('Daily'), under('key-8'))
    await sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = 'key-8'`.execute(server.db)
    expect((await investor.post(path, preset('Daily'), under('key-8'))).status).toBe(201)
    expect(await named('Daily')).toBe(2)
    await tick(server.db, server.place.files, new Date(Date.now() + 25 * 3_600_000))
    const { rows } = await sql`select from idempotency_keys`.execute(server.db)
    expect(rows).toEqual([])
  })

  test('keeps no token', async () => {
    const credentials = { data: { type: 'sessions', attributes: { email: 'investor@demo.example', password: 'demo-password-1' } } }
    const answers = [
      await server.guest.post('/api/v2/accounts/sign_in', credentials, under('key-9')),
      await server.guest.post('/api/v2/accounts/sign_in', credentials, under('key-9')),
    ]
    expect(answers.map((one) => one.status)).toEqual([201, 201])
    const [one, other] = answers.map(({ body }) => body.data.attributes.token as string)
    expect(one).not.toBe(other)
    const { rows } = await sql`select from idempotency_keys where key = 'key-9'`.execute(server.db)
    expect(rows).toEqual([])
  })

  test('keeps no copy of an answer that says none is kept', async () => {
    const investor = await server.as('investor')
    const client = { platform: 'web', browser: 'firefox', token: 'https://push.example/of-one-browser' }
    const made = await investor.post('/api/v2/push-notification-tokens', { data: client }, under('key-10'))
    expect([made.status, made.headers['cache-control']]).toEqual([201, 'private, no-store'])
    const { rows } = await sql`select from idempotency_keys where key = 'key-10'`.execute(server.db)
    expect(rows).toEqual([])
  })
})
