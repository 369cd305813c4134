/** Research notes. Every signed-in account sees what is published; before that the author, its firm's overseers and editors. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { randomBytes } from 'node:crypto'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../generated/contract.ts'
import { conflict, forbidden } from '../http/errors.ts'
import { has } from '../verbs/caller.ts'
import { insert } from '../verbs/create.ts'
import { none, one } from '../verbs/handler.ts'
import { page } from '../verbs/page.ts'
import { related, toMany, toOne, toOneBy } from '../verbs/relations.ts'
import type { Relation } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { erase, find, lock, save } from '../verbs/rows.ts'
import { show } from '../verbs/show.ts'
import type { Scope } from '../verbs/visible.ts'
import { accounts } from './accounts.ts'
import { activities } from './activities.ts'
import { moveAnnotations } from './annotations.anchors.ts'
import { annotations } from './annotations.ts'
import { comments } from './comments.ts'
import { contentVerticals } from './content-verticals.ts'
import { entities } from './entities.ts'
import { forgetFollowers } from './follows.ts'
import { images } from './images.ts'
import { insightDisclosures } from './insight-disclosures.ts'
import { insightDocuments } from './insight-documents.ts'
import { filters, orders, presetFilters } from './insights.filters.ts'
import { tellOfCorrection } from './insights.news.ts'
import { correction, corrects, keepAhead, writable } from './insights.permits.ts'
import { restrictionOf } from './insights.restrictions.ts'
import { actorsOf, count, transition } from './insights.transitions.ts'
import { vote } from './insights.votes.ts'
import { bodyNames, columnsOf, entityClasses, saveCitations, saveLinks } from './insights.writing.ts'
import { requestAccess } from './publication-access-requests.ts'
import { slugFrom } from './slugs.ts'

const published = sql<SqlBool>`insights.aasm_state = 'published'`

/** The author, or the company alone where the author's name is not shown. */
export const author = ({ kind, me, accountType, company }: Scope) =>
  kind === 'staff'
    ? sql`insights.account_id`
    : sql`case when insights.show_author_names or insights.account_id = ${me} or insights.company_id = ${company}
          or ${accountType} = 'staff' then insights.account_id end`

const insightsIn = (ids: (owner: string) => ReturnType<typeof sql>): Relation =>
  toMany(
    () => insights,
    (owner) => sql`insights.id in (${ids(owner)})`,
  )

/** For the author alone: recent research on the same entity that the insight is not linked to yet. */
const forkable = (owner: string, { me }: Scope) => sql<SqlBool>`insights.id in (
  select other.id from insights as own join insights as other
    on other.primary_entity_id = own.primary_entity_id and other.id <> own.id
  where own.id = ${owner} and own.account_id = ${me} and other.aasm_state = 'published'
    and other.published_at > now() - interval '180 days'
    and not exists (select from insight_streams where downstream_id = own.id and upstream_id = other.id)
  order by other.published_at desc, other.id desc limit 10)`

