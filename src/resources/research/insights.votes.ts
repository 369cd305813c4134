/** Likes and dislikes of published insights: one vote for each account. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { tellOfCounters } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'
import { broken, conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { one } from '../../verbs/handler.ts'
import type { One } from '../../verbs/handler.ts'
import { addTo, find, lock } from '../../verbs/rows.ts'
import { record } from '../notifications/activities.recording.ts'
import { notify } from '../notifications/notifications.sending.ts'
import { authorOf } from './insights.authors.ts'
import { insights } from './insights.ts'
import { restrictionReason } from './insights.restrictions.ts'

const recorded = { [-1]: 'insight.dislike', 0: 'insight.unlike', 1: 'insight.like' } as const

/** @throws 422 for a reason why an insight is liked. */
async function requireDislike(tx: Transaction, reason: string): Promise<void> {
  const { rows } = await sql`select from like_reasons where id = ${reason} and polarity = 'like'`.execute(tx)
  if (rows.length > 0) throw broken('It is a reason to like an insight', '/data/relationships/like-reason')
}

interface Vote {
  /** 0 takes the vote back. */
  score: -1 | 0 | 1
  /** The reason that was sent for a dislike, if one was. */
  reasonFor?: (insight: string) => Promise<string | null>
}

/**
 * Sets or clears the caller's vote and keeps the counters.
 * @throws 403 for the author and its colleagues, and for a vote on what a restriction withholds; 422 for the reason of a like.
 */
export async function vote({ tx, jobs }: Telling, id: string, caller: Caller, { score, reasonFor }: Vote): Promise<One<'Insight'>> {
  const insight = await lock(tx, insights, id, caller)
  const colleague = insight.company_id !== null && insight.company_id === caller.companyId
  if (insight.account_id === caller.id || colleague) throw forbidden('Authors and their colleagues do not vote.')
  const published = insight.aasm_state === 'published'
  if (published && score !== 0 && (await restrictionReason(tx, insight.id, caller)) !== null) {
    throw forbidden('A restriction keeps you from reading this.')
  }
  const likeReason = (await reasonFor?.(insight.id)) ?? null
  if (likeReason !== null) await requireDislike(tx, likeReason)
  if (!published) throw conflict('Only published insights are voted on.')
  const cleared = await tx
    .deleteFrom('insight_votes')
    .where('insight_id', '=', insight.id)
    .where('account_id', '=', caller.id)
    .returning(['score', 'like_reason_id'])
    .executeTakeFirst()
  const before = cleared?.score ?? 0
  const kept = score === before ? cleared?.like_reason_id : null
  if (score !== 0) {
    await tx
      .insertInto('insight_votes')
      .values({ insight_id: insight.id, account_id: caller.id, score, like_reason_id: likeReason ?? kept ?? null })
      .execute()
  }
  const change = (of: number): number => Number(score === of) - Number(before === of)
  if (score !== before) {
    await addTo(tx, 'insights', insight.id, { likes_count: change(1), dislikes_count: change(-1) })
    const trackable = { type: 'insights', id: insight.id } as const
    const author = await authorOf(tx, insight.id)
    await record(tx, { key: recorded[score], owner: caller.id, trackable, recipient: author })
    if (score === 1 && author !== null) await notify(tx, { key: 'insight.liked', trackable, actor: caller.id, recipients: [author] })
    await tellOfCounters({ tx, jobs }, insight.id)
  }
  return one(await find(tx, insights, insight.id, caller))
}
