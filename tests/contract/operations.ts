/** For each operation one request that succeeds, one that a stranger to the record sends, and one that is refused. */
import type { OperationId } from '../../src/generated/contract.ts'
import type { Cell } from './cells/asks.ts'
import { campaigns } from './cells/campaigns.ts'
import { classification } from './cells/classification.ts'
import { discussion } from './cells/discussion.ts'
import { events } from './cells/events.ts'
import { integration } from './cells/integration.ts'
import { issuers } from './cells/issuers.ts'
import { messaging } from './cells/messaging.ts'
import { notifications } from './cells/notifications.ts'
import { operation } from './cells/operation.ts'
import { people } from './cells/people.ts'
import { premiumServices } from './cells/premium-services.ts'
import { reports } from './cells/reports.ts'
import { research } from './cells/research.ts'
import { shared } from './cells/shared.ts'
import { shelves } from './cells/shelves.ts'
import { signingIn } from './cells/signing-in.ts'

export { foreignSession } from './cells/asks.ts'
export type { Ask } from './cells/asks.ts'

export const cells: { [Op in OperationId]: Cell } = {
  ...campaigns,
  ...classification,
  ...discussion,
  ...events,
  ...integration,
  ...issuers,
  ...messaging,
  ...notifications,
  ...operation,
  ...people,
  ...premiumServices,
  ...reports,
  ...research,
  ...shared,
  ...shelves,
  ...signingIn,
}
