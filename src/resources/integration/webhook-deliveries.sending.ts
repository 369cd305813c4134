/**
 * Sends what is due to the endpoints. One worker at a time sends to an endpoint, one event after the other, so that no endpoint
 * has more than one under way; those that do not answer quickly are in a queue apart from those that do. A worker that dies
 * leaves what it was sending as due, so that it goes out again.
 */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs, Queues } from '../../effects/jobs.ts'
import type { WebhookOutcome } from '../../effects/webhooks.ts'
import type { Tools } from '../../verbs/domain.ts'
import { payloadOf } from './webhook-deliveries.payload.ts'
import type { Happened } from './webhook-deliveries.payload.ts'
import { switchOff } from './webhook-endpoints.switching.ts'

const minute = 60
const hour = 60 * minute
/** After how many seconds an event is tried again that failed once, twice and so on; and for how long it is. */
const pauses = [5, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
const longest = 72 * hour
/** How long one job sends before it leaves the rest to the next, in milliseconds: less than a process takes to stop. */
const turn = 8_000
/** What a quick answer takes at most, in milliseconds, and how many in a row make an endpoint a quick one. */
const quick = 1_000
const quickInARow = 10

/** The delivery that goes out next to an endpoint by a time. Asked for one, each endpoint looks at its own, however many wait. */
const firstOf = (endpoint: RawBuilder<unknown> | string, due: string) => sql`select id from webhook_deliveries
  where webhook_endpoint_id = ${endpoint} and state = 'pending' and next_attempt_at <= ${due}::timestamptz
  order by next_attempt_at, id limit 1`

/** Queues each endpoint for which something is due at `now`, unless it is queued already. */
export async function queueDeliveries(db: Database, jobs: Jobs, now: Date): Promise<void> {
  await jobs.ready()
  const due = now.toISOString()
  await transact(db, async (tx) => {
    const { rows } = await sql<{
      endpoint: string
      quick: boolean
    }>`update webhook_endpoints set queued_until = now() + interval '2 minutes'
      where active and (queued_until is null or queued_until < now()) and (${firstOf(sql`webhook_endpoints.id`, due)}) is not null
      returning id as endpoint, quick_answers >= ${sql.lit(quickInARow)} as quick`.execute(tx)
    const of = (isQuick: boolean) => rows.filter((one) => one.quick === isQuick).map(({ endpoint }) => ({ endpoint, due }))
    await jobs.sendAll(tx, 'webhook', of(true))
    await jobs.sendAll(tx, 'webhook-slow', of(false))
  })
}

interface Sending extends Pick<Tools, 'db' | 'answers' | 'postWebhook' | 'jobs'> {
  /** Whether it goes on after an answer that was not quick, as among those that all take their time. */
  patient: boolean
}

interface Endpoint {
  id: string
  account: string
  url: string
  secrets: string[]
}

interface Delivery extends Happened {
  id: string
  failures: number
  /** Whether it is tried for as long as anything is. */
  last: boolean
}

/** Sends what is due of an endpoint for a turn, unless somebody is at it. What fails, or is slow among the quick, ends the turn. */
export async function sendDue(sending: Sending, { endpoint: id, due }: Queues['webhook']): Promise<void> {
  const { db } = sending
  const endpoint = await take(db, id, due)
  if (!endpoint) return
  const end = performance.now() + turn
  try {
    for (let next = await nextOf(db, id, due); next; next = await nextOf(db, id, due)) {
      if (!(await sendOne(sending, endpoint, next, due)) || performance.now() > end) break
    }
  } finally {
    await transact(db, (tx) => sql`update webhook_endpoints set busy_until = null, queued_until = null where id = ${id}`.execute(tx))
  }
}

/** What is due by a time ahead of the clock is sent as if it had come. */
const clock = (due: string) => sql`greatest(now(), ${due}::timestamptz)`

/** Takes an endpoint for longer than a turn and one try. */
const take = (db: Database, id: string, due: string): Promise<Endpoint | undefined> =>
  transact(db, async (tx) => {
    const { rows } = await sql<Endpoint>`update webhook_endpoints set busy_until = now() + interval '1 minute'
      where id = ${id} and active and (busy_until is null or busy_until < now())
      returning id, account_id as account, url,
        array_remove(array[secret, case when previous_secret_until > ${clock(due)} then previous_secret end], null) as secrets`.execute(tx)
    return rows[0]
  })

async function nextOf(db: Database, endpoint: string, due: string): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`select id, record_type, record_id, event, occurred_at, failures,
      failures >= ${sql.lit(pauses.length)} or begun_at <= ${clock(due)} - make_interval(secs => ${sql.lit(longest)}) as last
    from webhook_deliveries where id = (${firstOf(endpoint, due)})`.execute(db)
  return rows[0]
}

