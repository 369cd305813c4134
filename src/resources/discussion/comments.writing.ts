/**
 * The parts of writing a comment: permission, place, counters. Whatever changes a counter locks
 * what the comment is about first and the comment after it, so that no two writers wait for each other.
 */
import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { insightChannel, tellLive } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'
import type { Operations } from '../../generated/contract.ts'
import type { CommentsTable } from '../../generated/tables.ts'
import { absentRecord, broken, conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has, leadsTeamOf, refuseOverseer } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { makerOf } from '../../verbs/firms.ts'
import { presentIn } from '../../verbs/present.ts'
import { resourceOf } from '../../verbs/resource.ts'
import { addTo, lock } from '../../verbs/rows.ts'
import { stillOrganises } from '../messaging/message-groups.hosts.ts'
import { record } from '../notifications/activities.recording.ts'
import { forbids } from '../people/company-policies.ts'
import { reportRestriction } from '../research/external-reports.restrictions.ts'
import { restrictionReason } from '../research/insights.restrictions.ts'
import { comments } from './comments.ts'
import { htmlOf } from './comments.markdown.ts'
import { limitMentions, saveMentions } from './comments.mentions.ts'
import { tellOfComment } from './comments.telling.ts'

type Comment = Selectable<CommentsTable>
type Accepted = NonNullable<Operations['createComment']['accepted']>

/** For how long its author may change or delete a comment, in minutes. */
const patience = 15

/** Whether its author may still change or delete a comment. */
export const isYoung = ({ created_at }: Comment): boolean => Date.now() - Date.parse(created_at) <= patience * 60_000

/** @throws 403 for a caller who may not comment at all, or not on this, which is named by its id. */
export async function refuseSilenced(tx: Transaction, caller: Caller, type: string | undefined, about: string | undefined): Promise<void> {
  refuseOverseer(caller, 'takes no part in discussions')
  if (await forbids(tx, caller.companyId, 'allow-comments')) throw forbidden('The policy of your company does not allow comments.')
  // Nothing is told of what the caller does not see.
  if (!isCommentable(type) || about === undefined || !(await presentIn(tx, caller, [resourceOf(type)], [about])).has(about)) return
  const reason = type === 'external-reports' ? await reportRestriction(tx, about, caller) : await restrictionReason(tx, about, caller)
  if (reason !== null) throw forbidden('A restriction keeps you from reading this.')
  const { rows } = await places[type](about).execute(tx)
  if (await forbids(tx, rows[0]?.company ?? null, 'allow-comments')) throw forbidden('Comments on this are not allowed.')
}

/**
 * Adds a comment, as a reply where it names a parent, and answers its id.
 * @throws 422 for a parent of another discussion, 409 where there is no discussion now, 429 where it mentions too many.
 */
export async function write(
  { tx, jobs }: Telling,
  caller: Caller,
  { body, commentable_type, commentable_id, parent_id }: Accepted,
  limited: boolean,
): Promise<string> {
  const body_html = await htmlOf(body)
  const place = await lockPlace(tx, commentable_type, commentable_id)
  if (!place) throw absentRecord('commentable')
  const parent = parent_id ? await parentOf(tx, parent_id, commentable_id) : null
  if (!place.open) throw conflict('Only what is published or in review is discussed.')
  if (parent && parent.status !== 'visible') throw conflict('A comment that is not shown takes no replies.')
  const comment = {
    account_id: caller.id,
    commentable_type,
    commentable_id,
    // A reply to a reply joins the thread.
    parent_id: parent && (parent.parent_id ?? parent.id),
    depth: parent ? 1 : 0,
    is_review: place.review,
  }
  const id = await insert(tx, 'comments', { ...comment, body, body_html })
  await saveMentions(tx, id, body)
  if (limited) await limitMentions(tx, caller, id)
  await count({ tx, jobs }, { ...comment, id }, 1)
  await record(tx, {
    key: parent ? 'comment.reply' : 'comment.create',
    owner: caller.id,
    trackable: { type: 'comments', id },
    recipient: parent ? parent.account_id : place.author,
  })
  await tellOfComment(tx, { ...comment, id }, place.author)
  return id
}

interface Place {
  /** Whether it is open to comments, and whether they are part of a review. */
  open: boolean
  review: boolean
  author: string | null
  /** Whose policy decides whether it may be discussed. */
  company: string | null
}

