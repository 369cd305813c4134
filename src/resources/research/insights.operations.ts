/** The operations of insights. */
import { transact } from '../../database/transact.ts'
import { insightChannel, tellLive, transactTelling } from '../../effects/realtime.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict, forbidden } from '../../refusals.ts'
import { has, refuseOverseer } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { permitted } from '../../verbs/permitted.ts'
import { related } from '../../verbs/relations.ts'
import { erase, find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { moveAnnotations } from '../discussion/annotations.anchors.ts'
import { recordSecretsOf } from '../discussion/annotations.reading.ts'
import { forgetFollowers } from '../discussion/follows.ts'
import { insights } from './insights.ts'
import { takeBackApprovals } from './insights.approvals.ts'
import { followedClasses, followedSlug, unsaid } from './insights.classes.ts'
import { corrects, correctWords, keepAhead, saidBy } from './insights.corrections.ts'
import { feedOf } from './insights.feed.ts'
import { handOver, requireStandIn } from './insights.handing-over.ts'
import { listInsights } from './insights.lists.ts'
import { tellOfRequest } from './insights.news.ts'
import { actorsIn } from './insights.actors.ts'
import { bringTo, clearCertification, count } from './insights.transitions.ts'
import { vote } from './insights.votes.ts'
import { bodyNames, columnsOf, saveCitations, saveLinks } from './insights.writing.ts'
import { requestAccess } from './publication-access-requests.ts'

/** Whether what was sent decides over the classes that follow. */
const reclasses = (names: readonly string[]): boolean => names.includes('primary-entity') || names.includes('no-sector')

/** Whether a name that was sent is one of what the insight says, and not of what becomes of it. */
const isPart = (name: string): boolean => name !== 'status-reason' && name !== 'aasm-state'

const relatedTo = related(insights)

export const insightOperations: Handlers<'insights'> = {
  listInsights,
  listFeed: feedOf,
  getInsight: show(insights),

  async createInsight({ accept, caller, db }) {
    refuseOverseer(caller, 'does not write research')
    return transact(db, async (tx) => {
      const draft = await accept(tx)
      const { aasm_state: state, ...own } = await columnsOf(tx, draft)
      const id = await insert(tx, 'insights', {
        ...own,
        ...(await followedClasses(tx, unsaid, draft)),
        slug: await followedSlug(tx, draft, unsaid),
        account_id: caller.id,
        company_id: caller.companyId,
        body_changed_at: new Date().toISOString(),
      })
      await insert(tx, 'insight_disclosures', { insight_id: id })
      await saveLinks(tx, id, draft)
      await saveCitations(tx, id)
      if (state === 'submitted') {
        const insight = await tx.selectFrom('insights').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
        await bringTo({ tx, insight, actors: ['author'], by: caller.id, now: new Date(), reason: null }, state)
      }
      return one(await find(tx, insights, id, caller))
    })
  },

  updateInsight: ({ params, sent, accept, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const current = await lock(tx, insights, params.id, caller)
      const actors = await actorsIn(tx, current, caller)
      if (actors.length === 0) throw forbidden('Only its author, its firm and editors change an insight.')
      const heir = sent.linked('account')
      const handsOver = heir !== undefined && heir !== current.account_id && (await requireStandIn(tx, current, caller))
      const only = permitted('updateInsight', { actors, state: current.aasm_state })
      const { aasm_state, status_reason, asks_for, ...change } = await accept(tx, { only, record: current.id })
      if (handsOver) await handOver(tx, current, change.account_id!, caller)
      const now = new Date()
      const names = [...Object.keys(sent.attributes), ...sent.relationshipNames]
      const changesBody = names.some((name) => bodyNames.includes(name))
      const columns = {
        ...(await columnsOf(tx, change, current)),
        ...(reclasses(names) ? await followedClasses(tx, current, change) : {}),
        slug: await followedSlug(tx, change, current),
        ...(changesBody ? { body_changed_at: now.toISOString() } : {}),
      }
      keepAhead(current, change.published_at, aasm_state, now)
      const before = corrects(current, names) ? await saidBy(tx, current) : undefined
      // What a published insight counts for follows its links.
      const recount = current.aasm_state === 'published' && sent.relationshipNames.length > 0
      if (recount) await count(tx, current.id, -1)
      // What is scheduled has a time, which goes with the state.
      const unset = current.aasm_state === 'scheduled' && change.published_at === null
      await save(tx, 'insights', current.id, unset ? { ...columns, published_at: undefined } : columns)
      await saveLinks(tx, current.id, change)
      if (recount) await count(tx, current.id, 1)
      if ('detail' in sent.attributes || 'executive-summary' in sent.attributes) {
        await saveCitations(tx, current.id)
        await moveAnnotations(tx, current.id, current)
      }
      if (changesBody && current.aasm_state !== 'published') await clearCertification(tx, current.id)
      if (changesBody) await takeBackApprovals(tx, current, caller.id)
      const insight = await tx.selectFrom('insights').selectAll().where('id', '=', current.id).executeTakeFirstOrThrow()
      if (before) {
        await correctWords({ tx, jobs }, insight, { before, names: names.filter(isPart), reason: status_reason, by: caller.id })
      }
      if (asks_for !== undefined) await tellOfRequest(tx, asks_for, { insight, by: caller.id, reason: status_reason ?? null })
      if (aasm_state !== undefined) {
        await bringTo({ tx, insight, actors, by: caller.id, now, reason: status_reason ?? null }, aasm_state)
      }
      if (unset && aasm_state !== 'published') await save(tx, 'insights', current.id, { published_at: null })
      if (aasm_state === 'cancelled' && insight.aasm_state !== 'cancelled') {
        await tellLive({ tx, jobs }, 'cancelled', [insightChannel(insight.id)], { id: insight.id })
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
      await leaveTrace(tx, insights, current.id)
      await erase(tx, 'insights', current.id)
      // Whoever began to follow it meanwhile had to be waited for.
      await forgetFollowers(tx, { type: 'insights', id: current.id })
      return none
    }),

  likeInsight: ({ params, caller, db, jobs }) => transactTelling({ db, jobs }, (tx) => vote({ tx, jobs }, params.id, caller, { score: 1 })),
  dislikeInsight: ({ params, caller, accept, db, jobs }) =>
    transactTelling({ db, jobs }, (tx) =>
      vote({ tx, jobs }, params.id, caller, {
        score: -1,
        reasonFor: async (record) => (await accept(tx, { record })).like_reason_id ?? null,
      }),
    ),
  unlikeInsight: ({ params, caller, db, jobs }) =>
    transactTelling({ db, jobs }, (tx) => vote({ tx, jobs }, params.id, caller, { score: 0 })),

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
