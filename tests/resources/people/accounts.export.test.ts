import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import { lentSession } from '../../support/lent-session.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/accounts/me/export'

let provider: Client
beforeAll(async () => {
  provider = await server.as('provider')
})

describe('the export of an account', () => {
  test('has its rows by their kind, the newest first, with names as the API writes them', async () => {
    const newest = await putInsight(server.db, 'published', authors.provider, { tagline: 'The newest of all' })
    const { status, body, headers } = await provider.get(path)
    expect([status, headers['content-type'], body.meta.incomplete]).toEqual([200, 'application/json; charset=utf-8', []])
    expect(body.data.accounts).toEqual([expect.objectContaining({ id: seedId('accounts', 4), 'account-type': 'insight-provider' })])
    expect(body.data.insights[0]).toMatchObject({ id: newest, tagline: 'The newest of all', 'aasm-state': 'published' })
    expect(body.data.insights.length).toBeGreaterThan(1)
    expect(body.data['locker-items']).toBeInstanceOf(Array)
  })

  test('is whole however much was written: what has no room is named', async () => {
    const long = 'a long text '.repeat(40_000)
    for (let n = 0; n < 72; n++) await putInsight(server.db, 'drafted', authors.provider, { detail: long })
    const { body, text } = await provider.get(path)
    expect(body.meta.incomplete).toEqual(['insights'])
    expect(text.length).toBeLessThan(64 * 1024 * 1024)
    expect(body.data.insights.length).toBeGreaterThan(60)
    expect(body.data.comments.length).toBeGreaterThan(0)
  })

  test('is for lasting sessions, and five times an hour', async () => {
    const investor = await server.as('investor')
    expect((await (await lentSession(server, investor)).get(path)).status).toBe(403)
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await investor.get(path)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