type Commentable = Comment['commentable_type']
const isCommentable = (type: string | undefined): type is Commentable => type !== undefined && Object.hasOwn(places, type)
/** Who made what an issuer shows, as long as that acts for it. */
const organiser = (table: string) => sql`case when ${stillOrganises(table)} then account_id end`
const issuer = sql`(select company_id from entities where entities.id = entity_id)`

const places: Record<Commentable, (id: string) => RawBuilder<Place>> = {
  insights: (id) => sql`select aasm_state in ('published', 'in-review') as open, aasm_state = 'in-review' as review,
    ${makerOf('insights')} as author, company_id as company from insights where id = ${id}`,
  'external-reports': (id) => sql`select status = 'listed' as open, false as review, ${makerOf('external_reports')} as author,
    company_id as company from external_reports where id = ${id}`,
  'corporate-events': (id) => sql`select status not in ('drafted', 'cancelled') as open, false as review,
    ${organiser('corporate_events')} as author, ${issuer} as company from corporate_events where id = ${id}`,
  'corporate-presentations': (id) => sql`select coalesce(release_time <= now(), true) as open, false as review,
    ${organiser('corporate_presentations')} as author, ${issuer} as company from corporate_presentations where id = ${id} and deleted_at is null`,
  'entity-news': (id) => sql`select release_time <= now() as open, false as review, null as author, ${issuer} as company
    from entity_news where id = ${id} and deleted_at is null`,
}

/** Locks what is commented on. */
async function lockPlace(tx: Transaction, type: string, id: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`${places[type as Commentable](id)} for no key update`.execute(tx)
  return rows[0]
}

/** Whether anything was said about a record, which is then kept for it. */
export async function isDiscussed(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.selectFrom('comments').select('id').where('commentable_id', '=', id).limit(1).executeTakeFirst()) !== undefined
}

async function parentOf(tx: Transaction, id: string, about: string): Promise<Comment> {
  const parent = await tx.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst()
  if (!parent) throw absentRecord('parent')
  if (parent.commentable_id !== about) throw broken('A reply is about the same as its parent', '/data/relationships/parent')
  return parent
}

/** The comment, locked after what it is about. @throws 404 */
export async function lockBelow(tx: Transaction, id: string, caller: Caller): Promise<Comment> {
  const about = await tx.selectFrom('comments').select(['commentable_type', 'commentable_id']).where('id', '=', id).executeTakeFirst()
  if (about) await lockPlace(tx, about.commentable_type, about.commentable_id)
  return lock(tx, comments, id, caller)
}

/**
 * Counts a visible comment in its thread and, unless a review is told of it alone, below its insight, whose readers are told
 * that it came or went.
 */
export async function count(
  { tx, jobs }: Telling,
  comment: Pick<Comment, 'id' | 'commentable_type' | 'commentable_id' | 'parent_id' | 'is_review'>,
  by: 1 | -1,
): Promise<void> {
  const { id, commentable_type: type, commentable_id: about, parent_id: parent, is_review: review } = comment
  if (parent !== null) {
    await addTo(tx, 'comments', parent, { replies_count: by })
  }
  if (type === 'insights' && !review) {
    await addTo(tx, 'insights', about, { comments_count: by })
    await tellLive({ tx, jobs }, by === 1 ? 'comment.created' : 'comment.removed', [insightChannel(about)], { id })
  }
}

/** Keeps the text that is about to go. A comment that was not removed has one. */
export async function keepRevision(tx: Transaction, { id, body }: Comment): Promise<void> {
  await tx.insertInto('comment_revisions').values({ comment_id: id, body: body! }).execute()
}

/** The text that a comment had last, of one that was removed. */
export async function lastTextOf(tx: Transaction, id: string): Promise<string> {
  const revisions = tx.selectFrom('comment_revisions').select('body').where('comment_id', '=', id)
  return (await revisions.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).body
}

/** In what capacity the caller may remove a comment, if in any. */
export async function removerOf(tx: Transaction, comment: Comment, caller: Caller): Promise<Comment['removed_by'] | undefined> {
  if (comment.account_id === caller.id) return 'author'
  if (has(caller, 'editor')) return caller.roles.includes('admin') ? 'admin' : 'editor'
  const author = await tx.selectFrom('accounts').select('company_id').where('id', '=', comment.account_id).executeTakeFirstOrThrow()
  return leadsTeamOf(caller, author.company_id) ? 'team-lead' : undefined
}
