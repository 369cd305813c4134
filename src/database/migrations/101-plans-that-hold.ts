/** What a plan of issuers includes holds from now on. Until then every plan let events be published and campaigns be sent, and it still does. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update corporate_plans set updated_at = now(),
      features = features || array(select unnest(array['events', 'campaigns']) except select unnest(features) order by 1 desc)
    where not features @> array['events', 'campaigns']`.execute(db)
}
