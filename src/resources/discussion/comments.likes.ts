/** Likes of comments, and what they count to. */
import type { Transaction } from '../../database/connection.ts'
import { broken, conflict } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { one } from '../../verbs/handler.ts'
import type { One } from '../../verbs/handler.ts'
import { addTo, find, lock } from '../../verbs/rows.ts'
import { record } from '../notifications/activities.recording.ts'
import { notify } from '../notifications/notifications.sending.ts'
import { comments } from './comments.ts'

/** Answers whether this changed anything. */
async function setLike(tx: Transaction, comment_id: string, account_id: string, likes: boolean): Promise<boolean> {
  const made = tx.insertInto('comment_likes').values({ comment_id, account_id })
  const held = tx.deleteFrom('comment_likes').where('comment_id', '=', comment_id).where('account_id', '=', account_id)
  const changed = likes ? made.onConflict((oc) => oc.doNothing()).returning('comment_id') : held.returning('comment_id')
  return (await changed.executeTakeFirst()) !== undefined
}

/** Sets or takes back the caller's like and keeps the counter. @throws 422 for the own comment. */
export async function like(tx: Transaction, id: string, caller: Caller, likes: boolean): Promise<One<'Comment'>> {
  const comment = await lock(tx, comments, id, caller)
  if (comment.account_id === caller.id) throw broken('Nobody likes their own comment', '/data')
  if (likes && comment.status === 'removed') throw conflict('This comment was removed.')
  if (await setLike(tx, comment.id, caller.id, likes)) {
    await addTo(tx, 'comments', comment.id, { likes_count: likes ? 1 : -1 })
    if (likes) {
      const trackable = { type: 'comments', id: comment.id } as const
      await record(tx, { key: 'comment.like', owner: caller.id, trackable, recipient: comment.account_id })
      await notify(tx, { key: 'comment.liked', trackable, actor: caller.id, recipients: [comment.account_id] })
    }
  }
  return one(await find(tx, comments, comment.id, caller))
}
