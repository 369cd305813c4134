import type { Database } from '../database/connection.ts'
import { lastMoment, minutesAfter, seedId, slugOf } from './ids.ts'
import { insertRows } from './insert-rows.ts'

interface Collection {
  by: number
  company: number
  name: string
  description: string
  visibility: 'private' | 'company' | 'public'
  and?: Record<string, string>
  or?: Record<string, string>
  pinned: readonly number[]
}

/** The order gives the ids. */
const collections: readonly Collection[] = [
  {
    by: 1,
    company: 5,
    name: 'Rates and banks',
    description: 'What a second rise means for those who lend.',
    visibility: 'private',
    and: { sectors: 'financials' },
    or: { countries: 'JP,SG', search: 'deposit' },
    pinned: [1, 5],
  },
  {
    by: 1,
    company: 5,
    name: 'Batteries, from pit to car',
    description: 'A reading list for newcomers to the subject.',
    visibility: 'public',
    pinned: [7, 9, 13],
  },
  {
    by: 24,
    company: 5,
    name: 'For the Thursday meeting',
    description: 'Please read before nine.',
    visibility: 'company',
    and: { imperative: 'bearish', 'market-cap': '2000-' },
    pinned: [2],
  },
  {
    by: 2,
    company: 6,
    name: 'South Asia, large caps',
    description: 'Everything on the largest names.',
    visibility: 'company',
    and: { countries: 'IN', 'market-cap': '10000-' },
    pinned: [],
  },
]

interface InsightCollection {
  name: string
  description: string
  featured: boolean
  shown: readonly [from: string | null, to: string | null]
  insights: readonly number[]
}

/** The order gives ids and positions. The last is over. */
const sets: readonly InsightCollection[] = [
  {
    name: 'Japan after the second rise',
    description: 'Who gains, who pays, and what is in the price.',
    featured: true,
    shown: ['2026-09-01T08:00:00.000Z', null],
    insights: [1, 2, 12],
  },
  {
    name: 'Accounts worth reading twice',
    description: 'Notes on notes: five cases of bookkeeping.',
    featured: false,
    shown: [null, null],
    insights: [4, 8, 11, 16, 20],
  },
  {
    name: 'Summer reading',
    description: 'Long pieces for long days.',
    featured: false,
    shown: ['2026-07-01T08:00:00.000Z', '2026-09-01T08:00:00.000Z'],
    insights: [30, 31],
  },
]

const shortly = (step: number): string => minutesAfter(lastMoment, -step * 977)

function collectionRow({ by, company, name, description, visibility, and, or }: Collection, index: number) {
  const at = shortly(collections.length - index)
  return {
    id: seedId('collections', index + 1),
    account_id: seedId('accounts', by),
    company_id: seedId('companies', company),
    name,
    slug: slugOf(name),
    description,
    visibility,
    and_filters: and ? JSON.stringify(and) : null,
    or_filters: or ? JSON.stringify(or) : null,
    created_at: at,
    updated_at: at,
  }
}

function setRow({ name, description, featured, shown: [from, to] }: InsightCollection, index: number) {
  const at = from ?? shortly(60)
  return {
    id: seedId('insight-collections', index + 1),
    curator_id: seedId('accounts', 9),
    curated_by: 'Fionnuala Keane',
    name,
    slug: slugOf(name),
    description,
    position: index + 1,
    is_featured: featured,
    starts_at: from,
    ends_at: to,
    created_at: at,
    updated_at: at,
  }
}

/** Who follows the public collection, by number. */
const followers = [2, 24]

/** Collections of accounts, the sets of the editors, and what they hold. */
export async function seedCollections(db: Database): Promise<void> {
  await insertRows(db, 'collections', collections.map(collectionRow))
  const items = collections.flatMap(({ pinned }, index) =>
    pinned.map((n) => ({ collection_id: seedId('collections', index + 1), insight_id: seedId('insights', n) })),
  )
  await insertRows(db, 'collection_items', items)
  await insertRows(db, 'insight_collections', sets.map(setRow))
  const held = sets.flatMap(({ insights }, index) =>
    insights.map((n) => ({ insight_collection_id: seedId('insight-collections', index + 1), insight_id: seedId('insights', n) })),
  )
  await insertRows(db, 'insight_collection_insights', held)
  const follows = followers.map((n, index) => ({
    id: seedId('follows', 201 + index),
    follower_id: seedId('accounts', n),
    followable_type: 'collections',
    followable_id: seedId('collections', 2),
    created_at: shortly(0),
    updated_at: shortly(0),
  }))
  await insertRows(db, 'follows', follows)
}
