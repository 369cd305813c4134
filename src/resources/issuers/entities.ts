/** Issuers that research is about. Anyone may read them; entity editors maintain them, issuers describe their own. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, conflict, refusedValue } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { holdsNamed } from '../../verbs/full-text.ts'
import { none, one } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { permitted } from '../../verbs/permitted.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, save, touch } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { freeSlug, holdSlug, isTaken, refuseReservedSlug } from '../../verbs/slugs.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { forgetFollowers } from '../discussion/follows.ts'
import { toPublished } from '../research/insights.published.ts'
import { takingAway } from '../people/accounts.entities.ts'
import { newsOf } from './entity-news.ts'
import { gicsOf, reclassed, refuseUnknownClasses, wholeGics } from './entities.classes.ts'
import { manages, notMaintained } from './managed-entities.ts'

const bucket = sql`market_cap_bucket(entities.market_cap_usd_m)`

/** The views that the insights of the last 90 days took. */
const latest = sql`(select json_build_object('bullish', count(*) filter (where imperative = 'bullish'),
    'bearish', count(*) filter (where imperative = 'bearish'), 'neutral', count(*) filter (where imperative = 'neutral'))::text
  from insights where insights.primary_entity_id = entities.id and insights.aasm_state = 'published'
    and insights.published_at > now() - interval '90 days')`

const isFollowed = (me: string) =>
  sql`(exists (select from follows where follows.follower_id = ${me} and follows.followable_type = 'entities'
    and follows.followable_id = entities.id))::text`

export const entities: Resource<'entities', 'entities'> = resource('entities', 'entities', {
  visible: () => true,
  slug: (slug) => sql`entities.slug = ${slug}`,
  computed: ({ me }) => ({ market_cap_bucket: bucket, is_followed: isFollowed(me), latest_imperatives: latest }),
  relations: {
    company: toOne('company_id'),
    'corporate-users': toMany((owner) => sql`accounts.id in (select account_id from managed_entities where entity_id = ${owner})`),
    contacts: toMany((owner) => sql`contacts.entity_id = ${owner}`),
    peers: toMany((owner) => sql`entities.id in (select peer_id from entity_peers where entity_id = ${owner})`),
    insights: toPublished(
      (owner) => sql`(insights.primary_entity_id = ${owner}
        or insights.id in (select insight_id from insight_secondary_entities where entity_id = ${owner}))`,
    ),
    news: toMany((owner) => sql`entity_news.entity_id = ${owner}`, { column: 'release_time', descending: true }),
    'external-reports': toMany(
      (owner) => sql`external_reports.status = 'listed' and (external_reports.primary_entity_id = ${owner}
        or external_reports.id in (select external_report_id from external_report_entities where entity_id = ${owner}))`,
    ),
    'corporate-events': toMany(
      (owner) => sql`(corporate_events.entity_id = ${owner}
        or corporate_events.id in (select corporate_event_id from corporate_event_entities where entity_id = ${owner}))`,
    ),
    'corporate-presentations': toMany((owner) => sql`corporate_presentations.entity_id = ${owner}`),
    'exchange-announcements': toMany((owner) => sql`exchange_announcements.entity_id = ${owner}`, {
      column: 'release_time',
      descending: true,
    }),
    'entity-management-profiles': toMany((owner) => sql`entity_management_profiles.entity_id = ${owner}`),
    'corporate-questions': toMany((owner) => sql`corporate_questions.entity_id = ${owner}`),
  },
})

const listed = page(entities, {
  filters: {
    country: isAmong('entities.country'),
    sector: isAmong('entities.sector'),
    industry: isAmong('entities.industry'),
    'market-cap-min': (value) => sql`entities.market_cap_usd_m >= ${value}::numeric`,
    'market-cap-max': (value) => sql`entities.market_cap_usd_m <= ${value}::numeric`,
    listed: (value) => sql`entities.is_listed = ${value}::boolean`,
    following: (value, { me }) =>
      sql`(exists (select from follows where follows.follower_id = ${me} and follows.followable_type = 'entities'
        and follows.followable_id = entities.id)) = ${value}::boolean`,
    ticker: (value) => sql`lower(${value}) in (lower(entities.security), lower(entities.yahoo_ticker))`,
    fulltext: (value) =>
      holdsNamed(
        ['pretty_name', 'short_name', 'security'].map((name) => sql.ref(`entities.${name}`)),
        [sql`entities.description`],
        value,
      ),
  },
  orders: {
    '-created-at': { column: 'created_at', descending: true },
    'pretty-name': { column: sql`folded(entities.pretty_name)`, descending: false },
    // An unknown size is less than any other.
    '-market-cap-usd-m': { column: sql`coalesce(entities.market_cap_usd_m, -1)`, descending: true },
    '-followers-count': { column: 'followers_count', descending: true },
  },
})

/** @throws 422 for a slug that another entity has or had. */
async function refuseTaken(tx: Transaction, slug: string): Promise<void> {
  await holdSlug(tx, 'entities', slug)
  if (await isTaken(tx, 'entities', slug)) throw refusedValue('slug', 'is or was that of another entity', '/data/attributes/slug')
}

