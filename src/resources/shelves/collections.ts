/** Insights that an account gathers, by hand and by filters. Seen by their owner and by those whom they are shared with. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import { transact } from '../../database/transact.ts'
import type { Files } from '../../effects/files.ts'
import type { Handlers, Operations } from '../../generated/contract.ts'
import { broken, forbidden } from '../../refusals.ts'
import type { AcceptOptions, Present } from '../../verbs/body.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has, leadsTeamOf } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import type { AskedPage, One } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { permitted } from '../../verbs/permitted.ts'
import { toMany, toManyFound, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, json, lock, save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { freeSlug, looksLikeId } from '../../verbs/slugs.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import type { Walked } from '../../verbs/cursor.ts'
import { forgetFollowers } from '../discussion/follows.ts'
import { tidy } from '../shared/files.ts'
import { toPublished } from '../research/insights.published.ts'
import { withCover } from './collections.covers.ts'
import { kept, membersOf, withoutValues, withValues } from './collections.filters.ts'
import type { CollectionFilters } from './collections.filters.ts'

/** How many insights may be pinned to a collection. */
const mostPinned = 200

const pinned = (collection: string) => sql`select insight_id from collection_items where collection_id = ${collection}`

/** Shown to the caller by its owner; what somebody else shares opens nothing. */
const sharedWith = (me: string) => sql<boolean>`exists (select from shared_items as shared
  where shared.shareable_type = 'collections' and shared.shareable_id = collections.id and shared.recipient_id = ${me}
    and shared.sharer_id = collections.account_id and shared.sharer_deleted_at is null and shared.recipient_deleted_at is null
    and (shared.expires_at is null or shared.expires_at > now()))`

export const collections: Resource<'collections', 'collections'> = resource('collections', 'collections', {
  visible: (eb, { kind, me, company }) =>
    kind === 'staff'
      ? true
      : kind === 'guest'
        ? eb('collections.visibility', '=', sql.lit('public'))
        : eb.or([
            eb('collections.account_id', '=', me),
            eb('collections.visibility', '=', sql.lit('public')),
            eb.and([eb('collections.visibility', '=', sql.lit('company')), eb('collections.company_id', '=', company)]),
            sharedWith(me),
          ]),
  slug: (slug) => sql`collections.slug = ${slug}`,
  computed: () => ({
    items_count: sql`(select count(*)::text from collection_items as held join insights on insights.id = held.insight_id
      where held.collection_id = collections.id and insights.aasm_state = 'published')`,
    is_dynamic: sql`(collections.and_filters is not null or collections.or_filters is not null)::text`,
  }),
  relations: {
    account: toOne('account_id'),
    items: toPublished((owner) => sql`insights.id in (${pinned(owner)})`),
    insights: toManyFound(findMembers),
    followers: toMany(
      (owner) => sql`accounts.id in (select follower_id from follows where followable_type = 'collections' and followable_id = ${owner})`,
    ),
  },
})

const contents = prepare(
  sql`select and_filters::text as "and", or_filters::text as "or", array_to_json(array(${pinned(placeholder('id'))}))::text as pinned
    from collections where id = ${placeholder('id')}`,
  'collections:contents',
)

async function findMembers(asked: AskedPage, id: string): Promise<Walked> {
  const [row] = await readRows(asked.db, contents, { id })
  const read = <T>(name: string): T | null => JSON.parse(row?.[name] ?? 'null') as T | null
  return membersOf(asked, {
    and: read<CollectionFilters>('and'),
    or: read<CollectionFilters>('or'),
    pinned: read<string[]>('pinned') ?? [],
  })
}

/** Whether the caller leads the team of the owner, who has not gone to another firm since. */
async function leads(tx: Transaction, { account_id, company_id }: Row<'collections'>, caller: Caller): Promise<boolean> {
  if (!leadsTeamOf(caller, company_id)) return false
  const owner = tx.selectFrom('accounts').select('id').where('id', '=', account_id).where('company_id', '=', company_id)
  return (await owner.executeTakeFirst()) !== undefined
}

/** The company that the owner is of now, which is meant where it is said anew who sees a collection. */
const companyOfOwner = sql`(select accounts.company_id from accounts where accounts.id = collections.account_id)`

interface Current {
  id: string
  /** Whether the caller may also say who sees it. */
  owns: boolean
  and: CollectionFilters | null
  or: CollectionFilters | null
}

/** The collection, locked. @throws 403 unless its owner, an admin or, where it is shared, the owner's team lead changes it. */
async function lockChangeable(tx: Transaction, id: string, caller: Caller): Promise<Current> {
  const found = await lock(tx, collections, id, caller)
  const owns = found.account_id === caller.id || has(caller, 'admin')
  if (!owns && (found.visibility === 'private' || !(await leads(tx, found, caller)))) throw forbidden('This collection is not yours.')
  return {
    id: found.id,
    owns,
    and: found.and_filters as CollectionFilters | null,
    or: found.or_filters as CollectionFilters | null,
  }
}

/** @throws 422 when it makes more than may be pinned. What is cancelled no longer counts, since nobody sees it. */
async function pin(tx: Transaction, id: string, items: readonly string[]): Promise<void> {
  await sql`with pinned as (insert into collection_items (collection_id, insight_id)
      select ${id}, insight from unnest(${items}::text[]) as insight order by 2 on conflict do nothing returning insight_id)
    update collections set updated_at = now() where id = ${id} and exists (select from pinned)`.execute(tx)
  const { count } = await tx
    .selectFrom('insights')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('aasm_state', '<>', 'cancelled')
    .where('id', 'in', tx.selectFrom('collection_items').select('insight_id').where('collection_id', '=', id))
    .executeTakeFirstOrThrow()
  if (count > mostPinned) throw broken(`A collection holds at most ${mostPinned} pinned insights`, '/data/relationships/items')
}

