/** The checks and effects of the transitions of a premium service request. Each runs in the transaction that holds its row. */
import { sql } from 'kysely'
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Transaction } from '../../database/connection.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { withoutFigures } from '../../refusals.ts'
import { transition } from '../../verbs/lifecycle.ts'
import type { Actor, Parts, State } from '../../verbs/lifecycle.ts'
import { addTo, save } from '../../verbs/rows.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { tellOfStatus } from '../messaging/message-groups.requests.ts'
import { silenceDays, tellOfMove } from './premium-service-requests.telling.ts'
import { whyNoAsker, whyNoOffer } from './premium-service-requests.offers.ts'
import { open, stillAsked } from './premium-service-requests.parties.ts'
import { hold, settle } from './smarts.ts'

const hour = 3_600_000
const day = 24 * hour
/** A delivery that nobody objects to is complete after this many days. */
const completionDays = 7
const mostReworks = 2
/** How many open requests a requestor may have with one provider. */
const mostOpen = 10
/** The part of the agreed time in which the requestor may still call off, in percent. */
const earlyPercent = 25

type Columns = Written<'premium_service_requests'>

interface Step {
  tx: Transaction
  jobs: Jobs | undefined
  /** The row as it is now that the columns sent with the transition are written. */
  serviceRequest: Row<'premium_service_requests'>
  /** The row as it was before. */
  before: Row<'premium_service_requests'>
  actors: readonly Actor<'premium-service-requests'>[]
  /** The account that makes the transition; null for the recurring tick. */
  by: string | null
  now: Date
  /** The note that was sent with the transition. */
  note: string | null
}

/**
 * Brings a request whose row is locked and whose columns are written to `target`.
 * @throws what `transition` of a lifecycle throws, and 402 for want of smarts.
 */
export async function bringTo(step: Step, target: State<'premium-service-requests'>): Promise<void> {
  const { tx, jobs, serviceRequest, actors, by, now } = step
  const status = serviceRequest.status
  const taken = await transition('premium-service-requests', { from: status, to: target, actors }, { guards, effects }, step)
  if (!taken) return
  const columns: Columns = { status_updated_at: now.toISOString(), ...taken.columns }
  await save(tx, 'premium_service_requests', serviceRequest.id, columns)
  const managed = { ...serviceRequest, ...(columns as { manager_id?: string }), status }
  await tellOfMove({ tx, jobs }, managed, { event: taken.event, target, by })
  await tellOfStatus({ tx, jobs }, managed, target, by)
}

type StepParts = Parts<'premium-service-requests', Step, Columns>

const guards: StepParts['guards'] = {
  'on-offer': async ({ tx, serviceRequest }) =>
    [await whyNoAsker(tx, serviceRequest.requestor_id), (await whyNoOffer(tx, serviceRequest))?.why].filter(
      (why) => typeof why === 'string',
    ),
  room: async ({ tx, serviceRequest: { requestor_id, requestee_id } }) => {
    await takeAdvisoryLock(tx, `premium:${requestor_id}:${requestee_id}`)
    const { count } = await tx
      .selectFrom('premium_service_requests')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('requestor_id', '=', requestor_id)
      .where('requestee_id', '=', requestee_id)
      .where('status', 'in', open)
      .executeTakeFirstOrThrow()
    return count < mostOpen ? [] : [`There are ${mostOpen} open requests with this provider already`]
  },
  'new-terms': ({ serviceRequest, before }) =>
    serviceRequest.time_required !== before.time_required || serviceRequest.smarts_required !== before.smarts_required
      ? []
      : ['A counter-offer names another time_required or smarts_required'],
  priced: ({ serviceRequest }) => (serviceRequest.smarts_required === null ? ['smarts_required must be named before it is agreed to'] : []),
  note: ({ note }) => (note === null ? ['A note is needed'] : []),
  'something-sent': async ({ tx, serviceRequest }) =>
    (await isSentOrHeld(tx, serviceRequest)) ? [] : ['Something new must be attached before it is delivered'],
  'reworks-left': ({ serviceRequest }) => (serviceRequest.reworks < mostReworks ? [] : [`It was reworked ${mostReworks} times already`]),
  early: async ({ tx, serviceRequest, actors, now }) => {
    const { accepted_at, deliver_at, reworks } = serviceRequest
    if (actors.includes('manager') || accepted_at === null || deliver_at === null) return []
    if (now.getTime() > Date.parse(deliver_at) || (await isGone(tx, serviceRequest))) return []
    const agreed = Date.parse(deliver_at) - Date.parse(accepted_at)
    const late = reworks > 0 || now.getTime() >= Date.parse(accepted_at) + (agreed * earlyPercent) / 100
    return late ? [`The requestor calls off only before ${earlyPercent} % of the time has gone by, or once it is over`] : []
  },
}

const later = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString()