/**
 * Tries a delivery once. Answers whether the next one may follow at once.
 * @throws what keeps its body from being made; those behind it go before it then.
 */
async function sendOne(sending: Sending, endpoint: Endpoint, delivery: Delivery, due: string): Promise<boolean> {
  const { db, jobs, postWebhook, patient } = sending
  const body = await payloadOf(sending, endpoint.account, delivery).catch(async (error: unknown) => {
    await transact(db, async (tx) => {
      await noteTry(tx, delivery.id, { status: null, fault: 'It could not be made, for a fault of ours.' })
      await putOff(tx, delivery, delivery.last, due)
    })
    throw error
  })
  if (body === undefined) {
    await giveUp(db, delivery.id)
    return true
  }
  const began = performance.now()
  const outcome = await postWebhook({ url: endpoint.url, id: delivery.id, secrets: endpoint.secrets, body })
  const isQuick = performance.now() - began < quick
  await jobs().ready()
  return transact(db, async (tx) => {
    const isTaken = outcome.fault === null
    await noteTry(tx, delivery.id, outcome)
    if (isTaken) await noteSuccess(tx, endpoint.id, delivery.id, isQuick)
    else await noteFailure({ tx, jobs: jobs() }, endpoint.id, delivery, { gone: outcome.gone, due })
    return isTaken && (isQuick || patient)
  })
}

const noteTry = (tx: Transaction, id: string, { status, fault }: Pick<WebhookOutcome, 'status' | 'fault'>) =>
  sql`update webhook_deliveries set attempts = attempts + 1, last_status_code = ${status}::integer, last_error = ${fault}::text
    where id = ${id}`.execute(tx)

async function noteSuccess(tx: Transaction, endpoint: string, id: string, isQuick: boolean): Promise<void> {
  await sql`update webhook_deliveries set state = 'delivered', next_attempt_at = null, delivered_at = now() where id = ${id}`.execute(tx)
  await sql`update webhook_endpoints set last_delivered_at = now(), quick_answers = case when ${isQuick} then quick_answers + 1 else 0 end
    where id = ${endpoint}`.execute(tx)
}

/** Ends a delivery that was not even tried. */
const giveUp = (db: Database, id: string) =>
  transact(db, (tx) =>
    sql`update webhook_deliveries set state = 'failed', next_attempt_at = null,
      last_error = 'What happened is no longer to be seen by the account.' where id = ${id} and state = 'pending'`.execute(tx),
  )

interface Failing {
  tx: Transaction
  jobs: Jobs
}

/** Has a delivery wait for its next try or, after the last one, given up. */
async function putOff(tx: Transaction, { id, failures }: Delivery, isLast: boolean, due: string): Promise<void> {
  if (isLast)
    await sql`update webhook_deliveries set state = 'failed', next_attempt_at = null where id = ${id} and state = 'pending'`.execute(tx)
  else
    await sql`update webhook_deliveries set failures = failures + 1,
        next_attempt_at = ${clock(due)} + make_interval(secs => ${pauses[failures]}::integer)
      where id = ${id} and state = 'pending'`.execute(tx)
}

/** Puts a delivery off that an endpoint did not take; one that took nothing until the last try is switched off. */
async function noteFailure({ tx, jobs }: Failing, endpoint: string, delivery: Delivery, { gone, due }: { gone: boolean; due: string }) {
  await sql`update webhook_endpoints set quick_answers = 0 where id = ${endpoint}`.execute(tx)
  const isLast = gone || delivery.last
  await putOff(tx, delivery, isLast, due)
  if (!isLast || (!gone && (await tookAny(tx, endpoint, delivery.id)))) return
  if (await switchOff(tx, endpoint, gone ? 'gone' : 'failing')) await jobs.send(tx, 'webhook-mail', { endpoint })
}

/** Whether anything came through since a delivery was tried first. */
async function tookAny(tx: Transaction, endpoint: string, delivery: string): Promise<boolean> {
  const { rows } = await sql`select from webhook_endpoints join webhook_deliveries on webhook_endpoint_id = webhook_endpoints.id
    where webhook_endpoints.id = ${endpoint} and webhook_deliveries.id = ${delivery} and last_delivered_at >= begun_at`.execute(tx)
  return rows.length > 0
}
