/** Discussion below published content: seen by whoever sees that content. */
import { sql } from 'kysely'
import type { Handlers } from '../generated/contract.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { show } from '../verbs/show.ts'
import { insights } from './insights.ts'

export const comments: Resource<'comments', 'comments'> = resource('comments', 'comments', {
  staff: ['editor'],
  visible: (eb, scope) =>
    eb.and([
      eb('comments.status', 'in', ['visible', 'removed']),
      eb('comments.is_review', '=', false),
      sql<boolean>`exists (select from insights where insights.id = comments.commentable_id
        and comments.commentable_type = 'insights' and ${insights.visible(scope)})`,
    ]),
  computed: () => ({
    body_html: sql`case when comments.body is not null then '<p>' || replace(replace(replace(
      comments.body, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>' end`,
    is_removed: sql`(comments.status = 'removed')::text`,
    is_liked: sql`'false'`,
    removed_by: sql`case when comments.status = 'removed' then 'author' end`,
  }),
  relations: {},
})

export const commentOperations: Handlers<'comments'> = {
  getComment: show(comments),
}
