/** Authorisation of realtime channels, and who is online. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { pseudonym, signSubscription } from '../../effects/pusher.ts'
import { eventChannel, groupChannel } from '../../effects/realtime.ts'
import type { ChannelKind } from '../../effects/realtime.ts'
import type { Handlers } from '../../generated/contract.ts'
import { forbidden, noRealtime } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import { plain } from '../../verbs/handler.ts'
import { presentIn } from '../../verbs/present.ts'
import { show } from '../../verbs/show.ts'
import { comesTo } from '../messaging/message-groups.events.ts'
import { isOpenAt } from '../messaging/message-groups.naming.ts'
import { isMember } from '../messaging/messages.reading.ts'
import { isAsked, isAsker } from '../premium-services/premium-service-requests.parties.ts'
import { insights } from '../research/insights.ts'
import { restrictionReason } from '../research/insights.restrictions.ts'
import { presence } from './presence.ts'

/** Everybody listens to a public channel, and nothing is signed for it. */
type SignedKind = Exclude<ChannelKind, 'public-entity-'>

/** Each kind of channel that is signed, and whether the caller may listen to what its name goes on with. */
const channels: Record<SignedKind, (db: Database, caller: Caller, id: string) => Promise<boolean>> = {
  'private-account-': (_db, caller, id) => Promise.resolve(id === caller.id),
  'presence-message-group-': (db, caller, id) => isMember(db, id, caller.id),
  'private-premium-request-': async (db, caller, id) => {
    const found = db.selectFrom('premium_service_requests').select('id').where('id', '=', id)
    const [row, party] = ['premium_service_requests', { account: caller.id, company: sql`${caller.companyId}::text` }] as const
    const manages = has(caller, 'account-manager')
    const isParty = sql<boolean>`(${isAsker(row, party)} or ${isAsked(row, party)} or (${manages}::boolean and status <> 'drafted' and manager_id = ${caller.id}))`
    return (await found.where(isParty).executeTakeFirst()) !== undefined
  },
  'presence-corporate-event-': (db, caller, id) => comesTo(db, id, caller.id),
  'private-insight-': async (db, caller, id) =>
    (await presentIn(db, caller, [insights], [id])).has(id) && (await restrictionReason(db, id, caller)) === null,
}

async function mayListen(db: Database, caller: Caller, channel: string): Promise<boolean> {
  const kind = (Object.keys(channels) as SignedKind[]).find((one) => channel.startsWith(one))
  return kind !== undefined && channels[kind](db, caller, channel.slice(kind.length))
}

export const pusherOperations: Handlers<'pusher'> = {
  async authenticatePusher({ accept, caller, db, pusher }) {
    const { socket_id, channel_name } = await accept(db)
    if (!pusher) throw noRealtime()
    if (!(await mayListen(db, caller, channel_name))) throw forbidden('This channel is not for you.')
    if (!channel_name.startsWith('presence-')) return plain(signSubscription(pusher, socket_id, channel_name))
    const { name } = await db
      .selectFrom('accounts')
      .select(sql<string | null>`case when ${isShown(channel_name)} then name end`.as('name'))
      .where('id', '=', caller.id)
      .executeTakeFirstOrThrow()
    const present =
      name === null ? { user_id: pseudonym(pusher, channel_name, caller.id), user_info: {} } : { user_id: caller.id, user_info: { name } }
    return plain(signSubscription(pusher, socket_id, channel_name, present))
  },

  getPusherUserOnline: show(presence),
}

/** Whether the others on a presence channel know that the account of the row `accounts` is one of them. */
function isShown(channel: string): RawBuilder<unknown> {
  const isOpen = (event: RawBuilder<unknown>) => isOpenAt(event, sql`accounts.id`)
  if (channel.startsWith(eventChannel(''))) return isOpen(sql`${channel.slice(eventChannel('').length)}::text`)
  return sql`coalesce((select ${isOpen(sql`about.subject_id`)} from message_groups as about
    where about.id = ${channel.slice(groupChannel('').length)} and about.kind = 'event'), true)`
}
