/** The table of contents: every domain, and of all of them every resource and every operation with its handler. */
import type { Workers } from '../effects/jobs.ts'
import type { Handlers, Resources, ResourceType, TypeWithOperations } from '../generated/contract.ts'
import { shapes } from '../generated/serializers.ts'
import type { Present } from '../verbs/body.ts'
import type { Caller } from '../verbs/caller.ts'
import type { ChainName, Domain, Steps, Tools } from '../verbs/domain.ts'
import { presentIn } from '../verbs/present.ts'
import { related } from '../verbs/relations.ts'
import { resourceOf } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { domain as campaigns } from './campaigns/index.ts'
import { domain as classification } from './classification/index.ts'
import { domain as discussion } from './discussion/index.ts'
import { domain as events } from './events/index.ts'
import { domain as integration } from './integration/index.ts'
import { domain as issuers } from './issuers/index.ts'
import { domain as messaging } from './messaging/index.ts'
import { domain as notifications } from './notifications/index.ts'
import { domain as operation } from './operation/index.ts'
import { domain as people } from './people/index.ts'
import { domain as premiumServices } from './premium-services/index.ts'
import { domain as reports } from './reports/index.ts'
import { domain as research } from './research/index.ts'
import { domain as shared } from './shared/index.ts'
import { domain as shelves } from './shelves/index.ts'
import { domain as signingIn } from './signing-in/index.ts'

/** Notifications come last but one: they tell of what the others did. Integration sends what was told. */
const domains: readonly Domain[] = [
  research,
  discussion,
  shelves,
  issuers,
  events,
  campaigns,
  premiumServices,
  messaging,
  reports,
  people,
  signingIn,
  classification,
  shared,
  operation,
  notifications,
  integration,
]

const resources: { [T in keyof Resources]: Resource<T> } = {
  ...research.resources,
  ...discussion.resources,
  ...shelves.resources,
  ...issuers.resources,
  ...events.resources,
  ...campaigns.resources,
  ...premiumServices.resources,
  ...messaging.resources,
  ...reports.resources,
  ...people.resources,
  ...signingIn.resources,
  ...classification.resources,
  ...shared.resources,
  ...operation.resources,
  ...notifications.resources,
  ...integration.resources,
}

const operations: { [T in TypeWithOperations]: Handlers<T> } = {
  ...research.operations,
  ...discussion.operations,
  ...shelves.operations,
  ...issuers.operations,
  ...events.operations,
  ...campaigns.operations,
  ...premiumServices.operations,
  ...messaging.operations,
  ...reports.operations,
  ...people.operations,
  ...signingIn.operations,
  ...classification.operations,
  ...shared.operations,
  ...operation.operations,
  ...notifications.operations,
  ...integration.operations,
}

/** The operations of a type that answer its relationships, as they are where the type has none of its own. */
function relationshipOperations(r: Resource): [string, unknown][] {
  const ids: readonly string[] = shapes[r.type].related
  return ids.map((id) => [id, related(r)])
}

/** The handler of each operation. */
export const handlers = Object.assign(
  Object.fromEntries(Object.values(resources).flatMap((r) => relationshipOperations(r as unknown as Resource))),
  ...Object.values(operations),
) as Record<string, never>

/** Looks up, for a caller, which of the records that a body names exist and may be seen. */
export const present =
  (caller: Caller): Present =>
  (db, types, ids) =>
    presentIn(
      db,
      caller,
      types.map((type) => resourceOf(type as ResourceType)),
      ids,
    )

/** Who works for each queue; one without a worker does not compile. */
export const workers = (tools: Tools): Workers => ({
  ...shelves.workers(tools),
  ...events.workers(tools),
  ...campaigns.workers(tools),
  ...messaging.workers(tools),
  ...signingIn.workers(tools),
  ...notifications.workers(tools),
  ...reports.workers(tools),
  ...integration.workers(tools),
})

/** What is due in a chain, of all domains. */
export const dueIn = (chain: ChainName): Steps => Object.assign({}, ...domains.map((one) => one.due?.[chain])) as Steps