/** The entity, locked. @throws 403 unless the caller maintains it: as entity editor, or as one who manages it. */
async function lockMaintained(
  tx: Transaction,
  id: string,
  caller: Caller,
): Promise<{ id: string; editor: boolean; entity: Row<'entities'> }> {
  const entity = await lock(tx, entities, id, caller)
  const editor = has(caller, 'entity-editor')
  if (!editor && !(await manages(tx, caller, entity.id))) throw notMaintained()
  return { id: entity.id, editor, entity }
}

/** @throws 409 for an entity that insights or corporate records are about. */
async function refuseWrittenAbout(tx: Transaction, id: string): Promise<void> {
  const { rows } = await sql`select from (select id from insights where primary_entity_id = ${id}
    union all select insight_id from insight_secondary_entities where entity_id = ${id}
    union all select id from entity_news where entity_id = ${id}
    union all select id from corporate_events where entity_id = ${id}
    union all select id from corporate_presentations where entity_id = ${id}
    union all select id from exchange_announcements where entity_id = ${id}
    union all select id from entity_management_profiles where entity_id = ${id}
    union all select id from corporate_questions where entity_id = ${id}) as about limit 1`.execute(tx)
  if (rows.length > 0) throw conflict('Insights or corporate records are about this entity.')
}

const peersMost = 50

/** The peers that a body names. @throws 422 for too many and for the entity itself. */
function peersOf(id: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0 || ids.length > peersMost) throw broken(`Between 1 and ${peersMost} peers can be sent at once`, '/data')
  if (ids.includes(id)) throw broken('An entity is no peer of itself', '/data')
  return ids
}

/** Makes entities the peers of another, and it theirs. What an entity editor says is confirmed. */
const makePeers = (tx: Transaction, id: string, peers: readonly string[], confirmed: boolean) =>
  sql`insert into entity_peers (entity_id, peer_id, is_confirmed)
    select ${id}, peer, ${confirmed}::boolean from unnest(${peers}::text[]) as peer
    union all select peer, ${id}, ${confirmed}::boolean from unnest(${peers}::text[]) as peer order by 1, 2
    on conflict (entity_id, peer_id) do update set is_confirmed = true, updated_at = now()
    where excluded.is_confirmed and not entity_peers.is_confirmed`.execute(tx)

export const entityOperations: Handlers<'entities'> = {
  listEntities: listed,
  listEntitiesV1: listed,
  getEntity: show(entities),
  getEntityV1: show(entities),

  createEntityV1: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const { gics, ...sent } = await accept(tx)
      await refuseUnknownClasses(tx, sent, gics)
      if (sent.slug) await refuseTaken(tx, sent.slug)
      refuseReservedSlug(sent.slug)
      const classes = gics ? wholeGics(gics) : gicsOf(sent)
      const slug = sent.slug ?? (await freeSlug(tx, 'entities', sent.pretty_name))
      const id = await insert(tx, 'entities', { ...sent, slug, gics: JSON.stringify(classes) })
      return one(await find(tx, entities, id, caller))
    }),

  updateEntityV1: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id, editor, entity } = await lockMaintained(tx, params.id, caller)
      const only = permitted('updateEntityV1', { actors: [editor ? 'editor' : 'manager'] })
      const { gics, ...sent } = await accept(tx, { record: id, only })
      await refuseUnknownClasses(tx, sent, gics)
      const classes = gics ? wholeGics(gics) : reclassed(entity, sent)
      const people = sql`select id from accounts where company_id = ${entity.company_id}`
      await takingAway(tx, people, () => save(tx, 'entities', id, { ...sent, gics: JSON.stringify(classes) }))
      return one(await find(tx, entities, id, caller))
    }),

  deleteEntityV1: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lock(tx, entities, params.id, caller)
      await refuseWrittenAbout(tx, id)
      await leaveTrace(tx, entities, id)
      await erase(tx, 'entities', id)
      // Whoever began to follow it meanwhile had to be waited for.
      await forgetFollowers(tx, { type: 'entities', id })
      return none
    }),

  addEntityPeers: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id, editor } = await lockMaintained(tx, params.id, caller)
      const peers = peersOf(id, (await accept(tx)).ids)
      await makePeers(tx, id, peers, editor)
      await touch(tx, 'entities', id)
      return one(await find(tx, entities, id, caller))
    }),

  removeEntityPeers: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lockMaintained(tx, params.id, caller)
      const peers = peersOf(id, (await accept(tx)).ids)
      await tx
        .deleteFrom('entity_peers')
        .where(
          sql<boolean>`(entity_id = ${id} and peer_id = any(${peers}::text[]) or peer_id = ${id} and entity_id = any(${peers}::text[]))`,
        )
        .execute()
      await touch(tx, 'entities', id)
      return one(await find(tx, entities, id, caller))
    }),

  async listNewsOfEntity({ params, db, caller, filters: common, page, sort }) {
    const { id } = await find(db, entities, params.id, caller)
    return newsOf({ db, caller, page, sort, filters: { ...common, entity: id } })
  },
}
