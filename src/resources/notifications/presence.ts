/** Presence: whether an account is online, told of whoever wants it told and to those who talk with them. */
import { sql } from 'kysely'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { accounts, isOnline, lastSeen } from '../people/accounts.ts'

export const presence: Resource<'presence', 'accounts'> = resource('presence', 'accounts', {
  staff: accounts.staff,
  visible: (_eb, scope) => accounts.visible(scope),
  computed: (scope) => ({
    online: isOnline(scope),
    last_seen_at: sql`${lastSeen(scope)}::text`,
  }),
  relations: {},
})
