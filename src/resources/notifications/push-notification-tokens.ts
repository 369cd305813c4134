/** Push tokens of an account's browsers and apps. Each is private to its account; an admin may show one. */
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import type { PushNotificationTokensTable } from '../../generated/tables.ts'
import { broken, forbidden, refuseAll, ruleBroken } from '../../refusals.ts'
import { attempt } from '../../verbs/attempts.ts'
import type { Sent } from '../../verbs/body.ts'
import type { Caller } from '../../verbs/caller.ts'
import { none, one } from '../../verbs/handler.ts'
import { requireLasting } from '../../verbs/temporary-sessions.ts'
import { queueUp } from '../../verbs/queue-up.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lockOwn, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { clientOf, takeMessage } from './push-messages.ts'

export const pushNotificationTokens: Resource<'push-notification-tokens', 'push_notification_tokens'> = resource(
  'push-notification-tokens',
  'push_notification_tokens',
  {
    visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('push_notification_tokens.account_id', '=', me)),
    relations: { account: toOne('account_id') },
  },
)

type Token = Selectable<PushNotificationTokensTable>
type Place = Pick<Token, 'platform'> & Partial<Pick<Token, 'browser' | 'mobile_os'>>

/** Where a client runs, without what belongs to the other platform. @throws 422 for what the platform needs and lacks. */
function placed({ platform, browser = null, mobile_os = null }: Place): Required<Place> {
  const lacks = platform === 'web' ? browser === null && 'browser' : mobile_os === null && 'mobile_os'
  if (lacks) refuseAll([ruleBroken(`${lacks} is needed where platform is ${platform}`, `/data/${lacks}`)])
  return platform === 'web' ? { platform, browser, mobile_os: null } : { platform, browser: null, mobile_os }
}

function requireOwnAccount(sent: Sent, caller: Caller): void {
  const account = sent.linked('account')
  if (account !== undefined && account !== caller.id) throw forbidden('A token can only be your own.')
}

const requireToken = (token: string | null, active: boolean): void => {
  if (active && token === null) throw broken('Without a token it cannot be active', '/data/active')
}

const limit = 'registers nothing that outlasts it'

/** How many clients an account has at most. */
const mostClients = 50

/** Has the clients go that were silent for longest where, with a new one, an account that stands in its queue has too many. */
const letSilentGo = (tx: Transaction, account: string, client: string) =>
  sql`delete from push_notification_tokens where id in (select id from push_notification_tokens
    where account_id = ${account} and id <> ${client} order by active desc, heard_at desc, id desc offset ${mostClients - 1})`.execute(tx)

/** How often a client may ask for its messages, however it names itself. */
const asksOf = { what: 'push-message', most: 30, seconds: 60 }

export const pushNotificationTokenOperations: Handlers<'push-notification-tokens'> = {
  createPushNotificationToken({ sent, accept, caller, client, db }) {
    requireLasting(caller, limit)
    requireOwnAccount(sent, caller)
    return transact(db, async (tx) => {
      const { token = null, active = token !== null, ...rest } = await accept(tx)
      requireToken(token, active)
      const columns = { account_id: caller.id, session_id: caller.sessionId, ...placed(rest), active, user_agent: agentOf(client) }
      await queueUp(tx, caller.id)
      // A browser that somebody else used before is the caller's now, without the messages that waited in it.
      const { id } = await tx
        .insertInto('push_notification_tokens')
        .values({ ...columns, id: newId(), token })
        .onConflict((oc) => oc.column('token').doUpdateSet({ ...columns, heard_at: sql`now()`, updated_at: sql`now()` }))
        .returning('id')
        .executeTakeFirstOrThrow()
      await letSilentGo(tx, caller.id, id)
      const ofOthers = tx.selectFrom('notifications').select('id').where('account_id', '<>', caller.id)
      await tx.deleteFrom('push_messages').where('push_notification_token_id', '=', id).where('notification_id', 'in', ofOthers).execute()
      return one(await find(tx, pushNotificationTokens, id, caller))
    })
  },

  getPushNotificationToken: show(pushNotificationTokens),

  updatePushNotificationToken: ({ params, sent, accept, caller, client, db }) =>
    transact(db, async (tx) => {
      const current = await lockOwn(tx, pushNotificationTokens, params.id, caller, 'token')
      requireLasting(caller, limit)
      requireOwnAccount(sent, caller)
      const { account_id: _own, token = current.token, active, ...rest } = await accept(tx, { record: current.id })
      const arrived = current.token === null && token !== null
      const wanted = active ?? (arrived || current.active)
      requireToken(token, wanted)
      const place = placed({ browser: current.browser, mobile_os: current.mobile_os, ...rest })
      await save(tx, 'push_notification_tokens', current.id, {
        ...place,
        token,
        session_id: caller.sessionId,
        active: wanted,
        user_agent: agentOf(client),
        heard_at: sql`now()`,
      })
      return one(await find(tx, pushNotificationTokens, current.id, caller))
    }),

  deletePushNotificationToken: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lockOwn(tx, pushNotificationTokens, params.id, caller, 'token')
      await erase(tx, 'push_notification_tokens', id)
      return none
    }),

  getPushNotificationMessage: async ({ accept, db, jobs, limited }) => {
    const { token } = await accept(db)
    const client = await clientOf(db, token)
    if (limited) await attempt(db, [asksOf, client])
    return takeMessage(db, jobs, client)
  },
}

const agentOf = ({ userAgent }: { userAgent: string | null }): string | null => userAgent?.slice(0, 512) ?? null
