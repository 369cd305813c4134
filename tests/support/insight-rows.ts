/** Insights put straight into a state in the tables, as if every step before had been taken. */
import type { Insertable } from 'kysely'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../src/database/connection.ts'
import { transact } from '../../src/database/transact.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import type { InsightsTable } from '../../src/generated/tables.ts'
import { count } from '../../src/resources/research/insights.transitions.ts'
import { hashOf } from '../../src/tokens.ts'
import { setColumns } from './columns.ts'
import type { Answer, Client, Server } from './server.ts'

export const states = ['drafted', 'submitted', 'in-review', 'changes-requested', 'approved', 'scheduled', 'published', 'cancelled'] as const
export type State = (typeof states)[number]

/** Account numbers of the demo set that stories need and `Server.as` cannot name. */
export const authors = { provider: 4, 'provider-2': 5, lead: 6, wing: 16, dale: 17, editor: 9 } as const
const companies: Record<number, number> = { 4: 1, 5: 2, 6: 1, 9: 13, 16: 3, 17: 4 }

export const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()
const day = 24 * 60

/** The time that an insight of this state has as `published-at`, where nothing else is said. */
const publishedAt: Partial<Record<State, number>> = { approved: day, scheduled: day, published: -day, cancelled: -day }

export type InsightColumns = Partial<Insertable<InsightsTable>>

/** What the row of an insight in a state says of the state. */
function columnsIn(state: State) {
  const at = publishedAt[state]
  return {
    aasm_state: state,
    aasm_state_updated_at: minutesFromNow(-30),
    published_at: at === undefined ? null : minutesFromNow(at),
    was_published: state === 'published' || state === 'cancelled',
    cancelled_at: state === 'cancelled' ? minutesFromNow(-10) : null,
    status_reason: state === 'cancelled' ? 'duplicate' : null,
    review_ends_at: state === 'in-review' ? minutesFromNow(day) : null,
  }
}

/** Puts a draft into another state, and counts it where it is published by it. */
export async function setState(db: Database, id: string, state: State): Promise<void> {
  await transact(db, async (tx) => {
    await setColumns(tx, 'insights', id, columnsIn(state))
    if (state === 'published') await count(tx, id, 1)
  })
}

/**
 * Inserts a complete, certified insight in this state and answers its id. One that is published is counted, as publishing
 * would have done.
 */
export async function putInsight(db: Database, state: State, by: number = authors.provider, columns: InsightColumns = {}): Promise<string> {
  const id = randomUUID()
  const row: Insertable<InsightsTable> = {
    id,
    account_id: seedId('accounts', by),
    company_id: seedId('companies', companies[by] ?? 1),
    primary_entity_id: seedId('entities', 1),
    slug: `put-${id.slice(0, 8)}-${id.slice(24)}`,
    tagline: `Put into ${state}`,
    executive_summary: '<p>Summary.</p>',
    detail: '<p>Detail.</p>',
    imperative: 'bullish',
    time_horizon: 'short',
    body_changed_at: minutesFromNow(-3 * day),
    ...columnsIn(state),
    ...columns,
  }
  await transact(db, async (tx) => {
    await insertRows(tx, 'insights', row)
    await insertRows(tx, 'insight_disclosures', {
      id: randomUUID(),
      insight_id: id,
      certified: true,
      position_in_securities: 'None.',
      certified_at: minutesFromNow(-2 * day),
    })
    await insertRows(tx, 'insight_content_verticals', { insight_id: id, content_vertical_id: seedId('content-verticals', 1) })
    if (state === 'published') await count(tx, id, 1)
  })
  return id
}

/** The whole row of an insight, and of its disclosure, to compare before and after. */
export async function rowOf(db: Database, id: string) {
  const insight = await db.selectFrom('insights').selectAll().where('id', '=', id).executeTakeFirst()
  const disclosure = await db.selectFrom('insight_disclosures').selectAll().where('insight_id', '=', id).executeTakeFirst()
  return { insight, disclosure }
}

/** A client with a session of its own, so that what the server remembers of an account's other tokens plays no part. */
export async function freshClient(server: Server, account: string): Promise<Client> {
  const token = randomBytes(32).toString('base64url')
  await insertRows(server.db, 'sessions', {
    id: randomUUID(),
    account_id: account,
    kind: 'password',
    token_hash: hashOf(token),
    expires_at: minutesFromNow(30 * day),
  })
  return server.withToken(token)
}

export const insightPath = (id: string): string => `/api/v2/insights/${id}`
export const patchOf = (attributes: object, relationships?: object) => ({
  data: { type: 'insights', attributes, ...(relationships ? { relationships } : {}) },
})
export const moveTo = (state: State, attributes: object = {}) => patchOf({ 'aasm-state': state, ...attributes })
export const codesOf = (answer: Answer): string[] => (answer.body.errors ?? []).map((one: { code: string }) => one.code)
export const detailsOf = (answer: Answer): string[] => (answer.body.errors ?? []).map((one: { detail: string }) => one.detail)
