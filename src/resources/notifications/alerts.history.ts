/** The search history: what an account searched for, newest last searched first, the same search once. */
import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import type { Database, Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Origin } from './activities.keys.ts'
import { recordOnce } from './activities.recording.ts'

/** How many past searches an account keeps. */
const mostKept = 100

export interface Search {
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

/** Keeps a full search of an account, and records it. To be called once the answer is out: it may be lost. */
export const rememberSearch = (db: Database, account: string, { queryText, filters, results, origin }: Search): Promise<void> =>
  transact(db, async (tx) => {
    const kept = await filtersToKeep(tx, filters)
    if (queryText === '' && kept === null) return
    const { rows } = await sql<{
      id: string
    }>`insert into alerts (id, account_id, kind, query_text, filters, frequency, last_run_at, results_count)
      values (${randomUUIDv7()}, ${account}, 'history', ${queryText || null}, ${kept}::jsonb, 'never', now(), ${results})
      on conflict (account_id, sought) where kind = 'history'
        do update set last_run_at = now(), results_count = excluded.results_count, updated_at = now() returning id`.execute(tx)
    await sql`delete from alerts where kind = 'history' and account_id = ${account} and id in (select id from alerts
      where kind = 'history' and account_id = ${account} order by coalesce(last_run_at, created_at) desc, id desc
      offset ${sql.lit(mostKept)} for update skip locked)`.execute(tx)
    await recordOnce(tx, {
      ...{ key: 'search.query', owner: account, visitor: null, weight: 0, origin },
      ...{ trackable: { type: 'alerts', id: rows[0]!.id }, parameters: { 'query-text': queryText, results } },
    })
  })