export const insights: Resource<'insights', 'insights'> = resource('insights', 'insights', {
  staff: ['editor'],
  visible: (_eb, { kind, me, accountType, leads, complies }) =>
    kind === 'staff'
      ? true
      : kind === 'guest'
        ? false
        : sql<boolean>`insights.aasm_state = 'published' or insights.account_id = ${me} or insights.company_id in (${leads}, ${complies})
              or (insights.aasm_state = 'in-review' and insights.review_ends_at > now() and ${accountType} = 'insight-provider')`,
  slug: (slug) => sql`insights.id = (select insight_id from insight_slugs where slug = ${slug})`,
  joins: (scope) => sql`
    left join insight_reads on insight_reads.insight_id = insights.id and insight_reads.account_id = ${scope.me}
    left join insight_votes on insight_votes.insight_id = insights.id and insight_votes.account_id = ${scope.me}
    ${restrictionOf(scope)}`,
  computed: () => ({
    gics: sql`'{"sectors":' || to_json(insights.sectors)::text || ',"industry-groups":' || to_json(insights.industry_groups)::text
      || ',"industries":' || to_json(insights.industries)::text || '}'`,
    is_read: sql`(insight_reads.insight_id is not null)::text`,
    my_like_score: sql`coalesce(insight_votes.score, 0)::text`,
    restriction_reason: sql`restriction.reason`,
    viewer_is_restricted: sql`(restriction.reason is not null)::text`,
    detail: sql`case when restriction.reason is null then insights.detail end`,
  }),
  relations: {
    account: toOneBy(() => accounts, author),
    images: toMany(
      () => images,
      (owner) => sql`images.imageable_type = 'insights' and images.imageable_id = ${owner}`,
    ),
    'content-verticals': toMany(
      () => contentVerticals,
      (owner) => sql`content_verticals.id in (select content_vertical_id from insight_content_verticals where insight_id = ${owner})`,
      { column: 'position', descending: false },
    ),
    'primary-entity': toOne(() => entities, 'primary_entity_id'),
    'secondary-entities': toMany(
      () => entities,
      (owner) => sql`entities.id in (select entity_id from insight_secondary_entities where insight_id = ${owner})`,
      { column: 'pretty_name', descending: false },
    ),
    activities: toMany(
      () => activities,
      (owner) => sql`activities.trackable_type = 'insights' and activities.trackable_id = ${owner}`,
    ),
    'upstream-insights': insightsIn((owner) => sql`select upstream_id from insight_streams where downstream_id = ${owner}`),
    'downstream-insights': toMany(
      () => insights,
      (owner) => sql`${published} and insights.id in (select downstream_id from insight_streams where upstream_id = ${owner})`,
    ),
    'main-insight-document': toOneBy(
      () => insightDocuments,
      () => sql`(select documents.id from insight_documents as documents where documents.insight_id = insights.id
        order by documents.position, documents.id limit 1)`,
    ),
    'insight-documents': toMany(
      () => insightDocuments,
      (owner) => sql`insight_documents.insight_id = ${owner}`,
    ),
    'insight-disclosures': toMany(
      () => insightDisclosures,
      (owner) => sql`insight_disclosures.insight_id = ${owner}`,
    ),
    'comment-threads': toMany(
      () => comments,
      (owner) => sql`comments.commentable_type = 'insights' and comments.commentable_id = ${owner} and comments.parent_id is null`,
    ),
    'originated-insights': insightsIn(
      (owner) => sql`with recursive stream as (
          select downstream_id as id from insight_streams where upstream_id = ${owner}
          union select next.downstream_id from insight_streams as next join stream on next.upstream_id = stream.id)
        select downstream.id from insights as downstream join stream on stream.id = downstream.id
        where downstream.aasm_state = 'published' order by downstream.published_at desc, downstream.id desc limit 100`,
    ),
    comments: toMany(
      () => comments,
      (owner) => sql`comments.commentable_type = 'insights' and comments.commentable_id = ${owner}`,
    ),
    'suggested-forkable-insights': toMany(() => insights, forkable),
    citations: insightsIn((owner) => sql`select citing_id from insight_citations where cited_id = ${owner}`),
    annotations: toMany(
      () => annotations,
      (owner) => sql`annotations.insight_id = ${owner}`,
    ),
  },
})

const listPublished = page(insights, {
  where: () => published,
  filters,
  orders,
  total: { counter: sql`select coalesce(sum(published), 0) from insight_counts` },
})

/** An account's own insights in one state; for editors everyone's. */
const listedInState = ({ kind, me }: Scope) => (kind === 'staff' ? sql<SqlBool>`true` : sql<SqlBool>`insights.account_id = ${me}`)
const stateFilters = { ...filters, state: (value: string) => sql<SqlBool>`insights.aasm_state = ${value}` }
const listInState = page(insights, {
  where: listedInState,
  filters: stateFilters,
  // What is not published has no time of publication yet.
  orders: { ...orders, '-published-at': { column: 'created_at', descending: true } },
})

const listOwnPublished = page(insights, { where: listedInState, filters: stateFilters, orders })

/** Whether a write failed because another insight has or had the slug. */
const slugTaken = (error: unknown): boolean => /slug/.test((error as { constraint?: string }).constraint ?? '')

export const insightOperations: Handlers<'insights'> = {
  async listInsights(asked) {
    const { 'preset-id': preset, ...given } = asked.filters
    const all = { ...given, ...(preset === undefined ? {} : await presetFilters(asked.db, preset, asked.caller)) }
    if (given.state === undefined) return listPublished({ ...asked, filters: all })
    return (given.state === 'published' ? listOwnPublished : listInState)({ ...asked, filters: all })
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
          await transition({ tx, insight, actors: ['author'], by: caller.id, now: new Date(), reason: null }, wished)
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
      const actors = actorsOf(current, caller)
      if (actors.length === 0) throw forbidden('Only its author, its firm and editors change an insight.')
      const { aasm_state, status_reason, ...change } = await accept(tx, { ...writable(current, actors), record: current.id })
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
        await transition({ tx, insight, actors, by: caller.id, now, reason: status_reason ?? null }, aasm_state)
      }
      return one(await find(tx, insights, current.id, caller))
    }),

  deleteInsight: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, insights, params.id, caller)
      const actors = actorsOf(current, caller)
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

  getInsightRelated: related(insights),
  getInsightRelationship: related(insights),
}
