import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { putGroup, saying } from '../../support/conversations.ts'
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

  test('is given to an admin without what was said in private, and says so', async () => {
    const own = await server.as('investor-2')
    const insight = await putInsight(server.db, 'published', authors.provider)
    const annotation = { insight_id: insight, annotator_id: seedId('accounts', 2), annotable_attribute: 'detail', section_id: 1 } as const
    const [secret, open] = [
      { message: 'Sell before Friday.', is_secret: true },
      { message: 'Well argued.', is_secret: false },
    ]
    for (const one of [secret, open]) await insertRows(server.db, 'annotations', { id: randomUUID(), ...annotation, ...one })
    const group = await putGroup(server.db, [seedId('accounts', 2), seedId('accounts', 4)])
    expect((await own.post('/api/v2/messages', saying('Between the two of us.', group))).status).toBe(201)
    const words = ['Between the two of us.', 'Sell before Friday.', 'Well argued.']
    const heldIn = async (who: Client, account: string) => {
      const { text, body } = await who.get(`/api/v2/accounts/${account}/export`)
      return [words.map((one) => text.includes(one)), body.meta.withheld]
    }
    expect(await heldIn(own, 'me')).toEqual([[true, true, true], []])
    const admin = await server.as('admin')
    expect(await heldIn(admin, seedId('accounts', 2))).toEqual([
      [false, false, true],
      ['messages', 'annotations', 'notifications'],
    ])
    // Whom it was said to was told of it.
    expect(await heldIn(await server.as('provider'), 'me')).toEqual([[true, false, false], []])
    expect(await heldIn(admin, seedId('accounts', 4))).toEqual([
      [false, false, false],
      ['messages', 'annotations', 'notifications'],
    ])
  })

  test('is for lasting sessions, and five times an hour', async () => {
    const investor = await server.as('investor')
    expect((await (await lentSession(server, investor)).get(path)).status).toBe(403)
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await investor.get(path)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
