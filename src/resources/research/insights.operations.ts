/** The operations of insights. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { randomBytes } from 'node:crypto'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict, forbidden } from '../../refusals.ts'
import { has } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { permitted } from '../../verbs/permitted.ts'
import { related } from '../../verbs/relations.ts'
import { erase, find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { slugFrom } from '../../verbs/slugs.ts'
import type { Scope } from '../../verbs/visible.ts'
import { moveAnnotations } from '../discussion/annotations.anchors.ts'
import { recordSecretsOf } from '../discussion/annotations.reading.ts'
import { forgetFollowers } from '../discussion/follows.ts'
import { insights, published } from './insights.ts'
import { correction, corrects, keepAhead } from './insights.corrections.ts'
import { filters, orders, presetFilters } from './insights.filters.ts'
import { handOver, requireStandIn } from './insights.handing-over.ts'
import { tellOfCorrection } from './insights.news.ts'
import { actorsIn, bringTo, count } from './insights.transitions.ts'
import { vote } from './insights.votes.ts'
import { bodyNames, columnsOf, entityClasses, saveCitations, saveLinks } from './insights.writing.ts'
import { requestAccess } from './publication-access-requests.ts'

const listPublished = page(insights, {
  rows: { insteadOfVisible: () => published },
  filters,
  orders,
  total: { counter: sql`select coalesce(sum(published), 0) from insight_counts` },
})

/** An account's own insights in one state; for editors everyone's. */
const listedInState = ({ kind, me }: Scope) => (kind === 'staff' ? sql<SqlBool>`true` : sql<SqlBool>`insights.account_id = ${me}`)
const stateFilters = { ...filters, state: (value: string) => sql<SqlBool>`insights.aasm_state = ${value}` }
const listInState = page(insights, {
  rows: { insteadOfVisible: listedInState },
  filters: stateFilters,
  // What is not published has no time of publication yet.
  orders: { ...orders, '-published-at': { column: 'created_at', descending: true } },
})

const listOwnPublished = page(insights, { rows: { insteadOfVisible: listedInState }, filters: stateFilters, orders })

/** Whether a write failed because another insight has or had the slug. */
const slugTaken = (error: unknown): boolean => /slug/.test((error as { constraint?: string }).constraint ?? '')

const relatedTo = related(insights)

export const insightOperations: Handlers<'insights'> = {
  async listInsights(asked) {
    const { 'preset-id': preset, ...given } = asked.filters
    const all = { ...given, ...(preset === undefined ? {} : await presetFilters(asked.db, preset, asked.caller)) }
    const { sort, caller, db } = asked
    const list = given.state === undefined ? listPublished : given.state === 'published' ? listOwnPublished : listInState
    return list({ page: asked.page, sort, caller, db, filters: all })
  },
  getInsight: show(insights),

  async createInsight({ sent, accept, caller, db }) {
    if (caller.roles.includes('compliance-officer')) throw forbidden('A compliance officer does not write research.')
    const store = (suffix: string) =>
      transact(db, async (tx) => {
        const draft = await accept(tx)
        const columns = { ...(await entityClasses(tx, draft.primary_entity_id)), ...(await columnsOf(tx, draft)) }
        const slug = draft.slug === undefined ? slugFrom(draft.tagline ?? '') + suffix : draft.slug
        const { aasm_state: wished, ...own } = columns
        const id = await insert(tx, 'insights', {
          ...own,
          slug: slug || null,
          account_id: caller.id,
          company_id: caller.companyId,
          body_changed_at: new Date().toISOString(),
        })
        await insert(tx, 'insight_disclosures', { insight_id: id })
        await saveLinks(tx, id, draft)
        await saveCitations(tx, id)
        if (wished === 'submitted') {
          const insight = await tx.selectFrom('insights').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
          await bringTo({ tx, insight, actors: ['author'], by: caller.id, now: new Date(), reason: null }, wished)
        }
        return one(await find(tx, insights, id, caller))
      })
    try {
      return await store('')
    } catch (error) {
      // A slug that was made from the tagline gives way; one that was asked for is a conflict.
      if ('slug' in sent.attributes || !slugTaken(error)) throw error
      return store(`-${randomBytes(4).toString('hex')}`)
    }
  },

  updateInsight: ({ params, sent, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, insights, params.id, caller)
      const actors = await actorsIn(tx, current, caller)
      if (actors.length === 0) throw forbidden('Only its author, its firm and editors change an insight.')
      const handsOver = sent.relationshipNames.includes('account') && (await requireStandIn(tx, current, caller))
      const only = permitted('updateInsight', { actors, state: current.aasm_state })
      const { aasm_state, status_reason, ...change } = await accept(tx, { only, record: current.id })
      if (handsOver) await handOver(tx, current, change.account_id!, caller)
      const now = new Date()
      const names = [...Object.keys(sent.attributes), ...sent.relationshipNames]
      const corrected = corrects(current, names)
      const columns = {
        ...(await columnsOf(tx, change, current.no_sector)),
        ...(corrected ? correction(current, status_reason, now) : {}),
        ...(names.some((name) => bodyNames.includes(name)) ? { body_changed_at: now.toISOString() } : {}),
      }
      keepAhead(current, change.published_at, aasm_state, now)
      // What a published insight counts for follows its links.
      const recount = current.aasm_state === 'published' && sent.relationshipNames.length > 0
      if (recount) await count(tx, current.id, -1)
      await save(tx, 'insights', current.id, columns)
      await saveLinks(tx, current.id, change)
      if (recount) await count(tx, current.id, 1)
      if ('detail' in sent.attributes || 'executive-summary' in sent.attributes) {
        await saveCitations(tx, current.id)
        await moveAnnotations(tx, current.id, current)
      }
      const insight = await tx.selectFrom('insights').selectAll().where('id', '=', current.id).executeTakeFirstOrThrow()
      if (corrected) await tellOfCorrection(tx, { insight, by: caller.id, reason: status_reason ?? null })
      if (aasm_state !== undefined) {
        await bringTo({ tx, insight, actors, by: caller.id, now, reason: status_reason ?? null }, aasm_state)
      }
      return one(await find(tx, insights, current.id, caller))
    }),

  deleteInsight: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, insights, params.id, caller)
      const actors = await actorsIn(tx, current, caller)
      if (!actors.includes('author') && !has(caller, 'admin')) throw forbidden('Only its author deletes an insight.')
      if (current.aasm_state === 'published' || current.aasm_state === 'cancelled') {
        throw conflict(`An insight that is ${current.aasm_state} cannot be deleted.`)
      }
      await tx.deleteFrom('comments').where('commentable_type', '=', 'insights').where('commentable_id', '=', current.id).execute()
      await forgetFollowers(tx, { type: 'insights', id: current.id })
      await erase(tx, 'insights', current.id)
      return none
    }),

  likeInsight: ({ params, caller, db }) => transact(db, (tx) => vote(tx, params.id, caller, 1)),
  dislikeInsight: ({ params, caller, accept, db }) =>
    transact(db, async (tx) => vote(tx, params.id, caller, -1, (await accept(tx)).like_reason_id ?? null)),
  unlikeInsight: ({ params, caller, db }) => transact(db, (tx) => vote(tx, params.id, caller, 0)),

  requestInsightPublicationAccess: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await find(tx, insights, params.id, caller)
      const { message } = await accept(tx)
      return requestAccess(tx, { type: 'insights', id }, caller, message ?? null)
    }),

  async getInsightRelated(asked) {
    const answer = await relatedTo(asked)
    await recordSecretsOf(asked.db, asked.caller, answer)
    return answer
  },
  getInsightRelationship: relatedTo,
}
