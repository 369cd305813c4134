import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { seedId } from '../../../src/demo/ids.ts'
import { authors, insightPath, moveTo, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const state = (answer: Answer): [number, string] => [answer.status, answer.body.data?.attributes['aasm-state']]
const setPolicy = (company: number, policy: object) =>
  sql`update companies set policy = policy || ${JSON.stringify(policy)}::jsonb where id = ${seedId('companies', company)}`.execute(
    server.db,
  )

let provider: Client
let editor: Client
beforeAll(async () => {
  ;[provider, editor] = await Promise.all([server.as('provider'), server.as('editor')])
})

describe('approval', () => {
  test.each([
    ['compliance', 'editor'],
    ['editor', 'compliance'],
  ] as const)('takes two hands where the firm asks for it: %s, then %s', async (first, second) => {
    await setPolicy(1, { 'pre-approval-required': true })
    const id = await putInsight(server.db, 'submitted')
    const [one, other] = await Promise.all([server.as(first), server.as(second)])
    expect(state(await one.patch(insightPath(id), moveTo('approved')))).toEqual([200, 'submitted'])
    expect(state(await one.patch(insightPath(id), moveTo('approved')))).toEqual([200, 'submitted'])
    expect(state(await other.patch(insightPath(id), moveTo('approved')))).toEqual([200, 'approved'])
  })
  afterAll(() => setPolicy(1, { 'pre-approval-required': false }))

  test.each(['approved', 'scheduled'] as const)(
    'of the compliance officer holds back what was %s before it was asked for',
    async (from) => {
      await setPolicy(1, { 'pre-approval-required': false })
      const compliance = await server.as('compliance')
      const [id, other] = [await putInsight(server.db, from), await putInsight(server.db, from, authors['provider-2'])]
      const seen = await putInsight(server.db, from, authors.provider, { compliance_approved_at: new Date().toISOString() })
      const asked = { data: { attributes: { policy: { 'pre-approval-required': true } } } }
      expect((await compliance.patch(`/api/v2/companies/${seedId('companies', 1)}`, asked)).status).toBe(200)
      const states = await Promise.all([id, seen, other].map(async (one) => state(await editor.get(insightPath(one)))[1]))
      expect(states).toEqual(['submitted', from, from])
      const { data: news } = (await provider.get('/api/v2/notifications?page[size]=100')).body
      const told = news.filter((one: { attributes: { key: string; parameters: { reason?: string } | null } }) =>
        one.attributes.parameters?.reason?.startsWith('The firm asks for the approval of its compliance officer'),
      )
      expect(told.map((one: { attributes: { key: string } }) => one.attributes.key)).toContain('insight.returned')
      expect(state(await provider.patch(insightPath(id), moveTo('published')))[0]).toBe(409)
      await editor.patch(insightPath(id), moveTo('approved'))
      expect(state(await compliance.patch(insightPath(id), moveTo('approved')))).toEqual([200, 'approved'])
      expect(state(await provider.patch(insightPath(id), moveTo('published')))).toEqual([200, 'published'])
    },
  )

  test('of both hands is asked for anew after changes were requested', async () => {
    await setPolicy(1, { 'pre-approval-required': true })
    const id = await putInsight(server.db, 'submitted')
    const compliance = await server.as('compliance')
    await editor.patch(insightPath(id), moveTo('approved'))
    await compliance.patch(insightPath(id), moveTo('changes-requested', { 'status-reason': 'Once more.' }))
    await provider.patch(insightPath(id), moveTo('submitted'))
    expect(state(await compliance.patch(insightPath(id), moveTo('approved')))).toEqual([200, 'submitted'])
  })

  test('by the compliance officer alone is none where the firm does not ask for it', async () => {
    await setPolicy(1, { 'pre-approval-required': false })
    const id = await putInsight(server.db, 'submitted')
    await (await server.as('compliance')).patch(insightPath(id), moveTo('approved'))
    expect(state(await provider.get(insightPath(id)))).toEqual([200, 'submitted'])
    expect(state(await editor.patch(insightPath(id), moveTo('approved')))).toEqual([200, 'approved'])
  })

  test('is nothing for whoever wrote it, a compliance officer by now', async () => {
    const compliance = await server.as('compliance')
    const id = await putInsight(server.db, 'submitted', authors.provider, { account_id: seedId('accounts', 7) })
    const refused = await compliance.patch(insightPath(id), moveTo('approved'))
    expect([refused.status, refused.body.errors[0].detail]).toEqual([422, 'Somebody else approves what you wrote'])
    expect(state(await editor.patch(insightPath(id), moveTo('approved')))).toEqual([200, 'approved'])
  })

  test('of a trusted firm comes with the submission', async () => {
    const dale = await server.as('dale.whitcombe')
    const id = await putInsight(server.db, 'drafted', authors.dale)
    expect(state(await dale.patch(insightPath(id), moveTo('submitted')))).toEqual([200, 'approved'])
    expect(state(await dale.patch(insightPath(id), moveTo('published')))).toEqual([200, 'published'])
  })

  test('of a trusted firm that asks for it takes its compliance officer all the same', async () => {
    await setPolicy(4, { 'pre-approval-required': true })
    const id = await putInsight(server.db, 'drafted', authors.dale)
    expect(state(await (await server.as('dale.whitcombe')).patch(insightPath(id), moveTo('submitted')))).toEqual([200, 'submitted'])
    await setPolicy(4, {})
  })
})