const effects: StepParts['effects'] = {
  'name-firms': async ({ tx, serviceRequest }) => firmsOf(tx, serviceRequest),
  manage: async ({ tx, serviceRequest }) => (serviceRequest.manager_id === null ? { manager_id: await nextManager(tx) } : {}),
  ask: async ({ now }) => ({ submitted_at: now.toISOString() }),
  answer: async ({ serviceRequest, actors, now }) =>
    actors.includes('requestee') ? { answered_at: serviceRequest.answered_at ?? now.toISOString() } : {},
  'await-answer': async ({ now }) => ({ expires_at: later(now, silenceDays * day), reminded: 0 }),
  'remember-terms': async ({ before }) => ({
    asked_time_required: before.time_required,
    asked_smarts_required: before.smarts_required,
  }),
  'restore-terms': async ({ serviceRequest }) => ({
    time_required: serviceRequest.asked_time_required,
    smarts_required: serviceRequest.asked_smarts_required,
  }),
  // Submitting names the company that pays.
  hold: async ({ tx, serviceRequest, actors }, columns) => {
    const holding = { ...serviceRequest, ...(columns as { company_id?: string | null }) }
    const held = hold(tx, holding, serviceRequest.smarts_required ?? 0)
    // How many a company has is nothing for the provider.
    return { held: await (actors.includes('requestee') ? held.catch(withoutFigures) : held) }
  },
  release: async ({ tx, serviceRequest }) => ({ held: await hold(tx, serviceRequest, 0), expires_at: null }),
  schedule: async ({ tx, serviceRequest, now }) => {
    const hours = await hoursOf(tx, serviceRequest)
    return { accepted_at: now.toISOString(), deliver_at: hours === null ? null : later(now, hours * hour), expires_at: null, reminded: 0 }
  },
  'await-completion': async ({ now }) => ({ completes_at: later(now, completionDays * day) }),
  redo: async ({ tx, serviceRequest, now }) => {
    const hours = await hoursOf(tx, serviceRequest)
    const deliver_at = hours === null ? null : later(now, (hours * hour) / 2)
    return { completes_at: null, reworks: serviceRequest.reworks + 1, deliver_at, reminded: 0 }
  },
  // The service before the balances, as submitting holds them.
  complete: async ({ tx, serviceRequest, before, now }) => {
    const { premium_service_id: service, smarts_required: price, held } = serviceRequest
    if (service !== null) await addTo(tx, 'premium_services', service, { completed_count: 1 })
    await settle(tx, { ...serviceRequest, held: price === before.smarts_required ? held : await hold(tx, serviceRequest, price ?? 0) })
    return { completed_at: now.toISOString(), completes_at: null, held: 0 }
  },
}

/** Whether the provider will do nothing any more: it left, or went to another firm. */
async function isGone(tx: Transaction, serviceRequest: Row<'premium_service_requests'>): Promise<boolean> {
  const { rows } = await sql`select from accounts where id in (${stillAsked(serviceRequest)}) and status <> 'deactivated'`.execute(tx)
  return rows.length === 0
}

/** Whether the provider attached something, since more work was asked for, or what was asked for is a conversation. */
async function isSentOrHeld(
  tx: Transaction,
  { id, requestee_id, premium_service_id, reworks, status_updated_at }: Row<'premium_service_requests'>,
): Promise<boolean> {
  const { rows } = await sql`select from premium_service_attachments
      where premium_service_request_id = ${id} and account_id = ${requestee_id}
        and (${reworks} = 0 or created_at >= ${status_updated_at}::timestamptz)
    union all select from premium_services where id = ${premium_service_id} and kind in ('call', 'meeting') limit 1`.execute(tx)
  return rows.length > 0
}

/** The company that pays and the one that is paid. */
export async function firmsOf(
  tx: Transaction,
  { requestor_id, requestee_id }: Pick<Row<'premium_service_requests'>, 'requestor_id' | 'requestee_id'>,
): Promise<{ company_id: string | null; provider_company_id: string | null }> {
  const parties = await tx.selectFrom('accounts').select(['id', 'company_id']).where('id', 'in', [requestor_id, requestee_id]).execute()
  const firmOf = (account: string) => parties.find(({ id }) => id === account)?.company_id ?? null
  return { company_id: firmOf(requestor_id), provider_company_id: firmOf(requestee_id) }
}

/** How many hours were agreed on, or the service takes. */
async function hoursOf(tx: Transaction, { time_required, premium_service_id }: Row<'premium_service_requests'>): Promise<number | null> {
  const service = tx.selectFrom('premium_services').select('time_required_hours').where('id', '=', premium_service_id)
  return time_required ?? (await service.executeTakeFirst())?.time_required_hours ?? null
}

/** The account manager who was given none the longest; none where there is no account manager. */
async function nextManager(tx: Transaction): Promise<string | null> {
  await takeAdvisoryLock(tx, 'premium managers')
  const next = await tx
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`'account-manager' = any(roles)`)
    .where('status', '=', 'active')
    .orderBy(sql`(select max(submitted_at) from premium_service_requests where manager_id = accounts.id) nulls first`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return next?.id ?? null
}
