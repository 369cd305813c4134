/** Presence: whether an account is online, told of whoever wants it told and to those who talk with them. */
import { sql } from 'kysely'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import type { Scope } from '../../verbs/visible.ts'
import { talksWith } from '../messaging/message-groups.naming.ts'
import { accounts } from '../people/accounts.ts'

/** For how many minutes after its last use an account is online: uses are noted once an hour. */
const lately = 60

export const presence: Resource<'presence', 'accounts'> = resource('presence', 'accounts', {
  staff: accounts.staff,
  visible: (_eb, scope) => accounts.visible(scope),
  joins: (scope) => sql`left join lateral (select max(last_used_at) as last_at from sessions
    where sessions.account_id = accounts.id and ${isTold(scope)}) as uses on true`,
  computed: () => ({
    online: sql`coalesce(uses.last_at > now() - make_interval(mins => ${sql.lit(lately)}), false)::text`,
    last_seen_at: sql`uses.last_at::text`,
  }),
  relations: {},
})

/** Told to the account itself and, unless it wants no channel for it, to who shares a message group with it. */
const isTold = (scope: Scope) => sql<boolean>`(accounts.id = ${scope.me}
  or (accounts.notification_preferences -> 'presence.online' is distinct from '[]' and ${talksWith(scope)}))`
