/** The ways in which whoever is not staff sees activities. */
import { sql } from 'kysely'
import type { Caller } from '../../verbs/caller.ts'
import { isAmong } from '../../verbs/page.ts'
import { scopeValues } from '../../verbs/visible.ts'
import type { Way } from '../../verbs/ways.ts'

type WayName = 'done' | 'received' | 'overseen' | 'managed'

const ways: Record<WayName, Way> = {
  done: { where: ({ me }) => sql`activities.owner_id = ${me}`, instead: { direction: () => sql`true` } },
  received: {
    where: ({ me }) => sql`activities.recipient_id = ${me}`,
    instead: { direction: (_value, { me }) => sql`activities.owner_id is distinct from ${me}` },
  },
  overseen: {
    each: ({ complies }) => sql`select account_id as id, since, until from employments where company_id = ${complies}`,
    where: () => sql`activities.owner_id = one.id and activities.created_at >= one.since
      and (one.until is null or activities.created_at < one.until)`,
    instead: {
      direction: (_value, { me }) => sql`activities.owner_id <> ${me} and activities.recipient_id is distinct from ${me}`,
      // Of who left, the caller may not see the account any more.
      'owner-id': isAmong('activities.owner_id'),
      'company-id': (value, { complies }) => sql`${complies} = any(${value}::text[])`,
    },
  },
  managed: {
    each: ({ me }) => sql`select managed.entity_id as id from managed_entities as managed where managed.account_id = ${me}`,
    where: () => sql`activities.trackable_type = 'entities' and activities.trackable_id = one.id`,
  },
}

/** The ways that can lead to what has a direction; to what has none named, all. */
const leadingTo: Record<string, readonly WayName[]> = {
  outgoing: ['done'],
  incoming: ['received'],
  internal: ['overseen', 'managed'],
  system: ['managed'],
}

function open(caller: Caller, { direction }: Record<string, unknown>): WayName[] {
  const isOpen: Record<WayName, boolean> = {
    done: true,
    received: true,
    overseen: scopeValues(caller)['complies'] !== null,
    managed: caller.accountType === 'corporate-user',
  }
  const names = typeof direction === 'string' ? leadingTo[direction]! : (Object.keys(ways) as WayName[])
  return names.filter((one) => isOpen[one])
}

export const activityWays = { ways, open }
