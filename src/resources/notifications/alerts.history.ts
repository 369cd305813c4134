/** The search history: what an account searched for, newest last searched first, the same search once. */
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Origin } from './activities.keys.ts'
import { recordOnce } from './activities.recording.ts'

/** How many past searches an account keeps. */
const mostKept = 100

interface Search {
  queryText: string
  /** Those of the list of insights, and those of a preset as `preset <column>`. */
  filters: Record<string, unknown>
  /** How many results it had. */
  results: number
  origin: Origin
}

/** What the filters of an alert are called in a search. Others are not kept, since no alert could look for them. */
const names: Record<string, string> = {
  country: 'countries',
  sector: 'sectors',
  'vertical-id': 'verticals',
  'market-cap-min': 'min-market-cap',
  'market-cap-max': 'max-market-cap',
  'format-type': 'format-types',
  imperative: 'imperatives',
  'time-horizon': 'time-horizons',
}

/** The filters of a search as an alert has them; null for none. */
async function filtersToKeep(tx: Transaction, filters: Search['filters']): Promise<string | null> {
  const kept = Object.entries(filters).flatMap(([name, value]) => {
    const column = /^preset (.+)/.exec(name)?.[1]
    const known = column ? column.replaceAll('_', '-') : names[name]
    return known && value !== undefined ? [[known, value] as const] : []
  })
  const given = Object.fromEntries(kept)
  if (filters['vertical-id'] !== undefined) {
    // One that names nothing matches nothing, in an alert too.
    const { rows } = await sql<{ slug: string }>`select coalesce(slug, left(sent.id, 120)) as slug
      from unnest(${filters['vertical-id']}::text[]) as sent (id) left join content_verticals on content_verticals.id = sent.id`.execute(tx)
    given['verticals'] = rows.map((one) => one.slug)
  }
  return kept.length > 0 ? JSON.stringify(given) : null
}

interface Kept {
  query_text: string | null
  filters: string | null
  results_count: number
}

/** Keeps a search, once for each account. */
async function keepSearch(tx: Transaction, account: string, search: Kept): Promise<{ id: string; is_new: boolean }> {
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into alerts (id, account_id, kind, frequency, query_text, filters, results_count, last_run_at)
    values (${newId()}, ${account}, 'history', 'never', ${search.query_text}, ${search.filters}, ${search.results_count}, now())
    on conflict (account_id, sought) where kind = 'history'
      do update set last_run_at = now(), results_count = excluded.results_count, updated_at = now()
    returning id, created_at = updated_at as is_new`.execute(tx)
  return rows[0]!
}

/** Removes the searches of an account beyond those that it keeps. */
async function forgetOldest(tx: Transaction, account: string): Promise<void> {
  const past = tx.selectFrom('alerts').select('id').where('kind', '=', 'history').where('account_id', '=', account)
  const oldest = past
    .orderBy(sql`coalesce(last_run_at, created_at)`, 'desc')
    .orderBy('id', 'desc')
    .offset(mostKept)
    .forUpdate()
    .skipLocked()
  await tx.deleteFrom('alerts').where('kind', '=', 'history').where('account_id', '=', account).where('id', 'in', oldest).execute()
}

/** Keeps a full search of an account, and records it. To be called once the answer is out: it may be lost. */
export const rememberSearch = (db: Database, account: string, { queryText, filters, results, origin }: Search): Promise<void> =>
  transact(db, async (tx) => {
    const kept = await filtersToKeep(tx, filters)
    if (queryText === '' && kept === null) return
    const { id, is_new } = await keepSearch(tx, account, { query_text: queryText || null, filters: kept, results_count: results })
    if (is_new) await forgetOldest(tx, account)
    await recordOnce(tx, {
      ...{ key: 'search.query', owner: account, visitor: null, weight: 0, origin },
      ...{ trackable: { type: 'alerts', id }, parameters: { 'query-text': queryText, results } },
    })
  })
