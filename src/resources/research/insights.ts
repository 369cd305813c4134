/** Research notes. Every signed-in account sees what is published; before that the author, its firm's overseers and editors. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { toMany, toOne, toOneBy } from '../../verbs/relations.ts'
import type { Relation } from '../../verbs/resource.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import type { Scope } from '../../verbs/visible.ts'
import { author, isAuthor } from './insights.authors.ts'
import { isReadable } from './insights.matching.ts'
import { pictured } from './insights.pictures.ts'
import { published } from './insights.published.ts'
import { restrictionOf } from './insights.restrictions.ts'

const insightsIn = (ids: (owner: string) => ReturnType<typeof sql>): Relation => toMany((owner) => sql`insights.id in (${ids(owner)})`)

/** For the author alone: recent research on the same entity that the author may read and that the insight is not linked to yet. */
const forkable = (owner: string, scope: Scope) => sql<SqlBool>`insights.id in (
  select insights.id from insights as own join insights
    on insights.primary_entity_id = own.primary_entity_id and insights.id <> own.id
  where own.id = ${owner} and own.account_id = ${scope.me} and ${published} and ${isReadable(scope)}
    and insights.published_at > now() - interval '180 days'
    and not exists (select from insight_streams where downstream_id = own.id and upstream_id = insights.id)
  order by insights.published_at desc, insights.id desc limit 10)`

/** Whether it is open to the review of other providers, of whom the caller is one. */
export const isReviewedBy = ({ accountType }: Scope) =>
  sql<SqlBool>`(insights.aasm_state = 'in-review' and insights.review_ends_at > now() and ${accountType} = 'insight-provider')`

/** Whether it is research of the caller or the caller's firm, or the caller works on all research. */
const isOwn = (scope: Scope) =>
  scope.kind === 'staff' ? sql<SqlBool>`true` : sql<SqlBool>`(${isAuthor(scope)} or insights.company_id = ${scope.company})`

export const insights: Resource<'insights', 'insights'> = resource('insights', 'insights', {
  staff: ['editor'],
  visible: (_eb, scope) =>
    scope.kind === 'staff'
      ? true
      : scope.kind === 'guest'
        ? false
        : sql<boolean>`insights.aasm_state = 'published' or ${isAuthor(scope)} or insights.company_id in (${scope.leads}, ${scope.complies})
              or ${isReviewedBy(scope)}`,
  slug: (slug) => sql`insights.id = (select insight_id from insight_slugs where slug = ${slug})`,
  joins: (scope) => sql`
    left join insight_reads on insight_reads.insight_id = insights.id and insight_reads.account_id = ${scope.me}
    left join insight_votes on insight_votes.insight_id = insights.id and insight_votes.account_id = ${scope.me}
    ${restrictionOf(scope)}`,
  kept: ['gics'],
  computed: (scope) => ({
    gics: sql`'{"sectors":' || to_json(insights.sectors)::text || ',"industry-groups":' || to_json(insights.industry_groups)::text
      || ',"industries":' || to_json(insights.industries)::text || '}'`,
    is_read: sql`(insight_reads.insight_id is not null)::text`,
    my_like_score: sql`coalesce(insight_votes.score, 0)::text`,
    restriction_reason: sql`restriction.reason`,
    viewer_is_restricted: sql`(restriction.reason is not null)::text`,
    detail: sql`case when restriction.reason is null then ${pictured} end`,
    company_name: sql`(select name from companies where companies.id = insights.company_id)`,
    editor_approved_at: sql`case when ${isOwn(scope)} then insights.editor_approved_at end`,
    compliance_approved_at: sql`case when ${isOwn(scope)} then insights.compliance_approved_at end`,
  }),
  relations: {
    account: toOneBy(author),
    images: toMany((owner) => sql`images.imageable_type = 'insights' and images.imageable_id = ${owner}`),
    'content-verticals': toMany(
      (owner) => sql`content_verticals.id in (select content_vertical_id from insight_content_verticals where insight_id = ${owner})`,
      { column: 'position', descending: false },
    ),
    'primary-entity': toOne('primary_entity_id'),
    'secondary-entities': toMany(
      (owner) => sql`entities.id in (select entity_id from insight_secondary_entities where insight_id = ${owner})`,
      { column: 'pretty_name', descending: false },
    ),
    activities: toMany((owner) => sql`activities.trackable_type = 'insights' and activities.trackable_id = ${owner}`),
    'upstream-insights': insightsIn((owner) => sql`select upstream_id from insight_streams where downstream_id = ${owner}`),
    'downstream-insights': toMany(
      (owner) => sql`${published} and insights.id in (select downstream_id from insight_streams where upstream_id = ${owner})`,
    ),
    'main-insight-document': toOneBy(
      () => sql`(select documents.id from insight_documents as documents where documents.insight_id = insights.id
        order by documents.position, documents.id limit 1)`,
    ),
    'insight-documents': toMany((owner) => sql`insight_documents.insight_id = ${owner}`),
    'insight-disclosures': toMany((owner) => sql`insight_disclosures.insight_id = ${owner}`),
    'comment-threads': toMany(
      (owner) => sql`comments.commentable_type = 'insights' and comments.commentable_id = ${owner} and comments.parent_id is null`,
    ),
    'originated-insights': insightsIn(
      (owner) => sql`with recursive stream as (
          select downstream_id as id from insight_streams where upstream_id = ${owner}
          union select next.downstream_id from insight_streams as next join stream on next.upstream_id = stream.id)
        select downstream.id from insights as downstream join stream on stream.id = downstream.id
        where downstream.aasm_state = 'published' order by downstream.published_at desc, downstream.id desc limit 100`,
    ),
    comments: toMany((owner) => sql`comments.commentable_type = 'insights' and comments.commentable_id = ${owner}`),
    'suggested-forkable-insights': toMany(forkable),
    citations: insightsIn((owner) => sql`select citing_id from insight_citations where cited_id = ${owner}`),
    annotations: toMany((owner) => sql`annotations.insight_id = ${owner}`),
  },
})
