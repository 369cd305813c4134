import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { dataUrl, pdfBytes } from '../../support/files.ts'
import { authors, codesOf, freshClient, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const upload = (client: Client, headers: Record<string, string> = {}): Promise<Answer> => {
  const attributes = { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'a.pdf' }
  return client.post('/api/v2/account-uploads', { data: { type: 'account-uploads', attributes } }, { headers })
}
const save = (client: Client, query: string, attributes: object = {}): Promise<Answer> =>
  client.post('/api/v2/alerts', { data: { type: 'alerts', attributes: { 'query-text': query, frequency: 'daily', ...attributes } } })
const patch = (client: Client, id: string, attributes: object): Promise<Answer> =>
  client.patch(`/api/v2/alerts/${id}`, { data: { attributes } })
const count = (answers: Answer[], status: number): number => answers.filter((one) => one.status === status).length

describe('the files of an account', () => {
  /** Has an account store so many bytes more. */
  const fill = (account: string, bytes: number) =>
    sql`insert into files (id, name, content_type, size, stored_by, kept_at, account_id)
      select gen_random_uuid(), 'big', 'application/pdf', least(2147483647, ${bytes}::bigint - at), 'test', now(), ${account}
      from generate_series(0::bigint, ${bytes}::bigint - 1, 2147483647) as at`.execute(server.db)
  const rest = pdfBytes().length

  test('take 10 GiB at most, exact for 12 at once; what is deleted makes room, and others go on', async () => {
    const [client, account] = [await server.as('investor'), seedId('accounts', 1)]
    await fill(account, 10 * 1_024 ** 3 - 3 * rest)
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(client)))
    expect([count(answers, 201), count(answers, 413)]).toEqual([3, 9])
    const [error] = answers.find((one) => one.status === 413)!.body.errors
    expect(error.detail).toBe('The files of one account may take at most 10737418240 bytes. Delete some first.')
    expect((await upload(client, { 'idempotency-key': 'full' })).status).toBe(413)
    expect((await upload(await server.as('investor-2'))).status).toBe(201)
    const stored = answers.find((one) => one.status === 201)!.body.data.id as string
    expect((await client.delete(`/api/v2/account-uploads/${stored}`)).status).toBe(204)
    expect((await upload(client, { 'idempotency-key': 'room' })).status).toBe(201)
    expect((await upload(client)).status).toBe(413)
  })

  test('have no such limit where the account is one of the operator', async () => {
    await fill(seedId('accounts', 9), 11 * 1_024 ** 3)
    const { rows } = await sql<{ type: string }>`select account_type as type from accounts where id = ${seedId('accounts', 9)}`.execute(
      server.db,
    )
    expect(rows[0]!.type).toBe('staff')
    expect((await upload(await server.as('editor'))).status).toBe(201)
  })
})

describe('the alerts of an account', () => {
  test('are 100 active ones at most, exact at once; one that is switched off makes room', async () => {
    const client = await server.as('investor-2')
    await sql`delete from alerts where account_id = ${seedId('accounts', 2)}`.execute(server.db)
    const off = (await save(client, 'sleeping', { active: false })).body.data.id as string
    const answers = await Promise.all(Array.from({ length: 110 }, (_, index) => save(client, `words ${index}`)))
    expect([count(answers, 201), count(answers, 422)]).toEqual([100, 10])
    expect(answers.find((one) => one.status === 422)!.body.errors[0]).toMatchObject({
      ...{ code: '100', title: 'An account has at most 100 active alerts', source: { pointer: '/data' } },
    })
    expect((await save(client, 'asleep', { active: false })).status).toBe(201)
    expect((await patch(client, off, { active: true })).status).toBe(422)
    const one = answers.find((answer) => answer.status === 201)!.body.data.id as string
    expect((await patch(client, one, { 'query-text': 'other words' })).status).toBe(200)
    expect((await patch(client, one, { active: false })).status).toBe(200)
    expect((await patch(client, off, { active: true })).status).toBe(200)
    expect((await patch(client, one, { active: true })).status).toBe(422)
  })
})

describe('where attempts are limited', () => {
  const limited = startServer({ limited: true })

  test('an account uploads 30 times a minute; what has no file and other accounts go on', async () => {
    const client = await limited.as('provider')
    const answers = await Promise.all(Array.from({ length: 33 }, () => upload(client)))
    expect([count(answers, 201), count(answers, 429)]).toEqual([30, 3])
    const wait = Number(answers.find((one) => one.status === 429)!.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await upload(await limited.as('lead'))).status).toBe(201)
    expect((await client.get('/api/v2/accounts/me')).status).toBe(200)
    const without = await (await limited.as('lead')).post('/api/v2/account-uploads', { data: { type: 'account-uploads', attributes: {} } })
    expect(without.status).toBe(400)
  })

  test.each([
    ['asked before it is decoded', 'published', 'provider-2', [409, '409']],
    ['found when it is decoded', 'drafted', 'wing', [422, '100']],
  ] as const)('a picture that is refused counts as one that is taken: %s', async (_, state, author, refusal) => {
    const client = await freshClient(limited, seedId('accounts', authors[author]))
    const insight = await putInsight(limited.db, state, authors[author])
    const before = await limited.db.selectFrom('files').select('id').execute()
    const half = (
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2f6fb0' } })
        .png()
        .toBuffer()
    ).subarray(0, 90)
    const body = {
      type: 'images',
      attributes: { source: dataUrl('image/png', half), 'source-file-name': 'half.png' },
      relationships: { imageable: { data: { type: 'insights', id: insight } } },
    }
    const answers = await Promise.all(Array.from({ length: 33 }, () => client.post('/api/v2/images', { data: body })))
    expect([count(answers, refusal[0]), count(answers, 429)]).toEqual([30, 3])
    for (const one of answers.filter(({ status }) => status !== 429)) expect([one.status, ...codesOf(one)]).toEqual(refusal)
    expect(await limited.db.selectFrom('files').select('id').execute()).toEqual(before)
  })
})
