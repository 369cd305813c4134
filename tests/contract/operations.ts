/** For each operation one request that succeeds, one that a stranger to the record sends, and one that is refused. */
import type { OperationId } from '../../src/generated/contract.ts'
import { access } from './cells/access.ts'
import { activities } from './cells/activities.ts'
import type { Cell } from './cells/asks.ts'
import { campaigns } from './cells/campaigns.ts'
import { alerts } from './cells/alerts.ts'
import { discussion } from './cells/discussion.ts'
import { externalReports } from './cells/external-reports.ts'
import { corporateEvents } from './cells/events.ts'
import { files } from './cells/files.ts'
import { issuerNews } from './cells/issuer-news.ts'
import { issuers } from './cells/issuers.ts'
import { lookups } from './cells/lookups.ts'
import { messages } from './cells/messages.ts'
import { people } from './cells/people.ts'
import { premium } from './cells/premium.ts'
import { reports } from './cells/reports.ts'
import { requests } from './cells/requests.ts'
import { research } from './cells/research.ts'
import { search } from './cells/search.ts'
import { shelves } from './cells/shelves.ts'

export { foreignSession } from './cells/asks.ts'
export type { Ask, Cell } from './cells/asks.ts'

export const cells: { [Op in OperationId]: Cell } = {
  ...access,
  ...people,
  ...issuers,
  ...issuerNews,
  ...lookups,
  ...research,
  ...discussion,
  ...files,
  ...corporateEvents,
  ...requests,
  ...premium,
  ...activities,
  ...search,
  ...shelves,
  ...externalReports,
  ...messages,
  ...campaigns,
  ...alerts,
  ...reports,
}
