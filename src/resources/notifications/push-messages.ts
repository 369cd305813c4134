/**
 * Messages that wait for clients, and the pushes that wake them. A push holds nothing: the client that it wakes asks for its
 * messages, so that no push service reads them.
 */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import type { WakeClient } from '../../effects/push.ts'
import { conflict, notFound } from '../../refusals.ts'
import { among } from '../../verbs/among.ts'
import { someTogether } from '../../verbs/each-alone.ts'
import { plain } from '../../verbs/handler.ts'
import type { Plain } from '../../verbs/handler.ts'
import { written } from '../../verbs/timestamps.ts'
import { noticeOf } from './notifications.keys.ts'
import type { NotificationKey } from './notifications.keys.ts'

/**
 * Further parts of a statement that tells accounts in `told (id, account_id)`: a message for each active client of each
 * of them. More of the same news joins the message that waits, and wakes the client again.
 */
export function pushing(key: NotificationKey, parameters: object, only?: RawBuilder<unknown>): RawBuilder<unknown> {
  const { says: title, push = false } = noticeOf(key)
  const { title: about, excerpt } = parameters as { title?: string; excerpt?: string }
  return sql`, pushed as (insert into push_messages (id, push_notification_token_id, notification_id, title, body, tag)
    select uuid_v7(), clients.id, told.id, ${title}, ${(about ?? excerpt ?? '').slice(0, 500)}, ${key} from told
      join push_notification_tokens as clients on clients.account_id = told.account_id and clients.active
      join accounts as reached on reached.id = told.account_id
    where coalesce(reached.notification_preferences -> ${key} ? 'push', ${sql.lit(push)}) ${only ? sql`and reached.id in (${only})` : sql``}
    order by clients.id, told.id
    on conflict on constraint push_messages_unique do update
      set title = excluded.title, body = excluded.body, created_at = now(), queued_at = null)`
}

/** For how many seconds after a push a client that asks in vain is not pushed to again. */
const patienceSeconds = 60
/** For how many days messages wait, and clients are silent before they are taken as gone. */
const keptDays = 28
const silentDays = 90

interface Client {
  id: string
  active: boolean
  platform: string
  rested: boolean
}

/** The client that is named by its id or its token. @throws 404 for an unknown one. */
export async function clientOf(db: Database, token: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from push_notification_tokens where id = ${token} or token = ${token}
    order by id = ${token} desc limit 1`.execute(db)
  if (!rows[0]) throw notFound(token)
  return rows[0].id
}

/** Notes that a client asked. */
async function hear(tx: Transaction, id: string): Promise<Client | undefined> {
  const { rows } = await sql<Client>`update push_notification_tokens set heard_at = now() where id = ${id}
    returning id, active and (select status = 'active' from accounts where accounts.id = account_id) as active, platform,
      woken_at is null or woken_at <= now() - make_interval(secs => ${sql.lit(patienceSeconds)}) as rested`.execute(tx)
  return rows[0]
}

interface Message {
  id: string
  title: string
  body: string
  tag: string
  notification_id: string
  created_at: string
}

function takeOldest(tx: Transaction, client: string): Promise<Message | undefined> {
  const waiting = tx.selectFrom('push_messages').select('id').where('push_notification_token_id', '=', client)
  return tx
    .deleteFrom('push_messages')
    .where('id', '=', waiting.orderBy('created_at').orderBy('id').limit(1))
    .returning(['id', 'title', 'body', 'tag', 'notification_id', written('created_at').as('created_at')])
    .executeTakeFirst()
}

/**
 * Answers the oldest message that waits for a client and takes it as delivered; where none waits, has the client woken.
 * @throws 404 for one that is gone, 409 for one that is not active.
 */
export async function takeMessage(db: Database, jobs: Jobs, id: string): Promise<Plain> {
  await jobs.ready()
  return transact(db, async (tx) => {
    const client = await hear(tx, id)
    if (!client) throw notFound(id)
    if (!client.active) throw conflict('The token is not active.')
    const message = await takeOldest(tx, client.id)
    if (message) return plain({ data: shown(message) })
    const sent = client.platform === 'web'
    if (sent && client.rested) await wake(tx, jobs, [client.id])
    return plain({ data: null, meta: { sent } })
  })
}

const shown = ({ id, title, body, tag, notification_id, created_at }: Message) => ({
  id,
  type: 'push-messages',
  attributes: {
    ...{ title, body, icon: null, url: `/api/v2/notifications/${notification_id}`, tag },
    ...{ 'notification-id': notification_id, 'created-at': created_at },
  },
  relationships: {},
})

async function wake(tx: Transaction, jobs: Jobs, clients: readonly string[]): Promise<void> {
  await tx
    .updateTable('push_notification_tokens')
    .set({ woken_at: sql`now()` })
    .where(among('id', clients))
    .execute()
  const pushes = clients.map((token) => ({ token }))
  await jobs.sendAll(tx, 'push', pushes)
}

/** How many messages one transaction takes, and how many one tick. */
const atOnce = 500
const most = 10_000

interface ClientWithNews {
  client: string
  /** Whether it is to be pushed to. */
  web: boolean
}

/** Takes these messages as queued, and answers the clients that they are for. Whoever ticks besides skips what is taken here. */
async function takeClients(tx: Transaction, messages: readonly string[]): Promise<ClientWithNews[]> {
  const { rows } = await sql<ClientWithNews>`with due as (
      select id from push_messages where id = any(${messages}::text[]) and queued_at is null order by created_at for update skip locked),
    taken as (update push_messages set queued_at = now() from due where push_messages.id = due.id
      returning push_notification_token_id)
    select distinct clients.id as client, clients.platform = 'web' and clients.active as web from taken
      join push_notification_tokens as clients on clients.id = push_notification_token_id order by 1`.execute(tx)
  return rows
}

/** Queues a push for each client of the web that has news since the last; the apps come and ask. */
export async function wakeClients(db: Database, jobs: Jobs): Promise<void> {
  await jobs.ready()
  const rows = await db.selectFrom('push_messages').select('id').where('queued_at', 'is', null).orderBy('created_at').limit(most).execute()
  const waiting = rows.map((one) => one.id)
  await someTogether(waiting, atOnce, 'messages whose clients could not be woken', (some) =>
    transact(db, async (tx) => {
      const clients = (await takeClients(tx, some)).filter((one) => one.web)
      await wake(
        tx,
        jobs,
        clients.map((one) => one.client),
      )
    }),
  )
}

/** Wakes one client. One that the push service no longer knows is not pushed to again. @throws to be tried again. */
export async function pushTo(db: Database, wakeClient: WakeClient, { token: id }: { token: string }): Promise<void> {
  const client = await db
    .selectFrom('push_notification_tokens')
    .select(['token', 'browser'])
    .where('id', '=', id)
    .where('active', '=', true)
    .where('platform', '=', 'web')
    .executeTakeFirst()
  if (!client?.token || client.browser === null) return
  if ((await wakeClient({ browser: client.browser, token: client.token })) === 'woken') return
  await db
    .updateTable('push_notification_tokens')
    .set({ active: false, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('token', '=', client.token)
    .execute()
}

/** Takes clients that were silent for long as gone, and removes messages that nobody came for. */
export async function forgetClients(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const before = (days: number) => sql<string>`${at}::timestamptz - make_interval(days => ${sql.lit(days)})`
  await db
    .updateTable('push_notification_tokens')
    .set({ active: false, updated_at: at })
    .where('active', '=', true)
    .where('heard_at', '<', before(silentDays))
    .execute()
  await db.deleteFrom('push_messages').where('created_at', '<', before(keptDays)).execute()
}
