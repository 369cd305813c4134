/** Discussion below published content, in threads of two levels. Seen by whoever reads that content in full. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { toMany, toOne, toOneBy, toOneOf } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import type { Scope } from '../../verbs/visible.ts'
import { corporateEvents } from '../events/corporate-events.ts'
import { accounts } from '../people/accounts.ts'
import { externalReports } from '../research/external-reports.ts'
import { reportRestrictionOf } from '../research/external-reports.restrictions.ts'
import { insights } from '../research/insights.ts'
import { isHiddenAuthor } from '../research/insights.authors.ts'
import { restrictionOf } from '../research/insights.restrictions.ts'

/** What is said in a review stays between providers and editors, and ends with the publication. */
const inReview = ({ kind, accountType }: Scope) =>
  sql<boolean>`(not insights.was_published ${kind === 'staff' ? sql`` : sql`and ${accountType} = 'insight-provider'`})`

/**
 * A restriction that withholds a text withholds what is said about it. The offsets keep the planner from making out all that
 * somebody may read for the few comments of a page.
 */
const readable = (scope: Scope) => sql<boolean>`case comments.commentable_type
  when 'insights' then exists (select from insights ${restrictionOf(scope)} where insights.id = comments.commentable_id
    and ${insights.visible(scope)} and restriction.reason is null and (not comments.is_review or ${inReview(scope)}) offset 0)
  when 'external-reports' then exists (select from external_reports ${reportRestrictionOf(scope)}
    where external_reports.id = comments.commentable_id and ${externalReports.visible(scope)} and restriction.reason is null offset 0)
  when 'corporate-events' then exists (select from corporate_events where corporate_events.id = comments.commentable_id
    and ${corporateEvents.visible(scope)} offset 0)
  when 'corporate-presentations' then exists (select from corporate_presentations where corporate_presentations.id = comments.commentable_id
    and coalesce(corporate_presentations.release_time <= now(), true) and corporate_presentations.deleted_at is null offset 0)
  when 'entity-news' then exists (select from entity_news where entity_news.id = comments.commentable_id
    and entity_news.release_time <= now() and entity_news.deleted_at is null offset 0) end`

/** An author who takes part in the discussion of the own insight is named where the insight names its author. */
export const byHiddenAuthor = (scope: Scope) =>
  isHiddenAuthor(scope, sql`comments.account_id`, sql`comments.commentable_type`, sql`comments.commentable_id`)

/** What is told of who said it where the account itself is not shown. Both are of one row, since whom a caller knows may take long to find. */
const insteadOfAuthor = (scope: Scope): RawBuilder<unknown> =>
  scope.kind === 'staff'
    ? sql`cross join (select null::text as firm_type, null::text as country) as instead`
    : sql`left join lateral (select firm.kind as firm_type, accounts.country from accounts left join companies as firm on firm.id = accounts.company_id
        where accounts.id = comments.account_id and (${byHiddenAuthor(scope)} or not ${accounts.visible(scope)})) as instead on comments.status <> 'removed'`

export const comments: Resource<'comments', 'comments'> = resource('comments', 'comments', {
  staff: ['editor'],
  visible: (_eb, scope) => readable(scope),
  nature: 'long',
  joins: (scope) => sql`left join comment_likes on comment_likes.comment_id = comments.id and comment_likes.account_id = ${scope.me}
    ${insteadOfAuthor(scope)}`,
  computed: () => ({
    account_firm_type: sql`instead.firm_type`,
    account_country: sql`instead.country`,
    is_removed: sql`(comments.status = 'removed')::text`,
    is_liked: sql`(comment_likes.comment_id is not null)::text`,
  }),
  relations: {
    account: toOneBy((scope) => sql`case when comments.status <> 'removed' and not ${byHiddenAuthor(scope)} then comments.account_id end`),
    commentable: toOneOf('commentable_type', 'commentable_id'),
    parent: toOne('parent_id'),
    replies: toMany((owner) => sql`comments.parent_id = ${owner}`, { column: 'created_at', descending: false }),
    mentions: toMany((owner) => sql`accounts.id in (select account_id from comment_mentions where comment_id = ${owner})`, {
      column: 'name',
      descending: false,
    }),
  },
})
