/** The ways in which whoever is not staff sees activities. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Caller } from '../../verbs/caller.ts'
import type { Filter } from '../../verbs/page.ts'
import { scopeValues } from '../../verbs/visible.ts'
import type { Way } from '../../verbs/ways.ts'

type WayName = 'done' | 'received' | 'overseen' | 'left' | 'managed'

/** Those who belong to the company, or who left it, each with the times. */
const people = (company: string, theyLeft: boolean) => sql`select account_id as id, since, until from employments
  where company_id = ${company} and until is ${theyLeft ? sql`not null` : sql`null`}`

// Almost all of what somebody did is of that time. The planner takes this for such a condition, and so walks the index in the order
// of the list; it would take a comparison for one that leaves a third, and would sort all that somebody did.
const sinceTheyCame = sql<SqlBool>`case when activities.created_at >= one.since then true end is not null`

/** The filter by the owners that were asked for and that the caller sees, by their ids. */
export const seenOwners = 'seen-owners'

/** Whether the owner is one of those, of whom the planner sees none, so that it keeps one plan for all who are asked for. */
export const isOwner: Filter = (value, _scope, alone) =>
  alone === undefined
    ? sql`activities.owner_id = any((select ${value}::text[])::text[])`
    : sql`activities.owner_id = (select ${alone}::text)`

const overseen: Way['instead'] = {
  direction: (_value, { me }) => sql`activities.owner_id <> ${me} and activities.recipient_id is distinct from ${me}`,
  // The account of who left may not be seen any more.
  'owner-id': isOwner,
  'company-id': (value, { complies }) => sql`${complies} = any(${value}::text[])`,
  [seenOwners]: () => sql`true`,
}

const ways: Record<WayName, Way> = {
  done: {
    where: ({ me }) => sql`activities.owner_id = ${me}`,
    instead: { direction: () => sql`true`, [seenOwners]: isOwner },
  },
  received: {
    where: ({ me }) => sql`activities.recipient_id = ${me}`,
    instead: { direction: (_value, { me }) => sql`activities.owner_id is distinct from ${me}` },
  },
  overseen: {
    each: ({ complies }) => people(complies, false),
    where: () => sql`activities.owner_id = one.id and ${sinceTheyCame}`,
    instead: overseen,
  },
  left: {
    each: ({ complies }) => people(complies, true),
    where: () => sql`activities.owner_id = one.id and activities.created_at < one.until and ${sinceTheyCame}`,
    instead: overseen,
  },
  managed: {
    each: ({ me }) => sql`select managed.entity_id as id from managed_entities as managed where managed.account_id = ${me}`,
    // By its id it is found among few; the index of its type would look as good to a planner that does not see between which times.
    where: () => sql`(activities.trackable_type = 'entities') is true and activities.trackable_id = one.id`,
    instead: { 'trackable-type': (value) => sql`'entities' = any(${value}::text[])` },
  },
}

/** The ways that can lead to what has a direction; to what has none named, all. */
const leadingTo: Record<string, readonly WayName[]> = {
  outgoing: ['done'],
  incoming: ['received'],
  internal: ['overseen', 'left', 'managed'],
  system: ['managed'],
}

function open(caller: Caller, { direction, 'owner-id': owners }: Record<string, unknown>): WayName[] {
  const oversees = scopeValues(caller)['complies'] !== null
  const isOpen: Record<WayName, boolean> = {
    done: !Array.isArray(owners) || owners.includes(caller.id),
    received: true,
    overseen: oversees,
    left: oversees,
    managed: caller.accountType === 'corporate-user',
  }
  const names = typeof direction === 'string' ? leadingTo[direction]! : (Object.keys(ways) as WayName[])
  return names.filter((one) => isOpen[one])
}

export const activityWays = { ways, open }
