/** What accounts did. Seen by who did it, by whom it was done to, and by the compliance officer of the former. */
import { sql } from 'kysely'
import type { Handlers } from '../generated/contract.ts'
import { related, toOne, toOneBy, toOneOf } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { show } from '../verbs/show.ts'
import type { Scope } from '../verbs/visible.ts'
import { accounts } from './accounts.ts'
import { comments } from './comments.ts'
import { insights } from './insights.ts'

const ownerIs = (column: 'company_id', value: string) =>
  sql<boolean>`exists (select from accounts where accounts.id = activities.owner_id and ${sql.ref(`accounts.${column}`)} = ${value})`

/** An anonymous owner is known to itself and to admins alone. */
const owner = ({ kind, me }: Scope) =>
  kind === 'staff' ? sql`activities.owner_id` : sql`case when not activities.anonymize or activities.owner_id = ${me} then activities.owner_id end`

export const activities: Resource<'activities', 'activities'> = resource('activities', 'activities', {
  visible: (eb, { kind, me, complies }) =>
    kind === 'staff'
      ? true
      : eb.or([eb('activities.owner_id', '=', me), eb('activities.recipient_id', '=', me), ownerIs('company_id', complies)]),
  computed: ({ me, company }) => ({
    direction: sql`case when activities.owner_id = ${me} then 'outgoing' when activities.recipient_id = ${me} then 'incoming'
      when ${ownerIs('company_id', company)} then 'internal' else 'system' end`,
  }),
  relations: {
    trackable: toOneOf({ insights: () => insights, comments: () => comments, accounts: () => accounts }, 'trackable_type', 'trackable_id'),
    owner: toOneBy(() => accounts, owner),
    recipient: toOne(() => accounts, 'recipient_id'),
  },
})

export const activityOperations: Handlers<'activities'> = {
  getActivity: show(activities),
  getActivityRelated: related(activities),
  getActivityRelationship: related(activities),
}
