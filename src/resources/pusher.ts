/** Who may listen on which realtime channel, and who is online. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { signSubscription } from '../effects/pusher.ts'
import type { Handlers } from '../generated/contract.ts'
import { forbidden, noRealtime } from '../http/errors.ts'
import type { Caller } from '../verbs/caller.ts'
import { plain } from '../verbs/handler.ts'
import { presentIn } from '../verbs/present.ts'
import { find } from '../verbs/rows.ts'
import { accounts } from './accounts.ts'
import { insights } from './insights.ts'
import { restrictionReason } from './insights.restrictions.ts'
import { comesTo } from './message-groups.events.ts'
import { isMember } from './messages.reading.ts'
import { accountChannel, groupChannel } from './realtime.ts'

/** Each kind of channel, and whether the caller may listen to what its name goes on with. */
const channels: Record<string, (db: Database, caller: Caller, id: string) => Promise<boolean>> = {
  [accountChannel('')]: (_db, caller, id) => Promise.resolve(id === caller.id),
  [groupChannel('')]: (db, caller, id) => isMember(db, id, caller.id),
  'private-premium-request-': async (db, caller, id) => {
    const { rows } = await sql`select from premium_service_requests where id = ${id} and (requestor_id = ${caller.id}
      or status <> 'drafted' and ${caller.id} in (requestee_id, manager_id))`.execute(db)
    return rows.length > 0
  },
  'presence-corporate-event-': (db, caller, id) => comesTo(db, id, caller.id),
  'private-insight-': async (db, caller, id) =>
    (await presentIn(db, caller, [insights], [id])).has(id) && (await restrictionReason(db, id, caller)) === null,
}

async function mayListen(db: Database, caller: Caller, channel: string): Promise<boolean> {
  const prefix = Object.keys(channels).find((one) => channel.startsWith(one))
  return prefix !== undefined && channels[prefix]!(db, caller, channel.slice(prefix.length))
}

/** For how many minutes after its last use an account is online: uses are noted once an hour. */
const lately = 60

export const pusherOperations: Handlers<'pusher'> = {
  async authenticatePusher({ accept, caller, db, pusher }) {
    const { socket_id, channel_name } = await accept(db)
    if (!pusher) throw noRealtime()
    if (!(await mayListen(db, caller, channel_name))) throw forbidden('This channel is not for you.')
    if (!channel_name.startsWith('presence-')) return plain(signSubscription(pusher, socket_id, channel_name))
    const { name } = await db.selectFrom('accounts').select('name').where('id', '=', caller.id).executeTakeFirstOrThrow()
    return plain(signSubscription(pusher, socket_id, channel_name, { user_id: caller.id, user_info: { name } }))
  },

  async getPusherUserOnline({ params, caller, db }) {
    const { id } = await find(db, accounts, params.id, caller)
    const { rows } = await sql<{ online: boolean; seen: string | null }>`
      select coalesce(seen > now() - make_interval(mins => ${sql.lit(lately)}), false) as online,
        to_char(seen at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"') as seen
      from (select max(last_used_at) as seen from sessions join accounts on accounts.id = sessions.account_id
        where sessions.account_id = ${id} and ${isTold(caller.id)}) as uses`.execute(db)
    const { online, seen } = rows[0]!
    return plain({ data: { id, type: 'presence', attributes: { online, 'last-seen-at': seen } } })
  },
}

/** Told to the account itself and, unless it wants no channel for it, to who shares a message group with it. */
const isTold = (me: string) => sql<boolean>`(accounts.id = ${me}
  or (accounts.notification_preferences -> 'presence.online' is distinct from '[]'
    and exists (select from message_group_members as mine join message_group_members as theirs
      on theirs.message_group_id = mine.message_group_id where mine.account_id = ${me} and theirs.account_id = accounts.id)))`
