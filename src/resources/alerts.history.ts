/** The search history: what an account searched for, newest last searched first, the same search once. */
import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { transact } from '../database/transact.ts'

/** How many past searches an account keeps. */
const mostKept = 100

export interface Search {
  queryText: string | null
  /** Keys as those of a filter preset; null for none. */
  filters: object | null
  /** How many results it had. */
  results: number
}

/** Keeps a full search of an account that looked for something. To be called once the answer is out: it may be lost. */
export async function rememberSearch(db: Database, account: string, { queryText, filters, results }: Search): Promise<void> {
  if (queryText === null && filters === null) return
  await transact(db, async (tx) => {
    await sql`insert into alerts (id, account_id, kind, query_text, filters, frequency, last_run_at, results_count)
      values (${randomUUIDv7()}, ${account}, 'history', ${queryText}, ${filters && JSON.stringify(filters)}::jsonb, 'never', now(), ${results})
      on conflict (account_id, sought) where kind = 'history'
        do update set last_run_at = now(), results_count = excluded.results_count, updated_at = now()`.execute(tx)
    await sql`delete from alerts where kind = 'history' and account_id = ${account} and id in (select id from alerts
      where kind = 'history' and account_id = ${account} order by coalesce(last_run_at, created_at) desc, id desc
      offset ${sql.lit(mostKept)} for update skip locked)`.execute(tx)
  })
}
