/**
 * The demo set: a small firm's worth of people, entities and research, the same rows with the same ids and times in
 * every database. For trying the API out and for tests; never for a database that real people use.
 */
import { sql } from 'kysely'
import type { Database } from '../connect.ts'
import { seedAccessRequests } from './access-requests.ts'
import { seedCollections } from './collections.ts'
import { seedCounts } from './counts.ts'
import { seedDiscussion } from './discussion.ts'
import { seedEntities } from './entities.ts'
import { seedId } from './ids.ts'
import { seedLookups } from './lookups.ts'
import { seedNews } from './news.ts'
import { seedNotifications } from './notifications.ts'
import { seedPeople } from './people.ts'
import { seedProfiles } from './providers.ts'
import { seedResearch } from './research.ts'
import { seedShelves } from './shelves.ts'

/** Fills an empty, migrated database. Does nothing where account 1 is there already. */
export async function seedDemo(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Processes that start together take turns: the second finds account 1 and leaves.
    await sql`select pg_advisory_xact_lock(hashtextextended('demo set', 0))`.execute(tx)
    const first = await tx.selectFrom('accounts').select('id').where('id', '=', seedId('accounts', 1)).executeTakeFirst()
    if (first) return
    await seedLookups(tx)
    await seedPeople(tx)
    await seedEntities(tx)
    await seedNews(tx)
    await seedResearch(tx)
    await seedAccessRequests(tx)
    await seedDiscussion(tx)
    await seedProfiles(tx)
    await seedCollections(tx)
    await seedShelves(tx)
    await seedNotifications(tx)
    await seedCounts(tx)
  })
}
