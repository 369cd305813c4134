/**
 * Every state, every target, every role: the table is DOMAIN 6.1 written down once more, so that the server's own table
 * and this one have to be wrong in the same way to pass.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { seedId } from '../../../src/demo/ids.ts'
import { detailsOf, freshClient, insightPath, minutesFromNow, moveTo, putInsight, rowOf, states } from '../../support/insight-rows.ts'
import type { State } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()

type Hand = 'author' | 'lead' | 'compliance' | 'editor'

const working: State[] = ['drafted', 'submitted', 'in-review', 'changes-requested', 'approved', 'scheduled']

// prettier-ignore
const events: readonly (readonly [event: string, from: readonly State[], to: State, by: readonly Hand[]])[] = [
  ['submit', ['drafted', 'changes-requested'], 'submitted', ['author', 'lead']],
  ['start-review', ['submitted'], 'in-review', ['editor']],
  ['request-changes', ['submitted', 'in-review', 'approved', 'scheduled'], 'changes-requested', ['editor', 'compliance']],
  ['resubmit', ['approved', 'scheduled'], 'submitted', ['editor']],
  ['approve', ['submitted', 'in-review'], 'approved', ['editor', 'compliance']],
  ['schedule', ['approved'], 'scheduled', ['author', 'lead', 'editor']],
  ['unschedule', ['scheduled'], 'approved', ['author', 'lead', 'editor']],
  ['publish', ['approved', 'scheduled'], 'published', ['author', 'lead', 'editor']],
  ['return-to-draft', ['submitted', 'in-review', 'changes-requested', 'approved', 'scheduled'], 'drafted', ['author', 'editor']],
  ['cancel', working, 'cancelled', ['author', 'editor', 'compliance']],
  ['withdraw', ['published'], 'cancelled', ['editor', 'compliance']],
]

/** What each role is to an insight of account 4: a hand in its life, or merely someone who reads what is published. */
const roles: Record<string, { account: number; hand?: Hand; provider?: true }> = {
  author: { account: 4, hand: 'author' },
  'a colleague without a role': { account: 14, provider: true },
  'the team lead': { account: 6, hand: 'lead' },
  'the compliance officer': { account: 7, hand: 'compliance' },
  'a provider of another firm': { account: 5, provider: true },
  'an investor': { account: 1 },
  'an editor': { account: 9, hand: 'editor' },
  'an admin': { account: 13, hand: 'editor' },
  'a corporate user': { account: 8 },
}

const reachable = (from: State, hand: Hand): State[] =>
  events.filter(([, sources, , by]) => sources.includes(from) && by.includes(hand)).map(([, , to]) => to)

/** The status that DOMAIN 14.1's order of refusals gives: the role, then the sight of the record, then the state. */
function expected(from: State, to: State, role: (typeof roles)[string]): number {
  if (role.hand) return from === to || reachable(from, role.hand).includes(to) ? 200 : 409
  if (!role.provider) return 403
  return from === 'published' || from === 'in-review' ? 403 : 404
}

/** Both hands of the firm that needs pre-approval have approved already, so that whoever approves last finds all in order. */
const approvals = (state: State) =>
  state === 'submitted' || state === 'in-review'
    ? { editor_approved_at: minutesFromNow(-20), compliance_approved_at: minutesFromNow(-20) }
    : {}

beforeAll(async () => {
  await sql`update companies set policy = policy || '{"pre-approval-required": true}' where id = ${seedId('companies', 1)}`.execute(
    server.db,
  )
})

describe.each(Object.keys(roles))('%s', (name) => {
  const role = roles[name]!
  let client: Client
  beforeAll(async () => {
    client = await freshClient(server, seedId('accounts', role.account))
  })

  test.each(states)('reaches from %s exactly what the table says', async (from) => {
    for (const to of states) {
      const what = `${from} to ${to}`
      const id = await putInsight(server.db, from, 4, approvals(from))
      const before = await rowOf(server.db, id)
      const answer = await client.patch(insightPath(id), moveTo(to, from === to ? {} : { 'status-reason': 'compliance' }))
      const after = await rowOf(server.db, id)
      const status = expected(from, to, role)
      expect([what, answer.status]).toEqual([what, status])
      if (status === 200 && from !== to) {
        expect([what, answer.body.data.attributes['aasm-state'], after.insight!.aasm_state]).toEqual([what, to, to])
        expect([what, Date.parse(after.insight!.aasm_state_updated_at!) > Date.parse(before.insight!.aasm_state_updated_at!)]).toEqual([
          what,
          true,
        ])
        continue
      }
      expect([what, after]).toEqual([what, before])
      if (status !== 409) continue
      const [detail = ''] = detailsOf(answer)
      const open = reachable(from, role.hand!)
      for (const state of states.filter((one) => one !== to)) {
        expect([what, state, detail.includes(state)]).toEqual([what, state, state === from || open.includes(state)])
      }
    }
  })
})

test('the table knows every state: each is reached, each but the cancelled one is left', () => {
  const reached = new Set(events.map(([, , to]) => to))
  const left = new Set(events.flatMap(([, from]) => from))
  expect(states.filter((state) => !reached.has(state))).toEqual([])
  expect(states.filter((state) => !left.has(state))).toEqual(['cancelled'])
})

test('a guest reaches nothing', async () => {
  for (const from of states) {
    const id = await putInsight(server.db, from)
    const before = await rowOf(server.db, id)
    for (const to of states) expect((await server.guest.patch(insightPath(id), moveTo(to))).status).toBe(401)
    expect(await rowOf(server.db, id)).toEqual(before)
  }
})
