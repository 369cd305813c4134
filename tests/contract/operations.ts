/** For each operation one request that succeeds, one that a stranger to the record sends, and one that is refused. */
import type { OperationId } from '../../src/generated/contract.ts'
import { access } from './cells/access.ts'
import { activities } from './cells/activities.ts'
import type { Cell } from './cells/asks.ts'
import { discussion } from './cells/discussion.ts'
import { issuers } from './cells/issuers.ts'
import { lookups } from './cells/lookups.ts'
import { people } from './cells/people.ts'
import { requests } from './cells/requests.ts'
import { research } from './cells/research.ts'
import { shelves } from './cells/shelves.ts'

export { foreignSession } from './cells/asks.ts'
export type { Ask, Cell } from './cells/asks.ts'

export const cells: { [Op in OperationId]: Cell } = {
  ...access,
  ...people,
  ...issuers,
  ...lookups,
  ...research,
  ...discussion,
  ...requests,
  ...activities,
  ...shelves,
}
