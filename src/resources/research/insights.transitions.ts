/** The checks and effects of the transitions of an insight. Each runs in the transaction that holds its row. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { saysSomething } from '../../html.ts'
import { transition } from '../../verbs/lifecycle.ts'
import type { Parts, State as StateOf } from '../../verbs/lifecycle.ts'
import { save } from '../../verbs/rows.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { insights } from './insights.ts'
import type { Actor } from './insights.actors.ts'
import { followedClasses, slugOf } from './insights.classes.ts'
import { tellOfEvent } from './insights.news.ts'

type State = StateOf<'insights'>

/** Why an insight is cancelled or withdrawn. */
const cancelReasons = ['factual-error', 'compliance', 'rights', 'duplicate', 'superseded', 'author-request', 'legal', 'other']

export interface Step {
  tx: Transaction
  /** The row as it will be once the columns sent with the transition are written. */
  insight: Row<'insights'>
  actors: readonly Actor[]
  /** Whose request it is; null for that of the recurring tick. */
  by: string | null
  now: Date
  /** The status-reason that was sent with the transition. */
  reason: string | null
}

/** Brings an insight whose row is locked and whose columns are written to `target`. @throws what `transition` of a lifecycle throws. */
export async function bringTo(step: Step, target: State): Promise<void> {
  const { tx, insight, actors, by, now, reason } = step
  const state = insight.aasm_state
  const taken = await transition('insights', { from: state, to: target, actors }, parts, step)
  if (!taken) return
  const columns: Written<'insights'> = {
    aasm_state_updated_at: now.toISOString(),
    ...(reason === null ? {} : { status_reason: reason }),
    ...taken.columns,
  }
  await save(tx, 'insights', insight.id, columns)
  // What an author's card shows is counted from the insights as they are saved.
  if (columns.aasm_state === 'published') await count(tx, insight.id, 1)
  if (state === 'published') await count(tx, insight.id, -1)
  await tellOfEvent(tx, taken.event, { insight, by, reason }, columns.aasm_state !== state)
  if (columns.aasm_state === 'submitted') await approveOfTrusted(step)
}

const year = 366 * 24 * 3_600_000

/** Whether something can be scheduled for a time. */
export function isAhead(time: string | null, now: Date): boolean {
  const at = time === null ? 0 : Date.parse(time)
  return at > now.getTime() && at <= now.getTime() + year
}

/** How long after the time that it was scheduled for something is published as of that time, in milliseconds. */
const mostLate = 60_000

/** What comes later, after nothing ran for a while, was read by nobody before: its embargo begins when it comes, and it counts for the month of then. */
function isPunctual({ aasm_state, published_at }: Row<'insights'>, now: Date): boolean {
  const late = published_at === null ? NaN : now.getTime() - Date.parse(published_at)
  return aasm_state === 'scheduled' && late >= 0 && late <= mostLate
}

type InsightParts = Parts<'insights', Step, Written<'insights'>>

/** What an insight lacks to be read by others. */
export async function missingIn(tx: Transaction, insight: Row<'insights'>): Promise<string[]> {
  const verticals = tx.selectFrom('insight_content_verticals').select('content_vertical_id').where('insight_id', '=', insight.id)
  const filed = await verticals.limit(1).executeTakeFirst()
  return [
    ...(saysSomething(insight.tagline) ? [] : ['A tagline is needed']),
    ...(saysSomething(insight.executive_summary) || saysSomething(insight.detail) ? [] : ['An executive summary or a detail is needed']),
    ...(filed ? [] : ['At least one content vertical is needed']),
    ...(insight.primary_entity_id || insight.no_sector ? [] : ['A primary entity is needed unless no-sector is true']),
    ...(insight.imperative && !(insight.primary_entity_id && insight.time_horizon)
      ? ['An imperative needs a primary entity and a time horizon']
      : []),
  ]
}

const guards: InsightParts['guards'] = {
  complete: ({ tx, insight }) => missingIn(tx, insight),
  certified: async ({ tx, insight }) => {
    const valid = tx
      .selectFrom('insight_disclosures')
      .select('id')
      .where('insight_id', '=', insight.id)
      .where('certified', '=', true)
      .where(sql<boolean>`position_in_securities ~ '\\S'`)
      .where(sql<boolean>`certified_at >= (select body_changed_at from insights where id = ${insight.id})`)
    return (await valid.executeTakeFirst())
      ? []
      : ['The disclosure must state positions and be certified after the last change of the body']
  },
  'entities-open': async ({ tx, insight }) =>
    (await namesRestricted(tx, insight)) ? ["An entity is on the company's restricted list"] : [],
  'other-hand': ({ insight, by }) => (insight.account_id === by ? ['Somebody else approves what you wrote'] : []),
  reason: ({ reason }) => (reason ? [] : ['A status-reason is needed']),
  'known-reason': ({ reason }) =>
    cancelReasons.includes(reason ?? '') ? [] : [`status-reason must be one of ${cancelReasons.join(', ')}`],
  'time-ahead': ({ insight, now }) => (isAhead(insight.published_at, now) ? [] : ['published-at must be in the future, within a year']),
}

