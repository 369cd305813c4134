import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { checkAnswer } from './contract.ts'
import { startServer } from './server.ts'

const server = startServer()

describe('a test that meets a fault of the server', () => {
  test('is told what the database said, and of what operation', async () => {
    await sql`alter table like_reasons rename column polarity to mood`.execute(server.db)
    await expect(server.guest.get('/api/v2/like-reasons')).rejects.toMatchObject({
      message: expect.stringMatching(
        /^listLikeReasons \(GET \/api\/v2\/like-reasons\) answered 500: column like_reasons\.polarity does not exist, code 42703, at character \d+/,
      ),
      cause: { code: '42703' },
    })
  })

  test('is told where it was thrown', async () => {
    const investor = await server.as('investor')
    Object.assign(server.jobs, { ready: () => Promise.reject(new TypeError('no queue')) })
    const body = { data: { type: 'filter-presets', attributes: { name: 'Japan' } } }
    const asked = investor.post('/api/v2/filter-presets', body, { headers: { 'idempotency-key': 'once' } })
    await expect(asked).rejects.toThrow(/answered 500: no queue\n.*\n? +at .*src\/http\/carry-out\.ts:\d+/)
  })
})

describe('an answer that fits none of several schemas', () => {
  test('is held against the one of its resource type', async () => {
    const investor = await server.as('investor')
    const path = '/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity'
    const answer = await investor.get(path)
    answer.body.data.attributes.slug = 7
    const entity = /fits none of .*; the body is no EntityDocument: \[\{[^}]*"\/data\/attributes\/slug".*"must be string"\}\]/
    expect(() => checkAnswer('GET', path, answer)).toThrow(entity)
  })
})
