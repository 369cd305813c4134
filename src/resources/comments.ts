/** Discussion below published content, in threads of two levels. Seen by whoever reads that content in full. */
import { sql } from 'kysely'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../generated/contract.ts'
import { conflict, forbidden } from '../http/errors.ts'
import { has } from '../verbs/caller.ts'
import { none, one } from '../verbs/handler.ts'
import { page } from '../verbs/page.ts'
import { related, toMany, toOne, toOneBy, toOneOf } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { erase, find, lock, save } from '../verbs/rows.ts'
import { show } from '../verbs/show.ts'
import type { Scope } from '../verbs/visible.ts'
import { accounts } from './accounts.ts'
import { record } from './activities.recording.ts'
import { htmlOf } from './comments.markdown.ts'
import { count, isYoung, keepRevision, like, lockBelow, refuseSilenced, removerOf, saveMentions, write } from './comments.writing.ts'
import { corporateEvents } from './corporate-events.ts'
import { corporatePresentations } from './corporate-presentations.ts'
import { entityNews } from './entity-news.ts'
import { externalReports } from './external-reports.ts'
import { reportRestrictionOf } from './external-reports.restrictions.ts'
import { insights } from './insights.ts'
import { restrictionOf } from './insights.restrictions.ts'

/** What is said in a review stays between providers and editors, and ends with the publication. */
const inReview = ({ kind, accountType }: Scope) =>
  sql<boolean>`(not insights.was_published ${kind === 'staff' ? sql`` : sql`and ${accountType} = 'insight-provider'`})`

/** A restriction that withholds a text withholds what is said about it. */
const readable = (scope: Scope) => sql<boolean>`case comments.commentable_type
  when 'insights' then exists (select from insights ${restrictionOf(scope)} where insights.id = comments.commentable_id
    and ${insights.visible(scope)} and restriction.reason is null and (not comments.is_review or ${inReview(scope)}))
  when 'external-reports' then exists (select from external_reports ${reportRestrictionOf(scope)}
    where external_reports.id = comments.commentable_id and ${externalReports.visible(scope)} and restriction.reason is null)
  when 'corporate-events' then exists (select from corporate_events where corporate_events.id = comments.commentable_id
    and ${corporateEvents.visible(scope)})
  when 'corporate-presentations' then exists (select from corporate_presentations where corporate_presentations.id = comments.commentable_id
    and coalesce(corporate_presentations.release_time <= now(), true) and corporate_presentations.deleted_at is null)
  when 'entity-news' then exists (select from entity_news where entity_news.id = comments.commentable_id
    and entity_news.release_time <= now() and entity_news.deleted_at is null) end`

/** What comments are about. */
export const commentables = {
  insights: () => insights,
  'external-reports': () => externalReports,
  'corporate-events': () => corporateEvents,
  'entity-news': () => entityNews,
  'corporate-presentations': () => corporatePresentations,
}

export const comments: Resource<'comments', 'comments'> = resource('comments', 'comments', {
  staff: ['editor'],
  visible: (_eb, scope) =>
    scope.kind === 'staff'
      ? readable(scope)
      : sql<boolean>`(comments.status <> 'held' or comments.account_id = ${scope.me}) and ${readable(scope)}`,
  joins: ({ me }) => sql`left join comment_likes on comment_likes.comment_id = comments.id and comment_likes.account_id = ${me}`,
  computed: () => ({
    is_removed: sql`(comments.status = 'removed')::text`,
    is_liked: sql`(comment_likes.comment_id is not null)::text`,
  }),
  relations: {
    account: toOneBy(
      () => accounts,
      () => sql`case when comments.status <> 'removed' then comments.account_id end`,
    ),
    commentable: toOneOf(commentables, 'commentable_type', 'commentable_id'),
    parent: toOne(() => comments, 'parent_id'),
    replies: toMany(
      () => comments,
      (owner) => sql`comments.parent_id = ${owner}`,
      { column: 'created_at', descending: false },
    ),
    mentions: toMany(
      () => accounts,
      (owner) => sql`accounts.id in (select account_id from comment_mentions where comment_id = ${owner})`,
      { column: 'name', descending: false },
    ),
  },
})

export const commentOperations: Handlers<'comments'> = {
  listComments: page(comments, {
    filters: {
      'commentable-type': (value) => sql`comments.commentable_type = any(${value}::text[])`,
      'commentable-id': (value) => sql`comments.commentable_id = any(${value}::text[])`,
      'account-id': (value) => sql`comments.account_id = any(${value}::text[]) and comments.status <> 'removed'`,
      review: (value) => sql`comments.is_review = ${value}::boolean`,
    },
    orders: {
      'created-at': { column: 'created_at', descending: false },
      '-likes-count': { column: 'likes_count', descending: true },
    },
    total: 'capped',
  }),
  getComment: show(comments),

  createComment: ({ sent, accept, caller, db }) =>
    transact(db, async (tx) => {
      await refuseSilenced(tx, caller, sent.linkedType('commentable'), sent.linked('commentable'))
      const id = await write(tx, caller, await accept(tx))
      return one(await find(tx, comments, id, caller))
    }),

  updateComment: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, comments, params.id, caller)
      if (current.account_id !== caller.id) throw forbidden('This comment is not yours.')
      const { body } = await accept(tx, { record: current.id })
      if (current.status === 'removed') throw conflict('This comment was removed.')
      if (!isYoung(current)) throw conflict('A comment can be changed for 15 minutes.')
      if (body !== undefined && body !== current.body) {
        await keepRevision(tx, current)
        await save(tx, 'comments', current.id, { body, body_html: await htmlOf(body), edited_at: sql`now()` })
        await saveMentions(tx, caller, current.id, body)
      }
      return one(await find(tx, comments, current.id, caller))
    }),

  removeComment: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lockBelow(tx, params.id, caller)
      const removed_by = await removerOf(tx, current, caller)
      if (removed_by === undefined) throw forbidden('Only its author, the team lead of its author and editors remove a comment.')
      if (current.status !== 'removed') {
        await keepRevision(tx, current)
        await save(tx, 'comments', current.id, { status: 'removed', body: null, body_html: null, removed_at: sql`now()`, removed_by })
        await tx.deleteFrom('comment_mentions').where('comment_id', '=', current.id).execute()
        if (current.status === 'visible') await count(tx, current, -1)
        const trackable = { type: 'comments', id: current.id } as const
        await record(tx, { key: 'comment.remove', owner: caller.id, trackable, recipient: current.account_id })
      }
      return one(await find(tx, comments, current.id, caller))
    }),

  deleteComment: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lockBelow(tx, params.id, caller)
      const admin = has(caller, 'admin')
      if (current.account_id !== caller.id && !admin) throw forbidden('This comment is not yours.')
      if (!admin && !isYoung(current)) throw conflict('A comment can be deleted for 15 minutes. Remove it instead.')
      const below = await tx.selectFrom('comments').select('id').where('parent_id', '=', current.id).limit(1).executeTakeFirst()
      if (below) throw conflict('A comment with replies cannot be deleted. Remove it instead.')
      await erase(tx, 'comments', current.id)
      if (current.status === 'visible') await count(tx, current, -1)
      return none
    }),

  likeComment: ({ params, caller, db }) => transact(db, (tx) => like(tx, params.id, caller, true)),
  unlikeComment: ({ params, caller, db }) => transact(db, (tx) => like(tx, params.id, caller, false)),

  getCommentRelated: related(comments),
  getCommentRelationship: related(comments),
}