const effects: InsightParts['effects'] = {
  freeze: async ({ tx, insight }) => ({
    ...(await followedClasses(tx, insight)),
    slug: insight.slug ?? (await slugOf(tx, insight.tagline)),
    ...(insight.automatic_keywords.length > 0 ? {} : { automatic_keywords: await keywordsOf(tx, insight.id) }),
    editor_approved_at: null,
    compliance_approved_at: null,
  }),
  'begin-review': async ({ now }) => ({ review_ends_at: new Date(now.getTime() + 24 * 3_600_000).toISOString() }),
  approve: async ({ tx, insight, actors, now }) => {
    // Whoever changes the policy at this moment waits for the approval, or the approval for the change.
    const firm = tx.selectFrom('companies').where('id', '=', insight.company_id).forShare()
    const asks = await firm.select(sql<boolean>`policy -> 'pre-approval-required' = 'true'`.as('for_two')).executeTakeFirst()
    const twoHands = asks?.for_two === true
    const approvals = {
      editor_approved_at: actors.includes('editor') ? now.toISOString() : insight.editor_approved_at,
      compliance_approved_at: actors.includes('compliance') ? now.toISOString() : insight.compliance_approved_at,
    }
    const enough = approvals.editor_approved_at !== null && (!twoHands || approvals.compliance_approved_at !== null)
    // With one of two hands the insight stays where it is and remembers whose.
    return enough ? approvals : { ...approvals, aasm_state: insight.aasm_state, aasm_state_updated_at: insight.aasm_state_updated_at }
  },
  'clear-approvals': async () => ({ editor_approved_at: null, compliance_approved_at: null, review_ends_at: null }),
  'clear-certification': async ({ tx, insight }) => {
    await clearCertification(tx, insight.id)
    return {}
  },
  publish: async ({ insight, now }) => {
    const written = { was_published: true, awaits_delayed: true }
    if (isPunctual(insight, now)) return { ...written, published_at: insight.published_at }
    // By the transaction's time, which the embargo is measured by, an embargo of no minutes is over at once.
    const at = sql<string>`date_trunc('milliseconds', now())`
    return { ...written, published_at: at, aasm_state_updated_at: at }
  },
  cancel: async ({ tx, insight, now }) => {
    await leaveTrace(tx, insights, insight.id, 'cancelled')
    return { cancelled_at: now.toISOString(), awaits_delayed: false }
  },
}

export const parts: InsightParts = { guards, effects }

/** What was certified has to be certified anew. */
export async function clearCertification(tx: Transaction, insight: string): Promise<void> {
  await tx
    .updateTable('insight_disclosures')
    .set({ certified: false, certified_at: null, updated_at: sql`now()` })
    .where('insight_id', '=', insight)
    .where('certified', '=', true)
    .execute()
}

/** Whether one of its entities is on the restricted list of the company. */
async function namesRestricted(tx: Transaction, { id, company_id, primary_entity_id }: Row<'insights'>): Promise<boolean> {
  const { rows } = await sql`select from companies where id = ${company_id} and exists (
    select from (select ${primary_entity_id}::text as id
      union all select entity_id from insight_secondary_entities where insight_id = ${id}) as named
    where policy -> 'restricted-entity-ids' ? named.id)`.execute(tx)
  return rows.length > 0
}

/** Whether the research of a firm needs no approval: it is trusted, and does not itself ask for that of its compliance officer. */
export const isTrusted = sql<boolean>`(companies.trusted and companies.policy -> 'pre-approval-required' is distinct from 'true')`

/** Approves what was submitted of a firm that needs no approval. */
async function approveOfTrusted({ tx, insight, now }: Step): Promise<void> {
  const approved = await tx
    .updateTable('insights')
    .set({ aasm_state: 'approved', editor_approved_at: now.toISOString() })
    .where('id', '=', insight.id)
    .where(sql<boolean>`exists (select from companies where companies.id = insights.company_id and ${isTrusted})`)
    .returning('id')
    .executeTakeFirst()
  if (approved) await tellOfEvent(tx, 'approve', { insight, by: null, reason: null })
}

/** As long as the contract lets a keyword be. */
const longestKeyword = 120

/** The names and tickers of its entities and the names of its verticals, at most 30. */
async function keywordsOf(tx: Transaction, id: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select distinct on (place, word) word from (
      select 0 as place, unnest(array[rtrim(left(pretty_name, ${sql.lit(longestKeyword)})), security]) as word from entities
        where id = (select primary_entity_id from insights where id = ${id})
          or id in (select entity_id from insight_secondary_entities where insight_id = ${id})
      union all select 1, name from content_verticals
        where id in (select content_vertical_id from insight_content_verticals where insight_id = ${id})) as found
    where word <> '' order by place, word limit 30`.execute(tx)
  return rows.map(({ word }) => word)
}

/** Changes the counters of everything that a published insight counts for. */
export async function count(tx: Transaction, id: string, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ insights_count: sql<number>`insights_count + ${by}` })
    .where(sql<boolean>`id = (select account_id from insights where id = ${id})`)
    .execute()
  await tx
    .updateTable('entities')
    .set({ insights_count: sql<number>`insights_count + ${by}` })
    .where(
      inTurn(
        'entities',
        sql`id = (select primary_entity_id from insights where id = ${id})
          or id in (select entity_id from insight_secondary_entities where insight_id = ${id})`,
      ),
    )
    .execute()
  await tx
    .updateTable('content_verticals')
    .set({ insights_count: sql<number>`insights_count + ${by}` })
    .where(inTurn('content_verticals', sql`id in (select content_vertical_id from insight_content_verticals where insight_id = ${id})`))
    .execute()
  await tx
    .updateTable('insights')
    .set({ published_forked_count: sql<number>`published_forked_count + ${by}` })
    .where(inTurn('insights', sql`id in (select upstream_id from insight_streams where downstream_id = ${id})`))
    .execute()
}

/** Rows that are locked in the order of their ids, so that two publications that count for the same do not wait for each other. */
const inTurn = (table: 'entities' | 'content_verticals' | 'insights', rows: RawBuilder<unknown>) =>
  sql<boolean>`id in (select id from ${sql.table(table)} where ${rows} order by id for no key update)`
