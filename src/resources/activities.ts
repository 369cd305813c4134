/** What accounts did. Seen by who did it, by whom it was done to, and by the compliance officer of the former. */
import { sql } from 'kysely'
import type { Handlers } from '../generated/contract.ts'
import { related, toOneBy, toOneOf } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { show } from '../verbs/show.ts'
import type { Scope } from '../verbs/visible.ts'
import { accounts } from './accounts.ts'
import { comments } from './comments.ts'
import { entities } from './entities.ts'
import { insights } from './insights.ts'

const ownerIs = (column: 'company_id', value: string) =>
  sql<boolean>`exists (select from accounts where accounts.id = activities.owner_id and ${sql.ref(`accounts.${column}`)} = ${value})`

/** On an entity that the caller manages. */
const onManagedEntity = (me: string) => sql<boolean>`activities.trackable_type = 'entities' and exists (
  select from account_entities as managed where managed.account_id = ${me} and managed.entity_id = activities.trackable_id)`

/** An anonymous owner is known to itself and to admins alone. */
const owner = ({ kind, me }: Scope) =>
  kind === 'staff'
    ? sql`activities.owner_id`
    : sql`case when not activities.anonymize or activities.owner_id = ${me} then activities.owner_id end`

/** The author of research that does not name its author is not named here either. */
const recipient = ({ kind, me, accountType, company }: Scope) =>
  kind === 'staff'
    ? sql`activities.recipient_id`
    : sql`case when activities.recipient_id = ${me} or ${accountType} = 'staff' or not exists (select from insights
        where activities.trackable_type = 'insights' and insights.id = activities.trackable_id and not insights.show_author_names
          and insights.company_id is distinct from ${company}) then activities.recipient_id end`

export const activities: Resource<'activities', 'activities'> = resource('activities', 'activities', {
  visible: (eb, { kind, me, complies }) =>
    kind === 'staff'
      ? true
      : eb.or([
          eb('activities.owner_id', '=', me),
          eb('activities.recipient_id', '=', me),
          ownerIs('company_id', complies),
          onManagedEntity(me),
        ]),
  computed: ({ me, company }) => ({
    direction: sql`case when activities.owner_id = ${me} then 'outgoing' when activities.recipient_id = ${me} then 'incoming'
      when ${ownerIs('company_id', company)} then 'internal' else 'system' end`,
  }),
  relations: {
    trackable: toOneOf(
      { insights: () => insights, comments: () => comments, accounts: () => accounts, entities: () => entities },
      'trackable_type',
      'trackable_id',
    ),
    owner: toOneBy(() => accounts, owner),
    recipient: toOneBy(() => accounts, recipient),
  },
})

export const activityOperations: Handlers<'activities'> = {
  getActivity: show(activities),
  getActivityRelated: related(activities),
  getActivityRelationship: related(activities),
}
