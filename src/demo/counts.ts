import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { recountAll } from '../database/recount.ts'
import { lastMoment } from './ids.ts'

/** Counted from the rows instead of written down, so that the counters of the demo set are true whatever it holds. */
export async function seedCounts(db: Database): Promise<void> {
  await recountAll(db)
  await sql`
    update entities e set latest_imperatives = (select jsonb_build_object(
        'bullish', count(*) filter (where i.imperative = 'bullish'),
        'bearish', count(*) filter (where i.imperative = 'bearish'),
        'neutral', count(*) filter (where i.imperative = 'neutral'))
      from insights i where i.aasm_state = 'published' and i.primary_entity_id = e.id
        and i.published_at > ${lastMoment}::timestamptz - interval '90 days')`.execute(db)
}
