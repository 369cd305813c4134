/**
 * The demo set: a small firm's worth of people, entities and research, the same rows with the same ids and times in
 * every database. For trying the API out and for tests; never for a database that real people use.
 */
import { takeAdvisoryLock } from '../database/advisory-locks.ts'
import type { Database } from '../database/connection.ts'
import { transact } from '../database/transact.ts'
import { seedCampaigns } from './campaigns.ts'
import { seedContacts } from './campaigns.contacts.ts'
import { seedCounts } from './counts.ts'
import { seedDiscussion } from './discussion.ts'
import { seedEvents } from './events.ts'
import { seedId } from './ids.ts'
import { seedChanges, seedExports, seedWebhooks } from './integration.ts'
import { seedIssuers } from './issuers.ts'
import { seedEntities } from './issuers.entities.ts'
import { seedNews } from './issuers.news.ts'
import { seedLookups, seedUsefulLinks } from './lookups.ts'
import { seedMessages } from './messaging.ts'
import { seedLetters } from './messaging.letters.ts'
import { seedNotifications } from './notifications.ts'
import { seedAlerts } from './notifications.alerts.ts'
import { seedPeople } from './people.ts'
import { seedProfiles } from './people.providers.ts'
import { seedPremium } from './premium-services.ts'
import { countDemoReports, seedReadings } from './reports.ts'
import { seedResearch } from './research.ts'
import { seedAccessRequests } from './research.access-requests.ts'
import { seedExternalReports } from './research.external-reports.ts'
import { seedFiles } from './shared.files.ts'
import { seedShelves } from './shelves.ts'
import { seedCollections } from './shelves.collections.ts'
import { seedKeys } from './signing-in.ts'

/** Fills an empty, migrated database. Does nothing where account 1 is there already. */
export async function seedDemo(db: Database): Promise<void> {
  await transact(db, async (tx) => {
    // Processes that start together take turns: the second finds account 1 and leaves.
    await takeAdvisoryLock(tx, 'demo set')
    const first = await tx.selectFrom('accounts').select('id').where('id', '=', seedId('accounts', 1)).executeTakeFirst()
    if (first) return
    await seedLookups(tx)
    await seedUsefulLinks(tx)
    await seedPeople(tx)
    await seedKeys(tx)
    await seedEntities(tx)
    await seedNews(tx)
    await seedContacts(tx)
    await seedCampaigns(tx)
    await seedResearch(tx)
    await seedFiles(tx)
    await seedExternalReports(tx)
    await seedEvents(tx)
    await seedIssuers(tx)
    await seedAccessRequests(tx)
    await seedDiscussion(tx)
    await seedReadings(tx)
    await seedProfiles(tx)
    await seedCollections(tx)
    await seedShelves(tx)
    await seedPremium(tx)
    await seedMessages(tx)
    await seedLetters(tx)
    await seedNotifications(tx)
    await seedAlerts(tx)
    await seedWebhooks(tx)
    await seedChanges(tx)
    await seedExports(tx)
    await seedCounts(tx)
    await countDemoReports(tx)
  })
}