async function unpin(tx: Transaction, id: string, items: readonly string[]): Promise<void> {
  await sql`with unpinned as (delete from collection_items
      where collection_id = ${id} and insight_id = any(${items}::text[]) returning insight_id)
    update collections set updated_at = now() where id = ${id} and exists (select from unpinned)`.execute(tx)
}

type Filters = CollectionFilters | null

interface AskedContents {
  params: { id: string }
  accept(db: Database, options?: AcceptOptions): Promise<NonNullable<Operations['addCollectionItems']['accepted']>>
  caller: Caller
  db: Database
  files: Files
  quota: number
}

/** What is pinned can be taken away also when it is not seen any more. */
const alsoPinned =
  (collection: string): Present =>
  async (db, _types, ids) => {
    const { rows } = await sql<{ id: string }>`select insight_id as id from collection_items
      where collection_id = ${collection} and insight_id = any(${ids}::text[])`.execute(db)
    return new Set(rows.map(({ id }) => id))
  }

/** Changes what a collection holds: `move` the pinned insights, `join` the filters. `also`: which insights need not be seen for it. */
const change =
  (move: typeof pin, join: (all: Filters, sent: Filters, name: string) => Filters, also?: (collection: string) => Present) =>
  async ({ params, accept, caller, db, files, quota }: AskedContents): Promise<One<'Collection'>> => {
    const { id } = await transact(db, (tx) => lockChangeable(tx, params.id, caller))
    const { items, and_filters, or_filters, cover_image, cover_image_file_name, ...sent } = await accept(db, {
      record: id,
      ...(also ? { also: also(id) } : {}),
    })
    return withCover({ db, files, caller, quota }, { cover_image, cover_image_file_name }, (cover) =>
      transact(db, async (tx) => {
        const current = await lockChangeable(tx, id, caller)
        await cover.keep(tx)
        if (items) await move(tx, id, items)
        await save(tx, 'collections', id, {
          ...sent,
          ...cover.columns,
          ...(and_filters ? { and_filters: json(join(current.and, and_filters, 'and-filters')) } : {}),
          ...(or_filters ? { or_filters: json(join(current.or, or_filters, 'or-filters')) } : {}),
        })
        return one(await find(tx, collections, id, caller))
      }),
    )
  }

export const collectionOperations: Handlers<'collections'> = {
  listCollections: page(collections, { total: 'capped' }),
  getCollection: show(collections),

  async createCollection({ sent, accept, caller, db, files, quota }) {
    const { and_filters, or_filters, cover_image, cover_image_file_name, ...own } = await accept(db)
    const named = sent.id?.toLowerCase()
    return withCover({ db, files, caller, quota }, { cover_image, cover_image_file_name }, (cover) =>
      transact(db, async (tx) => {
        await cover.keep(tx)
        const id = await insert(tx, 'collections', {
          ...own,
          ...(cover_image ? cover.columns : {}),
          and_filters: json(kept(and_filters ?? null, 'and-filters')),
          or_filters: json(kept(or_filters ?? null, 'or-filters')),
          slug: await freeSlug(tx, 'collections', own.name),
          account_id: caller.id,
          company_id: caller.companyId,
          id: named !== undefined && looksLikeId(named) ? named : undefined,
        })
        return one(await find(tx, collections, id, caller))
      }),
    )
  },

  async updateCollection({ params, accept, caller, db, files, quota }) {
    const { id, owns } = await transact(db, (tx) => lockChangeable(tx, params.id, caller))
    const only = permitted('updateCollection', { actors: [owns ? 'owner' : 'lead'] })
    const accepted = await accept(db, { record: id, only })
    const { and_filters, or_filters, cover_image, cover_image_file_name, ...sent } = accepted
    return withCover({ db, files, caller, quota }, { cover_image, cover_image_file_name }, (cover) =>
      transact(db, async (tx) => {
        await lockChangeable(tx, id, caller)
        await cover.keep(tx)
        await save(tx, 'collections', id, {
          ...sent,
          ...(sent.visibility === undefined ? {} : { company_id: companyOfOwner }),
          ...cover.columns,
          ...(and_filters === undefined ? {} : { and_filters: json(kept(and_filters, 'and-filters')) }),
          ...(or_filters === undefined ? {} : { or_filters: json(kept(or_filters, 'or-filters')) }),
        })
        return one(await find(tx, collections, id, caller))
      }),
    )
  },

  async deleteCollection({ params, caller, db, files }) {
    await transact(db, async (tx) => {
      const { id, owns } = await lockChangeable(tx, params.id, caller)
      if (!owns) throw forbidden('Only its owner deletes a collection.')
      await leaveTrace(tx, collections, id)
      await erase(tx, 'collections', id)
      // Whoever began to follow it meanwhile had to be waited for.
      await forgetFollowers(tx, { type: 'collections', id })
    })
    await tidy(db, files)
    return none
  },

  addCollectionItems: change(pin, withValues),
  removeCollectionItems: change(unpin, withoutValues, alsoPinned),
}
