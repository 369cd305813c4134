/** The operations of comments. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import { transactTelling } from '../../effects/realtime.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict, forbidden } from '../../refusals.ts'
import { has, refuseOverseer } from '../../verbs/caller.ts'
import { none, one } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { resourceOf } from '../../verbs/resource.ts'
import { erase, find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTraceBelow } from '../../verbs/traces.ts'
import { record } from '../notifications/activities.recording.ts'
import { accounts } from '../people/accounts.ts'
import { byHiddenAuthor, comments } from './comments.ts'
import { like } from './comments.likes.ts'
import { htmlOf } from './comments.markdown.ts'
import { limitMentions, mentionsOf, saveMentions } from './comments.mentions.ts'
import { tellOfMentions } from './comments.telling.ts'
import { count, isYoung, keepRevision, lastTextOf, lockBelow, refuseSilenced, removerOf, write } from './comments.writing.ts'

export const commentOperations: Handlers<'comments'> = {
  listComments: page(comments, {
    filters: {
      'commentable-type': isAmong('comments.commentable_type'),
      'commentable-id': isAmong('comments.commentable_id'),
      'account-id': (value, scope) =>
        sql`comments.account_id = any(array(select accounts.id from accounts where accounts.id = any(${value}::text[])
          and ${accounts.visible(scope)})) and comments.status <> 'removed' and not ${byHiddenAuthor(scope)}`,
      review: (value) => sql`comments.is_review = ${value}::boolean`,
    },
    plannedOnce: ['commentable-id=', 'commentable-id= commentable-type='],
    orders: {
      'created-at': { column: 'created_at', descending: false },
      '-likes-count': { column: 'likes_count', descending: true },
    },
    total: 'capped',
  }),
  getComment: show(comments),

  createComment: ({ sent, accept, caller, db, jobs, limited }) =>
    transactTelling({ db, jobs }, async (tx) => {
      await refuseSilenced(tx, caller, sent.linkedType('commentable'), sent.linked('commentable'))
      const id = await write({ tx, jobs }, caller, await accept(tx), limited)
      return one(await find(tx, comments, id, caller))
    }),

  updateComment: ({ params, accept, caller, db, limited }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, comments, params.id, caller)
      if (current.account_id !== caller.id) throw forbidden('This comment is not yours.')
      refuseOverseer(caller, 'takes no part in discussions')
      const { body } = await accept(tx, { record: current.id })
      if (current.status === 'removed') throw conflict('This comment was removed.')
      if (!isYoung(current)) throw conflict('A comment can be changed for 15 minutes.')
      if (body !== undefined && body !== current.body) {
        await keepRevision(tx, current)
        await save(tx, 'comments', current.id, { body, body_html: await htmlOf(body), edited_at: sql`now()` })
        const before = await mentionsOf(tx, current.id)
        await saveMentions(tx, current.id, body)
        if (limited) await limitMentions(tx, caller, current.id, before)
        await tellOfMentions(tx, current, before)
      }
      return one(await find(tx, comments, current.id, caller))
    }),

  removeComment: ({ params, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const current = await lockBelow(tx, params.id, caller)
      const removed_by = await removerOf(tx, current, caller)
      if (removed_by === undefined) throw forbidden('Only its author, the team lead of its author and editors remove a comment.')
      if (current.status !== 'removed') {
        await keepRevision(tx, current)
        await save(tx, 'comments', current.id, { status: 'removed', body: null, body_html: null, removed_at: sql`now()`, removed_by })
        await tx.deleteFrom('comment_mentions').where('comment_id', '=', current.id).execute()
        if (current.status === 'visible') await count({ tx, jobs }, current, -1)
        const trackable = { type: 'comments', id: current.id } as const
        await record(tx, { key: 'comment.remove', owner: caller.id, trackable, recipient: current.account_id })
      }
      return one(await find(tx, comments, current.id, caller))
    }),

  restoreComment: ({ params, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const current = await lockBelow(tx, params.id, caller)
      if (current.status === 'removed') {
        const body = await lastTextOf(tx, current.id)
        await save(tx, 'comments', current.id, {
          status: 'visible',
          body,
          body_html: await htmlOf(body),
          removed_at: null,
          removed_by: null,
        })
        await saveMentions(tx, current.id, body)
        await count({ tx, jobs }, current, 1)
        const trackable = { type: 'comments', id: current.id } as const
        await record(tx, { key: 'comment.restore', owner: caller.id, trackable, recipient: current.account_id })
      }
      return one(await find(tx, comments, current.id, caller))
    }),

  deleteComment: ({ params, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const current = await lockBelow(tx, params.id, caller)
      const admin = has(caller, 'admin')
      if (current.account_id !== caller.id && !admin) throw forbidden('This comment is not yours.')
      if (!admin && !isYoung(current)) throw conflict('A comment can be deleted for 15 minutes. Remove it instead.')
      const below = await tx.selectFrom('comments').select('id').where('parent_id', '=', current.id).limit(1).executeTakeFirst()
      if (below) throw conflict('A comment with replies cannot be deleted. Remove it instead.')
      // Who may read what it was said about is not asked of each account: a trace says no more than an id.
      await leaveTraceBelow(tx, comments, current.id, { r: resourceOf(current.commentable_type), id: current.commentable_id })
      await erase(tx, 'comments', current.id)
      if (current.status === 'visible') await count({ tx, jobs }, current, -1)
      return none
    }),

  likeComment: ({ params, caller, db }) => transact(db, (tx) => like(tx, params.id, caller, true)),
  unlikeComment: ({ params, caller, db }) => transact(db, (tx) => like(tx, params.id, caller, false)),
}
